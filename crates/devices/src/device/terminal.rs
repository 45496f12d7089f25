//! The terminal's settings: changed for as long as keys are read, and put back whatever happens.

#[cfg_attr(not(unix), path = "terminal/elsewhere.rs")]
mod settings;

use std::io;
use std::panic;
use std::thread;

#[cfg(unix)]
pub(super) use settings::set_again;

/// The terminal at standard input as the narrator needs it, for as long as this lives. No escape sequence is sent.
pub struct Terminal(());

impl Terminal {
    /// Single keys instead of lines.
    ///
    /// Every key arrives, also Ctrl+C, Ctrl+S and Ctrl+Q, and nothing is echoed. What the terminal does to output stays
    /// as it was: a line ends with a line feed in every mode, whoever writes it.
    ///
    /// # Errors
    ///
    /// Standard input is no terminal, or a terminal that can't be switched.
    pub fn single_keys() -> io::Result<Self> {
        settings::single_keys().map(|()| Self(()))
    }

    /// Lines, which the terminal edits. Ctrl+S does not hold up the answers: nobody would see why none comes.
    ///
    /// # Errors
    ///
    /// Standard input is no terminal, or a terminal that can't be switched.
    pub fn lines() -> io::Result<Self> {
        settings::lines().map(|()| Self(()))
    }

    /// Whether the terminal itself shows what is typed. One that is part of an editor leaves that to the editor.
    #[must_use]
    pub fn echoes(&self) -> bool {
        settings::echoes()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// Puts the terminal's settings back, if they were changed.
pub fn restore() {
    if let Err(error) = settings::restore() {
        tracing::warn!(%error, "the terminal's settings could not be put back");
    }
}

/// Logs every panic, and puts the terminal's settings back when it is the calling thread that panics.
///
/// To be called once, by the thread that runs the session. A device's thread that fails takes only its device along:
/// the terminal stays as the session needs it.
pub fn restore_on_panic() {
    let session = thread::current().id();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |what| {
        tracing::error!(%what, "a thread has failed");
        if thread::current().id() == session {
            restore();
        }
        before(what);
    }));
}
