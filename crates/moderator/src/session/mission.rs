//! A mission at the table: who is watched, whose card is set aside, the count of the cards, and a Rogue's claim.

pub mod announce;
pub mod asking;
pub(super) mod deeds;
pub(super) mod meaning;
pub(super) mod open;
pub mod refuse;

use crate::game::{Action, Event, Game, Refusal, Setup};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message};
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::subject::Subject;
use crate::session::telling::said::{Said, Telling};
use protocol::question::Question;

/// A mission and its cards.
pub(super) struct Missions;

impl Subject for Missions {
    fn list(&self, _: Question) -> Topic {
        Topic::Missions
    }

    fn asks(&self, question: Question, game: &Game, _: &Setup) -> Option<Message> {
        asking::question_message(question, game)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        asking::status(game)
    }

    fn tells(&self, event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
        announce::lines(event, game, told)
    }

    fn words(&self, refusal: &Refusal, game: &Game, _: &Lexicon) -> Option<Message> {
        refuse::refusal(refusal, game)
    }

    fn action(&self, scene: &Scene, intent: &Intent) -> Option<Action> {
        meaning::mission_action(scene, intent)
    }

    fn digit(&self, scene: &Scene, digit: u32) -> Option<Intent> {
        meaning::digit(scene, digit)
    }
}
