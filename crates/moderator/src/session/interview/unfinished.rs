//! A saved game that could be gone on with.

use crate::language::Message;

/// A saved game that could be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The id of the game.
    pub id: String,
    /// Who plays.
    pub players: Vec<String>,
    /// When it was begun.
    pub date: Message,
    /// What of it is left, if its file is damaged.
    pub damage: Option<Damaged>,
}

/// What is left of a saved game whose file is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The actions that stand.
    pub kept: u32,
    /// How many entries after them are lost, if that is known.
    pub lost: Option<u32>,
    /// The round, from 1, and who leads in it; none before the first round.
    pub stands_at: Option<(u8, String)>,
}

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
