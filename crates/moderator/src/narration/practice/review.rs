//! The review: once a game is over, what decided it, with who was what.
//!
//! It needs a deal and mission cards that the narrator knows. Everything in it is counted from the record.

use crate::game::mission::Done;
use crate::game::role::Part;
use crate::game::{AgentEvent, Ballot, Event, MissionCard, Outcome, PlotEvent, RoundEvent, Seat, SeatSet};
use crate::journal::private::Proposal;
use crate::journal::record::Step;
use crate::language::{Message, deed, terms};
use crate::narration::announcing;
use crate::output::Output;
use crate::output::history::Topic;
use crate::state::open::Activity;
use crate::state::table_state::TableState;

/// Who was what, how each mission came to its end, and the last good team that was turned down.
pub(crate) fn say_review(state: &TableState, output: &mut Output) -> bool {
    if state.human().is_none() {
        return false;
    }
    if state.game().is_none_or(|game| game.ending().is_none()) {
        output.say_line(state, &Message::new("practice-review-later"));
        return true;
    }
    if announcing::tell_roles(state, output) {
        turning_points(state).iter().for_each(|line| output.say_in_full(state, Topic::General, line));
    }
    true
}

/// What decided the game, in the order in which it happened.
fn turning_points(state: &TableState) -> Vec<Message> {
    let Activity::Game(table) = &state.activity else { return Vec::new() };
    let past = table.record.past();
    let missed = last_good_team(state, past);
    let last = past.iter().rposition(|step| run(step).is_some());
    let mut told = Vec::new();
    for (index, step) in past.iter().enumerate() {
        told.extend(mission(state, &past[..index], step, last == Some(index)));
        if let Some((_, line)) = missed.as_ref().filter(|(at, _)| *at == index) {
            told.push(line.clone());
        }
        told.extend(step.events.iter().filter_map(|event| guess(state, event)));
    }
    told
}

/// Whom somebody took for a character, and who that was.
fn guess(state: &TableState, event: &Event) -> Option<Message> {
    let (guessed, looked_for, line) = match *event {
        Event::Agent(AgentEvent::Named { target, player }) => (player, target, Message::new("practice-review-named")),
        Event::Agent(AgentEvent::Accused { captain, accused }) => {
            let looked_for = state.game()?.book().character_with(Part::Names)?;
            let line = Message::new("practice-review-accused").number("accuses", of_you(state, captain));
            (accused, looked_for, line.player("by", captain))
        }
        _ => return None,
    };
    let deal = state.deal()?;
    let is_looked_for = |seat: &Seat| deal.open().role(*seat) == Some(looked_for);
    let other = state.game()?.seats().iter().find(is_looked_for)?;
    let line = line.player("player", guessed).number("guessed", of_you(state, guessed)).player("other", other);
    let line = line.number("was", of_you(state, other)).number("count", u32::from(other == guessed));
    Some(line.message("role", Message::new(terms::character(looked_for)?)))
}

/// Whether somebody is the one to whom this is told, as sentences tell it apart: nought, and one for anybody else.
fn of_you(state: &TableState, seat: Seat) -> u32 {
    u32::from(state.human() != Some(seat))
}

/// Names, in which whoever is spoken to comes last, as "you".
fn people(state: &TableState, seats: SeatSet) -> Vec<Message> {
    let (you, others): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|seat| state.human() == Some(*seat));
    let names = others.into_iter().map(|seat| Message::new("review-name").player("player", seat));
    names.chain(you.into_iter().map(|_| Message::new("review-you"))).collect()
}

/// A sentence about some players. Their number tells how: none is "you" alone, a hundred "you" and others.
fn with_names(state: &TableState, line: Message, seats: SeatSet) -> Message {
    let is_told_to = state.human().is_some_and(|human| seats.contains(human));
    let count = match (is_told_to, seats.len()) {
        (true, 1) => 0,
        (true, _) => 100,
        (false, count) => count as u32,
    };
    line.number("count", count).list("names", people(state, seats))
}

/// The mission that was run in a step.
fn run(step: &Step) -> Option<&Done> {
    step.events.iter().find_map(|event| match event {
        Event::Round(RoundEvent::MissionRun { done, .. }) => Some(done),
        _ => None,
    })
}

/// How a mission came to its end; none if nobody did anything but what was hoped for, unless it was the last.
fn mission(state: &TableState, before: &[Step], step: &Step, is_last: bool) -> Option<Message> {
    let done = run(step)?;
    let evil = evil_players(state)?.and(done.team);
    let plays = plays(state, before, done.team);
    let line = match done.outcome {
        Outcome::Fail => Message::new("practice-review-failed").list("plays", plays),
        Outcome::Success if !plays.is_empty() => Message::new("practice-review-not-enough").list("plays", plays),
        Outcome::Success => {
            let deal = state.deal()?;
            let could = |seat: &Seat| deal.open().role(*seat).is_some_and(|role| role.may_play(MissionCard::Fail));
            let held: SeatSet = evil.iter().filter(could).collect();
            let of = |key, names| with_names(state, Message::new(key), names);
            match held.len() < usize::from(done.needed) {
                false => of("practice-review-held-back", held),
                true if !is_last => return None,
                true if evil.is_empty() => {
                    let side = Message::new(terms::on_side(state.game()?.book().sides.1));
                    Message::new("practice-review-clean").list("team", people(state, done.team)).message("evil", side)
                }
                true => of("practice-review-too-few", evil),
            }
        }
    };
    Some(line.number("mission", done.mission.number()))
}

/// Who played which cards but Success.
fn plays(state: &TableState, before: &[Step], team: SeatSet) -> Vec<Message> {
    let others = [MissionCard::Fail, MissionCard::Reverse, MissionCard::RogueSuccess];
    let of =
        |card| team.iter().filter(move |member| played(state, before, *member) == Some(card)).collect::<SeatSet>();
    let line = |(card, names): (MissionCard, SeatSet)| {
        with_names(state, Message::new("practice-review-play"), names).message("card", deed::mission_card(card))
    };
    others.map(|card| (card, of(card))).into_iter().filter(|(_, names)| !names.is_empty()).map(line).collect()
}

/// What a member has played on the mission of the last team: face up before everybody, or face down.
fn played(state: &TableState, before: &[Step], member: Seat) -> Option<MissionCard> {
    let events = before.iter().rev().flat_map(|step| step.events.iter().rev());
    let mut since = events.take_while(|event| !matches!(event, Event::Round(RoundEvent::Proposed { .. })));
    let face_up = since.find_map(|event| match *event {
        Event::Plot(PlotEvent::PlayedFaceUp { member: of, card }) if of == member => Some(card),
        _ => None,
    });
    face_up.or_else(|| state.private()?.received(Proposal::last_of(before)?, member).card)
}

/// The last team without an enemy that was turned down, with the votes of the good; and at which step.
fn last_good_team(state: &TableState, past: &[Step]) -> Option<(usize, Message)> {
    let evil = evil_players(state)?;
    let (good_side, evil_side) = state.game()?.book().sides;
    past.iter().enumerate().rev().find_map(|(index, step)| {
        let against = turned_down_by(step)?.without(evil);
        let (team, leader) = (step.before.phase().team(), step.before.leader());
        if against.is_empty() || !team.and(evil).is_empty() {
            return None;
        }
        let line = Message::new("practice-review-good-team")
            .number("mission", step.before.mission()?.number())
            .player("leader", leader)
            .number("leads", of_you(state, leader))
            .list("team", people(state, team))
            .message("evil", Message::new(terms::on_side(evil_side)))
            .message("good", Message::new(terms::on_side(good_side)));
        Some((index, with_names(state, line, against)))
    })
}

/// Who voted against a team that was rejected.
fn turned_down_by(step: &Step) -> Option<SeatSet> {
    step.events.iter().find_map(|event| match *event {
        Event::Round(RoundEvent::Voted { ballot: Ballot::Named { approve }, voters, approved: false, .. }) => {
            Some(voters.without(approve))
        }
        _ => None,
    })
}

fn evil_players(state: &TableState) -> Option<SeatSet> {
    Some(state.deal()?.open().players_of(state.game()?.book().sides.1))
}
