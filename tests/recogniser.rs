//! The recogniser with its real library and the models that come with the program, fed with synthetic speech.

mod names;
mod taught;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use resistance_narrator::device::recogniser::{Grammar, Options, Recogniser, Report, Unavailable};
use resistance_narrator::device::sound_file;
use resistance_narrator::language::Hypothesis;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::example_programs::ears as program;
use crate::executables::write_program;
use crate::project::root;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sound comes in blocks of a tenth of a second.
const BLOCK: usize = 1_600;

fn starter(language: &str) -> PathBuf {
    root().join(format!("models/vosk-starter-{language}"))
}

/// A sentence in a voice of espeak-ng, as the recogniser takes it.
fn speech(voice: &str, text: &str) -> Vec<i16> {
    let wav = Command::new("espeak-ng").args(["-v", voice, "-s", "140", "--stdout", text]).output().unwrap().stdout;
    let mut samples = sound_file::read_from(&wav[..]).unwrap();
    samples.extend([0; 4_800]);
    samples
}

fn grammar(phrases: &[&str], answers: &[&str], complete: &[&str]) -> Grammar {
    let [phrases, answers, complete] =
        [phrases, answers, complete].map(|all| all.iter().map(|phrase| (*phrase).to_owned()).collect());
    Grammar { phrases, answers, complete, teaching: false }
}

/// The recogniser, with everything that it reports.
struct Ears {
    recogniser: Recogniser,
    reports: Receiver<Report>,
}

impl Ears {
    fn start(program: PathBuf, model: PathBuf) -> Self {
        let (sender, reports) = mpsc::channel();
        let recogniser = Recogniser::start(Options { program, model }, move |report| drop(sender.send(report)));
        Self { recogniser, reports }
    }

    fn ready(language: &str) -> Self {
        let ears = Self::start(program(), starter(language));
        assert_eq!(ears.report(), Report::Ready);
        ears
    }

    #[track_caller]
    fn report(&self) -> Report {
        self.reports.recv_timeout(PATIENCE).expect("nothing is reported")
    }

    fn listen_for(&self, phrases: &[&str]) {
        self.recogniser.listen_for(grammar(phrases, &[], &[]));
    }

    fn say(&self, samples: &[i16]) {
        samples.chunks(BLOCK).for_each(|block| self.recogniser.audio(block));
    }

    /// What is heard when this is said.
    #[track_caller]
    fn heard(&self, samples: &[i16]) -> String {
        self.say(samples);
        self.recogniser.end();
        match self.report() {
            Report::Heard(readings) => Hypothesis::likely(&readings).to_owned(),
            other => panic!("{other:?}"),
        }
    }
}

/// The processes that run this model.
fn processes(model: &Path) -> Vec<u32> {
    let all = fs::read_dir("/proc").unwrap().flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let runs = |id: &u32| {
        let line = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        line.split(|byte| *byte == 0).nth(1) == Some(model.as_os_str().as_encoded_bytes())
    };
    all.filter(runs).collect()
}

fn send(id: u32, signal: Signal) {
    kill_process(Pid::from_raw(id.cast_signed()).unwrap(), signal).unwrap();
}

fn kill(id: u32) {
    send(id, Signal::KILL);
}

/// A copy of a model, to be spoilt.
fn copy(model: &Path) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    assert!(Command::new("cp").arg("-r").arg(model.join(".")).arg(folder.path()).status().unwrap().success());
    folder
}

#[test]
fn commands_are_heard_in_three_languages() {
    let commands = [
        ("en", "en-us", ["propose ana and ben", "three approve two reject", "what is the score"]),
        ("fr", "fr-fr", ["annuler", "trois pour deux contre", "confirmer"]),
        ("de", "de", ["drei dafür zwei dagegen", "bestätigen", "abbrechen"]),
    ];
    for (language, voice, phrases) in commands {
        let ears = Ears::ready(language);
        ears.listen_for(&[&phrases[..], &["[unk]"]].concat());
        for phrase in phrases {
            assert_eq!(ears.heard(&speech(voice, phrase)), phrase, "{language}");
        }
    }
}

#[test]
fn only_what_can_be_said_now_is_heard() {
    let ears = Ears::ready("en");
    let said = speech("en-us", "approve all");
    assert_eq!(ears.heard(&said), "", "nothing was asked for yet");
    ears.listen_for(&["approve all", "reject all"]);
    assert_eq!(ears.heard(&said), "approve all");
    ears.listen_for(&["confirm", "cancel", "[unk]", "[unk]", "[unk]"]);
    assert!(!ears.heard(&said).contains("approve"));
    ears.listen_for(&[]);
    assert_eq!(ears.heard(&said), "");
}

#[test]
fn answers_are_also_listened_for_alone() {
    let ears = Ears::ready("en");
    let readings = |answers: &[&str]| {
        ears.recogniser.listen_for(grammar(&["roll call", "[unk]"], answers, &[]));
        ears.say(&speech("en-us", "three two"));
        ears.recogniser.end();
        match ears.report() {
            Report::Heard(readings) => readings,
            other => panic!("{other:?}"),
        }
    };
    let words = |readings: &[Hypothesis]| readings.iter().map(|reading| reading.words.clone()).collect::<Vec<_>>();
    assert!(!words(&readings(&[])).contains(&"three two".to_owned()));
    let both = readings(&["three two", "two three"]);
    assert_eq!(both[0].words, "three two", "{both:?}");
}

#[test]
fn an_utterance_that_is_complete_ends_with_a_pause_and_another_goes_on() {
    let ears = Ears::ready("en");
    let vote = ["three two", "two three", "[unk]"];
    let heard = || match ears.report() {
        Report::Heard(readings) => Hypothesis::likely(&readings).to_owned(),
        other => panic!("{other:?}"),
    };
    ears.recogniser.listen_for(grammar(&vote, &vote[..2], &vote[..2]));
    ears.say(&speech("en-us", "three two"));
    ears.recogniser.pause();
    assert_eq!(heard(), "three two");
    // What still comes of it is not heard, and its end brings nothing more.
    ears.say(&speech("en-us", "two three"));
    ears.recogniser.pause();
    ears.recogniser.end();
    assert_eq!(ears.heard(&speech("en-us", "two three")), "two three");

    ears.recogniser.listen_for(grammar(
        &["propose", "ana and ben", "three two", "[unk]"],
        &["three two"],
        &["three two"],
    ));
    ears.say(&speech("en-us", "propose"));
    ears.recogniser.pause();
    assert_eq!(ears.heard(&speech("en-us", "ana and ben")), "propose ana and ben");
}

#[test]
fn phrases_that_the_model_can_not_know_are_left_out_and_harm_nothing() {
    let ears = Ears::ready("en");
    let strange = ["vote for zorblaxon", "\"", "\\u0041", "a\nb", "", "   ", "\0", "[", "{\"x\": 1}", "日本"];
    ears.listen_for(&strange);
    assert_eq!(ears.heard(&speech("en-us", "approve all")), "");
    ears.listen_for(&[&strange[..], &["approve all", "confirm"]].concat());
    assert_eq!(ears.heard(&speech("en-us", "approve all")), "approve all");
}

#[test]
fn a_word_that_may_as_well_be_another_one_is_unknown() {
    let ears = Ears::ready("fr");
    let said = speech("fr-fr", "trois approuvent");
    ears.listen_for(&["trois approuve"]);
    assert_eq!(ears.heard(&said), "trois approuve");
    ears.listen_for(&["trois approuve", "trois approuvent"]);
    assert_eq!(ears.heard(&said), "[unk]");
}

#[test]
fn pauses_part_no_utterance_and_a_reset_forgets() {
    let ears = Ears::ready("en");
    ears.listen_for(&["propose", "ana and ben", "confirm", "[unk]"]);
    let pause = [0; 24_000];
    let parts = [speech("en-us", "propose"), pause.to_vec(), speech("en-us", "ana and ben")].concat();
    assert_eq!(ears.heard(&parts), "propose ana and ben");
    ears.say(&parts);
    ears.recogniser.reset();
    assert_eq!(ears.heard(&speech("en-us", "confirm")), "confirm");
    assert_eq!(ears.heard(&[]), "", "silence is nothing");
}

#[test]
fn another_grammar_is_there_at_once() {
    let ears = Ears::ready("en");
    let names = ["ana", "ben", "dan", "eve"];
    let mut phrases: Vec<String> = Vec::new();
    for first in names {
        phrases.extend(names.map(|second| format!("propose {first} and {second}")));
        phrases.extend(names.map(|second| format!("not {first} but {second}")));
    }
    phrases.extend(vec!["[unk]".to_owned(); 30]);
    let mut times = Vec::new();
    for _ in 0..5 {
        let begin = Instant::now();
        ears.recogniser.listen_for(Grammar { phrases: phrases.clone(), ..Grammar::default() });
        ears.heard(&[]);
        times.push(begin.elapsed());
    }
    // The quickest of five: a busy machine says nothing about the recogniser.
    let quickest = times.iter().min().unwrap();
    assert!(*quickest < Duration::from_millis(50), "{times:?}");
}

#[test]
fn a_recogniser_killed_in_the_middle_of_an_utterance_comes_back() {
    let model = copy(&starter("en"));
    let ears = Ears::start(program(), model.path().to_owned());
    assert_eq!(ears.report(), Report::Ready);
    ears.listen_for(&["approve all", "[unk]"]);
    for _ in 0..2 {
        ears.say(&speech("en-us", "approve all"));
        let running = processes(model.path());
        assert_eq!(running.len(), 1, "{running:?}");
        kill(running[0]);
        assert_eq!(ears.report(), Report::Lost);
        ears.recogniser.end();
        let mut reports = [ears.report(), ears.report()];
        reports.sort_by_key(|report| *report == Report::Back);
        assert_eq!(reports, [Report::Heard(Vec::new()), Report::Back]);
        // The phrases are still known.
        assert_eq!(ears.heard(&speech("en-us", "approve all")), "approve all");
    }
    drop(ears);
    assert_eq!(processes(model.path()), [0_u32; 0], "it goes with the narrator");
}

#[test]
fn an_answer_that_is_owed_is_given_when_the_recogniser_is_killed() {
    let model = copy(&starter("en"));
    let ears = Ears::start(program(), model.path().to_owned());
    assert_eq!(ears.report(), Report::Ready);
    ears.listen_for(&["approve all"]);
    let id = processes(model.path())[0];
    send(id, Signal::STOP);
    ears.say(&speech("en-us", "approve all"));
    ears.recogniser.end();
    kill(id);
    assert_eq!([ears.report(), ears.report()], [Report::Lost, Report::Heard(Vec::new())]);
    assert_eq!(ears.report(), Report::Back);
}

#[test]
fn a_recogniser_that_hangs_is_replaced() {
    let model = copy(&starter("en"));
    let ears = Ears::start(program(), model.path().to_owned());
    assert_eq!(ears.report(), Report::Ready);
    let id = processes(model.path())[0];
    send(id, Signal::STOP);
    ears.recogniser.end();
    assert_eq!([ears.report(), ears.report()], [Report::Lost, Report::Heard(Vec::new())]);
    assert_eq!(ears.report(), Report::Back);
    assert!(!processes(model.path()).contains(&id));
}

/// What is reported by a recogniser that never begins to listen.
#[track_caller]
fn unavailable(program: PathBuf, model: PathBuf) -> Unavailable {
    let ears = Ears::start(program, model);
    let Report::Unavailable(reason) = ears.report() else { panic!("it works") };
    assert_eq!(ears.heard(&[0; 100]), "", "every utterance is answered");
    reason
}

#[test]
fn a_missing_program_a_missing_library_and_a_broken_model_are_told_apart() {
    assert_eq!(unavailable("/no/such/program".into(), starter("en")), Unavailable::NoProgram);

    let alone = tempfile::tempdir().unwrap();
    let copy_of_it = alone.path().join("narrator-ears");
    write_program(&copy_of_it, without_library(fs::read(program()).unwrap()));
    assert_eq!(unavailable(copy_of_it, starter("en")), Unavailable::NoLibrary);

    assert_eq!(unavailable(program(), "/no/such/model".into()), Unavailable::BrokenModel);
    let model = copy(&starter("en"));
    let network = model.path().join("am/final.mdl");
    let half = fs::read(&network).unwrap();
    fs::write(&network, &half[..half.len() / 2]).unwrap();
    assert_eq!(unavailable(program(), model.path().to_owned()), Unavailable::BrokenModel);
}

/// The library has an alphabet of its own, and this name is in none that it could have.
#[test]
fn a_model_is_found_in_a_folder_of_any_name() {
    use std::os::unix::ffi::OsStrExt;

    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join(std::ffi::OsStr::from_bytes(b"Jos\xe9 und Zo\xc3\xab"));
    std::os::unix::fs::symlink(starter("en"), &folder).unwrap();
    let ears = Ears::start(program(), folder);
    assert_eq!(ears.report(), Report::Ready);
    ears.listen_for(&["repeat"]);
    assert_eq!(ears.heard(&speech("en-us", "repeat")), "repeat");
}

/// A program that looks for a library of another name.
fn without_library(mut bytes: Vec<u8>) -> Vec<u8> {
    let name = b"\0libvosk.so\0";
    let places: Vec<usize> =
        bytes.windows(name.len()).enumerate().filter(|(_, window)| window == name).map(|(at, _)| at).collect();
    assert!(!places.is_empty());
    for at in places {
        bytes[at + 1..at + 11].copy_from_slice(b"libnone.so");
    }
    bytes
}

#[test]
fn a_model_on_which_the_library_aborts_is_told_and_survived() {
    let model = copy(&starter("en"));
    // An assertion ends the process while it loads.
    let features = model.path().join("conf/model.conf");
    let text = fs::read_to_string(&features)
        .unwrap()
        .replace("--frame-subsampling-factor=3", "--frame-subsampling-factor=0");
    fs::write(&features, text).unwrap();
    let status = Command::new(program())
        .arg(model.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), None, "it was to be ended by a signal");
    assert_eq!(unavailable(program(), model.path().to_owned()), Unavailable::BrokenModel);
}

#[test]
fn a_recogniser_that_crashes_again_and_again_is_given_up() {
    let model = copy(&starter("en"));
    // An assertion ends the process as soon as it has to listen for something.
    let features = model.path().join("conf/mfcc.conf");
    let text = fs::read_to_string(&features).unwrap().replace("=16000", "=0");
    fs::write(&features, text).unwrap();
    let ears = Ears::start(program(), model.path().to_owned());
    assert_eq!(ears.report(), Report::Ready);
    ears.listen_for(&["approve all"]);
    let told = [ears.report(), ears.report(), ears.report(), ears.report()];
    let given_up = Report::Unavailable(Unavailable::KeepsFailing);
    assert_eq!(told, [Report::Lost, Report::Back, Report::Lost, given_up], "and nobody hears of each new try");
    assert_eq!(ears.heard(&[]), "");
}

#[test]
fn the_recogniser_says_nothing_on_standard_error_of_the_narrator() {
    let model = copy(&starter("en"));
    let ears = Ears::start(program(), model.path().to_owned());
    assert_eq!(ears.report(), Report::Ready);
    let running = processes(model.path());
    assert_eq!(fs::read_link(format!("/proc/{}/fd/2", running[0])).unwrap(), Path::new("/dev/null"));
}
