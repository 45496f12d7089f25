//! The desk of the moderator: what is said, what is written down, and what is to be done in the world.

pub(in crate::session) mod ceremony;
pub(in crate::session) mod devices;
pub mod history;
pub mod keeping;
pub mod narration;
pub(in crate::session) mod queue;
pub(in crate::session) mod rest;
pub(in crate::session) mod silencing;

use crate::session::desk::keeping::Keeping;
use crate::session::desk::narration::Narration;
use crate::session::effect::Effect;

/// What leaves the session, and what was said and kept so far.
#[derive(Default)]
pub(in crate::session) struct Desk {
    pub(in crate::session) narration: Narration,
    pub(in crate::session) keeping: Keeping,
    /// What is to be done, in order.
    pub(in crate::session) effects: Vec<Effect>,
}
