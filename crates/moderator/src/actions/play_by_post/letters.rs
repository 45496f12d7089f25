//! What comes in for a proposed team: votes, orders, and No Confidence ahead of the vote. The newest counts.

use crate::game::role::Role;
use crate::game::{MissionCard, PlotCard, Seat, SeatSet};
use crate::journal::private::{Letter, PrivateEntry, Proposal};
use crate::language::{Form, Length, Message, Verb, deed};
use crate::narration;
use crate::narration::refusing;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::play_by_post;
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::{Cue, Effect, Report};

/// Keeps what a player has sent.
pub(crate) fn take_letter(scene: &mut Scene, desk: &mut Desk, verb: Verb, from: Seat) {
    if keep_letter(scene, desk, verb, from) {
        tell_what_is_left(scene, desk);
    }
}

/// Several players have voted before everybody.
pub(crate) fn take_public_votes(scene: &mut Scene, desk: &mut Desk, players: SeatSet, vote: Verb) {
    if players.iter().all(|player| keep_letter(scene, desk, vote, player)) {
        tell_what_is_left(scene, desk);
    }
}

/// Keeps a letter and says that it is here. False if it was refused.
fn keep_letter(scene: &mut Scene, desk: &mut Desk, verb: Verb, from: Seat) -> bool {
    let Some(about) = play_by_post::open_proposal(scene) else {
        refusing::not_now(scene, desk, scene.question());
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
        && !takes_order(scene, desk, about, from, card)
    {
        return false;
    }
    take_in(scene, desk, PrivateEntry::Letter { about, from, letter });
    receive(scene, desk, from, Message::new(key).player("player", from), what);
    true
}

/// Whether an order can count: of a member of the team, and of what the game and the role allow. Else it is refused.
fn takes_order(scene: &Scene, desk: &mut Desk, about: Proposal, from: Seat, card: MissionCard) -> bool {
    let able = scene.game().map_or(0, |game| game.players_of(card));
    let role = scene.deal().and_then(|deal| deal.open().role(from));
    match (card, role) {
        _ if !about.team.contains(from) => {
            desk.refuse(scene, "not-on-team", Message::new("refused-order-outside").player("player", from));
        }
        (MissionCard::Reverse, _) if able == 0 => {
            desk.refuse(scene, "too-many-reverses", Message::new("refused-reverses").number("able", able));
        }
        (MissionCard::RogueSuccess, _) if able == 0 => {
            desk.refuse(scene, "too-many-rogues", Message::new("refused-rogues").number("able", able));
        }
        (card, Some(role)) if !role.may_play(card) => refuse_order(scene, desk, from, role, card),
        _ => return true,
    }
    false
}

/// Keeps something that may change what the deadline brings: what was taken back is not played again as it was.
pub(crate) fn take_in(scene: &mut Scene, desk: &mut Desk, entry: PrivateEntry) {
    desk.confide(scene, entry);
    forget_undone(scene);
}

pub(crate) fn forget_undone(scene: &mut Scene) {
    if let Activity::Game(table) = &mut scene.activity {
        table.record.forget_undone();
    }
}

/// No Confidence ahead of the vote: it is used if the team is approved, first come, first served.
pub(crate) fn take_no_confidence(scene: &mut Scene, desk: &mut Desk, by: Seat) {
    let (Some(about), Some(game)) = (play_by_post::open_proposal(scene), scene.game().copied()) else {
        return;
    };
    if !game.plot().holds(by, PlotCard::NoConfidence) {
        let refusal = crate::game::Refusal::NotHeld { player: by, card: PlotCard::NoConfidence };
        return refusing::refuse_action(scene, desk, &refusal);
    }
    take_in(scene, desk, PrivateEntry::Letter { about, from: by, letter: Letter::NoConfidence });
    receive(scene, desk, by, Message::new("letter-card").player("player", by), "no-confidence");
    tell_what_is_left(scene, desk);
}

fn receive(scene: &Scene, desk: &mut Desk, from: Seat, message: Message, what: &str) {
    narration::play_by_post::report(scene, desk, Report::received(from, what));
    desk.cue(scene, Cue::Accepted);
    desk.say(scene, Topic::Votes, message);
}

/// How much is still missing, or that everything is here.
fn tell_what_is_left(scene: &Scene, desk: &mut Desk) {
    let (votes, orders) = play_by_post::missing(scene);
    let key = match (votes.is_empty(), orders.is_empty()) {
        (true, true) => "letters-complete",
        (false, true) => "letters-left-votes",
        (true, false) => "letters-left-orders",
        (false, false) => "letters-left",
    };
    let left = Message::new(key).number("votes", votes.len() as u32).number("orders", orders.len() as u32);
    desk.say(scene, Topic::Votes, left);
}

/// The role of a player does not allow an order. Why, tells who the player is: it is only printed, and not kept
/// among what was said.
fn refuse_order(scene: &Scene, desk: &mut Desk, from: Seat, role: Role, card: MissionCard) {
    let (code, message) = match (role, card) {
        (role, MissionCard::Fail) if role.is_general() => ("resistance-order", Message::new("refused-order")),
        (_, card) => ("role-order", Message::new("refused-order-role").message("card", deed::mission_card(card))),
    };
    let message = message.player("player", from);
    let printed = scene.lexicon.render(&message, Form::Printed, Length::Full);
    match scene.mode {
        Mode::Table => {
            desk.cue(scene, Cue::Refused);
            let spoken = scene.lexicon.render(&message, Form::Spoken, Length::Full);
            desk.utter(scene, spoken, printed);
        }
        Mode::Program => desk.effects.push(Effect::Report(Report::refusal(code, &printed))),
    }
}
