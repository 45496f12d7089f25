//! Signals: Ctrl+C in line mode, and the system's requests to end.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::leaving::LeavingInTime;
use super::terminal;
use crate::session::{Input, Leave};

/// Turns requests to end into inputs from now on, so that the game is left with a sentence.
///
/// # Errors
///
/// The signals can't be caught, or the thread can't start.
pub fn watch(inputs: Sender<Input>) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            if signal == SIGHUP {
                LeavingInTime::start().forget();
                // Without a session there is nobody to tell: it is ending already.
                let _ = inputs.send(Input::Leave(Leave::OutputGone));
            } else {
                terminal::interrupt(&inputs);
            }
        }
    })?;
    Ok(())
}
