//! What no player may be called, and what hardly anybody is.

use std::collections::BTreeSet;

use super::{Phrases, Place};
use crate::language::pattern::{Pattern, Piece, Slot, Token};
use crate::language::verb::Verb;

impl Phrases {
    /// A name without what somebody says before it: "my name is Ana". Nothing, if that is all.
    #[must_use]
    pub fn without_introduction<'a>(&self, name: &'a str) -> &'a str {
        after_any(&self.introducing, name)
    }

    /// What something is called, without the word before it: "the Assassin".
    #[must_use]
    pub fn without_article<'a>(&self, called: &'a str) -> &'a str {
        match after_any(&self.articles, called) {
            "" => called,
            noun => noun,
        }
    }

    /// Whether somebody may have meant something else than a name: a greeting, or words of which a later one begins as no
    /// name does.
    #[must_use]
    pub fn is_hardly_a_name(&self, name: &str) -> bool {
        /// The words of the longest name that is taken for one at once.
        const MOST_WORDS: usize = 4;
        /// Small words of family names.
        const OF_NAMES: [&str; 18] = [
            "al", "bin", "da", "de", "del", "den", "der", "di", "du", "el", "ibn", "la", "le", "of", "ten", "van",
            "von", "zu",
        ];
        let begins_small = |word: &str| word.chars().next().is_some_and(char::is_lowercase);
        let later = || name.split_whitespace().skip(1);
        if later().any(|word| begins_small(word) && !OF_NAMES.contains(&word)) {
            return true;
        }
        let line = Token::compared(name);
        let words: Vec<&str> = line.split(' ').collect();
        let holds = |said: &str| said.split(' ').all(|word| words.contains(&word));
        words.len() > MOST_WORDS || self.not_names.iter().any(|said| holds(said))
    }

    /// Whether a name would be taken for a command, a number or a joining word: then it can't be a player's.
    #[must_use]
    pub fn reserves(&self, name: &str) -> bool {
        let tokens = Token::split(name);
        let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
        let small = match words.as_slice() {
            [word] => self.is_small_word(word),
            [seat, number] if self.announces_seat(seat) && self.number(number).is_some() => true,
            // "Ana and Ben" are two.
            several => several.iter().any(|word| self.joins(word)),
        };
        small || self.says(&words)
    }

    /// Whether a fixed phrase is this name, or a command about somebody of this name: "approve all".
    fn says(&self, name: &[&str]) -> bool {
        let commands = self.commands_about(name);
        let mut fixed = self.all().map(|(_, _, pattern)| pattern).filter(|pattern| !pattern.has_slots());
        fixed.any(|pattern| commands.contains(&pattern.literal_words().collect::<Vec<_>>()))
    }

    /// A name, and each command about somebody of this name: "approve all".
    fn commands_about<'a>(&'a self, name: &[&'a str]) -> BTreeSet<Vec<&'a str>> {
        let about = |pattern: &'a Pattern| {
            let mut words = Vec::new();
            for piece in pattern.pieces() {
                match piece {
                    Piece::Word(word) => words.push(word.folded.as_str()),
                    Piece::Slot(Slot::Player | Slot::Players | Slot::Target) => words.extend(name),
                    Piece::Slot(_) => return None,
                }
            }
            Some(words)
        };
        let of_anybody =
            |(_, place, pattern): &(Verb, Place, &Pattern)| *place == Place::Phrases && pattern.has_slots();
        let commands = self.all().filter(of_anybody).filter_map(|(_, _, pattern)| about(pattern));
        commands.chain([name.to_vec()]).collect()
    }

    fn is_small_word(&self, word: &str) -> bool {
        self.joins(word) || self.announces_seat(word) || self.number(word).is_some()
    }
}

/// What is left of a text behind the first of these that it begins with; all of it if it begins with none.
fn after_any<'a>(openings: &[String], text: &'a str) -> &'a str {
    let words = |text: &str| Token::split(text).into_iter().map(|token| token.word).collect::<Vec<_>>();
    let tokens = Token::split(text);
    let begins = |opening: &&String| {
        let opening = words(opening);
        tokens.len() >= opening.len() && opening.iter().zip(&tokens).all(|(word, token)| *word == token.word)
    };
    match openings.iter().find(begins).map(|opening| tokens.get(words(opening).len())) {
        Some(first) => first.map_or("", |first| &text[first.span.start..]),
        None => text,
    }
}
