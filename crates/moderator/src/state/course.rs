//! Where a learner is in the lessons.

use crate::game::Action;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::Intent;
use crate::script::Round;
use crate::state::lesson_plan::{Lesson, Step, Wanted};
use protocol::Progress;

/// Where somebody is who learns.
pub(crate) struct Course {
    pub(crate) lessons: Vec<&'static Lesson>,
    pub(crate) progress: Progress,
    /// The lesson that is on, and its step; none while one is chosen.
    pub(crate) at: Option<(usize, usize)>,
    /// How everything stands at this step.
    pub(crate) stands: Option<Standing>,
    /// What was understood since the last input, and goes to the table.
    pub(crate) meant: Vec<Intent>,
    /// What was read back last.
    pub(crate) read_back: Option<Intent>,
    /// What is wanted was understood, and is not carried out.
    pub(crate) understood: bool,
    /// It was said in a pause of the table's own, which goes on to what is asked.
    pub(crate) in_pause: bool,
    /// The group of announcements in which something was refused last.
    pub(crate) refused: Option<usize>,
    /// The lesson and step that somebody wanted to leave out, and was asked about.
    pub(crate) leaves_out: Option<(usize, usize)>,
    /// How one gets along was told.
    pub(crate) told_how: bool,
    /// How things go round at this table in a reveal, as far as it has said so: a lesson decides nothing about it.
    pub(crate) round: Option<Round>,
}

/// How everything stands at a step, before anything is answered.
pub(crate) struct Standing {
    pub(crate) record: Record,
    pub(crate) private: Private,
    /// What is wanted, if it is an action of the game.
    pub(crate) wanted: Option<Action>,
}

impl Course {
    pub(crate) fn new(lessons: Vec<&'static Lesson>, progress: Progress, round: Option<Round>) -> Self {
        Self {
            lessons,
            progress,
            at: None,
            stands: None,
            meant: Vec::new(),
            read_back: None,
            understood: false,
            in_pause: false,
            refused: None,
            leaves_out: None,
            told_how: false,
            round,
        }
    }

    /// Whether a lesson is on.
    pub(crate) fn teaches(&self) -> bool {
        self.at.is_some()
    }

    /// The lesson that is on.
    pub(crate) fn lesson(&self) -> Option<&'static Lesson> {
        self.lessons.get(self.at?.0).copied()
    }

    /// The step that is on.
    pub(crate) fn step(&self) -> Option<&'static Step> {
        self.lesson()?.steps.get(self.at?.1)
    }

    /// What is wanted now: one command, or two after each other; nothing while a lesson is chosen.
    pub(crate) fn wanted(&self) -> Vec<Intent> {
        match self.step().map(|step| &step.wanted) {
            Some(Wanted::Done(wanted) | Wanted::Understood(wanted)) => vec![wanted()],
            Some(Wanted::Reached(by, wanted)) => vec![by(), wanted()],
            None => Vec::new(),
        }
    }

    /// Whether a lesson was left before its end.
    pub(crate) fn is_left(&self, lesson: &Lesson) -> bool {
        self.progress.left.as_ref().is_some_and(|(left, _)| left == lesson.id)
    }

    /// The number of a lesson, and not of the one that comes next anyway.
    pub(crate) fn number_of_example(&self) -> usize {
        self.next().map_or(1, |next| (next + 2).min(self.lessons.len()))
    }

    /// The lesson that comes next: the one that was left, or the first that is not done; none if all are done.
    pub(crate) fn next(&self) -> Option<usize> {
        let left = self.lessons.iter().position(|lesson| self.is_left(lesson));
        left.or_else(|| self.lessons.iter().position(|lesson| !self.progress.done.contains(lesson.id)))
    }

    /// The step with which a lesson goes on: the one at which it was left.
    pub(crate) fn first_step(&self, lesson: usize) -> usize {
        match (self.lessons.get(lesson), &self.progress.left) {
            (Some(lesson), Some((_, step))) if self.is_left(lesson) => (*step).min(lesson.steps.len() - 1),
            _ => 0,
        }
    }
}
