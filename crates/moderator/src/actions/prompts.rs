//! What a player alone answers counts, whoever has carried it. When all are done, the game goes on.

pub(crate) mod following;
pub(crate) mod role_entry;
pub(crate) mod starting;
pub(crate) mod turn;

use crate::actions::play;
use crate::game::{Action, Ballot, Seat};
use crate::narration::asking;
use crate::output::Output;
use crate::queries::rounds::known;
use crate::queries::{headset, prompts};
use crate::state::open::Activity;
use crate::state::pending_prompt::PendingPrompt;
use crate::state::private_prompt::PrivatePrompt;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Answer, Channel};

/// Takes what a seat that is reached on its own, or has the phone that goes round, has answered to the prompt of this
/// number. One to another prompt changes nothing: that prompt is over, and the one that the seat has now may not have been
/// read yet. False if it was not taken.
pub(crate) fn answered(state: &mut TableState, output: &mut Output, from: Seat, number: u32, answer: Answer) -> bool {
    let reached = state.people.deliveries[from].channel == Channel::Own || headset::holder(state) == Some(from);
    reached
        && prompts::prompt(state, from).is_some_and(|prompt| prompt.number == number)
        && take(state, output, from, answer)
}

/// Takes an answer. One that the player's prompt does not take changes nothing, and is told as false.
pub(crate) fn take(state: &mut TableState, output: &mut Output, from: Seat, answer: Answer) -> bool {
    let takes = |prompt: &PrivatePrompt| {
        // Where everybody is told only who acts now, nobody has to say that they know it.
        let nothing_to_say = prompt.about == About::Turn && answer == Answer::Done;
        !nothing_to_say && prompt.content.open().takes(answer)
    };
    if !prompts::prompt(state, from).is_some_and(|prompt| takes(&prompt)) {
        return false;
    }
    match answer {
        Answer::Vote { approves } => play::prompts::keep_vote(state, output, from, approves),
        Answer::Card(card) => play::prompts::keep_card(state, output, from, card),
        Answer::Role(role) => play::prompts::keep_entered_role(state, from, role),
        Answer::Team(team) => turn::act(state, output, from, Action::Propose(team)),
        Answer::Act(action) => turn::act(state, output, from, action),
        Answer::Undo => turn::take_back(state, output),
        Answer::Done => is_done(state, from),
    }
    if !matches!(answer, Answer::Team(_) | Answer::Act(_) | Answer::Undo) {
        settle(state, output);
    }
    true
}

/// Whoever has something of their own is done with what they have chosen, and can choose otherwise until all are.
fn is_done(state: &mut TableState, from: Seat) {
    let own = state.people.deliveries[from].channel.is_of_one();
    let Activity::Game(table) = &mut state.activity else { return };
    if let Some(due) = &mut table.due
        && !(own && due.about.is_asked())
    {
        due.to.retain(|seat| *seat != from);
    }
}

/// Whether somebody has still to do with their prompt.
fn is_missing(state: &TableState, seat: Seat, about: About) -> bool {
    let own = state.people.deliveries[seat].channel.is_of_one();
    let has_chosen = || prompts::content_about(state, seat, about).open().chosen.is_some();
    !(own && about.is_asked() && has_chosen())
}

/// Once all are done, the game goes on. Where the table tells of some of them, more is to be waited for.
fn settle(state: &mut TableState, output: &mut Output) {
    let waits = |due: &PendingPrompt| due.is_apart || due.to.iter().any(|seat| is_missing(state, *seat, due.about));
    if state.due().is_none_or(waits) {
        return;
    }
    let Activity::Game(table) = &mut state.activity else { return };
    let Some(PendingPrompt { about, entered, .. }) = table.due.take() else { return };
    match about {
        About::RoleEntry => role_entry::all_entered_roles(state, output, &entered),
        About::Role if state.question() == Question::Reveal => {
            play::play(state, output, Action::RevealDone);
        }
        About::Vote => count_votes(state, output),
        About::Card => go_on(state, output),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything | About::Turn => {
            asking::ask_again(state, output)
        }
    }
}

/// All votes are given: now they are told together.
fn count_votes(state: &mut TableState, output: &mut Output) {
    let voters = state.everybody();
    if voters.iter().all(|voter| prompts::vote_of(state, voter).is_some()) {
        let approve = voters.iter().filter(|voter| prompts::vote_of(state, *voter) == Some(true)).collect();
        play::play_whole(state, output, Action::Vote(Ballot::Named { approve }));
    }
}

/// The cards are given: on with the mission.
pub(crate) fn go_on(state: &mut TableState, output: &mut Output) {
    match known::known_action(state) {
        Some(action) => play::play_whole(state, output, action),
        None => asking::ask(state, output),
    }
}
