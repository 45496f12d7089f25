//! What the command line asks about timed scripts.

use clap::{ArgMatches, Command, value_parser};

use super::{Words, list, seed};
use crate::game::Reveal;
use crate::script::{Round, Script};

/// The fewest and the most players of all scripts. Each is for those of its own edition.
const PLAYERS: std::ops::RangeInclusive<i64> = 5..=12;

/// A timed script with its table.
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptAsked {
    /// Which script.
    pub script: String,
    /// How many players.
    pub players: usize,
    /// Modules that are on.
    pub with: Vec<String>,
    /// How a script is read that can be read in two ways.
    pub reveal: Option<String>,
    /// How cards or tokens go round in a script by touch; none as the settings say.
    pub round: Option<String>,
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// A sound file to be written.
    pub render: Option<String>,
    /// Whether the timeline is printed.
    pub print: bool,
}

/// What stands behind the word `script`.
pub(super) fn asked(found: &ArgMatches) -> ScriptAsked {
    let text = |id: &str| found.get_one::<String>(id).cloned();
    ScriptAsked {
        script: text("name").unwrap_or_default(),
        players: found.get_one::<u8>("players").map_or(5, |players| usize::from(*players)),
        with: list(found, "with"),
        reveal: text("reveal"),
        round: text("round"),
        seed: seed(found),
        render: text("render"),
        print: found.get_flag("print"),
    }
}

impl Words<'_> {
    pub(super) fn script(&self, command: Command) -> Command {
        let scripts: Vec<&str> = Script::all().into_iter().map(Script::id).collect();
        let ways = [Reveal::Touch, Reveal::Eyes].map(Reveal::id);
        command
            .arg(self.positional("name", "cli-script-name").required(true).value_parser(scripts))
            .arg(self.option("players", "N", "cli-script-players").value_parser(value_parser!(u8).range(PLAYERS)))
            .arg(self.option("with", "MODULES", "cli-with").value_parser(value_parser!(String)))
            .arg(self.option("reveal", "HOW", "cli-script-reveal").value_parser(ways))
            .arg(self.option("round", "WAY", "cli-script-round").value_parser(Round::ALL.map(Round::id)))
            .arg(self.seed())
            .arg(self.option("render", "FILE", "cli-render"))
            .arg(self.flag("print", "cli-print"))
    }
}
