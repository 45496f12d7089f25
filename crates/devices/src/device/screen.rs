//! The screen: a transcript that only grows. Nothing is ever drawn again, and no escape byte is sent.

mod echo;

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Map, Value};

use super::rows::in_rows;
use crate::language::plain::plain;
pub use echo::Echo;

/// Where lines are written.
pub struct Screen {
    output: Arc<Mutex<Output>>,
}

/// What was written to has gone away. Told once; whatever is written afterwards is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the output can't be written: {0}")]
pub struct Gone(pub ErrorKind);

/// When the end of the newest line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// With the line, for programs, which wait for whole lines.
    AtOnce,
    /// Before the next line, for people who type lines. The cursor stays behind the newest line, after a blank, as behind
    /// a prompt: a Braille display follows the cursor, and below the line it would show nothing.
    ///
    /// After a single key, Orca would read the newest line again together with the next one. After Enter it does not.
    Later,
}

struct Output {
    to: Box<dyn Write + Send>,
    end: End,
    /// How many cells a row has to fit on; any if zero.
    cells: u32,
    /// Lines that go out with the next ones.
    held: Vec<String>,
    holds: bool,
    /// Whether the last line on the screen has no end yet.
    open: bool,
    /// Whether that line ends with what was typed so far.
    typing: bool,
    gone: bool,
}

impl Screen {
    /// The screen at standard output, of which each line has its end at once.
    #[must_use]
    pub fn stdout() -> Self {
        Self::new(io::stdout())
    }

    /// The screen at standard output for somebody who types lines: at a terminal, the cursor stays behind the newest one,
    /// and each line comes in rows for a display with so many cells.
    #[must_use]
    pub fn for_lines(cells: u32) -> Self {
        if io::stdout().is_terminal() { Self::ending(io::stdout(), End::Later, cells) } else { Self::stdout() }
    }

    /// The same for somebody who presses single keys: the cursor is below the newest line.
    #[must_use]
    pub fn for_keys(cells: u32) -> Self {
        if io::stdout().is_terminal() { Self::ending(io::stdout(), End::AtOnce, cells) } else { Self::stdout() }
    }

    /// A screen that writes elsewhere.
    #[must_use]
    pub fn new(to: impl Write + Send + 'static) -> Self {
        Self::ending(to, End::AtOnce, 0)
    }

    fn ending(to: impl Write + Send + 'static, end: End, cells: u32) -> Self {
        Self { output: Arc::new(Mutex::new(Output::new(Box::new(to), end, cells))) }
    }

    /// Keeps lines back until they are released, so that lines of one moment go out together. A screen reader that is
    /// told of them one after the other, some milliseconds apart, leaves some out and reads others again.
    pub fn hold(&mut self) {
        lock(&self.output).holds = true;
    }

    /// Appends the lines that were kept back, all at once.
    ///
    /// # Errors
    ///
    /// [`Gone`], the first time that a line can't be written.
    pub fn release(&mut self) -> Result<(), Gone> {
        lock(&self.output).release()
    }

    /// Appends one line, at once unless lines are kept back. What would steer the terminal is left out of the text.
    ///
    /// # Errors
    ///
    /// [`Gone`], the first time that a line can't be written.
    pub fn line(&mut self, text: &str) -> Result<(), Gone> {
        let mut output = lock(&self.output);
        let rows = in_rows(&plain(text), output.cells);
        output.line(rows)
    }

    /// Appends one object for programs, on one line.
    ///
    /// # Errors
    ///
    /// [`Gone`], the first time that a line can't be written.
    pub fn json(&mut self, object: &Map<String, Value>) -> Result<(), Gone> {
        match serde_json::to_string(object) {
            Ok(text) => lock(&self.output).line(text),
            Err(error) => {
                tracing::error!(%error, "an object could not be written as JSON");
                Ok(())
            }
        }
    }

    /// Gives the newest line its end, for whoever writes next.
    ///
    /// # Errors
    ///
    /// [`Gone`], if nothing has told it before.
    pub fn close(&mut self) -> Result<(), Gone> {
        let mut output = lock(&self.output);
        output.release()?;
        if std::mem::take(&mut output.open) { output.told("\n") } else { Ok(()) }
    }

    /// Where it is told what was typed.
    #[must_use]
    pub fn echo(&self) -> Echo {
        Echo::on(&self.output)
    }
}

impl Output {
    fn new(to: Box<dyn Write + Send>, end: End, cells: u32) -> Self {
        Self { to, end, cells, held: Vec::new(), holds: false, open: false, typing: false, gone: false }
    }

    fn line(&mut self, text: String) -> Result<(), Gone> {
        if self.gone {
            return Ok(());
        }
        self.held.push(text);
        if self.holds { Ok(()) } else { self.release() }
    }

    fn release(&mut self) -> Result<(), Gone> {
        self.holds = false;
        let lines = self.take_held();
        if lines.is_empty() { Ok(()) } else { self.told(&lines) }
    }

    /// What was kept back, as it goes on after what is on the screen.
    fn take_held(&mut self) -> String {
        if self.held.is_empty() {
            return String::new();
        }
        let begin = if self.open { "\n" } else { "" };
        let end = match self.end {
            End::AtOnce => "\n",
            End::Later => " ",
        };
        self.open = self.end == End::Later;
        self.typing = false;
        let lines = std::mem::take(&mut self.held).join("\n");
        format!("{begin}{lines}{end}")
    }

    /// Shows typed text after the lines that stand before it: what was added to it, or all if it does not stand there.
    fn show(&mut self, text: &str, added: &str) {
        let mut shown = self.take_held();
        shown.push_str(if self.typing { added } else { text });
        self.typing = true;
        self.open = true;
        // The next line will find out that the output has gone.
        let _ = self.write(shown.as_bytes());
    }

    /// Lines that were kept back will end it themselves.
    fn end_typing(&mut self) {
        if self.held.is_empty() && std::mem::take(&mut self.typing) {
            self.open = false;
            let _ = self.write(b"\n");
        }
    }

    fn told(&mut self, text: &str) -> Result<(), Gone> {
        if self.gone {
            return Ok(());
        }
        self.write(text.as_bytes()).map_err(|error| {
            tracing::warn!(%error, "the output has gone away");
            self.gone = true;
            Gone(error.kind())
        })
    }

    fn write(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            match self.to.write(bytes) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(written) => bytes = &bytes[written..],
                Err(error) => wait_out(error)?,
            }
        }
        while let Err(error) = self.to.flush() {
            wait_out(error)?;
        }
        Ok(())
    }
}

/// Waits out what is no fault: an interruption, or a reader who is slow at a pipe that was set not to wait.
fn wait_out(error: io::Error) -> io::Result<()> {
    match error.kind() {
        ErrorKind::Interrupted => Ok(()),
        ErrorKind::WouldBlock => {
            thread::sleep(Duration::from_millis(5));
            Ok(())
        }
        _ => Err(error),
    }
}

fn lock(output: &Mutex<Output>) -> MutexGuard<'_, Output> {
    // A thread that failed while writing leaves at worst half a line.
    output.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// What was written, to be read by a test. It is as slow as a pipe can be: a few bytes, then none for a while.
    #[derive(Clone, Default)]
    pub(in crate::device) struct Paper(Arc<Mutex<(Vec<u8>, bool)>>);

    impl Paper {
        pub(in crate::device) fn text(&self) -> String {
            String::from_utf8(self.0.lock().unwrap().0.clone()).unwrap()
        }
    }

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let (written, full) = &mut *self.0.lock().unwrap();
            *full = !*full;
            if *full {
                return Err(ErrorKind::WouldBlock.into());
            }
            let part = bytes.len().min(7);
            written.extend(&bytes[..part]);
            Ok(part)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    struct Broken(usize);

    impl Write for Broken {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(1).ok_or(ErrorKind::BrokenPipe)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_are_appended_as_plain_text() {
        let paper = Paper::default();
        let mut screen = Screen::new(paper.clone());
        screen.line("Seat 1: \u{1b}[31mAna\u{1b}[0m\0.").unwrap();
        screen.line("Two\nlines.").unwrap();
        assert_eq!(paper.text(), "Seat 1: Ana.\nTwo lines.\n");
    }

    #[test]
    fn an_object_is_one_compact_line_in_its_own_order() {
        let paper = Paper::default();
        let Value::Object(object) = serde_json::json!({"kind": "say", "text": "Ana\u{1b}\nleads."}) else { panic!() };
        Screen::new(paper.clone()).json(&object).unwrap();
        let expected = "{\"kind\":\"say\",\"text\":\"Ana\\u001b\\nleads.\"}\n";
        assert_eq!(paper.text(), expected);
    }

    #[test]
    fn a_lost_output_is_told_once() {
        let mut screen = Screen::new(Broken(1));
        assert_eq!(screen.line("One."), Ok(()));
        assert_eq!(screen.line("Two."), Err(Gone(ErrorKind::BrokenPipe)));
        assert_eq!(screen.line("Three."), Ok(()));
    }

    #[test]
    fn lines_of_one_moment_go_out_together() {
        let mut screen = Screen::new(Broken(1));
        screen.hold();
        assert_eq!(screen.line("One."), Ok(()));
        assert_eq!(screen.line("Two."), Ok(()));
        assert_eq!(screen.release(), Ok(()));
        assert_eq!(screen.release(), Ok(()));
        screen.hold();
        assert_eq!(screen.line("Three."), Ok(()));
        assert_eq!(screen.release(), Err(Gone(ErrorKind::BrokenPipe)));
    }

    #[test]
    fn where_lines_are_typed_the_end_of_the_newest_one_comes_with_the_next() {
        let paper = Paper::default();
        let mut screen = Screen::ending(paper.clone(), End::Later, 0);
        screen.hold();
        screen.line("Ana proposes Ben.").unwrap();
        screen.line("Vote.").unwrap();
        screen.release().unwrap();
        assert_eq!(paper.text(), "Ana proposes Ben.\nVote. ");
        screen.line("Tick.").unwrap();
        assert_eq!(paper.text(), "Ana proposes Ben.\nVote. \nTick. ");
        screen.close().unwrap();
        screen.close().unwrap();
        assert_eq!(paper.text(), "Ana proposes Ben.\nVote. \nTick. \n");
    }
}
