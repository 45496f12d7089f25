//! Single keys act at once: people are told.

use crate::language::Message;
use crate::preferences::KeyMode;
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;

/// Whether single keys act at once.
pub(in crate::session) fn uses_single_keys(scene: &Scene) -> bool {
    scene.preferences.keys == KeyMode::Single
}

/// Whoever uses single keys is told once that they act at once.
pub(in crate::session) fn tell_of_single_keys(scene: &Scene, desk: &mut Desk) {
    if uses_single_keys(scene) && scene.mode == Mode::Table {
        desk.say(scene, Topic::General, Message::new("keys-single-on"));
    }
}
