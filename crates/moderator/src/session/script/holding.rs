//! A script is held, and goes on only when somebody says so.

use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::script::player::Playing;
use crate::session::script::silencing;
use protocol::effect::Effect;

/// Whether a script is held, and goes on when somebody says so.
pub(in crate::session) fn script_is_held(scene: &Scene) -> bool {
    let script = match &scene.activity {
        Activity::Game(table) => table.script.as_ref(),
        Activity::Reading(reading) => Some(&reading.player),
        Activity::Interview(_) => None,
    };
    script.is_some_and(|script| script.playing == Playing::Paused)
}

/// Whether a script is heard now.
pub(in crate::session) fn script_runs(scene: &mut Scene) -> bool {
    silencing::script_of(scene).is_some_and(|script| script.playing == Playing::Runs)
}

/// Whether a script was heard until this input.
pub(in crate::session) fn script_is_silenced(scene: &mut Scene) -> bool {
    silencing::script_of(scene).is_some_and(|script| script.playing == Playing::Silenced)
}

/// Holds a script that was silenced where it is, and says so: it never goes on by itself.
pub(in crate::session) fn hold_silenced_script(scene: &mut Scene, desk: &mut Desk) {
    if script_is_silenced(scene) && !desk.effects.iter().any(|effect| matches!(effect, Effect::Quit(_))) {
        pause_script(scene, desk);
    }
}

/// Somebody has made a mistake while a script is read: it is held, and how to go back in it is said. Nothing of the game is
/// taken back.
pub(in crate::session) fn offer_to_go_back(scene: &mut Scene, desk: &mut Desk) {
    if !script_is_held(scene) {
        pause_script(scene, desk);
    }
    let goes_round = silencing::script_of(scene).is_some_and(|script| script.round_began().is_some());
    let key = if goes_round { "script-go-back-round" } else { "script-go-back" };
    desk.say(scene, Topic::General, Message::new(key));
}

/// Holds the script, and says so.
pub(in crate::session) fn pause_script(scene: &mut Scene, desk: &mut Desk) {
    let Some(script) = silencing::script_of(scene) else { return };
    script.playing = Playing::Paused;
    // The line is heard again, with its tones: what they have moved has to be back before.
    let message = match script.tones_since(script.line) {
        0 => Message::new("script-paused"),
        places => Message::new("script-paused-passing").number("places", places),
    };
    desk.say(scene, Topic::General, message);
}
