//! The tests of the moderator, with all that it is made of: no program, no device, and the same in every build.
// A helper that can't go on fails its test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

// The tests speak of the whole by one name.
extern crate moderator as resistance_narrator;

mod agents;
mod answers;
mod anything;
mod apart;
mod as_people_say;
mod buttons;
mod by_phones;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod chance;
mod clumsy;
mod coming_back;
mod dealing;
mod discussion;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod every;
mod exports;
mod filling;
mod forum;
mod habits;
mod hands;
mod headset;
mod hints;
mod journal;
mod language;
mod legal;
mod lessons;
mod line_ups;
mod made_up;
mod meant;
mod menu;
mod mission;
mod mixed;
mod moderator;
mod names;
mod one_clock;
mod own_editions;
mod own_voices;
mod pauses;
mod people;
mod phone_round;
mod phrases;
mod playthroughs;
mod practice;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod project;
mod prompts;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod random_game;
mod refused_examples;
mod responsibility;
mod reveal_way;
mod rule_answers;
mod screen_reader;
mod scripts;
mod seats;
mod secrecy;
mod sentences;
mod setup_dialogue;
mod spoken;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod stays;
mod table;
#[allow(dead_code, reason = "other tests use more of it")]
mod times;
mod told_where;
mod typist;
mod undo;
mod voice_commands;
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
