//! A script with its place, what was heard of it and what comes next; and a ceremony that waits to go on. Neither keeps
//! time.

use crate::language::{Message, Verb};
use crate::script::Timeline;
use crate::script::pace::{Paced, PacedSound, Pauses, lay_out};
use crate::script::reveal_by_touch::ROUND_BEGINS;
use protocol::question::Question;
use protocol::{Cue, Masking, OwnVoice, Sound, UtteranceId};

/// What the player is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Playing {
    /// It is heard.
    Runs,
    /// Somebody has typed into it: it is silent, and what was typed decides how it goes on.
    Silenced,
    /// It is held.
    Paused,
    /// It was heard to its end.
    Over,
}

/// A script that is being played.
#[derive(Clone, Debug)]
pub(crate) struct ScriptPlayer {
    pub(crate) sounds: Vec<Paced>,
    /// The line that is heard, or will be heard again after a pause.
    pub(crate) line: usize,
    /// The last sound that was heard, or is.
    pub(crate) heard: usize,
    /// The next sound to be queued.
    pub(crate) next: usize,
    /// What is queued: utterances and the sounds that they are.
    pub(crate) queued: Vec<(UtteranceId, usize)>,
    pub(crate) playing: Playing,
    pub(crate) masking: Masking,
}

impl Playing {
    /// What is open meanwhile.
    pub(crate) fn question(self) -> Question {
        match self {
            Self::Runs => Question::ScriptRuns,
            Self::Silenced | Self::Paused => Question::ScriptPaused,
            Self::Over => Question::ScriptOver,
        }
    }
}

impl ScriptPlayer {
    /// A script at its beginning.
    #[must_use]
    pub fn new(timeline: &Timeline, pauses: &Pauses) -> Self {
        let sounds = lay_out(timeline, pauses);
        Self { sounds, line: 0, heard: 0, next: 0, queued: Vec::new(), playing: Playing::Runs, masking: Masking::Off }
    }

    /// What the player is doing.
    #[must_use]
    pub fn playing(&self) -> Playing {
        self.playing
    }

    /// The lines of the script, without cues and silences.
    #[must_use]
    pub fn lines(&self) -> Vec<Message> {
        let line = |paced: &Paced| match &paced.sound {
            PacedSound::Line(message) => Some(message.clone()),
            PacedSound::Cue(_) => None,
        };
        self.sounds.iter().filter_map(line).collect()
    }

    pub(crate) fn is_line(&self, sound: usize) -> bool {
        self.sounds.get(sound).is_some_and(|paced| matches!(paced.sound, PacedSound::Line(_)))
    }

    /// The line before the present one; the first has none before it.
    pub(crate) fn line_before(&self) -> usize {
        (0..self.line).rev().find(|sound| self.is_line(*sound)).unwrap_or(0)
    }

    /// The line after the present one, or the end.
    pub(crate) fn line_after(&self) -> usize {
        (self.line + 1..self.sounds.len()).find(|sound| self.is_line(*sound)).unwrap_or(self.sounds.len())
    }

    /// Where the round of cards or tokens began that is under way; none where nothing goes round.
    pub(crate) fn round_began(&self) -> Option<usize> {
        let begins = |paced: &Paced| match &paced.sound {
            PacedSound::Line(message) => ROUND_BEGINS.contains(&message.key()),
            PacedSound::Cue(_) => false,
        };
        self.sounds.get(..=self.line).and_then(|heard| heard.iter().rposition(begins))
    }

    /// How many tones were heard since this sound: so many places has gone round what went from there.
    pub(crate) fn tones_since(&self, sound: usize) -> u32 {
        let heard = self.sounds.get(sound..=self.heard).unwrap_or_default();
        heard.iter().filter(|paced| paced.sound == PacedSound::Cue(Cue::Now)).count() as u32
    }

    /// Goes to a sound and is ready to play from there.
    pub(crate) fn go_to(&mut self, sound: usize) {
        self.line = sound;
        self.heard = sound;
        self.next = sound;
        self.queued.clear();
        self.playing = Playing::Runs;
    }
}

/// The rest of a ceremony. Nothing of it is queued, and so nothing of it can sound too early.
#[derive(Debug, Default)]
pub(crate) struct Ceremony {
    pub(crate) rest: Vec<Planned>,
    /// What it leads to: while that is asked, its instructions hold.
    pub(crate) question: Option<Question>,
    /// It waits until somebody lets it go on.
    pub(crate) held: bool,
}

impl Ceremony {
    /// Whether something of it is still to come.
    pub(crate) fn waits(&self) -> bool {
        !self.rest.is_empty()
    }

    /// What can be said while it waits, beside the answers to its question: it goes on, or ends early.
    pub(crate) fn offers(&self) -> &'static [Verb] {
        if self.waits() { &[Verb::Next, Verb::Ready] } else { &[] }
    }

    /// Whether it goes on only when somebody says so.
    pub(crate) fn is_held(&self) -> bool {
        self.held && self.waits()
    }

    /// Whether this line is still to come.
    pub(crate) fn is_to_say(&self, line: &str) -> bool {
        self.rest.iter().any(|planned| planned.printed.as_deref() == Some(line))
    }

    /// Nothing of it is still to come.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
impl Ceremony {
    /// How many sounds are still to come.
    pub(crate) fn len(&self) -> usize {
        self.rest.len()
    }
}

/// Something that the table is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) message: Message,
    /// How many announcements the history had with it.
    pub(crate) announcements: usize,
}

/// One sound that is still to come, with the line that is printed when it begins.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Planned {
    pub(crate) lead_ms: u32,
    pub(crate) sound: Sound,
    pub(crate) voice: Option<OwnVoice>,
    pub(crate) printed: Option<String>,
    /// What the table is told by it.
    pub(crate) told: Option<Told>,
}
