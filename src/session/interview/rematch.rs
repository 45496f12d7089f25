//! Another game of the same table: by the same rules, and perhaps with the same players.

use super::Interview;
use crate::game::{Seat, Setup};
use crate::language::Message;
use crate::session::narration::Topic;
use crate::session::question::Question;
use crate::session::scene::Scene;
use crate::session::{Session, Stage};

impl Interview {
    /// The rules of another game, with another draw.
    fn like(last: &Setup) -> Self {
        Self {
            edition: last.edition,
            reveal: Some(last.reveal),
            modules: last.modules,
            seed: last.seed.wrapping_add(1),
            ..Self::default()
        }
    }
}

impl Session {
    /// Asks who leads the same table once more, and proposes somebody. In Winter Soldier the cards say who leads.
    pub(in crate::session) fn begin_rematch(&mut self, last: &Setup, proposed: Option<Seat>) {
        self.scene.stage = Stage::Interview(Box::new(Interview {
            players_complete: true,
            proposed,
            rules_told: true,
            ..Interview::like(last)
        }));
        self.keep_players(last.players.clone());
        if self.scene.question() == Question::Start { self.start() } else { self.ask_interview() }
    }

    /// Asks for another game by the rules of the last one: another draw, and perhaps other players.
    pub(in crate::session) fn begin_another_interview(&mut self, last: &Setup) {
        let wanted = self.scene.preferences.reveal;
        self.scene.stage = Stage::Interview(Box::new(Interview { wanted, ..Interview::like(last) }));
        self.keep_players(Vec::new());
        self.ask_interview();
    }

    /// Who has lost is known to the table, which has seen the cards.
    pub(super) fn losers_lead(&mut self) {
        if let Some(interview) = self.interview() {
            interview.proposed = None;
        }
        self.say(Topic::General, Message::new("ask-leader-losers"));
    }
}

pub(super) fn ask_leader(interview: &Interview) -> Message {
    match interview.proposed {
        Some(seat) => Message::new("ask-leader-again").player("leader", seat),
        None => Message::new("ask-leader"),
    }
}

pub(in crate::session) fn proposed(scene: &Scene) -> Option<Seat> {
    match &scene.stage {
        Stage::Interview(interview) => interview.proposed,
        Stage::Table(_) | Stage::Reading(_) => None,
    }
}

/// Whether a yes is enough to say who leads.
pub(in crate::session) fn proposes_leader(scene: &Scene) -> bool {
    scene.question() == Question::Leader && proposed(scene).is_some()
}
