//! Laying the table, step by step, before the first round.

pub(super) mod kit;
pub mod steps;

use crate::game::Action;
use crate::journal::entry::Draft;
use crate::language::Verb;
use crate::session::desk::Desk;
use crate::session::laying::steps::GUIDANCE_STEPS;
use crate::session::question::Question;
use crate::session::scene::Scene;
use crate::session::{asking, desk, refuse, table};

pub(super) fn guide(scene: &mut Scene, desk: &mut Desk, verb: Verb, step: u8) {
    let next = match verb {
        Verb::Ready | Verb::Skip => GUIDANCE_STEPS,
        Verb::Next | Verb::Confirm | Verb::Start => step + 1,
        Verb::Back => step.saturating_sub(1),
        Verb::Again | Verb::Restart => return asking::ask_in_full(scene, desk),
        _ => return refuse::not_now(scene, desk, Question::Guidance { step }),
    };
    if next >= GUIDANCE_STEPS {
        return table::playing::play(scene, desk, Action::TableReady);
    }
    desk::keeping::note(scene, desk, Draft::Guidance { step: next });
    asking::ask_in_full(scene, desk);
}
