//! Words that carry meaning, whatever stands around them: numbers, names, sides, cards, question words and topics.
//!
//! The words stand in `meaning.toml` of each language, a row for each meaning. A word that ends with a star stands for all
//! that begin with it. Nothing else about a language is known here: what is made of the meanings is the same in all.

use std::collections::BTreeMap;

use super::Language;
use super::languages::ReadOnce;
use super::names::Names;
use super::pattern::Token;
use super::phrases::Phrases;
use crate::game::Seat;

/// The longest phrase that means one thing, in words.
const LONGEST: usize = 5;

/// The shortest word in which a slip of a finger is seen.
const SLIP: usize = 5;

macro_rules! meanings {
    ($($(#[doc = $doc:literal])+ $name:ident $id:literal,)+) => {
        /// What a word is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Meaning {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Meaning {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its row in the file of a language.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}

meanings! {
    /// A vote for the team.
    For "for",
    /// A vote against it.
    Against "against",
    /// The team is approved.
    Passed "passed",
    /// The team is rejected.
    Refused "refused",
    /// A Fail.
    Fail "fail",
    /// A Success.
    Success "success",
    /// No Fail at all.
    Clean "clean",
    /// Everybody.
    All "all",
    /// Nobody.
    Nobody "nobody",
    /// Nobody but these.
    Only "only",
    /// Everybody but these.
    Except "except",
    /// Two, where there are two.
    Both "both",
    /// All others.
    Rest "rest",
    /// One, before what is counted.
    One "one",
    /// What was just said is put right.
    Correction "correction",
    /// Whoever speaks.
    Me "me",
    /// Somebody goes, is chosen, is meant.
    Choice "choice",
    /// Together with whoever speaks.
    Along "along",
    /// It is not so.
    Not "not",
    /// Joins names.
    And "and",
    /// Means nothing by itself.
    Filler "filler",
    /// Which player.
    Who "who",
    /// How many.
    HowMany "how-many",
    /// What, how, which.
    What "what",
    /// Whether something may be done, or has to.
    May "may",
    /// Whether something is so.
    Whether "whether",
    /// The leader, or to lead.
    Leader "leader",
    /// What comes after.
    Next "next",
    /// What was before.
    Before "before",
    /// The team, or to be on it.
    Team "team",
    /// A mission.
    Mission "mission",
    /// Players, people.
    People "people",
    /// Those who want missions to fail.
    Spies "spies",
    /// Those who want them to succeed.
    Loyal "loyal",
    /// To vote, a vote.
    Vote "vote",
    /// Rejections in a row.
    Rejections "rejections",
    /// As many for as against.
    Tie "tie",
    /// The score.
    Score "score",
    /// To win.
    Win "win",
    /// To be needed, to take.
    Need "need",
    /// The last one.
    Last "last",
    /// A token.
    Token "token",
    /// A way round the table.
    Way "way",
    /// To know, to see each other.
    Know "know",
    /// To talk, to say.
    Talk "talk",
    /// To show a card.
    Show "show",
    /// At the same time.
    Together "together",
    /// The same person, again.
    Again "again",
    /// A card.
    Card "card",
    /// Not to vote at all.
    Abstain "abstain",
    /// On the left.
    Left "left",
    /// On the right.
    Right "right",
    /// More slowly.
    Slower "slower",
    /// Faster.
    Faster "faster",
    /// Louder.
    Louder "louder",
    /// More quietly.
    Quieter "quieter",
    /// Once more.
    Repeat "repeat",
    /// Taken back.
    Undo "undo",
    /// The first one.
    First "first",
    /// The second one.
    Second "second",
    /// The third one.
    Third "third",
    /// The fourth one.
    Fourth "fourth",
    /// The fifth one.
    Fifth "fifth",
}

/// A part of a line: a name, a number, a word with meaning, or one without.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// Whose name it is.
    pub seat: Option<Seat>,
    /// Which number it is.
    pub number: Option<u32>,
    /// What it may be about; nothing where the word is not known.
    pub meanings: Vec<Meaning>,
    /// Whether a comma or the like stands before it.
    pub apart: bool,
}

impl Spot {
    /// Whether it may mean this.
    #[must_use]
    pub fn is(&self, meaning: Meaning) -> bool {
        self.meanings.contains(&meaning)
    }

    /// Whether nobody knows what it means.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.seat.is_none() && self.number.is_none() && self.meanings.is_empty()
    }
}

/// The words of a language, by their meaning.
#[derive(Debug, Default)]
pub struct Meanings {
    /// Phrases of so many words, as they are compared.
    phrases: BTreeMap<String, Vec<Meaning>>,
    /// Beginnings of words.
    stems: Vec<(String, Meaning)>,
}

static READ: ReadOnce<Meanings> = ReadOnce::new();

impl Meanings {
    /// The words of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        READ.of(language, |language| Self::read(language.files().meanings))
    }

    fn read(file: &str) -> Self {
        let rows: BTreeMap<String, Vec<String>> = toml::from_str(file).unwrap_or_default();
        let mut read = Self::default();
        for meaning in Meaning::ALL {
            for word in rows.get(meaning.id()).into_iter().flatten() {
                match word.strip_suffix('*') {
                    Some(stem) => read.stems.push((Token::compared(stem), *meaning)),
                    None => read.phrases.entry(Token::compared(word)).or_default().push(*meaning),
                }
            }
        }
        read
    }

    /// The parts of a line.
    #[must_use]
    pub fn spot(&self, line: &str, phrases: &Phrases, names: &Names) -> Vec<Spot> {
        let tokens = Token::split(line);
        let (mut spots, mut rest) = (Vec::new(), &tokens[..]);
        while let Some(first) = rest.first() {
            let (mut spot, words) = self.one(rest, phrases, names);
            spot.apart = first.apart;
            spots.push(spot);
            rest = &rest[words..];
        }
        spots
    }

    fn one(&self, tokens: &[Token], phrases: &Phrases, names: &Names) -> (Spot, usize) {
        if let Some((seat, words)) = names.begun_by(tokens) {
            return (Spot { seat: Some(seat), ..Spot::default() }, words);
        }
        let end = tokens.iter().skip(1).take(LONGEST).position(|token| token.apart).map_or(LONGEST, |at| at + 1);
        for words in (1..=end.min(tokens.len())).rev() {
            let said = tokens[..words].iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ");
            let mut meanings = self.phrases.get(&said).cloned().unwrap_or_default();
            if words == 1 {
                meanings.extend(self.stems.iter().filter(|(stem, _)| said.starts_with(stem)).map(|(_, of)| *of));
            }
            meanings.sort();
            meanings.dedup();
            let number = phrases.number(&said).filter(|_| words == 1);
            if number.is_some() || !meanings.is_empty() {
                return (Spot { number, meanings, ..Spot::default() }, words);
            }
        }
        (Spot { meanings: self.with_a_slip(&tokens[0].word), ..Spot::default() }, 1)
    }

    /// What a word means in which a finger has slipped once; nothing where it may be several things.
    fn with_a_slip(&self, word: &str) -> Vec<Meaning> {
        let length = word.chars().count();
        let slipped = |known: &str, said: &str| {
            let swapped = known.len() == said.len() && known.chars().all(|sign| said.contains(sign));
            strsim::osa_distance(known, said) == 1 && (length >= SLIP || swapped)
        };
        let of_words = self.phrases.iter().filter(|(known, _)| slipped(known, word)).map(|(_, of)| of.clone());
        // The beginning of a word may have one letter more or less by the slip.
        let begins = |stem: &str| {
            let ends = word.char_indices().map(|(at, _)| at).chain([word.len()]);
            ends.filter(|end| end.abs_diff(stem.len()) <= 1).any(|end| slipped(stem, &word[..end]))
        };
        let long = |stem: &str| stem.len() >= SLIP && length >= SLIP;
        let of_stems =
            self.stems.iter().filter(|(stem, _)| if long(stem) { begins(stem) } else { slipped(stem, word) });
        let mut found: Vec<Vec<Meaning>> = of_words.collect();
        let of_stems: Vec<Meaning> = of_stems.map(|(_, of)| *of).collect();
        found.extend((!of_stems.is_empty()).then_some(of_stems));
        found.dedup();
        if found.len() == 1 { found.remove(0) } else { Vec::new() }
    }
}
