//! Players talk to each other, and the narrator listens all the time: what it would answer.

use std::cell::Cell;

use protocol::{Effect, Input, SpeechInputEvent, SpeechInputOrder};
use resistance_narrator::device::recogniser::Recogniser;
use resistance_narrator::device::voice_activity::{Attention, Heeded, Listens as When, RATE, Recognises};
use resistance_narrator::language::Hypothesis;
use resistance_narrator::preferences::Listens;

use super::table::{Moment, Table, sentences};
use super::{Ears, NAMES, speech, talk};

/// So many tenths of a second lie between what two people say. Nobody waits for the next one long; once in a while they do.
const GAPS: [usize; 11] = [3, 8, 5, 14, 4, 10, 20, 6, 50, 9, 12];

/// What people talk about, one after the other.
const TALKED_ABOUT: [Moment; 3] = [Moment::Team, Moment::Vote, Moment::Count];

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

/// What talk came to.
#[derive(Default)]
struct Taken {
    /// The narrator read something back.
    read_back: usize,
    /// It said something else.
    otherwise: usize,
    /// The game was changed.
    changed: usize,
}

/// A narrator with open ears, among players who don't speak to it.
struct Among<'a> {
    ears: &'a Ears,
    attention: Attention<Tap<'a>>,
    moment: Moment,
    table: Table,
    taken: Taken,
}

impl<'a> Among<'a> {
    fn new(ears: &'a Ears, ended: &'a Cell<bool>) -> Self {
        let attention = Attention::new(When::Open, Tap { recogniser: &ears.recogniser, ended });
        let [moment, ..] = TALKED_ABOUT;
        let mut among = Self { ears, attention, moment, table: table(ears, moment), taken: Taken::default() };
        among.announces(moment);
        among
    }

    /// The narrator tells what is next. Nobody is heard meanwhile, and what was read back is dropped.
    fn announces(&mut self, moment: Moment) {
        (self.moment, self.table) = (moment, table(self.ears, moment));
        self.ears.recogniser.listen_for(self.table.grammar());
        self.attention.narrator_speaks();
        self.attention.narrator_is_silent();
    }

    /// What the narrator does when its ears tell this.
    fn notices(&mut self, event: SpeechInputEvent) -> Vec<Effect> {
        let mut effects = self.table.handle(Input::SpeechInput(event));
        for effect in &effects {
            if let Effect::SpeechInput(SpeechInputOrder::Expect { .. }) = effect {
                self.ears.recogniser.listen_for(self.table.grammar());
            }
        }
        let again = effects.iter().find_map(|effect| match effect {
            Effect::SpeechInput(SpeechInputOrder::Again { words }) => Some(*words),
            _ => None,
        });
        if let Some(words) = again {
            self.ears.recogniser.again(words);
            effects.extend(self.notices(SpeechInputEvent::Heard(self.ears.answer().unwrap_or_default())));
        }
        effects
    }

    fn hears(&mut self, piece: &[i16], ended: &Cell<bool>, sentence: &str) {
        self.attention.audio(piece);
        for heeded in self.attention.heeded() {
            match heeded {
                Heeded::Talk => drop(self.notices(SpeechInputEvent::Talk)),
                Heeded::Lull => drop(self.notices(SpeechInputEvent::Lull)),
                _ => {}
            }
        }
        if !ended.take() {
            return;
        }
        let readings = self.ears.answer().unwrap_or_default();
        let words = Hypothesis::likely(&readings).to_owned();
        let effects = self.notices(SpeechInputEvent::Heard(readings));
        let said: Vec<String> = sentences(&effects).collect();
        let changed = effects.iter().any(|effect| matches!(effect, Effect::Record(_)));
        if said.is_empty() && !changed {
            return;
        }
        let count = match self.table.session.unconfirmed() {
            _ if changed => &mut self.taken.changed,
            Some(_) => &mut self.taken.read_back,
            None => &mut self.taken.otherwise,
        };
        *count += 1;
        println!("  before {sentence:?}, {words:?} was answered: {}", said.join(" "));
        self.announces(self.moment);
    }
}

fn table(ears: &Ears, moment: Moment) -> Table {
    Table::at(moment, ears.language, &NAMES, Listens::Open, &ears.vocabulary)
}

/// Plays so many minutes of talk in one stream, and tells what was read back or answered.
pub fn measure(ears: &Ears, minutes: usize) {
    let voices = speech::strangers(ears.language);
    let ended = Cell::new(false);
    let mut among = Among::new(ears, &ended);
    let mut samples = 0;
    for (at, sentence) in talk::said(ears.language, &NAMES).enumerate() {
        if samples >= minutes * 60 * RATE as usize {
            break;
        }
        let moment = TALKED_ABOUT[at / voices.len() % TALKED_ABOUT.len()];
        if moment != among.moment {
            among.announces(moment);
        }
        let gap = vec![0; GAPS[at % GAPS.len()] * RATE as usize / 10];
        let sound = [gap, speech::say(voices[at % voices.len()], &sentence)].concat();
        samples += sound.len();
        sound.chunks(PIECE).for_each(|piece| among.hears(piece, &ended, &sentence));
    }
    let Taken { read_back, otherwise, changed } = among.taken;
    println!(
        "{minutes} minutes of talk with open ears: {read_back} read back, {otherwise} answered otherwise, {changed} changes of the game"
    );
}
