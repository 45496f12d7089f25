//! The moderator of one table: what reaches it is an [`Input`](protocol::Input), what it does an
//! [`Effect`](protocol::Effect). It has no file, no thread, no clock and no device.
//!
//! It is a house of six floors, each of which uses only those below it, so that the first line of a function tells what
//! the function may do:
//!
//! - [`door`] takes every input. Begin with [`Session`].
//! - [`actions`] change what stands at the table.
//! - [`narration`] looks at what stands, and says it: asks, announces, refuses, answers.
//! - [`queries`] look at what stands, and give back a value or a message.
//! - [`output`] is what is queued, said and kept.
//! - [`state`] is what stands.
//!
//! What a line means is settled in [`crate::language`], and what the table may do in [`crate::game`].

pub mod actions;
pub mod door;
pub mod narration;
pub mod output;
pub mod queries;
pub mod state;

pub use door::Session;
pub use queries::setup_dialogue::filling::Room;
pub use state::open::Mode;
pub use state::setup_dialogue::{Company, NewGameOptions};

pub use ::journal::journal;
pub use ::language::{language, script};
pub use ::preferences::preferences;
pub use ::rules::{bots, game};
