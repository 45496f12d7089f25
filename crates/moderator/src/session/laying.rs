//! Laying the table, step by step, before the first round.

pub(super) mod kit;
pub use protocol::laying_step as step;
pub mod steps;

use crate::game::Action;
use crate::language::Verb;
use crate::session::desk::Desk;
use crate::session::scene::Scene;
use crate::session::{asking, desk, refuse, table};
use protocol::laying_step::LayingStep;
use protocol::question::Question;

pub(super) fn guide(scene: &mut Scene, desk: &mut Desk, verb: Verb, step: LayingStep) {
    let next = match verb {
        Verb::Ready | Verb::Skip => None,
        Verb::Next | Verb::Confirm | Verb::Start => step.next(),
        Verb::Back => Some(step.before().unwrap_or(step)),
        Verb::Again | Verb::Restart => return asking::ask_in_full(scene, desk),
        _ => return refuse::not_now(scene, desk, Question::Guidance { step }),
    };
    let Some(next) = next else { return table::playing::play(scene, desk, Action::TableReady) };
    desk::keeping::note(scene, desk, next.draft());
    asking::ask_in_full(scene, desk);
}
