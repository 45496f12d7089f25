//! Virtual players answer here: as soon as they are asked something, and until somebody is asked who is there.

pub(crate) mod filling;
pub(crate) mod person;
pub(crate) mod undoing;

use crate::actions::prompts::{following, starting};
use crate::actions::{play, prompts};
use crate::game::{Action, Game, Offer, Phase, Seat, SeatSet};
use crate::journal::private::Absent;
use crate::minds::{Asked, Choice};
use crate::narration::{asking, practice};
use crate::output::Desk;
use crate::queries;
use crate::queries::prompts::turn;
use crate::queries::rounds::known;
use crate::queries::{bots, eligibility};
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::{About, Answer};

/// Lets everybody who isn't there do what is theirs to do, until somebody is asked who is. Then that is asked.
pub(crate) fn play_on(scene: &mut Scene, desk: &mut Desk) {
    while !scene.is_abandoned() && !is_interrupted(scene) && goes_on(scene, desk) {}
    asking::ask_what_was_put_off(scene, desk);
}

/// Whether a table has first to answer something else, such as a line that was read back.
fn is_interrupted(scene: &Scene) -> bool {
    scene.person().is_none() && (scene.open.pending.is_some() || scene.open.asks())
}

/// One thing more that happens without the person. False if there is none.
fn goes_on(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(absent) = scene.absent() else { return false };
    following::follow(scene, desk);
    happens_by_itself(scene, desk, &absent)
        || is_told(scene, desk, &absent)
        || does_besides(scene, desk, &absent)
        || gives(scene, desk, &absent)
        || moves(scene, desk, &absent)
        || nobody_claims(scene, desk, &absent)
}

/// What is no decision: the narrator draws for whoever isn't there. In practice the table needs no laying, and everybody
/// learns who they are.
fn happens_by_itself(scene: &mut Scene, desk: &mut Desk, absent: &Absent) -> bool {
    let Some(game) = scene.game().copied() else { return false };
    let is_practice = absent.person.is_some();
    match game.phase() {
        Phase::Setup if is_practice => plays(scene, desk, Action::TableReady),
        Phase::Reveal if is_practice && scene.due().is_none() => {
            starting::tell_roles(scene);
            scene.due().is_some()
        }
        Phase::Plot(_) if is_practice || absent.is(game.leader()) => {
            game.offers().iter().any(draws) && plays(scene, desk, Action::DrawForLeader)
        }
        _ => false,
    }
}

fn draws(offer: &Offer) -> bool {
    matches!(offer, Offer::Draw { of } if !of.is_empty())
}

/// Somebody is told what is theirs alone: the person hears it.
fn is_told(scene: &mut Scene, desk: &mut Desk, absent: &Absent) -> bool {
    let told = scene.due().filter(|due| !due.about.is_asked());
    let hears = |seat: &&Seat| absent.is(**seat) || absent.person == Some(**seat);
    let Some(seat) = told.and_then(|due| due.to.iter().find(hears).copied()) else { return false };
    if absent.person == Some(seat) {
        practice::tell_alone(scene, desk, seat);
    }
    prompts::take(scene, desk, seat, Answer::Done)
}

/// Somebody does what nobody waits for: each is asked once as the game stands.
fn does_besides(scene: &mut Scene, desk: &mut Desk, absent: &Absent) -> bool {
    // Whoever has the headset on hears nothing else.
    let Some(game) = scene.game().copied().filter(|_| !scene.hands_over()) else { return false };
    let mut asked = match scene.asked_besides {
        Some((before, asked)) if before == game => asked,
        _ => SeatSet::EMPTY,
    };
    for seat in others_in_order(scene, absent) {
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
fn gives(scene: &mut Scene, desk: &mut Desk, absent: &Absent) -> bool {
    let Some(due) = scene.due().filter(|due| due.about.is_asked()) else { return false };
    let (about, to) = (due.about, due.to.clone());
    let open = |seat: &&Seat| queries::prompts::content_about(scene, **seat, about).open().chosen.is_none();
    // The person comes first, and may still say something that the others heed.
    if to.iter().any(|seat| absent.person == Some(*seat) && open(&seat)) {
        return false;
    }
    let Some(seat) = to.iter().filter(|seat| absent.is(**seat)).find(open).copied() else { return false };
    let content = queries::prompts::content_about(scene, seat, about);
    let free = content.open().choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| choice.answer);
    let free: Vec<Answer> = free.collect();
    let asked = match about {
        About::Vote => Asked::Vote,
        _ => Asked::Card(free.iter().filter_map(card_of).collect()),
    };
    let wanted = match decided(scene, seat, &asked) {
        Some(Choice::Vote(approves)) => Some(Answer::Vote { approves }),
        Some(Choice::Card(card)) => Some(Answer::Card(card)),
        _ => None,
    };
    // Somebody may be bound to the other answer.
    let answer = wanted.filter(|wanted| free.contains(wanted)).or(free.first().copied());
    answer.is_some_and(|answer| {
        practice::tell_vote_before_all(scene, desk, seat, answer);
        prompts::take(scene, desk, seat, answer)
    })
}

fn card_of(answer: &Answer) -> Option<crate::game::MissionCard> {
    match answer {
        Answer::Card(card) => Some(*card),
        _ => None,
    }
}

/// Somebody does what everybody waits for.
fn moves(scene: &mut Scene, desk: &mut Desk, absent: &Absent) -> bool {
    let Some(game) = scene.game().copied() else { return false };
    // Votes and cards that are still to be given come first.
    if scene.due().is_some() {
        return false;
    }
    for seat in others_in_order(scene, absent) {
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
    let choice = decided(scene, seat, &Asked::Team { size, of });
    let fits = |team: &SeatSet| team.len() == usize::from(size) && team.is_within(of);
    let team = match choice {
        Some(Choice::Team(team)) if fits(&team) => Some(team),
        _ => of.subsets(size).next(),
    };
    team.is_some_and(|team| plays(scene, desk, Action::Propose(team)))
}

/// Nobody who isn't there has won alone, and nobody else can have.
fn nobody_claims(scene: &mut Scene, desk: &mut Desk, absent: &Absent) -> bool {
    match scene.game().map(Game::phase) {
        Some(Phase::Claim(claim)) if claim.of.iter().all(|seat| absent.is(seat)) => {
            plays(scene, desk, Action::NoClaim)
        }
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
        let action = match decided(scene, seat, &asked) {
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
    if refused || known::contradiction(scene, action).is_some() {
        return false;
    }
    let before = steps(scene);
    play::play_whole(scene, desk, action);
    steps(scene) != before
}

fn steps(scene: &Scene) -> usize {
    match &scene.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::Interview(_) | Activity::Reading(_) => 0,
    }
}

/// Everybody who isn't there, from the leader clockwise.
fn others_in_order(scene: &Scene, absent: &Absent) -> Vec<Seat> {
    eligibility::in_order(scene).into_iter().filter(|seat| absent.is(*seat)).collect()
}

/// What somebody who isn't there decides; none if nobody knows any more who is what.
fn decided(scene: &Scene, seat: Seat, asked: &Asked) -> Option<Choice> {
    let Activity::Game(table) = &scene.activity else { return None };
    bots::decides(scene, seat, *table.record.game(), table.record.past(), asked)
}
