//! The games in a made-up language: to the letter what they are in English, as that language says it. So nothing that
//! is said, printed, asked or understood stands in the code.

use super::{ALL, Played, played};
use crate::made_up::{made_up, said};
use resistance_narrator::language::Language;

#[test]
fn a_language_that_is_only_a_row_tells_every_game() {
    for (playthrough, english) in ALL.iter().zip(played(Language::ENGLISH)) {
        let played = Played::of(playthrough, made_up());
        let mut names: Vec<&str> = english.setup.players.iter().map(String::as_str).collect();
        assert_eq!(played.text.lines().count(), english.text.lines().count(), "{}", playthrough.name);
        for (at, (line, found)) in english.text.lines().zip(played.text.lines()).enumerate() {
            // What means nothing in any language is told as it was typed.
            if line.starts_with("> ") {
                let same = line.split_whitespace().zip(found.split_whitespace()).filter(|(one, other)| one == other);
                names.extend(same.map(|(word, _)| word.trim_end_matches(',')));
            }
            assert_eq!(found, told(line, &names), "line {} of {}", at + 1, playthrough.name);
        }
    }
}

/// A line of a game in English, with its words in the made-up language: what the rules accept and the names of sounds
/// are in none.
fn told(line: &str, names: &[&str]) -> String {
    let mark = ["> ", "  - ", "  | ", "  ( ", "  @   "].into_iter().find(|mark| line.starts_with(mark));
    // What a question is about stands in braces, and answers have slots.
    let asked = if line.contains(" { ") { " }: " } else { ": " };
    let at = match mark {
        Some(mark) => Some(mark.len()),
        None if line.starts_with("  ? ") => line.find(asked),
        None if line.starts_with("  @ ") => line.find(": "),
        None => None,
    };
    let (before, words) = line.split_at(at.unwrap_or(line.len()));
    before.to_owned() + &said(words, names)
}
