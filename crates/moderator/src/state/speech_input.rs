//! What the narrator knows of the recogniser and of what was heard: whether it attends, and how it was spoken to.

use crate::game::Seat;
use crate::language::{Grammar, Language, Message, SpokenNames, Verb};
use protocol::Recogniser;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The ears as the session knows them.
#[derive(Debug, Default)]
pub(crate) struct Listening {
    pub(crate) recogniser: Option<Arc<Recogniser>>,
    /// The name of the recogniser that people were told of.
    pub(crate) introduced: Option<String>,
    /// Why there is none.
    pub(crate) unavailable: Option<Message>,
    pub(crate) attention: Attention,
    /// Whether players talk to each other.
    pub(crate) talk: TableTalk,
    /// The sound server takes out of what is heard what the loudspeaker plays.
    pub(crate) without_loudspeaker: bool,
    /// The talk key was pressed, and what is said with it is not over.
    pub(crate) talking: bool,
    /// The command that was said with the wake phrase is heard again.
    pub(crate) in_one_breath: bool,
    /// How the players are called by voice; made anew for other players and other words.
    pub(crate) spoken_names: Option<SpokenNames>,
    /// The language and the players that these are for.
    pub(crate) called: Option<(Language, Vec<String>)>,
    /// What is said like a name; none for those that nobody has told about yet.
    pub(crate) said_alike: BTreeMap<String, Option<Vec<String>>>,
    /// How to call the players is told as soon as that is known.
    pub(crate) tells_spoken_names: bool,
    /// Whose voice is learned as soon as there is a recogniser.
    pub(crate) to_learn: Option<String>,
    /// Names that were told to be listened for as other words, and that nobody has tried.
    pub(crate) untried: BTreeSet<String>,
    /// What is listened for, and the moment that it is for.
    pub(crate) expected: Option<(Moment, Grammar)>,
}

/// What a grammar depends on.
#[derive(Debug, PartialEq)]
pub(crate) struct Moment {
    pub(crate) asleep: bool,
    /// The narrator speaks: only what ends that counts.
    pub(crate) interrupting: bool,
    /// Whose name is tried.
    pub(crate) tried: Option<Seat>,
    /// The words of a voice that is learned.
    pub(crate) taught: Vec<String>,
    pub(crate) open: Vec<Verb>,
    pub(crate) language: Language,
    pub(crate) players: Vec<String>,
}

/// Whether what is heard is for the narrator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Attention {
    /// Only the wake phrase counts.
    #[default]
    Asleep,
    /// The next utterance is a command.
    Awake,
    /// What was read back was dropped: what is meant instead may follow, after "no" once more or at once.
    Corrected,
}

/// Whether players talk to each other, as far as open ears can tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TableTalk {
    /// They don't.
    #[default]
    None,
    /// Something long was said; what it was is not known yet.
    Suspected,
    /// They do: words that could be an answer are theirs, and only the wake phrase counts.
    GoesOn,
}
