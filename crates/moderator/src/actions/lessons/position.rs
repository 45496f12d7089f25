//! The game of a lesson at the point at which a step begins: all that comes before it is played, and then the step is
//! told.

use crate::actions::beginning;
use crate::actions::play::entries;
use crate::game::{Edition, LeaderChoice, Module, Seat, Setup};
use crate::journal::entry::Entry;
use crate::journal::private::{Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::{Intent, Message, Verb};
use crate::narration::{asking, lessons};
use crate::output::Output;
use crate::queries;
use crate::queries::lessons::action_wanted;
use crate::state::course::Standing;
use crate::state::lesson_plan::{Lesson, Position, Step, Table, Wanted};
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::Effect;

/// Who plays in lessons.
const PLAYERS: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// The seed of what is drawn in lessons.
const SEED: u64 = 1;

/// Brings the game to the beginning of a step. What stands already stays as it is. False if it can't be played.
fn bring(state: &mut TableState, lesson: &Lesson, step: usize) -> bool {
    let before = std::mem::replace(&mut state.activity, Activity::SetupDialogue(Box::default()));
    let brought = play_up_to(state, lesson, step);
    match before {
        Activity::Game(table) if state.game() == Some(table.record.game()) && !is_half_told(&table.record) => {
            state.activity = Activity::Game(table);
        }
        _ => state.open = Default::default(),
    }
    brought
}

/// The same point, after something else was done there.
pub(crate) fn put_back(state: &mut TableState, record: Record, private: Private) {
    state.open = Default::default();
    beginning::sit_down(state, record, private);
}

fn is_half_told(record: &Record) -> bool {
    record.draft().is_some()
}

fn play_up_to(state: &mut TableState, lesson: &Lesson, step: usize) -> bool {
    let setup = setup(&lesson.game);
    let mut private = Private::default();
    if setup.is_dealt() {
        private.add(PrivateEntry::Dealt { seed: SEED, game: setup.seed });
    }
    let Ok(record) = Record::begin(setup, state.localizer.language()) else { return false };
    beginning::sit_down(state, record, private);
    let mut taken = true;
    for Step { before, happens, wanted, .. } in &lesson.steps[..step] {
        for action in before().into_iter().chain(happens()) {
            taken &= take(state, Entry::Played(action));
        }
        taken &= match (action_wanted(state, wanted), wanted) {
            (Some(action), _) => take(state, Entry::Played(action)),
            (None, Wanted::Done(wanted)) if wanted() == Intent::Plain(Verb::Undo) => take(state, Entry::Undone),
            (None, _) => true,
        };
    }
    (lesson.steps[step].before)().into_iter().fold(taken, |taken, action| taken & take(state, Entry::Played(action)))
}

fn take(state: &mut TableState, entry: Entry) -> bool {
    let Activity::Game(table) = &mut state.activity else { return false };
    table.record.take(entry).is_ok()
}

fn setup(position: &Position) -> Setup {
    let edition = Edition::from_id(position.edition).unwrap_or_default();
    let is_found = edition.book().has_captain();
    Setup {
        edition,
        players: PLAYERS.map(str::to_owned).to_vec(),
        leader: if is_found { LeaderChoice::Draw } else { LeaderChoice::Named(Seat::default()) },
        reveal: position.reveal,
        modules: position.modules.iter().flat_map(|id| Module::called(id)).collect(),
        seed: SEED,
    }
}

/// Begins the step at which the course is, or tells it once more from where it began.
pub(crate) fn begin_step(state: &mut TableState, output: &mut Output) {
    let Some((lesson, at)) = place(state) else { return };
    bring(state, lesson, at);
    let Some(step) = lesson.steps.get(at) else { return };
    if let Some(course) = state.course.as_deref_mut() {
        course.progress.left = Some((lesson.id.to_owned(), at));
        output.effects.push(Effect::Learnt(course.progress.clone()));
    }
    lessons::tell(state, output, Message::new(step.told));
    for action in (step.happens)() {
        entries::enter_and_tell(state, output, Entry::Played(action));
    }
    stand(state, step);
    if step.table == Table::Asks {
        asking::ask_in_lesson(state, output);
    }
    lessons::ask(state, output);
}

/// Tells the step before once more, or the first one where there is none.
pub(crate) fn begin_step_before(state: &mut TableState, output: &mut Output) {
    if let Some((_, step)) = state.course.as_deref_mut().and_then(|course| course.at.as_mut()) {
        *step = step.saturating_sub(1);
    }
    begin_step(state, output);
}

fn place(state: &TableState) -> Option<(&'static Lesson, usize)> {
    let course = state.course.as_deref()?;
    Some((course.lesson()?, course.at?.1))
}

/// Notes how everything stands, and what is wanted.
fn stand(state: &mut TableState, step: &Step) {
    let wanted = queries::lessons::action_wanted(state, &step.wanted);
    let Activity::Game(table) = &state.activity else { return };
    let stands = Standing { record: table.record.clone(), private: table.private.open().clone(), wanted };
    if let Some(course) = state.course.as_deref_mut() {
        course.stands = Some(stands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::preferences::Preferences;
    use crate::state::lesson_plan::{Rooms, lessons};
    use crate::state::open::Mode;

    #[test]
    fn every_step_of_every_lesson_can_be_come_to() {
        for language in Language::ALL {
            for lesson in lessons(Rooms { voice: true, phones: true }) {
                for (at, step) in lesson.steps.iter().enumerate() {
                    let mut state = TableState::new(Mode::Table, language, Preferences::default());
                    assert!(bring(&mut state, lesson, at), "{} at step {at}", lesson.id);
                    for action in (step.happens)() {
                        assert!(take(&mut state, Entry::Played(action)), "{action:?} in {}", lesson.id);
                    }
                }
            }
        }
    }
}
