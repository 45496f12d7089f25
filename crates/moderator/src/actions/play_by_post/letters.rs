//! What comes in for a proposed team: votes, orders, and No Confidence ahead of the vote. The newest counts.

use crate::game::role::Role;
use crate::game::{MissionCard, PlotCard, Seat, SeatSet};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Form, Length, Message, Verb, deed};
use crate::narration;
use crate::narration::refusing;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::play_by_post;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::{Cue, Effect, Report};

/// Keeps what a player has sent.
pub(crate) fn take_letter(state: &mut TableState, output: &mut Output, verb: Verb, from: Seat) {
    if keep_letter(state, output, verb, from) {
        tell_what_is_left(state, output);
    }
}

/// Several players have voted before everybody.
pub(crate) fn take_public_votes(state: &mut TableState, output: &mut Output, players: SeatSet, vote: Verb) {
    if players.iter().all(|player| keep_letter(state, output, vote, player)) {
        tell_what_is_left(state, output);
    }
}

/// Keeps a letter and says that it is here. False if it was refused.
fn keep_letter(state: &mut TableState, output: &mut Output, verb: Verb, from: Seat) -> bool {
    let Some(about) = play_by_post::open_proposal(state) else {
        refusing::not_now(state, output, state.question());
        return false;
    };
    let (letter, key, what) = match verb {
        Verb::Approves => (Letter::PublicVote { approves: true }, "letter-approves", "public-vote"),
        Verb::Rejects => (Letter::PublicVote { approves: false }, "letter-rejects", "public-vote"),
        Verb::PrivatelyApproves => (Letter::PrivateVote { approves: true }, "letter-vote", "private-vote"),
        Verb::PrivatelyRejects => (Letter::PrivateVote { approves: false }, "letter-vote", "private-vote"),
        Verb::OrdersSupport => (Letter::Card(MissionCard::Success), "letter-order", "order"),
        Verb::OrdersSabotage => (Letter::Card(MissionCard::Fail), "letter-order", "order"),
        Verb::OrdersReverse => (Letter::Card(MissionCard::Reverse), "letter-order", "order"),
        Verb::OrdersRogue => (Letter::Card(MissionCard::RogueSuccess), "letter-order", "order"),
        _ => (Letter::Nothing, "letter-forgotten", "forgotten"),
    };
    if let Letter::Card(card) = letter
        && !takes_order(state, output, about, from, card)
    {
        return false;
    }
    take_in(state, output, PrivateEntry::Letter { about, from, letter });
    receive(state, output, from, Message::new(key).player("player", from), what);
    true
}

/// Whether an order can count: of a member of the team, and of what the game and the role allow. Else it is refused.
fn takes_order(state: &TableState, output: &mut Output, about: Proposal, from: Seat, card: MissionCard) -> bool {
    let able = state.game().map_or(0, |game| game.players_of(card));
    let role = state.deal().and_then(|deal| deal.open().role(from));
    match (card, role) {
        _ if !about.team.contains(from) => {
            output.refuse(state, "not-on-team", Message::new("refused-order-outside").player("player", from));
        }
        (MissionCard::Reverse, _) if able == 0 => {
            output.refuse(state, "too-many-reverses", Message::new("refused-reverses").number("able", able));
        }
        (MissionCard::RogueSuccess, _) if able == 0 => {
            output.refuse(state, "too-many-rogues", Message::new("refused-rogues").number("able", able));
        }
        (card, Some(role)) if !role.may_play(card) => refuse_order(state, output, from, role, card),
        _ => return true,
    }
    false
}

/// Keeps something that may change what the deadline brings: what was taken back is not played again as it was.
pub(crate) fn take_in(state: &mut TableState, output: &mut Output, entry: PrivateEntry) {
    output.confide(state, entry);
    forget_undone(state);
}

pub(crate) fn forget_undone(state: &mut TableState) {
    if let Activity::Game(table) = &mut state.activity {
        table.record.forget_undone();
    }
}

/// No Confidence ahead of the vote: it is used if the team is approved, first come, first served.
pub(crate) fn take_no_confidence(state: &mut TableState, output: &mut Output, by: Seat) {
    let (Some(about), Some(game)) = (play_by_post::open_proposal(state), state.game().copied()) else {
        return;
    };
    if !game.plot().holds(by, PlotCard::NoConfidence) {
        let refusal = crate::game::Refusal::Plot(crate::game::PlotRefusal::NotHeld {
            player: by,
            card: PlotCard::NoConfidence,
        });
        return refusing::refuse_action(state, output, &refusal);
    }
    take_in(state, output, PrivateEntry::Letter { about, from: by, letter: Letter::NoConfidence });
    receive(state, output, by, Message::new("letter-card").player("player", by), "no-confidence");
    tell_what_is_left(state, output);
}

fn receive(state: &TableState, output: &mut Output, from: Seat, message: Message, what: &str) {
    narration::play_by_post::report(state, output, Report::received(from, what));
    output.cue(state, Cue::Accepted);
    output.say(state, Topic::Votes, message);
}

/// How much is still missing, or that everything is here.
fn tell_what_is_left(state: &TableState, output: &mut Output) {
    let (votes, orders) = play_by_post::missing(state);
    let key = match (votes.is_empty(), orders.is_empty()) {
        (true, true) => "letters-complete",
        (false, true) => "letters-left-votes",
        (true, false) => "letters-left-orders",
        (false, false) => "letters-left",
    };
    let left = Message::new(key).number("votes", votes.len() as u32).number("orders", orders.len() as u32);
    output.say(state, Topic::Votes, left);
}

/// The role of a player does not allow an order. Why, tells who the player is: it is only printed, and not kept
/// among what was said.
fn refuse_order(state: &TableState, output: &mut Output, from: Seat, role: Role, card: MissionCard) {
    let (code, message) = match (role, card) {
        (role, MissionCard::Fail) if role.is_general() => ("resistance-order", Message::new("refused-order")),
        (_, card) => ("role-order", Message::new("refused-order-role").message("card", deed::mission_card(card))),
    };
    let message = message.player("player", from);
    let printed = state.localizer.render(&message, Form::Printed, Length::Full);
    match state.mode {
        Mode::Table => {
            output.cue(state, Cue::Refused);
            let spoken = state.localizer.render(&message, Form::Spoken, Length::Full);
            output.utter(state, spoken, printed, None);
        }
        Mode::Program => output.effects.push(Effect::Report(Report::refusal(code, &printed))),
    }
}
