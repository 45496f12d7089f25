//! What is written of a practice: who the one person is, how many play, and the rules.

use clap::{ArgMatches, Command, value_parser};

use super::{Asked, Words, deal_seed, list, seed};
use moderator::{Company, NewGameOptions};

pub(super) fn asked(found: &ArgMatches) -> Asked {
    let company = Company {
        name: found.get_one::<String>("name").map(|name| name.trim().to_owned()),
        count: found.get_one::<u8>("count").copied().map(usize::from),
    };
    Asked::Practice { told: Box::new(rules(found)), company }
}

/// The rules of a game, and its seeds.
pub(super) fn rules(found: &ArgMatches) -> NewGameOptions {
    let text = |id: &str| found.get_one::<String>(id).cloned();
    NewGameOptions {
        edition: text("edition"),
        line_up: text("line-up"),
        with: list(found, "with"),
        without: list(found, "without"),
        seed: seed(found),
        deal_seed: deal_seed(found),
        ..NewGameOptions::default()
    }
}

impl Words<'_> {
    pub(super) fn practice(&self, command: Command) -> Command {
        let command = command
            .arg(self.option("edition", "E", "cli-edition"))
            .arg(self.option("name", "NAME", "cli-name"))
            .arg(self.option("count", "N", "cli-count").value_parser(value_parser!(u8)));
        self.rules(command)
    }

    /// The rules of a game beside its edition, and its seed.
    pub(super) fn rules(&self, command: Command) -> Command {
        command
            .arg(self.line_up())
            .arg(self.option("with", "MODULES", "cli-with").value_parser(value_parser!(String)))
            .arg(self.option("without", "MODULES", "cli-without").value_parser(value_parser!(String)))
            .arg(self.seed())
    }
}
