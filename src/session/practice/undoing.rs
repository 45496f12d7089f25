//! Taking back in practice: to what the person decided last, past all that others did after it.

use crate::game::role::Part;
use crate::game::{Action, Phase, Seat};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::journal::record::{BadEntry, Came, Step};
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::{card, waiting};
use crate::session::table::entries;

/// Takes back what the person has decided last, and all that has followed from it.
pub(in crate::session) fn undo(scene: &mut Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let Some(last) = table.record.past().iter().rposition(|step| is_of_person(scene, step)) else {
        return entries::refuse_entry(scene, desk, &BadEntry::NothingToUndo);
    };
    let steps = table.record.past().len() - last;
    for left in (0..steps).rev() {
        let Some(came) = takes_one_back(scene, desk) else { return };
        // Of what others did since, the person has heard.
        if left == 0 {
            entries::tell_what_came(scene, desk, &came);
        }
    }
    asking::ask(scene, desk);
}

/// Takes one action back, with what was given alone for it.
fn takes_one_back(scene: &mut Scene, desk: &mut Desk) -> Option<Came> {
    let Activity::Game(table) = &scene.activity else { return None };
    let proposal = Proposal::last(&table.record);
    let came = entries::enter(scene, desk, Entry::Undone)?;
    let Came::Undone(step) = &came else { return Some(came) };
    match step.action {
        Action::Propose(_) | Action::Vote(_) => waiting::forget_all(scene, desk, proposal),
        Action::Count(_) | Action::FaceUp { .. } => card::forget_cards(scene, desk),
        _ => {}
    }
    if let Activity::Game(table) = &mut scene.activity {
        table.due = None;
    }
    Some(came)
}

/// Whether the person has decided, alone or with others, what this step was.
fn is_of_person(scene: &Scene, step: &Step) -> bool {
    let Some(person) = scene.practice().map(|practice| practice.person) else { return false };
    let leads = step.before.leader() == person;
    match (step.action, step.before.phase()) {
        (Action::Vote(_), _) => step.before.in_play().contains(person),
        (Action::Count(_), Phase::Mission(run)) => run.counting().contains(person) && !run.lit.contains(person),
        (Action::NoClaim, Phase::Claim(claim)) => claim.of.contains(person),
        (Action::Pass | Action::PassAll, Phase::Window(window)) => window.asked == Some(person),
        (Action::On(_), Phase::Plot(dealing)) => dealing.due.map_or(leads, |due| due.by == person),
        (Action::Propose(_) | Action::NameMission(_) | Action::Watch(_) | Action::Trap(_), _) => leads,
        (Action::Give { .. }, _) => leads,
        (Action::FaceUp { member: by, .. } | Action::Claim(by), _) => by == person,
        (Action::Use { by, .. } | Action::Take { by, .. }, _) => by == person,
        (Action::Examine(_), _) => step.before.token().is_some_and(|token| token.holder == person),
        (Action::Accuse(_), _) => step.before.captain() == Some(person),
        (Action::Assassinate(_) | Action::Expose(_), _) => names(scene) == Some(person),
        _ => false,
    }
}

/// Who names somebody of the other side.
fn names(scene: &Scene) -> Option<Seat> {
    scene.deal()?.open().player_with(Part::Names)
}
