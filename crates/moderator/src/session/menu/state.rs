//! Where the game stands, for a program.

use crate::session::desk::Desk;
use crate::session::interview::state::Interview;
use crate::session::interview::unfinished::Unfinished;
use crate::session::menu::legal;
use crate::session::scene::{Activity, Scene};
use crate::session::{Mode, forum};
use protocol::Report;
use protocol::effect::Effect;

/// The state goes last, after every line: a program knows that the answer is complete.
pub(in crate::session) fn report_state(scene: &Scene, desk: &mut Desk) {
    if scene.mode != Mode::Program {
        return;
    }
    if let Activity::Interview(interview) = &scene.activity {
        let damaged = interview.report_damaged();
        desk.effects.extend(damaged.map(Effect::Report));
    }
    if let Activity::Game(table) = &scene.activity {
        let question = scene.question();
        let mut state = Report::state(&table.record, &question, &legal::legal(scene));
        state.0.extend(forum::fields::forum_fields(scene));
        desk.effects.push(Effect::Report(state));
    }
}

impl Interview {
    /// The damaged game about which a program has still to decide.
    pub(in crate::session) fn report_damaged(&self) -> Option<Report> {
        let Unfinished { id, players, damage, .. } = self.unfinished.as_ref()?;
        Some(Report::damaged(id, players, damage.as_ref()?))
    }
}
