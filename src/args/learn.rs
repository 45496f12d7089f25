//! What is written of lessons: which one, and whether they begin anew.

use clap::{ArgAction, ArgMatches, Command};

use super::{Asked, Words, reading};

/// What is asked of the lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonsAsked {
    /// The lesson, by its number or its name; none for the next one.
    pub lesson: Option<String>,
    /// Whether none counts as done any more.
    pub anew: bool,
}

pub(super) fn asked(found: &ArgMatches) -> Asked {
    Asked::Learn(LessonsAsked { lesson: reading::name(found, "lesson"), anew: found.get_flag("anew") })
}

impl Words<'_> {
    pub(super) fn learn(&self, command: Command) -> Command {
        command
            .arg(self.positional("lesson", "cli-lesson").action(ArgAction::Append).num_args(0..))
            .arg(self.flag("anew", "cli-anew"))
    }
}
