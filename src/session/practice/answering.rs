//! Whoever isn't there answers here: as soon as they are asked something, and until the person is.

use crate::game::{Action, Game, Offer, Phase, Seat, SeatSet};
use crate::journal::private::Practice;
use crate::minds::{Asked, Choice, Decision};
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::practice::{deciding, telling};
use crate::session::scene::{Activity, Scene};
use crate::session::seats::{About, Answer, answering, following, offers, slips, starting, turn};
use crate::session::table::playing;

/// Lets everybody who isn't there do what is theirs to do, until the person is asked something. Then that is asked.
pub(in crate::session) fn play_on(scene: &mut Scene, desk: &mut Desk) {
    if scene.practice().is_none() {
        return;
    }
    while !scene.is_abandoned() && goes_on(scene, desk) {}
    asking::ask_what_was_put_off(scene, desk);
}

/// One thing more that happens without the person. False if there is none.
fn goes_on(scene: &mut Scene, desk: &mut Desk) -> bool {
    following::follow(scene, desk);
    let Some(practice) = scene.practice().cloned() else { return false };
    happens_by_itself(scene, desk)
        || is_told(scene, desk, &practice)
        || does_besides(scene, desk, &practice)
        || gives(scene, desk, &practice)
        || moves(scene, desk, &practice)
        || nobody_claims(scene, desk, &practice)
}

/// What is no decision: the table needs no laying, the narrator draws, and everybody learns who they are.
fn happens_by_itself(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(game) = scene.game().copied() else { return false };
    match game.phase() {
        Phase::Setup => plays(scene, desk, Action::TableReady),
        Phase::Reveal if scene.due().is_none() => {
            starting::tell_roles(scene);
            scene.due().is_some()
        }
        Phase::Plot(_) if game.offers().iter().any(draws) => plays(scene, desk, Action::DrawForLeader),
        _ => false,
    }
}

fn draws(offer: &Offer) -> bool {
    matches!(offer, Offer::Draw { of } if !of.is_empty())
}

/// Somebody is told what is theirs alone: the person hears it.
fn is_told(scene: &mut Scene, desk: &mut Desk, practice: &Practice) -> bool {
    let told = scene.due().filter(|due| !due.about.is_asked());
    let Some(seat) = told.and_then(|due| due.to.first().copied()) else { return false };
    if seat == practice.person {
        telling::tell_alone(scene, desk, seat);
    }
    answering::take(scene, desk, seat, Answer::Done)
}

/// Somebody does what nobody waits for: each is asked once as the game stands.
fn does_besides(scene: &mut Scene, desk: &mut Desk, practice: &Practice) -> bool {
    let Some(game) = scene.game().copied() else { return false };
    let mut asked = match scene.asked_besides {
        Some((before, asked)) if before == game => asked,
        _ => SeatSet::EMPTY,
    };
    for seat in others_in_order(scene, practice) {
        let of = if is_awaited(&game, seat) { Vec::new() } else { turn::possible_acts(scene, &game, seat) };
        if of.is_empty() || asked.contains(seat) {
            continue;
        }
        asked.insert(seat);
        scene.asked_besides = Some((game, asked));
        if acts(scene, desk, seat, of, Must::May) {
            return true;
        }
    }
    false
}

/// Somebody gives a vote or a mission card.
fn gives(scene: &mut Scene, desk: &mut Desk, practice: &Practice) -> bool {
    let Some(due) = scene.due().filter(|due| due.about.is_asked()) else { return false };
    let (about, to) = (due.about, due.to.clone());
    let open = |seat: &&Seat| slips::content_about(scene, **seat, about).open().chosen.is_none();
    let Some(seat) = to.iter().filter(|seat| **seat != practice.person).find(open).copied() else { return false };
    let content = slips::content_about(scene, seat, about);
    let free = content.open().choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| choice.answer);
    let free: Vec<Answer> = free.collect();
    let asked = match about {
        About::Vote => Asked::Vote,
        _ => Asked::Card(free.iter().filter_map(card_of).collect()),
    };
    let wanted = match decided(scene, seat, &asked).map(|decision| decision.choice) {
        Some(Choice::Vote(approves)) => Some(Answer::Vote { approves }),
        Some(Choice::Card(card)) => Some(Answer::Card(card)),
        _ => None,
    };
    // Somebody may be bound to the other answer.
    let answer = wanted.filter(|wanted| free.contains(wanted)).or(free.first().copied());
    answer.is_some_and(|answer| answering::take(scene, desk, seat, answer))
}

fn card_of(answer: &Answer) -> Option<crate::game::MissionCard> {
    match answer {
        Answer::Card(card) => Some(*card),
        _ => None,
    }
}

/// Somebody does what everybody waits for.
fn moves(scene: &mut Scene, desk: &mut Desk, practice: &Practice) -> bool {
    let Some(game) = scene.game().copied() else { return false };
    // The person's own vote or card comes first.
    if scene.due().is_some() {
        return false;
    }
    for seat in others_in_order(scene, practice) {
        if let Some((size, of)) = turn::team_of(&game, seat) {
            return proposes(scene, desk, seat, size, of);
        }
        let of = if is_awaited(&game, seat) { turn::possible_acts(scene, &game, seat) } else { Vec::new() };
        if !of.is_empty() && acts(scene, desk, seat, of, Must::Must) {
            return true;
        }
    }
    false
}

fn proposes(scene: &mut Scene, desk: &mut Desk, seat: Seat, size: u8, of: SeatSet) -> bool {
    let choice = decided(scene, seat, &Asked::Team { size, of }).map(|decision| decision.choice);
    let fits = |team: &SeatSet| team.len() == usize::from(size) && team.is_within(of);
    let team = match choice {
        Some(Choice::Team(team)) if fits(&team) => Some(team),
        _ => of.subsets(size).next(),
    };
    team.is_some_and(|team| plays(scene, desk, Action::Propose(team)))
}

/// Nobody who isn't there has won alone, and the person can't have.
fn nobody_claims(scene: &mut Scene, desk: &mut Desk, practice: &Practice) -> bool {
    match scene.game().map(Game::phase) {
        Some(Phase::Claim(claim)) if !claim.of.contains(practice.person) => plays(scene, desk, Action::NoClaim),
        _ => false,
    }
}

/// Whether somebody has to do something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Must {
    Must,
    May,
}

/// Whether everybody waits for this player. To have won alone is nothing that anybody has to say.
fn is_awaited(game: &Game, seat: Seat) -> bool {
    !matches!(game.phase(), Phase::Claim(_)) && turn::is_asked(game, seat)
}

/// Somebody does one of these, if they want to. What can't be true is no news to whoever has tried it: another one is
/// chosen.
fn acts(scene: &mut Scene, desk: &mut Desk, seat: Seat, mut of: Vec<Action>, must: Must) -> bool {
    while !of.is_empty() {
        let asked = Asked::Act { of: of.clone(), must: must == Must::Must };
        let action = match decided(scene, seat, &asked).map(|decision| decision.choice) {
            Some(Choice::Act(action)) if of.contains(&action) => action,
            _ if must == Must::May => return false,
            _ => of[0],
        };
        if plays(scene, desk, action) {
            return true;
        }
        of.retain(|other| *other != action);
    }
    false
}

/// Plays what somebody has chosen. False if it can't be: then nothing has changed, and nothing is said of it.
fn plays(scene: &mut Scene, desk: &mut Desk, action: Action) -> bool {
    let refused = scene.game().copied().is_none_or(|mut game| game.play(action).is_err());
    if refused || crate::session::table::known::contradiction(scene, action).is_some() {
        return false;
    }
    let before = steps(scene);
    playing::play_whole(scene, desk, action);
    steps(scene) != before
}

fn steps(scene: &Scene) -> usize {
    match &scene.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::Interview(_) | Activity::Reading(_) => 0,
    }
}

/// Everybody who isn't there, from the leader clockwise.
fn others_in_order(scene: &Scene, practice: &Practice) -> Vec<Seat> {
    offers::in_order(scene).into_iter().filter(|seat| *seat != practice.person).collect()
}

/// What somebody who isn't there decides; none if nobody knows any more who is what.
fn decided(scene: &Scene, seat: Seat, asked: &Asked) -> Option<Decision> {
    let Activity::Game(table) = &scene.activity else { return None };
    deciding::decides(scene, seat, *table.record.game(), table.record.past(), asked)
}
