//! The tests of the rules, and of players that the narrator plays: they need nothing else, and are the first to be run.
// A helper that can't go on fails its test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

// The tests speak of the whole by one name.
extern crate rules as resistance_narrator;

mod bots;
#[allow(dead_code, unused_imports, reason = "other tests use more of it")]
mod chance;
mod rules;
#[allow(dead_code, reason = "other tests use more of it")]
mod times;

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
