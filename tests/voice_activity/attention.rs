//! What is passed to the recogniser and what is not, sample by sample, without a device and without a clock.

use std::cell::RefCell;
use std::rc::Rc;

use resistance_narrator::device::voice_activity::{Attention, Heeded, Level, Listens, Loudness, RATE, Recognises};

use super::speech;

/// Samples that a device delivers at a time: no multiple of anything.
const PIECE: usize = 331;
/// The tail after the narrator has spoken, in milliseconds.
const TAIL_MS: usize = 500;

/// What the recogniser was given.
#[derive(Default)]
struct Given {
    utterances: Vec<Vec<i16>>,
    /// The utterance on its way.
    now: Vec<i16>,
    /// How much of an utterance was there each time that somebody paused.
    pauses: Vec<usize>,
    resets: usize,
}

#[derive(Clone, Default)]
struct Notes(Rc<RefCell<Given>>);

impl Recognises for Notes {
    fn audio(&mut self, samples: &[i16]) {
        self.0.borrow_mut().now.extend(samples);
    }

    fn pause(&mut self) {
        let mut given = self.0.borrow_mut();
        let passed = given.now.len();
        given.pauses.push(passed);
    }

    fn end(&mut self) {
        let mut given = self.0.borrow_mut();
        let utterance = std::mem::take(&mut given.now);
        given.utterances.push(utterance);
    }

    fn reset(&mut self) {
        let mut given = self.0.borrow_mut();
        given.now.clear();
        given.resets += 1;
    }
}

/// A narrator that listens.
struct Room {
    attention: Attention<Notes>,
    notes: Notes,
}

impl Room {
    fn new(ears: Listens) -> Self {
        let notes = Notes::default();
        Self { attention: Attention::new(ears, notes.clone()), notes }
    }

    fn hears(&mut self, samples: &[i16]) {
        samples.chunks(PIECE).for_each(|piece| self.attention.audio(piece));
    }

    fn hears_silence(&mut self, ms: usize) {
        self.hears(&silence(ms));
    }

    /// The narrator speaks so long, and the microphone hears it.
    fn narrator_says(&mut self, samples: &[i16]) {
        self.attention.narrator_speaks();
        self.hears(samples);
        self.attention.narrator_is_silent();
    }

    /// The utterances that have ended since this was last asked.
    fn utterances(&self) -> Vec<Vec<i16>> {
        std::mem::take(&mut self.notes.0.borrow_mut().utterances)
    }

    fn passed_on_its_way(&self) -> usize {
        self.notes.0.borrow().now.len()
    }

    fn resets(&self) -> usize {
        self.notes.0.borrow().resets
    }
}

fn samples(ms: usize) -> usize {
    RATE as usize * ms / 1000
}

/// A quiet room: not digital silence, but a little noise.
fn silence(ms: usize) -> Vec<i16> {
    noise(ms, 12)
}

/// White noise up to that loudness, the same every time.
fn noise(ms: usize, loudest: i64) -> Vec<i16> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as i64 % (2 * loudest + 1) - loudest
    };
    (0..samples(ms)).map(|_| next() as i16).collect()
}

/// Whether all of this is in the utterance, without a gap.
fn holds(utterance: &[i16], speech: &[i16]) -> bool {
    utterance.windows(speech.len()).any(|window| window == speech)
}

#[test]
fn utterances_are_parted_by_silence_and_nothing_of_them_is_missing() {
    let sentences = ["propose Ana and Cleo", "three approve, two reject", "no fails", "what is the score"];
    for ears in [Listens::Open, Listens::Wake] {
        let mut room = Room::new(ears);
        for sentence in sentences {
            room.hears_silence(1000);
            let speech = speech(sentence);
            room.hears(&speech);
            room.hears_silence(1000);
            let utterances = room.utterances();
            assert_eq!(utterances.len(), 1, "{sentence}");
            assert!(holds(&utterances[0], &speech), "{sentence}");
            let around = utterances[0].len() - speech.len();
            assert!(around <= samples(1100), "{sentence}: {around} samples of silence are passed");
        }
        assert_eq!(room.resets(), 0);
    }
}

#[test]
fn somebody_who_pauses_may_be_complete_before_the_utterance_is_over() {
    let mut room = Room::new(Listens::Open);
    room.hears_silence(500);
    let speech = speech("three two");
    room.hears(&speech);
    // There is some silence at the end of the speech too.
    let pauses = |room: &Room| room.notes.0.borrow().pauses.clone();
    for _ in 0..samples(1000) / samples(20) {
        if pauses(&room).is_empty() {
            room.hears_silence(20);
        }
    }
    let pauses = pauses(&room);
    assert_eq!(pauses.len(), 1, "it is asked once");
    assert!(pauses[0] <= speech.len() + samples(300 + 330), "{pauses:?} of {}", speech.len());
    assert!(room.utterances().is_empty(), "and goes on until it is over");
    room.hears(&speech);
    room.hears_silence(1000);
    assert_eq!(room.notes.0.borrow().pauses.len(), 2);
    assert_eq!(room.utterances().len(), 1);
}

#[test]
fn a_pause_within_a_sentence_does_not_part_it() {
    let mut room = Room::new(Listens::Open);
    room.hears_silence(500);
    room.hears(&speech("propose Ana"));
    room.hears_silence(250);
    room.hears(&speech("and Cleo"));
    room.hears_silence(1000);
    assert_eq!(room.utterances().len(), 1);
}

#[test]
fn silence_noise_and_knocks_are_no_utterance() {
    let knocks = [noise(5, 20_000), silence(700)].concat().repeat(10);
    let sounds = [
        ("nothing at all", vec![0; samples(5000)]),
        ("a quiet room", silence(5000)),
        ("noise", noise(5000, 1000)),
        ("knocks", knocks),
    ];
    for (what, sound) in sounds {
        let mut room = Room::new(Listens::Open);
        room.hears(&sound);
        room.hears_silence(1000);
        assert_eq!((room.utterances().len(), room.passed_on_its_way()), (0, 0), "{what}");
    }
}

#[test]
fn an_endless_talker_is_cut_off_after_twelve_seconds() {
    let endless: Vec<i16> = speech("and then I said to her that this can never be true").repeat(8);
    assert!(endless.len() > samples(20_000));
    let mut room = Room::new(Listens::Open);
    room.hears(&endless);
    let utterances = room.utterances();
    assert_eq!(utterances[0].len(), samples(12_000));
    let mut room = Room::new(Listens::Push);
    room.attention.talk_starts();
    room.hears(&endless);
    assert_eq!(room.utterances(), [&endless[..samples(12_000)]]);
    assert!(!room.attention.wants_sound(), "the microphone is closed");
}

#[test]
fn nothing_is_passed_while_the_narrator_speaks_and_in_the_tail() {
    let narrator = speech("Ana proposes Ana and Cleo. Is that right?");
    for ears in [Listens::Open, Listens::Wake, Listens::Push] {
        let mut room = Room::new(ears);
        room.hears_silence(400);
        room.attention.talk_starts();
        room.narrator_says(&narrator);
        // The room goes on sounding.
        room.hears(&narrator[..samples(TAIL_MS)]);
        assert_eq!(room.passed_on_its_way(), 0, "{ears:?}");
        assert_eq!(room.utterances().len(), 0, "{ears:?}");
        room.attention.talk_stops();
        room.hears_silence(2000);
        assert_eq!(room.utterances().concat().iter().filter(|sample| sample.abs() > 12).count(), 0, "{ears:?}");
    }
}

#[test]
fn after_every_tail_the_recogniser_begins_anew_and_hears_the_next_utterance() {
    let narrator = speech("Rejected, two to three. Ben leads.");
    let answer = speech("propose Ben and Dan");
    for ears in [Listens::Open, Listens::Wake, Listens::Push] {
        let mut room = Room::new(ears);
        for round in 1..=25 {
            // Wherever the frames of the detector happen to begin.
            room.narrator_says(&narrator[..narrator.len() - 37 * round]);
            room.hears_silence(TAIL_MS);
            assert_eq!(room.resets(), round, "{ears:?}");
            room.attention.talk_starts();
            room.hears(&answer);
            room.attention.talk_stops();
            room.hears_silence(1000);
            let utterances = room.utterances();
            assert_eq!(utterances.len(), 1, "{ears:?}, round {round}");
            assert!(holds(&utterances[0], &answer), "{ears:?}, round {round}");
        }
    }
}

#[test]
fn an_utterance_that_the_narrator_speaks_into_is_dropped() {
    for ears in [Listens::Open, Listens::Push] {
        let mut room = Room::new(ears);
        room.attention.talk_starts();
        room.hears(&speech("propose Ana and then"));
        assert!(room.passed_on_its_way() > 0);
        room.narrator_says(&speech("Round two."));
        assert_eq!((room.passed_on_its_way(), room.utterances().len()), (0, 0));
    }
}

#[test]
fn who_speaks_over_the_narrator_is_passed_where_its_voice_is_taken_out() {
    let order = speech("narrator wait");
    for (ears, utterances) in [(Listens::Open, 1), (Listens::Wake, 1), (Listens::Push, 0), (Listens::Off, 0)] {
        let mut room = Room::new(ears);
        room.attention.narrator_is_spoken_over();
        assert_eq!(room.attention.listens_through(), utterances > 0);
        room.hears_silence(400);
        room.hears(&order);
        // It is told again and again that it speaks.
        room.attention.narrator_is_spoken_over();
        room.hears_silence(1000);
        assert_eq!(room.utterances().len(), utterances, "{ears:?}");
        // What is not over when the narrator has spoken was for what it said.
        room.hears(&order);
        room.attention.narrator_is_silent();
        assert!(!room.attention.listens_through());
        room.hears_silence(2000);
        assert_eq!(room.utterances().len(), 0, "{ears:?}");
    }
}

#[test]
fn who_answers_at_once_is_heard_from_the_beginning_where_the_narrator_knows_when_it_ends() {
    for (ears, answer) in [Listens::Open, Listens::Push].map(|ears| (ears, speech("two"))) {
        for (wait_ms, own) in [(220, true), (300, true), (400, true), (300, false)] {
            let mut room = Room::new(ears);
            room.attention.talk_starts();
            let says = if own { Attention::narrator_is_spoken_over } else { Attention::narrator_speaks };
            says(&mut room.attention);
            room.attention.narrator_is_silent();
            room.hears(&[silence(wait_ms), answer.clone(), silence(1000)].concat());
            room.attention.talk_stops();
            let whole = room.utterances().iter().any(|heard| holds(heard, &answer));
            assert_eq!(whole, own, "after {wait_ms} ms, {ears:?}");
        }
    }
}

#[test]
fn the_key_for_talking_is_exact() {
    let mut room = Room::new(Listens::Push);
    let speech = speech("approve Ana and Ben");
    for (from, to) in [(0, speech.len()), (1, 2), (5, 5 + 256), (3000, 7000)] {
        room.hears(&speech);
        room.attention.talk_starts();
        assert_eq!(room.passed_on_its_way(), 0, "nothing is heard yet");
        room.hears(&speech[from..to]);
        room.attention.talk_stops();
        room.hears(&speech);
        let utterances = room.utterances();
        assert_eq!(utterances.len(), 1);
        let before = utterances[0].len() - (to - from);
        assert_eq!(utterances[0][before..], speech[from..to]);
        assert!(before <= samples(300), "what came before is short: {before}");
    }
}

#[test]
fn who_is_listened_to_is_told() {
    let mut room = Room::new(Listens::Push);
    assert!(!room.attention.wants_sound(), "the microphone is closed");
    room.attention.talk_starts();
    assert!(room.attention.wants_sound());
    assert_eq!(room.attention.heeded(), [], "no sound has come yet");
    room.hears(&[9000; 1600]);
    assert_eq!(room.attention.heeded(), [Heeded::Listening]);
    room.attention.talk_stops();
    let level = Level { peak: 9000, rms: 9000, loudness: Loudness::Good };
    assert_eq!(room.attention.heeded(), [Heeded::Level(level), Heeded::NotListening]);
    room.attention.narrator_speaks();
    room.attention.talk_starts();
    room.hears_silence(100);
    room.attention.narrator_is_silent();
    room.hears_silence(TAIL_MS - 1);
    assert_eq!(room.attention.heeded(), []);
    room.hears_silence(2);
    assert_eq!(room.attention.heeded(), [Heeded::Listening]);
    room.attention.listen(Listens::Off);
    assert_eq!(room.attention.heeded(), [Heeded::NotListening]);
    room.attention.talk_starts();
    assert!(!room.attention.wants_sound());
}

#[test]
fn the_tail_goes_by_while_the_microphone_is_closed() {
    let mut room = Room::new(Listens::Push);
    room.attention.narrator_speaks();
    room.attention.without_audio(samples(3000));
    room.attention.narrator_is_silent();
    room.attention.without_audio(samples(TAIL_MS));
    assert_eq!(room.resets(), 1);
    room.attention.talk_starts();
    room.hears(&[7; 100]);
    room.attention.talk_stops();
    assert_eq!(room.utterances(), [[7; 100]]);
}

#[test]
fn a_device_that_delivers_nothing_gives_no_utterance_and_is_not_listened_to() {
    let mut room = Room::new(Listens::Push);
    room.attention.talk_starts();
    room.attention.deaf();
    room.attention.talk_stops();
    assert_eq!(room.attention.heeded(), []);
    assert_eq!(room.utterances().len(), 0);
    let mut room = Room::new(Listens::Open);
    room.hears(&speech("propose Ana"));
    room.attention.deaf();
    assert_eq!(room.attention.heeded(), [Heeded::Listening, Heeded::NotListening]);
    assert_eq!(room.passed_on_its_way(), 0, "half of an utterance is none");
    room.hears_silence(500);
    room.hears(&speech("propose Ana and Cleo"));
    room.hears_silence(1000);
    assert_eq!(room.utterances().len(), 1, "when it delivers again, it is heard again");
}

#[test]
fn a_long_utterance_may_be_talk_until_nobody_has_said_anything_for_a_while() {
    let mut room = Room::new(Listens::Open);
    let told = |room: &mut Room| {
        let mut heeded = room.attention.heeded();
        heeded.retain(|heeded| matches!(heeded, Heeded::Talk | Heeded::Lull));
        heeded
    };
    room.hears_silence(500);
    room.hears(&speech("three two"));
    room.hears_silence(4000);
    assert_eq!(told(&mut room), [], "an answer is short");
    room.hears(&speech("I never trusted Ana, and I won't start now"));
    room.hears_silence(1000);
    assert_eq!(told(&mut room), [Heeded::Talk]);
    room.hears_silence(1500);
    room.hears(&speech("okay"));
    room.hears_silence(2500);
    assert_eq!(told(&mut room), [], "somebody has said more");
    room.hears_silence(1000);
    assert_eq!(told(&mut room), [Heeded::Lull]);
    room.hears(&speech("I never trusted Ana, and I won't start now"));
    room.hears_silence(700);
    room.narrator_says(&silence(100));
    assert_eq!(told(&mut room), [Heeded::Talk, Heeded::Lull], "they listen to the narrator");
}
