//! Whom the holder of the token examines, as it is asked.

use crate::game::Game;
use crate::language::Message;
use crate::session::examination::open;
use protocol::question::Question;

/// The sentence of the question; none for another question.
pub(super) fn question_message(question: Question, game: &Game) -> Option<Message> {
    let Question::Examination { by } = question else { return None };
    let key = if game.examines_loyalty() { "ask-examine-witch" } else { "ask-examine-inquisitor" };
    Some(Message::new(key).player("player", by).any_of("names", game.examinable()))
}

/// Where the game stands while somebody is to be examined.
pub(super) fn status(game: &Game) -> Message {
    Message::new("status-examination").player("player", open::examiner(game))
}

/// The Scarlet Witch token goes back: with its cards, if the roles are of cardboard.
pub(in crate::session) fn token_back(dealt: bool) -> &'static str {
    if dealt { "token-back-dealt" } else { "token-back" }
}
