//! The program `narrator-ears`: recognises speech for the narrator, which starts it and talks with it by pipes.
//!
//! It alone needs the recogniser's library, and it alone ends when that library does: everything that can go wrong
//! in there is seen from outside as a process that has ended. So nothing is caught here.

use std::collections::BTreeMap;
use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::device::recogniser::protocol::{BROKEN_MODEL, Grammar, RATE_HZ, Reply, Request};
use resistance_narrator::language::Hypothesis;
use resistance_narrator::language::hypothesis::LIKELY;
use vosk::{LogLevel, Model, Recognizer};

/// The exit code of a program that was not called as it should be.
const BAD_ARGUMENTS: u8 = 2;

/// So many readings of an utterance are told: the right one is nearly always among the first.
const READINGS: u16 = 60;

/// Under all that is heard lies noise of up to so much: models learn from rooms, and take speech out of dead silence for
/// other words.
const FLOOR: u16 = 150;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        let _ = writeln!(io::stderr(), "This program belongs to the narrator, which starts it with a model.");
        return ExitCode::from(BAD_ARGUMENTS);
    };
    vosk::set_log_level(LogLevel::Error);
    let Some(model) = Model::new(folder) else {
        return ExitCode::from(BROKEN_MODEL);
    };
    match serve(Listener {
        model,
        all: Ear::default(),
        answers: Ear::default(),
        complete: Vec::new(),
        floor: ChaCha8Rng::seed_from_u64(0),
        utterance: Vec::new(),
        last: None,
    }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Does what is asked until nobody asks any more.
fn serve(mut listener: Listener) -> io::Result<()> {
    let (mut input, mut output) = (BufReader::new(io::stdin().lock()), io::stdout().lock());
    Reply::Ready.write(&mut output)?;
    while let Some(request) = Request::read(&mut input)? {
        match request {
            Request::Grammar(grammar) => listener.listen_for(&grammar),
            Request::Audio(samples) => listener.hear(&samples),
            Request::Pause => {
                if let Some(readings) = listener.pause() {
                    Reply::Complete(readings).write(&mut output)?;
                }
            }
            Request::End => Reply::Heard(listener.end()).write(&mut output)?,
            Request::Again(words) => Reply::Heard(listener.again(words)).write(&mut output)?,
            Request::Reset => listener.reset(),
        }
    }
    Ok(())
}

/// A part of an utterance.
#[derive(Default)]
struct Part {
    /// Its readings, with the logarithms of how likely they are.
    readings: Vec<(f64, String)>,
    /// Where each word of the likeliest one ends, in samples.
    ends: Vec<usize>,
}

/// The model, and the recognisers of what can be said now.
struct Listener {
    model: Model,
    /// Hears all that can be said.
    all: Ear,
    /// Hears nothing but answers to the open question.
    answers: Ear,
    /// The answers after which nothing has to follow.
    complete: Vec<String>,
    /// What makes the noise.
    floor: ChaCha8Rng,
    /// The sound of the utterance so far, to be heard again when somebody goes on after a pause.
    utterance: Vec<Vec<i16>>,
    /// The utterance before, until the next one begins.
    last: Option<Utterance>,
}

/// An utterance that is over.
struct Utterance {
    sound: Vec<Vec<i16>>,
    /// Where each word of its likeliest reading ends, in samples.
    ends: Vec<usize>,
}

/// A recogniser of some phrases.
#[derive(Default)]
struct Ear {
    recogniser: Option<Recognizer>,
    /// The parts of the utterance before its pauses.
    heard: Vec<Part>,
    /// So many samples were heard, and so many of them before this utterance.
    samples: usize,
    began: usize,
}

impl Listener {
    /// Recognisers of these phrases, in the place of those before.
    fn listen_for(&mut self, Grammar { phrases, answers, complete }: &Grammar) {
        self.utterance.clear();
        self.complete.clone_from(complete);
        self.all = Ear::new(&mut self.model, phrases);
        self.answers = Ear::new(&mut self.model, answers);
    }

    fn hear(&mut self, samples: &[i16]) {
        let mut noise = || (self.floor.next_u32() % u32::from(2 * FLOOR + 1)) as i16 - FLOOR as i16;
        let heard: Vec<i16> = samples.iter().map(|sample| sample.saturating_add(noise())).collect();
        self.all.hear(&heard);
        self.answers.hear(&heard);
        self.last = None;
        self.utterance.push(heard);
    }

    /// Hears all of this from the beginning.
    fn hear_again<'a>(&mut self, utterance: impl IntoIterator<Item = &'a [i16]>) {
        for sound in utterance {
            self.all.hear(sound);
            self.answers.hear(sound);
        }
    }

    /// The utterance so far if it is complete: then it is over. If it isn't, it goes on.
    fn pause(&mut self) -> Option<Vec<Hypothesis>> {
        if self.complete.is_empty() {
            return None;
        }
        let (readings, _) = self.readings();
        if readings.first().is_some_and(|best| best.share >= LIKELY && self.complete.contains(&best.words)) {
            self.utterance.clear();
            return Some(readings);
        }
        // A recogniser that has told its readings has forgotten the sound.
        let utterance = std::mem::take(&mut self.utterance);
        self.hear_again(utterance.iter().map(Vec::as_slice));
        self.utterance = utterance;
        None
    }

    /// The whole utterance; the next one begins.
    fn end(&mut self) -> Vec<Hypothesis> {
        let sound = std::mem::take(&mut self.utterance);
        let (readings, ends) = self.readings();
        self.last = Some(Utterance { sound, ends });
        readings
    }

    /// The last utterance without its first words, for what is listened for now.
    fn again(&mut self, words: u8) -> Vec<Hypothesis> {
        let Some(Utterance { sound, ends }) = self.last.take() else { return Vec::new() };
        let end = usize::from(words).checked_sub(1).and_then(|word| ends.get(word).copied()).unwrap_or_default();
        let sound = sound.concat();
        self.hear_again(sound.get(end..));
        self.readings().0
    }

    /// What both have heard counts as the one says that finds it likelier; and where the words end.
    fn readings(&mut self) -> (Vec<Hypothesis>, Vec<usize>) {
        let (all, answers) = (self.all.end(), self.answers.end());
        let mut readings: BTreeMap<String, f64> = BTreeMap::new();
        for (score, words) in all.readings.into_iter().chain(answers.readings) {
            let likeliest = readings.entry(words).or_insert(score);
            *likeliest = likeliest.max(score);
        }
        let mut readings = Hypothesis::weighed(readings.into_iter().map(|(words, score)| (score, words)).collect());
        readings.retain(|reading| reading.share > 0);
        (readings, all.ends)
    }

    fn reset(&mut self) {
        self.utterance.clear();
        self.all.reset();
        self.answers.reset();
    }
}

impl Ear {
    /// Without any phrase it hears nothing: the library would follow a null pointer.
    fn new(model: &mut Model, phrases: &[String]) -> Self {
        let known: Vec<&str> = phrases.iter().map(String::as_str).filter(|phrase| is_known(model, phrase)).collect();
        let possible = !known.is_empty();
        let mut recogniser =
            if possible { Recognizer::new_with_grammar(model, RATE_HZ as f32, &known) } else { None };
        if let Some(recogniser) = &mut recogniser {
            recogniser.set_max_alternatives(READINGS);
            recogniser.set_words(true);
        }
        Self { recogniser, ..Self::default() }
    }

    fn hear(&mut self, samples: &[i16]) {
        use vosk::DecodingState::Finalized;
        let Some(recogniser) = &mut self.recogniser else { return };
        self.samples += samples.len();
        if let Ok(Finalized) = recogniser.accept_waveform(samples) {
            let part = part(recogniser.result(), self.began);
            self.heard.push(part);
        }
    }

    fn end(&mut self) -> Part {
        let began = std::mem::replace(&mut self.began, self.samples);
        let mut parts = std::mem::take(&mut self.heard);
        parts.extend(self.recogniser.as_mut().map(|recogniser| part(recogniser.final_result(), began)));
        parts.retain(|part| !part.readings.is_empty());
        parts.into_iter().reduce(joined).unwrap_or_default()
    }

    fn reset(&mut self) {
        self.heard.clear();
        self.began = self.samples;
        if let Some(recogniser) = &mut self.recogniser {
            recogniser.reset();
        }
    }
}

/// Whether the model knows every word of a phrase.
///
/// It would leave out the others, and the rest would be another phrase. The signs are those that need no escape in
/// JSON, since the library gets the phrases unescaped.
fn is_known(model: &mut Model, phrase: &str) -> bool {
    let safe = phrase.chars().all(|sign| sign.is_alphanumeric() || " '-.[]<>".contains(sign));
    let mut words = phrase.split_whitespace().peekable();
    safe && words.peek().is_some() && words.all(|word| model.find_word(word).is_some())
}

/// What was recognised, copied: the library keeps it only until the next call. It counts time since it listens, and the
/// utterance began after so many samples.
fn part(result: vosk::CompleteResult, began: usize) -> Part {
    let all = result.multiple().map(|result| result.alternatives).unwrap_or_default();
    let samples = |seconds: f32| (seconds * RATE_HZ as f32) as usize;
    let words = all.first().map(|likeliest| likeliest.result.as_slice()).unwrap_or_default();
    let ends = words.iter().map(|word| samples(word.end).saturating_sub(began)).collect();
    let readings =
        all.iter().map(|reading| (f64::from(reading.confidence), reading.text.trim().to_owned())).collect();
    Part { readings, ends }
}

/// One part after another: each reading of it with each one of the other, as far as they are likely.
fn joined(one: Part, other: Part) -> Part {
    let both = |(score, words): &(f64, String)| {
        let words = words.clone();
        let score = *score;
        other
            .readings
            .iter()
            .map(move |(more, next)| (score + more, [words.as_str(), next.as_str()].join(" ").trim().to_owned()))
    };
    let mut readings: Vec<(f64, String)> = one.readings.iter().flat_map(both).collect();
    readings.sort_by(|one, other| other.0.total_cmp(&one.0));
    readings.truncate(usize::from(READINGS));
    Part { readings, ends: [one.ends, other.ends].concat() }
}
