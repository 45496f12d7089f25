//! Names where another answer was asked for.

use crate::game::setup::same_name;
use crate::journal::entry::Change;
use crate::language::names::as_called;
use crate::language::{Message, Misunderstood};
use crate::session::desk::Desk;
use crate::session::interview;
use crate::session::listening::Listening;
use crate::session::scene::Scene;
use crate::session::table::people;
use protocol::question::Question;

/// Takes names where another answer was asked for: whoever names a table wants a new game, and whoever is named
/// after somebody has left plays on for them.
pub(in crate::session) fn names_instead(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    line: &str,
    why: &Misunderstood,
) -> bool {
    if scene.question() == Question::Unfinished && line.contains(',') && interview::open::offers_new_game(scene) {
        interview::choose_unfinished(scene, desk, listening, 2);
        if scene.question() == Question::Players {
            interview::naming::seat_players(scene, desk, listening, line);
        }
        return true;
    }
    let is_a_name =
        matches!(why, Misunderstood::Unknown | Misunderstood::UnknownPlayer { .. } | Misunderstood::NotANumber(_));
    match scene.open.leaving {
        Some(seat) if is_a_name && !scene.lexicon.phrases().is_hardly_a_name(line) => {
            people::change_name(scene, desk, listening, Change::Replaced { seat, name: as_called(line) });
            true
        }
        _ => false,
    }
}

/// Whoever plays already can't take over from somebody: that is said, and the question stays. False for any other line.
pub(in crate::session) fn refuses_seated(scene: &Scene, desk: &mut Desk, line: &str) -> bool {
    let name = as_called(line);
    let is_seated = || scene.lexicon.names().values().iter().any(|other| same_name(other, &name));
    let refused = scene.open.leaving.is_some() && is_seated();
    if refused {
        desk.refuse(scene, "name", Message::new("refused-seated").text("name", name));
    }
    refused
}
