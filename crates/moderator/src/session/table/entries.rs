//! What comes of an entry: it is taken into record and journal, or refused, and then it is told.

use crate::game::{Action, Ballot};
use crate::journal::entry::{Draft, Entry};
use crate::journal::record::{BadEntry, Came, Step};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::practice::filling;
use crate::session::scene::Scene;
use crate::session::table::{changing, undone};
use crate::session::telling::said::Voters;
use crate::session::{plot, refuse, telling};

/// Takes an entry in, or says why it can't be. What comes of it is still to be told.
pub(in crate::session) fn enter(scene: &mut Scene, desk: &mut Desk, entry: Entry) -> Option<Came> {
    let absent = scene.absent();
    let came = desk.take(scene, entry).inspect_err(|why| refuse_entry(scene, desk, why)).ok()?;
    absent.into_iter().for_each(|absent| filling::let_decide_again(scene, desk, &absent));
    Some(came)
}

/// Takes an entry in and tells what came of it, or says why it can't be.
pub(in crate::session) fn enter_and_tell(scene: &mut Scene, desk: &mut Desk, entry: Entry) -> Option<Came> {
    let came = enter(scene, desk, entry)?;
    tell_what_came(scene, desk, &came);
    Some(came)
}

/// Takes the last action back: it is to be told, or played otherwise. Changes of the table that came after it stay.
pub(in crate::session) fn take_back_action(scene: &mut Scene, desk: &mut Desk) -> Option<Step> {
    let mut changes = Vec::new();
    loop {
        match desk.take(scene, Entry::Undone).ok()? {
            Came::ChangeUndone(changed) => changes.push(changed.change),
            Came::Undone(step) => {
                changes.into_iter().rev().for_each(|change| drop(desk.take(scene, Entry::Changed(change))));
                return Some(step);
            }
            _ => return None,
        }
    }
}

/// Says why an entry can't be.
pub(in crate::session) fn refuse_entry(scene: &Scene, desk: &mut Desk, why: &BadEntry) {
    match why {
        BadEntry::Refused(refusal) => refuse::refuse_action(scene, desk, refusal),
        BadEntry::Faults(faults) => {
            faults.iter().for_each(|fault| desk.refuse(scene, "set-up", refuse::fault::fault(fault)));
        }
        BadEntry::NothingToUndo => {
            desk.refuse(scene, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
        }
        BadEntry::NothingToRedo => {
            desk.refuse(scene, "nothing-to-redo", Message::new("refused-nothing-to-redo"));
        }
        BadEntry::NoSuchChange | BadEntry::NoBeginning | BadEntry::SecondBeginning => {
            refuse::not_now(scene, desk, scene.question());
        }
    }
}

/// Tells what came of an entry, at a table or of a saved game. What is to be done then is not told, and nothing is asked.
pub(in crate::session) fn tell_what_came(scene: &mut Scene, desk: &mut Desk, came: &Came) {
    match came {
        Came::Played(step) => tell_step(scene, desk, step),
        Came::Undone(step) => undone::announce_undone(scene, desk, step),
        Came::Redone(step) => {
            desk.say(scene, Topic::General, Message::new("redone"));
            telling::announce::announce(scene, desk, &step.events);
        }
        Came::Changed(change) | Came::ChangeRedone(change) => changing::announce_change(scene, desk, change),
        Came::ChangeUndone(changed) => changing::announce_undone(scene, desk, changed),
        // Half an answer was never announced as a whole one.
        Came::Noted => {}
    }
}

fn tell_step(scene: &Scene, desk: &mut Desk, step: &Step) {
    // Whoever is told a saved game has not heard the answers that came before.
    let heard = step.draft.as_ref().filter(|_| !desk.narration.retells);
    let put_off = heard.and_then(|draft| plot::meaning::put_off(draft, Some(step.action)));
    let voters = heard.map_or(Voters::ToBeNamed, |draft| voters(draft, step));
    put_off.into_iter().for_each(|message| desk.say(scene, Topic::Plot, message));
    telling::announce::announce_votes(scene, desk, &step.events, voters);
}

/// Whether a vote completes a roll call.
fn voters(draft: &Draft, step: &Step) -> Voters {
    match (draft, step.action) {
        (Draft::RollCall { answers }, Action::Vote(Ballot::Named { .. }))
            if answers.len() + 1 == step.before.in_play().len() =>
        {
            Voters::Heard
        }
        _ => Voters::ToBeNamed,
    }
}
