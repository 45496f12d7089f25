//! The settings of the terminal at standard input, as they were found and as they are now.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustix::process::getpgrp;
use rustix::termios::{InputModes, LocalModes, OptionalActions, Termios, tcgetattr, tcgetpgrp, tcsetattr};

/// What was changed, and has to be put back.
static CHANGED: Mutex<Option<Changed>> = Mutex::new(None);

struct Changed {
    before: Termios,
    now: Termios,
}

pub(super) fn single_keys() -> io::Result<()> {
    change(|settings| {
        let output_modes = settings.output_modes;
        settings.make_raw();
        settings.output_modes = output_modes;
    })
}

pub(super) fn lines() -> io::Result<()> {
    change(|settings| settings.input_modes -= InputModes::IXON)
}

pub(super) fn echoes() -> bool {
    tcgetattr(io::stdin()).is_ok_and(|settings| settings.local_modes.contains(LocalModes::ECHO))
}

fn change(alter: impl FnOnce(&mut Termios)) -> io::Result<()> {
    let mut changed = changed();
    let before = tcgetattr(io::stdin())?;
    let mut now = before.clone();
    alter(&mut now);
    set(&now)?;
    let before = changed.take().map_or(before, |changed| changed.before);
    *changed = Some(Changed { before, now });
    Ok(())
}

/// Takes the terminal up again after the program was stopped: whoever stopped it has used the terminal meanwhile.
pub(in crate::device) fn set_again() {
    let Some(Changed { now, .. }) = &*changed() else { return };
    if is_ours()
        && let Err(error) = set(now)
    {
        tracing::warn!(%error, "the terminal's settings could not be changed again");
    }
}

pub(super) fn restore() -> io::Result<()> {
    match changed().take() {
        Some(Changed { before, .. }) if is_ours() => set(&before),
        _ => Ok(()),
    }
}

fn set(settings: &Termios) -> io::Result<()> {
    Ok(tcsetattr(io::stdin(), OptionalActions::Now, settings)?)
}

/// Whether no other program is in the foreground of the terminal: who changes its settings then is stopped. A terminal
/// that we don't belong to has no foreground.
fn is_ours() -> bool {
    tcgetpgrp(io::stdin()).map_or(true, |foreground| foreground == getpgrp())
}

fn changed() -> MutexGuard<'static, Option<Changed>> {
    CHANGED.lock().unwrap_or_else(PoisonError::into_inner)
}
