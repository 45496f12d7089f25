//! How events are told: who is told what, in which words, and what hands do then.

pub(in crate::session) mod announce;
pub mod hand_over;
pub(in crate::session) mod lines;
pub(in crate::session) mod reminders;
pub(in crate::session) mod roles;
pub(in crate::session) mod said;
