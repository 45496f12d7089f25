//! Going on with a forum game that was cut off anywhere: what was still to be played and written is done first.

use super::super::undo::undone;
use crate::game::Action;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::scene::Scene;

/// A saved game is gone on with: what was still to be done when it was left is done now.
pub(in crate::session) fn resume_forum(scene: &mut Scene, desk: &mut Desk) {
    write_late_message(scene, desk);
    match super::settling::own_action(scene) {
        Some(Action::TableReady) => super::open_forum(scene, desk),
        Some(action) => super::play_in_forum(scene, desk, action),
        None => {
            write_late_correction(scene, desk);
            // The journal does not tell whether letters have come in since something was taken back.
            super::letters::forget_undone(scene);
            super::posts::write_public_post(scene, desk);
            write_late_deadline(scene, desk);
            asking::ask(scene, desk);
        }
    }
}

/// What the last action let somebody learn alone. Messages of earlier ones were written before it was played.
fn write_late_message(scene: &mut Scene, desk: &mut Desk) {
    let (Some(record), Some(private)) = (scene.record_of_forum(), scene.private()) else { return };
    let written = private.posts().last().map_or(0, |post| post.actions as usize);
    if written < record.past().len()
        && let Some(step) = record.past().last().cloned()
    {
        super::messages::write_messages(scene, desk, &step.events);
    }
}

/// Something was posted, and then taken back.
fn write_late_correction(scene: &mut Scene, desk: &mut Desk) {
    let Some(record) =
        scene.record_of_forum().filter(|record| record.past().len() < super::outbox::actions_posted(scene))
    else {
        return;
    };
    let mut again = record.clone();
    again.redo();
    if let Some(step) = again.past().last() {
        super::posts::write_correction(scene, desk, undone(step));
    }
}

/// A deadline that was set while votes come in.
fn write_late_deadline(scene: &mut Scene, desk: &mut Desk) {
    let is_late = scene.private().is_some_and(crate::journal::private::Private::has_untold_deadline);
    if is_late && super::open_proposal(scene).is_some() {
        super::posts::write_deadline_post(scene, desk);
    }
}
