//! The question whether to go on with a saved game.

pub use protocol::{Damaged, Unfinished};

use crate::language::Message;

/// What there is besides the saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offers {
    /// A new game.
    NewGame,
    /// Nothing: just this game was asked for.
    Nothing,
}

/// The question whether to go on with a saved game.
pub(in crate::session) fn ask_unfinished(saved: &Unfinished, offers: Offers) -> Message {
    let key = match (&saved.damage, offers) {
        (None, _) => "ask-resume",
        (Some(_), Offers::NewGame) => "ask-resume-damaged",
        (Some(_), Offers::Nothing) => "ask-resume-damaged-only",
    };
    let message = Message::new(key).texts("names", saved.players.clone()).message("date", saved.date.clone());
    match &saved.damage {
        None => message,
        Some(Damaged { kept, lost, stands_at }) => {
            let place = match stands_at {
                None => Message::new("damaged-before-rounds"),
                Some((round, leader)) => Message::new("damaged-in-round")
                    .number("round", *round)
                    .text("leader", leader)
                    .number("kept", *kept),
            };
            message.message("lost", entries_lost(*lost)).message("place", place)
        }
    }
}

/// How many entries of a damaged game are lost.
#[must_use]
pub fn entries_lost(lost: Option<u32>) -> Message {
    match lost {
        None => Message::new("entries-lost-unknown"),
        Some(lost) => Message::new("entries-lost").number("lost", lost),
    }
}
