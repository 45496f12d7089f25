//! What is typed, as it is shown on the screen.

use std::sync::{Arc, Mutex};

use super::{Output, lock};

/// Typed text on the screen. In line mode the terminal shows it, in single-key mode this does.
///
/// It only appends, as everything does. When a line came in between, the next sign brings back all that was typed. When
/// a sign is taken back, the rest stands on a new line: a screen reader reads the line as it is now, which it could not
/// tell from a moved cursor.
pub struct Echo {
    output: Arc<Mutex<Output>>,
}

impl Echo {
    pub(super) fn on(output: &Arc<Mutex<Output>>) -> Self {
        Self { output: Arc::clone(output) }
    }

    /// Shows a sign that was added to a text.
    pub fn added(&self, text: &str, sign: char) {
        lock(&self.output).show(text, sign.encode_utf8(&mut [0; 4]));
    }

    /// Shows a text from which a sign was taken back.
    pub fn shortened(&self, text: &str) {
        let mut output = lock(&self.output);
        output.end_typing();
        if !text.is_empty() {
            output.show(text, text);
        }
    }

    /// Ends the line.
    pub fn ended(&self) {
        lock(&self.output).end_typing();
    }

    /// Takes note that the terminal itself has shown a line with its end.
    pub fn shown(&self) {
        lock(&self.output).open = false;
    }
}

#[cfg(test)]
mod tests {
    use crate::device::screen::tests::Paper;
    use crate::device::screen::{End, Screen};

    #[test]
    fn typed_text_comes_after_lines_that_were_kept_back() {
        let paper = Paper::default();
        let mut screen = Screen::new(paper.clone());
        let echo = screen.echo();
        screen.hold();
        screen.line("Seat 1?").unwrap();
        assert_eq!(paper.text(), "");
        echo.added("A", 'A');
        screen.line("Tick.").unwrap();
        screen.release().unwrap();
        assert_eq!(paper.text(), "Seat 1?\nA\nTick.\n");
    }

    #[test]
    fn what_was_typed_ends_the_line_that_it_stands_behind() {
        let paper = Paper::default();
        let mut screen = Screen::ending(paper.clone(), End::Later, 20);
        let echo = screen.echo();
        screen.line("Seat 1?").unwrap();
        echo.added("A", 'A');
        echo.added("An", 'n');
        echo.shortened("A");
        echo.ended();
        screen.line("Seat 2?").unwrap();
        assert_eq!(paper.text(), "Seat 1? An\nA\nSeat 2? ");
        // In line mode it is the terminal that shows what is typed.
        echo.shown();
        screen.hold();
        screen.line("Vote.").unwrap();
        echo.shown();
        screen.release().unwrap();
        screen.line("Tick.").unwrap();
        screen.line("Put the markers on 0.").unwrap();
        assert_eq!(paper.text(), "Seat 1? An\nA\nSeat 2? Vote. \nTick. \nPut the markers on\n0. ");
    }

    #[test]
    fn a_line_that_was_kept_back_ends_typed_text_by_itself() {
        let paper = Paper::default();
        let mut screen = Screen::new(paper.clone());
        let echo = screen.echo();
        echo.added("A", 'A');
        screen.hold();
        screen.line("Tick.").unwrap();
        echo.ended();
        assert_eq!(paper.text(), "A");
        screen.release().unwrap();
        assert_eq!(paper.text(), "A\nTick.\n");
    }

    #[test]
    fn a_line_does_not_run_into_typed_text() {
        let paper = Paper::default();
        let mut screen = Screen::new(paper.clone());
        let echo = screen.echo();
        echo.added("A", 'A');
        echo.added("An", 'n');
        screen.line("Tick.").unwrap();
        echo.added("Ana", 'a');
        echo.added("Anab", 'b');
        echo.shortened("Ana");
        echo.ended();
        screen.line("Seat 1: Ana.").unwrap();
        assert_eq!(paper.text(), "An\nTick.\nAnab\nAna\nSeat 1: Ana.\n");
    }
}
