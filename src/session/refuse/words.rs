//! Refusals of the rules in words.

use crate::game::{Game, Refusal};
use crate::language::{Intent, Message};
use crate::session::scene::Scene;
use crate::session::{agents, mission, plot};

/// A refusal of the rules in words.
pub(in crate::session) fn refusal(refusal: &Refusal, game: &Game) -> Option<Message> {
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

/// A refusal of the rules in words.
pub(in crate::session) fn refusal_message(scene: &Scene, why: &Refusal) -> Message {
    let forced = |card| scene.lexicon.write(&Intent::DrawAnyway(card));
    let told = scene.game().and_then(|game| refusal(why, game).or_else(|| plot::refuse::refusal(why, game, forced)));
    let told = told.or_else(|| {
        scene
            .game()
            .and_then(|game| agents::refuse::refusal(why, game).or_else(|| mission::refuse::refusal(why, game)))
    });
    told.unwrap_or_else(|| Message::new("refused-game-over"))
}
