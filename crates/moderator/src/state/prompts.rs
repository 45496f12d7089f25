//! The question that is open in a phase of the game.

use crate::game::mission::Run;
use crate::game::modules::winter_soldier::Assassination;
use crate::game::plot::{Dealing, Due, Window};
use crate::game::{Game, MissionCard, PartialCount, Phase, PlotCard, Seat};
use crate::journal::entry::Draft;
use protocol::question::Question;

/// What is open in a phase of a mission.
pub(crate) fn question(phase: Phase, game: &Game, draft: Option<&Draft>) -> Option<Question> {
    Some(match phase {
        Phase::Watch(_) => Question::Watch,
        Phase::Trap(_) => Question::Trap,
        Phase::Mission(_) => match missing(told(draft), game).filter(|_| told(draft) != PartialCount::default()) {
            Some(card) => Question::CountOn { card },
            None => Question::Count,
        },
        Phase::Claim(_) => Question::Claim,
        _ => return None,
    })
}

/// What was told of a count so far.
pub(crate) fn told(draft: Option<&Draft>) -> PartialCount {
    match draft {
        Some(Draft::Counting(told)) => *told,
        _ => PartialCount::default(),
    }
}

/// The first kind of card that is still to be told.
pub(crate) fn missing(told: PartialCount, game: &Game) -> Option<MissionCard> {
    game.counted_cards().find(|card| told.of(*card).is_none())
}

/// A count far beyond any table stays beyond it.
pub(crate) fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// What a holder is asked.
pub(crate) fn window_question(window: Window) -> Question {
    Question::UseCard { asked: window.asked, card: window.at.card() }
}

/// What is open while the leader deals.
pub(crate) fn dealing_question(dealing: Dealing) -> Question {
    match dealing.due {
        Some(Due { card: PlotCard::TakeResponsibility, by }) => Question::TakeCard { by },
        Some(Due { card, by }) => Question::Target { by, card },
        None if dealing.to_draw > 0 => Question::DrawCard { left: dealing.to_draw },
        None => Question::GiveCard,
    }
}

/// What was played face up: the members are asked in the order of their seats.
pub(crate) fn face_up_question(run: Run) -> Question {
    run.waits_for().iter().next().map_or(Question::Count, |member| Question::FaceUp { member })
}

/// A card that is about to be used, and lacks a player or another card.
pub(crate) fn using(draft: Option<&Draft>) -> Option<Question> {
    match draft {
        Some(Draft::Using { by, card: PlotCard::TakeResponsibility }) => Some(Question::TakeCard { by: *by }),
        Some(Draft::Using { by, card }) => Some(Question::On { by: *by, card: *card }),
        _ => None,
    }
}

/// What is open in a phase of agents.
pub(crate) fn character_question(phase: Phase, game: &Game) -> Question {
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

/// Who examines somebody now: the holder of the token.
pub(crate) fn examiner(game: &Game) -> Seat {
    game.token().map_or(game.leader(), |token| token.holder)
}
