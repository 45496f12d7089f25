//! The players for whom the narrator plays: in practice all but one person, at a table those whose seats it fills.
//!
//! Their seats are reached like those with a phone, and one place answers for them: `actions/practice.rs`. What a bot
//! may know of the game is made in `queries/bots.rs`, and nowhere else.

use crate::game::Seat;
use crate::journal::private::VirtualPlayers;
use crate::journal::record::Changed;
use crate::state::open::Activity;
use crate::state::table_state::TableState;

impl TableState {
    /// The one person of a practice; none at a table.
    pub(crate) fn human(&self) -> Option<Seat> {
        self.private()?.virtual_players()?.human
    }

    /// The virtual players by now; none where there are none.
    pub(crate) fn virtual_players(&self) -> Option<VirtualPlayers> {
        self.virtual_players_after(usize::MAX)
    }

    /// Who wasn't there once so many actions had been played; none where everybody was.
    pub(crate) fn virtual_players_after(&self, actions: usize) -> Option<VirtualPlayers> {
        let Activity::Game(table) = &self.activity else { return None };
        let changes: Vec<Changed> =
            table.record.changes().iter().filter(|changed| changed.after <= actions).cloned().collect();
        let virtual_players = table.private.open().virtual_players()?.clone().after(&changes);
        (!virtual_players.others.is_empty()).then_some(virtual_players)
    }

    /// Whether nobody sits there, and the narrator plays.
    pub(crate) fn is_virtual(&self, seat: Seat) -> bool {
        self.virtual_players().is_some_and(|virtual_players| virtual_players.is(seat))
    }
}
