//! What is left of a ceremony, such as a vote, that somebody has broken in on.

use crate::language::Verb;
use crate::session::desk::queue::Planned;
use protocol::question::Question;

/// The rest of a ceremony. Nothing of it is queued, and so nothing of it can sound too early.
#[derive(Debug, Default)]
pub(in crate::session) struct Ceremony {
    pub(in crate::session) rest: Vec<Planned>,
    /// What it leads to: while that is asked, its instructions hold.
    pub(in crate::session) question: Option<Question>,
    /// It waits until somebody lets it go on.
    pub(in crate::session) held: bool,
}

impl Ceremony {
    /// Whether something of it is still to come.
    pub(in crate::session) fn waits(&self) -> bool {
        !self.rest.is_empty()
    }

    /// What can be said while it waits, beside the answers to its question: it goes on, or ends early.
    pub(in crate::session) fn offers(&self) -> &'static [Verb] {
        if self.waits() { &[Verb::Next, Verb::Ready] } else { &[] }
    }

    /// Whether it goes on only when somebody says so.
    pub(in crate::session) fn is_held(&self) -> bool {
        self.held && self.waits()
    }

    /// Whether this line is still to come.
    pub(in crate::session) fn is_to_say(&self, line: &str) -> bool {
        self.rest.iter().any(|planned| planned.printed.as_deref() == Some(line))
    }

    /// Nothing of it is still to come.
    pub(in crate::session) fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
impl Ceremony {
    /// How many sounds are still to come.
    pub(in crate::session) fn len(&self) -> usize {
        self.rest.len()
    }
}
