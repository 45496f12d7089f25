//! What is heard in a page, one after the other: when the next utterance begins, and how long the present one is waited
//! for. It has no clock and no voice of its own; times are milliseconds on the clock of whoever asks.

use std::collections::VecDeque;

use protocol::{Utterance, UtteranceId};

/// An utterance that comes so soon after the one before belongs to it: its lead counts from that end.
const CONTINUES_MS: f64 = 200.0;

/// What is queued and heard.
#[derive(Debug, Default)]
pub struct SpeechQueue {
    waiting: VecDeque<Utterance>,
    /// When the first of those that wait begins, once that is known.
    begins: Option<f64>,
    playing: Option<Playing>,
    /// When the last utterance ended.
    free_at: f64,
}

#[derive(Debug)]
struct Playing {
    utterance: Utterance,
    /// Until when it is waited for.
    until: f64,
}

impl SpeechQueue {
    /// One more utterance.
    pub fn speak(&mut self, utterance: Utterance) {
        self.waiting.push_back(utterance);
    }

    /// The utterance whose turn has come. Whoever takes it says with [`Self::waits_until`] how long it may take.
    pub fn next(&mut self, now: f64) -> Option<Utterance> {
        if self.playing.is_some() {
            return None;
        }
        let lead = f64::from(self.waiting.front()?.lead_ms);
        let from = if now - self.free_at < CONTINUES_MS { self.free_at } else { now };
        let begins = *self.begins.get_or_insert(from + lead);
        if begins > now {
            return None;
        }
        self.begins = None;
        let utterance = self.waiting.pop_front()?;
        self.playing = Some(Playing { utterance: utterance.clone(), until: now });
        Some(utterance)
    }

    /// What is heard now ends at that time at the latest.
    pub fn waits_until(&mut self, until: f64) {
        if let Some(playing) = &mut self.playing {
            playing.until = until;
        }
    }

    /// What is heard now and should be over by now.
    #[must_use]
    pub fn overdue(&self, now: f64) -> Option<&Utterance> {
        self.playing.as_ref().filter(|playing| playing.until <= now).map(|playing| &playing.utterance)
    }

    /// Whether this is heard now.
    #[must_use]
    pub fn plays(&self, id: UtteranceId) -> bool {
        self.playing.as_ref().is_some_and(|playing| playing.utterance.id == id)
    }

    /// What is heard now is over. False if it was not this one.
    pub fn ended(&mut self, id: UtteranceId, now: f64) -> bool {
        let is_it = self.plays(id);
        if is_it {
            // What ends by the clock has ended when it should, however late that is seen.
            let until = self.playing.take().map_or(now, |playing| playing.until);
            self.free_at = now.min(until);
        }
        is_it
    }

    /// Nothing is heard any more. Gives back what is not said.
    pub fn silence(&mut self, now: f64) -> Vec<UtteranceId> {
        self.free_at = now;
        self.begins = None;
        let playing = self.playing.take().map(|playing| playing.utterance);
        playing.into_iter().chain(self.waiting.drain(..)).map(|utterance| utterance.id).collect()
    }

    /// When something is to be done next; none as long as nothing is.
    #[must_use]
    pub fn wakes_at(&self) -> Option<f64> {
        match &self.playing {
            Some(playing) => Some(playing.until),
            None => self.begins,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Sound;

    fn utterance(id: u64, lead_ms: u32) -> Utterance {
        Utterance { id: UtteranceId(id), lead_ms, sound: Sound::Text(format!("Sentence {id}.")), voice: None }
    }

    fn id(utterance: Option<Utterance>) -> Option<u64> {
        utterance.map(|utterance| utterance.id.0)
    }

    #[test]
    fn one_is_heard_after_the_other_with_its_silence_before_it() {
        let mut queue = SpeechQueue::default();
        queue.speak(utterance(1, 0));
        queue.speak(utterance(2, 500));
        assert_eq!(id(queue.next(1_000.0)), Some(1));
        queue.waits_until(9_000.0);
        assert_eq!(id(queue.next(1_100.0)), None, "the first one is heard");
        assert!(queue.ended(UtteranceId(1), 2_000.0));
        assert_eq!(id(queue.next(2_010.0)), None);
        assert_eq!(queue.wakes_at(), Some(2_500.0), "from the end of the first one");
        assert_eq!(id(queue.next(2_500.0)), Some(2));
    }

    #[test]
    fn what_ends_by_the_clock_ends_when_it_should_however_late_it_is_looked_at() {
        let mut queue = SpeechQueue::default();
        queue.speak(utterance(1, 0));
        queue.speak(utterance(2, 300));
        assert_eq!(id(queue.next(0.0)), Some(1));
        queue.waits_until(100.0);
        assert!(queue.overdue(99.0).is_none());
        assert_eq!(queue.overdue(180.0).map(|utterance| utterance.id.0), Some(1));
        assert!(queue.ended(UtteranceId(1), 180.0));
        assert_eq!(id(queue.next(180.0)), None);
        assert_eq!(queue.wakes_at(), Some(400.0));
    }

    #[test]
    fn silence_gives_back_all_that_is_not_said_and_a_late_end_means_nothing() {
        let mut queue = SpeechQueue::default();
        (1..=3).for_each(|number| queue.speak(utterance(number, 0)));
        assert_eq!(id(queue.next(0.0)), Some(1));
        assert_eq!(queue.silence(10.0), [UtteranceId(1), UtteranceId(2), UtteranceId(3)]);
        assert!(!queue.ended(UtteranceId(1), 20.0));
        assert_eq!(queue.wakes_at(), None);
        queue.speak(utterance(4, 0));
        assert_eq!(id(queue.next(20.0)), Some(4));
    }

    #[test]
    fn a_pause_without_an_end_is_waited_for() {
        let mut queue = SpeechQueue::default();
        queue.speak(utterance(1, u32::MAX));
        assert_eq!(id(queue.next(1_000_000.0)), None);
        assert!(queue.wakes_at().is_some_and(|at| at > 4_000_000_000.0));
    }
}
