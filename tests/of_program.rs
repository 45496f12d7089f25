//! The tests of the program and its devices.
// A helper that can't go on fails its test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

#[cfg(all(target_os = "linux", feature = "phones"))]
mod browser;
#[cfg(all(target_os = "linux", feature = "voice", feature = "sound"))]
mod by_voice;
#[cfg(unix)]
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod chance;
#[cfg(unix)]
mod crash;
mod documents;
mod errors;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod every;
#[cfg(unix)]
mod example_programs;
#[cfg(target_os = "linux")]
mod executables;
#[cfg(all(feature = "sound", feature = "speech", target_os = "linux"))]
mod frozen;
#[cfg(all(target_os = "linux", feature = "voice"))]
mod hear;
#[cfg(all(feature = "sound", feature = "speech", target_os = "linux"))]
mod leaving;
#[cfg(all(target_os = "linux", feature = "voice"))]
mod models;
#[cfg(all(feature = "sound", feature = "speech", feature = "phones", target_os = "linux"))]
mod orca;
#[cfg(target_os = "linux")]
mod package;
#[cfg(feature = "phones")]
mod phones;
#[cfg(unix)]
mod program;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod project;
#[cfg(all(target_os = "linux", feature = "sound", feature = "voice"))]
mod voice_activity;
// It asks espeak-ng.
#[cfg(unix)]
mod pronunciation;
#[cfg(target_os = "linux")]
mod pty;
#[cfg(unix)]
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod random_game;
#[cfg(all(target_os = "linux", feature = "voice"))]
mod recogniser;
#[cfg(all(target_os = "linux", feature = "sound"))]
#[allow(dead_code, reason = "the measurements use more of it")]
mod servers;
mod settings;
#[cfg(all(target_os = "linux", feature = "sound"))]
mod sound;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod table;
mod talk;
#[cfg(target_os = "linux")]
mod terminal;
mod tidy;
#[allow(dead_code, reason = "other tests use more of it")]
mod times;
#[cfg(all(target_os = "linux", feature = "sound"))]
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod wordings;

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
