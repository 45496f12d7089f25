//! How somebody plays who wants missions to succeed.

use super::Odds;
use super::evidence::is_last_chance;
use super::thinking::Thinking;
use crate::game::role::Part;
use crate::game::{MissionCard, Outcome, SeatSet};

/// The team that is likeliest to be clean, with oneself.
pub(super) fn team(thinking: &Thinking<'_>, size: u8, of: SeatSet) -> SeatSet {
    let needed = thinking.needed(thinking.mission());
    let odds = if hides(thinking) { thinking.pretended() } else { thinking.odds() };
    let me = SeatSet::from_iter([thinking.me()]).and(of);
    let teams = of.without(me).subsets(size - me.len() as u8).map(|others| others.or(me));
    thinking.best(teams, |team| odds.clean(team, needed)).unwrap_or(of)
}

/// Whoever is looked for must not know too much in public: mostly such a player does what anybody would do, until that
/// would cost the game. Among three who are good that helps less, and what is known is needed more.
fn hides(thinking: &Thinking<'_>) -> bool {
    let game = thinking.view.game;
    let good = game.players() - usize::from(game.spies());
    let often = if good <= 3 { [0.65, 0.45, 0.0] } else { [0.85, 0.7, 0.0] };
    is_looked_for(thinking) && thinking.happens(often[game.results().count(Outcome::Fail).min(2)])
}

/// Whether the seat is whom the other side looks for at the end.
pub(super) fn is_looked_for(thinking: &Thinking<'_>) -> bool {
    is(thinking, Part::NamedAtTheEnd)
}

/// Whom the other side takes for one of its own plays like it, until that would cost the game.
pub(super) fn poses(thinking: &Thinking<'_>) -> bool {
    is(thinking, Part::NamedBeforeTheEnd) && thinking.view.game.results().count(Outcome::Fail) < 2
}

fn is(thinking: &Thinking<'_>, part: Part) -> bool {
    thinking.view.own.role.and_then(|role| role.part()) == Some(part)
}

/// Whether the proposed team is about as good as one could hope for.
pub(super) fn approves(thinking: &Thinking<'_>) -> bool {
    let odds = if hides(thinking) { thinking.pretended() } else { thinking.odds() };
    is_good_enough(thinking, odds)
}

/// Whether the proposed team is about as good as one could hope for by these odds: the longer the round, the less is
/// hoped for.
pub(super) fn is_good_enough(thinking: &Thinking<'_>, odds: &Odds) -> bool {
    let game = thinking.view.game;
    if is_last_chance(game) {
        return true;
    }
    let team = game.phase().team();
    let needed = thinking.needed(thinking.mission());
    let clean = odds.clean(team, needed);
    let teams: Vec<f64> = game.in_play().subsets(team.len() as u8).map(|other| odds.clean(other, needed)).collect();
    let best = teams.iter().copied().fold(0.0, f64::max);
    let usual = teams.iter().sum::<f64>() / teams.len().max(1) as f64;
    let asked = usize::from(game.vote_track());
    // Before the first mission nobody knows anything, and to be choosy costs time alone.
    let hopes = if game.results().run() == 0 { [0.7, 0.3, -0.4, -1.0] } else { [0.9, 0.75, 0.6, 0.3] };
    let hope = hopes[asked.min(3)] - 0.1 * thinking.risk();
    clean >= usual + (best - usual) * hope
}

/// A Success, or what turns a Fail round.
pub(super) fn card(thinking: &Thinking<'_>, cards: &[MissionCard]) -> MissionCard {
    let (mission, team) = (thinking.mission(), thinking.view.game.phase().team());
    let spoilt = 1.0 - thinking.odds().clean(team, thinking.needed(mission));
    let wanted = if spoilt > 0.6 { MissionCard::Reverse } else { MissionCard::RogueSuccess };
    let known = [wanted, MissionCard::Success];
    known.into_iter().find(|card| cards.contains(card)).or(cards.first().copied()).unwrap_or(MissionCard::Success)
}
