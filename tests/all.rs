//! All integration tests, as one program.
// A helper that can't go on fails its test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

mod agents;
mod answers;
mod anything;
mod apart;
mod as_people_say;
#[cfg(all(target_os = "linux", feature = "phones"))]
mod browser;
#[cfg(all(target_os = "linux", feature = "voice", feature = "sound"))]
mod by_voice;
mod clumsy;
mod coming_back;
#[cfg(unix)]
mod crash;
mod discussion;
mod documents;
mod earpiece;
mod errors;
#[cfg(unix)]
mod example_programs;
mod exports;
mod filling;
mod forum;
#[cfg(all(feature = "sound", feature = "speech", target_os = "linux"))]
mod frozen;
mod hands;
#[cfg(all(target_os = "linux", feature = "voice"))]
mod hear;
#[cfg(all(target_os = "linux", feature = "sound", feature = "voice"))]
mod hearing;
mod journal;
mod language;
#[cfg(all(feature = "sound", feature = "speech", target_os = "linux"))]
mod leaving;
mod legal;
mod lessons;
mod line_ups;
mod made_up;
mod menu;
mod minds;
mod mission;
mod mixed;
#[cfg(all(target_os = "linux", feature = "voice"))]
mod models;
mod moderator;
#[cfg(all(feature = "sound", feature = "speech", feature = "phones", target_os = "linux"))]
mod orca;
mod own_editions;
mod own_voices;
#[cfg(target_os = "linux")]
mod package;
mod pauses;
mod people;
#[cfg(feature = "phones")]
mod phones;
mod phrases;
mod playthroughs;
mod practice;
#[cfg(unix)]
mod program;
mod project;
mod prompts;
// It asks espeak-ng.
#[cfg(unix)]
mod pronunciation;
#[cfg(target_os = "linux")]
mod pty;
mod random_game;
#[cfg(all(target_os = "linux", feature = "voice"))]
mod recogniser;
mod refused_examples;
mod responsibility;
mod reveal_way;
mod rules;
mod screen_reader;
mod scripts;
mod seats;
mod secrecy;
#[cfg(all(target_os = "linux", feature = "sound"))]
#[allow(dead_code, reason = "the measurements use more of it")]
mod servers;
mod settings;
#[cfg(all(target_os = "linux", feature = "sound"))]
mod sound;
mod spoken;
mod subjects;
mod table;
mod talk;
#[cfg(target_os = "linux")]
mod terminal;
mod tidy;
mod times;
mod typist;
mod undo;
mod voice_commands;

use resistance_narrator::game::Edition;
use resistance_narrator::game::knowledge::Role;

/// The edition with this name.
fn edition(id: &str) -> Edition {
    Edition::from_id(id).unwrap()
}

/// The character with this name.
fn role(id: &str) -> Role {
    Role::from_id(id).unwrap()
}
