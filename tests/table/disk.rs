//! What is on the disk of a table, and what becomes of it.

use moderator::Session;
use protocol::question::Question;
use protocol::{GoesRound, Opened};
use resistance_narrator::game::secret::Sealed;
use resistance_narrator::language::Message;

use super::Table;

/// What becomes of entries.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Disk {
    /// And after every input it is tried whether the game could be gone on with.
    Writes,
    /// The same without that trial, which takes most of the time of a long game.
    Trusted,
    Fails(Message),
}

impl Table {
    /// From now on entries can't be written, for this reason.
    pub fn disk_fails(mut self, reason: Message) -> Self {
        self.disk = Disk::Fails(reason);
        self
    }

    /// Nobody tries whether the game could be gone on with: many games are to be played.
    pub fn trusting_the_disk(mut self) -> Self {
        self.disk = Disk::Trusted;
        self
    }

    /// Entries can be written again.
    pub fn disk_writes(mut self) -> Self {
        self.disk = Disk::Writes;
        self
    }

    /// Whoever opens the saved game now finds the question that is open, but for scripts, which begin anew.
    pub(super) fn check_journal(&mut self) {
        let Some(record) = self.record() else { return };
        let open = match self.question() {
            Question::ScriptRuns | Question::ScriptPaused | Question::ScriptOver => Question::Reveal,
            // What is asked alone is asked anew, unless all is answered.
            _ if self.is_asked_alone() => return,
            // After a game, another one may be in preparation.
            Question::ScreenReader
            | Question::Unfinished
            | Question::Players
            | Question::DoubtfulName
            | Question::Leader
            | Question::Start
            | Question::RevealWay
            | Question::Edition
            | Question::Options => return,
            question => question,
        };
        let (mode, language, preferences) = (self.mode, self.language, self.preferences.clone());
        let again = self.again.get_or_insert_with(|| Session::new(mode, language, preferences));
        again.sends_round(self.headset.goes_round);
        again.resume(Opened {
            record: Box::new(record),
            cut: false,
            private: Sealed::new(self.private.clone()),
            reached: None,
            aside: None,
            private_aside: None,
        });
        // The phone goes round by itself there, also where the table has taken it back.
        let takes_phone = self.headset.goes_round == GoesRound::Phone && again.hands_over();
        assert!(takes_phone || again.question() == open, "the journal tells another game: {open:?}");
    }
}
