//! People speak to the narrator: words of a folder of recordings, joined to commands, through recogniser and session.

use std::collections::BTreeSet;
use std::path::Path;

use protocol::{Cue, Effect, Input, Sound, SpeechInputEvent};
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::{Seat, SeatSet};
use resistance_narrator::language::grammar::UNKNOWN;
use resistance_narrator::language::{Hypothesis, Intent, Language, Listener, Phrases, Verb};
use resistance_narrator::preferences::Listens;

use super::Ears;
use super::clips::{Clips, Room, Speakers, below, chance};
use super::table::{Moment, Table, sentences};
use super::tally::{Outcome, Tally};

/// The table: two names of which there are recordings, and three others.
const NAMES: [&str; 5] = ["Marvin", "Sheila", "Ana", "Ben", "Cleo"];

/// The words for numbers.
const NUMBERS: [&str; 6] = ["zero", "one", "two", "three", "four", "five"];

/// Words that mean nothing at a table.
const NO_COMMANDS: [&str; 16] = [
    "bed", "bird", "cat", "dog", "down", "go", "happy", "house", "left", "off", "on", "right", "tree", "up", "wow",
    "stop",
];

/// So many readings are told of what was missed.
const TOLD: usize = 12;

/// Whether what was missed is told with its readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misses {
    /// Only how many.
    Counted,
    /// Each one.
    Told,
}

/// What the recogniser and the session are given less of, to tell what it is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without {
    /// Only the likeliest reading is weighed, if it is likely enough.
    pub readings: bool,
    /// Each of the words that sound the same is listened for, and only as it is heard.
    pub likes: bool,
    /// What is asked for weighs no more than all else, and is not also listened for alone.
    pub answers: bool,
}

/// Listens the narrator listens: what is said with the talk key, and all that is said.
const EARS: [(&str, Listens); 2] = [("talk key", Listens::Push), ("open ears", Listens::Open)];

/// What somebody says, and what it is to come to.
struct Said {
    moment: Moment,
    words: Vec<&'static str>,
    wanted: Wanted,
}

/// What an utterance is to come to.
#[derive(Clone, Debug, PartialEq)]
enum Wanted {
    /// This is read back.
    ReadBack(Intent),
    /// What is read back counts.
    Confirmed,
    /// What is read back is dropped.
    Dropped,
    /// Nothing happens.
    Nothing,
}

/// A kind of utterance: its name in the table, and one of its kind.
type Kind = (&'static str, fn(&Clips, &mut ChaCha8Rng) -> Option<Said>);

const KINDS: [Kind; 6] = [
    ("votes", vote),
    ("Fails", fails),
    ("two seats", seats),
    ("two names", names),
    ("yes, no", answer),
    ("no command", other),
];

fn vote(_: &Clips, chance: &mut ChaCha8Rng) -> Option<Said> {
    let approve = below(chance, 6);
    let wanted = Intent::Vote { approve: approve as u32, reject: 5 - approve as u32 };
    Some(said(Moment::Vote, &[NUMBERS[approve], NUMBERS[5 - approve]], Wanted::ReadBack(wanted)))
}

fn fails(_: &Clips, chance: &mut ChaCha8Rng) -> Option<Said> {
    let fails = below(chance, 3);
    Some(said(Moment::Count, &[NUMBERS[fails]], Wanted::ReadBack(Intent::fails(fails as u8))))
}

fn seats(_: &Clips, chance: &mut ChaCha8Rng) -> Option<Said> {
    let (one, step) = (below(chance, 5), 1 + below(chance, 4));
    Some(team(&[NUMBERS[1 + one], NUMBERS[1 + (one + step) % 5]], [one, (one + step) % 5]))
}

fn names(_: &Clips, chance: &mut ChaCha8Rng) -> Option<Said> {
    let one = below(chance, 2);
    Some(team(&[["marvin", "sheila"][one], ["sheila", "marvin"][one]], [0, 1]))
}

fn answer(_: &Clips, chance: &mut ChaCha8Rng) -> Option<Said> {
    Some(match below(chance, 2) {
        0 => said(Moment::ReadBack, &["yes"], Wanted::Confirmed),
        _ => said(Moment::ReadBack, &["no"], Wanted::Dropped),
    })
}

fn other(clips: &Clips, chance: &mut ChaCha8Rng) -> Option<Said> {
    let recorded: Vec<&str> = NO_COMMANDS.into_iter().filter(|word| clips.has(word)).collect();
    let word = *recorded.get(below(chance, recorded.len()))?;
    Some(said(Moment::ALL[below(chance, 4)], &[word], Wanted::Nothing))
}

fn said(moment: Moment, words: &[&'static str], wanted: Wanted) -> Said {
    Said { moment, words: words.to_vec(), wanted }
}

fn team(words: &[&'static str], seats: [usize; 2]) -> Said {
    let of: SeatSet = seats.into_iter().filter_map(|seat| Seat::from_number(seat as u32 + 1)).collect();
    said(Moment::Team, words, Wanted::ReadBack(Intent::Propose(of)))
}

/// Measures so many utterances of each kind in each room, by these speakers, and prints a table; and what was heard where
/// something was not understood, if that is wanted.
pub fn measure(folder: &Path, of_each: usize, speakers: Speakers, rooms: &[Room], misses: Misses, without: Without) {
    let clips = Clips::read(folder, speakers);
    let ears = Ears::new(Language::ENGLISH);
    println!("| said | room | ears | utterances | understood | not | half | refused | another |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let mut all: [[Tally; 2]; 3] = Default::default();
    for (number, (name, make)) in (1..).zip(KINDS) {
        for (room, all) in rooms.iter().copied().zip(&mut all) {
            let mut tallies: [Tally; 2] = Default::default();
            // The same utterances in each room.
            let mut chance = chance(number);
            for _ in 0..of_each {
                let Some(said) = make(&clips, &mut chance) else { continue };
                if !said.words.iter().all(|word| clips.has(word)) {
                    continue;
                }
                let speech = clips.joined(&said.words, &mut chance);
                let mut around = super::clips::chance(chance.next_u64());
                let sound = clips.heard_in(room, &speech, &mut around);
                let mut readings: Option<Vec<Hypothesis>> = None;
                for ((when, open), tally) in EARS.iter().zip(&mut tallies) {
                    let mut table = Table::at(said.moment, Language::ENGLISH, &NAMES, *open, &ears.vocabulary);
                    // The same is listened for with both.
                    let words = readings.get_or_insert_with(|| table.readings(&ears, &sound, without));
                    let outcome = table.comes_to(words, &said.wanted);
                    if outcome != Outcome::Understood && misses == Misses::Told {
                        let told = |reading: &Hypothesis| format!("{} {}", reading.share, reading.words);
                        let told: Vec<String> = words.iter().take(TOLD).map(told).collect();
                        println!("  {outcome:?} with the {when} {:?} {:?}: {told:?}", said.moment, said.words);
                    }
                    tally.count(outcome);
                }
            }
            for (((when, _), tally), all) in EARS.iter().zip(&tallies).zip(all) {
                println!("| {name} | {} | {when} | {tally} |", room.name());
                if name != "no command" {
                    all.add(tally);
                }
            }
        }
    }
    for (room, all) in rooms.iter().zip(&all) {
        for ((when, _), all) in EARS.iter().zip(all) {
            println!("| all commands | {} | {when} | {all} |", room.name());
        }
    }
}

impl Table {
    fn readings(&self, ears: &Ears, sound: &[i16], without: Without) -> Vec<Hypothesis> {
        let mut grammar = self.grammar();
        if without.answers {
            grammar.answers.clear();
            grammar.phrases = grammar.phrases.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        }
        if without.likes {
            let listed = [&mut grammar.phrases, &mut grammar.answers];
            listed.into_iter().for_each(|listed| *listed = each_alike(listed, ears.phrases));
        }
        ears.recogniser.listen_for(grammar);
        let mut words = ears.hears(sound);
        if without.readings {
            words = vec![Hypothesis::sure(Hypothesis::likely(&words))];
        }
        if without.likes {
            words.iter_mut().for_each(|reading| reading.words = as_heard(&reading.words, ears));
        }
        words
    }

    fn comes_to(&mut self, words: &[Hypothesis], wanted: &Wanted) -> Outcome {
        let before = self.session.unconfirmed().cloned();
        let effects = self.handle(Input::SpeechInput(SpeechInputEvent::Heard(words.to_vec())));
        let after = self.session.unconfirmed().cloned();
        let recorded = effects.iter().any(|effect| matches!(effect, Effect::Record(_)));
        let come_to = match (&before, after) {
            (Some(_), None) if recorded => Wanted::Confirmed,
            (Some(_), None) => Wanted::Dropped,
            (before, Some(after)) if before.as_ref() != Some(&after) => Wanted::ReadBack(after),
            _ => Wanted::Nothing,
        };
        let cue = |wanted| {
            let is =
                |effect: &Effect| matches!(effect, Effect::Speak(utterance) if utterance.sound == Sound::Cue(wanted));
            effects.iter().any(is)
        };
        let said: Vec<String> = sentences(&effects).collect();
        match come_to {
            Wanted::Nothing if said.is_empty() && *wanted == Wanted::Nothing => Outcome::Understood,
            Wanted::Nothing if said.is_empty() => Outcome::Not,
            Wanted::Nothing if cue(Cue::Refused) => Outcome::Refused,
            Wanted::Nothing if !cue(Cue::Heard) => Outcome::Half,
            come_to if come_to == *wanted => Outcome::Understood,
            // Some of the team, and no others: it asks who else goes.
            Wanted::ReadBack(Intent::Propose(some)) if is_part(some, wanted) => Outcome::Half,
            _ => Outcome::Another,
        }
    }
}

/// Phrases with each of the words that sound the same, in turn, as often as the words were listed.
fn each_alike(listed: &[String], phrases: &Phrases) -> Vec<String> {
    let spelled = |turn: usize, phrase: &String| -> Vec<String> {
        let rows = || phrase.split(' ').map(|word| phrases.sound_like(word));
        let most = rows().map(|row| row.len()).max().unwrap_or(1);
        // A phrase that is listed once is listed in each way.
        (0..most).map(|at| rows().map(|row| row[(turn + at) % row.len()]).collect::<Vec<_>>().join(" ")).collect()
    };
    listed.iter().enumerate().flat_map(|(turn, phrase)| spelled(turn, phrase)).collect()
}

/// What was heard, if no word may have been another one that sounds the same.
fn as_heard(words: &str, ears: &Ears) -> String {
    let listener = Listener { phrases: &[ears.phrases], names: &ears.names, answers: &[Verb::Vote, Verb::Fails] };
    if listener.understand(words).is_ok() {
        return words.to_owned();
    }
    let heard = |word| if ears.phrases.heard_as(word) == word { word } else { UNKNOWN };
    words.split(' ').map(heard).collect::<Vec<_>>().join(" ")
}

fn is_part(some: SeatSet, wanted: &Wanted) -> bool {
    matches!(wanted, Wanted::ReadBack(Intent::Propose(team)) if some.is_within(*team))
}
