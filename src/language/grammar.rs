//! What the recogniser listens for: every string is something that can be said now, in words that the model knows.
//!
//! A recogniser makes a model of pairs of words out of the strings: it also hears other orders of the same words.
//! So a team isn't listed in all its orders, only each name beside each other one. And whatever comes back is parsed
//! again, by [`Heard`](super::heard::Heard).

mod fillings;

use std::collections::{BTreeMap, BTreeSet};

use super::callings::Callings;
use super::pattern::{Pattern, Piece, Slot, Token, Word};
use super::phrases::{Phrases, Place};
use super::verb::Verb;
use super::vocabulary::Vocabulary;
use fillings::Fillings;

/// What stands for all words that nobody listens for.
pub const UNKNOWN: &str = "[unk]";

/// Questions and the like, which may be said at any time.
pub const ALWAYS: [Verb; 15] = [
    Verb::Undo,
    Verb::Redo,
    Verb::Repeat,
    Verb::Status,
    Verb::Score,
    Verb::ScoreFull,
    Verb::Votes,
    Verb::VotesOf,
    Verb::Who,
    Verb::Help,
    Verb::Faster,
    Verb::Slower,
    Verb::Louder,
    Verb::Quieter,
    Verb::EarsOff,
];

/// Of so many strings one more is the unknown word: it must weigh something, or every noise is a command.
const STRINGS_PER_UNKNOWN: usize = 40;

/// A command of few phrases is listed again, at most so often: or those with names in them drown it.
const MOST_OFTEN: usize = 6;

/// What can be said at one moment.
#[derive(Clone, Debug)]
pub struct Grammar {
    verbs: BTreeSet<Verb>,
    phrases: Vec<(Verb, String)>,
    examples: Vec<(Verb, Pattern)>,
    decoys: Vec<String>,
    decoy_words: BTreeSet<String>,
}

impl Grammar {
    /// What can be said while these commands are open.
    #[must_use]
    pub fn new(open: &[Verb], phrases: &Phrases, callings: &Callings, vocabulary: &Vocabulary) -> Self {
        let mut grammar = Self::silent(phrases, vocabulary);
        grammar.verbs = open.iter().copied().chain(ALWAYS).collect();
        if open.contains(&Verb::Vote) {
            grammar.verbs.extend([Verb::ApproveAll, Verb::RejectAll]);
        }
        let fillings = Fillings::new(phrases, callings, vocabulary);
        let mut known = BTreeSet::new();
        for (verb, place, pattern) in phrases.all() {
            // "How has" alone is the rest of a question of which the name was not heard. "Approve" is a whole answer only
            // in a roll call: while a tally is asked for, it would be the rest of "all approve".
            let whole = !open.contains(&Verb::Vote) && matches!(verb, Verb::Approve | Verb::Reject);
            let listened = match place {
                Place::Phrases => grammar.verbs.contains(&verb),
                Place::Answers => open.contains(&verb),
                Place::Opens => open.contains(&verb) && whole,
            };
            if !listened || phrases.only_typed(verb, pattern) {
                continue;
            }
            for filling in fillings.of(verb, pattern, open) {
                let Some(phrase) = spelled(pattern, &filling, vocabulary) else { break };
                // Of words that sound the same each would be too unlikely to be heard.
                let phrase = phrase.split(' ').map(|word| phrases.heard_as(word)).collect::<Vec<_>>().join(" ");
                if grammar.examples.last().is_none_or(|(last, _)| *last != verb) {
                    grammar.examples.push((verb, pattern.clone()));
                }
                if known.insert(phrase.clone()) {
                    grammar.phrases.push((verb, phrase));
                }
            }
        }
        grammar.without_own_words()
    }

    /// Nothing but what wakes the narrator.
    #[must_use]
    pub fn wake(phrases: &Phrases, vocabulary: &Vocabulary) -> Self {
        let mut grammar = Self::silent(phrases, vocabulary);
        let wake = phrases.wake().iter().filter_map(|pattern| spelled(pattern, &[], vocabulary));
        grammar.phrases = wake.map(|phrase| (Verb::Talk, phrase)).collect();
        grammar.without_own_words()
    }

    /// A name that is tried: what it may sound like, what else can be said meanwhile, and how the other players are
    /// called, or every noise would be this name.
    #[must_use]
    pub fn name(
        candidates: &[String],
        open: &[Verb],
        phrases: &Phrases,
        callings: &Callings,
        vocabulary: &Vocabulary,
    ) -> Self {
        let mut grammar = Self::silent(phrases, vocabulary);
        grammar.verbs = open.iter().copied().collect();
        let said =
            phrases.all().filter(|(verb, _, pattern)| open.contains(verb) && !phrases.only_typed(*verb, pattern));
        let said = said.filter_map(|(verb, _, pattern)| Some((verb, spelled(pattern, &[], vocabulary)?)));
        let others = callings.iter().filter_map(|(_, calling)| calling.name.words().map(str::to_owned));
        let others = others.filter(|name| !candidates.contains(name));
        let names = candidates.iter().cloned().chain(others).map(|name| (Verb::TryNames, name));
        grammar.phrases = names.chain(said).collect();
        grammar.without_own_words()
    }

    /// A word of something that can be said now is no decoy now.
    fn without_own_words(mut self) -> Self {
        for word in self.phrases.iter().flat_map(|(_, phrase)| phrase.split(' ')) {
            self.decoy_words.remove(&Token::folded(word));
        }
        self
    }

    /// No command, only what is no command.
    fn silent(phrases: &Phrases, vocabulary: &Vocabulary) -> Self {
        let decoys: Vec<String> =
            phrases.decoys().iter().filter_map(|pattern| spelled(pattern, &[], vocabulary)).collect();
        let decoy_words = decoys.iter().flat_map(|decoy| decoy.split(' ')).map(Token::folded).collect();
        Self { verbs: BTreeSet::new(), phrases: Vec::new(), examples: Vec::new(), decoys, decoy_words }
    }

    /// The strings for the recogniser: phrases and decoys, and the unknown word, some of them several times. The more
    /// often a string stands there, the more it weighs. Never empty.
    #[must_use]
    pub fn listed(&self) -> Vec<String> {
        let mut counts: BTreeMap<Verb, usize> = BTreeMap::new();
        for (verb, _) in &self.phrases {
            *counts.entry(*verb).or_default() += 1;
        }
        let most = counts.values().copied().max().unwrap_or_default();
        let phrases = self.phrases.iter().flat_map(|(verb, phrase)| {
            let times = (most / counts[verb]).isqrt().clamp(1, MOST_OFTEN);
            std::iter::repeat_n(phrase, times)
        });
        let mut listed: Vec<String> = phrases.chain(&self.decoys).cloned().collect();
        let unknown = 1 + listed.len() / STRINGS_PER_UNKNOWN;
        listed.extend(std::iter::repeat_n(UNKNOWN.to_owned(), unknown));
        listed
    }

    /// The phrases, each with its command.
    pub fn phrases(&self) -> impl Iterator<Item = (Verb, &str)> {
        self.phrases.iter().map(|(verb, phrase)| (*verb, phrase.as_str()))
    }

    /// What can be said now: of each command the first phrase that is listened for.
    #[must_use]
    pub fn examples(&self) -> &[(Verb, Pattern)] {
        &self.examples
    }

    /// Whether a command is listened for.
    #[must_use]
    pub fn allows(&self, verb: Verb) -> bool {
        self.verbs.contains(&verb)
    }

    /// Whether a word shows that the players talk to each other.
    #[must_use]
    pub fn is_decoy(&self, word: &str) -> bool {
        word == UNKNOWN || self.decoy_words.contains(&Token::folded(word))
    }
}

/// A phrase in the model's spelling, with these words in its slots; none if the model doesn't know all its words.
fn spelled(pattern: &Pattern, filling: &[String], vocabulary: &Vocabulary) -> Option<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut filling = filling.iter();
    for pieces in pattern.pieces().chunk_by(|one, next| is_word(one) && is_word(next)) {
        match &pieces[0] {
            Piece::Slot(_) => parts.push(filling.next()?.clone()),
            Piece::Word(_) => parts.push(vocabulary.spell(pieces.iter().filter_map(word))?),
        }
    }
    Some(parts.join(" "))
}

fn is_word(piece: &Piece) -> bool {
    word(piece).is_some()
}

fn word(piece: &Piece) -> Option<&Word> {
    match piece {
        Piece::Word(word) => Some(word),
        Piece::Slot(_) => None,
    }
}

/// The slots of a phrase, in order.
fn slots(pattern: &Pattern) -> Vec<Slot> {
    let slot = |piece: &Piece| match piece {
        Piece::Slot(slot) => Some(*slot),
        Piece::Word(_) => None,
    };
    pattern.pieces().iter().filter_map(slot).collect()
}
