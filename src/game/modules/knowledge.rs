//! Who learns what in the reveal of Winter Soldier, by rules from the characters in play (HYDRA Reveal; RULES section 6).
//!
//! The reveal goes in [`stages`]. In each of them some look, or feel, and some show themselves. Whatever tells of it
//! follows from the stages: the scripts, and what a player could be told alone.

use crate::game::module::Modules;
use crate::game::{Game, Module, Reveal, Side};

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
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
    pub const ALL: [Self; 10] = [
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

    /// The side that the character wins with.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::CaptainAmerica | Self::NickFury | Self::BlackWidow | Self::MariaHill | Self::ShieldAgent => {
                Side::Shield
            }
            Self::WinterSoldier | Self::AlexanderPierce | Self::ArnimZola | Self::BaronZemo | Self::HydraAgent => {
                Side::Hydra
            }
        }
    }

    /// The module that brings the character into the game; none if it can always be there.
    #[must_use]
    pub fn module(self) -> Option<Module> {
        match self {
            Self::BlackWidow => Some(Module::BlackWidow),
            Self::MariaHill => Some(Module::MariaHill),
            Self::AlexanderPierce => Some(Module::AlexanderPierce),
            Self::ArnimZola => Some(Module::ArnimZola),
            Self::BaronZemo => Some(Module::BaronZemo),
            Self::CaptainAmerica | Self::NickFury | Self::ShieldAgent | Self::WinterSoldier | Self::HydraAgent => {
                None
            }
        }
    }

    /// Whether several players can have this card.
    #[must_use]
    pub fn is_general(self) -> bool {
        matches!(self, Self::ShieldAgent | Self::HydraAgent)
    }
}

/// Whose turn to learn something it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// HYDRA and whoever passes for it.
    Hydra,
    /// Nick Fury.
    NickFury,
    /// Black Widow.
    BlackWidow,
}

/// One part of the reveal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Whose turn it is.
    pub turn: Turn,
    /// The characters who open their eyes, or feel.
    pub looking: Vec<Role>,
    /// The characters who raise a thumb, or send the token that says yes. Which of them is who, nobody learns.
    pub shown: Vec<Role>,
}

/// The characters who can be in play with these modules.
#[must_use]
pub fn roles(modules: Modules) -> Vec<Role> {
    let plays = |role: &Role| role.module().is_none_or(|module| modules.contains(module));
    Role::ALL.into_iter().filter(plays).collect()
}

/// The parts of the reveal with these modules, in their order.
#[must_use]
pub fn stages(modules: Modules) -> Vec<Stage> {
    let roles = roles(modules);
    let among = |is_meant: fn(&Role) -> bool| roles.iter().copied().filter(is_meant).collect::<Vec<_>>();
    let hydra = among(|role| *role == Role::MariaHill || (role.side() == Side::Hydra && *role != Role::BaronZemo));
    let mut thumbs = among(|role| role.side() == Side::Hydra && *role != Role::ArnimZola);
    if modules.contains(Module::MariaHillShown) {
        thumbs.insert(0, Role::MariaHill);
    }
    let mut stages = vec![
        Stage { turn: Turn::Hydra, looking: hydra.clone(), shown: hydra },
        Stage { turn: Turn::NickFury, looking: vec![Role::NickFury], shown: thumbs },
    ];
    if roles.contains(&Role::BlackWidow) {
        let shown = among(|role| matches!(role, Role::NickFury | Role::AlexanderPierce));
        stages.push(Stage { turn: Turn::BlackWidow, looking: vec![Role::BlackWidow], shown });
    }
    stages
}

/// The characters whom a player with this character sees in the reveal. General agents see each other.
#[must_use]
pub fn sees(role: Role, modules: Modules) -> Vec<Role> {
    let looks = stages(modules).into_iter().filter(|stage| stage.looking.contains(&role));
    looks.flat_map(|stage| stage.shown).filter(|seen| *seen != role || role.is_general()).collect()
}

impl Game {
    /// The characters who can be in play.
    #[must_use]
    pub fn roles(&self) -> Vec<Role> {
        roles(self.rules.modules)
    }

    /// The parts of the reveal of Winter Soldier.
    #[must_use]
    pub fn stages(&self) -> Vec<Stage> {
        stages(self.rules.modules)
    }

    /// How the players get to know each other.
    #[must_use]
    pub fn reveal(&self) -> Reveal {
        self.rules.reveal
    }
}
