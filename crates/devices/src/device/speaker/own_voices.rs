//! How virtual players sound: each otherwise than the narrator, and than all others.
//!
//! The built-in voice has variants, as of a woman or of an old man. A voice of the system that has none is spoken higher
//! or lower, and beyond that faster.

use crate::preferences::Tuning;
use protocol::OwnVoice;

/// How one of them sounds.
struct Timbre {
    /// The variant of the built-in voice.
    variant: &'static str,
    /// The pitch of that variant, on our scale.
    pitch: u8,
    /// The pitch where there is one voice only, on our scale.
    alone: u8,
    /// How much faster it is there, on our scale.
    faster: u8,
}

const fn timbre(variant: &'static str, pitch: u8, alone: u8, faster: u8) -> Timbre {
    Timbre { variant, pitch, alone, faster }
}

/// Those of a small table come first and are furthest apart; neighbours are never alike. What is in the middle of the
/// scale is the narrator's.
const TIMBRES: [Timbre; 12] = [
    timbre("f4", 78, 85, 0),
    timbre("m4", 30, 15, 0),
    timbre("m3", 76, 70, 0),
    timbre("f1", 50, 30, 0),
    timbre("m5", 66, 100, 0),
    timbre("f5", 80, 0, 0),
    timbre("m8", 8, 85, 12),
    timbre("f3", 40, 15, 12),
    timbre("m7", 14, 70, 12),
    timbre("f2", 26, 30, 12),
    timbre("f2", 95, 100, 12),
    timbre("f3", 99, 0, 12),
];

fn of(voice: OwnVoice) -> &'static Timbre {
    &TIMBRES[usize::from(voice.number()) % TIMBRES.len()]
}

/// The variant of the built-in voice, and its pitch on our scale.
pub(super) fn variant(voice: OwnVoice) -> (&'static str, u8) {
    let Timbre { variant, pitch, .. } = of(voice);
    (variant, *pitch)
}

/// How a voice sounds that has no variants.
pub(super) fn alone(voice: OwnVoice, tuning: &Tuning) -> Tuning {
    let Timbre { alone, faster, .. } = of(voice);
    // Who can't be faster is slower.
    let rate = if tuning.rate > 100 - faster { tuning.rate - faster } else { tuning.rate + faster };
    Tuning { pitch: *alone, rate, ..tuning.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_sound_alike_and_none_like_the_narrator() {
        let sounds = |voice: u8, rate| {
            let tuning = alone(OwnVoice::from_number(voice), &Tuning { rate, ..Tuning::default() });
            (tuning.pitch, tuning.rate)
        };
        for one in 0..TIMBRES.len() as u8 {
            let voice = OwnVoice::from_number(one);
            for rate in [0, 50, 95, 100] {
                assert!(sounds(one, rate).0.abs_diff(Tuning::default().pitch) >= 20);
                assert!((0..one).all(|other| sounds(other, rate) != sounds(one, rate)));
            }
            assert!((0..one).all(|other| variant(OwnVoice::from_number(other)) != variant(voice)));
        }
    }
}
