//! What the command line asks to be read: a page of the handbook, plot cards, what a player was, or a saved game. Names
//! may be several words.

use clap::{ArgAction, ArgMatches, Command};

use super::Words;

/// A name of one word or several.
pub(super) fn name(found: &ArgMatches, id: &str) -> Option<String> {
    let words = found.get_many::<String>(id)?;
    Some(words.map(String::as_str).collect::<Vec<_>>().join(" "))
}

impl Words<'_> {
    pub(super) fn cards(&self, command: Command) -> Command {
        command.arg(self.positional("card", "cli-card").action(ArgAction::Append).num_args(0..))
    }

    pub(super) fn statistics(&self, command: Command) -> Command {
        command.arg(self.positional("name", "cli-statistics-name").action(ArgAction::Append).num_args(0..))
    }

    pub(super) fn handbook(&self, command: Command) -> Command {
        command.arg(self.positional("topic", "cli-page").action(ArgAction::Append).num_args(0..))
    }

    pub(super) fn export(&self, command: Command) -> Command {
        let form = self.option("as", "FORMAT", "cli-as").required(true);
        command
            .arg(self.positional("game", "cli-game").required(true))
            .arg(form.value_parser(["text", "markdown", "html", "json", "csv"]))
            .arg(self.flag("secrets", "cli-secrets"))
    }
}
