//! Taking back where the narrator plays for somebody: to what people decided last, past all that others did after it.

use crate::actions::play::{entries, prompts, undo};
use crate::game::role::Part;
use crate::game::{Action, Phase, Seat, SeatSet};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::journal::record::{BadEntry, Came, Step};
use crate::language::Message;
use crate::narration::{asking, refusing};
use crate::output::Output;
use crate::output::history::Topic;
use crate::state::open::Activity;
use crate::state::table_state::TableState;

/// Takes back what somebody has decided last who is there, and all that has followed from it.
pub(crate) fn undo(state: &mut TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    if table.record.ends_with_change() {
        return undo::undo(state, output);
    }
    let Some(last) = table.record.past().iter().rposition(|step| is_of_people(state, step)) else {
        return refusing::refuse_entry(state, output, &BadEntry::NothingToUndo);
    };
    match state.human() {
        Some(_) => undo_in_practice(state, output, last),
        None => undo_at_table(state, output, last),
    }
}

/// At a table each step is told, since hands have followed it.
fn undo_at_table(state: &mut TableState, output: &mut Output, last: usize) {
    while steps(state) > last {
        let before = steps(state);
        undo::undo(state, output);
        if steps(state) == before {
            return;
        }
    }
}

fn steps(state: &TableState) -> usize {
    match &state.activity {
        Activity::Game(table) => table.record.past().len(),
        Activity::SetupDialogue(_) | Activity::Reading(_) => 0,
    }
}

fn undo_in_practice(state: &mut TableState, output: &mut Output, last: usize) {
    let before = steps(state);
    while steps(state) > last {
        let Some(came) = takes_one_back(state, output) else { return };
        // Of what others did since, the person has heard.
        if steps(state) == last {
            entries::tell_what_came(state, output, &came);
        }
    }
    if before > last + 1 {
        output.say(state, Topic::General, Message::new("undone-what-followed"));
    }
    asking::ask_in_full(state, output);
}

/// Takes one action back, with what was given alone for it.
fn takes_one_back(state: &mut TableState, output: &mut Output) -> Option<Came> {
    let Activity::Game(table) = &state.activity else { return None };
    let proposal = Proposal::last(&table.record);
    let came = entries::enter(state, output, Entry::Undone)?;
    let Came::Undone(step) = &came else { return Some(came) };
    match step.action {
        Action::Propose(_) | Action::Vote(_) => prompts::forget_all(state, output, proposal),
        Action::Count(_) | Action::FaceUp { .. } => prompts::forget_cards(state, output),
        _ => {}
    }
    if let Activity::Game(table) = &mut state.activity {
        table.due = None;
    }
    Some(came)
}

/// Whether somebody who is there has decided, alone or with others, what this step was. At a table that also goes for
/// what nobody decides for themselves.
fn is_of_people(state: &TableState, step: &Step) -> bool {
    let Some(virtual_players) = state.virtual_players() else { return true };
    match deciders(state, step) {
        Some(of) => of.iter().any(|seat| !virtual_players.is(seat)),
        None => virtual_players.human.is_none(),
    }
}

/// Who has decided what this step was; none if the table has.
fn deciders(state: &TableState, step: &Step) -> Option<SeatSet> {
    let one = |seat: Seat| Some([seat].into_iter().collect());
    let leader = step.before.leader();
    match (step.action, step.before.phase()) {
        (Action::Vote(_), _) => Some(step.before.in_play()),
        (Action::Count(_), Phase::Mission(run)) => Some(run.counting().without(run.lit)),
        (Action::NoClaim, Phase::Claim(claim)) => Some(claim.of),
        (Action::Pass | Action::PassAll, Phase::Window(window)) => window.asked.and_then(one),
        (Action::On(_), Phase::Plot(dealing)) => one(dealing.due.map_or(leader, |due| due.by)),
        (Action::Propose(_) | Action::NameMission(_) | Action::Watch(_) | Action::Trap(_), _) => one(leader),
        (Action::Give { .. } | Action::DrawForLeader, _) => one(leader),
        (Action::FaceUp { member: by, .. } | Action::Claim(by), _) => one(by),
        (Action::Use { by, .. } | Action::Take { by, .. }, _) => one(by),
        (Action::Examine(_), _) => step.before.token().and_then(|token| one(token.holder)),
        (Action::Accuse(_), _) => step.before.captain().and_then(one),
        (Action::Assassinate(_) | Action::Expose(_), _) => names(state).and_then(one),
        // What the narrator knows follows from what was decided before.
        (Action::Show(_) | Action::NamedRightly(_) | Action::CaptainAmerica(_), _) => Some(SeatSet::EMPTY),
        _ => None,
    }
}

/// Who names somebody of the other side.
fn names(state: &TableState) -> Option<Seat> {
    state.deal()?.open().player_with(Part::Names)
}
