//! The game of a lesson at the point at which a step begins: all that comes before it is played.

use crate::game::{Action, Edition, LeaderChoice, Module, Seat, Setup};
use crate::journal::entry::Entry;
use crate::journal::private::{Private, PrivateEntry};
use crate::journal::record::Record;
use crate::language::{Intent, Verb};
use crate::session::lessons::plan::{Lesson, Position, Step, Wanted};
use crate::session::scene::{Activity, Scene};
use crate::session::subjects;
use crate::session::table::beginning;

/// Who plays in lessons.
const PLAYERS: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// The seed of what is drawn in lessons.
const SEED: u64 = 1;

/// Brings the game to the beginning of a step. What stands already stays as it is. False if it can't be played.
pub(super) fn bring(scene: &mut Scene, lesson: &Lesson, step: usize) -> bool {
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
pub(super) fn put_back(scene: &mut Scene, record: Record, private: Private) {
    scene.open = Default::default();
    beginning::sit_down(scene, record, private);
}

/// The action that an answer comes to now.
pub(super) fn action_wanted(scene: &Scene, wanted: &Wanted) -> Option<Action> {
    match wanted {
        Wanted::Done(wanted) | Wanted::Reached(_, wanted) => subjects::action_of(scene, &wanted()),
        Wanted::Understood(_) => None,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::preferences::Preferences;
    use crate::session::lessons::plan::{Rooms, lessons};
    use crate::session::{Mode, Session};

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
