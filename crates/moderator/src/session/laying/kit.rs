//! What the kit on the table is like.

use crate::game::{Reveal, Setup};

/// Whether a card tells its side to the finger: the accessible kit's do, and a reveal by touch needs them.
pub(in crate::session) fn has_tactile_cards(setup: &Setup) -> bool {
    setup.edition.book().tactile_cards || setup.reveal == Reveal::Touch
}
