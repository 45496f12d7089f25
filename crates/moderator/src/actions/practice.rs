//! Virtual players answer here: as soon as they are asked something, and until somebody is asked who is there.

pub(crate) mod filling;
pub(crate) mod human;
pub(crate) mod undoing;

use crate::actions::prompts::{following, starting};
use crate::actions::{play, prompts};
use crate::bots::{Asked, Choice};
use crate::game::{Action, Game, Offer, Phase, Seat, SeatSet};
use crate::journal::private::VirtualPlayers;
use crate::narration::{asking, practice};
use crate::output::Output;
use crate::queries;
use crate::queries::prompts::turn;
use crate::queries::rounds::known;
use crate::queries::{bots, eligibility};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::{About, Answer};

/// Lets virtual players do what is theirs to do, until a human is asked. Then that is asked.
pub(crate) fn play_on(state: &mut TableState, output: &mut Output) {
    while !state.is_abandoned() && !is_interrupted(state) && goes_on(state, output) {}
    asking::ask_what_was_put_off(state, output);
}

/// Whether a table has first to answer something else, such as a line that was read back.
fn is_interrupted(state: &TableState) -> bool {
    state.human().is_none() && (state.open.pending.is_some() || state.open.asks())
}

/// One thing more that happens without the person. False if there is none.
fn goes_on(state: &mut TableState, output: &mut Output) -> bool {
    let Some(virtual_players) = state.virtual_players() else { return false };
    following::follow(state, output);
    happens_by_itself(state, output, &virtual_players)
        || is_told(state, output, &virtual_players)
        || does_besides(state, output, &virtual_players)
        || gives(state, output, &virtual_players)
        || moves(state, output, &virtual_players)
        || nobody_claims(state, output, &virtual_players)
}

/// What is no decision: the narrator draws for virtual players. In practice the table needs no laying, and everybody
/// learns who they are.
fn happens_by_itself(state: &mut TableState, output: &mut Output, virtual_players: &VirtualPlayers) -> bool {
    let Some(game) = state.game().copied() else { return false };
    let is_practice = virtual_players.human.is_some();
    match game.phase() {
        Phase::Setup if is_practice => plays(state, output, Action::TableReady),
        Phase::Reveal if is_practice && state.due().is_none() => {
            starting::tell_roles(state);
            state.due().is_some()
        }
        Phase::Plot(_) if is_practice || virtual_players.is(game.leader()) => {
            game.offers().iter().any(draws) && plays(state, output, Action::DrawForLeader)
        }
        _ => false,
    }
}

fn draws(offer: &Offer) -> bool {
    matches!(offer, Offer::Draw { of } if !of.is_empty())
}

/// Somebody is told what is theirs alone: the person hears it.
fn is_told(state: &mut TableState, output: &mut Output, virtual_players: &VirtualPlayers) -> bool {
    let told = state.due().filter(|due| !due.about.is_asked());
    let hears = |seat: &&Seat| virtual_players.is(**seat) || virtual_players.human == Some(**seat);
    let Some(seat) = told.and_then(|due| due.to.iter().find(hears).copied()) else { return false };
    if virtual_players.human == Some(seat) {
        practice::tell_alone(state, output, seat);
    }
    prompts::take(state, output, seat, Answer::Done)
}

/// Somebody does what nobody waits for: each is asked once as the game stands.
fn does_besides(state: &mut TableState, output: &mut Output, virtual_players: &VirtualPlayers) -> bool {
    // Whoever has the headset on hears nothing else.
    let Some(game) = state.game().copied().filter(|_| !state.hands_over()) else { return false };
    let mut asked = match state.people.asked_besides {
        Some((before, asked)) if before == game => asked,
        _ => SeatSet::EMPTY,
    };
    for seat in others_in_order(state, virtual_players) {
        let of = if is_awaited(&game, seat) { Vec::new() } else { turn::possible_acts(state, &game, seat) };
        if of.is_empty() || asked.contains(seat) {
            continue;
        }
        asked.insert(seat);
        state.people.asked_besides = Some((game, asked));
        if acts(state, output, seat, of, Must::May) {
            return true;
        }
    }
    false
}

/// Somebody gives a vote or a mission card.
fn gives(state: &mut TableState, output: &mut Output, virtual_players: &VirtualPlayers) -> bool {
    let Some(due) = state.due().filter(|due| due.about.is_asked()) else { return false };
    let (about, to) = (due.about, due.to.clone());
    let open = |seat: &&Seat| queries::prompts::content_about(state, **seat, about).open().chosen.is_none();
    // The person comes first, and may still say something that the others heed.
    if to.iter().any(|seat| virtual_players.human == Some(*seat) && open(&seat)) {
        return false;
    }
    let Some(seat) = to.iter().filter(|seat| virtual_players.is(**seat)).find(open).copied() else { return false };
    let content = queries::prompts::content_about(state, seat, about);
    let free = content.open().choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| choice.answer);
    let free: Vec<Answer> = free.collect();
    let asked = match about {
        About::Vote => Asked::Vote,
        About::Card
        | About::RoleEntry
        | About::Role
        | About::Shown { .. }
        | About::Looked { .. }
        | About::Everything
        | About::Turn => Asked::Card(free.iter().filter_map(card_of).collect()),
    };
    let wanted = match decided(state, seat, &asked) {
        Some(Choice::Vote(approves)) => Some(Answer::Vote { approves }),
        Some(Choice::Card(card)) => Some(Answer::Card(card)),
        _ => None,
    };
    // Somebody may be bound to the other answer.
    let answer = wanted.filter(|wanted| free.contains(wanted)).or(free.first().copied());
    answer.is_some_and(|answer| {
        practice::tell_vote_before_all(state, output, seat, answer);
        prompts::take(state, output, seat, answer)
    })
}

fn card_of(answer: &Answer) -> Option<crate::game::MissionCard> {
    match answer {
        Answer::Card(card) => Some(*card),
        _ => None,
    }
}

/// Somebody does what everybody waits for.
fn moves(state: &mut TableState, output: &mut Output, virtual_players: &VirtualPlayers) -> bool {
    let Some(game) = state.game().copied() else { return false };
    // Votes and cards that are still to be given come first.
    if state.due().is_some() {
        return false;
    }
    for seat in others_in_order(state, virtual_players) {
        if let Some((size, of)) = turn::team_of(&game, seat) {
            return proposes(state, output, seat, size, of);
        }
        let of = if is_awaited(&game, seat) { turn::possible_acts(state, &game, seat) } else { Vec::new() };
        if !of.is_empty() && acts(state, output, seat, of, Must::Must) {
            return true;
        }
    }
    false
}

fn proposes(state: &mut TableState, output: &mut Output, seat: Seat, size: u8, of: SeatSet) -> bool {
    let choice = decided(state, seat, &Asked::Team { size, of });
    let fits = |team: &SeatSet| team.len() == usize::from(size) && team.is_within(of);
    let team = match choice {
        Some(Choice::Team(team)) if fits(&team) => Some(team),
        _ => of.subsets(size).next(),
    };
    team.is_some_and(|team| plays(state, output, Action::Propose(team)))
}

/// No virtual player has won alone, and nobody else can have.
fn nobody_claims(state: &mut TableState, output: &mut Output, virtual_players: &VirtualPlayers) -> bool {
    match state.game().map(Game::phase) {
        Some(Phase::Claim(claim)) if claim.of.iter().all(|seat| virtual_players.is(seat)) => {
            plays(state, output, Action::NoClaim)
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
fn acts(state: &mut TableState, output: &mut Output, seat: Seat, mut of: Vec<Action>, must: Must) -> bool {
    while !of.is_empty() {
        let asked = Asked::Act { of: of.clone(), must: must == Must::Must };
        let action = match decided(state, seat, &asked) {
            Some(Choice::Act(action)) if of.contains(&action) => action,
            _ if must == Must::May => return false,
            _ => of[0],
        };
        if plays(state, output, action) {
            return true;
        }
        of.retain(|other| *other != action);
    }
    false
}

/// Plays what somebody has chosen. False if it can't be: then nothing has changed, and nothing is said of it.
fn plays(state: &mut TableState, output: &mut Output, action: Action) -> bool {
    let refused = state.game().copied().is_none_or(|mut game| game.play(action).is_err());
    if refused || known::contradiction(state, action).is_some() {
        return false;
    }
    let before = steps(state);
    play::play_whole(state, output, action);
    steps(state) != before
}

fn steps(state: &TableState) -> usize {
    match &state.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::SetupDialogue(_) | Activity::Reading(_) => 0,
    }
}

/// All virtual players, from the leader clockwise.
fn others_in_order(state: &TableState, virtual_players: &VirtualPlayers) -> Vec<Seat> {
    eligibility::in_order(state).into_iter().filter(|seat| virtual_players.is(*seat)).collect()
}

/// What a virtual player decides; none if nobody knows any more who is what.
fn decided(state: &TableState, seat: Seat, asked: &Asked) -> Option<Choice> {
    let Activity::Game(table) = &state.activity else { return None };
    bots::decides(state, seat, *table.record.game(), table.record.past(), asked)
}
