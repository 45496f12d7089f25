//! The characters, and whose turn it is in the reveal.

use super::side::Side;

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
    /// Sees evil, and is looked for by it at the end.
    Merlin,
    /// Sees Merlin.
    Percival,
    /// Any servant of Arthur without a power.
    Servant,
    /// Names Merlin at the end.
    Assassin,
    /// Is not seen by Merlin.
    Mordred,
    /// Appears as Merlin to Percival.
    Morgana,
    /// Does not know evil, nor evil him.
    Oberon,
    /// Any minion of Mordred without a power.
    Minion,
}

impl Role {
    /// All characters.
    pub const ALL: [Self; 24] = [
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
        Self::Merlin,
        Self::Percival,
        Self::Servant,
        Self::Assassin,
        Self::Mordred,
        Self::Morgana,
        Self::Oberon,
        Self::Minion,
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
            Self::Merlin => "merlin",
            Self::Percival => "percival",
            Self::Servant => "servant",
            Self::Assassin => "assassin",
            Self::Mordred => "mordred",
            Self::Morgana => "morgana",
            Self::Oberon => "oberon",
            Self::Minion => "minion",
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
            Self::Merlin | Self::Percival | Self::Servant => Side::Good,
            Self::Assassin | Self::Mordred | Self::Morgana | Self::Oberon | Self::Minion => Side::Evil,
        }
    }

    /// Whether several players can have this card.
    #[must_use]
    pub fn is_general(self) -> bool {
        matches!(
            self,
            Self::Resistance | Self::Spy | Self::ShieldAgent | Self::HydraAgent | Self::Servant | Self::Minion
        )
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
    /// Evil, but no Oberon.
    Evil,
    /// Merlin.
    Merlin,
    /// Percival.
    Percival,
}

impl Turn {
    /// The name in files, and of what is said in this turn.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Spies => "spies",
            Self::Hydra => "hydra",
            Self::NickFury => "nick-fury",
            Self::BlackWidow => "black-widow",
            Self::Evil => "evil",
            Self::Merlin => "merlin",
            Self::Percival => "percival",
        }
    }
}
