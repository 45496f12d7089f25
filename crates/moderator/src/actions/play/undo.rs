//! Taking back, and doing again.

use crate::actions::play::{entries, people, prompts};
use crate::actions::prompts::starting;
use crate::actions::{play, play_by_post};
use crate::game::{Action, Game};
use crate::journal::entry::Entry;
use crate::journal::private::Proposal;
use crate::journal::record::{BadEntry, Came, Record, Step};
use crate::language::Message;
use crate::narration::announcing::table;
use crate::narration::{announcing, asking, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::hands::Way;
use crate::queries::play_by_post::messages;
use crate::queries::rounds::{known, result};
use crate::queries::{beginning, hands, reminders};
use crate::state::open::{Activity, Mode};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;

/// After an undo: what the narrator tells itself is taken back together with what led to it; mission cards that it
/// was given are given anew. False if the table is asked.
fn takes_back_alone(scene: &mut Scene, desk: &mut Desk, step: &Step) -> bool {
    if scene.goes_by_letters() || known::known_action(scene) != Some(step.action) {
        return false;
    }
    if !matches!(step.action, Action::Count(_) | Action::FaceUp { .. }) {
        undo(scene, desk);
        return true;
    }
    prompts::forget_cards(scene, desk);
    starting::takes_secretly(scene)
}

/// Takes the last entry back.
pub(crate) fn undo(scene: &mut Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let after = *table.record.game();
    if is_fixed(scene, &table.record) {
        return refusing::refuse_entry(scene, desk, &BadEntry::NothingToUndo);
    }
    let proposal = Proposal::last(&table.record);
    let Some(came) = entries::enter(scene, desk, Entry::Undone) else { return };
    match came {
        Came::Undone(step) if scene.goes_by_letters() => return play_by_post::undo_in_forum(scene, desk, step),
        _ => entries::tell_what_came(scene, desk, &came),
    }
    if let Came::Undone(step) = &came {
        put_back(scene, desk, step, &after);
        announcing::forget_what_was_told(scene, desk, step, &after);
        forget_votes(scene, desk, step, proposal);
        if !takes_back_alone(scene, desk, step) {
            // Who had a phone on this mission may have it no more.
            prompts::forget_what_cannot_be_joined(scene, desk);
            asking::ask_again(scene, desk);
        }
    }
    if let Came::ChangeUndone(changed) = &came {
        entries::post_change(scene, desk, |record| Some(result::untold(changed, record)));
        table::report_named(scene, desk, "undone");
        asking::ask_again(scene, desk);
        people::remember(scene, desk);
    }
}

/// Cards that were given alone for a mission that does not begin are given anew, and so are votes: those on a team that
/// is taken back, and those that nobody at the table could tell otherwise.
fn forget_votes(scene: &mut Scene, desk: &mut Desk, step: &Step, proposal: Option<Proposal>) {
    if matches!(step.action, Action::Vote(_)) {
        prompts::forget_cards_alone(scene, desk);
    }
    let all_alone = scene.apart().is_some_and(|apart| apart.table.is_empty());
    match step.action {
        Action::Propose(_) => prompts::forget_all(scene, desk, proposal),
        Action::Vote(_) if all_alone => prompts::forget_all(scene, desk, proposal),
        _ => {}
    }
}

/// Whether what came last can't be taken back: nobody there could play it again, since it ran through by itself.
fn is_fixed(scene: &Scene, record: &Record) -> bool {
    let ran_through = |step: &Step| matches!(step.action, Action::TableReady | Action::RevealDone);
    !record.ends_with_change()
        && match scene.mode {
            _ if scene.goes_by_letters() => messages::is_untouched(record.past()),
            Mode::Program => record.past().last().is_some_and(ran_through),
            Mode::Table => false,
        }
}

/// What hands put back, after a step was taken back that had led to this game.
fn put_back(scene: &Scene, desk: &mut Desk, step: &Step, after: &Game) {
    let Activity::Game(table) = &scene.activity else { return };
    let told = reminders::how_told(scene, table.record.setup(), after);
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
        announcing::tell(scene, desk, order);
    }
}

/// Plays again what was taken back.
pub(crate) fn redo(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let Activity::Game(table) = &scene.activity else { return };
    let again = table.record.again();
    let Some(came) = entries::enter(scene, desk, again) else { return };
    match &came {
        Came::ChangeRedone(change) => {
            entries::tell_what_came(scene, desk, &came);
            table::report_named(scene, desk, "redone");
            people::go_on_after(scene, desk, listening, change);
        }
        Came::Redone(step) => {
            table::report_named(scene, desk, "redone");
            entries::tell_what_came(scene, desk, &came);
            go_on_after(scene, desk, step);
        }
        _ => table::answers_again(scene, desk),
    }
}

/// What follows by itself from an action that was played again, or the question after it.
fn go_on_after(scene: &mut Scene, desk: &mut Desk, step: &Step) {
    if scene.goes_by_letters() {
        return play_by_post::redo_in_forum(scene, desk, step);
    }
    if let Some(action) = known::known_action(scene) {
        return play::play(scene, desk, action);
    }
    let are_out = scene.game().is_some_and(beginning::cards_are_out);
    // The mission cards are handed out once more, or mixed.
    if scene.mode == Mode::Table && are_out { asking::ask(scene, desk) } else { asking::ask_again(scene, desk) }
}
