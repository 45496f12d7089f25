//! Going on with a forum game that was cut off anywhere: what was still to be played and written is done first.

use crate::actions::play_by_post;
use crate::actions::play_by_post::{letters, messages, posts};
use crate::game::{Action, Phase};
use crate::journal::entry::Entry;
use crate::journal::private::Private;
use crate::journal::record::Came;
use crate::narration::asking;
use crate::output::Output;
use crate::queries::beginning::undone;
use crate::queries::play_by_post::messages::actions_posted;
use crate::state::table_state::TableState;
use crate::{narration, queries};

/// The roles go out, and the first round begins: nobody has a table to lay.
pub(crate) fn open_forum(state: &mut TableState, output: &mut Output) {
    match state.game().map(crate::game::Game::phase) {
        Some(Phase::Setup) => {
            posts::write_first_posts(state, output);
            play_by_post::play_in_forum(state, output, Action::TableReady);
        }
        // The game began, but could not be saved: what was written is not lost.
        _ => {
            narration::play_by_post::send_all_again(state, output);
            asking::ask(state, output);
        }
    }
}

/// A saved game is gone on with: what was still to be done when it was left is done now.
pub(crate) fn resume_forum(state: &mut TableState, output: &mut Output) {
    if state.private().is_some_and(Private::has_untold_deal) {
        play_by_post::tell_deal(state, output);
    } else {
        write_late_roles(state, output);
        write_late_message(state, output);
    }
    match queries::play_by_post::own_action(state) {
        Some(Action::TableReady) => open_forum(state, output),
        Some(action) => play_by_post::play_in_forum(state, output, action),
        None => {
            write_late_correction(state, output);
            // The journal does not tell whether letters have come in since something was taken back.
            letters::forget_undone(state);
            posts::write_public_post(state, output);
            write_late_changes(state, output);
            asking::ask(state, output);
        }
    }
}

/// Roles that were dealt once more. Those of the first deal go out before the first round.
fn write_late_roles(state: &mut TableState, output: &mut Output) {
    if state.game().is_some_and(|game| game.phase() != Phase::Setup) {
        messages::write_roles(state, output);
    }
}

/// What the last action let somebody learn alone. Messages of earlier ones were written before it was played.
fn write_late_message(state: &mut TableState, output: &mut Output) {
    let (Some(record), Some(private)) = (state.record_of_forum(), state.private()) else { return };
    let written = private.posts().last().map_or(0, |post| post.actions as usize);
    if written < record.past().len()
        && let Some(step) = record.past().last().cloned()
    {
        messages::write_messages(state, output, &step.events);
    }
}

/// Something was posted, and then taken back.
fn write_late_correction(state: &mut TableState, output: &mut Output) {
    let Some(record) = state.record_of_forum().filter(|record| record.past().len() < actions_posted(state)) else {
        return;
    };
    let mut again = record.clone();
    let comes_again = std::iter::from_fn(|| again.take(Entry::Redone).ok());
    let step = comes_again.filter_map(|came| if let Came::Redone(step) = came { Some(step) } else { None }).next();
    step.into_iter().for_each(|step| posts::write_correction(state, output, undone(&step)));
}

/// A deadline that was set while players have something to do, and what counts for missing votes.
fn write_late_changes(state: &mut TableState, output: &mut Output) {
    if state.private().is_some_and(Private::has_untold_deadline) && queries::play_by_post::asks_for_something(state) {
        posts::write_deadline_post(state, output);
    }
    if state.private().is_some_and(Private::has_untold_missing_votes)
        && queries::play_by_post::open_proposal(state).is_some()
    {
        posts::write_missing_votes_post(state, output);
    }
}
