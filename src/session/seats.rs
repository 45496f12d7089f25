//! What one player alone is told and asked: a [`Slip`], made from the game for whoever brings it there.
//!
//! Nobody here knows who that is. A carrier puts a slip into the words of its seat, [`OwnWords`], brings it there, and
//! hands in what is answered. The headset that goes from hand to hand is one ([`super::earpiece`]). For another one a
//! seat is told to be reached on its own ([`super::Session::reach`]): its slip is [`super::Session::slip`], which changes
//! only with an input, and its answer is [`super::Input::Answered`].
//! Whatever is secret is in the slip alone: it is not said, not printed, and no other seat's slip tells of it.

pub(super) mod answering;
pub(super) mod card;
pub(super) mod confessing;
pub(super) mod confession;
pub(super) mod due;
pub(super) mod manner;
pub(super) mod offers;
pub(super) mod roles;
mod slip;
pub(super) mod slips;
pub(super) mod starting;
pub(super) mod vote;
mod words;

pub use manner::{Carrier, Manner};
pub use slip::{About, Answer, Choice, Content, Slip};
pub use words::OwnWords;
