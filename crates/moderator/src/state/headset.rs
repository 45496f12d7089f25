//! The headset, or the one phone, on its way round the table.

use crate::game::Seat;
use protocol::question::Question;
use std::collections::VecDeque;

/// The headset, or the phone, on its way round.
pub(crate) struct HandOver {
    /// Who is still to have it; the first one has it now, or gets it next.
    pub(crate) to: VecDeque<Seat>,
    pub(crate) progress: Progress,
    /// Whether the time that everybody has alike is over.
    pub(crate) slot_over: bool,
}

/// How far the headset has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// It is chosen among the devices.
    Choosing,
    /// It is looked for.
    Checking,
    /// It is missing, or everybody would hear it: nothing secret is said.
    Unfit,
    /// Somebody listens whether it sounds where it should.
    Trying,
    /// Somebody is to put it on, or to take the phone.
    Offered,
    /// Somebody has it on, or has the phone alone, and the rest is theirs.
    SpeechInputOrder,
    /// What was heard or read is hidden, and the time that everybody has alike is not over.
    Hidden,
}

impl HandOver {
    pub(crate) fn question(&self) -> Question {
        let to = self.to.front().copied();
        match (self.progress, to) {
            (Progress::Choosing, _) => Question::Headset,
            (Progress::Checking | Progress::Unfit, _) => Question::HeadsetMissing,
            (Progress::Offered, Some(to)) => Question::HandOver { to },
            (Progress::SpeechInputOrder | Progress::Hidden, Some(to)) => Question::Hearing { to },
            (Progress::Trying, _) | (_, None) => Question::HeadsetTried,
        }
    }
}
