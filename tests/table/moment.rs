//! What people at a table notice, moment by moment.

use protocol::{Cue, Masking, Sound};
use resistance_narrator::preferences::Key;
use serde_json::{Map, Value};

use super::Posted;

/// One thing that people at the table notice, or do.
#[derive(Clone, Debug, PartialEq)]
pub enum Moment {
    Typed(String),
    Pressed(Key),
    /// A sentence begins to be heard.
    Spoken(String),
    Cue(Cue),
    Printed(String),
    Masking(Masking),
    /// Speech stops in the middle, or what was queued is dropped.
    Silenced,
    Reported(Map<String, Value>),
    /// A post or a message of a forum game is handed out.
    Posted(Posted),
    Quit,
}

impl Moment {
    /// What is heard in this moment.
    pub fn sound(&self) -> Option<Sound> {
        match self {
            Self::Spoken(text) => Some(Sound::Text(text.clone())),
            Self::Cue(cue) => Some(Sound::Cue(*cue)),
            _ => None,
        }
    }
}

/// A moment, with the time on the table's clock.
#[derive(Clone, Debug, PartialEq)]
pub struct At {
    pub ms: u64,
    pub moment: Moment,
}
