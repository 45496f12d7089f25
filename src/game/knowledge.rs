//! Which characters there are, and who learns what in the reveal, by rules from the characters in play (base rules,
//! Spies Reveal; edition of 2020, Rogue; Winter Soldier, HYDRA Reveal; RULES sections 3, 5 and 6).
//!
//! The reveal goes in [stages](Characters::stages). In each of them some look, or feel, and some show themselves.
//! Whatever tells of it follows from the stages: the scripts, and what a player is told alone.

use super::edition::Table;
use super::module::Modules;
use super::{Edition, Game, Module, Reveal, Side};

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

    /// The module that brings the character into the game; none if it can always be there.
    #[must_use]
    pub fn module(self) -> Option<Module> {
        Module::ALL.into_iter().find(|module| module.character() == Some(self))
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

/// One part of the reveal as the book has it, for all characters that there can be.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// Whose turn it is.
    pub turn: Turn,
    /// The characters who open their eyes, or feel.
    pub looking: &'static [Role],
    /// The characters who raise a thumb, or send the token that says yes.
    pub shown: &'static [Role],
    /// Characters who do so too with a module.
    pub also: &'static [(Module, Role)],
}

/// The characters of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Characters {
    edition: Edition,
    modules: Modules,
}

impl Characters {
    /// The characters of an edition with these modules.
    #[must_use]
    pub fn new(edition: Edition, modules: Modules) -> Self {
        Self { edition, modules }
    }

    /// Those who can be in play.
    #[must_use]
    pub fn roles(self) -> Vec<Role> {
        let (resistance, spies) = self.edition.book().sides;
        let plays = |role: &Role| {
            [resistance, spies].contains(&role.side())
                && role.module().is_none_or(|module| self.modules.contains(module))
        };
        Role::ALL.into_iter().filter(plays).collect()
    }

    /// The character cards of a table: the special ones once, and as many general ones as are missing.
    #[must_use]
    pub fn cards(self, table: &Table) -> Vec<Role> {
        let (resistance, spies) = self.edition.book().sides;
        let of = |side, number: u8| {
            let (general, special): (Vec<Role>, Vec<Role>) =
                self.roles().into_iter().filter(|role| role.side() == side).partition(|role| role.is_general());
            let missing = usize::from(number).saturating_sub(special.len());
            special.into_iter().chain(general.into_iter().cycle().take(missing))
        };
        of(resistance, table.resistance).chain(of(spies, table.spies)).collect()
    }

    /// The parts of the reveal, in their order: without blind spies, and without those in which nobody looks.
    #[must_use]
    pub fn stages(self) -> Vec<Stage> {
        if self.modules.contains(Module::BlindSpies) {
            return Vec::new();
        }
        let stage = |scene: &Scene| {
            let also = scene.also.iter().filter(|(module, _)| self.modules.contains(*module)).map(|(_, role)| role);
            let shown: Vec<&Role> = scene.shown.iter().chain(also).collect();
            Stage {
                turn: scene.turn,
                looking: self.among(|role| scene.looking.contains(role)),
                shown: self.among(|role| shown.contains(&role)),
            }
        };
        let stages = self.edition.book().scenes.iter().map(stage);
        stages.filter(|stage| !stage.looking.is_empty()).collect()
    }

    /// The spies who neither look in the reveal nor are seen.
    #[must_use]
    pub fn left_out(self) -> Vec<Role> {
        let (_, spies) = self.edition.book().sides;
        let stages = self.stages();
        let is_there =
            |role: &Role| stages.iter().any(|stage| stage.looking.contains(role) || stage.shown.contains(role));
        self.roles().into_iter().filter(|role| role.side() == spies && !is_there(role)).collect()
    }

    fn among(self, is_meant: impl Fn(&Role) -> bool) -> Vec<Role> {
        self.roles().into_iter().filter(is_meant).collect()
    }

    /// The characters whom a player with this character sees in the reveal. General ones see each other.
    #[must_use]
    pub fn seen_by(self, role: Role) -> Vec<Role> {
        let looks = self.stages().into_iter().filter(|stage| stage.looking.contains(&role));
        looks.flat_map(|stage| stage.shown).filter(|seen| *seen != role || role.is_general()).collect()
    }
}

impl Game {
    /// The characters of this table.
    #[must_use]
    pub fn characters(&self) -> Characters {
        Characters::new(self.rules.edition, self.rules.modules)
    }

    /// The character cards that are dealt at this table.
    #[must_use]
    pub fn character_cards(&self) -> Vec<Role> {
        self.characters().cards(&self.rules.table)
    }

    /// How the players get to know each other.
    #[must_use]
    pub fn reveal(&self) -> Reveal {
        self.rules.reveal
    }
}
