//! What the command line asks about a sound file.

use clap::{ArgGroup, ArgMatches, Command};

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

/// What is asked about learned voices.
const OF_VOICES: [&str; 5] = ["learn", "learned", "forget", "with-voice", "without-voice"];

/// What is asked of the ears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hear {
    /// What is heard of this sound file.
    Wav(String),
    /// Learn the voice of this person.
    Learn(String),
    /// Tell whose voices were learned.
    Learned,
    /// Delete what this person has taught.
    Forget(String),
    /// Use what this person has taught, or don't.
    Switch(String, bool),
}

/// What is asked, and the table at which it is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HearAsked {
    /// What is asked.
    pub what: Hear,
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
        what: what(found),
        players: list(found, "players"),
        phase: found.get_one::<String>("phase").cloned(),
        output: output(found),
    }
}

fn what(found: &ArgMatches) -> Hear {
    let named = |option: &str| found.get_one::<String>(option).cloned();
    named("learn")
        .map(Hear::Learn)
        .or_else(|| found.get_flag("learned").then_some(Hear::Learned))
        .or_else(|| named("forget").map(Hear::Forget))
        .or_else(|| named("with-voice").map(|name| Hear::Switch(name, true)))
        .or_else(|| named("without-voice").map(|name| Hear::Switch(name, false)))
        .unwrap_or_else(|| Hear::Wav(named("wav").unwrap_or_default()))
}

impl Words<'_> {
    pub(super) fn hear(&self, command: Command) -> Command {
        command
            .arg(self.option("wav", "FILE", "cli-wav").required_unless_present_any(OF_VOICES))
            .arg(self.option("players", "NAMES", "cli-players"))
            .arg(self.option("phase", "P", "cli-phase").value_parser(PHASES))
            .arg(self.json())
            .arg(self.option("learn", "NAME", "cli-learn"))
            .arg(self.flag("learned", "cli-learned"))
            .arg(self.option("forget", "NAME", "cli-forget"))
            .arg(self.option("with-voice", "NAME", "cli-with-voice"))
            .arg(self.option("without-voice", "NAME", "cli-without-voice"))
            .group(ArgGroup::new("asked").args(OF_VOICES).arg("wav"))
    }
}
