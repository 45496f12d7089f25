//! The models that are recommended: what they are called and where they come from.

use std::collections::HashMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::language::{Language, Message};

/// The list that belongs to the program.
const OURS: &str = include_str!("../../../../models/models.toml");

/// The name of a list beside the models that were installed. It takes the place of single entries of ours.
const FILE: &str = "models.toml";

/// A model that can be downloaded.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recommended {
    /// Its name, and that of its folder.
    pub name: String,
    /// Where it is.
    pub url: String,
    /// The size of the download, about.
    pub megabytes: u32,
    /// What its authors allow.
    pub licence: String,
    /// The checksum of the download, where it is known.
    pub sha256: Option<String>,
}

/// A list of models that can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the list of models {0} can't be read")]
pub struct BadList(PathBuf);

impl BadList {
    /// What was found, and what is wanted.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::new("models-list-unreadable").text("file", self.0.display().to_string())
    }
}

impl Recommended {
    /// The model that is recommended for a language, by the list in this folder or else by ours.
    ///
    /// # Errors
    ///
    /// The list in the folder can't be read.
    pub fn of(language: Language, folder: &Path) -> Result<Self, BadList> {
        let own = folder.join(FILE);
        let bad = || BadList(own.clone());
        let listed = match fs::read_to_string(&own) {
            Ok(text) => entry(&text, language).map_err(|_| bad())?,
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(_) => return Err(bad()),
        };
        let ours = || entry(OURS, language).ok().flatten();
        listed.or_else(ours).ok_or_else(bad)
    }
}

fn entry(text: &str, language: Language) -> Result<Option<Recommended>, toml::de::Error> {
    let mut all: HashMap<String, Recommended> = toml::from_str(text)?;
    Ok(all.remove(language.code()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_model_that_may_be_used_and_passed_on() {
        let folder = tempfile::tempdir().unwrap();
        for language in Language::ALL {
            let model = Recommended::of(language, folder.path()).unwrap();
            assert!(model.url.starts_with("https://") && model.url.ends_with(&format!("{}.zip", model.name)));
            assert!(model.name.contains(&format!("-{}-", language.code())), "{}", model.name);
            assert_eq!((model.licence.as_str(), (30..60).contains(&model.megabytes)), ("Apache-2.0", true));
        }
    }

    #[test]
    fn a_list_beside_the_models_takes_the_place_of_single_entries() {
        let folder = tempfile::tempdir().unwrap();
        let own = "[fr]\nname = 'x'\nurl = 'http://x/x.zip'\nmegabytes = 1\nlicence = 'mine'\nsha256 = 'abc'\n";
        fs::write(folder.path().join(FILE), own).unwrap();
        assert_eq!(Recommended::of(Language::FRENCH, folder.path()).unwrap().name, "x");
        let german = Recommended::of(Language::GERMAN, folder.path()).unwrap();
        assert_eq!(german.name, "vosk-model-small-de-0.15");
        for bad in ["[fr]\nname = 'x'\n", "x", "\0"] {
            fs::write(folder.path().join(FILE), bad).unwrap();
            let found = Recommended::of(Language::FRENCH, folder.path());
            assert_eq!(found, Err(BadList(folder.path().join(FILE))), "{bad}");
        }
    }
}
