//! What stands at the table, and what is open beside the game's own question. Nothing here says anything or writes it
//! down.
//!
//! Begin with `table_state`.

pub(crate) mod course;
pub(crate) mod enrolment;
pub(crate) mod given_alone;
pub(crate) mod headset;
pub(crate) mod keyboard;
pub mod lesson_plan;
pub mod open;
pub(crate) mod pages;
pub(crate) mod pending_prompt;
pub(crate) mod private_prompt;
pub(crate) mod prompts;
pub(crate) mod script;
pub mod setup_dialogue;
pub(crate) mod speech_input;
pub(crate) mod table_state;
pub(crate) mod virtual_players;
pub(crate) mod voices;
