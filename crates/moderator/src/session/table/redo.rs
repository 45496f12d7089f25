//! Playing again what was taken back.

use crate::journal::record::{Came, Step};
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::scene::{Activity, Scene};
use crate::session::table::{entries, known, people, playing, roll_call, undone};
use crate::session::{Mode, asking, forum};

/// Plays again what was taken back.
pub(in crate::session) fn redo(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Activity::Game(table) = &scene.activity else { return };
    let again = table.record.again();
    let Some(came) = entries::enter(scene, desk, again) else { return };
    match &came {
        Came::ChangeRedone(change) => {
            entries::tell_what_came(scene, desk, &came);
            undone::report_named(scene, desk, "redone");
            people::go_on_after(scene, desk, listening, change);
        }
        Came::Redone(step) => {
            undone::report_named(scene, desk, "redone");
            entries::tell_what_came(scene, desk, &came);
            go_on_after(scene, desk, step);
        }
        _ => roll_call::answers_again(scene, desk),
    }
}

/// What follows by itself from an action that was played again, or the question after it.
fn go_on_after(scene: &mut Scene, desk: &mut Desk, step: &Step) {
    if scene.goes_by_letters() {
        return forum::undoing::redo_in_forum(scene, desk, step);
    }
    if let Some(action) = known::known_action(scene) {
        return playing::play(scene, desk, action);
    }
    let are_out = scene.game().is_some_and(undone::cards_are_out);
    // The mission cards are handed out once more, or mixed.
    if scene.mode == Mode::Table && are_out { asking::ask(scene, desk) } else { asking::ask_again(scene, desk) }
}
