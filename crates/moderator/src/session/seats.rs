//! What one player alone is told and asked: a slip, made from the game for whoever brings it there.
//!
//! Nobody here knows who that is. The headset that goes from hand to hand is one carrier ([`super::earpiece`]). Another
//! one tells with [`super::Input::Reached`] which seats it reaches on their own, brings each of them what
//! [`super::Effect::Slip`] has for it, and hands in with [`super::Input::Answered`] what is answered.
//! Whatever is secret is in the slip alone: it is not said, not printed, and no other seat's slip tells of it.

pub(super) mod alone;
pub(super) mod answering;
pub(super) mod apart;
pub(super) mod bringing;
pub(super) mod card;
pub(super) mod confessing;
pub(super) mod confession;
pub(super) mod due;
pub(super) mod following;
pub(super) mod languages;
pub(super) mod offers;
pub(super) mod roles;
mod slip;
pub(super) mod slips;
pub(super) mod starting;
pub(super) mod turn;
pub(super) mod vote;
pub(super) mod waiting;
mod words;

pub use protocol::{About, Answer, Carrier, Manner, WrittenChoice, WrittenSlip};

pub(super) use slip::{Choice, Content, Slip, Turn};
pub(super) use words::OwnWords;
