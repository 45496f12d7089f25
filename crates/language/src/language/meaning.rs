//! Words that carry meaning, whatever stands around them: numbers, names, sides, cards, question words and topics.
//!
//! The words stand in `meaning.toml` of each language, a row for each meaning. A word that ends with a star stands for all
//! that begin with it. Nothing else about a language is known here: what is made of the meanings is the same in all.

mod slips;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::Language;
use super::languages::ReadOnce;
use super::names::Names;
use super::pattern::Token;
use super::phrases::Phrases;
use crate::game::{PlotCard, Seat};

/// The longest phrase that means one thing, in words.
const LONGEST: usize = 6;

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
    /// The same as what was told last: "Ben too".
    Too "too",
    /// One, before what is counted.
    One "one",
    /// What was just said is put right.
    Correction "correction",
    /// Whoever speaks.
    Me "me",
    /// Whoever is spoken to.
    You "you",
    /// What somebody is asked for kindly.
    Plea "plea",
    /// Somebody is not ready.
    Hold "hold",
    /// Somebody is ready.
    Ready "ready",
    /// Somebody leaves the table.
    Leave "leave",
    /// Somebody plays on for somebody else.
    FillsIn "fills-in",
    /// Somebody gets another name.
    Called "called",
    /// Somebody is accused.
    Accuse "accuse",
    /// Somebody is shot, examined, accused: not sent anywhere.
    Aims "aims",
    /// Whoever speaks guesses.
    Guess "guess",
    /// Whoever speaks says what they think.
    Opinion "opinion",
    /// Nobody doubts it, and it has not happened yet.
    Sure "sure",
    /// Somebody goes, is chosen, is meant.
    Choice "choice",
    /// Somebody names somebody.
    Naming "naming",
    /// Somebody comes in place of somebody else.
    Instead "instead",
    /// Somebody is taken out for somebody else.
    Swap "swap",
    /// A card is drawn, handed over, received.
    Handed "handed",
    /// The narrator is to do it for whoever speaks.
    ForMe "for-me",
    /// A card is used.
    Use "use",
    /// A card is kept for later.
    Keep "keep",
    /// Together with whoever speaks.
    Along "along",
    /// It is not so.
    Not "not",
    /// It is wished or advised, and has not happened.
    Wish "wish",
    /// It may be so, and nobody is sure.
    Doubt "doubt",
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
    /// It was said, it was so.
    Told "told",
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
    /// About whom or what.
    About "about",
    /// Whether something is in the game.
    InPlay "in-play",
    /// What something does.
    Does "does",
    /// What is to be done now.
    WhatNow "what-now",
    /// The whole game in short.
    Recap "recap",
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
    /// One after the other.
    InTurn "in-turn",
    /// Something was told wrongly.
    Mistake "mistake",
    /// Once more.
    Repeat "repeat",
    /// Another game.
    Anew "anew",
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
    /// Which plot card it is.
    pub card: Option<PlotCard>,
    /// Which number it is.
    pub number: Option<u32>,
    /// What it may be about; nothing where the word is not known.
    pub meanings: Vec<Meaning>,
    /// Whether a comma or the like stands before it.
    pub apart: bool,
    /// Where it stands in the line, in bytes.
    pub span: Range<usize>,
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
        self.seat.is_none() && self.card.is_none() && self.number.is_none() && self.meanings.is_empty()
    }
}

/// The words of a language, by their meaning.
#[derive(Debug, Default)]
pub struct Meanings {
    /// Phrases as they are compared, with how each is written: "wären" may be another word than "waren".
    phrases: BTreeMap<String, Vec<(String, Meaning)>>,
    /// The words in phrases of several.
    words: BTreeSet<String>,
    /// Beginnings of words, by their first letter.
    stems: BTreeMap<Option<char>, Vec<(String, Meaning)>>,
    /// Ends of words: "-erais" is never said of what has happened.
    ends: Vec<(String, Meaning)>,
    /// What plot cards are called.
    cards: BTreeMap<String, PlotCard>,
}

static READ: ReadOnce<Meanings> = ReadOnce::new();

impl Meanings {
    /// The words of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        READ.of(language, |language| {
            let names =
                |card: PlotCard| Phrases::of(language).names_of_card(card).iter().map(move |name| (name, card));
            let cards = PlotCard::ALL.into_iter().flat_map(names).map(|(name, card)| (Token::compared(name), card));
            Self { cards: cards.collect(), ..Self::read(language.files().meanings) }
        })
    }

    fn read(file: &str) -> Self {
        let rows: BTreeMap<String, Vec<String>> = toml::from_str(file).unwrap_or_default();
        let mut read = Self::default();
        for meaning in Meaning::ALL {
            for word in rows.get(meaning.id()).into_iter().flatten() {
                if let Some(end) = word.strip_prefix('*') {
                    read.ends.push((Token::compared(end), *meaning));
                    continue;
                }
                match word.strip_suffix('*') {
                    Some(stem) => {
                        let stem = Token::compared(stem);
                        read.stems.entry(stem.chars().next()).or_default().push((stem, *meaning));
                    }
                    None => {
                        read.words.extend(Token::compared(word).split(' ').map(str::to_owned));
                        read.phrases.entry(Token::compared(word)).or_default().push((word.to_lowercase(), *meaning));
                    }
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
            let (mut spot, words) = self.one(line, rest, phrases, names);
            spot.apart = first.apart;
            spot.span = first.span.start..rest[words - 1].span.end;
            spots.push(spot);
            rest = &rest[words..];
        }
        spots
    }

    fn one(&self, line: &str, tokens: &[Token], phrases: &Phrases, names: &Names) -> (Spot, usize) {
        if let Some((seat, words)) = names.begun_by(tokens) {
            return (Spot { seat: Some(seat), ..Spot::default() }, words);
        }
        let end = tokens.iter().skip(1).take(LONGEST).position(|token| token.apart).map_or(LONGEST, |at| at + 1);
        for words in (1..=end.min(tokens.len())).rev() {
            let said = tokens[..words].iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ");
            let mut meanings = self.of_words(&said, &line[tokens[0].span.start..tokens[words - 1].span.end]);
            let begins = |stem: &str| said.starts_with(stem) && stem.matches(' ').count() + 1 == words;
            let stems = self.stems.get(&said.chars().next()).into_iter().flatten();
            meanings.extend(stems.filter(|(stem, _)| begins(stem)).map(|(_, of)| *of));
            let ends = self.ends.iter().filter(|(end, _)| words == 1 && said.ends_with(end));
            meanings.extend(ends.map(|(_, of)| *of));
            meanings.sort();
            meanings.dedup();
            if meanings.is_empty() && words > 1 {
                meanings = self.of_phrase_with_a_slip(&said, &tokens[..words]);
            }
            let card = self.cards.get(&said).copied();
            // "Zweimal" counts as well.
            let counted = said.strip_suffix("mal").unwrap_or(&said);
            let number = phrases.number(&said).or_else(|| phrases.number(counted)).filter(|_| words == 1);
            if card.is_some() || number.is_some() || !meanings.is_empty() {
                return (Spot { card, number, meanings, ..Spot::default() }, words);
            }
        }
        if let Some((card, words)) = self.card_with_a_slip(tokens) {
            return (Spot { card: Some(card), ..Spot::default() }, words);
        }
        // "Bens Karte": whose it is.
        let owner = tokens[0].word.strip_suffix('s').and_then(|name| names.called(name));
        if owner.is_some() {
            return (Spot { seat: owner, ..Spot::default() }, 1);
        }
        (Spot { meanings: self.with_a_slip(&tokens[0].word), ..Spot::default() }, 1)
    }

    /// Whether a word means nothing by itself.
    #[must_use]
    pub fn is_filler(&self, compared: &str) -> bool {
        self.phrases.get(compared).is_some_and(|of| of.iter().any(|(_, meaning)| *meaning == Meaning::Filler))
    }

    /// What words mean. Those that are written just so are meant rather than those that are only compared the same.
    fn of_words(&self, compared: &str, written: &str) -> Vec<Meaning> {
        let known = self.phrases.get(compared).map(Vec::as_slice).unwrap_or_default();
        let written = written.to_lowercase();
        let is_written_so = known.iter().any(|(word, _)| *word == written);
        known.iter().filter(|(word, _)| !is_written_so || *word == written).map(|(_, meaning)| *meaning).collect()
    }
}
