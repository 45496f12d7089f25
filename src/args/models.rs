//! What the command line asks about models.

use clap::ArgMatches;

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
