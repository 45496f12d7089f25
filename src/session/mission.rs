//! A mission at the table: who is watched, whose card is set aside, the count of the cards, and a Rogue's claim.

pub mod announce;
pub mod asking;
pub(super) mod deeds;
pub(super) mod meaning;
pub(super) mod open;
pub mod refuse;
