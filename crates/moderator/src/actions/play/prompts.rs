//! Votes and cards that players give alone are waited for and kept, until the table does it aloud.

use crate::game::role::Role;
use crate::game::{Action, MissionCard, Phase, Seat};
use crate::journal::entry::Draft;
use crate::journal::private::{Letter, PrivateEntry, Proposal, Received};
use crate::language::Message;
use crate::output::history::Topic;
use crate::output::{Output, ceremony, keeping};
use crate::queries::{eligibility, prompts, secret_ballot};
use crate::state::given_alone::{Apart, Given};
use crate::state::open::Activity;
use crate::state::pending_prompt::{PendingPrompt, cards_due};
use crate::state::table_state::TableState;
use protocol::About;

/// Asks exactly those who give it alone now.
pub(crate) fn ask(state: &mut TableState, apart: Apart) {
    let to = eligibility::in_order(state).into_iter().filter(|seat| apart.asks(*seat)).collect();
    let stands = state.due().is_some();
    let Activity::Game(table) = &mut state.activity else { return };
    match &mut table.due {
        Some(due) if stands && due.to == to => {}
        // What the table has told was about others.
        Some(due) if stands => (due.to, due.told, due.all_in_told) = (to, None, false),
        due => {
            state.people.newest_prompt += 1;
            *due = Some(PendingPrompt::apart(state.people.newest_prompt, apart.about, to, &table.record));
        }
    }
}

/// The table has told its part: it is kept until the others have given theirs.
pub(crate) fn wait_for_others(state: &mut TableState, output: &mut Output, told: Action) {
    let Some(apart) = state.apart() else { return };
    ask(state, apart);
    if let Activity::Game(table) = &mut state.activity
        && let Some(due) = &mut table.due
    {
        due.told = Some(told);
    }
    // What else the table would be told to do with its hands, it has done.
    ceremony::end_ceremony(state, output);
    apart.waits_for(state).into_iter().for_each(|waits| output.say(state, Topic::General, waits));
}

/// All have voted who vote openly before the others. From now on everybody knows how, and none of it can be changed. False
/// if somebody's vote is missing.
pub(crate) fn open_votes(state: &mut TableState, output: &mut Output, apart: Apart) -> bool {
    let told = state.due().and_then(|due| due.told);
    let Some(approve) = apart.opens(state, told) else { return false };
    let makers = state.given().map(Given::makers).unwrap_or_default();
    let known = |seat: &Seat| prompts::vote_of(state, *seat) == Some(true);
    let approve = approve.or(makers.iter().filter(known).collect());
    if matches!(state.draft(), Some(Draft::RollCall { .. })) {
        keeping::note(state, output, Draft::Nothing);
    }
    for from in apart.alone.or(apart.table).iter() {
        confide_letter(state, output, from, Letter::PublicVote { approves: approve.contains(from) });
    }
    if let Activity::Game(table) = &mut state.activity {
        table.due = None;
    }
    output.say(state, Topic::Votes, secret_ballot::opened(makers, approve));
    true
}

/// The table does it aloud, and with cards on the table, until the next proposal.
pub(crate) fn do_it_aloud(state: &mut TableState, output: &mut Output) {
    if state.apart().is_some() {
        forget_all(state, output, None);
    }
    if let Activity::Game(table) = &mut state.activity {
        table.aloud = Proposal::last(&table.record);
    }
}

/// What could not be written down does not count: where all had given theirs, the table is asked instead.
pub(crate) fn not_recorded(state: &mut TableState) {
    if let Some(apart) = state.apart()
        && (apart.complete(state, None).is_some() || apart.opens(state, None).is_some())
        && let Activity::Game(table) = &mut state.activity
    {
        table.due = None;
        table.aloud = Proposal::last(&table.record);
    }
}

/// Somebody may have got a phone, or lost it, since some mission cards were given: where they can't be counted with those
/// on the table any more, all are given anew.
pub(crate) fn forget_what_cannot_be_joined(state: &mut TableState, output: &mut Output) {
    let counts = state.game().is_some_and(|game| matches!(game.phase(), Phase::Mission(_)));
    let some_given = || state.everybody().iter().any(|seat| state.card_of(seat).is_some());
    if counts && state.apart().is_none() && !eligibility::are_all_alone(state) && some_given() {
        forget_cards(state, output);
        output.say(state, Topic::Missions, Message::new("cards-none-alone"));
    }
}

/// What these have given does not count any more.
pub(crate) fn forget(state: &mut TableState, output: &mut Output, apart: Apart) {
    match apart.about {
        About::Vote => forget_all(state, output, None),
        _ => forget_cards(state, output),
    }
}

/// What was given alone does not count any more: for this proposal, or for the last one.
pub(crate) fn forget_all(state: &mut TableState, output: &mut Output, on: Option<Proposal>) {
    let Activity::Game(table) = &state.activity else { return };
    let Some(about) = on.or_else(|| Proposal::last(&table.record)) else { return };
    let given = |seat: &_| table.private.open().received(about, *seat) != Received::default();
    let of: Vec<_> = state.everybody().iter().filter(given).collect();
    of.into_iter().for_each(|from| forget_votes(state, output, about, from));
}

pub(crate) fn keep_card(state: &mut TableState, output: &mut Output, from: Seat, card: MissionCard) {
    confide_letter(state, output, from, Letter::Card(card));
}

/// The mission cards of the team don't count any more: they are to be given again.
pub(crate) fn forget_cards(state: &mut TableState, output: &mut Output) {
    let team = state.game().and_then(cards_due).unwrap_or_default();
    team.iter().for_each(|member| confide_letter(state, output, member, Letter::Nothing));
}

/// What a player has given alone for this proposal does not count any more: it is to be given again.
pub(crate) fn forget_of(state: &mut TableState, output: &mut Output, from: Seat) {
    confide_letter(state, output, from, Letter::Nothing);
}

/// The same before the team is approved, while votes that were given alone still count.
pub(crate) fn forget_cards_alone(state: &mut TableState, output: &mut Output) {
    let with_card: Vec<Seat> = state.everybody().iter().filter(|seat| state.card_of(*seat).is_some()).collect();
    for from in with_card {
        let votes = state.given().and_then(|given| given.received(from)).unwrap_or_default();
        confide_letter(state, output, from, Letter::Nothing);
        if let Some(approves) = votes.private_vote {
            confide_letter(state, output, from, Letter::PrivateVote { approves });
        }
        if let Some(approves) = votes.public_vote {
            confide_letter(state, output, from, Letter::PublicVote { approves });
        }
    }
}

fn confide_letter(state: &mut TableState, output: &mut Output, from: Seat, letter: Letter) {
    let Activity::Game(table) = &state.activity else { return };
    if let Some(about) = Proposal::last(&table.record) {
        output.confide(state, PrivateEntry::Letter { about, from, letter });
    }
}

pub(crate) fn keep_entered_role(state: &mut TableState, from: Seat, role: Role) {
    let Activity::Game(table) = &mut state.activity else { return };
    if let Some(due) = &mut table.due {
        due.entered.open_mut().insert(from, role);
    }
}

pub(crate) fn keep_vote(state: &mut TableState, output: &mut Output, from: Seat, approves: bool) {
    confide_letter(state, output, from, Letter::PrivateVote { approves });
}

/// The vote that a player has given alone on a proposal does not count any more.
fn forget_votes(state: &mut TableState, output: &mut Output, about: Proposal, from: Seat) {
    output.confide(state, PrivateEntry::Letter { about, from, letter: Letter::Nothing });
}
