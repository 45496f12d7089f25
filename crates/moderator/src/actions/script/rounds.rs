//! How cards or tokens go round in a reveal by touch: which way this table wants it, and all of them home when
//! something gets stuck.

use crate::actions::prompts::starting;
use crate::actions::script;
use crate::game::Reveal;
use crate::language::Verb;
use crate::narration::asking;
use crate::output::{Desk, devices};
use crate::queries::headset;
use crate::script::{Round, Script, Travels};
use crate::state::open::Activity;
use crate::state::script::ScriptPlayer;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;

/// Takes the way that a table wants from now on, for a reveal that is not over. False if nothing goes round in it.
pub(crate) fn choose_round(scene: &mut Scene, desk: &mut Desk, verb: Verb) -> bool {
    let is_open = headset::round_offers(scene).contains(&verb);
    let Activity::Game(table) = &mut scene.activity else { return false };
    if !is_open {
        return false;
    }
    table.script = None;
    let round = if verb == Verb::Together { Round::Together } else { Round::OneByOne };
    scene.preferences.script.round = Some(round);
    devices::keep(scene, desk);
    asking::ask(scene, desk);
    true
}

pub(crate) fn begin_reveal(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if scene.game().is_some_and(|game| game.reveal() == Reveal::Earpiece) {
        return starting::tell_roles(scene);
    }
    rounds_are_known(scene, desk);
    let Activity::Game(table) = &mut scene.activity else { return };
    let Some(script) = Script::of(table.record.game()) else { return };
    table.script = Some(ScriptPlayer::new(
        &script.timeline(table.record.game(), scene.preferences.script.round()),
        &scene.preferences.script,
    ));
    script::play_script(scene, desk, listening);
}

/// Whoever begins without choosing has heard that there are two ways.
fn rounds_are_known(scene: &mut Scene, desk: &mut Desk) {
    let by_card = scene.game().is_some_and(|game| headset::travels(game) == Some(Travels::Cards));
    if by_card && scene.preferences.script.round.is_none() {
        scene.preferences.script.round = Some(Round::Usual);
        devices::keep(scene, desk);
    }
}
