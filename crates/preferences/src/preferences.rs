//! What a person has chosen once and for all games: the settings, as data.

pub mod bindings;
pub mod key;
pub mod setting;
pub mod voice;

pub use crate::journal::private::MissingVotes;
pub use crate::script::pace::Pauses;
pub use key::Key;
pub use voice::{Tuning, Voice, VoiceMode};

use crate::game::Reveal;
use crate::language::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All settings. Every one has a default; an empty file is a complete settings file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The language that is spoken and understood; none takes the system's.
    pub language: Option<Language>,
    /// How much is said.
    pub wording: Wording,
    /// How much virtual players say.
    pub reasons: Reasons,
    /// Which pieces lie on the table.
    pub pieces: Pieces,
    /// How keys are read.
    pub keys: KeyMode,
    /// How many cells the Braille display has on which printed lines are to fit; they stay whole if zero.
    pub cells: u32,
    /// When the narrator listens.
    pub ears: Listens,
    /// How speech and sound are.
    pub sound: Tuning,
    /// Whether the narrator speaks beside a screen reader.
    pub screen_reader: BesideScreenReader,
    /// Whether the Winter Soldier and Maria Hill are reminded of what they must or may do.
    pub reminders: Reminders,
    /// What is taken with the headset where the narrator deals.
    pub secretly: Secretly,
    /// After how many minutes of discussion the leader is reminded; never if zero.
    pub discussion: u32,
    /// How the spies get to know each other where the rule book has them close and open their eyes.
    pub reveal: Revealed,
    /// Forum: what counts for a player who has not voted by the deadline.
    pub missing_votes: MissingVotes,
    /// What becomes of lines that were not understood.
    pub refused: Refused,
    /// The address that phones are told, or the network interface whose it is; none takes the likeliest.
    pub phones_address: Option<String>,
    /// How long scripts wait.
    pub script: Pauses,
    /// What the players were called in the last game.
    pub players: Vec<String>,
    /// Names that the recogniser doesn't know, each with words that sound like it.
    pub names: BTreeMap<String, String>,
    /// What tokens and markers of this table's kit are called when spoken.
    pub kit: BTreeMap<String, String>,
    /// Keys of single-key mode that mean something else than usual: a key, then a command.
    pub bindings: BTreeMap<String, String>,
}

/// How much is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wording {
    /// Full the first time in a game, brief afterwards.
    #[default]
    Learning,
    /// Always full.
    Full,
    /// Always brief.
    Brief,
}

/// How much virtual players say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reasons {
    /// Nothing, unless somebody asks.
    Quiet,
    /// The leader says why, and after a vote one or two do; nobody does in brief wording.
    #[default]
    Usual,
    /// Everybody says why who has something new to say, in any wording.
    Chatty,
}

/// What becomes of lines that were not understood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// They are forgotten.
    #[default]
    Forget,
    /// They are kept on this computer, without names.
    Keep,
}

/// Which pieces a table moves, and is told to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pieces {
    /// All of the kit.
    #[default]
    All,
    /// Cards and vote tokens: the narrator keeps what markers and other tokens tell.
    Cards,
    /// None.
    None,
}

/// How a table wants the reveal in editions whose rule book has eyes closed and opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Revealed {
    /// It is asked, once.
    #[default]
    Ask,
    /// With eyes closed, as the book says.
    Eyes,
    /// By touch.
    Touch,
    /// Through the headset.
    #[serde(rename = "earpiece")]
    Headset,
}

impl Revealed {
    /// The reveal that it is; none as long as it is to be asked.
    #[must_use]
    pub fn reveal(self) -> Option<Reveal> {
        match self {
            Self::Ask => None,
            Self::Eyes => Some(Reveal::Eyes),
            Self::Touch => Some(Reveal::Touch),
            Self::Headset => Some(Reveal::Headset),
        }
    }

    /// What is kept of a reveal that a table has chosen.
    #[must_use]
    pub fn of(reveal: Reveal) -> Self {
        match reveal {
            Reveal::Eyes => Self::Eyes,
            Reveal::Touch => Self::Touch,
            Reveal::Headset => Self::Headset,
            Reveal::None => Self::Ask,
        }
    }
}

/// What the narrator does where a screen reader runs, unless its voice is off anyway.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BesideScreenReader {
    /// It asks who speaks, once.
    #[default]
    Ask,
    /// It speaks too.
    Speak,
}

/// Whether players are reminded of what their character must or may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminders {
    /// Before every vote and every mission.
    On,
    /// Only when somebody asks.
    #[default]
    Off,
}

/// What is taken with the headset where the narrator deals, in single-key mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secretly {
    /// Nothing, unless somebody says so.
    Nothing,
    /// Mission cards.
    #[default]
    Cards,
    /// Votes.
    Votes,
    /// Mission cards and votes.
    Both,
}

/// When the narrator listens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Listens {
    /// Never.
    Off,
    /// While the key is held, or between two presses.
    #[default]
    Push,
    /// For one command after the wake phrase.
    Wake,
    /// All the time.
    Open,
}

/// How keys are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeyMode {
    /// Whole lines: works with every screen reader, over ssh and in a pipe.
    #[default]
    Line,
    /// Single keys act at once.
    Single,
}
