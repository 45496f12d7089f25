//! Measures how well commands are heard: synthetic voices, the real recogniser, and what is understood of it.
//!
//! `cargo run --release --example recognition [MINUTES [LANGUAGE]]` prints a table for one language, or for each. So many
//! minutes of table talk are played, an hour unless told otherwise. It needs espeak-ng, and for English flite and
//! festival with its voice ked.
//!
//! `cargo run --release --example recognition -- --people FOLDER [COUNT [half-1|half-2] [quiet] [misses]]` measures with
//! recordings of people instead: so many utterances of each kind, a hundred unless told otherwise, by all speakers or by
//! one half of them, in all rooms or only in quiet; with the talk key and with open ears. FOLDER has a folder for each
//! English word, and in it files whose names begin with the speaker, up to an underscore. With `misses` the readings of
//! what was not understood are told; `without-readings` weighs only the likeliest one, `without-likes` listens for each of
//! the words that sound the same, and `without-answers` listens for all alike, and for no answers alone.
//!
//! `cargo run --release --example recognition -- --taught [LANGUAGE]` tells whether it helps to teach one's voice, and
//! `-- --names [LANGUAGE]` whether names are heard that no model knows.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]
#![allow(clippy::expect_used, reason = "a measurement that can't be made ends")]

mod clips;
mod names;
mod open_ears;
mod people;
mod speech;
mod table;
mod talk;
mod tally;
mod taught;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use moderator::queries::speech_input::choice::{Addressed, Choice, Sense, choose};
use resistance_narrator::device::recogniser::{self, Options, RATE_HZ, Recogniser, Report};
use resistance_narrator::game::BySeat;
use resistance_narrator::language::{
    Grammar, Heard, Hypothesis, Intent, Language, Listener, Names, Phrases, SpokenNames, Verb, Vocabulary,
};
use speech::Room;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// What is open in the states of a game.
const STATES: [&[Verb]; 12] = [
    &[Verb::Propose],
    &[Verb::Vote, Verb::Approve, Verb::Reject, Verb::RollCall],
    &[Verb::Approve, Verb::Reject, Verb::Back, Verb::Cancel],
    &[Verb::Fails, Verb::Success],
    &[Verb::Confirm, Verb::Cancel, Verb::Replace, Verb::Add, Verb::Remove],
    &[Verb::Next, Verb::Back, Verb::Ready],
    &[Verb::Start, Verb::Skip],
    &[Verb::Resume, Verb::Again, Verb::Back, Verb::Next, Verb::Restart, Verb::Skip],
    &[Verb::Mission],
    &[Verb::Leader, Verb::Draw],
    &[Verb::Option, Verb::Start],
    &[Verb::NewGame, Verb::Summary],
];

/// Of each command in each state so many phrases are said.
const PHRASES_PER_COMMAND: usize = 12;

/// While these are open, people talk about the game: the team, the vote, the mission.
const TALKED_ABOUT: [&[Verb]; 3] = [STATES[0], STATES[1], STATES[3]];

/// What is open when something was read back.
const READ_BACK: &[Verb] = STATES[4];

/// What is talked about in the place of this sentence, when the voices take turns.
fn talked_about(at: usize, voices: usize) -> &'static [Verb] {
    TALKED_ABOUT[at / voices % TALKED_ABOUT.len()]
}

/// Each voice says the wake phrase so often.
const WAKINGS_PER_VOICE: usize = 8;

/// So many utterances of each kind are made of people's words.
const PEOPLE_OF_EACH: usize = 100;

/// A recogniser that is lost is started again meanwhile.
const STARTED_AGAIN: Duration = Duration::from_secs(1);

/// The other voices are so far below the one that speaks.
const BABBLE_DB: f64 = 10.0;

/// The first team of so many players has so many members.
const TEAM: u8 = 2;

/// Whether the game would take it: no vote of other people than these, no other team than the first, and no cards that it
/// has not played.
fn adds_up(intent: &Intent) -> bool {
    match intent {
        Intent::Vote { approve, reject } => approve + reject == NAMES.len() as u32,
        Intent::Propose(team) => team.len() <= usize::from(TEAM),
        Intent::Count { told, successes } => {
            let fails = told.fails.unwrap_or(0);
            fails <= TEAM && successes.is_none_or(|successes| u32::from(fails) + successes == u32::from(TEAM))
        }
        _ => true,
    }
}

/// A table with its recogniser.
struct Ears {
    language: Language,
    phrases: &'static Phrases,
    vocabulary: Vocabulary,
    spoken_names: SpokenNames,
    names: Names,
    recogniser: Recogniser,
    reports: Receiver<Report>,
    lost: Cell<bool>,
}

impl Ears {
    fn new(language: Language) -> Self {
        let model = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("models/vosk-starter-{}", language.code()));
        let symbols = std::fs::read_to_string(model.join("graph/words.txt")).expect("the model is there");
        let (phrases, vocabulary) = (Phrases::of(language), Vocabulary::from_symbols(&symbols));
        let table = BySeat::new(NAMES.map(str::to_owned).to_vec());
        let spoken_names = SpokenNames::new(&table, &BTreeMap::new(), &BTreeMap::new(), phrases, &vocabulary);
        let (sender, reports) = mpsc::channel();
        let recogniser =
            Recogniser::start(Options { program: program(), model }, move |report| drop(sender.send(report)));
        assert_eq!(reports.recv(), Ok(Report::Ready), "there is no recogniser");
        Self {
            language,
            names: spoken_names.heard_names(),
            phrases,
            vocabulary,
            spoken_names,
            recogniser,
            reports,
            lost: Cell::new(false),
        }
    }

    fn grammar(&self, open: &[Verb]) -> Grammar {
        let mut grammar = Grammar::new(open, self.phrases, &self.spoken_names, &self.vocabulary);
        grammar.ask(|grammar, words| match self.means(words, grammar, open) {
            Heard::Meant(intent) if adds_up(&intent) => Some(intent),
            _ => None,
        });
        grammar
    }

    fn listen_for(&self, grammar: &Grammar) {
        let (phrases, answers) = (grammar.listed(), grammar.asked().to_vec());
        self.recogniser.listen_for(recogniser::Grammar { phrases, answers, complete: Vec::new(), teaching: false });
    }

    /// The readings of what is heard.
    fn hears(&self, samples: &[i16]) -> Vec<Hypothesis> {
        loop {
            samples.chunks(1_600).for_each(|block| self.recogniser.audio(block));
            self.recogniser.end();
            match self.answer() {
                Some(readings) => return readings,
                None => std::thread::sleep(STARTED_AGAIN),
            }
        }
    }

    /// The readings that are told next; none if the recogniser was lost, since the machine had no time for it.
    fn answer(&self) -> Option<Vec<Hypothesis>> {
        loop {
            match self.reports.recv() {
                Ok(Report::Heard(readings)) => return Some(readings).filter(|_| !self.lost.get()),
                Ok(Report::Lost) => self.lost.set(true),
                Ok(Report::Back) => self.lost.set(false),
                other => panic!("the recogniser is gone: {other:?}"),
            }
        }
    }

    /// What is taken of the readings: only what the game would take.
    fn takes(
        &self,
        readings: &[Hypothesis],
        addressed: Addressed,
        grammar: &Grammar,
        open: &[Verb],
    ) -> (String, Heard) {
        let sense = |words: &str| Sense::new(words, self.means(words, grammar, open), grammar, adds_up);
        let heard = match choose(readings, addressed, sense) {
            Choice::One(heard) => heard,
            Choice::Either(_) => Heard::NotForUs,
        };
        (readings.first().map(|reading| reading.words.clone()).unwrap_or_default(), heard)
    }

    fn means(&self, words: &str, grammar: &Grammar, open: &[Verb]) -> Heard {
        let listener = Listener { phrases: &[self.phrases], names: &self.names, answers: open };
        Heard::understood(words, grammar, &listener)
    }

    /// Phrases of every command in every state, by one voice after the other, but those that the game refuses.
    fn commands(&self, room: &Room) {
        let voices = speech::strangers(self.language);
        let mut scores = [Score::default(), Score::default()];
        let mut said = 0;
        for open in STATES {
            let grammar = self.grammar(open);
            self.listen_for(&grammar);
            let is_refused =
                |phrase| matches!(self.means(phrase, &grammar, open), Heard::Meant(intent) if !adds_up(&intent));
            let mut by_verb: BTreeMap<Verb, Vec<&str>> = BTreeMap::new();
            for (verb, phrase) in grammar.phrases().filter(|(verb, _)| open == STATES[0] || open.contains(verb)) {
                if !is_refused(phrase) {
                    by_verb.entry(verb).or_default().push(phrase);
                }
            }
            for phrases in by_verb.values() {
                let step = phrases.len().div_ceil(PHRASES_PER_COMMAND);
                for phrase in phrases.iter().skip(step / 2).step_by(step) {
                    let own = speech::say(voices[said % voices.len()], phrase);
                    said += 1;
                    let wanted = self.means(phrase, &grammar, open);
                    let sounds = [speech::in_quiet(&own), room.among_others(&own, BABBLE_DB, said * 7_919)];
                    for (score, sound) in scores.iter_mut().zip(sounds) {
                        let (words, heard) = self.takes(&self.hears(&sound), Addressed::Called, &grammar, open);
                        if score.count(&heard, &wanted) {
                            println!("  {phrase:?} was taken for {words:?}");
                        }
                    }
                }
            }
        }
        let [quiet, babble] = scores;
        println!("commands in quiet: {quiet}");
        println!("commands among voices: {babble}");
    }

    fn waking(&self, room: &Room) {
        let grammar = Grammar::wake(self.phrases, &self.vocabulary);
        self.listen_for(&grammar);
        let phrase = grammar.phrases().map(|(_, phrase)| phrase).next().expect("something wakes").to_owned();
        let mut woken = [0, 0];
        let mut said = 0;
        for voice in speech::strangers(self.language) {
            let own = speech::say(*voice, &phrase);
            for _ in 0..WAKINGS_PER_VOICE {
                said += 1;
                let sounds = [speech::in_quiet(&own), room.among_others(&own, BABBLE_DB, said * 15_013)];
                for (woken, sound) in woken.iter_mut().zip(sounds) {
                    *woken += usize::from(Heard::called(&self.hears(&sound), self.phrases).is_some());
                }
            }
        }
        println!("{phrase:?} wakes: {} of {said} in quiet, {} of {said} among voices", woken[0], woken[1]);
    }

    /// Nobody speaks to the narrator: how often what is said wakes it, or is taken for the "confirm" to what it has read
    /// back.
    fn talk(&self, minutes: usize) {
        let voices = speech::strangers(self.language);
        let wake = Grammar::wake(self.phrases, &self.vocabulary);
        let (mut samples, mut woken, mut confirmed) = (0, 0, 0);
        for (at, sentence) in talk::said(self.language, &NAMES).enumerate() {
            if samples >= minutes * 60 * RATE_HZ as usize {
                break;
            }
            let sound = speech::in_quiet(&speech::say(voices[at % voices.len()], &sentence));
            samples += sound.len();
            self.listen_for(&wake);
            woken += usize::from(self.wakes(&self.hears(&sound), talked_about(at, voices.len())));
            let (words, heard) = self.understands(&sound, READ_BACK);
            if heard == Heard::Meant(Intent::Plain(Verb::Confirm)) {
                confirmed += 1;
                println!("  {sentence:?} was taken for a confirm: {words:?}");
            }
        }
        println!("{minutes} minutes of table talk: {woken} wakings, and {confirmed} taken for a confirm");
    }

    /// Whether talk is taken for the wake phrase: alone, or with what is a command in one breath.
    fn wakes(&self, readings: &[Hypothesis], open: &[Verb]) -> bool {
        let Some(heard) = Heard::called(readings, self.phrases) else { return false };
        let Some(wake) = Heard::wakes(heard, self.phrases) else { return false };
        if heard.split_whitespace().count() == wake {
            return true;
        }
        let grammar = self.grammar(open);
        self.listen_for(&grammar);
        self.recogniser.again(wake as u8);
        !self.takes(&self.answer().unwrap_or_default(), Addressed::Open, &grammar, open).1.is_nothing()
    }

    /// What is heard and understood where something was read back and these commands answer it.
    fn understands(&self, sound: &[i16], open: &[Verb]) -> (String, Heard) {
        let grammar = self.grammar(open);
        self.listen_for(&grammar);
        self.takes(&self.hears(sound), Addressed::Awaited, &grammar, open)
    }
}

/// How many utterances were understood, and how many as something else.
#[derive(Default)]
struct Score {
    said: usize,
    understood: usize,
    wrong: usize,
}

impl Score {
    /// Counts one; true if it was taken for another command. What the game refuses is none.
    fn count(&mut self, heard: &Heard, wanted: &Heard) -> bool {
        let wrong = heard != wanted && matches!(heard, Heard::Meant(intent) if adds_up(intent));
        self.said += 1;
        self.understood += usize::from(heard == wanted);
        self.wrong += usize::from(wrong);
        wrong
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let percent = |count: usize| 100.0 * count as f64 / self.said.max(1) as f64;
        let (understood, wrong) = (percent(self.understood), percent(self.wrong));
        write!(out, "{understood:.1} percent of {} understood, {wrong:.1} percent as another command", self.said)
    }
}

/// The recogniser's program: two folders above this one's.
fn program() -> PathBuf {
    let own = std::env::current_exe().expect("it has a path");
    own.ancestors().nth(2).expect("it is in a folder").join("narrator-ears")
}

fn main() {
    if std::env::args().nth(1).as_deref() == Some("--people") {
        let folder = std::env::args().nth(2).expect("a folder follows");
        let more: Vec<String> = std::env::args().skip(3).collect();
        let of_each = more.first().and_then(|count| count.parse().ok()).unwrap_or(PEOPLE_OF_EACH);
        let has = |word: &str| more.iter().any(|other| other == word);
        let half = (1..=2).find(|half| has(&format!("half-{half}")));
        let speakers = half.map_or(clips::Speakers::All, clips::Speakers::Half);
        let misses = if has("misses") { people::Misses::Told } else { people::Misses::Counted };
        let without = people::Without {
            readings: has("without-readings"),
            likes: has("without-likes"),
            answers: has("without-answers"),
        };
        let rooms = if has("quiet") { &clips::Room::ALL[..1] } else { &clips::Room::ALL[..] };
        return people::measure(Path::new(&folder), of_each, speakers, rooms, misses, without);
    }
    let measure = match std::env::args().nth(1).as_deref() {
        Some("--taught") => Some(taught::measure as fn(Language)),
        Some("--names") => Some(names::measure as fn(Language)),
        _ => None,
    };
    if let Some(measure) = measure {
        let only = std::env::args().nth(2);
        let asked = |language: &Language| only.as_deref().is_none_or(|code| code == language.code());
        return Language::ALL.into_iter().filter(asked).for_each(measure);
    }
    let minutes = std::env::args().nth(1).and_then(|minutes| minutes.parse().ok()).unwrap_or(60);
    let only = std::env::args().nth(2);
    for language in
        Language::ALL.into_iter().filter(|language| only.as_deref().is_none_or(|code| code == language.code()))
    {
        println!("{}", language.code());
        let ears = Ears::new(language);
        let talk: Vec<String> = talk::sentences(language, &NAMES).take(14).collect();
        let room = Room::new(language, &talk);
        ears.commands(&room);
        ears.waking(&room);
        ears.talk(minutes);
        open_ears::measure(&ears, minutes);
    }
}
