//! Which characters there are, and who learns what in the reveal, by rules from the characters in play (base rules,
//! Spies Reveal; edition of 2020, Rogue; Winter Soldier, HYDRA Reveal; RULES sections 3, 5, 6 and 9).
//!
//! The reveal goes in [stages](Characters::stages). In each of them some look, or feel, and some show themselves.
//! Whatever tells of it follows from the stages: the scripts, and what a player is told alone.

pub use super::role::{Role, Turn};

use super::edition::{BookStage, Sign, Table};
use super::module::Modules;
use super::{Edition, Game, Module, Reveal, Side};

/// One part of the reveal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Whose turn it is.
    pub turn: Turn,
    /// By what those are known who are shown, where eyes look.
    pub sign: Sign,
    /// The characters who open their eyes, or feel.
    pub looking: Vec<Role>,
    /// The characters who raise a thumb, or send the token that says yes. Which of them is who, nobody learns.
    pub shown: Vec<Role>,
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
        let plays = |role: &Role| role.module().is_none_or(|module| self.modules.contains(module));
        self.edition.book().characters.iter().copied().filter(plays).collect()
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

    /// The parts of the reveal, in their order: without blind spies, and without those in which nobody looks or is shown.
    #[must_use]
    pub fn stages(self) -> Vec<Stage> {
        if self.modules.contains(Module::BlindSpies) {
            return Vec::new();
        }
        let stage = |scene: &BookStage| {
            let also = scene.also.iter().filter(|(module, _)| self.modules.contains(*module)).map(|(_, role)| role);
            let shown: Vec<&Role> = scene.shown.iter().chain(also).collect();
            Stage {
                turn: scene.turn,
                sign: scene.sign,
                looking: self.among(|role| scene.looking.contains(role)),
                shown: self.among(|role| shown.contains(&role)),
            }
        };
        let stages = self.edition.book().scenes.iter().map(stage);
        stages.filter(|stage| !stage.looking.is_empty() && !stage.shown.is_empty()).collect()
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

    /// Whether a character shows itself in a part of the reveal beside others of a side.
    #[must_use]
    pub fn is_shown(self, role: Role, turn: Turn, side: Side) -> bool {
        let stages = self.stages();
        let stage = stages.iter().find(|stage| stage.turn == turn && stage.shown.contains(&role));
        stage.is_some_and(|stage| stage.shown.iter().any(|other| other.side() == side))
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
        Characters::new(self.rules.edition, self.rules.modules.all(self.rules.edition))
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
