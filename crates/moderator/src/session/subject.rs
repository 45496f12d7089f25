//! What every subject of the game says of itself: its questions, events and refusals, and what answers mean to it.

use crate::game::{Action, Event, Game, Refusal, Setup};
use crate::language::lexicon::Lexicon;
use crate::language::{Intent, Message};
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::telling::said::{Said, Telling};
use protocol::question::Question;

/// A subject of the game, such as plot cards. The moderator goes through [`super::subjects`], and knows no other list.
pub(super) trait Subject: Sync {
    /// The list in which what is asked about it is kept.
    fn list(&self, question: Question) -> Topic;

    /// The sentence of one of its questions. None for what is not asked in one sentence.
    fn asks(&self, question: Question, game: &Game, setup: &Setup) -> Option<Message>;

    /// Where the game stands, in one of its phases.
    fn stands(&self, game: &Game) -> Option<Message>;

    /// What is said about one of its events, with the game as it stands after all events of the action. None if it says
    /// nothing of it, which no event may come to.
    fn tells(&self, event: &Event, game: &Game, told: Telling) -> Option<Vec<Said>>;

    /// One of its refusals in words. None if it has none, which no refusal may come to.
    fn words(&self, refusal: &Refusal, game: &Game, lexicon: &Lexicon) -> Option<Message>;

    /// The single action that a command is; none if it is another subject's, or not complete.
    fn action(&self, scene: &Scene, intent: &Intent) -> Option<Action>;

    /// What a digit means at one of its questions; none where it means nothing.
    fn digit(&self, scene: &Scene, digit: u32) -> Option<Intent>;
}
