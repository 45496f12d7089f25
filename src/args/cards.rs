//! What the command line asks about plot cards.

use clap::{ArgAction, ArgMatches, Command};

use super::Words;

/// The name of a card, which may be several words.
pub(super) fn name(found: &ArgMatches) -> Option<String> {
    let words = found.get_many::<String>("card")?;
    Some(words.map(String::as_str).collect::<Vec<_>>().join(" "))
}

impl Words<'_> {
    pub(super) fn cards(&self, command: Command) -> Command {
        command.arg(self.positional("card", "cli-card").action(ArgAction::Append).num_args(0..))
    }
}
