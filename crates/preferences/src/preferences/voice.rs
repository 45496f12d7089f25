//! How the narrator sounds: our own scales, mapped to each voice by its device.

use crate::language::Language;
use serde::{Deserialize, Serialize};

/// A voice that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The name that the speech service or espeak-ng knows it by.
    pub name: String,
    /// The language that it speaks, as the service writes it (`en-gb`, `fr-fr`).
    pub language: String,
}

/// Where speech is asked to come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoiceMode {
    /// The speech service of the system, or the built-in voice while there is none.
    #[default]
    System,
    /// The built-in voice.
    BuiltIn,
    /// No speech: for people with a screen reader or a Braille display.
    Off,
}

/// How the narrator sounds. All scales go from 0 to 100.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Tuning {
    /// Where speech comes from.
    pub mode: VoiceMode,
    /// The language that is spoken. Not a setting of the voice: it follows the language of the game.
    #[serde(skip)]
    pub language: Language,
    /// The chosen voice, by name; none lets the language choose.
    pub voice: Option<String>,
    /// Speed: 50 is normal.
    pub rate: u8,
    /// Pitch: 50 is normal.
    pub pitch: u8,
    /// Loudness of speech.
    pub volume: u8,
    /// Loudness of cues.
    pub cue_volume: u8,
    /// Loudness of the masking sound.
    pub masking_volume: u8,
    /// The loudspeaker, by name; none takes the system's default.
    pub speaker: Option<String>,
    /// The headset that goes from hand to hand, by name; none is chosen when it is needed.
    #[serde(rename = "earpiece")]
    pub headset: Option<String>,
    /// The microphone, by name; none takes the system's default.
    pub microphone: Option<String>,
}

/// Characters a second at normal speed, for all voices that can't tell beforehand.
const CHARACTERS_PER_S: f64 = 14.0;

/// The slowest speed is normal divided by this, the fastest normal times this.
const SPEED_RANGE: f64 = 2.5;

/// The factor of a speed on our scale: 1 is normal.
#[must_use]
pub fn speed(rate: u8) -> f64 {
    SPEED_RANGE.powf((f64::from(rate.min(100)) - 50.0) / 50.0)
}

/// How long a text takes, in milliseconds, by experience.
#[must_use]
pub fn estimate_ms(text: &str, rate: u8) -> u32 {
    (text.chars().count() as f64 * 1000.0 / CHARACTERS_PER_S / speed(rate)) as u32
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            mode: VoiceMode::default(),
            language: Language::default(),
            voice: None,
            rate: 50,
            pitch: 50,
            volume: 100,
            cue_volume: 60,
            masking_volume: 30,
            speaker: None,
            headset: None,
            microphone: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_goes_from_slow_to_fast() {
        assert!((speed(50) - 1.0).abs() < 1e-9);
        assert!((speed(100) - 2.5).abs() < 1e-9);
        assert!((speed(0) - 0.4).abs() < 1e-9);
        assert_eq!(estimate_ms("fourteen chars", 50), 1000);
        assert_eq!(estimate_ms("fourteen chars", 100), 400);
    }
}
