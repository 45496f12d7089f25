//! What is stored of a game: its set-up, its accepted actions, and every undo.

use crate::game::{Action, Setup};
use crate::language::Language;

/// One entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Always the first: the set-up of the game and the language in which it began.
    Begun {
        /// The checked set-up.
        setup: Setup,
        /// The language in which the game began.
        language: Language,
    },
    /// An action that the rules accepted.
    Played(Action),
    /// The last action still standing was taken back.
    Undone,
    /// The last action that was taken back was played again.
    Redone,
    /// An answer inside an open question, so that a restart finds the exact question again.
    Noted(Draft),
}

/// Answers inside a question that is not answered whole yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// What was answered so far is dropped.
    Nothing,
    /// Set-up guidance has come to this step, counted from 0.
    Guidance {
        /// The step that is open.
        step: u8,
    },
    /// A roll call: the votes so far, in the order in which seats are asked.
    RollCall {
        /// True for approve.
        answers: Vec<bool>,
    },
}
