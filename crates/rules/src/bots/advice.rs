//! What a careful player would do in a seat, and why: for the ear of that seat alone, so it need not hide anything.

use super::thinking::Thinking;
use super::{Asked, Choice, Reason, evidence, good, reasons};
use crate::game::{MissionCard, Outcome, Seat, SeatSet};

/// Less than this, and it is no proof: only what rounding leaves out.
const PROVED: f64 = 1.0 - 1e-9;

/// What a careful player would do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// What.
    pub choice: Choice,
    /// Why; none for acts, which say it themselves.
    pub because: Option<Because>,
}

impl Advice {
    /// To approve, where the rules leave nothing else.
    #[must_use]
    pub fn bound_to_approve() -> Self {
        Self { choice: Choice::Vote(true), because: Some(Because::Bound) }
    }
}

/// Why a careful player would do so.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Because {
    /// As it could be said before everybody.
    Said(Reason),
    /// The rules leave nothing else.
    Bound,
    /// This player must be on the other side: nothing else fits what the seat knows.
    Certain(Seat),
    /// Of ten such teams about so many would be clean, by all that the seat knows.
    InTen(u8),
    /// Whoever is looked for must not look as if they knew.
    Hides,
    /// These of the own side, with the seat itself, can make the mission fail.
    CanFail(SeatSet),
    /// These of the own side are on the team, too few to make it fail.
    TooFew(SeatSet),
    /// Anybody good would do so here, and the seat wants to look good.
    Blends,
    /// Whoever rejects the last team shows their side.
    Shows,
    /// The mission fails by it.
    Fails,
    /// It makes the seat look harmless, and there is time.
    Harmless,
    /// This player of the own side can do it.
    LeavesIt(Seat),
}

/// What a careful player would do, and why.
pub(super) fn of(thinking: &Thinking<'_>, asked: &Asked) -> Advice {
    let choice = thinking.choose(asked);
    let because = match (asked, choice) {
        (Asked::Card(cards), _) if cards.len() == 1 => Some(Because::Bound),
        (_, Choice::Vote(approves)) if thinking.is_evil() => Some(of_evil_vote(thinking, approves)),
        (_, Choice::Vote(approves)) => Some(of_good_vote(thinking, approves)),
        (_, Choice::Team(team)) if thinking.is_evil() => match serving(thinking, team) {
            Because::TooFew(_) => Some(Because::Blends),
            can_fail => Some(can_fail),
        },
        (_, Choice::Team(team)) => Some(of_good_team(thinking, team)),
        (_, Choice::Card(MissionCard::Fail)) if thinking.is_evil() => Some(Because::Fails),
        (_, Choice::Card(MissionCard::Success)) if thinking.is_evil() => {
            let team = thinking.view.game.phase().team();
            let mate = thinking.known_evil().and(team).iter().next();
            Some(match (serving(thinking, team), mate) {
                (too_few @ Because::TooFew(_), _) => too_few,
                (_, Some(mate)) => Because::LeavesIt(mate),
                (_, None) => Because::Harmless,
            })
        }
        (_, Choice::Card(_)) => Some(in_ten(thinking, thinking.view.game.phase().team())),
        (_, Choice::Act(_) | Choice::Nothing) => None,
    };
    Advice { choice, because }
}

fn of_evil_vote(thinking: &Thinking<'_>, approves: bool) -> Because {
    let game = thinking.view.game;
    match serving(thinking, game.phase().team()) {
        _ if evidence::is_last_chance(game) => Because::Shows,
        Because::CanFail(own) if approves => Because::CanFail(own),
        Because::TooFew(own) if !approves => Because::TooFew(own),
        _ => Because::Blends,
    }
}

/// Who of the own side is on a team, and whether they can make it fail.
fn serving(thinking: &Thinking<'_>, team: SeatSet) -> Because {
    let own = thinking.known_evil().or([thinking.me()].into_iter().collect()).and(team);
    let are_enough = own.len() >= usize::from(thinking.needed(thinking.mission()));
    if are_enough { Because::CanFail(own) } else { Because::TooFew(own) }
}

/// Of whom it is proved to the seat that they want missions to fail.
fn proved(thinking: &Thinking<'_>) -> SeatSet {
    thinking.others().iter().filter(|seat| thinking.odds().evil(*seat) > PROVED).collect()
}

fn of_good_vote(thinking: &Thinking<'_>, approves: bool) -> Because {
    let team = thinking.view.game.phase().team();
    match proved(thinking).and(team).iter().next() {
        _ if approves && evidence::is_last_chance(thinking.view.game) => Because::Said(Reason::LastChance),
        Some(_) if approves && good::is_looked_for(thinking) => Because::Hides,
        Some(known) if !approves => Because::Certain(known),
        _ if approves => of_clean(thinking, team),
        _ => {
            let (others, odds) = (team.and(thinking.others()), thinking.odds());
            let for_failed = || reasons::for_failed(thinking, others, odds).map(Reason::ForFailed);
            let not_on_it = (!team.contains(thinking.me())).then_some(Reason::NotOnTeam);
            let said = reasons::of_failed(thinking, others, odds).or_else(for_failed).or(not_on_it);
            said.map_or_else(|| in_ten(thinking, team), Because::Said)
        }
    }
}

fn of_good_team(thinking: &Thinking<'_>, team: SeatSet) -> Because {
    let proved = proved(thinking);
    if !proved.and(team).is_empty() {
        let hides = good::is_looked_for(thinking);
        return if hides { Because::Hides } else { in_ten(thinking, team) };
    }
    let (left_out, odds) = (thinking.others().without(team), thinking.odds());
    match proved.iter().next() {
        Some(known) => Because::Certain(known),
        // That somebody has failed says nothing for a team with somebody who has, too.
        None if reasons::of_failed(thinking, team, odds).is_some() => in_ten(thinking, team),
        None => {
            let said = reasons::of_failed(thinking, left_out, odds);
            said.map_or_else(|| of_clean(thinking, team), Because::Said)
        }
    }
}

/// That nobody on a team has failed where others have, or that nobody knows anything yet, or how likely it is to be clean.
fn of_clean(thinking: &Thinking<'_>, team: SeatSet) -> Because {
    let has_failed = thinking.view.game.results().count(Outcome::Fail) > 0;
    let clean = reasons::is_clean(thinking, team).filter(|_| has_failed);
    let said = clean.or_else(|| reasons::too_early(thinking));
    said.map_or_else(|| in_ten(thinking, team), Because::Said)
}

fn in_ten(thinking: &Thinking<'_>, team: SeatSet) -> Because {
    let clean = thinking.odds().clean(team, thinking.needed(thinking.mission()));
    Because::InTen((clean * 10.0).round() as u8)
}
