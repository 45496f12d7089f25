//! The voices that were learned, kept on this computer: one file that can be listed, changed and deleted.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use crate::files;
use crate::language::Language;
use crate::language::template::{Taught, VoiceProfile};

/// The largest file that is read, in bytes. A voice has some ten thousand.
const LARGEST_FILE: u64 = 4_000_000;

/// The file of learned voices.
#[derive(Clone, Debug)]
pub struct VoiceProfiles(PathBuf);

impl VoiceProfiles {
    /// The file at this place. It need not be there.
    #[must_use]
    pub fn at(path: PathBuf) -> Self {
        Self(path)
    }

    /// All of them; none where nothing was learned.
    ///
    /// # Errors
    ///
    /// The file is none of ours, or can't be read.
    pub fn read(&self) -> io::Result<Vec<VoiceProfile>> {
        let bytes = match std::fs::metadata(&self.0) {
            Ok(there) if there.len() > LARGEST_FILE || !there.is_file() => return Err(ErrorKind::InvalidData.into()),
            _ => std::fs::read(&self.0),
        };
        match bytes {
            Ok(bytes) => Ok(serde_json::from_slice(&bytes)?),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    /// What those who are asked for their opinion have taught in a language.
    ///
    /// # Errors
    ///
    /// As above.
    pub fn taught(&self, language: Language) -> io::Result<Vec<Taught>> {
        let used = self.read()?.into_iter().filter(|voice| voice.used && voice.language == language);
        Ok(used.flat_map(|voice| voice.words).collect())
    }

    /// Keeps a voice, in the place of what the same person taught before in this language.
    ///
    /// # Errors
    ///
    /// The file is as it was.
    pub fn keep(&self, voice: VoiceProfile) -> io::Result<()> {
        let mut voices = self.read()?;
        voices.retain(|other| other.name != voice.name || other.language != voice.language);
        voices.push(voice);
        self.write(&voices)
    }

    /// Deletes what somebody has taught, in all languages. False if there is nothing.
    ///
    /// # Errors
    ///
    /// The file is as it was.
    pub fn forget(&self, name: &str) -> io::Result<bool> {
        let mut voices = self.read()?;
        let before = voices.len();
        voices.retain(|voice| !is_called(voice, name));
        if voices.len() == before {
            return Ok(false);
        }
        self.write(&voices).map(|()| true)
    }

    /// Uses somebody's voice from now on, or doesn't. False if there is none.
    ///
    /// # Errors
    ///
    /// The file is as it was.
    pub fn switch(&self, name: &str, used: bool) -> io::Result<bool> {
        let mut voices = self.read()?;
        let mut found = false;
        for voice in voices.iter_mut().filter(|voice| is_called(voice, name)) {
            (voice.used, found) = (used, true);
        }
        if !found {
            return Ok(false);
        }
        self.write(&voices).map(|()| true)
    }

    fn write(&self, voices: &[VoiceProfile]) -> io::Result<()> {
        if let Some(folder) = self.0.parent() {
            files::make_missing_folder(folder)?;
        }
        if voices.is_empty() {
            // Behind a link it is the voices that go, and not the link alone.
            return std::fs::remove_file(std::fs::canonicalize(&self.0)?);
        }
        files::replace_linked(&self.0, &serde_json::to_vec(voices)?)
    }
}

fn is_called(voice: &VoiceProfile, name: &str) -> bool {
    voice.name.to_lowercase() == name.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::template::{COEFFICIENTS, POINTS, Template};

    fn voice(name: &str, language: Language, word: &str) -> VoiceProfile {
        let template = Template::try_from(vec![3; POINTS * COEFFICIENTS]).unwrap();
        let words = vec![Taught { words: word.to_owned(), template }];
        VoiceProfile { name: name.to_owned(), language, used: true, words }
    }

    #[test]
    fn voices_are_kept_switched_off_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let voices = VoiceProfiles::at(folder.path().join("new").join("voices.json"));
        assert_eq!(voices.read().unwrap(), []);
        voices.keep(voice("Ana", Language::ENGLISH, "two")).unwrap();
        voices.keep(voice("Ana", Language::GERMAN, "zwei")).unwrap();
        voices.keep(voice("Ben", Language::ENGLISH, "one")).unwrap();
        voices.keep(voice("Ana", Language::ENGLISH, "three")).unwrap();
        let words = |language| {
            let taught = voices.taught(language).unwrap();
            taught.into_iter().map(|taught| taught.words).collect::<Vec<_>>()
        };
        assert_eq!(words(Language::ENGLISH), ["one", "three"]);
        assert!(voices.switch("ana", false).unwrap());
        assert_eq!(words(Language::ENGLISH), ["one"]);
        assert_eq!(words(Language::GERMAN), [""; 0]);
        assert!(!voices.switch("Cleo", true).unwrap() && !voices.forget("Cleo").unwrap());
        assert!(voices.forget("Ana").unwrap());
        assert_eq!(voices.read().unwrap().len(), 1);
        assert!(voices.forget("Ben").unwrap());
        assert_eq!(std::fs::read_dir(folder.path().join("new")).unwrap().count(), 0, "nothing is left of them");
    }

    #[test]
    fn what_is_none_of_ours_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("voices.json");
        std::fs::write(&path, "[1]").unwrap();
        let voices = VoiceProfiles::at(path.clone());
        assert!(voices.keep(voice("Ana", Language::ENGLISH, "two")).is_err());
        assert_eq!(std::fs::read_to_string(path).unwrap(), "[1]");
    }
}
