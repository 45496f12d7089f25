//! A question inside the question of the game: a word that takes back closes the innermost one, and nothing else.

use crate::language::{Intent, Message, Realm, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::{asking, table};

/// A command as it is meant while something is asked inside the question of the game: "undo" is "cancel" there.
pub(super) fn as_meant(scene: &Scene, intent: Intent) -> Intent {
    let asks = scene.open.pending.is_some() || scene.open.asks() || asks_itself(scene);
    match intent {
        Intent::Plain(Verb::Undo) if asks => Intent::Plain(Verb::Cancel),
        intent => intent,
    }
}

/// Whether it is asked who takes over, or for the numbers of a vote whose result was told.
fn asks_itself(scene: &Scene) -> bool {
    scene.open.leaving.is_some() || table::result::told(scene).is_some()
}

/// What is left to be done of a command: nothing if it has closed what is asked about who takes over, or about a result.
/// That stays open while the table asks something, and is dropped by any other command.
pub(super) fn left_open(scene: &mut Scene, desk: &mut Desk, intent: Intent) -> Option<Intent> {
    let intent = as_meant(scene, intent);
    if scene.open.pending.is_some() || scene.open.asks() {
        return Some(intent);
    }
    let is_cancelled = intent == Intent::Plain(Verb::Cancel) && asks_itself(scene);
    let is_beside = matches!(intent.verb().realm(), Realm::Question | Realm::Tuning) || intent.verb() == Verb::Repeat;
    let left = if is_beside { None } else { scene.open.leaving.take() };
    if is_cancelled {
        if left.is_none() {
            scene.open.result = None;
        }
        desk.say(scene, Topic::General, Message::new("entry-dropped"));
        asking::ask_again(scene, desk);
    }
    Some(intent).filter(|_| !is_cancelled)
}
