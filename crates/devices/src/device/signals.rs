//! Signals: Ctrl+C and Ctrl+\ in line mode, the system's requests to end, that it goes on after a stop, and limits.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXFSZ};
use signal_hook::flag;
use signal_hook::iterator::Signals;

use super::leaving::{self, LeavingInTime};
use super::terminal;
use protocol::{Input, Leave};

/// Turns requests to end into inputs from now on, so that the game is left with a sentence. After a stop the terminal
/// is taken up again.
///
/// # Errors
///
/// The signals can't be caught, or the thread can't start.
pub fn watch(inputs: Sender<Input>) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGCONT])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            match signal {
                SIGCONT => terminal::set_again(),
                SIGHUP => {
                    LeavingInTime::start().forget();
                    // Without a session there is nobody to tell: it is ending already.
                    let _ = inputs.send(Input::Leave(Leave::OutputGone));
                }
                _ => leaving::interrupt(&inputs),
            }
        }
    })?;
    Ok(())
}

/// A file that reaches a limit of the system is a full disk from now on, told to whoever writes it, and no end of the
/// program.
///
/// # Errors
///
/// The signal can't be caught.
pub fn outlive_full_files() -> io::Result<()> {
    flag::register(SIGXFSZ, Arc::default()).map(drop)
}
