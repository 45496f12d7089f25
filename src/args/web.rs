//! The command that serves the narrator as a page.

use clap::{ArgMatches, Command, value_parser};

use super::{Asked, Words};

/// The port that is taken where none is told: what a browser keeps belongs to it.
const PORT: u16 = 8470;

pub(super) fn asked(found: &ArgMatches) -> Asked {
    Asked::Web { port: found.get_one::<u16>("port").copied().unwrap_or(PORT) }
}

impl Words<'_> {
    pub(super) fn port(&self, command: Command) -> Command {
        command.arg(self.option("port", "N", "cli-port").value_parser(value_parser!(u16)))
    }
}
