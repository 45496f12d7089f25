//! Leaving: the last words are heard, and no device holds anybody up.

use std::time::{Duration, Instant};

use super::Narrator;
use crate::device::Screen;
use crate::device::leaving::LeavingInTime;
use protocol::{Input, Leave, Shutdown, SpeechEvent};

/// How long a farewell may take from the moment at which somebody wanted out; the rest of
/// [`crate::device::leaving::LONGEST`] is for the devices.
const FAREWELL: Duration = Duration::from_secs(4);
/// How long a farewell that has begun may take, and by how much the voice may be slower than expected.
const BEGUN: Duration = Duration::from_secs(2);
const SLOWER: Duration = Duration::from_millis(500);

/// Until when the last words are waited for.
struct Patience {
    /// None if they may take as long as they take.
    until: Option<Instant>,
    spoken_in: Duration,
}

impl Patience {
    fn new(shutdown: Shutdown, now: Instant) -> Self {
        match shutdown {
            Shutdown::Told => Self { until: None, spoken_in: Duration::ZERO },
            Shutdown::Asked { words_ms } => Self {
                until: Some(now + FAREWELL),
                spoken_in: BEGUN.max(Duration::from_millis(words_ms.into()) + SLOWER),
            },
        }
    }

    /// The farewell is heard from now on.
    fn begins(&mut self, now: Instant) {
        self.until = self.until.map(|until| until.min(now + self.spoken_in));
    }
}

impl Narrator {
    /// Lets the last words be heard, and ends the devices. A program that was asked to end does so in time, whatever
    /// they do.
    pub(super) fn leave(&mut self, shutdown: Shutdown) {
        let _in_time = matches!(shutdown, Shutdown::Asked { .. }).then(LeavingInTime::start);
        self.speak_out(shutdown);
        self.written(Screen::close);
        self.keys = None;
        self.clipboard = None;
        if let Some(speaker) = self.speaker.take() {
            speaker.stop();
        }
        if let Some(headset) = self.headset.take() {
            headset.stop();
        }
        if let Some(ears) = self.speech_input.take() {
            ears.stop();
        }
        if let Some(phones) = self.phones.take() {
            phones.stop();
        }
    }

    /// Any key ends the last words.
    fn speak_out(&mut self, shutdown: Shutdown) {
        let mut patience = Patience::new(shutdown, Instant::now());
        while self.session.is_heard() {
            let input = match patience.until {
                None => Some(self.inbox.next()),
                Some(until) => self.inbox.next_until(until),
            };
            match input {
                None => return tracing::warn!("the last words were not heard to their end"),
                Some(Input::Line(_) | Input::Key(_) | Input::Leave(Leave::Interrupted | Leave::OutputGone)) => return,
                Some(input) => {
                    if matches!(input, Input::Speech(_, SpeechEvent::Began)) {
                        patience.begins(Instant::now());
                    }
                    self.session.fade(&input);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_farewell_has_two_seconds_once_it_has_begun_and_four_in_all() {
        let now = Instant::now();
        let mut patience = Patience::new(Shutdown::Asked { words_ms: 1_000 }, now);
        assert_eq!(patience.until, Some(now + FAREWELL));
        patience.begins(now);
        assert_eq!(patience.until, Some(now + BEGUN));
        patience.begins(now + BEGUN);
        assert_eq!(patience.until, Some(now + BEGUN), "nothing makes it longer");
    }

    #[test]
    fn a_slow_voice_is_heard_to_its_end_and_never_longer_than_all() {
        let now = Instant::now();
        let mut slow = Patience::new(Shutdown::Asked { words_ms: 2_600 }, now);
        slow.begins(now);
        assert_eq!(slow.until, Some(now + Duration::from_millis(3_100)));
        let mut slowest = Patience::new(Shutdown::Asked { words_ms: 9_000 }, now);
        slowest.begins(now);
        assert_eq!(slowest.until, Some(now + FAREWELL));
    }

    #[test]
    fn what_is_told_to_its_end_has_all_the_time() {
        let mut patience = Patience::new(Shutdown::Told, Instant::now());
        patience.begins(Instant::now());
        assert_eq!(patience.until, None);
    }
}
