//! The reveal by touch with a spy Rogue: each player sends one of the two vote tokens round instead of the card, so that
//! the Rogue is taken for no spy, and only the other spies may feel (edition of 2020, Rogue; RULES section 3).

use super::hands::{all_together, once_round, told};
use super::round::Round;
use super::timeline::{Pause, ScriptStep};
use crate::game::{Game, Seat, Seats};
use crate::language::Message;

pub(super) fn steps(game: &Game, round: Round) -> Vec<ScriptStep> {
    let how = match round {
        Round::Together => "script-rogue-together-how",
        Round::Usual | Round::OneByOne => "script-rogue-how",
    };
    let opening = ["script-token-hide", how].into_iter().chain(pace(round).iter().copied());
    let opening = opening.chain(["script-rogue-send", "script-rogue-feel"]);
    let mut row: Vec<ScriptStep> = opening.flat_map(told).collect();
    row.extend(sent(game.seats(), game.leader(), round));
    row.push(ScriptStep::Say(Message::new("script-rogue-end")));
    row
}

/// How the hands keep pace.
pub(super) fn pace(round: Round) -> &'static [&'static str] {
    match round {
        Round::Together => &["script-token-together-pace", "script-token-together-stuck"],
        Round::Usual | Round::OneByOne => &["script-token-pace"],
    }
}

/// Everybody chooses a token in secret, and sends it round.
pub(super) fn sent(seats: Seats, leader: Seat, round: Round) -> Vec<ScriptStep> {
    let mut row = vec![ScriptStep::Say(Message::new("script-token-choose")), ScriptStep::Pause(Pause::Long)];
    match round {
        Round::Together => {
            row.extend(told("script-token-together-take"));
            row.extend(all_together(seats));
            row.extend(told("script-token-together-home"));
        }
        Round::Usual | Round::OneByOne => {
            for owner in seats.clockwise_from(leader) {
                row.extend(once_round(seats, owner, "script-token-pass", "script-token-home"));
            }
        }
    }
    row
}
