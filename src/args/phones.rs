//! The command that says where phones get in.

use clap::{ArgMatches, Command};

use super::{Asked, Words};

pub(super) fn asked(found: &ArgMatches) -> Asked {
    Asked::Phones { picture: found.get_one::<String>("picture").cloned() }
}

impl Words<'_> {
    pub(super) fn picture(&self, command: Command) -> Command {
        command.arg(self.option("picture", "FILE", "cli-picture"))
    }
}
