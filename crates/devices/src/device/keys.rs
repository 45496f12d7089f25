//! The keyboard: whole lines, or single keys.

mod entry;
mod line;
mod single;
mod talk;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::inbox::Typed;
use super::screen::Echo;
use super::terminal::Terminal;
use crate::preferences::KeyMode;
use protocol::Want;

/// The keyboard, read on its own thread. When it is dropped, the terminal's settings are put back.
pub struct Keys {
    mode: KeyMode,
    want: Arc<Wanted>,
    _terminal: Option<Terminal>,
}

impl Keys {
    /// Whole lines from standard input, whatever it is. A terminal shows them, of which the echo takes note.
    ///
    /// # Errors
    ///
    /// The thread can't start.
    pub fn line(typed: Typed, echo: Echo) -> io::Result<Self> {
        let terminal = Terminal::lines().inspect_err(|error| tracing::info!(%error, "no terminal for lines")).ok();
        let echo = terminal.as_ref().is_some_and(Terminal::echoes).then_some(echo);
        spawn(move || line::read(io::stdin().lock(), &typed, echo.as_ref()))?;
        Ok(Self { mode: KeyMode::Line, want: Arc::default(), _terminal: terminal })
    }

    /// Single keys from the terminal at standard input. If there is none, whole lines: [`Keys::mode`] tells.
    ///
    /// # Errors
    ///
    /// The thread can't start.
    pub fn single(typed: Typed, echo: Echo) -> io::Result<Self> {
        let terminal = match Terminal::single_keys() {
            Ok(terminal) => terminal,
            Err(error) => {
                tracing::info!(%error, "no terminal for single keys");
                return Self::line(typed, echo);
            }
        };
        let want = Arc::new(Wanted::default());
        let wanted = Arc::clone(&want);
        spawn(move || single::read(&typed, &wanted, echo))?;
        Ok(Self { mode: KeyMode::Single, want, _terminal: Some(terminal) })
    }

    /// How keys are read now.
    #[must_use]
    pub fn mode(&self) -> KeyMode {
        self.mode
    }

    /// Says what the next keys are for: commands, with a colon to open a line, or the letters of a line, such as a name.
    /// It changes nothing in line mode, nor in a line that is being typed.
    pub fn want(&self, want: Want) {
        self.want.set(want);
    }

    /// Says whether somebody talks with the talk key: then it may be held down, and counts when it is let go.
    pub fn talking(&self, talks: bool) {
        self.want.talks.store(talks, Ordering::Release);
    }
}

fn spawn(read: impl FnOnce() + Send + 'static) -> io::Result<()> {
    // Nobody waits for this thread: it is blocked in a read for as long as nothing is typed.
    thread::Builder::new().name("keys".to_owned()).spawn(read)?;
    Ok(())
}

/// A [`Want`] that one thread sets and another reads; at first it is a key.
#[derive(Default)]
struct Wanted {
    line: AtomicBool,
    talks: AtomicBool,
}

impl Wanted {
    fn set(&self, want: Want) {
        self.line.store(want == Want::Line, Ordering::Release);
    }

    fn talks(&self) -> bool {
        self.talks.load(Ordering::Acquire)
    }

    fn get(&self) -> Want {
        if self.line.load(Ordering::Acquire) { Want::Line } else { Want::Key }
    }
}
