//! The headset goes from hand to hand: what each player alone hears of it, and tells it with two keys.
//!
//! The loudspeaker says who gets the headset next, and nothing else. Whatever is secret goes through
//! [`Effect::Earpiece`](super::Effect::Earpiece) alone: it is not printed, not kept, and not said again.

pub(in crate::session) mod choice;
pub(in crate::session) mod confession;
pub(in crate::session) mod deeds;
pub(in crate::session) mod handing;
pub(in crate::session) mod knowing;
pub(in crate::session) mod offers;
pub(in crate::session) mod press;
pub(in crate::session) mod slot;
pub(in crate::session) mod way;
