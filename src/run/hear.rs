//! A sound file, heard as if somebody had said it at the table.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use serde_json::json;

use super::voice_profiles;
use super::world::World;
use crate::args::{Hear, HearAsked, Output};
use crate::device::likeness::likeness;
use crate::device::recogniser::{self, Options, RATE_HZ, Recogniser, Report};
use crate::device::sound_file::{self, SoundFileError};
use crate::game::{BySeat, PlotCard, Seat};
use crate::language::grammar::{Grammar, UNKNOWN};
use crate::language::heard::Heard;
use crate::language::sounds_like::known;
use crate::language::spoken_names::SpokenNames;
use crate::language::template::Taught;
use crate::language::{Hypothesis, Intent, Listener, Message, Verb};
use crate::models::{Model, Shelf};
use crate::voice_profiles::VoiceProfiles;
use moderator::queries::speech_input::choice::{Addressed, Choice, Sense, choose};
use protocol::question::Question;
use protocol::setup_step::SetupStep;

/// Sound goes to the recogniser in blocks of a tenth of a second.
const BLOCK: usize = RATE_HZ as usize / 10;

/// How long the recogniser may take to load, and to hear, beside the length of the sound.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs the recogniser over a sound file, and tells what was heard and what it would do.
pub(super) fn hear(mut world: World, asked: &HearAsked) -> u8 {
    let wav = match &asked.what {
        Hear::Wav(wav) => wav,
        Hear::Learn(name) => return voice_profiles::learn(world, name),
        other => return voice_profiles::voices(&world, other),
    };
    let _stderr = world.open_log(asked.output);
    world.localizer.seat(BySeat::new(asked.players.clone()));
    let shelf = Shelf::find(&world.folders.models());
    let Some(model) = shelf.best(world.language) else {
        let language = Message::new(world.language.row().key);
        return world.fault(&Message::new("model-lacking").message("language", language));
    };
    let samples = match sound_file::read(Path::new(wav)) {
        Ok(samples) => samples,
        Err(error) => return world.fault(&unreadable(wav, &error)),
    };
    let open = open(asked.phase.as_deref());
    let phrases = world.localizer.phrases();
    let (names, vocabulary) = (world.localizer.names(), &model.vocabulary);
    let unknown: Vec<String> =
        asked.players.iter().filter(|name| known(name, vocabulary).is_none()).cloned().collect();
    let said_alike =
        if unknown.is_empty() { BTreeMap::new() } else { likeness(&unknown, world.language, vocabulary) };
    let spoken_names = SpokenNames::new(names, &BTreeMap::new(), &said_alike, phrases, vocabulary);
    let names = spoken_names.heard_names();
    let listener = Listener { phrases: &[phrases], names: &names, answers: &open };
    let mut grammar = Grammar::new(&open, phrases, &spoken_names, &model.vocabulary);
    grammar.ask(|grammar, words| match Heard::understood(words, grammar, &listener) {
        Heard::Meant(intent) => Some(intent),
        _ => None,
    });
    let readings = match recognise(model, voices(&world), &grammar, &samples) {
        Ok(readings) => readings,
        Err(reason) => return world.fault(&reason),
    };
    let (words, heard) = taken(&readings, &grammar, |words| Heard::understood(words, &grammar, &listener));
    match asked.output {
        Output::Json => world.print_whole([as_json(&world, words, &heard)]),
        Output::Table => world.print([world.text(&said(words)), world.text(&meaning(&world, &heard))]),
    }
}

fn unreadable(file: &str, error: &SoundFileError) -> Message {
    match error {
        SoundFileError::Unreadable(error) => Message::new("hear-unreadable")
            .text("file", file)
            .message("reason", crate::settings::reason_unread(error)),
        SoundFileError::NotSound => Message::new("hear-no-sound").text("file", file),
    }
}

/// The commands that are open in a phase, or at any time in a game without modules.
fn open(phase: Option<&str>) -> Vec<Verb> {
    // Whoever is asked says the same words.
    let (by, held) = (Seat::default(), PlotCard::NoConfidence);
    let questions: [(&str, &[Question]); 16] = [
        ("setup", &[Question::Guidance { step: SetupStep::Tableau }]),
        ("reveal", &[Question::Reveal, Question::ScriptRuns, Question::ScriptPaused]),
        ("window", &[Question::UseCard { asked: Some(by), card: held }, Question::TakeCard { by }]),
        (
            "plot",
            &[Question::DrawCard { left: 1 }, Question::GiveCard, Question::Target { by, card: PlotCard::OpenUp }],
        ),
        ("proposal", &[Question::Mission, Question::Team]),
        ("vote", &[Question::Vote]),
        ("watch", &[Question::Watch]),
        (
            "spotlight",
            &[Question::UseCard { asked: Some(by), card: PlotCard::InTheSpotlight }, Question::FaceUp { member: by }],
        ),
        ("close-eye", &[Question::UseCard { asked: Some(by), card: PlotCard::CloseEye }]),
        ("trap", &[Question::Trap]),
        ("mission", &[Question::Count]),
        ("examination", &[Question::Examination { by }]),
        ("accusation", &[Question::AgentCard { accused: by }, Question::WinterSoldier { captain: by }]),
        ("assassination", &[Question::Sought, Question::NamedRightly { named: by }, Question::Exposed]),
        ("claim", &[Question::Claim]),
        ("over", &[Question::AfterGame]),
    ];
    // Without a phase it is a game without modules: most are.
    let plain = |questions: &[Question]| !questions.iter().any(|question| question.is_of_a_module());
    let meant = questions.iter().filter(|(name, of_phase)| phase.map_or(plain(of_phase), |phase| phase == *name));
    let verbs = meant.flat_map(|(_, questions)| questions.iter().flat_map(|question| question.verbs()));
    // Whatever changes the game is read back.
    verbs.chain([Verb::Confirm, Verb::Cancel]).collect()
}

/// What people have taught. Without it all is heard as everybody says it.
fn voices(world: &World) -> Vec<Taught> {
    VoiceProfiles::at(world.folders.voices()).taught(world.language).unwrap_or_default()
}

/// The readings of a whole sound.
fn recognise(
    model: &Model,
    taught: Vec<Taught>,
    grammar: &Grammar,
    samples: &[i16],
) -> Result<Vec<Hypothesis>, Message> {
    let (sender, reports) = mpsc::channel();
    let options = Options { program: Recogniser::program(), model: model.folder.clone() };
    let recogniser = Recogniser::start(options, move |report| drop(sender.send(report)));
    recogniser.know_voices(taught);
    let patience = PATIENCE + Duration::from_secs(samples.len() as u64 / u64::from(RATE_HZ));
    let hangs = || Message::new("recogniser-keeps-failing");
    loop {
        match reports.recv_timeout(patience).map_err(|_| hangs())? {
            Report::Ready => {
                let (phrases, answers) = (grammar.listed(), grammar.asked().to_vec());
                recogniser.listen_for(recogniser::Grammar {
                    phrases,
                    answers,
                    complete: Vec::new(),
                    teaching: false,
                });
                samples.chunks(BLOCK).for_each(|block| recogniser.audio(block));
                recogniser.end();
            }
            Report::Heard(readings) => return Ok(readings),
            Report::Back | Report::Sounded(_) => {}
            told @ (Report::Lost | Report::Unavailable(_)) => return Err(told.message().unwrap_or_else(hangs)),
        }
    }
}

/// What is taken of the readings, with its words, if it is said to the narrator. There is no game that could refuse
/// something.
fn taken<'a>(readings: &'a [Hypothesis], grammar: &Grammar, meaning: impl Fn(&str) -> Heard) -> (&'a str, Heard) {
    let sense = |words: &str| Sense::new(words, meaning(words), grammar, |_| true);
    let heard = match choose(readings, Addressed::Called, sense) {
        Choice::One(heard) => heard,
        Choice::Either(_) => Heard::NotForUs,
    };
    let of_it = readings.iter().find(|reading| meaning(&reading.words) == heard);
    (of_it.map_or_else(|| Hypothesis::likely(readings), |reading| reading.words.as_str()), heard)
}

fn said(words: &str) -> Message {
    if words.is_empty() {
        return Message::new("hear-nothing");
    }
    // Brackets would be read aloud.
    Message::new("hear-words").text("words", words.replace(UNKNOWN, UNKNOWN.trim_matches(['[', ']'])))
}

fn meaning(world: &World, heard: &Heard) -> Message {
    match heard {
        Heard::Meant(_) => Message::new("hear-meant").text("line", line(world, heard)),
        Heard::Unfinished { .. } => Message::new("hear-unfinished").text("line", line(world, heard)),
        Heard::Ambiguous { word, candidates } => {
            Message::new("hear-ambiguous").text("word", word.clone()).any_of("names", *candidates)
        }
        Heard::Impossible(_) => Message::new("hear-impossible"),
        Heard::NotForUs => Message::new("hear-not-for-us"),
    }
}

/// What was understood, as it would be typed.
fn line(world: &World, heard: &Heard) -> String {
    let line = match heard {
        Heard::Meant(intent) => world.localizer.write(intent),
        Heard::Unfinished { verb, .. } => world.localizer.write(&Intent::Opens(*verb)),
        Heard::Ambiguous { .. } | Heard::Impossible(_) | Heard::NotForUs => String::new(),
    };
    line.trim().to_owned()
}

fn as_json(world: &World, words: &str, heard: &Heard) -> String {
    let outcome = match heard {
        Heard::Meant(_) => "meant",
        Heard::Unfinished { .. } => "unfinished",
        Heard::Ambiguous { .. } => "ambiguous",
        Heard::Impossible(_) => "impossible",
        Heard::NotForUs => "not-for-us",
    };
    json!({ "kind": "heard", "words": words, "outcome": outcome, "line": line(world, heard) }).to_string()
}
