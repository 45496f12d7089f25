//! An action of a forum game is played, and then whatever follows from what the narrator knows.

use crate::game::Action;
use crate::journal::entry::Entry;
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::forum::{messages, open, posts};
use crate::session::scene::Scene;
use crate::session::table::entries;

/// Plays an action, and then whatever the narrator does by itself.
pub(in crate::session) fn play_in_forum(scene: &mut Scene, desk: &mut Desk, action: Action) {
    let Some(came) = entries::enter_and_tell(scene, desk, Entry::Played(action)) else { return };
    messages::write_messages(scene, desk, came.events());
    while let Some(action) = open::own_action(scene)
        && let Ok(came) = desk.take(scene, Entry::Played(action))
    {
        entries::tell_what_came(scene, desk, &came);
        messages::write_messages(scene, desk, came.events());
    }
    posts::write_public_post(scene, desk);
    asking::ask(scene, desk);
}
