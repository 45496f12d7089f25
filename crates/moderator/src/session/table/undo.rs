//! Taking back.

use crate::game::{Action, Game};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::journal::record::{BadEntry, Came, Record, Step};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::table::{changing, entries, known, people, undone};
use crate::session::telling::hands::Way;
use crate::session::telling::{announce, hands};
use crate::session::{Mode, asking, forum, seats};

/// After an undo: what the narrator tells itself is taken back together with what led to it; mission cards that it
/// was given are given anew. False if the table is asked.
pub(in crate::session) fn takes_back_alone(scene: &mut Scene, desk: &mut Desk, step: &Step) -> bool {
    if scene.goes_by_letters() || known::known_action(scene) != Some(step.action) {
        return false;
    }
    if !matches!(step.action, Action::Count(_) | Action::FaceUp { .. }) {
        undo(scene, desk);
        return true;
    }
    seats::card::forget_cards(scene, desk);
    seats::starting::takes_secretly(scene)
}

/// Takes the last entry back.
pub(in crate::session) fn undo(scene: &mut Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let after = *table.record.game();
    if is_fixed(scene, &table.record) {
        return entries::refuse_entry(scene, desk, &BadEntry::NothingToUndo);
    }
    let proposal = Proposal::last(&table.record);
    let Some(came) = entries::enter(scene, desk, Entry::Undone) else { return };
    match came {
        Came::Undone(step) if scene.goes_by_letters() => return forum::undoing::undo_in_forum(scene, desk, step),
        _ => entries::tell_what_came(scene, desk, &came),
    }
    if let Came::Undone(step) = &came {
        put_back(scene, desk, step, &after);
        announce::forget_what_was_told(scene, desk, step, &after);
        forget_votes(scene, desk, step, proposal);
        if !takes_back_alone(scene, desk, step) {
            // Who had a phone on this mission may have it no more.
            seats::waiting::forget_what_cannot_be_joined(scene, desk);
            asking::ask_again(scene, desk);
        }
    }
    if let Came::ChangeUndone(changed) = &came {
        changing::post_change(scene, desk, |record| Some(changing::untold(changed, record)));
        undone::report_named(scene, desk, "undone");
        asking::ask_again(scene, desk);
        people::remember(scene, desk);
    }
}

/// Cards that were given alone for a mission that does not begin are given anew, and so are votes: those on a team that
/// is taken back, and those that nobody at the table could tell otherwise.
fn forget_votes(scene: &mut Scene, desk: &mut Desk, step: &Step, proposal: Option<Proposal>) {
    if matches!(step.action, Action::Vote(_)) {
        seats::card::forget_cards_alone(scene, desk);
    }
    let all_alone = scene.apart().is_some_and(|apart| apart.table.is_empty());
    match step.action {
        Action::Propose(_) => seats::waiting::forget_all(scene, desk, proposal),
        Action::Vote(_) if all_alone => seats::waiting::forget_all(scene, desk, proposal),
        _ => {}
    }
}

/// Whether what came last can't be taken back: nobody there could play it again, since it ran through by itself.
fn is_fixed(scene: &Scene, record: &Record) -> bool {
    let ran_through = |step: &Step| matches!(step.action, Action::TableReady | Action::RevealDone);
    !record.ends_with_change()
        && match scene.mode {
            _ if scene.goes_by_letters() => forum::undoing::is_untouched(record.past()),
            Mode::Program => record.past().last().is_some_and(ran_through),
            Mode::Table => false,
        }
}

/// What hands put back, after a step was taken back that had led to this game.
fn put_back(scene: &Scene, desk: &mut Desk, step: &Step, after: &Game) {
    let Activity::Game(table) = &scene.activity else { return };
    let told = announce::how_told(scene, table.record.setup(), after);
    let back_in = after.out().without(step.before.out());
    if !back_in.is_empty() {
        let message = Message::new("back-in").players("names", back_in);
        desk.say(scene, Topic::General, message.number("count", back_in.len() as u32));
    }
    // Whoever deals has no marker yet.
    if matches!(step.action, Action::CaptainAmerica(_) | Action::DealAgain) {
        return;
    }
    for order in hands::orders(after, &step.before, Way::Back, told) {
        announce::tell(scene, desk, order);
    }
}
