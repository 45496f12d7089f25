//! The reveal by touch: every character card travels once round the table, hand to hand on a beat, until it is home
//! (accessible rules, Spies Reveal; RULES section 3). One card after the other, as the book has it, or all at once.

use super::cue::Cue;
use super::{Pause, Round, ScriptStep, Timeline, reveal_by_token};
use crate::game::{Game, Seat, Seats};
use crate::language::Message;

/// The script for a table, beginning with the leader's card. The card of a spy Rogue would give him away, so there
/// vote tokens travel instead.
#[must_use]
pub fn timeline(game: &Game, round: Round) -> Timeline {
    Timeline::new(if game.characters().left_out().is_empty() {
        by_card(game, round)
    } else {
        reveal_by_token::steps(game, round)
    })
}

fn by_card(game: &Game, round: Round) -> Vec<ScriptStep> {
    let (how, pace): (_, &[&'static str]) = match round {
        Round::Together => ("script-together-how", &["script-together-count", "script-together-stuck"]),
        Round::Usual | Round::OneByOne => ("script-touch-how", &["script-touch-pace"]),
    };
    let rogues = game.has_rogue().then_some("script-touch-rogues");
    let opening = ["script-touch-hide", how, "script-touch-spies"].into_iter().chain(rogues);
    let mut steps: Vec<ScriptStep> = opening.chain(pace.iter().copied()).flat_map(told).collect();
    let end = match round {
        Round::Together => {
            steps.extend(told("script-together-take"));
            steps.extend(all_together(game.seats()));
            "script-together-end"
        }
        Round::Usual | Round::OneByOne => {
            for owner in game.seats().clockwise_from(game.leader()) {
                steps.extend(once_round(game.seats(), owner, "script-touch-pass", "script-touch-home"));
            }
            "script-touch-end"
        }
    };
    steps.push(ScriptStep::Say(Message::new(end)));
    steps
}

pub(super) fn told(key: &'static str) -> [ScriptStep; 2] {
    [ScriptStep::Say(Message::new(key)), ScriptStep::Pause(Pause::Short)]
}

/// The way of one card or token: as many hand-overs as there are players, the last one brings it home.
pub(super) fn once_round(seats: Seats, owner: Seat, pass: &'static str, home: &'static str) -> Vec<ScriptStep> {
    let mut steps = vec![
        ScriptStep::Say(Message::new(pass).player("owner", owner).player("next", seats.left_of(owner))),
        ScriptStep::Pause(Pause::Short),
    ];
    for _hand_over in seats.iter() {
        steps.extend([ScriptStep::Sound(Cue::Now), ScriptStep::Pause(Pause::Beat)]);
    }
    steps.extend([ScriptStep::Say(Message::new(home).player("owner", owner)), ScriptStep::Pause(Pause::Short)]);
    steps
}

/// The way of all cards or tokens at once: at each tone one place to the left. After it everybody hears how many places
/// to the right the owner of what they hold sits. The last tone brings all of them home.
pub(super) fn all_together(seats: Seats) -> Vec<ScriptStep> {
    let players = seats.iter().count() as u32;
    let mut steps = Vec::new();
    for places in 1..players {
        steps.push(ScriptStep::Sound(Cue::Now));
        steps.push(ScriptStep::Say(Message::new("script-together-place").number("places", places)));
        steps.push(ScriptStep::Pause(Pause::Beat));
    }
    steps.extend([ScriptStep::Sound(Cue::Now), ScriptStep::Pause(Pause::Beat)]);
    steps
}

/// The lines at which a round begins: from there it is done again when something got stuck.
pub(crate) const ROUND_BEGINS: [&str; 5] = [
    "script-touch-pass",
    "script-token-pass",
    "script-together-take",
    "script-token-together-take",
    "script-token-choose",
];
