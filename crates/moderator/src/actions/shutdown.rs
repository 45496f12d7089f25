//! Leaving: the farewell, and what is still heard of it when nobody is at the table any more.

use crate::language::Message;
use crate::narration::announcing::table::part;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::output::keeping::Saving;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::Leave;

/// Says goodbye, and ends. What was being said is not said to its end.
pub(crate) fn leave(scene: &mut Scene, desk: &mut Desk, leave: Leave) {
    desk.silence(scene);
    if scene.mode == Mode::Table && leave != Leave::OutputGone {
        desk.narration.history.begin_group();
        let farewell = match (&scene.activity, desk.keeping.saving()) {
            (Activity::Game(table), Saving::On | Saving::Failing) => {
                let is_over = table.record.game().ending().is_some() || table.record.is_abandoned();
                if is_over { "goodbye-saved-over" } else { "goodbye-saved" }
            }
            (Activity::Interview(_), _) if !desk.narration.has_told("game-begins") => "goodbye-empty",
            _ => "goodbye",
        };
        desk.say(scene, Topic::General, Message::new(farewell));
    }
    part(scene, desk);
}
