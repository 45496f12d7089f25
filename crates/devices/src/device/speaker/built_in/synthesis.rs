//! Samples of a text, made by espeak-ng: text in by standard input, samples out by standard output.

use std::time::Duration;

use super::program::{Limits, Program, Read};
use super::synthesis_error::SynthesisError;
use crate::device::sound::RATE;
use crate::device::speaker::own_voices;
use crate::language::phonemes::Phonemes;
use crate::language::{Language, Pronunciation, Traits};
use crate::preferences::voice::{estimate_ms, speed};
use crate::preferences::{Tuning, Voice};
use protocol::OwnVoice;
use sounds::text::speakable;

/// Words a minute at normal speed.
const NORMAL_WPM: f64 = 175.0;
/// The length of the WAV header that espeak-ng writes.
const HEADER: usize = 44;
/// Samples are handed out in portions of at least half a second, more than a stream swallows at once.
const PORTION: usize = RATE.get() as usize / 2;
/// Samples that can't be heard: espeak-ng begins most sentences with some milliseconds of them.
const INAUDIBLE: u16 = 64;
/// The list of voices is no longer, in bytes, and takes no longer.
const LONGEST_LIST: Limits = Limits { bytes: 1 << 20, time: Duration::from_secs(10) };
/// How ten thousand words are said is no longer, and takes no longer on a slow machine.
const LONGEST_SAYING: Limits = Limits { bytes: 1 << 21, time: Duration::from_secs(60) };
/// At normal speed: what a rate of 50 stands for.
const NORMAL_RATE: u8 = 50;
/// A sentence is at most so many times as long as its estimate, and so much longer: figures are long when spoken.
const MOST_ESTIMATES: u32 = 4;
const MOST_BEYOND: Duration = Duration::from_secs(10);
/// Who does not want to wait any longer for a sentence of which nothing has come for so long has been left waiting.
const LEFT_WAITING: Duration = Duration::from_secs(1);

/// One text in one voice, with its names as that voice reads them rightly: the same sentence always gives the same
/// samples. Loudness is no part of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Sentence {
    text: String,
    voice: String,
    words_per_minute: u32,
    pitch: u32,
}

impl Sentence {
    pub fn new(text: &str, voice: Option<&str>, tuning: &Tuning) -> Self {
        Self {
            text: Pronunciation::of(tuning.language).respelled(text).into_owned(),
            voice: voice.unwrap_or(&Traits::of(tuning.language).voice).to_owned(),
            words_per_minute: ((NORMAL_WPM * speed(tuning.rate)) as u32).clamp(80, 450),
            pitch: on_their_scale(tuning.pitch),
        }
    }

    /// The same, said by a virtual player.
    pub fn in_voice(self, voice: OwnVoice) -> Self {
        let (variant, pitch) = own_voices::variant(voice);
        Self { voice: format!("{}+{variant}", self.voice), pitch: on_their_scale(pitch), ..self }
    }

    /// The longest that it can be, and take to be made: that is a matter of a moment.
    fn limits(&self) -> Limits {
        let slower = NORMAL_WPM / f64::from(self.words_per_minute);
        let estimate = Duration::from_millis(estimate_ms(&self.text, NORMAL_RATE).into()).mul_f64(slower);
        let time = MOST_ESTIMATES * estimate + MOST_BEYOND;
        Limits { bytes: time.as_secs() as usize * RATE.get() as usize * size_of::<i16>(), time }
    }
}

/// A pitch from 0 to 100 on the scale of espeak-ng, which goes to 99.
fn on_their_scale(pitch: u8) -> u32 {
    (u32::from(pitch.min(100)) * 99 + 50) / 100
}

/// Whether the rest of a sentence is still wanted.
pub(super) enum Wanted {
    Yes,
    No,
}

/// Runs espeak-ng and hands out samples as they come, for as long as they are wanted. All of them are the result. If it
/// fails once it is run again at once, and goes on where it has stopped: the same sentence has the same samples.
pub(super) fn stream(
    sentence: &Sentence,
    mut hear: impl FnMut(&[i16]) -> Wanted,
) -> Result<Vec<i16>, SynthesisError> {
    let mut heard = 0;
    let first = stream_once(sentence, |samples| {
        heard += samples.len();
        hear(samples)
    });
    match first {
        Err(error) if error.may_pass() => {
            tracing::warn!(%error, "a sentence is made once more");
            stream_once(sentence, |samples| {
                let (before, new) = samples.split_at(heard.min(samples.len()));
                heard -= before.len();
                hear(new)
            })
        }
        made => made,
    }
}

fn stream_once(sentence: &Sentence, mut hear: impl FnMut(&[i16]) -> Wanted) -> Result<Vec<i16>, SynthesisError> {
    let speed = sentence.words_per_minute.to_string();
    let pitch = sentence.pitch.to_string();
    let arguments =
        ["--stdin", "--stdout", "-b", "1", "-a", "100", "-v", &sentence.voice, "-s", &speed, "-p", &pitch];
    let mut program = Program::start(&arguments, &sentence.text, sentence.limits())?;
    let samples = read(&mut program, &mut hear)?;
    if program.end()?.success() { Ok(samples) } else { Err(SynthesisError::Failed) }
}

/// Reads samples to the end; none at all where there is not even a header, as of an unknown voice.
fn read(program: &mut Program, hear: &mut impl FnMut(&[i16]) -> Wanted) -> Result<Vec<i16>, SynthesisError> {
    let (mut bytes, mut buffer) = (Vec::new(), [0; 4096]);
    let (mut samples, mut heard, mut checked) = (Vec::new(), 0, false);
    loop {
        match program.read(&mut buffer)? {
            Read::Bytes(count) => bytes.extend_from_slice(&buffer[..count]),
            // All of it was made: it may be wanted another time.
            Read::End => {
                hear(&samples[heard..]);
                return Ok(samples);
            }
            Read::NotYet if matches!(hear(&[]), Wanted::Yes) => continue,
            Read::NotYet if program.waited() > LEFT_WAITING => return Err(SynthesisError::Hangs),
            Read::NotYet => return Err(SynthesisError::Silenced),
        }
        if !checked {
            let Some((header, rest)) = bytes.split_first_chunk() else { continue };
            check(header)?;
            (bytes, checked) = (rest.to_vec(), true);
        }
        let (pairs, rest) = bytes.as_chunks::<2>();
        let silent = samples.is_empty();
        let inaudible = |sample: &i16| silent && sample.unsigned_abs() <= INAUDIBLE;
        samples.extend(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).skip_while(inaudible));
        bytes = rest.to_vec();
        if samples.len() - heard >= PORTION {
            if matches!(hear(&samples[heard..]), Wanted::No) {
                return Err(SynthesisError::Silenced);
            }
            heard = samples.len();
        }
    }
}

/// The samples of a text as the built-in voice speaks it; none if there is nothing to say.
///
/// # Errors
///
/// There is no espeak-ng, or it has failed.
pub fn synthesise(text: &str, tuning: &Tuning) -> Result<Vec<i16>, SynthesisError> {
    let Some(text) = speakable(text) else {
        return Ok(Vec::new());
    };
    let chosen = Sentence::new(&text, tuning.voice.as_deref(), tuning);
    match stream(&chosen, |_| Wanted::Yes) {
        // The chosen voice may be one of the speech service that espeak-ng does not have.
        Err(SynthesisError::Failed) if tuning.voice.is_some() => {
            stream(&Sentence::new(&text, None, tuning), |_| Wanted::Yes)
        }
        result => result,
    }
}

/// The length of a text in the built-in voice, in milliseconds; none if there is no such voice.
#[must_use]
pub fn duration_ms(text: &str, tuning: &Tuning) -> Option<u32> {
    let samples = synthesise(text, tuning).ok()?;
    u32::try_from(samples.len() as u64 * 1000 / u64::from(RATE.get())).ok()
}

/// All voices of espeak-ng, without the variants and those that need a further program.
pub(super) fn voices() -> Result<Vec<Voice>, SynthesisError> {
    let list = text(Program::start(&["--voices"], "", LONGEST_LIST)?)?;
    Ok(list.lines().skip(1).filter_map(voice).collect())
}

/// How the built-in voice says each of these words or names, in their order.
///
/// # Errors
///
/// There is no espeak-ng, or it has failed or written something else.
pub fn phonemes(language: Language, texts: &[&str]) -> Result<Vec<Phonemes>, SynthesisError> {
    let pronunciation = Pronunciation::of(language);
    let plain = |text: &&str| {
        let text = pronunciation.respelled(text);
        text.replace(|sign: char| !sign.is_alphanumeric() && sign != '\'', " ")
    };
    // Each stands in a paragraph of its own, and so comes on a line of its own.
    let paragraphs = texts.iter().map(plain).collect::<Vec<_>>().join("\n\n");
    let arguments = ["--stdin", "-q", "--ipa", "--sep= ", "-v", &Traits::of(language).voice];
    let said = text(Program::start(&arguments, &paragraphs, LONGEST_SAYING)?)?;
    let said: Vec<Phonemes> = said.lines().filter(|line| !line.trim().is_empty()).map(Phonemes::parse).collect();
    if said.len() == texts.len() { Ok(said) } else { Err(SynthesisError::Failed) }
}

/// All that it writes, as text.
fn text(mut program: Program) -> Result<String, SynthesisError> {
    let (mut text, mut buffer) = (Vec::new(), [0; 4096]);
    loop {
        match program.read(&mut buffer)? {
            Read::Bytes(count) => text.extend_from_slice(&buffer[..count]),
            Read::NotYet => {}
            Read::End => return Ok(String::from_utf8_lossy(&text).into_owned()),
        }
    }
}

/// One line of the list: priority, language, age and gender, name, file.
fn voice(line: &str) -> Option<Voice> {
    let mut words = line.split_whitespace().skip(1);
    let language = words.next()?.to_owned();
    let name = words.nth(1)?.replace('_', " ");
    let file = words.next()?;
    let ours = !file.starts_with("mb/") && !file.starts_with("!v/");
    ours.then_some(Voice { name, language })
}

/// One channel of 16 bits at our rate, or it is not for us.
fn check(header: &[u8; HEADER]) -> Result<(), SynthesisError> {
    let one_channel = header[22..24] == [1, 0];
    let rate = u32::from_le_bytes([header[24], header[25], header[26], header[27]]);
    let sixteen_bits = header[34..36] == [16, 0];
    if header.starts_with(b"RIFF") && one_channel && rate == RATE.get() && sixteen_bits {
        Ok(())
    } else {
        Err(SynthesisError::NotSound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_names_are_said_in_their_order() {
        let known = ["ben", "j. r.", "aaron", "Zoë", "o'neill"];
        for language in Language::ALL {
            let said = phonemes(language, &known).unwrap();
            assert_eq!(said.len(), known.len());
            assert!(said.iter().all(|said| !said.sounds().is_empty()), "{language:?}: {said:?}");
            assert_eq!(said[..1], phonemes(language, &known[..1]).unwrap());
        }
    }

    #[test]
    fn sentences_have_the_length_of_speech() {
        let tuning = Tuning::default();
        let length_ms = duration_ms("The team was approved, three for, two against.", &tuning).unwrap();
        assert!((1500..5000).contains(&length_ms), "{length_ms} ms");
    }

    #[test]
    fn a_text_that_looks_like_an_option_is_spoken() {
        for text in ["--version", "-w /dev/null", "- three for, two against"] {
            assert!(duration_ms(text, &Tuning::default()).unwrap() > 300, "{text}");
        }
    }

    #[test]
    fn speed_pitch_and_language_change_the_sound_and_volume_does_not() {
        let normal = Tuning::default();
        let text = "Mission 3 succeeds.";
        let spoken = |tuning: &Tuning| synthesise(text, tuning).unwrap();
        assert!(spoken(&Tuning { rate: 80, ..normal.clone() }).len() < spoken(&normal).len() * 3 / 4);
        assert!(spoken(&Tuning { rate: 20, ..normal.clone() }).len() > spoken(&normal).len() * 5 / 4);
        assert_ne!(spoken(&Tuning { pitch: 90, ..normal.clone() }), spoken(&normal));
        assert_ne!(spoken(&Tuning { language: Language::GERMAN, ..normal.clone() }), spoken(&normal));
        assert_eq!(spoken(&Tuning { volume: 10, ..normal.clone() }), spoken(&normal));
    }

    #[test]
    fn whoever_is_not_there_has_a_voice_in_each_language_and_with_each_voice_of_the_narrator() {
        let american = Tuning { voice: Some("English (America)".to_owned()), ..Tuning::default() };
        let languages = Language::ALL.map(|language| Tuning { language, ..Tuning::default() });
        for tuning in languages.into_iter().chain([american]) {
            let plain = Sentence::new("Ana, Ben.", tuning.voice.as_deref(), &tuning);
            let said = |sentence: &Sentence| stream(sentence, |_| Wanted::Yes).unwrap();
            let mut heard = vec![said(&plain)];
            for number in 0..12 {
                let own = said(&plain.clone().in_voice(OwnVoice::from_number(number)));
                assert!(!heard.contains(&own), "{tuning:?} {number}");
                heard.push(own);
            }
        }
    }

    #[test]
    fn whoever_is_not_there_speaks_as_fast_as_the_narrator() {
        let said = |rate| {
            let plain = Sentence::new("I have my doubts about Cleo.", None, &Tuning { rate, ..Tuning::default() });
            stream(&plain.in_voice(OwnVoice::from_number(0)), |_| Wanted::Yes).unwrap().len()
        };
        assert!(said(80) < said(50) * 3 / 4);
    }

    #[test]
    fn a_foreign_voice_gives_way_to_the_language() {
        let foreign = Tuning { voice: Some("A voice of another service".to_owned()), ..Tuning::default() };
        assert_eq!(synthesise("Hello.", &foreign).unwrap(), synthesise("Hello.", &Tuning::default()).unwrap());
    }

    #[test]
    fn names_are_heard_as_they_are_respelled() {
        let french = Tuning { language: Language::FRENCH, ..Tuning::default() };
        let heard = |text: &str, tuning: &Tuning| synthesise(text, tuning).unwrap();
        assert_eq!(heard("Nick Fury mène.", &french), heard("Nik Fiouri mène.", &french));
        assert_ne!(heard("Nick Fury mène.", &Tuning::default()), heard("Nik Fiouri mène.", &Tuning::default()));
    }

    #[test]
    fn the_voice_list_has_each_language_and_no_variants() {
        let voices = voices().unwrap();
        for language in Language::ALL {
            assert!(voices.iter().any(|voice| voice.language.starts_with(language.code())), "{language:?}");
        }
        assert!(voices.iter().all(|voice| !voice.name.contains(['+', '_'])));
        let american = voices.iter().find(|voice| voice.language == "en-us").unwrap();
        let tuned = Tuning { voice: Some(american.name.clone()), ..Tuning::default() };
        assert_ne!(synthesise("Hello.", &tuned).unwrap(), synthesise("Hello.", &Tuning::default()).unwrap());
    }

    #[test]
    fn sound_begins_at_once() {
        let samples = synthesise("Hello.", &Tuning::default()).unwrap();
        assert!(samples[0].unsigned_abs() > INAUDIBLE);
    }

    #[test]
    fn a_header_of_something_else_is_refused() {
        assert!(matches!(check(&[0; HEADER]), Err(SynthesisError::NotSound)));
    }
}
