//! How events are told: who is told what, in which words, and what hands do then.

pub(super) mod announce;
pub mod hand_over;
pub(super) mod hands;
pub(super) mod lines;
pub(super) mod pieces;
pub(super) mod reminders;
pub(super) mod roles;
pub mod said;
