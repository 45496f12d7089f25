//! Examinations: the token of the Inquisitor, of Scarlet Witch or of the Lady of the Lake, whose holder looks at who
//! somebody is.

pub mod announce;
pub(super) mod asking;
pub(super) mod open;

use crate::game::{Action, Event, Game, Refusal, Setup};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message, Verb};
use crate::session::desk::history::Topic;
use crate::session::keyboard;
use crate::session::scene::Scene;
use crate::session::subject::Subject;
use crate::session::telling::said::{Said, Telling};
use protocol::question::Question;

/// The token of examinations.
pub(super) struct Examinations;

impl Subject for Examinations {
    fn list(&self, _: Question) -> Topic {
        Topic::General
    }

    fn asks(&self, question: Question, game: &Game, _: &Setup) -> Option<Message> {
        asking::question_message(question, game)
    }

    fn stands(&self, game: &Game) -> Option<Message> {
        Some(asking::status(game))
    }

    fn tells(&self, event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>> {
        announce::lines(event, game, told)
    }

    fn words(&self, refusal: &Refusal, game: &Game, _: &Lexicon) -> Option<Message> {
        match *refusal {
            Refusal::Marked(seat) => {
                Some(Message::new("refused-marked").player("player", seat).players("names", game.examinable()))
            }
            _ => None,
        }
    }

    fn action(&self, _: &Scene, intent: &Intent) -> Option<Action> {
        match *intent {
            Intent::About(Verb::Examine, seat) => Some(Action::Examine(seat)),
            _ => None,
        }
    }

    /// A seat.
    fn digit(&self, scene: &Scene, digit: u32) -> Option<Intent> {
        keyboard::seats::seat_of(scene, digit).map(|seat| Intent::About(Verb::Examine, seat))
    }
}
