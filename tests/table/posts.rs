//! What a forum game hands out at a table: posts, messages, and what goes to the clipboard.

use jiff::civil::DateTime;
use protocol::{Input, Outgoing};
use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::{Seat, SeatSet};
use resistance_narrator::journal::Entry;
use resistance_narrator::journal::private::Private;
use resistance_narrator::language::Message;

use super::{Moment, Table, readable};

/// A text that was handed out.
#[derive(Clone, Debug, PartialEq)]
pub struct Posted {
    pub to: Option<Seat>,
    pub title: String,
    pub text: String,
}

impl Table {
    /// Random games in bulk don't open the saved game after every line.
    pub fn unchecked(mut self) -> Self {
        self.checked = false;
        self
    }

    pub(super) fn post(&mut self, outgoing: Outgoing) {
        let posted = Posted { to: outgoing.to, title: outgoing.title, text: outgoing.text.0.open().clone() };
        readable(&posted.title);
        posted.text.lines().filter(|line| !line.is_empty()).for_each(readable);
        assert!(!posted.text.contains("\n\n\n") && posted.text.trim() == posted.text, "stray lines: {posted:?}");
        self.note(Moment::Posted(posted));
    }

    /// Everything that was handed out so far, the oldest first.
    pub fn posts(&self) -> Vec<&Posted> {
        let posted = |at: &'_ super::At| matches!(at.moment, Moment::Posted(_));
        let all = self.moments.iter().filter(|at| posted(at));
        all.filter_map(|at| if let Moment::Posted(posted) = &at.moment { Some(posted) } else { None }).collect()
    }

    /// What was handed out since the last line or key.
    pub fn new_posts(&self) -> Vec<&Posted> {
        let new = self.last_step().iter();
        new.filter_map(|at| if let Moment::Posted(posted) = &at.moment { Some(posted) } else { None }).collect()
    }

    /// The game as it is on the disk.
    pub fn saved(&self) -> (Vec<Entry>, Private) {
        (self.journal.clone(), self.private.clone())
    }

    /// From now on the session knows what time it is.
    pub fn at(mut self, now: DateTime) -> Self {
        self.session().it_is(now);
        self
    }

    pub(super) fn keep_disk(&mut self) {
        if self.checked {
            self.on_disk.push(self.saved());
        }
    }

    /// What a kill within the last line would have left on the disk, for every moment after an entry.
    pub fn cut_off(&self) -> &[(Vec<Entry>, Private)] {
        &self.on_disk
    }

    /// Who is a spy.
    pub fn spies(&self) -> SeatSet {
        self.dealt(&[crate::role("spy")])
    }

    /// Who was dealt one of these characters.
    pub fn dealt(&self, roles: &[Role]) -> SeatSet {
        let deal = self.private.deal(&self.record().unwrap()).unwrap();
        deal.open().players(roles)
    }

    /// The numbers of what went to the clipboard.
    pub fn copied(&self) -> &[u32] {
        &self.copied
    }

    /// The clipboard answers the last order.
    pub fn clipboard_says(mut self, result: Result<(), Message>) -> Self {
        let number = *self.copied.last().expect("something was copied");
        self.step = self.moments.len();
        self.handle(Input::Copied { number, result });
        self.listen()
    }
}
