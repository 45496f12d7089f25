//! The characters, and whose turn it is in the reveal.

use super::ending::Side;

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Any member of the resistance without a power.
    Resistance,
    /// A member of the resistance who can turn results round.
    ResistanceReverser,
    /// A member of the resistance who can win alone.
    ResistanceRogue,
    /// Any spy without a power.
    Spy,
    /// A spy who can turn results round.
    SpyReverser,
    /// A spy who can win alone, and does not know the others.
    SpyRogue,
    /// Leads first, and everybody knows who it is.
    CaptainAmerica,
    /// Sees HYDRA.
    NickFury,
    /// Knows Nick Fury.
    BlackWidow,
    /// Is taken for one of its own by HYDRA.
    MariaHill,
    /// Any S.H.I.E.L.D. agent without a power.
    ShieldAgent,
    /// Is looked for by Captain America.
    WinterSoldier,
    /// Appears as Nick Fury to Black Widow.
    AlexanderPierce,
    /// Is not seen by Nick Fury.
    ArnimZola,
    /// Does not know HYDRA, nor HYDRA him.
    BaronZemo,
    /// Any HYDRA agent without a power.
    HydraAgent,
}

impl Role {
    /// All characters.
    pub const ALL: [Self; 16] = [
        Self::Resistance,
        Self::ResistanceReverser,
        Self::ResistanceRogue,
        Self::Spy,
        Self::SpyReverser,
        Self::SpyRogue,
        Self::CaptainAmerica,
        Self::NickFury,
        Self::BlackWidow,
        Self::MariaHill,
        Self::ShieldAgent,
        Self::WinterSoldier,
        Self::AlexanderPierce,
        Self::ArnimZola,
        Self::BaronZemo,
        Self::HydraAgent,
    ];

    /// The name in JSON and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Resistance => "resistance",
            Self::ResistanceReverser => "resistance-reverser",
            Self::ResistanceRogue => "resistance-rogue",
            Self::Spy => "spy",
            Self::SpyReverser => "spy-reverser",
            Self::SpyRogue => "spy-rogue",
            Self::CaptainAmerica => "captain-america",
            Self::NickFury => "nick-fury",
            Self::BlackWidow => "black-widow",
            Self::MariaHill => "maria-hill",
            Self::ShieldAgent => "shield",
            Self::WinterSoldier => "winter-soldier",
            Self::AlexanderPierce => "alexander-pierce",
            Self::ArnimZola => "arnim-zola",
            Self::BaronZemo => "baron-zemo",
            Self::HydraAgent => "hydra",
        }
    }

    /// The character with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.id() == id)
    }

    /// The side that the character wins with.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::Resistance | Self::ResistanceReverser | Self::ResistanceRogue => Side::Resistance,
            Self::Spy | Self::SpyReverser | Self::SpyRogue => Side::Spies,
            Self::CaptainAmerica | Self::NickFury | Self::BlackWidow | Self::MariaHill | Self::ShieldAgent => {
                Side::Shield
            }
            Self::WinterSoldier | Self::AlexanderPierce | Self::ArnimZola | Self::BaronZemo | Self::HydraAgent => {
                Side::Hydra
            }
        }
    }

    /// Whether several players can have this card.
    #[must_use]
    pub fn is_general(self) -> bool {
        matches!(self, Self::Resistance | Self::Spy | Self::ShieldAgent | Self::HydraAgent)
    }
}

/// Whose turn to learn something it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The spies, but no Rogue.
    Spies,
    /// HYDRA and whoever passes for it.
    Hydra,
    /// Nick Fury.
    NickFury,
    /// Black Widow.
    BlackWidow,
}
