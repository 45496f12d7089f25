//! Entries as lines of text: what is in `stored`, framed.

use super::entry::Entry;
use super::frame::{BadContent, Content, DecodeError, decode_all_by, frame, unframe};
use super::stored::Stored;

/// One entry as a line of text, without its end.
#[must_use]
pub fn encode(number: usize, entry: &Entry) -> String {
    frame(number, &Stored::from(entry))
}

/// The first entry of a game, with its place among the others.
#[must_use]
pub fn encode_first(sequence: u64, entry: &Entry) -> String {
    frame(1, &Stored::from(entry).in_sequence(sequence))
}

/// The place of a game among the others, which its first line tells since version 3. None in older ones.
///
/// # Errors
/// What is wrong with the line.
pub fn sequence(first: &[u8]) -> Result<Option<u64>, DecodeError> {
    Ok(unframe::<Stored>(1, first)?.sequence())
}

/// The entry in a line that should hold the entry of this number.
///
/// # Errors
/// What is wrong with the line.
pub fn decode(number: usize, line: &[u8]) -> Result<Entry, DecodeError> {
    unframe::<Stored>(number, line)?.entry()
}

/// The entries of a file, up to its end or to where it is damaged.
///
/// # Errors
/// Without its first line nothing is a game; and a newer narrator knows what it has written.
pub fn decode_all(content: &[u8]) -> Result<Content<Entry>, BadContent> {
    decode_all_by(decode, content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Seat};
    use crate::journal::frame::{VERSION, head};

    #[test]
    fn a_line_says_plainly_what_it_holds() {
        let team = [1, 3].into_iter().filter_map(Seat::from_number).collect();
        let line = encode(4, &Entry::Played(Action::Propose(team)));
        assert!(
            line.starts_with(&format!("{VERSION} 4 ")) && line.ends_with(r#" {"played":{"propose":[1,3]}}"#),
            "{line}"
        );
        assert_eq!(decode(4, line.as_bytes()), Ok(Entry::Played(Action::Propose(team))));
    }

    #[test]
    fn the_first_line_tells_the_place_of_a_game() {
        let line = encode(4, &Entry::Undone);
        assert_eq!(sequence(line.as_bytes()), Err(DecodeError::OutOfOrder { found: 4 }));
        let setup = crate::game::Setup {
            edition: crate::game::Edition::default(),
            players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(String::from).to_vec(),
            leader: crate::game::LeaderChoice::Draw,
            reveal: crate::game::Reveal::Touch,
            modules: crate::game::module::Modules::default(),
            seed: 7,
        };
        let begun = Entry::Begun { setup, language: crate::language::Language::ENGLISH };
        let line = encode_first(12, &begun);
        assert_eq!((sequence(line.as_bytes()), decode(1, line.as_bytes())), (Ok(Some(12)), Ok(begun.clone())));
        assert_eq!(sequence(encode(1, &begun).as_bytes()), Ok(None));
    }

    #[test]
    fn a_line_of_a_newer_narrator_is_told_from_a_damaged_one() {
        let content = r#"{"danced":true}"#;
        let line = format!("{}{content}", head(VERSION + 1, 9, content.as_bytes()));
        assert_eq!(decode(9, line.as_bytes()), Err(DecodeError::Newer { version: VERSION + 1 }));
        let damaged = line.replace("danced", "sang!!");
        assert_eq!(decode(9, damaged.as_bytes()), Err(DecodeError::Checksum));
    }

    #[test]
    fn a_line_at_another_place_is_refused() {
        let line = encode(4, &Entry::Undone);
        assert_eq!(decode(5, line.as_bytes()), Err(DecodeError::OutOfOrder { found: 4 }));
    }

    #[test]
    fn a_whole_line_with_unknown_words_says_which() {
        let content = r#"{"played":{"mission":6}}"#;
        let line = format!("{}{content}", head(1, 1, content.as_bytes()));
        let error = decode(1, line.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), "can't be understood: there is no mission 6");
    }

    #[test]
    fn content_without_an_entry_is_empty_and_other_content_foreign() {
        assert_eq!(decode_all(b""), Err(BadContent::Empty));
        assert_eq!(decode_all(b"1 1 8f"), Err(BadContent::Empty));
        assert_eq!(decode_all(b"2 1"), Err(BadContent::Empty));
        assert_eq!(decode_all(b"3 1 7"), Err(BadContent::Empty));
        assert_eq!(decode_all(b"Dear diary"), Err(BadContent::Foreign));
        assert_eq!(decode_all(b"Dear diary,\ntoday we played.\n"), Err(BadContent::Foreign));
        assert_eq!(decode_all(&[0xff, 0xfe, b'\n']), Err(BadContent::Foreign));
    }
}
