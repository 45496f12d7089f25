//! What else can be done: missions to name, plot cards, examinations, accusations, and who is named at the end.

use super::Choice;
use super::evidence::is_last_chance;
use super::thinking::Thinking;
use crate::game::plot::Moment;
use crate::game::role::Part;
use crate::game::{Action, MissionCard, Outcome, Phase, PlotCard, Seat};

/// How sure somebody is who accuses or names before everybody waits for it.
const SURE: f64 = 0.92;

/// What is worth doing most; nothing if that is better, and nobody waits for it.
pub(super) fn choose(thinking: &Thinking<'_>, of: &[Action], must: bool) -> Choice {
    let worth = |action: Action| worth(thinking, action, must).unwrap_or(f64::MIN);
    let best = thinking.best(of.iter().copied(), worth);
    let is_worth_it = |action: &Action| must || worth(*action) > 0.0;
    best.filter(is_worth_it).map_or(Choice::Nothing, Choice::Act)
}

/// What an action is worth: more than 0 if it is better than to let it be. None for what nobody would do.
fn worth(thinking: &Thinking<'_>, action: Action, must: bool) -> Option<f64> {
    let game = thinking.view.game;
    Some(match action {
        Action::NameMission(mission) => {
            let size = f64::from(game.team_size(mission));
            let hard = f64::from(game.fails_needed(mission));
            if thinking.is_evil() { 1.0 + size - 10.0 * hard } else { 20.0 - size + 5.0 * hard }
        }
        Action::DrawForLeader => 1.0,
        Action::Give { to, .. } => 1.0 + trust(thinking, to),
        Action::On(seat) => 1.0 + target(thinking, seat),
        Action::Use { by, card, on } if by == thinking.me() => use_card(thinking, card, on)?,
        Action::Take { by, card, from } if by == thinking.me() => take(thinking, card, from),
        Action::Pass => 0.01,
        Action::FaceUp { member, card } if member == thinking.me() => face_up(thinking, card),
        Action::Watch(member) | Action::Trap(member) => 1.0 + watched(thinking, member),
        Action::Examine(seat) => 1.0 + examined(thinking, seat),
        Action::Claim(seat) if seat == thinking.me() => 1.0,
        Action::Accuse(seat) => thinking.odds().has(seat, Part::Names) - if must { 0.0 } else { SURE },
        Action::Assassinate(seat) => named(thinking, seat) - if must { 0.0 } else { naming_early(thinking) },
        Action::Expose(seat) => 1.0 + exposed(thinking, seat)?,
        _ => return None,
    })
}

/// How much somebody is wanted on the own side's business: a mate whom nobody suspects, or whoever is good.
fn trust(thinking: &Thinking<'_>, seat: Seat) -> f64 {
    if thinking.is_evil() {
        let mate = if thinking.known_evil().contains(seat) { 0.5 } else { 0.0 };
        return mate + 1.0 - thinking.public().evil(seat);
    }
    1.0 - thinking.odds().evil(seat)
}

/// How sure somebody is who names before the end: it can be done once, so it is kept for when nothing else helps.
fn naming_early(thinking: &Thinking<'_>) -> f64 {
    if thinking.view.game.results().count(Outcome::Success) == 2 { 0.75 } else { 0.98 }
}

/// How little is known of somebody: most where it could as well be as not.
fn doubt(thinking: &Thinking<'_>, seat: Seat) -> f64 {
    let evil = thinking.odds().evil(seat);
    1.0 - (2.0 * evil - 1.0).abs()
}

/// Whom an immediate plot card is to be about: whoever looks wants to learn, whoever shows wants to be believed by those
/// who matter.
fn target(thinking: &Thinking<'_>, seat: Seat) -> f64 {
    let card = match thinking.view.game.phase() {
        Phase::Plot(dealing) => dealing.due.map(|due| due.card),
        _ => None,
    };
    match card {
        Some(PlotCard::OverheardConversation) if !thinking.is_evil() => doubt(thinking, seat),
        _ => trust(thinking, seat),
    }
}

fn use_card(thinking: &Thinking<'_>, card: PlotCard, on: Option<Seat>) -> Option<f64> {
    let game = thinking.view.game;
    let leader = game.leader();
    Some(match card {
        PlotCard::StrongLeader if thinking.is_evil() => {
            if thinking.known_evil().contains(leader) || leader == thinking.me() { -1.0 } else { 0.2 }
        }
        PlotCard::StrongLeader => thinking.odds().evil(leader) - 0.45,
        PlotCard::NoConfidence => no_confidence(thinking),
        PlotCard::CloseEye if thinking.is_evil() => -1.0,
        PlotCard::CloseEye => doubt(thinking, on?) + 0.1,
        PlotCard::InTheSpotlight if thinking.is_evil() => {
            if thinking.known_evil().contains(on?) {
                -1.0
            } else {
                0.2 + trust(thinking, on?)
            }
        }
        PlotCard::InTheSpotlight => thinking.odds().evil(on?) - 0.3,
        _ => return None,
    })
}

/// Whether an approved team is better turned down. Never where one rejection more costs too much.
fn no_confidence(thinking: &Thinking<'_>) -> f64 {
    let game = thinking.view.game;
    let Phase::Window(window) = game.phase() else { return -1.0 };
    let Moment::AfterApproval { mission, team } = window.at else { return -1.0 };
    let clean = thinking.odds().clean(team, thinking.needed(mission));
    let late = game.results().run() > 0;
    match (is_last_chance(game), thinking.is_evil()) {
        (true, _) => -1.0,
        (false, true) => {
            if late {
                clean - 0.6
            } else {
                -1.0
            }
        }
        (false, false) => 0.45 - clean,
    }
}

/// A card is taken from whoever would use it against the own side.
fn take(thinking: &Thinking<'_>, card: PlotCard, from: Seat) -> f64 {
    let strong = matches!(card, PlotCard::NoConfidence | PlotCard::StrongLeader | PlotCard::CloseEye);
    let against = if thinking.is_evil() { 1.0 - thinking.odds().evil(from) } else { thinking.odds().evil(from) };
    if strong { against - 0.7 } else { -1.0 }
}

/// What is played with everybody looking: whoever is evil shows it only where that decides.
fn face_up(thinking: &Thinking<'_>, card: MissionCard) -> f64 {
    let wins = thinking.is_evil() && thinking.view.game.results().count(Outcome::Fail) == 2;
    match card {
        MissionCard::Success => 1.0,
        MissionCard::Fail if wins => 2.0,
        MissionCard::Fail => 0.1,
        MissionCard::Reverse | MissionCard::RogueSuccess => 0.2,
    }
}

/// Whose card is watched or set aside: whoever is suspected; by whoever is evil, somebody who is not.
fn watched(thinking: &Thinking<'_>, member: Seat) -> f64 {
    if thinking.is_evil() { 1.0 - thinking.odds().evil(member) } else { thinking.odds().evil(member) }
}

/// Who is examined: whoever is good wants to learn, whoever is evil hands the token to a mate, or to somebody whom nobody
/// would doubt anyway.
fn examined(thinking: &Thinking<'_>, seat: Seat) -> f64 {
    if thinking.is_evil() { trust(thinking, seat) } else { doubt(thinking, seat) }
}

/// How likely somebody is the one who is looked for. Whoever names knows who is evil, and so who has known it too.
fn named(thinking: &Thinking<'_>, seat: Seat) -> f64 {
    let game = thinking.view.game;
    let at_the_end = game.results().count(Outcome::Success) == 3;
    let part = if at_the_end { Part::NamedAtTheEnd } else { Part::NamedBeforeTheEnd };
    let evil = thinking.known_evil().or([thinking.me()].into_iter().collect());
    let share = |seat: Seat| thinking.odds().has(seat, part) * thinking.evidence().of_knowing(seat, evil);
    let all: f64 = thinking.others().iter().map(share).sum();
    if all > 0.0 { share(seat) / all } else { 0.0 }
}

/// Who is exposed: whoever is suspected anyway. Only somebody of the own side can be.
fn exposed(thinking: &Thinking<'_>, seat: Seat) -> Option<f64> {
    let is_certain = thinking.odds().evil(seat) > 1.0 - 1e-9;
    is_certain.then(|| thinking.public().evil(seat))
}
