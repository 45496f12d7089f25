//! The beginning of a game as it is stored. An edition that is not one of the narrator's own is stored whole: the game
//! goes on, and can be told, when its file has changed or is gone.

use serde::{Deserialize, Serialize};

use super::{known, seat};
use crate::game::{Edition, LeaderChoice, Module, Reveal, Setup};
use crate::journal::frame::DecodeError;
use crate::language::Language;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::journal) struct StoredSetup {
    edition: String,
    /// The file of the edition; only for one that is not the narrator's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    players: Vec<String>,
    /// The number of a seat; null when the narrator has drawn.
    leader: Option<u8>,
    reveal: String,
    modules: Vec<String>,
    seed: u64,
    language: String,
    /// The place of the game among the others of its folder; since version 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sequence: Option<u64>,
}

impl StoredSetup {
    pub(super) fn new(setup: &Setup, language: Language) -> Self {
        let leader = match setup.leader {
            LeaderChoice::Named(seat) => Some(seat.number()),
            LeaderChoice::Draw => None,
        };
        Self {
            edition: setup.edition.id().into(),
            file: setup.edition.file().map(str::to_owned),
            players: setup.players.clone(),
            leader,
            reveal: setup.reveal.id().into(),
            modules: setup.modules.iter().map(|module| module.id().into()).collect(),
            seed: setup.seed,
            language: language.code().into(),
            sequence: None,
        }
    }

    pub(super) fn in_sequence(self, sequence: u64) -> Self {
        Self { sequence: Some(sequence), ..self }
    }

    pub(super) fn sequence(&self) -> Option<u64> {
        self.sequence
    }

    pub(super) fn language(&self) -> Result<Language, DecodeError> {
        known("language", &self.language, Language::from_code)
    }

    pub(super) fn setup(self) -> Result<Setup, DecodeError> {
        let leader = match self.leader {
            Some(number) => LeaderChoice::Named(seat(number)?),
            None => LeaderChoice::Draw,
        };
        let edition = self.edition()?;
        let module = |id: &str| edition.modules().iter().copied().find(|module| module.id() == id);
        let modules =
            self.modules.iter().map(|id| known("module", id, |id| module(id).or_else(|| Module::from_id(id))));
        Ok(Setup {
            edition,
            modules: modules.collect::<Result<_, _>>()?,
            reveal: known("reveal", &self.reveal, Reveal::from_id)?,
            players: self.players,
            leader,
            seed: self.seed,
        })
    }

    /// One of the narrator's own, or the one that is stored. What a table offers now may be another one of that name.
    fn edition(&self) -> Result<Edition, DecodeError> {
        let own = |id: &str| Edition::own().iter().copied().find(|edition| edition.id() == id);
        let Some(file) = &self.file else { return known("edition", &self.edition, own) };
        let stored = Edition::read(file).map_err(|wrong| {
            let wrong: Vec<String> = wrong.iter().map(|wrong| wrong.what.to_string()).collect();
            DecodeError::Meaning(format!("its edition is wrong: {}", wrong.join("; ")))
        })?;
        known("edition", &self.edition, |id| (stored.id() == id).then_some(stored))
    }
}
