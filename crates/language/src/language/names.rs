//! The players' names as they are typed and heard.

use super::intent::Misunderstood;
use super::pattern::Token;
use super::phrases::Phrases;
use super::plain::plain;
use crate::game::setup::{is_accent, without_umlauts};
use crate::game::{BySeat, Seat, SeatSet};

/// A name as it is said and printed, from how it was typed: without the number or the dash of a pasted list, and with
/// capitals where all of it was typed in small letters.
#[must_use]
pub fn as_called(typed: &str) -> String {
    let line = plain(typed);
    let words: Vec<&str> = line.split_whitespace().collect();
    let name = match words.as_slice() {
        [point, name @ ..] if !name.is_empty() && is_point_of_list(point) => name.join(" "),
        words => words.join(" "),
    };
    let name = match name.trim_start_matches(['-', '\'', '’', '.', ' ']) {
        "" => name,
        name => name.to_owned(),
    };
    if name.chars().any(char::is_uppercase) { name } else { with_capitals(&name) }
}

/// Whether a word only numbers or marks a line of a list, as in "1. Ana", "2) Ben" or "- Cleo".
#[must_use]
pub fn is_point_of_list(word: &str) -> bool {
    let number = word.strip_suffix(['.', ')', ':']);
    let is_number = number.is_some_and(|number| number.parse::<u8>().is_ok());
    is_number || matches!(word, "-" | "–" | "*" | "•" | "·")
}

/// The text with a capital letter at the beginning of each word, as names have: "jean-luc o'neill" is Jean-Luc O'Neill.
fn with_capitals(text: &str) -> String {
    let mut named = String::with_capacity(text.len());
    let mut is_inside = false;
    for sign in text.chars() {
        if is_inside {
            named.push(sign)
        } else {
            named.extend(sign.to_uppercase())
        }
        is_inside = sign.is_alphanumeric() || is_accent(sign);
    }
    named
}

/// The players' names in words, ready to be found in a line.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Every spelling of every name, in words.
    names: Vec<(Seat, Vec<String>)>,
    seats: usize,
}

impl Names {
    /// The names of a table.
    #[must_use]
    pub fn new(names: &BySeat<String>) -> Self {
        let words = |name: &str| Token::split(name).into_iter().map(|token| token.word).collect::<Vec<_>>();
        let spellings = |name: &str| {
            let mut spellings = vec![words(name), words(&without_umlauts(name))];
            spellings.dedup();
            spellings
        };
        let all = names.iter().flat_map(|(seat, name)| spellings(name).into_iter().map(move |words| (seat, words)));
        Self { names: all.collect(), seats: names.values().len() }
    }

    /// Has a player called in one more way: as it is heard, or by a call-sign.
    pub fn also(&mut self, seat: Seat, calling: &str) {
        self.names.push((seat, Token::split(calling).into_iter().map(|token| token.word).collect()));
    }

    /// The players named in these words, in any mixture of names and seat numbers.
    ///
    /// # Errors
    /// Tells the first word that is nobody, or the player who was named twice.
    pub fn players(&self, tokens: &[Token], phrases: &Phrases) -> Result<SeatSet, Misunderstood> {
        let mut players = SeatSet::EMPTY;
        let mut rest = tokens;
        while let Some(first) = rest.first() {
            if phrases.joins(&first.word) && self.longest(rest).is_none() {
                rest = &rest[1..];
                continue;
            }
            let (seat, words) = self.one(rest, phrases)?;
            if !players.insert(seat) {
                return Err(Misunderstood::Twice(seat));
            }
            rest = &rest[words..];
        }
        if players.is_empty() { Err(self.stranger(tokens)) } else { Ok(players) }
    }

    /// The numbers in these words that are no seats: part of no name, and without the word for a seat before them.
    #[must_use]
    pub fn bare_numbers(&self, tokens: &[Token], phrases: &Phrases) -> Vec<u32> {
        let mut numbers = Vec::new();
        let mut rest = tokens;
        while let Some(first) = rest.first() {
            let number = phrases.number(&first.word);
            let words = match self.longest(rest) {
                Some((_, words)) => words,
                None if phrases.announces_seat(&first.word) => rest.len().min(2),
                None => 1,
            };
            numbers.extend(number.filter(|_| self.longest(rest).is_none()));
            rest = &rest[words..];
        }
        numbers
    }

    /// The one player named in these words.
    ///
    /// # Errors
    /// Tells the word that is nobody.
    pub fn player(&self, tokens: &[Token], phrases: &Phrases) -> Result<Seat, Misunderstood> {
        match self.one(tokens, phrases)? {
            (seat, words) if words == tokens.len() => Ok(seat),
            (_, words) => Err(match self.players(tokens, phrases) {
                Ok(several) => Misunderstood::Several(several),
                Err(_) => self.stranger(&tokens[words..]),
            }),
        }
    }

    /// The player whom these words begin with, and how many words that takes.
    fn one(&self, tokens: &[Token], phrases: &Phrases) -> Result<(Seat, usize), Misunderstood> {
        if let Some(found) = self.longest(tokens) {
            return Ok(found);
        }
        let skipped = usize::from(tokens.len() > 1 && phrases.announces_seat(&tokens[0].word));
        let token = tokens.get(skipped);
        match token.and_then(|token| phrases.number(&token.word)) {
            Some(number) => match Seat::from_number(number).filter(|seat| seat.index() < self.seats) {
                Some(seat) => Ok((seat, skipped + 1)),
                // "Nobody" is a number too, and nobody has said zero.
                None if number == 0 && tokens[skipped].word.parse::<u8>().is_err() => Err(self.stranger(tokens)),
                None => Err(Misunderstood::NoSeat(number)),
            },
            None => Err(match token.filter(|token| token.is_fraction()) {
                Some(token) => Misunderstood::NotANumber(token.word.clone()),
                None => self.stranger(tokens),
            }),
        }
    }

    /// Whose name these words begin with, and how many words it has. A number is no name.
    pub(super) fn begun_by(&self, tokens: &[Token]) -> Option<(Seat, usize)> {
        self.longest(tokens)
    }

    /// Who has exactly this name, in plain small letters.
    pub(super) fn called(&self, name: &str) -> Option<Seat> {
        self.names.iter().find(|(_, words)| words.len() == 1 && words[0] == name).map(|(seat, _)| *seat)
    }

    /// Whether a word is part of somebody's name.
    #[must_use]
    pub fn have(&self, word: &str) -> bool {
        self.names.iter().any(|(_, words)| words.iter().any(|other| other == word))
    }

    /// The longest name that these words begin with. No name reaches across a comma.
    fn longest(&self, tokens: &[Token]) -> Option<(Seat, usize)> {
        let end = tokens.iter().skip(1).position(|token| token.apart).map_or(tokens.len(), |before| before + 1);
        let tokens = &tokens[..end];
        let begins = |words: &[String]| {
            words.len() <= tokens.len() && words.iter().zip(tokens).all(|(word, token)| *word == token.word)
        };
        let fitting = self.names.iter().filter(|(_, words)| !words.is_empty() && begins(words));
        fitting.max_by_key(|(_, words)| words.len()).map(|(seat, words)| (*seat, words.len()))
    }

    /// What to say about a word that is no name: whoever may be meant is offered, never taken.
    fn stranger(&self, tokens: &[Token]) -> Misunderstood {
        let word = tokens.first().map(|token| token.word.clone()).unwrap_or_default();
        let part_of = |name: &[String]| name.join(" ").starts_with(&word) || name.contains(&word);
        let near = |name: &[String]| word.chars().count() > 2 && strsim::osa_distance(&name.join(" "), &word) <= 1;
        let candidates = self.fitting(part_of);
        if candidates.len() > 1 {
            return Misunderstood::AmbiguousPlayer { word, candidates };
        }
        let candidates = if candidates.is_empty() { self.fitting(near) } else { candidates };
        let only = (candidates.len() == 1).then(|| candidates.iter().next()).flatten();
        Misunderstood::UnknownPlayer { word, suggestion: only }
    }

    fn fitting(&self, fits: impl Fn(&[String]) -> bool) -> SeatSet {
        self.names.iter().filter(|(_, name)| fits(name)).map(|(seat, _)| *seat).collect()
    }

    /// Pairs of players whose names come so near to each other that a listener may mix them up.
    #[must_use]
    pub fn alike(&self) -> Vec<(Seat, Seat)> {
        let mut pairs = Vec::new();
        for (index, (seat, name)) in self.names.iter().enumerate() {
            for (other_seat, other) in &self.names[index + 1..] {
                let near = strsim::osa_distance(&name.join(" "), &other.join(" ")) <= 1;
                if near && seat != other_seat && !pairs.contains(&(*seat, *other_seat)) {
                    pairs.push((*seat, *other_seat));
                }
            }
        }
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_name_with_an_umlaut_is_found_in_both_spellings() {
        let names = Names::new(&BySeat::new(["Jürgen", "Ana"].map(str::to_owned).to_vec()));
        let german = Phrases::of(Language::GERMAN);
        for spelling in ["Jürgen", "juergen", "JURGEN"] {
            let seat = names.player(&Token::split(spelling), german);
            assert_eq!(seat.map(Seat::number), Ok(1), "{spelling}");
        }
    }

    #[test]
    fn names_are_said_as_they_are_written_with_capitals() {
        for (typed, called) in [
            ("ana", "Ana"),
            ("  dr.  müller ", "Dr. Müller"),
            ("jean-luc o'neill", "Jean-Luc O'Neill"),
            ("zoe\u{308}", "Zoe\u{308}"),
            ("j.r.", "J.R."),
            ("d'Arc", "d'Arc"),
            ("1. Ana", "Ana"),
            ("12) ben", "Ben"),
            ("• Cleo", "Cleo"),
            ("A\u{ad}n\u{200b}a", "Ana"),
            ("-Eve", "Eve"),
            ("3", "3"),
            ("-", "-"),
            ("", ""),
        ] {
            assert_eq!(as_called(typed), called, "{typed:?}");
        }
    }

    #[test]
    fn a_comma_tells_two_names_from_one_of_two_words() {
        let names = Names::new(&BySeat::new(["Ana Maria", "Ana", "Maria"].map(str::to_owned).to_vec()));
        let seats = |line: &str| {
            let found = names.players(&Token::split(line), Phrases::of(Language::ENGLISH)).unwrap();
            found.iter().map(Seat::number).collect::<Vec<_>>()
        };
        assert_eq!(seats("Ana Maria"), [1]);
        assert_eq!(seats("Ana, Maria"), [2, 3]);
        assert_eq!(seats("Maria, Ana Maria"), [1, 3]);
    }

    #[test]
    fn nothing_names_nobody() {
        let names = Names::new(&BySeat::new(vec!["Ana".to_owned()]));
        let english = Phrases::of(Language::ENGLISH);
        for nothing in ["", "-", "seat"] {
            assert!(names.player(&Token::split(nothing), english).is_err(), "{nothing}");
        }
    }
}
