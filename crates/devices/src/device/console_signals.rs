//! What Windows says to a program in a console: Ctrl+C, Ctrl+Break, and that the window is closed or the system ends.

use std::io;
use std::sync::mpsc::Sender;

use super::leaving;
use protocol::Input;

/// Turns requests to end into inputs from now on, so that the game is left with a sentence.
///
/// Where the window is closed, Windows may end the program before the sentence. Nothing is lost by that: what was
/// announced is on the disk.
///
/// # Errors
///
/// The requests can't be caught.
pub fn watch(inputs: Sender<Input>) -> io::Result<()> {
    ctrlc::set_handler(move || leaving::interrupt(&inputs)).map_err(io::Error::other)
}
