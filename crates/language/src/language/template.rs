//! The voices that people have taught the narrator, made of templates of their words.

pub use recogniser::template::*;
use serde::{Deserialize, Serialize};

use super::Language;

/// What is kept of a person who taught the narrator how they speak.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoiceProfile {
    /// Who it is.
    pub name: String,
    /// What they spoke.
    pub language: Language,
    /// Whether it is asked for its opinion.
    pub used: bool,
    /// What they said.
    pub words: Vec<Taught>,
}
