//! The headset on its way round, and what somebody hears or tells alone.

use crate::game::Seat;
use crate::game::knowledge::Role;
use crate::game::secret::Secret;
use crate::session::question::Question;
use std::collections::VecDeque;

/// The headset on its way round.
pub(in crate::session) struct HandOver {
    pub(in crate::session) about: About,
    /// Who is still to have it; the first one has it now, or gets it next.
    pub(in crate::session) to: VecDeque<Seat>,
    pub(in crate::session) progress: Progress,
    /// Whether the time that everybody has alike is over.
    pub(in crate::session) slot_over: bool,
    /// The cards that were told so far.
    pub(in crate::session) confessed: Secret<Confessed>,
}

/// What somebody hears or tells alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum About {
    /// Who they are and whom they know.
    Role,
    /// What another player is.
    Shown {
        /// The other player.
        owner: Seat,
    },
    /// What a member has played.
    Looked {
        /// The member.
        member: Seat,
    },
    /// Which card the table has dealt them.
    Confess,
    /// All that they have learnt so far.
    Everything,
    /// Their vote.
    Vote,
    /// Their mission card.
    Card,
}

/// How far the headset has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Progress {
    /// It is chosen among the devices.
    Choosing,
    /// It is looked for.
    Checking,
    /// It is missing, or everybody would hear it: nothing secret is said.
    Unfit,
    /// Somebody listens whether it sounds where it should.
    Trying,
    /// Somebody is to put it on.
    Offered,
    /// Somebody has it on, and the rest is theirs.
    Hearing,
    /// What was heard is hidden, and the time that everybody has alike is not over.
    Hidden,
}

impl HandOver {
    pub(in crate::session) fn question(&self) -> Question {
        let to = self.to.front().copied();
        match (self.progress, to) {
            (Progress::Choosing, _) => Question::Headset,
            (Progress::Checking | Progress::Unfit, _) => Question::HeadsetMissing,
            (Progress::Offered, Some(to)) => Question::HandOver { to },
            (Progress::Hearing | Progress::Hidden, Some(to)) => Question::Hearing { to },
            (Progress::Trying, _) | (_, None) => Question::HeadsetTried,
        }
    }
}

/// Whether everybody has the same time for it, so that nobody learns from the clock.
pub(in crate::session) fn is_timed(about: About) -> bool {
    matches!(about, About::Role | About::Confess | About::Vote | About::Card)
}

/// The cards that were told, in the order in which the headset goes round, and the one that is being chosen.
#[derive(Clone, Default)]
pub(in crate::session) struct Confessed {
    pub(in crate::session) roles: Vec<Role>,
    pub(in crate::session) choosing: Option<usize>,
}
