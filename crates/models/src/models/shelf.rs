//! The shelf: all models that are here, the best of each language first.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};

use super::check::{Checked, Fault, check, looks_like_a_model};
use crate::language::vocabulary::Vocabulary;
use crate::language::{Language, Message, Traits};
use crate::place::Place;

/// How the names of the models that come with the program begin.
const STARTER: &str = "vosk-starter-";

/// A model that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its name, which is that of its folder.
    pub name: String,
    /// Where it is.
    pub folder: PathBuf,
    /// The language that it understands.
    pub language: Language,
    /// The words that it knows.
    pub vocabulary: Vocabulary,
    /// Whether `[unk]` can stand in a grammar, for everything that is none of the phrases.
    pub has_unknown: bool,
    /// The size of its files.
    pub bytes: u64,
}

impl Model {
    /// A folder that was checked.
    pub(super) fn new(folder: PathBuf, checked: Checked) -> Self {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Checked { language, vocabulary, has_unknown } = checked;
        Self { name, language, vocabulary, has_unknown, bytes: size(&folder), folder }
    }

    /// Whether it is one that comes with the program, to be replaced by a better one.
    #[must_use]
    pub fn is_starter(&self) -> bool {
        self.name.starts_with(STARTER)
    }

    /// Its size, rounded.
    #[must_use]
    pub fn megabytes(&self) -> u32 {
        u32::try_from((self.bytes + 500_000) / 1_000_000).unwrap_or(u32::MAX)
    }

    /// How good it was measured to be.
    #[must_use]
    pub fn quality(&self) -> Message {
        let starter = &Traits::of(self.language).starter_model;
        Message::new(if self.is_starter() { starter } else { "model-quality-unmeasured" })
    }
}

/// All models that are here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    models: Vec<Model>,
    broken: Vec<(PathBuf, Fault)>,
}

impl Shelf {
    /// The models that were installed into a folder, and those that come with the program.
    #[must_use]
    pub fn find(installed: &Path) -> Self {
        let shipped = Place::find().map(|place| place.models()).unwrap_or_default();
        Self::of(std::iter::once(installed.to_owned()).chain(shipped))
    }

    /// The models in these folders. The same name counts once, where it comes first.
    #[must_use]
    pub fn of(folders: impl IntoIterator<Item = PathBuf>) -> Self {
        let mut shelf = Self::default();
        for folder in folders.into_iter().flat_map(|folder| models_in(&folder)) {
            let is_there = |other: &Path| other.file_name() == folder.file_name();
            if shelf.models.iter().any(|model| is_there(&model.folder)) {
                continue;
            }
            match check(&folder) {
                Ok(checked) => shelf.models.push(Model::new(folder, checked)),
                Err(fault) if !shelf.broken.iter().any(|(other, _)| is_there(other)) => {
                    shelf.broken.push((folder, fault));
                }
                Err(_) => {}
            }
        }
        // Larger models of the same making hear better.
        shelf.models.sort_by_key(|model| (model.is_starter(), Reverse(model.bytes)));
        shelf
    }

    /// The models of a language, the best one first.
    pub fn models(&self, language: Language) -> impl Iterator<Item = &Model> {
        self.models.iter().filter(move |model| model.language == language)
    }

    /// The model to be used for a language.
    #[must_use]
    pub fn best(&self, language: Language) -> Option<&Model> {
        self.models(language).next()
    }

    /// The folders that look like models and can't be used, each with its fault.
    #[must_use]
    pub fn broken(&self) -> &[(PathBuf, Fault)] {
        &self.broken
    }
}

/// The folders in a folder that look like models, in order of their names. Hidden ones are not finished.
fn models_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let visible = entries.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
    let mut folders: Vec<PathBuf> =
        visible.map(|entry| entry.path()).filter(|path| looks_like_a_model(path)).collect();
    folders.sort();
    folders
}

fn size(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => size(&entry.path()),
        _ => fs::metadata(entry.path()).map_or(0, |file| file.len()),
    });
    sizes.sum()
}
