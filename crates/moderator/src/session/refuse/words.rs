//! Refusals of the rules in words.

use crate::game::Refusal;
use crate::language::Message;
use crate::session::scene::Scene;
use crate::session::subjects;

/// A refusal of the rules in words. Where no game is on, there is nothing to be refused but that.
pub(in crate::session) fn refusal_message(scene: &Scene, why: &Refusal) -> Message {
    let told = scene.game().and_then(|game| subjects::refusal(why, game, &scene.lexicon));
    told.unwrap_or_else(|| Message::new("refused-game-over"))
}
