//! What the command line asks about lines that were not understood.

use clap::{ArgMatches, Command};

use super::Words;

/// What is to be done about lines that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedAsked {
    /// Show them.
    Show,
    /// Write them for a program.
    Export,
    /// Delete them.
    Delete,
}

/// What stands behind the word `refused`.
pub(super) fn asked(found: &ArgMatches) -> RefusedAsked {
    match found.subcommand_name() {
        Some("export") => RefusedAsked::Export,
        Some(_) => RefusedAsked::Delete,
        None => RefusedAsked::Show,
    }
}

impl Words<'_> {
    pub(super) fn refused(&self, command: Command) -> Command {
        self.sound(command)
            .subcommand(self.sound(self.sub("export", "cli-refused-export")))
            .subcommand(self.sound(self.sub("delete", "cli-refused-delete")))
    }
}
