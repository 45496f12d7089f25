//! Lessons: whoever is new is told a little, says what a table would say, and hears what the narrator answers.
//!
//! A lesson is a list of steps, in `plan/`. Each stands at a point of a real game, to which `position.rs` brings it, and
//! what is said there is understood and carried out as at a table; `checking.rs` only looks at what came of it.

pub(super) mod checking;
pub(super) mod choosing;
pub(super) mod commands;
pub(super) mod course;
pub(super) mod plan;
mod position;
pub(super) mod sentences;
mod telling;

use crate::language::lexicon::Lexicon;
use crate::script::Round;
use crate::session::lessons::course::Course;
use crate::session::{Session, desk, keyboard};
use protocol::effect::Effect;

pub use plan::Rooms;
pub use protocol::Progress;

/// The place of the lesson with this number or this name, from 0.
#[must_use]
pub fn called(lexicon: &Lexicon, asked: &str, rooms: Rooms) -> Option<usize> {
    choosing::called(lexicon, asked, &plan::lessons(rooms))
}

/// How many lessons there are.
#[must_use]
pub fn count(rooms: Rooms) -> usize {
    plan::lessons(rooms).len()
}

impl Session {
    /// Begins the lessons, with one of them or with the question which. Nothing of them goes into a journal.
    pub fn learn(&mut self, rooms: Rooms, progress: Progress, lesson: Option<usize>) -> Vec<Effect> {
        self.do_not_save();
        desk::devices::tune(&self.scene, &mut self.desk);
        desk::devices::tune_ears(&self.scene, &mut self.desk);
        keyboard::single::tell_of_single_keys(&self.scene, &mut self.desk);
        let round = self.scene.preferences.script.round;
        self.scene.preferences.script.round = round.or(Some(Round::Usual));
        self.scene.course = Some(Box::new(Course::new(plan::lessons(rooms), progress, round)));
        match lesson {
            Some(lesson) => choosing::begin(&mut self.scene, &mut self.desk, lesson),
            None => sentences::offer(&self.scene, &mut self.desk),
        }
        self.finish()
    }
}
