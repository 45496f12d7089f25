//! A game that ends without a result, and the same table once more.

use super::people::Made;
use super::{Mode, Session, Stage};
use crate::journal::entry::Change;
use crate::language::{Intent, Verb};
use crate::session::scene::Scene;

impl Session {
    /// Somebody wants this game to end, or a new one in the middle of it: a table is asked once.
    pub(super) fn give_up_asked(&mut self, intent: Intent) {
        match self.scene.mode {
            Mode::Table => self.read_back(intent),
            Mode::Program => self.give_up(&intent),
        }
    }

    /// Ends the game without a result. It stays saved.
    pub(super) fn give_up(&mut self, intent: &Intent) {
        if self.make_change(&Change::Abandoned) == Made::No {
            return;
        }
        match intent {
            Intent::Plain(Verb::NewGame) => self.another_game(),
            _ => self.go_on_after(&Change::Abandoned),
        }
    }

    /// Asks for another game by the same rules.
    pub(super) fn another_game(&mut self) {
        let Stage::Table(table) = &self.scene.stage else { return };
        let setup = table.record.setup().clone();
        // What could not be saved before may be saved now.
        self.desk.keeping.go_on();
        self.begin_another_interview(&setup);
    }

    /// The same table once more, by the same rules. Whoever sits to the left of the last leader would lead.
    pub(super) fn rematch(&mut self) {
        let Stage::Table(table) = &self.scene.stage else { return };
        let setup = table.record.setup_as_they_sit();
        let game = table.record.game();
        let next = table.record.names().get(game.seats().left_of(game.leader())).cloned();
        let place = next.and_then(|next| setup.players.iter().position(|name| *name == next));
        // What could not be saved before may be saved now.
        self.desk.keeping.go_on();
        self.begin_rematch(&setup, place.and_then(crate::game::Seat::from_index));
    }
}

/// Whether a command ends a game that is under way.
pub(super) fn gives_up(scene: &Scene, intent: &Intent) -> bool {
    let Stage::Table(table) = &scene.stage else { return false };
    matches!(intent, Intent::Plain(Verb::Abandon | Verb::NewGame))
        && table.record.game().ending().is_none()
        && !table.record.is_abandoned()
}
