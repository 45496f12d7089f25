//! How long the narrator takes to understand, and what it costs that it listens.
//!
//! The speech comes from espeak-ng, the recogniser is the real one with the starter models, and the silent room is a
//! sound server with nothing in it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

#[path = "measured/process.rs"]
mod process;
#[path = "../tests/servers.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod servers;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use moderator::{Mode, NewGameOptions, Session};
use process::{processor_s, resident_mb};
use protocol::{Effect, Input, SpeechInputEvent};
use resistance_narrator::device::recogniser::{Grammar as Listed, Options, RATE_HZ, Recogniser, Report};
use resistance_narrator::device::sound_file;
use resistance_narrator::game::BySeat;
use resistance_narrator::language::{Grammar, Hypothesis, Language, Message, Phrases, SpokenNames, Verb, Vocabulary};
use resistance_narrator::models::Shelf;
use resistance_narrator::preferences::{Listens as When, Preferences};
use servers::Servers;

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];
const ROUNDS: usize = 20;
/// A tenth of a second.
const BLOCK: usize = RATE_HZ as usize / 10;
/// The idle narrator is watched for so many seconds.
const WATCHED_S: u64 = 20;

/// The recogniser's program, which `cargo build --release --package narrator-ears` builds.
fn ears() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_narrator")).with_file_name("narrator-ears")
}

fn main() {
    for language in Language::ALL {
        recognition(language);
    }
    let servers = Servers::with_sound();
    for ears in ["off", "push", "open"] {
        idle(&servers, ears);
    }
}

fn recognition(language: Language) {
    let shelf = Shelf::of([Path::new(env!("CARGO_MANIFEST_DIR")).join("models")]);
    let model = shelf.best(language).expect("the starter models are here").clone();
    let (sender, reports) = mpsc::channel();
    let options = Options { program: ears(), model: model.folder.clone() };
    let began = Instant::now();
    let recogniser = Recogniser::start(options, move |report| drop(sender.send(report)));
    assert_eq!(reports.recv(), Ok(Report::Ready), "the recogniser is loaded");
    println!("{}: model loaded in {:.0} ms", language.code(), ms(began));

    let grammar = team_grammar(language, &model.vocabulary);
    let switches = (0..ROUNDS).map(|_| {
        let began = Instant::now();
        recogniser.listen_for(Listed { phrases: grammar.listed(), ..Listed::default() });
        recogniser.end();
        heard(&reports);
        ms(began)
    });
    println!(
        "{}: another grammar of {} strings: {}",
        language.code(),
        grammar.listed().len(),
        shown(switches.collect())
    );

    let team = grammar.phrases().filter(|(verb, phrase)| *verb == Verb::Propose && phrase.contains("ana"));
    let (_, phrase) = team.last().expect("a team can be named");
    let speech = spoken(language, phrase);
    let mut session = table(language, &model.vocabulary);
    let answers = (0..5).map(|_| {
        for block in speech.chunks(BLOCK) {
            recogniser.audio(block);
            std::thread::sleep(Duration::from_millis(100));
        }
        let began = Instant::now();
        recogniser.end();
        let readings = heard(&reports);
        let effects = session.handle(Input::SpeechInput(SpeechInputEvent::Heard(readings)));
        assert!(effects.iter().any(|effect| matches!(effect, Effect::Speak(_))), "{phrase} is read back");
        ms(began)
    });
    println!("{}: end of talking to the request of the read-back: {}", language.code(), shown(answers.collect()));

    let ears = child_of(std::process::id(), "narrator-ears");
    let before = processor_s(ears);
    let mut heard_s = 0.0;
    while heard_s < 60.0 {
        speech.chunks(BLOCK).for_each(|block| recogniser.audio(block));
        recogniser.end();
        heard(&reports);
        heard_s += speech.len() as f64 / f64::from(RATE_HZ);
    }
    println!(
        "{}: processor time for a second of speech: {:.3} s, {} MB resident",
        language.code(),
        (processor_s(ears) - before) / heard_s,
        resident_mb(ears)
    );
}

fn team_grammar(language: Language, vocabulary: &Vocabulary) -> Grammar {
    let phrases = Phrases::of(language);
    let names = BySeat::new(NAMES.map(str::to_owned).to_vec());
    let spoken_names = SpokenNames::new(&names, &BTreeMap::new(), &BTreeMap::new(), phrases, vocabulary);
    Grammar::new(&[Verb::Propose], phrases, &spoken_names, vocabulary)
}

/// A table at its first team, with open ears.
fn table(language: Language, vocabulary: &Vocabulary) -> Session {
    let preferences = Preferences { ears: When::Open, ..Preferences::default() };
    let mut session = Session::new(Mode::Table, language, preferences);
    let told = NewGameOptions {
        players: Some(NAMES.map(str::to_owned).to_vec()),
        leader: Some("Ana".to_owned()),
        reveal: Some("none".to_owned()),
        ..NewGameOptions::default()
    };
    session.open(told, None, &[]);
    let recogniser = protocol::Recogniser {
        name: "starter".to_owned(),
        told: Vec::<Message>::new(),
        vocabulary: vocabulary.clone(),
    };
    session.handle(Input::SpeechInput(SpeechInputEvent::Ready(Arc::new(recogniser))));
    let ready = session.localizer().write(&resistance_narrator::language::Intent::Plain(Verb::Ready));
    session.handle(Input::Line(ready));
    session
}

fn heard(reports: &Receiver<Report>) -> Vec<Hypothesis> {
    match reports.recv() {
        Ok(Report::Heard(readings)) => readings,
        other => panic!("the recogniser is gone: {other:?}"),
    }
}

fn spoken(language: Language, text: &str) -> Vec<i16> {
    let wav = Command::new("espeak-ng").args(["-v", language.code(), "--stdout", text]).output().unwrap().stdout;
    sound_file::read_from(&wav[..]).unwrap()
}

/// The whole program in a silent room, after it has said all.
fn idle(servers: &Servers, ears: &str) {
    let home = tempfile::tempdir().unwrap();
    let mut narrator = servers
        .command(env!("CARGO_BIN_EXE_narrator"))
        .args(["play", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "Ana", "--voice", "built-in", "--ears", ears])
        .env("NARRATOR_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let input = narrator.stdin.take();
    // What it says first, and another second.
    std::thread::sleep(Duration::from_secs(60));
    let (own, other) = (narrator.id(), find_child_of(narrator.id(), "narrator-ears"));
    let processor = || processor_s(own) + other.map_or(0.0, processor_s);
    let before = processor();
    std::thread::sleep(Duration::from_secs(WATCHED_S));
    let used = (processor() - before) / WATCHED_S as f64 * 100.0;
    let recogniser =
        other.map_or("no recogniser".to_owned(), |ears| format!("its recogniser {} MB", resident_mb(ears)));
    println!("idle, ears {ears}: {used:.2} % of one core, the narrator {} MB, {recogniser}", resident_mb(own));
    drop(input);
    narrator.wait().unwrap();
}

fn child_of(parent: u32, name: &str) -> u32 {
    find_child_of(parent, name).expect("it runs")
}

fn find_child_of(parent: u32, name: &str) -> Option<u32> {
    let processes = fs::read_dir("/proc").unwrap().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    ids.into_iter().find(|id| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields = stat.rsplit(')').next().unwrap_or_default();
        // A name is cut after fifteen letters.
        stat.contains(&name[..name.len().min(15)]) && fields.split_whitespace().nth(1) == Some(&parent.to_string())
    })
}

fn ms(began: Instant) -> f64 {
    began.elapsed().as_secs_f64() * 1000.0
}

fn shown(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    format!("{:.1} ms, worst {:.1}", times[times.len() / 2], times[times.len() - 1])
}
