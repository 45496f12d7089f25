//! What the command line asks about a sound file.

use clap::{ArgMatches, Command};

use super::{Output, Words, list, output};

/// The phases of a game in which something can be said.
const PHASES: [&str; 16] = [
    "setup",
    "reveal",
    "window",
    "plot",
    "proposal",
    "vote",
    "watch",
    "spotlight",
    "mission",
    "close-eye",
    "trap",
    "examination",
    "accusation",
    "assassination",
    "claim",
    "over",
];

/// A sound file, and the table at which it is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HearAsked {
    /// The sound file.
    pub wav: String,
    /// The players, clockwise.
    pub players: Vec<String>,
    /// The phase of the game; none for all that can be said in a game without modules.
    pub phase: Option<String>,
    /// Whom for.
    pub output: Output,
}

/// What stands behind the word `hear`.
pub(super) fn asked(found: &ArgMatches) -> HearAsked {
    HearAsked {
        wav: found.get_one::<String>("wav").cloned().unwrap_or_default(),
        players: list(found, "players"),
        phase: found.get_one::<String>("phase").cloned(),
        output: output(found),
    }
}

impl Words<'_> {
    pub(super) fn hear(&self, command: Command) -> Command {
        command
            .arg(self.option("wav", "FILE", "cli-wav").required(true))
            .arg(self.option("players", "NAMES", "cli-players"))
            .arg(self.option("phase", "P", "cli-phase").value_parser(PHASES))
            .arg(self.json())
    }
}
