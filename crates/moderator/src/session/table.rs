//! The game at the table: commands, and how it moves on.

pub(super) mod abandoning;
mod announce;
pub(super) mod asking;
pub(super) mod begin;
pub(super) mod beginning;
pub(super) mod changing;
pub mod commands;
pub(super) mod correction;
pub(super) mod dealing;
pub(super) mod entries;
pub mod foresee;
pub(super) mod known;
pub(super) mod leaving;
pub(super) mod meaning;
pub(super) mod people;
pub(super) mod playing;
pub(super) mod redo;
pub(super) mod result;
pub(super) mod roll_call;
pub mod undo;
pub(super) mod undone;
mod words;

use crate::game::{Action, Event, Game, Refusal, Setup};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message, Verb};
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::subject::Subject;
use crate::session::telling::said::{Said, Telling};
use protocol::question::Question;

/// Rounds: the table is laid, teams are proposed and voted on, missions end, and so does the game.
pub(super) struct Rounds;

impl Subject for Rounds {
    fn list(&self, question: Question) -> Topic {
        match question {
            Question::Team
            | Question::Vote
            | Question::OwnVote { .. }
            | Question::Letters
            | Question::RollCall { .. } => Topic::Votes,
            Question::Mission => Topic::Missions,
            _ => Topic::General,
        }
    }

    fn asks(&self, question: Question, game: &Game, setup: &Setup) -> Option<Message> {
        asking::question_message(question, game, setup)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        asking::status(game)
    }

    fn tells(&self, event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
        announce::lines(event, game, told)
    }

    fn words(&self, refusal: &Refusal, game: &Game, _: &Lexicon) -> Option<Message> {
        words::refusal(refusal, game)
    }

    fn action(&self, scene: &Scene, intent: &Intent) -> Option<Action> {
        meaning::action_of(scene, intent)
    }

    fn digit(&self, scene: &Scene, digit: u32) -> Option<Intent> {
        match (scene.question(), digit) {
            (Question::RollCall { .. } | Question::OwnVote { .. }, 1) => Some(Intent::Opens(Verb::Approve)),
            (Question::RollCall { .. } | Question::OwnVote { .. }, 2) => Some(Intent::Opens(Verb::Reject)),
            _ => None,
        }
    }
}
