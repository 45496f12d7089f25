//! Plot cards: what is asked about them, what commands mean, and what is told.

pub mod announce;
pub mod asking;
pub(super) mod deeds;
pub(super) mod keys;
pub(super) mod meaning;
pub(super) mod open;
pub mod questions;
pub mod refuse;
pub(super) mod views;

pub use crate::language::plot::name;

use crate::game::{Action, Event, Game, PartialCount, Refusal, Setup};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message};
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::subject::Subject;
use crate::session::telling::said::{Said, Telling};
use protocol::question::Question;

/// Plot cards that are drawn, given, used, and cards that are played face up.
pub(super) struct PlotCards;

impl Subject for PlotCards {
    fn list(&self, _: Question) -> Topic {
        Topic::Plot
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

    fn words(&self, refusal: &Refusal, game: &Game, lexicon: &Lexicon) -> Option<Message> {
        refuse::refusal(refusal, game, |card| lexicon.write(&Intent::DrawAnyway(card)))
    }

    fn action(&self, scene: &Scene, intent: &Intent) -> Option<Action> {
        meaning::plot_action(scene, intent)
    }

    fn digit(&self, scene: &Scene, digit: u32) -> Option<Intent> {
        keys::digit(scene, digit)
    }
}

/// What "success" alone tells.
pub(super) const NO_FAIL: PartialCount = PartialCount { fails: Some(0), reverses: None, rogues: None };
