//! Standard error, kept out of the spoken terminal.
//!
//! Sound libraries and child programs write to it without being asked, and a screen reader would read that aloud in
//! the middle of a game.

use std::fs::File;
use std::io;

/// Standard error goes to a file for as long as this lives.
pub struct Redirected {
    #[cfg(unix)]
    before: std::os::fd::OwnedFd,
}

#[cfg(unix)]
impl Redirected {
    /// Sends standard error to a file, if it would reach a terminal otherwise; else there is nothing to do.
    ///
    /// # Errors
    ///
    /// The system refuses, for example because too many files are open.
    pub fn to(file: &File) -> io::Result<Option<Self>> {
        use rustix::{io::fcntl_dupfd_cloexec, stdio, termios::isatty};

        // The first three are input, output and standard error itself.
        const FIRST_FREE: i32 = 3;
        if !isatty(stdio::stderr()) {
            return Ok(None);
        }
        let before = fcntl_dupfd_cloexec(stdio::stderr(), FIRST_FREE)?;
        stdio::dup2_stderr(file)?;
        Ok(Some(Self { before }))
    }

    /// Sends standard error nowhere, if it would reach a terminal otherwise.
    ///
    /// # Errors
    ///
    /// As above.
    pub fn to_nowhere() -> io::Result<Option<Self>> {
        Self::to(&File::options().write(true).open("/dev/null")?)
    }
}

#[cfg(unix)]
impl Drop for Redirected {
    fn drop(&mut self) {
        if let Err(error) = rustix::stdio::dup2_stderr(&self.before) {
            tracing::warn!(%error, "standard error could not be put back");
        }
    }
}

#[cfg(not(unix))]
impl Redirected {
    /// Nothing: standard error can only be redirected on Unix.
    ///
    /// # Errors
    ///
    /// None.
    pub fn to(_file: &File) -> io::Result<Option<Self>> {
        Ok(None)
    }

    /// Nothing either.
    ///
    /// # Errors
    ///
    /// None.
    pub fn to_nowhere() -> io::Result<Option<Self>> {
        Ok(None)
    }
}
