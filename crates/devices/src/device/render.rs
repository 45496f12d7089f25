//! The same sounds as in the room, written into a WAV file.

use std::io;
use std::path::Path;

use crate::preferences::Tuning;
use protocol::Sound;

/// One sound with the silence before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Silence before it, in milliseconds.
    pub lead_ms: u32,
    /// Whether masking sound covers that silence.
    pub masked: bool,
    /// What is heard.
    pub sound: Sound,
}

/// Why there is no file, or no whole one.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The program was built without sound.
    #[error("this program was built without sound")]
    NoSound,
    /// The built-in voice is missing.
    #[error("there is no built-in voice")]
    NoVoice,
    /// The file can't be written.
    #[error("{0}")]
    File(io::Error),
}

/// Writes the parts one after the other and gives the length of the whole, in milliseconds.
///
/// # Errors
/// There is nothing to speak with, or the file can't be written.
#[cfg(not(feature = "sound"))]
pub fn to_file(_parts: &[Part], _tuning: &Tuning, _file: &Path) -> Result<u32, RenderError> {
    Err(RenderError::NoSound)
}

/// Writes the parts one after the other and gives the length of the whole, in milliseconds.
///
/// # Errors
/// There is nothing to speak with, or the file can't be written.
#[cfg(feature = "sound")]
pub fn to_file(parts: &[Part], tuning: &Tuning, file: &Path) -> Result<u32, RenderError> {
    use crate::device::sound::RATE;
    use crate::files;
    let samples = pcm::samples(parts, tuning)?;
    let format = hound::WavSpec {
        channels: 1,
        sample_rate: RATE.get(),
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut wav = io::Cursor::new(Vec::new());
    let write = |wav: &mut io::Cursor<Vec<u8>>| -> Result<(), hound::Error> {
        let mut wav = hound::WavWriter::new(wav, format)?;
        for sample in &samples {
            wav.write_sample(*sample)?;
        }
        wav.finalize()
    };
    let written = write(&mut wav).map_err(|error| RenderError::File(io::Error::other(error)));
    written.and_then(|()| files::write_for_people(file, wav.get_ref()).map_err(RenderError::File))?;
    Ok((samples.len() as u64 * 1000 / u64::from(RATE.get())) as u32)
}

#[cfg(feature = "sound")]
mod pcm {
    use super::{Part, RenderError};
    use crate::device::sound::{Channel, Levels, RATE, masking_noise};
    use crate::device::speaker::built_in;
    use crate::preferences::Tuning;
    use protocol::Sound;
    use sounds::cues;

    /// The samples of all parts.
    pub fn samples(parts: &[Part], tuning: &Tuning) -> Result<Vec<i16>, RenderError> {
        let levels = Levels::new(tuning.volume, tuning.cue_volume, tuning.masking_volume);
        let mut all = Vec::new();
        for part in parts {
            let silence = (u64::from(part.lead_ms) * u64::from(RATE.get()) / 1000) as usize;
            if part.masked {
                all.extend(masking_noise(silence, &levels));
            } else {
                all.resize(all.len() + silence, 0);
            }
            let (clip, channel) = match &part.sound {
                Sound::Text(text) => {
                    (built_in::synthesise(text, tuning).map_err(|_| RenderError::NoVoice)?, Channel::Speech)
                }
                Sound::Cue(cue) => (cues::samples(*cue, RATE.get()), Channel::Cue),
            };
            let gain = levels.gain(channel);
            all.extend(clip.into_iter().map(|sample| (f32::from(sample) * gain) as i16));
        }
        Ok(all)
    }
}
