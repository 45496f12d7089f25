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
use crate::output::Desk;
use crate::queries;
use crate::queries::lessons::action_wanted;
use crate::state::course::Standing;
use crate::state::lesson_plan::{Lesson, Position, Step, Table, Wanted};
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::Effect;

/// Who plays in lessons.
const PLAYERS: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// The seed of what is drawn in lessons.
const SEED: u64 = 1;

/// Brings the game to the beginning of a step. What stands already stays as it is. False if it can't be played.
fn bring(scene: &mut Scene, lesson: &Lesson, step: usize) -> bool {
    let before = std::mem::replace(&mut scene.activity, Activity::Interview(Box::default()));
    let brought = play_up_to(scene, lesson, step);
    match before {
        Activity::Game(table) if scene.game() == Some(table.record.game()) && !is_half_told(&table.record) => {
            scene.activity = Activity::Game(table);
        }
        _ => scene.open = Default::default(),
    }
    brought
}

/// The same point, after something else was done there.
pub(crate) fn put_back(scene: &mut Scene, record: Record, private: Private) {
    scene.open = Default::default();
    beginning::sit_down(scene, record, private);
}

fn is_half_told(record: &Record) -> bool {
    record.draft().is_some()
}

fn play_up_to(scene: &mut Scene, lesson: &Lesson, step: usize) -> bool {
    let setup = setup(&lesson.game);
    let mut private = Private::default();
    if setup.is_dealt() {
        private.add(PrivateEntry::Dealt { seed: SEED, game: setup.seed });
    }
    let Ok(record) = Record::begin(setup, scene.lexicon.language()) else { return false };
    beginning::sit_down(scene, record, private);
    let mut taken = true;
    for Step { before, happens, wanted, .. } in &lesson.steps[..step] {
        for action in before().into_iter().chain(happens()) {
            taken &= take(scene, Entry::Played(action));
        }
        taken &= match (action_wanted(scene, wanted), wanted) {
            (Some(action), _) => take(scene, Entry::Played(action)),
            (None, Wanted::Done(wanted)) if wanted() == Intent::Plain(Verb::Undo) => take(scene, Entry::Undone),
            (None, _) => true,
        };
    }
    (lesson.steps[step].before)().into_iter().fold(taken, |taken, action| taken & take(scene, Entry::Played(action)))
}

fn take(scene: &mut Scene, entry: Entry) -> bool {
    let Activity::Game(table) = &mut scene.activity else { return false };
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
pub(crate) fn begin_step(scene: &mut Scene, desk: &mut Desk) {
    let Some((lesson, at)) = place(scene) else { return };
    bring(scene, lesson, at);
    let Some(step) = lesson.steps.get(at) else { return };
    if let Some(course) = scene.course.as_deref_mut() {
        course.progress.left = Some((lesson.id.to_owned(), at));
        desk.effects.push(Effect::Learnt(course.progress.clone()));
    }
    lessons::tell(scene, desk, Message::new(step.told));
    for action in (step.happens)() {
        entries::enter_and_tell(scene, desk, Entry::Played(action));
    }
    stand(scene, step);
    if step.table == Table::Asks {
        asking::ask_in_lesson(scene, desk);
    }
    lessons::ask(scene, desk);
}

/// Tells the step before once more, or the first one where there is none.
pub(crate) fn begin_step_before(scene: &mut Scene, desk: &mut Desk) {
    if let Some((_, step)) = scene.course.as_deref_mut().and_then(|course| course.at.as_mut()) {
        *step = step.saturating_sub(1);
    }
    begin_step(scene, desk);
}

fn place(scene: &Scene) -> Option<(&'static Lesson, usize)> {
    let course = scene.course.as_deref()?;
    Some((course.lesson()?, course.at?.1))
}

/// Notes how everything stands, and what is wanted.
fn stand(scene: &mut Scene, step: &Step) {
    let wanted = queries::lessons::action_wanted(scene, &step.wanted);
    let Activity::Game(table) = &scene.activity else { return };
    let stands = Standing { record: table.record.clone(), private: table.private.open().clone(), wanted };
    if let Some(course) = scene.course.as_deref_mut() {
        course.stands = Some(stands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::door::Session;
    use crate::language::Language;
    use crate::preferences::Preferences;
    use crate::state::lesson_plan::{Rooms, lessons};
    use crate::state::open::Mode;

    #[test]
    fn every_step_of_every_lesson_can_be_come_to() {
        for language in Language::ALL {
            for lesson in lessons(Rooms { voice: true, phones: true }) {
                for (at, step) in lesson.steps.iter().enumerate() {
                    let mut session = Session::new(Mode::Table, language, Preferences::default());
                    assert!(bring(&mut session.scene, lesson, at), "{} at step {at}", lesson.id);
                    for action in (step.happens)() {
                        assert!(take(&mut session.scene, Entry::Played(action)), "{action:?} in {}", lesson.id);
                    }
                }
            }
        }
    }
}
