//! Single-key mode: every key acts at once.

use std::io;
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::Wanted;
use super::entry::Entry;
use crate::device::inbox::Typed;
use crate::device::leaving;
use crate::device::screen::Echo;
use crate::session::{Input, Key, Leave};

/// Reads keys until the terminal is gone, or nobody wants them any more.
pub(super) fn read(typed: &Typed, wanted: &Wanted, echo: Echo) {
    if let Err(error) = read_keys(typed, wanted, Entry::new(echo)) {
        tracing::warn!(%error, "the terminal can't be read any more");
        // Without a session there is nobody to tell: it is ending already.
        let _ = typed.send(Input::Leave(Leave::OutputGone));
    }
}

fn read_keys(typed: &Typed, wanted: &Wanted, mut entry: Entry) -> io::Result<()> {
    // A look of no time at all would see nothing.
    const LOOK: Duration = Duration::from_millis(1);
    loop {
        wait_for_input()?;
        while event::poll(LOOK)? {
            let Event::Key(pressed) = event::read()? else { continue };
            let Some(key) = key(pressed) else { continue };
            if key == TALK && wanted.talks() && !is_let_go()? {
                continue;
            }
            if INTERRUPTS.contains(&key) {
                leaving::interrupt(typed.at_once());
            } else if typed.send_and_wait(entry.press(key, wanted.get())).is_err() {
                return Ok(());
            }
        }
    }
}

/// Ctrl+C, and Ctrl+\, whose byte is also that of Ctrl+4.
const INTERRUPTS: [Key; 3] = [Key::Control('c'), Key::Control('4'), Key::Control('\\')];

/// The key to talk with.
const TALK: Key = Key::Char(' ');

/// Whether the talk key is let go. Terminals don't tell: a key that is held down comes again and again, and is let go
/// when it doesn't come for a while.
fn is_let_go() -> io::Result<bool> {
    const WHILE: Duration = Duration::from_millis(150);
    Ok(!event::poll(WHILE)?)
}

/// Waits until something can be read. A terminal that has hung up is told here: the reader of events would ask it for
/// ever.
#[cfg(unix)]
fn wait_for_input() -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};

    let stdin = io::stdin();
    loop {
        let mut fds = [PollFd::new(&stdin, PollFlags::IN)];
        match poll(&mut fds, None) {
            Ok(_) => {}
            Err(rustix::io::Errno::INTR) => continue,
            Err(error) => return Err(error.into()),
        }
        if fds[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        return Ok(());
    }
}

#[cfg(not(unix))]
fn wait_for_input() -> io::Result<()> {
    const LONG: Duration = Duration::from_secs(3600);
    while !event::poll(LONG)? {}
    Ok(())
}

/// The key of the narrator for a key of the terminal; none when a key is let go.
fn key(pressed: KeyEvent) -> Option<Key> {
    if pressed.kind == KeyEventKind::Release {
        return None;
    }
    let control = pressed.modifiers.contains(KeyModifiers::CONTROL);
    let alt = pressed.modifiers.contains(KeyModifiers::ALT);
    Some(match pressed.code {
        // What Backspace and Enter send on some terminals.
        KeyCode::Char('h') if control && !alt => Key::Backspace,
        KeyCode::Char('j' | 'm') if control && !alt => Key::Enter,
        // Control and Alt together are AltGr on some keyboards, which only makes another sign.
        KeyCode::Char(sign) if control == alt => Key::Char(sign),
        KeyCode::Char(sign) if control => Key::Control(sign.to_ascii_lowercase()),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        _ => Key::Other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Option<Key> {
        key(KeyEvent::new(code, modifiers))
    }

    #[test]
    fn keys_of_the_terminal_become_ours() {
        let none = KeyModifiers::NONE;
        let control = KeyModifiers::CONTROL;
        assert_eq!(press(KeyCode::Char('r'), none), Some(Key::Char('r')));
        assert_eq!(press(KeyCode::Char('R'), KeyModifiers::SHIFT), Some(Key::Char('R')));
        assert_eq!(press(KeyCode::Char('ë'), none), Some(Key::Char('ë')));
        assert_eq!(press(KeyCode::Char('S'), control), Some(Key::Control('s')));
        assert_eq!(press(KeyCode::Char('['), control | KeyModifiers::ALT), Some(Key::Char('[')));
        assert_eq!(press(KeyCode::Char('x'), KeyModifiers::ALT), Some(Key::Other));
        assert_eq!(press(KeyCode::Enter, none), Some(Key::Enter));
        assert_eq!(press(KeyCode::Char('j'), control), Some(Key::Enter));
        assert_eq!(press(KeyCode::Char('h'), control), Some(Key::Backspace));
        assert_eq!(press(KeyCode::Up, none), Some(Key::Other));
        assert_eq!(press(KeyCode::Tab, none), Some(Key::Tab));
    }

    #[test]
    fn a_key_that_is_let_go_is_no_key() {
        let mut release = KeyEvent::new(KeyCode::Char('r'), KeyModifiers::NONE);
        release.kind = KeyEventKind::Release;
        assert_eq!(key(release), None);
        release.kind = KeyEventKind::Repeat;
        assert_eq!(key(release), Some(Key::Char('r')));
    }
}
