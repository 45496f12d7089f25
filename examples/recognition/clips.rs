//! Single words spoken by people, joined to commands, and the noise around them.

use std::collections::BTreeMap;
use std::path::Path;

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::device::sound_file;

/// The pause between two words, in samples: 120 to 300 ms.
const BETWEEN: std::ops::Range<u64> = 1_920..4_800;

/// What is heard before the first word and after the last one, in samples.
const AROUND: usize = 4_800;

/// How loud the faint noise of a quiet room is.
const FAINT: f64 = 6.0;

/// Other people who talk at once, in babble.
const CROWD: usize = 6;

/// Noise and babble are so far below the speech.
const BELOW_DB: f64 = 10.0;

/// What a sample has to exceed to count as speech when loudness is measured.
const AUDIBLE: f64 = 200.0;

/// In which room something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Nobody else is heard.
    Quiet,
    /// White noise.
    Noise,
    /// Other people talk.
    Babble,
}

impl Room {
    /// All rooms, as they are measured.
    pub const ALL: [Self; 3] = [Self::Quiet, Self::Noise, Self::Babble];

    /// As the table names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Quiet => "quiet",
            Self::Noise => "white noise, 10 dB",
            Self::Babble => "babble, 10 dB",
        }
    }
}

/// One word by one speaker.
struct Clip {
    speaker: String,
    samples: Vec<f64>,
}

/// Whose clips are used: whoever tunes with one half measures with the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speakers {
    /// Everybody's.
    All,
    /// Those of every other speaker, by a sum of the name: the first half or the second.
    Half(u32),
}

impl Speakers {
    fn has(self, speaker: &str) -> bool {
        let sum = speaker.bytes().fold(0_u32, |sum, sign| sum.wrapping_mul(31).wrapping_add(u32::from(sign)));
        match self {
            Self::All => true,
            Self::Half(half) => sum / 7 % 2 + 1 == half,
        }
    }
}

/// All clips of a folder, by word.
pub struct Clips(BTreeMap<String, Vec<Clip>>);

impl Clips {
    /// Reads a folder with a folder for each word. A file's name begins with its speaker, up to the first underscore.
    /// A recording in which nobody speaks is told and left out.
    pub fn read(folder: &Path, speakers: Speakers) -> Self {
        let mut clips: BTreeMap<String, Vec<Clip>> = BTreeMap::new();
        for word in entries(folder).into_iter().filter(|path| path.is_dir()) {
            let said = name(&word);
            let of_word = entries(&word).into_iter().filter_map(|file| {
                let speaker = name(&file).split('_').next()?.to_owned();
                let samples = sound_file::read(&file).ok().filter(|_| speakers.has(&speaker))?;
                if samples.iter().all(|sample| f64::from(sample.unsigned_abs()) < AUDIBLE) {
                    println!("left out, since nobody speaks in it: {said} by {speaker}");
                    return None;
                }
                Some(Clip { speaker, samples: samples.into_iter().map(f64::from).collect() })
            });
            let of_word = of_word.collect();
            clips.insert(said, of_word);
        }
        Self(clips)
    }

    /// Whether a word was recorded at all.
    pub fn has(&self, word: &str) -> bool {
        self.0.get(word).is_some_and(|clips| !clips.is_empty())
    }

    /// These words in a row: by one speaker if anybody has said them all, by several else.
    pub fn joined(&self, words: &[&str], chance: &mut ChaCha8Rng) -> Vec<f64> {
        let said_by = |word: &str, speaker: &str| self.0[word].iter().any(|clip| clip.speaker == speaker);
        let first = &self.0[words[0]];
        let all: Vec<&Clip> =
            first.iter().filter(|clip| words.iter().all(|word| said_by(word, &clip.speaker))).collect();
        let speaker = (!all.is_empty()).then(|| &all[below(chance, all.len())].speaker);
        let mut sound = vec![0.0; AROUND];
        for (at, word) in words.iter().enumerate() {
            if at > 0 {
                let pause = BETWEEN.start + chance.next_u64() % (BETWEEN.end - BETWEEN.start);
                sound.resize(sound.len() + pause as usize, 0.0);
            }
            let clips: Vec<&Clip> =
                self.0[*word].iter().filter(|clip| speaker.is_none_or(|speaker| *speaker == clip.speaker)).collect();
            sound.extend(&clips[below(chance, clips.len())].samples);
        }
        sound.resize(sound.len() + AROUND, 0.0);
        sound
    }

    /// What a microphone makes of it in this room.
    pub fn heard_in(&self, room: Room, speech: &[f64], chance: &mut ChaCha8Rng) -> Vec<i16> {
        let audible: Vec<f64> = speech.iter().copied().filter(|sample| sample.abs() > AUDIBLE).collect();
        let around = match room {
            Room::Quiet => Vec::new(),
            Room::Noise => (0..speech.len()).map(|_| bell(chance)).collect(),
            Room::Babble => self.babble(speech.len(), chance),
        };
        let gain = (power(&audible) / power(&around).max(1e-9) / 10f64.powf(BELOW_DB / 10.0)).sqrt();
        let mixed: Vec<f64> = speech
            .iter()
            .enumerate()
            .map(|(at, own)| own + around.get(at).map_or(0.0, |other| other * gain) + bell(chance) * FAINT)
            .collect();
        let peak = mixed.iter().fold(1.0f64, |peak, sample| peak.max(sample.abs()));
        let scale = (f64::from(i16::MAX) / peak).min(1.0);
        mixed.into_iter().map(|sample| (sample * scale) as i16).collect()
    }

    /// Several people say one word after the other.
    fn babble(&self, length: usize, chance: &mut ChaCha8Rng) -> Vec<f64> {
        let all: Vec<&Clip> = self.0.values().flatten().collect();
        let mut babble = vec![0.0; length];
        for _ in 0..CROWD {
            let mut track: Vec<f64> = Vec::new();
            while track.len() < length {
                let clip = &all[below(chance, all.len())].samples;
                let loud = power(clip).sqrt().max(1.0);
                track.extend(clip.iter().map(|sample| sample / loud));
            }
            babble.iter_mut().zip(track).for_each(|(sum, sample)| *sum += sample);
        }
        babble
    }
}

/// A source of chance that always brings the same.
pub fn chance(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A number below this one.
pub fn below(chance: &mut ChaCha8Rng, end: usize) -> usize {
    (chance.next_u64() % end.max(1) as u64) as usize
}

/// Nearly normal: of standard deviation 1.
fn bell(chance: &mut ChaCha8Rng) -> f64 {
    let bits = chance.next_u64().to_le_bytes();
    let sum: f64 = bits.as_chunks::<2>().0.iter().map(|pair| f64::from(u16::from_le_bytes(*pair)) / 65_535.0).sum();
    (sum - 2.0) * 3f64.sqrt()
}

fn power(samples: &[f64]) -> f64 {
    samples.iter().map(|sample| sample * sample).sum::<f64>() / samples.len().max(1) as f64
}

fn entries(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("the folder is there").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
