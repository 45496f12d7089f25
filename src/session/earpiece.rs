//! The headset goes from hand to hand: what each player alone hears of it, and tells it with two keys.
//!
//! The loudspeaker says who gets the headset next, and nothing else. Whatever is secret goes through
//! [`Effect::Earpiece`](super::Effect::Earpiece) alone: it is not printed, not kept, and not said again.

pub(super) mod choice;
pub(super) mod confession;
pub(super) mod deeds;
pub(super) mod handing;
pub(super) mod knowing;
pub(super) mod offers;
pub(super) mod press;
pub(super) mod slot;
pub(super) mod way;
