//! The file of phrases as it is written.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::language::Language;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct File {
    pub and: Vec<String>,
    pub seat: Vec<String>,
    pub polite: Vec<String>,
    pub me: Vec<String>,
    pub introducing: Vec<String>,
    pub articles: Vec<String>,
    pub asking: Vec<String>,
    pub virtual_players: Vec<String>,
    pub numbers: Vec<Vec<String>>,
    pub larger: Vec<String>,
    pub wake: Vec<String>,
    pub decoys: Vec<String>,
    pub fillers: Vec<String>,
    pub alphabet: Vec<String>,
    pub taught: Vec<String>,
    pub not_names: Vec<String>,
    #[serde(default)]
    pub alike: Vec<Vec<String>>,
    /// By their codes.
    pub languages: BTreeMap<String, Vec<String>>,
    pub cards: BTreeMap<String, Vec<String>>,
    pub modules: BTreeMap<String, Vec<String>>,
    /// By their ids.
    pub editions: BTreeMap<String, Vec<String>>,
    pub commands: BTreeMap<String, FileCommand>,
}

/// The row of a command.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FileCommand {
    pub phrases: Vec<String>,
    pub answers: Vec<String>,
    pub opens: Vec<String>,
    pub typed: Vec<String>,
}

/// The file of a language.
pub fn read(language: Language) -> Result<File, toml::de::Error> {
    toml::from_str(language.files().phrases)
}
