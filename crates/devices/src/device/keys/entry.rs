//! A line that is typed in single-key mode, key by key.

use crate::device::screen::Echo;
use protocol::input::LONGEST_LINE;
use protocol::{BadLine, Input, Key, Want};

/// Turns each key into one input: into the key itself while no line is open, else into what the line makes of it.
///
/// A colon opens a line and reaches the session as a key. Signs of the line reach it as [`Key::Typed`], which silences
/// and means nothing else. Enter sends the line; Escape gives it up and reaches the session as a key, which then knows
/// that the line is closed. Keys with Control act at once and leave the line open.
pub(super) struct Entry {
    line: Option<Line>,
    echo: Echo,
}

#[derive(Default)]
struct Line {
    text: String,
    too_long: bool,
}

impl Entry {
    pub(super) fn new(echo: Echo) -> Self {
        Self { line: None, echo }
    }

    /// Whether something stands in a line that is open.
    pub(super) fn has_text(&self) -> bool {
        self.line.as_ref().is_some_and(|line| !line.text.is_empty())
    }

    /// What a key press comes to.
    pub(super) fn press(&mut self, key: Key, want: Want) -> Input {
        let Some(line) = &mut self.line else {
            return self.press_outside(key, want);
        };
        match key {
            Key::Char(sign) => {
                line.add(sign, &self.echo);
                Input::Key(Key::Typed)
            }
            Key::Backspace => {
                line.take_back(&self.echo);
                Input::Key(Key::Typed)
            }
            Key::Enter => {
                let line = std::mem::take(line);
                self.close();
                line.finish()
            }
            Key::Escape => {
                self.close();
                Input::Key(key)
            }
            Key::Control(_) | Key::Tab | Key::Typed | Key::Other => Input::Key(key),
        }
    }

    /// What a key comes to that was pasted: its signs are those of a line, and never commands. Without an end of its own
    /// the line stays open, to be looked at.
    pub(super) fn paste(&mut self, key: Key) -> Option<Input> {
        match key {
            Key::Char(_) => Some(self.press(key, Want::Line)),
            Key::Enter if self.has_text() => Some(self.press(key, Want::Line)),
            _ => None,
        }
    }

    fn press_outside(&mut self, key: Key, want: Want) -> Input {
        match (key, want) {
            (Key::Char(':'), _) => {
                self.line = Some(Line::default());
                Input::Key(key)
            }
            (Key::Char(sign), Want::Line) => {
                self.line.insert(Line::default()).add(sign, &self.echo);
                Input::Key(Key::Typed)
            }
            (Key::Enter, Want::Line) => Input::Line(String::new()),
            _ => Input::Key(key),
        }
    }

    fn close(&mut self) {
        self.line = None;
        self.echo.ended();
    }
}

impl Line {
    fn add(&mut self, sign: char, echo: &Echo) {
        if self.text.len() + sign.len_utf8() > LONGEST_LINE {
            self.too_long = true;
            return;
        }
        self.text.push(sign);
        echo.added(&self.text, sign);
    }

    fn take_back(&mut self, echo: &Echo) {
        if self.text.pop().is_some() {
            echo.shortened(&self.text);
        }
    }

    fn finish(self) -> Input {
        if self.too_long { Input::BadLine(BadLine::TooLong) } else { Input::Line(self.text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::screen::Screen;
    use crate::device::screen::tests::Paper;

    const TYPED: Input = Input::Key(Key::Typed);

    fn entry() -> (Entry, Paper) {
        let paper = Paper::default();
        (Entry::new(Screen::new(paper.clone()).echo()), paper)
    }

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    #[test]
    fn keys_are_commands_until_a_colon() {
        let (mut entry, paper) = entry();
        assert_eq!(entry.press(Key::Char('s'), Want::Key), Input::Key(Key::Char('s')));
        assert_eq!(entry.press(Key::Enter, Want::Key), Input::Key(Key::Enter));
        assert_eq!(entry.press(Key::Char(':'), Want::Key), Input::Key(Key::Char(':')));
        assert_eq!(entry.press(Key::Char('s'), Want::Key), TYPED);
        assert_eq!(entry.press(Key::Control('s'), Want::Key), Input::Key(Key::Control('s')));
        assert_eq!(entry.press(Key::Char(':'), Want::Key), TYPED);
        assert_eq!(entry.press(Key::Enter, Want::Key), line("s:"));
        assert_eq!(entry.press(Key::Char('s'), Want::Key), Input::Key(Key::Char('s')));
        assert_eq!(paper.text(), "s:\n");
    }

    #[test]
    fn letters_are_text_when_a_line_is_wanted() {
        let (mut entry, paper) = entry();
        for letter in "Annb".chars() {
            assert_eq!(entry.press(Key::Char(letter), Want::Line), TYPED);
        }
        assert_eq!(entry.press(Key::Backspace, Want::Line), TYPED);
        assert_eq!(entry.press(Key::Backspace, Want::Line), TYPED);
        assert_eq!(entry.press(Key::Char('a'), Want::Line), TYPED);
        assert_eq!(entry.press(Key::Enter, Want::Line), line("Ana"));
        assert_eq!(entry.press(Key::Enter, Want::Line), line(""));
        assert_eq!(paper.text(), "Annb\nAnn\nAna\n");
    }

    #[test]
    fn a_colon_before_a_wanted_line_is_no_part_of_it() {
        let (mut entry, _) = entry();
        assert_eq!(entry.press(Key::Char(':'), Want::Line), Input::Key(Key::Char(':')));
        assert_eq!(entry.press(Key::Char('A'), Want::Line), TYPED);
        assert_eq!(entry.press(Key::Enter, Want::Line), line("A"));
    }

    #[test]
    fn what_is_pasted_is_lines() {
        let (mut entry, paper) = entry();
        let pasted = "Ana\n\nrun\u{1b}".chars().map(|sign| match sign {
            '\n' => Key::Enter,
            '\u{1b}' => Key::Escape,
            sign => Key::Char(sign),
        });
        let inputs: Vec<Input> = pasted.filter_map(|key| entry.paste(key)).collect();
        assert_eq!(inputs, [TYPED, TYPED, TYPED, line("Ana"), TYPED, TYPED, TYPED]);
        assert!(entry.has_text());
        assert_eq!(entry.press(Key::Backspace, Want::Key), TYPED);
        assert_eq!(entry.press(Key::Enter, Want::Key), line("ru"));
        assert!(paper.text().starts_with("Ana\nrun"), "{}", paper.text());
    }

    #[test]
    fn escape_gives_a_line_up() {
        let (mut entry, _) = entry();
        entry.press(Key::Char(':'), Want::Key);
        entry.press(Key::Char('q'), Want::Key);
        assert_eq!(entry.press(Key::Escape, Want::Key), Input::Key(Key::Escape));
        assert_eq!(entry.press(Key::Char('q'), Want::Key), Input::Key(Key::Char('q')));
    }

    #[test]
    fn a_line_stops_growing() {
        let mut entry = Entry::new(Screen::new(std::io::sink()).echo());
        entry.press(Key::Char(':'), Want::Key);
        for _ in 0..=LONGEST_LINE {
            entry.press(Key::Char('x'), Want::Key);
        }
        assert_eq!(entry.press(Key::Enter, Want::Key), Input::BadLine(BadLine::TooLong));
    }
}
