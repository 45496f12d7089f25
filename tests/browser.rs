//! The pages of the players' phones in a real browser: what a screen reader gets of them, what a finger does there, and
//! what becomes of them in a bad network.

mod announcing;
pub mod chromium;
mod editions;
mod engines;
mod evening;
mod games;
mod hands;
mod heard;
mod joining;
mod looks;
mod network;
mod own_pages;
mod phone;
mod plain;
mod player;
mod road;
mod rules;
pub mod table;
#[cfg(feature = "sound")]
mod tally;
mod web;
mod web_engines;
mod wire;

use std::time::Duration;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
