//! What is open in a phase of agents.

use crate::game::modules::winter_soldier::Assassination;
use crate::game::{Game, Phase};
use protocol::question::Question;

/// What is open in a phase of agents.
pub(in crate::session) fn question(phase: Phase, game: &Game) -> Question {
    match phase {
        Phase::Captain => Question::Captain,
        Phase::Accusation { accused: Some(accused), .. } => Question::AgentCard { accused },
        Phase::Accusation { accused: None, .. } => {
            Question::WinterSoldier { captain: game.captain().unwrap_or(game.leader()) }
        }
        Phase::Assassination { step: Assassination::Naming, .. } => Question::Sought,
        Phase::Assassination { step: Assassination::Named(named), .. } => Question::NamedRightly { named },
        Phase::Assassination { step: Assassination::Exposing, .. } => Question::Exposed,
        _ => Question::AfterGame,
    }
}
