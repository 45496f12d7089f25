//! How sentences begin: what was recorded, beside the samples that the built-in voice makes.

use resistance_narrator::device::speaker::built_in::synthesise;
use resistance_narrator::preferences::Tuning;

use super::{RATE, Recorder, Recording, Speak};

/// Samples that are compared as one: 1 ms.
const FRAME: usize = RATE / 1000;
/// So many frames a recording may be ahead or behind within a sentence: servers convert rates.
const SLACK: usize = 2;
/// What is as loud as this can be heard.
const AUDIBLE: f64 = 40.0;
/// What is as loud as this can't be missed.
const LOUD: f64 = 150.0;
/// A hole or a noise of so many frames can be heard.
const HEARD: usize = 3;

/// How fast the voice is, so that many sentences take little time.
const FAST: u8 = 100;

/// What comes before a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// A sentence that was heard to its end.
    Sentence,
    /// Longer silence than the loudspeaker is kept open for.
    Silence,
    /// A sentence that is cut off before it can be heard.
    CutOff,
    /// A sentence that is cut off while it is heard.
    CutShort,
}

impl Before {
    /// Each kind, again and again.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Sentence, Self::CutOff, Self::CutShort, Self::CutOff, Self::Silence].into_iter().cycle()
    }
}

/// A voice that speaks fast.
pub fn fast(speak: &mut Speak) {
    speak.tell(&format!("tune rate {FAST}"));
}

/// Has that sentence spoken after what comes before it; what was not heard as it was made.
pub fn begin(speak: &mut Speak, recorder: &Recorder, number: usize, before: Before) -> Result<(), String> {
    let text = format!("Sentence {number}. Ana, take the headset and the keyboard.");
    let mut from = recorder.length();
    match before {
        Before::Sentence => {}
        Before::Silence => speak.listen(std::time::Duration::from_millis(1600)),
        Before::CutOff => {
            speak.tell(&format!("say {number}1 0 Number {number}, was that heard in the headset?"));
            speak.tell("silence");
        }
        Before::CutShort => {
            speak.tell(&format!("say {number}1 0 Number {number}, was that heard in the headset?"));
            speak.wait(&format!("began {number}1"));
            speak.listen(std::time::Duration::from_millis(150 + 37 * (number as u64 % 8)));
            speak.tell("silence");
            speak.wait(&format!("cancelled {number}1"));
            recorder.wait_until_over(from, 200);
            from = recorder.length();
        }
    }
    speak.tell(&format!("say {number} 0 {text}"));
    speak.wait(&format!("ended {number}"));
    recorder.wait_until_over(from, 200);
    let heard = recorder.part(from..recorder.length());
    let made = synthesise(&text, &Tuning { rate: FAST, ..Tuning::default() }).expect("the built-in voice speaks");
    compare(&heard, &made).map_err(|fault| format!("sentence {number} after {before:?}: {fault}"))
}

/// What was heard is exactly what was made, with silence around it.
fn compare(heard: &Recording, made: &[i16]) -> Result<(), String> {
    let (heard, mut made) = (loudness(&heard.samples), loudness(made));
    let last = made.iter().rposition(|made| *made > AUDIBLE).ok_or("nothing was made")?;
    made.truncate(last + 1);
    let places = heard.len().checked_sub(made.len()).ok_or("it is too short")?;
    let likeness = |at: usize| heard[at..].iter().zip(&made).map(|(heard, made)| heard * made).sum::<f64>();
    let alike: Vec<f64> = (0..=places).map(likeness).collect();
    let at = (0..=places).max_by(|one, other| alike[*one].total_cmp(&alike[*other])).unwrap_or_default();
    let gain = alike[at] / made.iter().map(|made| made * made).sum::<f64>();
    if gain < 0.1 {
        return Err(format!("it is not heard, gain {gain:.2}"));
    }
    made.iter_mut().for_each(|made| *made *= gain);
    let wanted = |frame: usize| {
        let around = (frame + SLACK + 1).saturating_sub(at).min(made.len());
        let around = &made[frame.saturating_sub(at + SLACK).min(around)..around];
        (
            around.iter().copied().fold(f64::INFINITY, f64::min),
            around.iter().copied().fold(0.0, f64::max),
            around.len() == 2 * SLACK + 1,
        )
    };
    let mut faults = Vec::new();
    let (mut noise, mut hole) = (0, 0);
    for (frame, loudness) in heard.iter().enumerate() {
        let (least, most, within) = wanted(frame);
        noise = if *loudness > AUDIBLE + 2.0 * most { noise + 1 } else { 0 };
        hole = if within && least > LOUD && *loudness < least / 3.0 { hole + 1 } else { 0 };
        let ms = frame as i64 - at as i64;
        // Outside of the sentence there is nothing, not even a click.
        if noise == HEARD || noise == 1 && most == 0.0 {
            faults.push(format!("sound at {ms} ms"));
        }
        if hole == HEARD {
            faults.push(format!("a hole at {ms} ms"));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join(", ")) }
}

/// The loudest sample of each millisecond.
fn loudness(samples: &[i16]) -> Vec<f64> {
    let loudest =
        |frame: &[i16]| f64::from(frame.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or_default());
    samples.chunks(FRAME).map(loudest).collect()
}
