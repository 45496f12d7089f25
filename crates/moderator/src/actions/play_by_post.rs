//! The forum game as its game master uses it: what came in, what was due, and what is to be sent (RULES section 7).
//!
//! Nothing that only some may know is played before its time: letters wait in the private journal until the deadline.
//! Then the narrator does by itself what follows from them, up to the next thing that a player has to decide.
//! Read next: `letters` (what comes in), `settling` (the deadline), `posts` (what everybody reads), `messages`
//! (what one player reads), `outbox` (how it gets out).

pub(crate) mod letters;
pub(crate) mod messages;
pub(crate) mod outbox;
pub(crate) mod posts;
pub(crate) mod resuming;
pub(crate) mod settling;

use crate::actions::play::{dealing, entries};
use crate::game::Action;
use crate::journal::entry::Entry;
use crate::journal::record::{Came, Step};
use crate::language::{Intent, Message, Verb};
use crate::narration;
use crate::narration::{announcing, asking};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::beginning::undone;
use crate::queries::{play_by_post, virtual_players};
use crate::state::table_state::TableState;
use protocol::Report;

/// Carries out a command of the forum game, or refuses one that belongs to other tables. False if it is neither.
pub(crate) fn forum_command(state: &mut TableState, output: &mut Output, intent: &Intent) -> bool {
    if !state.goes_by_letters() {
        let only_there =
            matches!(intent, Intent::Sent(..) | Intent::DeadlineAt(_)) || play_by_post::is_of_forum(intent.verb());
        // "Ana approves" is said at every table.
        let only_there = only_there && !matches!(intent.verb(), Verb::Approves | Verb::Rejects);
        if only_there {
            output.refuse(state, "forum-only", Message::new("refused-forum-only"));
        }
        return only_there;
    }
    match intent {
        Intent::Sent(verb, from) => letters::take_letter(state, output, *verb, *from),
        Intent::Approve(players) => letters::take_public_votes(state, output, *players, Verb::Approves),
        Intent::Reject(players) => letters::take_public_votes(state, output, *players, Verb::Rejects),
        Intent::Plain(Verb::ApproveAll) => {
            letters::take_public_votes(state, output, state.everybody(), Verb::Approves)
        }
        Intent::Plain(Verb::RejectAll) => letters::take_public_votes(state, output, state.everybody(), Verb::Rejects),
        Intent::Use { by: Some(by), card: Some(card), on: None } if play_by_post::is_early(state, *card) => {
            letters::take_no_confidence(state, output, *by);
        }
        Intent::Vote { .. }
        | Intent::Numbered(Verb::Approvals | Verb::Reject, _)
        | Intent::Plain(Verb::RollCall)
        | Intent::Opens(Verb::Vote) => refuse_tally(state, output),
        Intent::Count { .. } | Intent::Opens(Verb::Fails) | Intent::Played(..) if state.deal().is_some() => {
            refuse_tally(state, output);
        }
        Intent::Plain(verb @ Verb::DealAgain) if virtual_players::verb(state) == Some(*verb) => {
            deal_again(state, output);
        }
        Intent::Plain(Verb::Deadline) => settling::settle_letters(state, output),
        Intent::DeadlineAt(text) => settling::set_deadline_at(state, output, text),
        Intent::Numbered(Verb::DeadlineHours, hours) => settling::set_deadline_in_hours(state, output, *hours),
        Intent::Numbered(Verb::DeadlineDays, days) => settling::set_deadline_in_days(state, output, *days),
        Intent::Plain(Verb::Missing) => settling::remind_of_missing(state, output),
        Intent::Plain(verb @ (Verb::MissingApprove | Verb::MissingReject | Verb::MissingLeftOut)) => {
            settling::choose_missing_votes(state, output, *verb);
        }
        Intent::Plain(Verb::Posts) => narration::play_by_post::say_posts(state, output),
        Intent::Plain(Verb::NextPost) => outbox::copy_next(state, output),
        Intent::Numbered(Verb::Copy, number) => outbox::copy(state, output, *number as usize),
        _ => return false,
    }
    true
}

fn refuse_tally(state: &TableState, output: &mut Output) {
    output.refuse(state, "by-letters", Message::new("refused-by-letters"));
}

/// The roles are dealt once more.
fn deal_again(state: &mut TableState, output: &mut Output) {
    dealing::shuffle(state, output);
    narration::play_by_post::report(state, output, Report::dealt_again());
    output.say(state, Topic::General, Message::new("dealt-again-sent"));
    tell_deal(state, output);
    asking::ask_again(state, output);
}

/// What was played before the new deal is taken back, everybody reads that, and every player the new role.
pub(crate) fn tell_deal(state: &mut TableState, output: &mut Output) {
    dealing::take_back_all(state, output);
    posts::write_new_deal(state, output);
    messages::write_roles(state, output);
}

/// Plays an action, and then whatever the narrator does by itself.
pub(crate) fn play_in_forum(state: &mut TableState, output: &mut Output, action: Action) {
    let Some(came) = entries::enter_and_tell(state, output, Entry::Played(action)) else { return };
    messages::write_messages(state, output, came.events());
    while let Some(action) = play_by_post::own_action(state)
        && let Ok(came) = output.take(state, Entry::Played(action))
    {
        entries::tell_what_came(state, output, &came);
        messages::write_messages(state, output, came.events());
    }
    posts::write_public_post(state, output);
    asking::ask(state, output);
}

/// An action was taken back: with it goes the command that it followed from.
pub(crate) fn undo_in_forum(state: &mut TableState, output: &mut Output, mut step: Step) {
    while play_by_post::own_action(state) == Some(step.action) {
        let Ok(Came::Undone(before)) = output.take(state, Entry::Undone) else { return };
        step = before;
    }
    let correction = undone(&step);
    entries::tell_what_came(state, output, &Came::Undone(step));
    posts::write_correction(state, output, correction);
    asking::ask_again(state, output);
}

/// An action was played again, and told: with it comes what follows from it.
pub(crate) fn redo_in_forum(state: &mut TableState, output: &mut Output, step: &Step) {
    messages::write_messages(state, output, &step.events);
    while play_by_post::own_action(state).is_some()
        && let Ok(Came::Redone(step)) = output.take(state, Entry::Redone)
    {
        announcing::announce(state, output, &step.events);
        messages::write_messages(state, output, &step.events);
    }
    posts::write_public_post(state, output);
    asking::ask_again(state, output);
}
