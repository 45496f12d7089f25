//! The key to talk with, which may be pressed twice or held down: when it counts.

use std::time::{Duration, Instant};

/// Whether a terminal tells that a key is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Releases {
    /// The console of Windows does.
    Told,
    /// A key that is held down comes again and again there, and is let go when it doesn't come for a while.
    NotTold,
}

impl Releases {
    /// Those of this system's terminals.
    pub(super) const HERE: Self = if cfg!(windows) { Self::Told } else { Self::NotTold };
}

/// A key that doesn't come again for so long is let go.
pub(super) const WHILE: Duration = Duration::from_millis(150);

/// A key that is down comes again within this: where it did not, it was let go, and that was not told.
const UNTOLD: Duration = Duration::from_millis(1500);

/// Who holds the key down for less has only pressed it.
const PRESSED: Duration = Duration::from_millis(300);

/// The key to talk with, as the terminal tells of it. It counts twice: once where somebody begins to talk, and once
/// where they have ended, which is when the key is let go, or pressed again.
pub(super) struct TalkKey {
    releases: Releases,
    /// Since when it is down, and when it came last, as far as the terminal tells.
    down: Option<(Instant, Instant)>,
    /// It came again while it was down.
    is_held: bool,
    /// Whether it is let go or held is known in a while.
    is_open: bool,
}

impl TalkKey {
    pub(super) fn new(releases: Releases) -> Self {
        Self { releases, down: None, is_held: false, is_open: false }
    }

    /// It came. True if that counts.
    pub(super) fn comes(&mut self, now: Instant, talks: bool) -> bool {
        if let Some((_, last)) = &mut self.down
            && now.duration_since(*last) < UNTOLD
        {
            *last = now;
            self.is_held = true;
            return false;
        }
        if self.releases == Releases::Told {
            self.down = Some((now, now));
            self.is_held = false;
        }
        // Over ssh the console of Windows tells of every key at once that it is let go: there it is as elsewhere.
        self.is_open = talks;
        !talks
    }

    /// The terminal tells that it is let go. True if that counts.
    pub(super) fn let_go(&mut self, now: Instant, talks: bool) -> bool {
        let Some((since, _)) = self.down.take() else { return false };
        let was_held = self.is_held || now.duration_since(since) >= PRESSED;
        talks && was_held && !self.is_open
    }

    /// Whether something is to be known of it when nothing comes for a [`WHILE`].
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// It doesn't come any more. True if that counts.
    pub(super) fn stays_away(&mut self, talks: bool) -> bool {
        std::mem::take(&mut self.is_open) && talks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a terminal tells, at a millisecond.
    #[derive(Clone, Copy)]
    enum Told {
        Comes(u64),
        LetGo(u64),
    }
    use Told::{Comes, LetGo};

    /// When the key counts: each time somebody begins to talk, or ends.
    fn counts(releases: Releases, told: &[Told]) -> Vec<u64> {
        let (mut key, begun) = (TalkKey::new(releases), Instant::now());
        let (mut counted, mut last) = (Vec::new(), 0);
        let talks = |counted: &Vec<u64>| counted.len() % 2 == 1;
        for event in told.iter().map(Some).chain([None]) {
            let at = match event {
                Some(Comes(at) | LetGo(at)) => *at,
                None => u64::MAX,
            };
            let quiet_from = last + WHILE.as_millis() as u64;
            if key.is_open() && at > quiet_from && key.stays_away(talks(&counted)) {
                counted.push(quiet_from);
            }
            let now = || begun + Duration::from_millis(at);
            let does = match event {
                Some(Comes(_)) => key.comes(now(), talks(&counted)),
                Some(LetGo(_)) => key.let_go(now(), talks(&counted)),
                None => false,
            };
            if does {
                counted.push(at);
            }
            last = at;
        }
        counted
    }

    /// What a key does that is held down from a moment on: it waits, and comes again and again.
    fn held(from: u64, to: u64) -> Vec<Told> {
        [Comes(from)].into_iter().chain((from + 500..to).step_by(30).map(Comes)).collect()
    }

    #[test]
    fn where_nothing_tells_that_a_key_is_let_go_it_is_when_it_stays_away() {
        let told = |told: &[Told]| counts(Releases::NotTold, told);
        assert_eq!(told(&[Comes(0)]), [0]);
        assert_eq!(told(&[Comes(0), Comes(2000)]), [0, 2150]);
        assert_eq!(told(&held(0, 1000)), [0, 980 + 150]);
        // Somebody who can't hold it still begins anew.
        assert_eq!(told(&[Comes(0), Comes(2000), Comes(4000)]), [0, 2150, 4000]);
    }

    #[test]
    fn on_windows_a_key_that_was_held_counts_when_it_is_let_go() {
        let told = |told: &[Told]| counts(Releases::Told, told);
        let mut long = held(0, 2000);
        long.push(LetGo(2003));
        assert_eq!(told(&long), [0, 2003]);
        // A short word, before the key comes again.
        assert_eq!(told(&[Comes(0), LetGo(450)]), [0, 450]);
        // Pressed to begin and pressed to end.
        assert_eq!(told(&[Comes(0), LetGo(80), Comes(2000), LetGo(2080)]), [0, 2230]);
    }

    #[test]
    fn on_windows_a_key_that_is_held_to_end_does_not_begin_anew() {
        let mut told = vec![Comes(0), LetGo(80)];
        told.extend(held(2000, 4000));
        told.push(LetGo(4010));
        assert_eq!(counts(Releases::Told, &told), [0, 2150]);
    }

    #[test]
    fn a_key_of_which_nobody_told_that_it_was_let_go_counts_again() {
        assert_eq!(counts(Releases::Told, &[Comes(0), Comes(4000), LetGo(4050)]), [0, 4200]);
    }

    #[test]
    fn a_console_that_lets_go_of_every_key_at_once_is_like_any_terminal() {
        let told: Vec<_> = held(0, 1000)
            .into_iter()
            .flat_map(|told| match told {
                Comes(at) | LetGo(at) => [Comes(at), LetGo(at)],
            })
            .collect();
        assert_eq!(counts(Releases::Told, &told), counts(Releases::NotTold, &held(0, 1000)));
    }

    #[test]
    fn what_was_let_go_before_anybody_talked_is_nothing() {
        let mut key = TalkKey::new(Releases::Told);
        let now = Instant::now();
        assert!(!key.let_go(now, false));
        assert!(!key.let_go(now, true));
        // The recogniser is gone meanwhile: nobody talks any more.
        assert!(key.comes(now, false));
        assert!(!key.let_go(now + PRESSED, false));
        assert!(!key.stays_away(false));
    }
}
