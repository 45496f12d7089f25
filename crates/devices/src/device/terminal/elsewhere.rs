//! The settings of the terminal where there is no Unix: single keys, and lines as they are.

use std::io::{self, IsTerminal};

use crossterm::terminal;

pub(super) fn single_keys() -> io::Result<()> {
    terminal::enable_raw_mode()
}

pub(super) fn lines() -> io::Result<()> {
    Ok(())
}

pub(super) fn echoes() -> bool {
    io::stdin().is_terminal()
}

pub(super) fn restore() -> io::Result<()> {
    terminal::disable_raw_mode()
}
