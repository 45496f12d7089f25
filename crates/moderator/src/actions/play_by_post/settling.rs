//! The deadline: set, told, and settled when it has come. It never comes by itself.

use crate::actions::play_by_post::{letters, messages, outbox, posts};
use crate::game::{Action, Ballot, Seat, SeatSet};
use crate::journal::private::{Deadline, MissingVotes, PrivateEntry, Proposal};
use crate::language::{Message, Verb};
use crate::narration::refusing;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::play_by_post;
use crate::state::table_state::Scene;
use crate::{actions, narration};
use protocol::{Cue, Report};

/// The votes that count: of each player the newest private one, or else the newest public one.
fn ballot(scene: &Scene, about: Proposal) -> Ballot {
    let vote = |player: Seat| scene.private().and_then(|private| private.received(about, player).vote());
    let players = scene.everybody();
    let who = |wanted: Option<bool>| players.iter().filter(|player| vote(*player) == wanted).collect::<SeatSet>();
    let (approve, reject, missing) = (who(Some(true)), who(Some(false)), who(None));
    match play_by_post::missing_votes(scene) {
        _ if missing.is_empty() => Ballot::Named { approve },
        MissingVotes::Approve => Ballot::Named { approve: approve.or(missing) },
        MissingVotes::Reject => Ballot::Named { approve },
        MissingVotes::LeaveOut => Ballot::Cast { approve, reject },
    }
}

/// The deadline has come: votes are counted, or an open window closes.
pub(crate) fn settle_letters(scene: &mut Scene, desk: &mut Desk) {
    match play_by_post::open_proposal(scene) {
        Some(about) => actions::play_by_post::play_in_forum(scene, desk, Action::Vote(ballot(scene, about))),
        None if play_by_post::waits_for_deadline(scene) => {
            actions::play_by_post::play_in_forum(scene, desk, Action::PassAll)
        }
        None => refusing::not_now(scene, desk, scene.question()),
    }
}

pub(crate) fn set_deadline_at(scene: &mut Scene, desk: &mut Desk, text: &str) {
    match Deadline::read(text) {
        Some(Deadline::At(at)) if scene.world.now.is_some_and(|now| at <= now) => {
            desk.refuse(scene, "deadline", Message::new("refused-deadline-past"));
        }
        Some(deadline) => set_deadline(scene, desk, deadline),
        None => refuse_deadline(scene, desk, text),
    }
}

pub(crate) fn set_deadline_in_hours(scene: &mut Scene, desk: &mut Desk, hours: u32) {
    set_length(scene, desk, hours, Deadline::Hours);
}

pub(crate) fn set_deadline_in_days(scene: &mut Scene, desk: &mut Desk, days: u32) {
    set_length(scene, desk, days, Deadline::Days);
}

fn set_length(scene: &mut Scene, desk: &mut Desk, length: u32, of: fn(u8) -> Deadline) {
    match u8::try_from(length) {
        Ok(length @ 1..) => set_deadline(scene, desk, of(length)),
        _ => refuse_deadline(scene, desk, &length.to_string()),
    }
}

fn refuse_deadline(scene: &Scene, desk: &mut Desk, text: &str) {
    let message = Message::new("refused-deadline").text("text", text).text("example", "2026-11-25 18:00");
    desk.refuse(scene, "deadline", message);
}

fn set_deadline(scene: &mut Scene, desk: &mut Desk, deadline: Deadline) {
    desk.confide(scene, PrivateEntry::Deadline { deadline, votes: play_by_post::votes_taken(scene) });
    narration::play_by_post::report(scene, desk, Report::deadline_set(deadline));
    desk.cue(scene, Cue::Accepted);
    let key = if deadline.is_length() { "deadline-told-in" } else { "deadline-told" };
    desk.say(scene, Topic::General, Message::new(key).message("deadline", deadline.message()));
    if play_by_post::asks_for_something(scene) {
        posts::write_deadline_post(scene, desk);
    }
}

/// The game master chooses what counts for whoever has not voted.
pub(crate) fn choose_missing_votes(scene: &mut Scene, desk: &mut Desk, verb: Verb) {
    let missing = match verb {
        Verb::MissingApprove => MissingVotes::Approve,
        Verb::MissingReject => MissingVotes::Reject,
        _ => MissingVotes::LeaveOut,
    };
    let is_new = scene.private().and_then(crate::journal::private::Private::missing_votes) != Some(missing);
    if is_new {
        letters::take_in(scene, desk, PrivateEntry::MissingVotes(missing));
    }
    narration::play_by_post::report(scene, desk, Report::missing_votes_chosen(missing));
    desk.say(scene, Topic::General, play_by_post::missing_votes_line(scene));
    if is_new && play_by_post::open_proposal(scene).is_some() {
        posts::write_missing_votes_post(scene, desk);
    }
}

pub(crate) fn remind_of_missing(scene: &mut Scene, desk: &mut Desk) {
    let Some(about) = play_by_post::open_proposal(scene) else {
        return refusing::not_now(scene, desk, scene.question());
    };
    let (votes, orders) = play_by_post::missing(scene);
    if votes.is_empty() && orders.is_empty() {
        return desk.say_line(scene, &Message::new("letters-complete"));
    }
    if !votes.is_empty() {
        desk.say_line(scene, &Message::new("missing-votes").group("names", votes));
    }
    if !orders.is_empty() {
        desk.say_line(scene, &Message::new("missing-orders").group("names", orders));
    }
    if !votes.is_empty() {
        let reminder = vec![
            Message::new("post-missing-votes").group("names", votes),
            play_by_post::missing_votes_line(scene),
            // The same words for every team, or they would tell whether an order is missing.
            Message::new("post-missing-orders").players("team", about.team),
        ];
        outbox::send(
            scene,
            desk,
            None,
            &Message::new("post-title-reminder"),
            &[reminder, play_by_post::deadline_as_told(scene)],
        );
    }
    for member in orders.iter() {
        messages::write_order_wanted(scene, desk, member);
    }
}
