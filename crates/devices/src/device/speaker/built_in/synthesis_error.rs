//! Why the built-in voice can't speak.

use std::io;

/// Why the built-in voice can't speak.
#[derive(Debug, thiserror::Error)]
pub enum SynthesisError {
    /// There is no espeak-ng, or it can't be run.
    #[error("espeak-ng can't be run: {0}")]
    NotRun(io::Error),
    /// It ended with an error.
    #[error("espeak-ng has failed")]
    Failed,
    /// Nobody wants to hear the rest.
    #[error("the sentence was silenced")]
    Silenced,
    /// It writes nothing and does not end.
    #[error("espeak-ng hangs")]
    Hangs,
    /// It writes more than any sentence is long, or takes longer.
    #[error("espeak-ng does not stop")]
    Endless,
    /// What it wrote is not the sound that was asked for.
    #[error("espeak-ng has written something that is not sound")]
    NotSound,
}

impl SynthesisError {
    /// Whether it may go well a moment later: a program can be ended from outside, and find no memory once.
    pub(super) fn may_pass(&self) -> bool {
        match self {
            Self::NotRun(error) => error.kind() != io::ErrorKind::NotFound,
            Self::Failed | Self::NotSound => true,
            Self::Silenced | Self::Hangs | Self::Endless => false,
        }
    }
}
