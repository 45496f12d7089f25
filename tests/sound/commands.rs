//! A command that is named in a sentence is set off by a pause, in both voices: "when all are ready, say start now" can
//! be misheard, and by ear there are no quotation marks.

use resistance_narrator::language::Language;

use super::*;

/// The shortest silence that parts a command from what was said before it, in milliseconds.
const PAUSE_MS: usize = 90;

/// Sentences that end in a command, which is no longer than this, in milliseconds.
const LONGEST_COMMAND_MS: f64 = 1800.0;

/// The last stretch of sound is the command alone.
fn ends_in_a_command(recording: &Recording) -> bool {
    let heard = recording.stretches(PAUSE_MS);
    let command_ms = heard.last().map_or(0.0, |stretch| stretch.to_ms - stretch.from_ms);
    heard.len() > 1 && (200.0..LONGEST_COMMAND_MS).contains(&command_ms)
}

#[test]
fn the_built_in_voice_pauses_before_a_command() {
    for (language, sentence) in [
        (Language::ENGLISH, "When all five are ready, say: start now."),
        (Language::ENGLISH, "If they have already, say: skip the reveal."),
        (Language::FRENCH, "Quand tout le monde est prêt, dites : commencer."),
        (Language::FRENCH, "Pour recommencer, dites : encore."),
        (Language::GERMAN, "Wenn alle bereit sind, sagt: starten."),
        (Language::GERMAN, "Um alles noch einmal zu hören, sagt: noch einmal."),
    ] {
        let samples = synthesise(sentence, &Tuning { language, ..Tuning::default() }).unwrap();
        assert!(ends_in_a_command(&Recording::of(samples)), "{language:?}: no pause in «{sentence}»");
    }
    let hurried = synthesise("When all five are ready say start now", &Tuning::default()).unwrap();
    assert!(!ends_in_a_command(&Recording::of(hurried)), "this measure would find a pause anywhere");
}

#[test]
fn the_voice_of_the_system_pauses_before_a_command() {
    in_time(|| {
        let servers = Servers::with_speech();
        let mut speak = speak(&servers, "system");
        speak.wait("from system");
        let recorder = servers.record();
        speak.tell("say 1 0 When all five are ready, say: start now.");
        speak.wait("ended 1");
        assert!(ends_in_a_command(&recorder.stop()), "no pause before the command");
        assert_eq!(speak.stop(), "");
    });
}
