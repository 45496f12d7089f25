//! What is open in a phase of a mission.

use crate::game::{Game, MissionCard, PartialCount, Phase};
use crate::journal::entry::Draft;
use protocol::question::Question;

/// What is open in a phase of a mission.
pub(in crate::session) fn question(phase: Phase, game: &Game, draft: Option<&Draft>) -> Option<Question> {
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
pub(in crate::session) fn told(draft: Option<&Draft>) -> PartialCount {
    match draft {
        Some(Draft::Counting(told)) => *told,
        _ => PartialCount::default(),
    }
}

/// The first kind of card that is still to be told.
pub(in crate::session) fn missing(told: PartialCount, game: &Game) -> Option<MissionCard> {
    game.counted_cards().find(|card| told.of(*card).is_none())
}

/// A count far beyond any table stays beyond it.
pub(in crate::session) fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
