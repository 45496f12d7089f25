//! What somebody meant who was heard: the whole utterance, or nothing of it.

use super::grammar::Grammar;
use super::hypothesis::{Hypothesis, LIKELY};
use super::intent::{Intent, Misunderstood};
use super::pattern::{Pattern, Piece, Slot, Token};
use super::phrases::Phrases;
use super::understand::Listener;
use super::verb::Verb;
use crate::game::SeatSet;

/// The most ways to read an utterance by words that sound the same.
const MOST_ALIKE: usize = 64;

/// What an utterance means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A command, as if it had been typed.
    Meant(Intent),
    /// A command that is not complete.
    Unfinished {
        /// Which one.
        verb: Verb,
        /// The players who were named so far.
        players: SeatSet,
    },
    /// A name that fits several players.
    Ambiguous {
        /// What was heard.
        word: String,
        /// Who may be meant.
        candidates: SeatSet,
    },
    /// Words that are listened for, but nothing that can be meant by them.
    Impossible(Misunderstood),
    /// Players talk to each other, or nothing was said.
    NotForUs,
}

impl Heard {
    /// What a whole utterance means. Nothing is guessed around a word that was not understood.
    #[must_use]
    pub fn understood(utterance: &str, grammar: &Grammar, listener: &Listener) -> Self {
        if utterance.trim().is_empty() || utterance.split_whitespace().any(|word| grammar.is_decoy(word)) {
            return Self::NotForUs;
        }
        match Self::as_said(utterance, listener) {
            // Half a tally may be what was left of a whole one.
            Ok(Intent::Numbered(Verb::Approvals | Verb::Reject, _)) if grammar.allows(Verb::Vote) => {
                Self::Unfinished { verb: Verb::Vote, players: SeatSet::EMPTY }
            }
            Ok(intent)
                if !grammar.allows(intent.verb()) || only_typed(utterance, intent.verb(), listener.phrases) =>
            {
                Self::Impossible(Misunderstood::Unknown)
            }
            Ok(Intent::Opens(verb)) if !matches!(verb, Verb::Approve | Verb::Reject | Verb::Success) => {
                Self::Unfinished { verb, players: SeatSet::EMPTY }
            }
            // No team is of one: somebody breathes, or a noise was taken for a name.
            Ok(Intent::Propose(players)) if players.len() < 2 => Self::Unfinished { verb: Verb::Propose, players },
            Ok(intent) => match players(&intent).filter(|_| goes_on(utterance, listener.phrases)) {
                Some(players) => Self::Unfinished { verb: intent.verb(), players },
                None => Self::Meant(intent),
            },
            Err(Misunderstood::Incomplete(verb)) => Self::Unfinished { verb, players: SeatSet::EMPTY },
            Err(Misunderstood::AmbiguousPlayer { word, candidates }) => Self::Ambiguous { word, candidates },
            Err(why @ (Misunderstood::NoSeat(_) | Misunderstood::Twice(_) | Misunderstood::Several(_))) => {
                Self::Impossible(why)
            }
            // Words that are listened for in an order that nobody says: something else was said.
            Err(_) => Self::Impossible(Misunderstood::Unknown),
        }
    }

    /// The command of an utterance in which any word may have been another one that sounds the same: "three two two" is
    /// "three to two". As it was heard it comes first.
    fn as_said(utterance: &str, listener: &Listener) -> Result<Intent, Misunderstood> {
        let heard = listener.understand(utterance);
        if heard.is_ok() {
            return heard;
        }
        let alike = |word| listener.phrases.first().map_or_else(|| vec![word], |phrases| phrases.sound_like(word));
        let mut said = vec![String::new()];
        for word in utterance.split_whitespace() {
            let words = alike(word);
            if said.len() * words.len() > MOST_ALIKE {
                return heard;
            }
            said = said.iter().flat_map(|so_far| words.iter().map(move |word| format!("{so_far} {word}"))).collect();
        }
        said.iter().find_map(|words| listener.understand(words).ok()).map_or(heard, Ok)
    }

    /// Whether nothing was said that is a command, or could have become one.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        matches!(self, Self::NotForUs | Self::Impossible(Misunderstood::Unknown))
    }

    /// The likeliest of the readings that begin with the wake phrase, if they are likely enough together: whatever follows it,
    /// it was said.
    #[must_use]
    pub fn called<'a>(readings: &'a [Hypothesis], phrases: &Phrases) -> Option<&'a str> {
        let calls = |one: &Hypothesis| Self::wakes(&one.words, phrases).is_some();
        let (likeliest, share) = Hypothesis::together(readings, calls)?;
        (share >= LIKELY).then_some(&likeliest.words)
    }

    /// With how many words an utterance begins that wake the narrator; none if it begins with others. What follows them
    /// was said in the same breath.
    #[must_use]
    pub fn wakes(utterance: &str, phrases: &Phrases) -> Option<usize> {
        let tokens = Token::split(utterance);
        let begins = |pattern: &&Pattern| {
            let words: Vec<&str> = pattern.literal_words().collect();
            tokens.len() >= words.len() && words.iter().zip(&tokens).all(|(word, token)| *word == token.word)
        };
        phrases.wake().iter().find(begins).map(|pattern| pattern.literal_words().count())
    }
}

/// The players whom a command lists.
fn players(intent: &Intent) -> Option<SeatSet> {
    match intent {
        Intent::Propose(players)
        | Intent::Add(players)
        | Intent::Remove(players)
        | Intent::Approve(players)
        | Intent::Reject(players) => Some(*players),
        _ => None,
    }
}

/// "Ana and Ben and", or "and Ben": something is missing.
fn goes_on(utterance: &str, phrases: &[&Phrases]) -> bool {
    let tokens = Token::split(utterance);
    let joins = |token: &Token| phrases.iter().any(|phrases| phrases.joins(&token.word));
    tokens.first().is_some_and(joins) || tokens.last().is_some_and(joins)
}

/// Whether this is understood only from the keyboard: words too short to be heard well, or a number alone.
fn only_typed(utterance: &str, verb: Verb, phrases: &[&Phrases]) -> bool {
    let tokens = Token::split(utterance);
    let is_number = |token: &Token| phrases.iter().any(|phrases| phrases.number(&token.word).is_some());
    let says = |pattern: &Pattern| {
        pattern.pieces().len() == tokens.len()
            && pattern.pieces().iter().zip(&tokens).all(|(piece, token)| match piece {
                Piece::Word(word) => word.folded == token.word,
                Piece::Slot(slot) => *slot == Slot::Number && is_number(token),
            })
    };
    phrases.iter().any(|phrases| phrases.typed(verb).iter().any(says))
}
