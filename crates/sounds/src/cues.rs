//! The sound cues: a few notes each, computed when they are needed.
//!
//! The table is the score. Rising notes are good news, falling notes bad news, a single note asks for
//! something; nobody has to tell two instruments apart.

use protocol::Cue;

/// One note of a cue.
struct Note {
    /// Hertz; 0 is a rest.
    frequency: f32,
    /// Milliseconds from its beginning to the beginning of the next.
    length_ms: u32,
    /// Loudness from 0 to 1.
    level: f32,
}

const fn note(frequency: f32, length_ms: u32, level: f32) -> Note {
    Note { frequency, length_ms, level }
}

/// How long a note takes to swell; any shorter and it clicks.
const ATTACK_MS: f32 = 5.0;
/// How long the end of a note takes to fade; any shorter and it clicks.
const RELEASE_MS: f32 = 15.0;

fn score(cue: Cue) -> &'static [Note] {
    match cue {
        Cue::Accepted => const { &[note(880.0, 60, 0.5), note(1174.7, 110, 0.5)] },
        Cue::Refused => const { &[note(311.1, 120, 0.7), note(233.1, 180, 0.7)] },
        Cue::YourTurn => const { &[note(659.3, 90, 0.6), note(0.0, 50, 0.0), note(659.3, 150, 0.6)] },
        Cue::Now => const { &[note(1046.5, 300, 0.8)] },
        Cue::Approved => const { &[note(523.3, 90, 0.6), note(659.3, 90, 0.6), note(784.0, 180, 0.6)] },
        Cue::Rejected => const { &[note(523.3, 90, 0.6), note(440.0, 90, 0.6), note(349.2, 190, 0.6)] },
        Cue::Success => {
            const { &[note(659.3, 70, 0.6), note(830.6, 70, 0.6), note(987.8, 70, 0.6), note(1318.5, 180, 0.7)] }
        }
        Cue::Fail => const { &[note(207.7, 80, 0.8), note(196.0, 80, 0.8), note(138.6, 230, 0.9)] },
        Cue::Tick => const { &[note(1568.0, 40, 0.5)] },
        Cue::GameOver => {
            const { &[note(523.3, 140, 0.6), note(659.3, 140, 0.6), note(784.0, 140, 0.6), note(1046.5, 460, 0.7)] }
        }
        // Short and soft: whoever talks does not want to be drowned out.
        Cue::Listening => const { &[note(987.8, 45, 0.4), note(1480.0, 60, 0.4)] },
        Cue::Heard => const { &[note(1480.0, 55, 0.4)] },
        Cue::NotUnderstood => const { &[note(440.0, 70, 0.5), note(0.0, 40, 0.0), note(440.0, 90, 0.5)] },
    }
}

/// The length of a cue in milliseconds.
#[must_use]
pub fn length_ms(cue: Cue) -> u32 {
    score(cue).iter().map(|note| note.length_ms).sum()
}

/// The samples of a cue, one channel, at `rate` samples a second.
#[must_use]
pub fn samples(cue: Cue, rate: u32) -> Vec<i16> {
    score(cue).iter().flat_map(|note| tone(note, rate)).collect()
}

/// A bell-like tone: it swells fast, dies away, and carries a soft octave so that small loudspeakers
/// let the low notes through.
fn tone(note: &Note, rate: u32) -> impl Iterator<Item = i16> {
    let count = (u64::from(note.length_ms) * u64::from(rate) / 1000) as u32;
    let length_ms = note.length_ms as f32;
    let (frequency, level) = (note.frequency, note.level);
    (0..count).map(move |index| {
        let seconds = index as f32 / rate as f32;
        let at_ms = seconds * 1000.0;
        let swell = (at_ms / ATTACK_MS).min(1.0);
        let fade = ((length_ms - at_ms) / RELEASE_MS).min(1.0);
        let decay = (-2.0 * at_ms / length_ms).exp();
        let phase = std::f32::consts::TAU * frequency * seconds;
        let wave = 0.8 * phase.sin() + 0.2 * (2.0 * phase).sin();
        (wave * level * swell * fade * decay * f32::from(i16::MAX)) as i16
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cues_are_short() {
        for cue in Cue::ALL {
            let limit = if cue == Cue::GameOver { 1000 } else { 400 };
            assert!(length_ms(cue) <= limit, "{} takes {} ms", cue.id(), length_ms(cue));
        }
    }

    #[test]
    fn cues_are_loud_enough_to_hear_and_never_click() {
        for cue in Cue::ALL {
            let samples = samples(cue, 22_050);
            let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
            assert!((4_000..32_000).contains(&loudest), "{} peaks at {loudest}", cue.id());
            let biggest_step = samples.windows(2).map(|pair| pair[0].abs_diff(pair[1])).max().unwrap();
            assert!(biggest_step < 16_000, "{} jumps by {biggest_step}", cue.id());
            assert!(
                samples[0].abs() < 500 && samples[samples.len() - 1].abs() < 500,
                "{} begins or ends hard",
                cue.id()
            );
        }
    }

    #[test]
    fn no_two_cues_sound_alike() {
        for (index, first) in Cue::ALL.into_iter().enumerate() {
            for second in &Cue::ALL[index + 1..] {
                assert_ne!(samples(first, 22_050), samples(*second, 22_050), "{} and {}", first.id(), second.id());
            }
        }
    }

    #[test]
    fn length_in_samples_follows_the_score() {
        for cue in Cue::ALL {
            let seconds = samples(cue, 22_050).len() as f64 / 22_050.0;
            assert!((seconds * 1000.0 - f64::from(length_ms(cue))).abs() < 1.0);
        }
    }
}
