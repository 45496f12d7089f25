//! Players talk to each other, and the narrator listens all the time: what it would answer.

use std::cell::Cell;

use resistance_narrator::device::hearing::{Attention, Heeded, Listens as When, RATE, Recognises};
use resistance_narrator::device::recogniser::Recogniser;
use resistance_narrator::language::{Grammar, Heard, Hypothesis, Verb};
use resistance_narrator::session::listening::choice::Addressed;

use super::{Ears, NAMES, adds_up, speech, talk, talked_about};

/// So many tenths of a second lie between what two people say. Nobody waits for the next one long; once in a while they do.
const GAPS: [usize; 11] = [3, 8, 5, 14, 4, 10, 20, 6, 50, 9, 12];

/// Sound comes in so many samples at a time (20 ms).
const PIECE: usize = RATE as usize / 50;

/// The recogniser, and whether an utterance has ended since somebody looked.
struct Tap<'a> {
    recogniser: &'a Recogniser,
    ended: &'a Cell<bool>,
}

impl Recognises for Tap<'_> {
    fn audio(&mut self, samples: &[i16]) {
        self.recogniser.audio(samples);
    }

    fn pause(&mut self) {}

    fn end(&mut self) {
        self.recogniser.end();
        self.ended.set(true);
    }

    fn reset(&mut self) {
        self.recogniser.reset();
    }
}

/// What is listened for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listening {
    /// Answers to a question of the game.
    For(&'static [Verb]),
    /// The wake phrase: players talk to each other.
    WakePhrase,
}

/// Plays so many minutes of talk in one stream, and tells what was read back or answered.
pub fn measure(ears: &Ears, minutes: usize) {
    let voices = speech::strangers(ears.language);
    let ended = Cell::new(false);
    let mut attention = Attention::new(When::Open, Tap { recogniser: &ears.recogniser, ended: &ended });
    let mut listening = None;
    let mut grammar = Grammar::wake(ears.phrases, &ears.vocabulary);
    let (mut samples, mut read_back, mut otherwise) = (0, 0, 0);
    let (mut suspected, mut talks) = (false, false);
    for (at, sentence) in talk::said(ears.language, &NAMES).enumerate() {
        if samples >= minutes * 60 * RATE as usize {
            break;
        }
        let open = talked_about(at, voices.len());
        let gap = vec![0; GAPS[at % GAPS.len()] * RATE as usize / 10];
        let sound = [gap, speech::say(voices[at % voices.len()], &sentence)].concat();
        samples += sound.len();
        for piece in sound.chunks(PIECE) {
            let now = if talks { Listening::WakePhrase } else { Listening::For(open) };
            if listening.replace(now) != Some(now) {
                grammar = match now {
                    Listening::For(open) => ears.grammar(open),
                    Listening::WakePhrase => Grammar::wake(ears.phrases, &ears.vocabulary),
                };
                ears.listen_for(&grammar);
            }
            attention.audio(piece);
            for heeded in attention.heeded() {
                match heeded {
                    Heeded::Talk => suspected = true,
                    Heeded::Lull => (suspected, talks) = (false, false),
                    _ => {}
                }
            }
            if !ended.take() {
                continue;
            }
            let readings = ears.answer().unwrap_or_default();
            let heard =
                if talks { Heard::NotForUs } else { ears.takes(&readings, Addressed::Open, &grammar, open).1 };
            talks = heard.is_nothing() && (suspected || talks);
            suspected = false;
            if !heard.is_nothing() {
                match &heard {
                    Heard::Meant(intent) if adds_up(intent) => read_back += 1,
                    _ => otherwise += 1,
                }
                println!("  before {sentence:?}, {:?} was taken for {heard:?}", Hypothesis::likely(&readings));
                // The narrator answers: nobody is heard meanwhile.
                attention.narrator_speaks();
                attention.narrator_is_silent();
            }
        }
    }
    println!("{minutes} minutes of talk with open ears: {read_back} read back, {otherwise} answered otherwise");
}
