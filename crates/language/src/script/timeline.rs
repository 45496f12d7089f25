//! A script as a row of steps.

use super::cue::Cue;
use crate::language::Message;

/// One step of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptStep {
    /// Say a line.
    Say(Message),
    /// Sound a cue.
    Sound(Cue),
    /// Wait.
    Pause(Pause),
}

/// The pauses of scripts. How long they are is a setting: see [`super::pace`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// After an instruction.
    Short,
    /// While a card goes from hand to hand.
    Beat,
    /// While people look or feel. Masking sound covers it, and ticks tell its end.
    Long,
    /// While somebody thinks and speaks: as long as that, with ticks, but nothing covers what is said.
    Talk,
}

/// A script, ready to be played, printed or rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline(Vec<ScriptStep>);

impl Timeline {
    /// A script of these steps.
    #[must_use]
    pub fn new(steps: Vec<ScriptStep>) -> Self {
        Self(steps)
    }

    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> &[ScriptStep] {
        &self.0
    }
}
