//! The desk of the moderator: what is said, what is written down, and what is to be done in the world.

use super::effect::Effect;
use super::narration::Narration;
use super::saving::Keeping;

/// What leaves the session, and what was said and kept so far.
#[derive(Default)]
pub(super) struct Desk {
    pub(super) narration: Narration,
    pub(super) keeping: Keeping,
    /// What is to be done, in order.
    pub(super) effects: Vec<Effect>,
}
