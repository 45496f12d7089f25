//! What the command line asks about editions.

use clap::{ArgMatches, Command};

use super::Words;

/// What is to be done about editions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditionAsked {
    /// List them.
    List,
    /// Say whether the edition in a file can be played, or all that is wrong with it.
    Check {
        /// The file.
        file: String,
    },
    /// Read one as sentences.
    Show {
        /// Its name, or its file.
        edition: String,
    },
    /// Write a file to begin with.
    New {
        /// The name of the edition.
        name: String,
        /// The folder; none for the one where the program was started.
        folder: Option<String>,
    },
}

/// What stands behind the word `edition`.
pub(super) fn asked(found: &ArgMatches) -> EditionAsked {
    let text = |found: &ArgMatches, id: &str| found.get_one::<String>(id).cloned();
    match found.subcommand() {
        Some(("check", found)) => EditionAsked::Check { file: text(found, "file").unwrap_or_default() },
        Some(("show", found)) => EditionAsked::Show { edition: text(found, "name").unwrap_or_default() },
        Some((_, found)) => {
            EditionAsked::New { name: text(found, "name").unwrap_or_default(), folder: text(found, "folder") }
        }
        None => EditionAsked::List,
    }
}

impl Words<'_> {
    pub(super) fn edition(&self, command: Command) -> Command {
        let required = |name, help| self.positional(name, help).required(true);
        let new = self.sub("new", "cli-edition-new").arg(required("name", "cli-edition-new-name"));
        self.sound(command)
            .subcommand(self.sound(self.sub("check", "cli-edition-check").arg(required("file", "cli-edition-file"))))
            .subcommand(self.sound(self.sub("show", "cli-edition-show").arg(required("name", "cli-edition-name"))))
            .subcommand(self.sound(new.arg(self.positional("folder", "cli-edition-folder"))))
    }
}
