//! Questions about what stands: nothing here changes it, says anything or keeps anything. Each gives back a value or a
//! message.
//!
//! Begin with `subjects`, which knows whose an event, a refusal or a question is, and `menu`, which knows what can be
//! said now.

pub(crate) mod beginning;
pub(crate) mod bots;
pub(crate) mod characters;
pub(crate) mod eligibility;
pub(crate) mod facts;
pub(crate) mod frames;
pub(crate) mod hands;
pub(crate) mod headset;
pub(crate) mod keys;
pub mod lessons;
pub mod lines;
pub(crate) mod loyalty;
pub(crate) mod menu;
pub(crate) mod missions;
pub(crate) mod pages;
pub(crate) mod play_by_post;
pub(crate) mod plot;
pub(crate) mod practice;
pub(crate) mod prompts;
pub(crate) mod question;
pub(crate) mod reminders;
pub(crate) mod rounds;
pub mod rules_reference;
pub(crate) mod secret_ballot;
pub mod setup_dialogue;
pub mod setup_guide;
pub mod speech_input;
pub mod subjects;
pub mod telling;
pub(crate) mod virtual_players;
