//! What can be said about the way things go round.

use crate::game::Game;
use crate::language::Verb;
use crate::script::{Script, Travels};
use crate::session::scene::Scene;
use protocol::question::Question;

/// What goes round in the reveal of a game.
pub(in crate::session) fn travels(game: &Game) -> Option<Travels> {
    Script::of(game)?.travels(game)
}

/// What can be said now about the way things go round.
pub(in crate::session) fn round_offers(scene: &Scene) -> Vec<Verb> {
    if scene.game().and_then(travels).is_none() {
        return Vec::new();
    }
    match scene.question() {
        Question::Reveal | Question::ScriptOver => vec![Verb::Together, Verb::OneByOne],
        Question::ScriptPaused => vec![Verb::Together, Verb::OneByOne, Verb::Home],
        Question::ScriptRuns => vec![Verb::Home],
        _ => Vec::new(),
    }
}
