//! Refusals about teams, votes and missions in words.

use crate::game::{Game, Refusal};
use crate::language::Message;

/// A refusal about a round; none for another refusal.
pub(super) fn refusal(refusal: &Refusal, game: &Game) -> Option<Message> {
    Some(match *refusal {
        Refusal::NotNow(_) | Refusal::GameOver => Message::new("refused-game-over"),
        Refusal::NoSuchSeat(seat) => {
            Message::new("refused-no-seat").number("seat", seat.number()).number("players", game.players() as u32)
        }
        Refusal::TeamSize { wanted, found } => {
            Message::new("refused-team-size").number("wanted", wanted).number("found", found)
        }
        Refusal::Tally { approve, reject, players } => Message::new("refused-tally")
            .number("approve", approve)
            .number("reject", reject)
            .number("sum", u32::from(approve) + u32::from(reject))
            .number("players", players),
        Refusal::MissionRun(mission) => Message::new("refused-mission-run").number("mission", mission.number()),
        Refusal::LastMissionClosed => Message::new("refused-mission-closed"),
        _ => return None,
    })
}
