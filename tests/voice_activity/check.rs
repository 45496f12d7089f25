//! What `narrator check` says of the microphone.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::servers::Servers;
use super::servers::in_time::in_time;
use super::{MICROPHONE, OTHER, tone};

/// The narrator, with no other servers than these. Its cues go to the null sink.
fn narrator(servers: &Servers, words: &[&str]) -> Command {
    let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
    command.args(words).env("NARRATOR_HOME", servers.path("home")).stdin(Stdio::null());
    command
}

fn check(servers: &Servers, words: &[&str]) -> String {
    let output = narrator(servers, &[&["check", "--voice", "off"], words].concat()).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_loudness_is_told_with_what_to_do_about_it() {
    in_time(|| {
        // All at once: each takes the seconds of its cues.
        std::thread::scope(|scope| {
            for (loudness, language, verdict) in [
                (0.0, "en", "no sound comes in. Switch it on, allow programs to use it"),
                (150.0, "de", "Ihr seid zu leise. Sprecht lauter, kommt näher ans Mikrofon"),
                (8000.0, "fr", "Je vous entends bien."),
                (60_000.0, "en", "too loud: the sound is distorted. Turn the microphone down"),
            ] {
                scope.spawn(move || {
                    let servers = Servers::with_sound();
                    let hum = tone(200.0, 60_000, 16_000, 1, loudness);
                    let _player = servers.start_playing("other", 16_000, 1, &hum);
                    let told = check(&servers, &["--microphone", OTHER, "--language", language]);
                    assert!(told.contains(verdict), "{loudness}: {told}");
                });
            }
        });
    });
}

#[test]
fn microphones_are_listed_and_one_that_is_not_there_is_told() {
    in_time(|| {
        let servers = Servers::with_sound();
        servers.plug_in("Table");
        let told = check(&servers, &["--microphone", "Chair"]);
        assert!(told.contains("There is one microphone: Table."), "{told}");
        assert!(
            told.contains("There is no microphone called Chair. I won't hear anything until it's plugged in"),
            "{told}"
        );
    });
}

#[test]
fn without_any_sound_device_the_check_says_so_and_does_not_wait() {
    in_time(|| {
        let servers = Servers::new();
        for words in [&["check"][..], &["check", "--voice", "off"], &["check", "--voice", "built-in"]] {
            let began = Instant::now();
            let mut command = narrator(&servers, words);
            let output = command.env("ALSA_CONFIG_PATH", "/nonexistent").output().unwrap();
            let told = String::from_utf8(output.stdout).unwrap();
            assert!(told.contains("There is no microphone, so I hear nothing. Everything can be typed."), "{told}");
            assert!(told.contains("There is no sound device, so there are no cues."), "{told}");
            assert!(began.elapsed() < Duration::from_secs(15), "{words:?} takes {:?}", began.elapsed());
            assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        }
    });
}

#[test]
fn the_setting_holds_as_the_option_does() {
    in_time(|| {
        let servers = Servers::with_sound();
        let set = narrator(&servers, &["settings", "sound.microphone", MICROPHONE]).output().unwrap();
        assert!(set.status.success());
        let shown = narrator(&servers, &["settings", "sound.microphone"]).output().unwrap();
        let shown = String::from_utf8(shown.stdout).unwrap();
        assert!(
            shown.starts_with("sound.microphone: Monitor of Null Output. The name of the microphone."),
            "{shown}"
        );
    });
}
