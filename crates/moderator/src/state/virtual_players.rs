//! The players for whom the narrator plays: in practice all but one person, at a table those whose seats it fills.
//!
//! Their seats are reached like those with a phone, and one place answers for them: `actions/practice.rs`. What a bot
//! may know of the game is made in `queries/bots.rs`, and nowhere else.

use crate::game::Seat;
use crate::journal::private::Absent;
use crate::journal::record::Changed;
use crate::state::open::Activity;
use crate::state::table_state::Scene;

impl Scene {
    /// The one person of a practice; none at a table.
    pub(crate) fn person(&self) -> Option<Seat> {
        self.private()?.absent()?.person
    }

    /// Who isn't there by now; none where everybody is.
    pub(crate) fn absent(&self) -> Option<Absent> {
        self.absent_after(usize::MAX)
    }

    /// Who wasn't there once so many actions had been played; none where everybody was.
    pub(crate) fn absent_after(&self, actions: usize) -> Option<Absent> {
        let Activity::Game(table) = &self.activity else { return None };
        let changes: Vec<Changed> =
            table.record.changes().iter().filter(|changed| changed.after <= actions).cloned().collect();
        let absent = table.private.open().absent()?.clone().after(&changes);
        (!absent.others.is_empty()).then_some(absent)
    }

    /// Whether nobody sits there, and the narrator plays.
    pub(crate) fn is_absent(&self, seat: Seat) -> bool {
        self.absent().is_some_and(|absent| absent.is(seat))
    }
}
