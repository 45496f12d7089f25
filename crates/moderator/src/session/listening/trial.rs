//! Names that are tried one after the other.

use crate::game::Seat;
use crate::language::Message;
use crate::preferences::Listens;

/// Names that are tried one after the other.
#[derive(Debug)]
pub(in crate::session) struct NameTrial {
    pub(in crate::session) seat: Seat,
    /// What the name may be heard as, the likeliest first.
    pub(in crate::session) candidates: Vec<String>,
    pub(in crate::session) missed: u8,
    /// Whose names come after this one.
    pub(in crate::session) rest: Vec<Seat>,
}

impl NameTrial {
    /// Who is asked to say their name.
    pub(in crate::session) fn seat(&self) -> Seat {
        self.seat
    }

    /// The name that is asked for, as a question.
    pub(in crate::session) fn question(&self, ears: Listens) -> Message {
        let key = if ears == Listens::Push { "name-try-talk" } else { "name-try" };
        let words = self.candidates.first().cloned().unwrap_or_default();
        Message::new(key).player("player", self.seat).text("words", words)
    }

    /// What the name may be heard as.
    pub(in crate::session) fn candidates(&self) -> &[String] {
        &self.candidates
    }
}
