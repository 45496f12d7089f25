//! Leaving in time: the last net under everything that could hang while the program ends.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use super::terminal;

/// How long leaving may take, whatever devices do.
pub const LONGEST: Duration = Duration::from_secs(5);

/// Ends the program when this has lived for [`LONGEST`], with the terminal as it was found.
///
/// Nothing is lost by that: what was announced is on the disk, and the system frees the game.
pub struct LeavingInTime(Option<Sender<()>>);

impl LeavingInTime {
    /// The time begins now.
    #[must_use]
    pub fn start() -> Self {
        let (over, left) = channel();
        let watch = move || {
            if left.recv_timeout(LONGEST) == Err(RecvTimeoutError::Timeout) {
                tracing::error!("a device holds the program up");
                terminal::restore();
                std::process::exit(0);
            }
        };
        match std::thread::Builder::new().name("leaving".to_owned()).spawn(watch) {
            Ok(_) => Self(Some(over)),
            Err(error) => {
                tracing::error!(%error, "no thread that watches the end");
                Self(None)
            }
        }
    }

    /// The time counts on without this: the program ends in any case.
    pub fn forget(self) {
        std::mem::forget(self.0);
    }
}
