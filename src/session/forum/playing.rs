//! An action of a forum game is played, and then whatever follows from what the narrator knows.

use crate::game::{Action, Refusal};
use crate::journal::entry::Entry;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::forum::{messages, open, posts};
use crate::session::scene::{Activity, Scene};
use crate::session::{asking, plot, refuse, telling};

/// Plays an action, and then whatever the narrator does by itself.
pub(in crate::session) fn play_in_forum(scene: &mut Scene, desk: &mut Desk, action: Action) {
    match advance(scene, desk, action) {
        Err(refusal) => refuse::refuse_action(scene, desk, &refusal),
        Ok(()) => {
            while let Some(action) = open::own_action(scene) {
                if advance(scene, desk, action).is_err() {
                    break;
                }
            }
            posts::write_public_post(scene, desk);
            asking::ask(scene, desk);
        }
    }
}

/// Plays one action: recorded, announced, and told in private to whom it concerns.
fn advance(scene: &mut Scene, desk: &mut Desk, action: Action) -> Result<(), Refusal> {
    let Activity::Table(table) = &mut scene.activity else { return Err(Refusal::GameOver) };
    let before = table.record.clone();
    let events = table.record.play(action)?;
    let put_off = before.draft().and_then(|draft| plot::meaning::put_off(draft, Some(action)));
    desk.record(scene, Entry::Played(action), before);
    put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
    telling::announce::announce(scene, desk, &events);
    messages::write_messages(scene, desk, &events);
    Ok(())
}
