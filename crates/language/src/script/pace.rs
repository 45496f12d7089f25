//! From steps to sounds with silences in milliseconds: the two pauses and the pace of the settings.

use serde::{Deserialize, Serialize};

use super::cue::Cue;
use super::{Pause, Round, ScriptStep, Timeline};
use crate::language::Message;

/// How long before the end of a long pause the ticks begin, and the distance between them.
const TICK_MS: u32 = 1000;
const TICKS: u32 = 3;

/// The slowest and the fastest pace.
pub const PACES: std::ops::RangeInclusive<f64> = 0.25..=4.0;

/// How long scripts wait.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Pauses {
    /// After an instruction, in milliseconds.
    pub short_ms: u32,
    /// While people look or feel, in milliseconds.
    pub long_ms: u32,
    /// While everybody chooses before a vote, in milliseconds: until somebody says that all have chosen if zero, as
    /// long as a long pause if none.
    pub vote_ms: Option<u32>,
    /// Speed of scripts: 2 halves every pause, 0.5 doubles it.
    pub pace: f64,
    /// Whether masking sound covers the long pauses.
    pub masking: bool,
    /// How things go round in a reveal by touch; none if the table was never told that there are two ways.
    pub round: Option<Round>,
}

impl Pauses {
    /// How things go round in a reveal by touch.
    #[must_use]
    pub fn round(&self) -> Round {
        self.round.unwrap_or_default()
    }

    /// The pause after an instruction at the pace that was chosen, in milliseconds.
    #[must_use]
    pub fn short_at_pace_ms(&self) -> u32 {
        stretched(self.short_ms, self.pace)
    }

    /// The pause for what takes a while at the pace that was chosen, in milliseconds.
    #[must_use]
    pub fn long_at_pace_ms(&self) -> u32 {
        stretched(self.long_ms, self.pace)
    }

    /// The pause while something passes through so many hands, or to so many players, one after the other, at the pace
    /// that was chosen, in milliseconds.
    #[must_use]
    pub fn passing_at_pace_ms(&self, hands: usize) -> u32 {
        let more = hands.saturating_sub(1) as u32;
        self.long_at_pace_ms().saturating_add(self.short_at_pace_ms().saturating_mul(more))
    }

    /// The pause before a vote is shown at the pace that was chosen, in milliseconds; none if somebody says when it is
    /// over.
    #[must_use]
    pub fn vote_at_pace_ms(&self) -> Option<u32> {
        let vote_ms = self.vote_ms.unwrap_or(self.long_ms);
        (self.vote_ms != Some(0)).then(|| stretched(vote_ms, self.pace))
    }
}

impl Default for Pauses {
    fn default() -> Self {
        Self { short_ms: 2500, long_ms: 7000, vote_ms: None, pace: 1.0, masking: true, round: None }
    }
}

/// One sound of a script with the silence before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paced {
    /// Silence before it, in milliseconds.
    pub lead_ms: u32,
    /// Whether masking sound covers that silence.
    pub masked: bool,
    /// What is heard.
    pub sound: PacedSound,
}

/// What is heard in a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PacedSound {
    /// A line.
    Line(Message),
    /// A cue.
    Cue(Cue),
}

/// Lays the steps out in time. A script ends with a sound: a pause after the last one is nothing that can be heard.
#[must_use]
pub fn lay_out(timeline: &Timeline, pauses: &Pauses) -> Vec<Paced> {
    let mut row = Row { paced: Vec::new(), lead_ms: 0, masked: false };
    for step in timeline.steps() {
        match step {
            ScriptStep::Say(line) => row.sound(PacedSound::Line(line.clone())),
            ScriptStep::Sound(cue) => row.sound(PacedSound::Cue(*cue)),
            ScriptStep::Pause(Pause::Short | Pause::Beat) => row.lead_ms += pauses.short_at_pace_ms(),
            ScriptStep::Pause(pause @ (Pause::Long | Pause::Talk)) => {
                row.long_pause(pauses.long_at_pace_ms(), pauses.masking && *pause == Pause::Long);
            }
        }
    }
    row.paced
}

struct Row {
    paced: Vec<Paced>,
    lead_ms: u32,
    masked: bool,
}

impl Row {
    fn sound(&mut self, sound: PacedSound) {
        self.paced.push(Paced { lead_ms: self.lead_ms, masked: self.masked, sound });
        self.lead_ms = 0;
        self.masked = false;
    }

    /// A long pause: silence, then ticks that tell its end, if there is room for them.
    fn long_pause(&mut self, long_ms: u32, masking: bool) {
        let ticking_ms = TICKS * TICK_MS;
        self.masked = masking;
        if long_ms <= ticking_ms {
            self.lead_ms += long_ms;
            return;
        }
        self.lead_ms += long_ms - ticking_ms;
        for _tick in 0..TICKS {
            self.sound(PacedSound::Cue(Cue::Tick));
            self.lead_ms = TICK_MS;
            self.masked = masking;
        }
    }
}

/// A pause at a pace: 2 halves it, 0.5 doubles it.
fn stretched(pause_ms: u32, pace: f64) -> u32 {
    (f64::from(pause_ms) / pace.clamp(*PACES.start(), *PACES.end())).round() as u32
}

/// How long a laid-out script takes, in milliseconds, if every sound takes as long as `sound_ms` says.
pub fn length_ms(paced: &[Paced], mut sound_ms: impl FnMut(&PacedSound) -> u32) -> u32 {
    paced.iter().map(|sound| sound.lead_ms + sound_ms(&sound.sound)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looking() -> Timeline {
        let line = || ScriptStep::Say(Message::new("script-eyes-open"));
        let pauses = [Pause::Short, Pause::Long, Pause::Short];
        Timeline::new(
            pauses.into_iter().flat_map(|pause| [line(), ScriptStep::Pause(pause)]).chain([line()]).collect(),
        )
    }

    fn silences_ms(pauses: &Pauses) -> u32 {
        length_ms(&lay_out(&looking(), pauses), |_| 0)
    }

    #[test]
    fn the_pauses_add_up_to_the_settings() {
        let pauses = Pauses { short_ms: 1500, long_ms: 8000, ..Pauses::default() };
        assert_eq!(silences_ms(&pauses), 1500 + 8000 + 1500);
        assert_eq!(silences_ms(&Pauses { pace: 2.0, ..pauses }), 750 + 4000 + 750);
    }

    #[test]
    fn a_long_pause_too_short_for_ticks_has_none() {
        let pauses = Pauses { long_ms: 2500, ..Pauses::default() };
        let paced = lay_out(&looking(), &pauses);
        assert!(paced.iter().all(|sound| sound.sound != PacedSound::Cue(Cue::Tick)));
    }
}
