//! The reveal with eyes closed: the four steps of the rule books (base rules, Spies Reveal), and that Rogues keep their
//! eyes closed (edition of 2020, Rogue).

use super::{Pause, ScriptStep, Timeline};
use crate::game::Game;
use crate::language::Message;

/// The script for a table.
#[must_use]
pub fn timeline(game: &Game) -> Timeline {
    let mut steps = Vec::new();
    let mut told = |key, pause| steps.extend([ScriptStep::Say(Message::new(key)), ScriptStep::Pause(pause)]);
    told("script-eyes-close", Pause::Short);
    // Before the spies are called: a Rogue may be one of them.
    if game.has_rogue() {
        told("script-eyes-rogues", Pause::Short);
    }
    told("script-eyes-open", Pause::Long);
    told("script-eyes-shut", Pause::Short);
    steps.push(ScriptStep::Say(Message::new("script-eyes-end")));
    Timeline::new(steps)
}
