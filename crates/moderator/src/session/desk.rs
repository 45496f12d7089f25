//! The desk of the moderator: what is said, what is written down, and what is to be done in the world.

pub(super) mod ceremony;
pub(super) mod devices;
pub mod history;
pub mod keeping;
pub mod narration;
pub(super) mod queue;
pub(super) mod rest;
pub(super) mod silencing;

use crate::session::desk::keeping::Keeping;
use crate::session::desk::narration::Narration;
use protocol::effect::Effect;

/// How an open question is asked that was put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PutOff {
    /// In one sentence.
    Again,
    /// With its whole ceremony.
    Whole,
}

/// What leaves the session, and what was said and kept so far.
#[derive(Default)]
pub(super) struct Desk {
    pub(super) narration: Narration,
    pub(super) keeping: Keeping,
    /// In practice: the question is asked once nobody who isn't there has to answer first.
    pub(super) put_off: Option<PutOff>,
    /// What is to be done, in order.
    pub(super) effects: Vec<Effect>,
}

impl Desk {
    /// What is to be done, in order. Entries come first: nothing is announced before it is safe on the disk. What leaves
    /// this game comes last.
    pub(super) fn take_effects(&mut self) -> Vec<Effect> {
        let mut effects = std::mem::take(&mut self.effects);
        effects.sort_by_key(|effect| match effect {
            Effect::Record(_) | Effect::Confide(_) => 0,
            Effect::Quit(_) | Effect::Open(_) | Effect::Mend(_) => 2,
            _ => 1,
        });
        effects
    }
}
