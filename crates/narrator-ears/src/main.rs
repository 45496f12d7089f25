//! The program `narrator-ears`: recognises speech for the narrator, which starts it and talks with it by pipes.
//!
//! It alone needs the recogniser's library, and it alone ends when that library does: everything that can go wrong
//! in there is seen from outside as a process that has ended. So nothing is caught here.

mod features;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufReader, Write};
use std::ops::Range;
use std::process::ExitCode;

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;
use recogniser::hypothesis::{Hypothesis, LIKELY};
use recogniser::pipe::{BROKEN_MODEL, Grammar, RATE_HZ, Reply, Request};
use recogniser::template::{Opinion, SecondOpinion, Template, Unasked, asked};
use vosk::{LogLevel, Model, Recognizer};

use features::Features;

/// The exit code of a program that was not called as it should be.
const BAD_ARGUMENTS: u8 = 2;

/// So many readings of an utterance are told: the right one is nearly always among the first.
const READINGS: u16 = 60;

/// Under all that is heard lies noise of up to so much: models learn from rooms, and take speech out of dead silence for
/// other words.
const FLOOR: u16 = 150;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        let _ = writeln!(io::stderr(), "This program belongs to the narrator, which starts it with a model.");
        return ExitCode::from(BAD_ARGUMENTS);
    };
    vosk::set_log_level(LogLevel::Error);
    // The library reads the name of a folder in an alphabet of its own: on Windows none in which José has a home.
    let model = std::env::set_current_dir(folder).ok().and_then(|()| Model::new("."));
    let Some(model) = model else {
        return ExitCode::from(BROKEN_MODEL);
    };
    match serve(Listener {
        model,
        all: Ear::default(),
        answers: Ear::default(),
        complete: Vec::new(),
        teaching: false,
        taught: SecondOpinion::default(),
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
            Request::Voices(taught) => listener.taught = SecondOpinion::new(taught),
            Request::Audio(samples) => listener.hear(&samples),
            Request::Pause => {
                if let Some(Heard { readings, template }) = listener.pause() {
                    sounded(template, &mut output)?;
                    Reply::Complete(readings).write(&mut output)?;
                }
            }
            Request::End => {
                let Heard { readings, template } = listener.end();
                sounded(template, &mut output)?;
                Reply::Heard(readings).write(&mut output)?;
            }
            Request::Again(words) => Reply::Heard(listener.again(words)).write(&mut output)?,
            Request::Reset => listener.reset(),
        }
    }
    Ok(())
}

fn sounded(template: Option<Template>, output: &mut impl Write) -> io::Result<()> {
    template.map_or(Ok(()), |template| Reply::Sounded(template).write(output))
}

/// What was heard, and how it sounded where that is wanted.
struct Heard {
    readings: Vec<Hypothesis>,
    template: Option<Template>,
}

/// A reading of a part of an utterance.
#[derive(Clone)]
struct Reading {
    /// The logarithm of how likely it is.
    score: f64,
    words: String,
    /// Where each of the words was said, in samples.
    places: Vec<Range<usize>>,
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
    /// Whether somebody teaches their voice.
    teaching: bool,
    /// How people say some words.
    taught: SecondOpinion,
    /// What makes the noise.
    floor: ChaCha8Rng,
    /// The sound of the utterance so far, to be heard again when somebody goes on after a pause.
    utterance: Vec<Vec<i16>>,
    /// The utterance before, until the next one begins.
    last: Option<Utterance>,
}

/// An utterance that is over.
struct Utterance {
    sound: Vec<i16>,
    /// Where each word of its likeliest reading ends, in samples.
    ends: Vec<usize>,
}

/// A recogniser of some phrases.
#[derive(Default)]
struct Ear {
    recogniser: Option<Recognizer>,
    /// The parts of the utterance before its pauses.
    heard: Vec<Vec<Reading>>,
    /// So many samples were heard, and so many of them before this utterance.
    samples: usize,
    began: usize,
}

impl Listener {
    /// Recognisers of these phrases, in the place of those before.
    fn listen_for(&mut self, Grammar { phrases, answers, complete, teaching }: &Grammar) {
        self.utterance.clear();
        self.complete.clone_from(complete);
        self.teaching = *teaching;
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
    fn pause(&mut self) -> Option<Heard> {
        if self.complete.is_empty() {
            return None;
        }
        let utterance = std::mem::take(&mut self.utterance);
        let (readings, features, _) = self.readings(&utterance.concat());
        if readings.first().is_some_and(|best| best.share >= LIKELY && self.complete.contains(&best.words)) {
            return Some(self.heard(readings, features));
        }
        // A recogniser that has told its readings has forgotten the sound.
        self.hear_again(utterance.iter().map(Vec::as_slice));
        self.utterance = utterance;
        None
    }

    /// The whole utterance; the next one begins.
    fn end(&mut self) -> Heard {
        let sound = std::mem::take(&mut self.utterance).concat();
        let (readings, features, ends) = self.readings(&sound);
        self.last = Some(Utterance { sound, ends });
        self.heard(readings, features)
    }

    fn heard(&self, readings: Vec<Hypothesis>, features: Option<Features>) -> Heard {
        let features = features.filter(|_| self.teaching);
        Heard { readings, template: features.and_then(|features| features.template(0..usize::MAX)) }
    }

    /// The last utterance without its first words, for what is listened for now.
    fn again(&mut self, words: u8) -> Vec<Hypothesis> {
        let Some(Utterance { sound, ends }) = self.last.take() else { return Vec::new() };
        let end = usize::from(words).checked_sub(1).and_then(|word| ends.get(word).copied()).unwrap_or_default();
        let rest = sound.get(end..).unwrap_or_default();
        self.hear_again([rest]);
        self.readings(rest).0
    }

    /// What both have heard counts as the one says that finds it likelier; and where the words end.
    fn readings(&mut self, sound: &[i16]) -> (Vec<Hypothesis>, Option<Features>, Vec<usize>) {
        let (all, answers) = (self.all.end(), self.answers.end());
        let ends = all.first().map(|likeliest| likeliest.places.iter().map(|place| place.end).collect());
        let is_wanted = self.teaching || !self.taught.is_empty();
        let features = is_wanted.then(|| Features::of(sound));
        let mut likeliest: BTreeMap<String, Unasked> = BTreeMap::new();
        for reading in all.into_iter().chain(answers) {
            if likeliest.get(&reading.words).is_some_and(|other| other.score >= reading.score) {
                continue;
            }
            let opinion = features.as_ref().and_then(|features| self.opinion(&reading, features));
            let Reading { score, words, .. } = reading;
            likeliest.insert(words.clone(), Unasked { score, words, opinion });
        }
        let mut readings = Hypothesis::weighed(asked(likeliest.into_values().collect()));
        readings.retain(|reading| reading.share > 0);
        (readings, features, ends.unwrap_or_default())
    }

    /// What those think of a reading who have taught how they say its words; none where nobody has. All of them have to
    /// be near.
    fn opinion(&self, Reading { words, places, .. }: &Reading, features: &Features) -> Option<Opinion> {
        let words: Vec<&str> = words.split(' ').collect();
        let taught: BTreeSet<&str> = self.taught.words().collect();
        let opinions = taught.into_iter().flat_map(|said| {
            let length = said.split(' ').count();
            let found = words.windows(length).zip(places.windows(length));
            let found = found.filter(move |(words, _)| words.join(" ") == said);
            found.filter_map(move |(_, places)| {
                let template = features.template(places[0].start..places[length - 1].end)?;
                self.taught.of(said, &template)
            })
        });
        let both = |one: Opinion, other: Opinion| Opinion {
            against: one.against + other.against,
            near: one.near.min(other.near),
        };
        let Opinion { against, near } = opinions.reduce(both)?;
        let worth = features.worth();
        Some(Opinion { against: against * worth, near: near * worth })
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

    fn end(&mut self) -> Vec<Reading> {
        let began = std::mem::replace(&mut self.began, self.samples);
        let mut parts = std::mem::take(&mut self.heard);
        parts.extend(self.recogniser.as_mut().map(|recogniser| part(recogniser.final_result(), began)));
        parts.retain(|part| !part.is_empty());
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
fn part(result: vosk::CompleteResult, began: usize) -> Vec<Reading> {
    let all = result.multiple().map(|result| result.alternatives).unwrap_or_default();
    let sample = |seconds: f32| ((seconds * RATE_HZ as f32) as usize).saturating_sub(began);
    let reading = |reading: vosk::Alternative| Reading {
        score: f64::from(reading.confidence),
        words: reading.text.trim().to_owned(),
        places: reading.result.iter().map(|word| sample(word.start)..sample(word.end)).collect(),
    };
    all.into_iter().map(reading).collect()
}

/// One part after another: each reading of it with each one of the other, as far as they are likely.
fn joined(one: Vec<Reading>, other: Vec<Reading>) -> Vec<Reading> {
    let both = |one: &Reading| {
        let one = one.clone();
        other.iter().map(move |next| Reading {
            score: one.score + next.score,
            words: [one.words.as_str(), next.words.as_str()].join(" ").trim().to_owned(),
            places: [one.places.as_slice(), next.places.as_slice()].concat(),
        })
    };
    let mut readings: Vec<Reading> = one.iter().flat_map(both).collect();
    readings.sort_by(|one, other| other.score.total_cmp(&one.score));
    readings.truncate(usize::from(READINGS));
    readings
}
