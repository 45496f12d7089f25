//! The reveal by touch: every character card travels once round the table, hand to hand on a beat, until it is home
//! (accessible rules, Spies Reveal; RULES section 3). One card after the other, as the book has it, or all at once.

use super::hands::{all_together, once_round, told};
use super::reveal_by_token;
use super::round::Round;
use super::timeline::{ScriptStep, Timeline};
use crate::game::Game;
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

/// The lines at which a round begins: from there it is done again when something got stuck.
pub const ROUND_BEGINS: [&str; 5] = [
    "script-touch-pass",
    "script-token-pass",
    "script-together-take",
    "script-token-together-take",
    "script-token-choose",
];
