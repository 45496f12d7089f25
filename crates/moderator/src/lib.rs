//! The moderator: see [`session`]. It knows rules, languages, records of games and preferences, which it gives on under their
//! names, and touches nothing outside: whatever reaches it is an `Input`, whatever it does an `Effect`. Begin with
//! [`session::Session`].

pub mod session;

pub use ::journal::journal;
pub use ::language::{language, script};
pub use ::preferences::preferences;
pub use ::rules::{game, minds};
