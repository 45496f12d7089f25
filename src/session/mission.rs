//! A mission at the table: who is watched, whose card is set aside, the count of the cards, and a Rogue's claim.

pub mod announce;
pub mod asking;
pub(in crate::session) mod deeds;
pub(in crate::session) mod meaning;
pub(in crate::session) mod open;
pub mod refuse;
