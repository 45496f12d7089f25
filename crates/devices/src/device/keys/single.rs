//! Single-key mode: every key acts at once.

use std::collections::BTreeSet;
use std::io;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::Wanted;
use super::entry::Entry;
use super::talk::{Releases, TalkKey, WHILE};
use crate::device::inbox::{Typed, Unread};
use crate::device::leaving;
use crate::device::screen::Echo;
use protocol::input::LONGEST_LINE;
use protocol::{Input, Key, Leave};

/// Reads keys until the terminal is gone, or nobody wants them any more.
pub(super) fn read(typed: &Typed, wanted: &Wanted, echo: Echo) {
    if let Err(error) = read_keys(typed, wanted, Entry::new(echo)) {
        tracing::warn!(%error, "the terminal can't be read any more");
        // Without a session there is nobody to tell: it is ending already.
        let _ = typed.send(Input::Leave(Leave::OutputGone));
    }
}

fn read_keys(typed: &Typed, wanted: &Wanted, mut entry: Entry) -> io::Result<()> {
    // A look whose time is over before it begins sees nothing, not even what was read already, which would wait for the
    // next key then. A busy machine can take a few milliseconds away.
    const LOOK: Duration = Duration::from_millis(100);
    let mut talk = TalkKey::new(Releases::HERE);
    loop {
        wait_for_input()?;
        let mut since = Instant::now();
        while event::poll(if talk.is_open() { WHILE } else { LOOK })? {
            let together = together()?;
            if is_piece(&together, since.elapsed()) {
                for key in together.into_iter().map(key) {
                    if entry.paste(key).is_some_and(|input| typed.send_and_wait(input).is_err()) {
                        return Ok(());
                    }
                }
                since = Instant::now();
                continue;
            }
            since = Instant::now();
            for event in together {
                for key in meant(event, &mut talk, Instant::now(), wanted.talks()) {
                    if pass_on(key, typed, wanted, &mut entry).is_err() {
                        return Ok(());
                    }
                }
            }
        }
        if talk.stays_away(wanted.talks()) && pass_on(TALK, typed, wanted, &mut entry).is_err() {
            return Ok(());
        }
    }
}

/// All key events that have come so far.
fn together() -> io::Result<Vec<KeyEvent>> {
    let mut together = Vec::new();
    loop {
        if let Event::Key(event) = event::read()? {
            together.push(event);
        }
        if together.len() >= LONGEST_LINE || !event::poll(AT_ONCE)? {
            return Ok(together);
        }
    }
}

/// What belongs to what came just before is there within this.
const AT_ONCE: Duration = Duration::from_millis(5);
/// Nobody types so many different signs within [`TYPED`] each: that was pasted. A key that is held down is one sign.
const PIECE: usize = 4;
const SIGNS: usize = 3;
const TYPED: Duration = Duration::from_millis(10);

/// Whether these came in one piece, within this time, as what is pasted does.
fn is_piece(together: &[KeyEvent], within: Duration) -> bool {
    let signs: Vec<char> = together
        .iter()
        .filter(|event| event.kind != KeyEventKind::Release)
        .filter_map(|event| match key(*event) {
            Key::Char(sign) => Some(sign),
            _ => None,
        })
        .collect();
    let different: BTreeSet<&char> = signs.iter().collect();
    let count = u32::try_from(signs.len()).unwrap_or(u32::MAX);
    signs.len() >= PIECE && different.len() >= SIGNS && within < TYPED * count
}

fn pass_on(key: Key, typed: &Typed, wanted: &Wanted, entry: &mut Entry) -> Result<(), Unread> {
    if INTERRUPTS.contains(&key) {
        leaving::interrupt(typed.at_once());
        return Ok(());
    }
    if key == END && !entry.has_text() {
        // As in line mode nothing is read any more.
        typed.send(Input::Leave(Leave::EndOfInput))?;
        return Err(Unread);
    }
    typed.send_and_wait(entry.press(key, wanted.get()))
}

/// Ctrl+D: the end of all that is typed, unless a line is begun.
const END: Key = Key::Control('d');

/// Ctrl+C, and Ctrl+\, whose byte is also that of Ctrl+4.
const INTERRUPTS: [Key; 3] = [Key::Control('c'), Key::Control('4'), Key::Control('\\')];

/// The key to talk with.
const TALK: Key = Key::Char(' ');

/// What an event of the terminal comes to. A key that comes after the one to talk with ends that one first.
fn meant(event: KeyEvent, talk: &mut TalkKey, now: Instant, talks: bool) -> Vec<Key> {
    let is_let_go = event.kind == KeyEventKind::Release;
    let counts = match (key(event), is_let_go) {
        (TALK, true) => talk.let_go(now, talks),
        (TALK, false) => talk.comes(now, talks),
        (_, true) => false,
        (key, false) => {
            let ended = talk.stays_away(talks).then_some(TALK);
            return ended.into_iter().chain([key]).collect();
        }
    };
    counts.then_some(TALK).into_iter().collect()
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

/// The key of the narrator for a key of the terminal.
fn key(pressed: KeyEvent) -> Key {
    let control = pressed.modifiers.contains(KeyModifiers::CONTROL);
    let alt = pressed.modifiers.contains(KeyModifiers::ALT);
    match pressed.code {
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Key {
        key(KeyEvent::new(code, modifiers))
    }

    #[test]
    fn keys_of_the_terminal_become_ours() {
        let none = KeyModifiers::NONE;
        let control = KeyModifiers::CONTROL;
        assert_eq!(press(KeyCode::Char('r'), none), Key::Char('r'));
        assert_eq!(press(KeyCode::Char('R'), KeyModifiers::SHIFT), Key::Char('R'));
        assert_eq!(press(KeyCode::Char('ë'), none), Key::Char('ë'));
        assert_eq!(press(KeyCode::Char('S'), control), Key::Control('s'));
        assert_eq!(press(KeyCode::Char('['), control | KeyModifiers::ALT), Key::Char('['));
        assert_eq!(press(KeyCode::Char('x'), KeyModifiers::ALT), Key::Other);
        assert_eq!(press(KeyCode::Enter, none), Key::Enter);
        assert_eq!(press(KeyCode::Char('j'), control), Key::Enter);
        assert_eq!(press(KeyCode::Char('h'), control), Key::Backspace);
        assert_eq!(press(KeyCode::Up, none), Key::Other);
        assert_eq!(press(KeyCode::Tab, none), Key::Tab);
    }

    /// What events mean while somebody talks, each so many milliseconds after the first.
    fn meanings(talk: &mut TalkKey, talks: bool, events: &[(u64, char, KeyEventKind)]) -> Vec<Key> {
        let begun = Instant::now();
        let meant = events.iter().map(|(at, sign, kind)| {
            let event = KeyEvent::new_with_kind(KeyCode::Char(*sign), KeyModifiers::NONE, *kind);
            meant(event, talk, begun + Duration::from_millis(*at), talks)
        });
        meant.collect::<Vec<_>>().concat()
    }

    #[test]
    fn what_nobody_types_so_fast_came_in_one_piece() {
        let events = |text: &str| -> Vec<KeyEvent> {
            text.chars().map(|sign| KeyEvent::new(KeyCode::Char(sign), KeyModifiers::NONE)).collect()
        };
        let at_once = Duration::from_millis(1);
        for piece in ["Anna", "let's go", "12345", "yes, we are"] {
            assert!(is_piece(&events(piece), at_once), "{piece}");
            assert!(
                !is_piece(&events(piece), Duration::from_secs(1)),
                "{piece} was typed while the narrator was busy"
            );
        }
        for keys in ["", "a", "12y", "xxxxxxxxxxxx", "abab"] {
            assert!(!is_piece(&events(keys), at_once), "{keys}");
        }
    }

    #[test]
    fn a_key_that_is_let_go_is_no_key() {
        use KeyEventKind::{Press, Release, Repeat};
        let mut talk = TalkKey::new(Releases::Told);
        let keys = meanings(&mut talk, false, &[(0, 'r', Press), (500, 'r', Repeat), (530, 'r', Release)]);
        assert_eq!(keys, [Key::Char('r'), Key::Char('r')]);
    }

    #[test]
    fn the_key_to_talk_with_can_be_held_down_on_windows() {
        use KeyEventKind::{Press, Release};
        let mut talk = TalkKey::new(Releases::Told);
        assert_eq!(meanings(&mut talk, false, &[(0, ' ', Press)]), [TALK]);
        // A key that is held is pressed again and again there.
        assert_eq!(meanings(&mut talk, true, &[(500, ' ', Press), (530, ' ', Press)]), []);
        assert_eq!(meanings(&mut talk, true, &[(540, ' ', Release)]), [TALK]);
    }

    #[test]
    fn another_key_ends_the_talk_first() {
        use KeyEventKind::Press;
        for releases in [Releases::Told, Releases::NotTold] {
            let mut talk = TalkKey::new(releases);
            assert_eq!(meanings(&mut talk, true, &[(0, ' ', Press), (60, 's', Press)]), [TALK, Key::Char('s')]);
            assert!(!talk.is_open());
        }
    }
}
