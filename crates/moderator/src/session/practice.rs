//! Players who aren't there: in practice all but one person, at a table those whose seats the narrator fills.
//!
//! Seats of players who aren't there are reached like those with a phone, and one place answers for them: `answering.rs`.
//! What a mind may know of the game is made in `knowing.rs`, and nothing else reaches one.

pub(super) mod advice;
pub(super) mod answering;
pub(super) mod claiming;
mod deciding;
pub(super) mod filling;
mod knowing;
pub(super) mod person;
pub(super) mod reasons;
mod review;
pub(super) mod rights;
pub(super) mod telling;
pub(super) mod undoing;
pub(super) mod vacating;

use crate::game::Seat;
use crate::journal::private::Absent;
use crate::journal::record::Changed;
use crate::session::scene::{Activity, Scene};

impl Scene {
    /// The one person of a practice; none at a table.
    pub(super) fn person(&self) -> Option<Seat> {
        self.private()?.absent()?.person
    }

    /// Who isn't there by now; none where everybody is.
    pub(super) fn absent(&self) -> Option<Absent> {
        self.absent_after(usize::MAX)
    }

    /// Who wasn't there once so many actions had been played; none where everybody was.
    pub(super) fn absent_after(&self, actions: usize) -> Option<Absent> {
        let Activity::Game(table) = &self.activity else { return None };
        let changes: Vec<Changed> =
            table.record.changes().iter().filter(|changed| changed.after <= actions).cloned().collect();
        let absent = table.private.open().absent()?.clone().after(&changes);
        (!absent.others.is_empty()).then_some(absent)
    }

    /// Whether nobody sits there, and the narrator plays.
    pub(super) fn is_absent(&self, seat: Seat) -> bool {
        self.absent().is_some_and(|absent| absent.is(seat))
    }
}
