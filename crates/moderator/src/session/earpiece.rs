//! The headset goes from hand to hand and carries the slips of [`super::seats`]: each player hears theirs, and answers
//! with two keys.
//!
//! The loudspeaker says who gets the headset next, and nothing else. Whatever is secret goes through
//! [`Effect::Earpiece`](super::Effect::Earpiece) alone: it is not printed, not kept, and not said again.

pub(super) mod deeds;
pub(super) mod handing;
pub(super) mod press;
pub(super) mod round;
pub(super) mod slot;
pub(super) mod way;
mod wording;
