//! The one place where the narrator waits: everything that happens outside comes together here.

use std::cell::Cell;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Input, Leave};

/// How much typed input may wait to be handled.
///
/// People never get that far ahead. A program that pipes lines in without end does, and is made to wait instead of
/// filling the memory.
const MOST_WAITING: u64 = 64;

/// How long a key waits for the key before it to be handled.
const PATIENCE: Duration = Duration::from_millis(500);

/// The receiving end of every [`Input`].
pub struct Inbox {
    inputs: Receiver<Input>,
    sender: Sender<Input>,
    progress: Arc<Progress>,
    handling_typed: Cell<bool>,
}

impl Default for Inbox {
    fn default() -> Self {
        let (sender, inputs) = mpsc::channel();
        Self { inputs, sender, progress: Arc::default(), handling_typed: Cell::new(false) }
    }
}

impl Inbox {
    /// The sending end for devices, which never waits.
    #[must_use]
    pub fn sender(&self) -> Sender<Input> {
        self.sender.clone()
    }

    /// The sending end for the keyboard.
    #[must_use]
    pub fn typed(&self) -> Typed {
        Typed { inputs: self.sender.clone(), progress: Arc::clone(&self.progress) }
    }

    /// The next input, waited for as long as it takes. To be called when the one before has been handled.
    #[must_use]
    pub fn next(&self) -> Input {
        self.handled();
        // The inbox holds a sender itself, so the channel can't close before it.
        let input = self.inputs.recv().unwrap_or(Input::Leave(Leave::EndOfInput));
        self.handling_typed.set(is_typed(&input));
        input
    }

    /// The same, waited for until a time; none if nothing has come.
    #[must_use]
    pub fn next_until(&self, at: Instant) -> Option<Input> {
        self.handled();
        let input = self.inputs.recv_timeout(at.saturating_duration_since(Instant::now())).ok()?;
        self.handling_typed.set(is_typed(&input));
        Some(input)
    }

    fn handled(&self) {
        if self.handling_typed.take() {
            self.progress.change(|counts| counts.handled += 1);
        }
    }
}

impl Inbox {
    /// The next input, if one comes in time.
    #[must_use]
    pub fn next_within(&self, patience: Duration) -> Option<Input> {
        self.inputs.recv_timeout(patience).ok()
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.progress.change(|counts| counts.closed = true);
    }
}

/// The sending end for the keyboard, which waits for the session where that is needed.
#[derive(Clone)]
pub struct Typed {
    inputs: Sender<Input>,
    progress: Arc<Progress>,
}

/// The narrator is gone: nobody reads the inbox any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody reads what is typed any more")]
pub struct Unread;

impl Typed {
    /// Sends an input, after waiting until there is room for it.
    ///
    /// # Errors
    ///
    /// The inbox has been dropped.
    pub fn send(&self, input: Input) -> Result<(), Unread> {
        if is_typed(&input) {
            let mut counts = self.progress.lock();
            while counts.sent - counts.handled >= MOST_WAITING && !counts.closed {
                counts = self.progress.changed.wait(counts).unwrap_or_else(PoisonError::into_inner);
            }
            counts.sent += 1;
        }
        self.inputs.send(input).map_err(|_| Unread)
    }

    /// Sends an input, and waits until all that was typed has been handled: it may change what the next key is for.
    ///
    /// A session that takes very long is not waited for, so that Ctrl+C can still be read.
    ///
    /// # Errors
    ///
    /// The inbox has been dropped.
    pub fn send_and_wait(&self, input: Input) -> Result<(), Unread> {
        self.send(input)?;
        let counts = self.progress.lock();
        let busy = |counts: &mut Counts| counts.handled < counts.sent && !counts.closed;
        drop(self.progress.changed.wait_timeout_while(counts, PATIENCE, busy));
        Ok(())
    }

    /// The sending end that never waits.
    #[must_use]
    pub fn at_once(&self) -> &Sender<Input> {
        &self.inputs
    }
}

fn is_typed(input: &Input) -> bool {
    matches!(input, Input::Line(_) | Input::BadLine(_) | Input::Key(_))
}

/// How far the session has got with what was typed.
#[derive(Default)]
struct Progress {
    counts: Mutex<Counts>,
    changed: Condvar,
}

#[derive(Default)]
struct Counts {
    sent: u64,
    handled: u64,
    closed: bool,
}

impl Progress {
    fn lock(&self) -> MutexGuard<'_, Counts> {
        // Nothing can fail while it is held.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Counts)) {
        change(&mut self.lock());
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn typed_input_waits_for_room_and_loses_nothing() {
        let inbox = Inbox::default();
        let typed = inbox.typed();
        let typist = thread::spawn(move || {
            for number in 0..MOST_WAITING * 3 {
                typed.send(Input::Line(number.to_string())).unwrap();
            }
        });
        thread::sleep(Duration::from_millis(50));
        assert!(!typist.is_finished(), "the typist is not held back");
        for number in 0..MOST_WAITING * 3 {
            assert_eq!(inbox.next(), Input::Line(number.to_string()));
        }
        typist.join().unwrap();
    }

    #[test]
    fn a_key_waits_until_the_one_before_is_handled() {
        let inbox = Inbox::default();
        let typed = inbox.typed();
        let handled = Arc::new(Mutex::new(0));
        let seen = Arc::clone(&handled);
        let typist = thread::spawn(move || {
            (1..=20).all(|number| {
                typed.send_and_wait(Input::Line(String::new())).unwrap();
                *seen.lock().unwrap() == number
            })
        });
        for number in 1..=20 {
            assert_eq!(inbox.next(), Input::Line(String::new()));
            thread::sleep(Duration::from_millis(1));
            *handled.lock().unwrap() = number;
        }
        drop(inbox);
        assert!(typist.join().unwrap());
    }

    #[test]
    fn a_waiting_typist_is_freed_when_the_inbox_goes() {
        let inbox = Inbox::default();
        let typed = inbox.typed();
        let typist = thread::spawn(move || while typed.send(Input::Line(String::new())).is_ok() {});
        thread::sleep(Duration::from_millis(20));
        drop(inbox);
        typist.join().unwrap();
    }

    #[test]
    fn devices_are_never_held_back() {
        let inbox = Inbox::default();
        for _ in 0..MOST_WAITING * 2 {
            inbox.sender().send(Input::Leave(Leave::Interrupted)).unwrap();
        }
        assert_eq!(inbox.next(), Input::Leave(Leave::Interrupted));
    }
}
