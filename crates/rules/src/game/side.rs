//! The sides that can win.

/// A side that can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The resistance.
    Resistance,
    /// The spies.
    Spies,
    /// S.H.I.E.L.D.
    Shield,
    /// HYDRA.
    Hydra,
    /// The servants of Arthur.
    Good,
    /// The minions of Mordred.
    Evil,
    /// A Rogue, alone.
    Rogue,
}

impl Side {
    /// Those who play against each other: the side that wants missions to succeed, and the one that wants them to fail.
    pub const PAIRS: [(Self, Self); 3] =
        [(Self::Resistance, Self::Spies), (Self::Shield, Self::Hydra), (Self::Good, Self::Evil)];

    /// The side of this name in JSON.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::PAIRS.into_iter().flat_map(|(good, evil)| [good, evil]).find(|side| side.id() == id)
    }

    /// Whether it wants missions to fail.
    #[must_use]
    pub fn is_evil(self) -> bool {
        matches!(self, Self::Spies | Self::Hydra | Self::Evil)
    }

    /// The name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Resistance => "resistance",
            Self::Spies => "spies",
            Self::Shield => "shield",
            Self::Hydra => "hydra",
            Self::Good => "good",
            Self::Evil => "evil",
            Self::Rogue => "rogue",
        }
    }
}
