//! Leaving in time: the last net under everything that could hang while the program ends.

use std::sync::OnceLock;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use super::terminal;
use protocol::{Input, Leave};

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

/// How long a first request to end may take to be fulfilled.
const PATIENCE: Duration = Duration::from_secs(2);

/// Passes on that somebody wants out.
///
/// Who asks again after [`PATIENCE`] was not heard: then the program ends here, with the terminal as it was found.
/// Nothing is lost by that, since what was announced is on the disk.
pub(super) fn interrupt(inputs: &Sender<Input>) {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    if FIRST.get_or_init(Instant::now).elapsed() > PATIENCE {
        terminal::restore();
        std::process::exit(1);
    }
    LeavingInTime::start().forget();
    // Without a session there is nobody to tell: it is ending already.
    let _ = inputs.send(Input::Leave(Leave::Interrupted));
}
