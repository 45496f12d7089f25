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
