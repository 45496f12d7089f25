//! Taking back and playing again in a forum game: what the narrator did by itself goes with what it followed from.
//! Letters stay.

use crate::game::Action;
use crate::journal::entry::Entry;
use crate::journal::record::{Came, Step};
use crate::session::desk::Desk;
use crate::session::forum::{messages, open, posts};
use crate::session::scene::Scene;
use crate::session::table::entries;
use crate::session::table::undone::undone;
use crate::session::{asking, telling};

/// Whether a forum game has moved by no command yet.
pub(in crate::session) fn is_untouched(past: &[Step]) -> bool {
    past.iter().all(|step| step.action == Action::TableReady)
}

/// An action was taken back: with it goes the command that it followed from.
pub(in crate::session) fn undo_in_forum(scene: &mut Scene, desk: &mut Desk, mut step: Step) {
    while open::own_action(scene) == Some(step.action) {
        let Ok(Came::Undone(before)) = desk.take(scene, Entry::Undone) else { return };
        step = before;
    }
    let correction = undone(&step);
    entries::tell_what_came(scene, desk, &Came::Undone(step));
    posts::write_correction(scene, desk, correction);
    asking::ask_again(scene, desk);
}

/// An action was played again, and told: with it comes what follows from it.
pub(in crate::session) fn redo_in_forum(scene: &mut Scene, desk: &mut Desk, step: &Step) {
    messages::write_messages(scene, desk, &step.events);
    while open::own_action(scene).is_some()
        && let Ok(Came::Redone(step)) = desk.take(scene, Entry::Redone)
    {
        telling::announce::announce(scene, desk, &step.events);
        messages::write_messages(scene, desk, &step.events);
    }
    posts::write_public_post(scene, desk);
    asking::ask_again(scene, desk);
}
