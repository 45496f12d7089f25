//! Sound files, read as the recogniser takes sound: one channel, 16,000 samples a second, 16 bits.

use std::io::{ErrorKind, Read};
use std::path::Path;

use hound::{Error, SampleFormat, WavReader};

use super::microphone::Resampler;
use super::recogniser::RATE_HZ;

/// What follows a file.
const SILENCE: [i16; 1024] = [0; 1024];

/// The rates that files have, in samples a second.
const RATES: std::ops::RangeInclusive<u32> = 1_000..=768_000;

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum SoundFileError {
    /// It can't be opened or read.
    #[error("the file can't be read: {0}")]
    Unreadable(std::io::Error),
    /// It is no WAV file, or one of a kind that is not known.
    #[error("the file is no WAV file with plain samples")]
    NotSound,
}

impl From<Error> for SoundFileError {
    fn from(error: Error) -> Self {
        match error {
            Error::IoError(error) if !is_end(&error) => Self::Unreadable(error),
            _ => Self::NotSound,
        }
    }
}

/// The sound of a WAV file of any rate, number of channels and kind of samples.
///
/// # Errors
///
/// The file can't be read, or is no WAV file.
pub fn read(path: &Path) -> Result<Vec<i16>, SoundFileError> {
    // Looked at before it is opened: opening a named pipe would wait for ever.
    let there = std::fs::metadata(path).map_err(SoundFileError::Unreadable)?;
    if !there.is_file() {
        return Err(SoundFileError::Unreadable(ErrorKind::IsADirectory.into()));
    }
    let file = std::fs::File::open(path).map_err(SoundFileError::Unreadable)?;
    read_from(std::io::BufReader::new(file))
}

/// The same, from anything that can be read. One that is cut short counts as far as it goes.
///
/// # Errors
///
/// As [`read`].
pub fn read_from(input: impl Read) -> Result<Vec<i16>, SoundFileError> {
    let mut wav = WavReader::new(input)?;
    let spec = wav.spec();
    if !RATES.contains(&spec.sample_rate) || spec.channels == 0 || !(1..=32).contains(&spec.bits_per_sample) {
        return Err(SoundFileError::NotSound);
    }
    let samples: Vec<f32> = match spec.sample_format {
        SampleFormat::Float => until_the_end(wav.samples::<f32>())?,
        SampleFormat::Int => {
            let whole = f64::from(1_u32 << (spec.bits_per_sample - 1));
            let samples = until_the_end(wav.samples::<i32>())?;
            samples.into_iter().map(|sample| (f64::from(sample) / whole) as f32).collect()
        }
    };
    let frames = samples.chunks_exact(usize::from(spec.channels));
    let mono: Vec<f32> = frames.map(|frame| frame.iter().sum::<f32>() / f32::from(spec.channels)).collect();
    let full = f32::from(i16::MAX);
    let mono: Vec<i16> = mono.into_iter().map(|sample| (sample * full) as i16).collect();
    Ok(resampled(&mono, spec.sample_rate))
}

/// Programs that write into a pipe don't know the length beforehand, and promise more than there is.
fn until_the_end<S>(samples: impl Iterator<Item = Result<S, Error>>) -> Result<Vec<S>, SoundFileError> {
    let mut read = Vec::new();
    for sample in samples {
        match sample {
            Ok(sample) => read.push(sample),
            Err(Error::IoError(error)) if is_end(&error) => break,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(read)
}

/// Whether a file is over too early, in the words of the library or of the system.
fn is_end(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::Other)
}

/// The same sound at [`RATE_HZ`], to its last sample.
fn resampled(samples: &[i16], rate_hz: u32) -> Vec<i16> {
    if rate_hz == RATE_HZ {
        return samples.to_vec();
    }
    let length = (samples.len() as u64 * u64::from(RATE_HZ) / u64::from(rate_hz)) as usize;
    let mut resampler = Resampler::new(rate_hz);
    let mut sound = resampler.resample(samples).to_vec();
    // The last samples come once something follows them.
    while sound.len() < length {
        sound.extend_from_slice(resampler.resample(&SILENCE));
    }
    sound.truncate(length);
    sound
}

#[cfg(test)]
mod tests {
    use std::f64::consts::PI;
    use std::io::Cursor;

    use hound::{WavSpec, WavWriter};

    use super::*;

    /// One second of a tone on every channel, at half of full loudness.
    fn tone(spec: WavSpec, hz: f64) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let mut writer = WavWriter::new(&mut bytes, spec).unwrap();
        for number in 0..spec.sample_rate {
            let value = 0.5 * (2.0 * PI * hz * f64::from(number) / f64::from(spec.sample_rate)).sin();
            for _ in 0..spec.channels {
                match spec.sample_format {
                    SampleFormat::Float => writer.write_sample(value as f32).unwrap(),
                    SampleFormat::Int => {
                        let whole = f64::from((1_u32 << (spec.bits_per_sample - 1)) - 1);
                        writer.write_sample((value * whole) as i32).unwrap();
                    }
                }
            }
        }
        writer.finalize().unwrap();
        bytes.into_inner()
    }

    fn spec(sample_rate: u32, channels: u16, bits_per_sample: u16, sample_format: SampleFormat) -> WavSpec {
        WavSpec { channels, sample_rate, bits_per_sample, sample_format }
    }

    /// How loud a tone is in the middle of a sound, as a part of full loudness.
    fn loudness(samples: &[i16], hz: f64) -> f64 {
        let middle = &samples[2_000..samples.len() - 2_000];
        let phase = |number: usize| 2.0 * PI * hz * number as f64 / f64::from(RATE_HZ);
        let part = |of: fn(f64) -> f64| -> f64 {
            middle.iter().enumerate().map(|(number, sample)| f64::from(*sample) * of(phase(number))).sum()
        };
        2.0 * part(f64::sin).hypot(part(f64::cos)) / middle.len() as f64 / f64::from(i16::MAX)
    }

    #[test]
    fn every_rate_number_of_channels_and_kind_of_sample_is_read() {
        use SampleFormat::{Float, Int};
        for rate in [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000] {
            for (channels, bits, format) in [(1, 16, Int), (2, 8, Int), (6, 24, Int), (1, 32, Int), (2, 32, Float)] {
                let sound = read_from(&tone(spec(rate, channels, bits, format), 440.0)[..]).unwrap();
                let found = loudness(&sound, 440.0);
                assert!(sound.len().abs_diff(RATE_HZ as usize) <= 1, "{rate} {bits}: {}", sound.len());
                assert!((0.48..0.52).contains(&found), "{rate} {channels} {bits}: {found}");
            }
        }
    }

    #[test]
    fn tones_that_are_too_high_do_not_come_back_as_low_ones() {
        let sound = read_from(&tone(spec(48_000, 1, 16, SampleFormat::Int), 10_000.0)[..]).unwrap();
        let loudest = sound[2_000..14_000].iter().map(|sample| sample.unsigned_abs()).max().unwrap();
        assert!(loudest < 200, "{loudest}");
    }

    #[test]
    fn what_is_cut_short_counts_as_far_as_it_goes() {
        let bytes = tone(spec(16_000, 1, 16, SampleFormat::Int), 440.0);
        assert_eq!(read_from(&bytes[..44 + 2 * 4_000]).unwrap().len(), 4_000);
    }

    #[test]
    fn what_is_no_sound_is_refused() {
        for bytes in [&b""[..], b"RIFF", b"RIFF\0\0\0\0WAVEfmt ", b"<html>"] {
            assert!(matches!(read_from(bytes), Err(SoundFileError::NotSound)), "{bytes:?}");
        }
        assert!(matches!(read(Path::new("no such file")), Err(SoundFileError::Unreadable(_))));
    }
}
