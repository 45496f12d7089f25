//! The deadline: set, told, and settled when it has come. It never comes by itself.

use crate::actions::play_by_post::{letters, messages, outbox, posts};
use crate::game::{Action, Ballot, Seat, SeatSet};
use crate::journal::private::{Deadline, MissingVotes, PrivateEntry, Proposal};
use crate::language::{Message, Verb};
use crate::narration::refusing;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::play_by_post;
use crate::state::table_state::TableState;
use crate::{actions, narration};
use protocol::{Cue, Report};

/// The votes that count: of each player the newest private one, or else the newest public one.
fn ballot(state: &TableState, about: Proposal) -> Ballot {
    let vote = |player: Seat| state.private().and_then(|private| private.received(about, player).vote());
    let players = state.everybody();
    let who = |wanted: Option<bool>| players.iter().filter(|player| vote(*player) == wanted).collect::<SeatSet>();
    let (approve, reject, missing) = (who(Some(true)), who(Some(false)), who(None));
    match play_by_post::missing_votes(state) {
        _ if missing.is_empty() => Ballot::Named { approve },
        MissingVotes::Approve => Ballot::Named { approve: approve.or(missing) },
        MissingVotes::Reject => Ballot::Named { approve },
        MissingVotes::LeaveOut => Ballot::Cast { approve, reject },
    }
}

/// The deadline has come: votes are counted, or an open window closes.
pub(crate) fn settle_letters(state: &mut TableState, output: &mut Output) {
    match play_by_post::open_proposal(state) {
        Some(about) => actions::play_by_post::play_in_forum(state, output, Action::Vote(ballot(state, about))),
        None if play_by_post::waits_for_deadline(state) => {
            actions::play_by_post::play_in_forum(state, output, Action::PassAll)
        }
        None => refusing::not_now(state, output, state.question()),
    }
}

pub(crate) fn set_deadline_at(state: &mut TableState, output: &mut Output, text: &str) {
    match Deadline::told(text, state.localizer.language(), state.world.now) {
        Some(Deadline::At(at)) if state.world.now.is_some_and(|now| at <= now) => {
            output.refuse(state, "deadline", Message::new("refused-deadline-past"));
        }
        Some(deadline) => set_deadline(state, output, deadline),
        None => refuse_deadline(state, output, text),
    }
}

pub(crate) fn set_deadline_in_hours(state: &mut TableState, output: &mut Output, hours: u32) {
    set_length(state, output, hours, Deadline::Hours);
}

pub(crate) fn set_deadline_in_days(state: &mut TableState, output: &mut Output, days: u32) {
    set_length(state, output, days, Deadline::Days);
}

fn set_length(state: &mut TableState, output: &mut Output, length: u32, of: fn(u8) -> Deadline) {
    match u8::try_from(length) {
        Ok(length @ 1..) => set_deadline(state, output, of(length)),
        _ => refuse_deadline(state, output, &length.to_string()),
    }
}

fn refuse_deadline(state: &TableState, output: &mut Output, text: &str) {
    let example = Deadline::example(state.world.now).message();
    let message = Message::new("refused-deadline").text("text", text).message("example", example);
    output.refuse(state, "deadline", message);
}

fn set_deadline(state: &mut TableState, output: &mut Output, deadline: Deadline) {
    output.confide(state, PrivateEntry::Deadline { deadline, votes: play_by_post::votes_taken(state) });
    narration::play_by_post::report(state, output, Report::deadline_set(deadline));
    output.cue(state, Cue::Accepted);
    let key = if deadline.is_length() { "deadline-told-in" } else { "deadline-told" };
    output.say(state, Topic::General, Message::new(key).message("deadline", deadline.message()));
    if play_by_post::asks_for_something(state) {
        posts::write_deadline_post(state, output);
    }
}

/// The game master chooses what counts for whoever has not voted.
pub(crate) fn choose_missing_votes(state: &mut TableState, output: &mut Output, verb: Verb) {
    let missing = match verb {
        Verb::MissingApprove => MissingVotes::Approve,
        Verb::MissingReject => MissingVotes::Reject,
        _ => MissingVotes::LeaveOut,
    };
    let is_new = state.private().and_then(crate::journal::private::Private::missing_votes) != Some(missing);
    if is_new {
        letters::take_in(state, output, PrivateEntry::MissingVotes(missing));
    }
    narration::play_by_post::report(state, output, Report::missing_votes_chosen(missing));
    output.say(state, Topic::General, play_by_post::missing_votes_line(state));
    if is_new && play_by_post::open_proposal(state).is_some() {
        posts::write_missing_votes_post(state, output);
    }
}

pub(crate) fn remind_of_missing(state: &mut TableState, output: &mut Output) {
    let Some(about) = play_by_post::open_proposal(state) else {
        return refusing::not_now(state, output, state.question());
    };
    let (votes, orders) = play_by_post::missing(state);
    if votes.is_empty() && orders.is_empty() {
        return output.say_line(state, &Message::new("letters-complete"));
    }
    if !votes.is_empty() {
        output.say_line(state, &Message::new("missing-votes").group("names", votes));
    }
    if !orders.is_empty() {
        output.say_line(state, &Message::new("missing-orders").group("names", orders));
    }
    if !votes.is_empty() {
        let reminder = vec![
            Message::new("post-missing-votes").group("names", votes),
            play_by_post::missing_votes_line(state),
            // The same words for every team, or they would tell whether an order is missing.
            Message::new("post-missing-orders").players("team", about.team),
        ];
        outbox::send(
            state,
            output,
            None,
            &Message::new("post-title-reminder"),
            &[reminder, play_by_post::deadline_as_told(state)],
        );
    }
    for member in orders.iter() {
        messages::write_order_wanted(state, output, member);
    }
}
