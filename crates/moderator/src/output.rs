//! What is said, what is written down, and what is to be done in the world: all of it leaves the moderator through the
//! list of effects that stands here, in one order. Begin with `narration`.

pub(crate) mod ceremony;
pub(crate) mod devices;
pub(crate) mod history;
pub mod keeping;
pub(crate) mod kit;
pub(crate) mod narration;
pub(crate) mod queue;
pub(crate) mod script;
pub(crate) mod transcript;
pub(crate) mod wording;

use crate::output::keeping::Keeping;
use crate::output::narration::Narration;
use protocol::Effect;

/// How an open question is asked that was put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PutOff {
    /// In one sentence.
    Again,
    /// With its whole ceremony.
    Whole,
}

/// What leaves the session, and what was said and kept so far.
#[derive(Default)]
pub(crate) struct Output {
    pub(crate) narration: Narration,
    pub(crate) keeping: Keeping,
    /// In practice: the question is asked once no virtual player has to answer first.
    pub(crate) put_off: Option<PutOff>,
    /// What is to be done, in order.
    pub(crate) effects: Vec<Effect>,
}

impl Output {
    /// What is to be done, in order. Entries come first: nothing is announced before it is safe on the disk. What nobody
    /// is to see any more is gone before anything is said. What leaves this game comes last.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        let mut effects = std::mem::take(&mut self.effects);
        effects.sort_by_key(|effect| match effect {
            Effect::Record(_) | Effect::Confide(_) => 0,
            Effect::PrivatePrompt(_, None) => 1,
            Effect::Quit(_) | Effect::Open(_) | Effect::Mend(_) => 3,
            _ => 2,
        });
        effects
    }
}
