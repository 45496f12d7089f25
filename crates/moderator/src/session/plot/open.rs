//! What is open while plot cards are drawn, given and used.

use crate::game::PlotCard;
use crate::game::mission::Run;
use crate::game::plot::{Dealing, Due, Window};
use crate::journal::entry::Draft;
use protocol::question::Question;

/// What a holder is asked.
pub(in crate::session) fn window_question(window: Window) -> Question {
    Question::UseCard { asked: window.asked, card: window.at.card() }
}

/// What is open while the leader deals.
pub(in crate::session) fn dealing_question(dealing: Dealing) -> Question {
    match dealing.due {
        Some(Due { card: PlotCard::TakeResponsibility, by }) => Question::TakeCard { by },
        Some(Due { card, by }) => Question::Target { by, card },
        None if dealing.to_draw > 0 => Question::DrawCard { left: dealing.to_draw },
        None => Question::GiveCard,
    }
}

/// What was played face up: the members are asked in the order of their seats.
pub(in crate::session) fn face_up_question(run: Run) -> Question {
    run.waits_for().iter().next().map_or(Question::Count, |member| Question::FaceUp { member })
}

/// A card that is about to be used, and lacks a player or another card.
pub(in crate::session) fn using(draft: Option<&Draft>) -> Option<Question> {
    match draft {
        Some(Draft::Using { by, card: PlotCard::TakeResponsibility }) => Some(Question::TakeCard { by: *by }),
        Some(Draft::Using { by, card }) => Some(Question::On { by: *by, card: *card }),
        _ => None,
    }
}
