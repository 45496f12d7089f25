//! Examinations for a table without a game: Scarlet Witch, the Lady of the Lake and the Inquisitor (Winter Soldier,
//! Scarlet Witch; edition of 2020, Inquisitor; RULES section 9). Nobody is called by name, so the token tells who is meant.

use super::cue::Cue;
use super::{Pause, ScriptStep, Timeline};
use crate::game::Game;
use crate::language::Message;

/// Both loyalty cards go to the examined player, the true one comes back, and everything goes on with the token.
#[must_use]
pub fn by_loyalty() -> Timeline {
    let mut row = chosen("script-witch-choose");
    for key in ["script-witch-pass", "script-witch-pick", "script-witch-look"] {
        row.extend(handed_over(key));
    }
    row.extend(ending("script-witch-keep"));
    Timeline::new(row)
}

/// The examined player's character card, or the true one of two affiliation cards, goes to the holder and back, and then
/// the token goes on.
#[must_use]
pub fn by_character(game: &Game) -> Timeline {
    let mut row = chosen("script-inquisitor-choose");
    let keys = if game.shows_affiliation() {
        ["script-affiliation-pass", "script-affiliation-look", "script-affiliation-token"]
    } else {
        ["script-inquisitor-pass", "script-inquisitor-look", "script-inquisitor-token"]
    };
    row.extend(keys.into_iter().flat_map(handed_over));
    row.extend(ending("script-inquisitor-keep"));
    Timeline::new(row)
}

fn chosen(key: &'static str) -> Vec<ScriptStep> {
    vec![ScriptStep::Say(Message::new(key)), ScriptStep::Pause(Pause::Talk)]
}

/// What is to be felt or got ready, and the tone at which it goes to the other player.
fn handed_over(key: &'static str) -> [ScriptStep; 3] {
    [ScriptStep::Say(Message::new(key)), ScriptStep::Pause(Pause::Long), ScriptStep::Sound(Cue::Now)]
}

fn ending(key: &'static str) -> [ScriptStep; 3] {
    [
        ScriptStep::Say(Message::new(key)),
        ScriptStep::Pause(Pause::Short),
        ScriptStep::Say(Message::new("script-examination-say")),
    ]
}
