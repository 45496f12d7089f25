//! A script falls silent with everything else.

use crate::session::desk::Desk;
use crate::session::scene::{Activity, Scene};
use crate::session::script::player::{Playing, ScriptPlayer};
use protocol::effect::{Effect, Masking};

pub(in crate::session) fn script_of(scene: &mut Scene) -> Option<&mut ScriptPlayer> {
    match &mut scene.activity {
        Activity::Game(table) => table.script.as_mut(),
        Activity::Reading(reading) => Some(&mut reading.player),
        Activity::Interview(_) => None,
    }
}

pub(in crate::session) fn mask(scene: &mut Scene, desk: &mut Desk, masking: Masking) {
    let Some(script) = script_of(scene) else { return };
    if script.masking != masking {
        script.masking = masking;
        desk.effects.push(Effect::Masking(masking));
    }
}

/// What a script has queued was silenced.
pub(in crate::session) fn silence_script(scene: &mut Scene, desk: &mut Desk) {
    let Some(script) = script_of(scene).filter(|script| script.playing == Playing::Runs) else { return };
    script.playing = Playing::Silenced;
    script.queued.clear();
    mask(scene, desk, Masking::Off);
}
