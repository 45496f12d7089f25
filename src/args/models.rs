//! What the command line asks about models.

use clap::{ArgMatches, Command};

use super::Words;
use crate::language::Language;

/// What is to be done about models.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelsAsked {
    /// List them.
    List,
    /// Install one.
    Add {
        /// A folder or an archive.
        path: String,
    },
    /// Download the one that is recommended for a language.
    Fetch {
        /// The code of the language.
        language: String,
    },
}

/// What stands behind the word `models`.
pub(super) fn asked(found: &ArgMatches) -> ModelsAsked {
    let text = |found: &ArgMatches, id: &str| found.get_one::<String>(id).cloned().unwrap_or_default();
    match found.subcommand() {
        Some(("add", found)) => ModelsAsked::Add { path: text(found, "path") },
        Some((_, found)) => ModelsAsked::Fetch { language: text(found, "of") },
        None => ModelsAsked::List,
    }
}

impl Words<'_> {
    pub(super) fn models(&self, command: Command) -> Command {
        let path = self.positional("path", "cli-models-path").required(true);
        let language = self.positional("of", "cli-models-of").required(true).value_parser(Language::CODES);
        self.sound(command)
            .subcommand(self.sound(self.sub("add", "cli-models-add").arg(path)))
            .subcommand(self.sound(self.sub("fetch", "cli-models-fetch").arg(language)))
    }
}
