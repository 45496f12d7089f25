//! What players are told or asked alone now, until all of them are done.

use crate::game::plot::{Moment, Window};
use crate::game::role::Role;
use crate::game::secret::Secret;
use crate::game::{Action, Game, Phase, Seat, SeatSet};
use crate::journal::private::Proposal;
use crate::journal::record::Record;
use protocol::About;
use std::collections::BTreeMap;

/// What players are told or asked alone now.
pub(crate) struct PendingPrompt {
    /// The number of each of these prompts.
    pub(crate) number: u32,
    pub(crate) about: About,
    /// Who is not done yet, from the leader clockwise.
    pub(crate) to: Vec<Seat>,
    /// The cards that were told so far.
    pub(crate) entered: Secret<BTreeMap<Seat, Role>>,
    /// Whether only those are asked who have something of their own, and the table tells of the others.
    pub(crate) is_apart: bool,
    /// Whether the table was told that nobody of them is missing any more.
    pub(crate) all_in_told: bool,
    /// What the table has told of the others.
    pub(crate) told: Option<Action>,
    /// The proposal that stood when it was asked.
    proposal: Option<Proposal>,
}

impl PendingPrompt {
    pub(crate) fn new(number: u32, about: About, to: Vec<Seat>, record: &Record) -> Self {
        Self {
            number,
            about,
            to,
            entered: Secret::default(),
            is_apart: false,
            all_in_told: false,
            told: None,
            proposal: Proposal::last(record),
        }
    }

    /// The same, of those alone who have something of their own.
    pub(crate) fn apart(number: u32, about: About, to: Vec<Seat>, record: &Record) -> Self {
        Self { is_apart: true, ..Self::new(number, about, to, record) }
    }

    /// Whether it is still to be told or asked: a vote is not, once the table has voted otherwise.
    pub(crate) fn stands(&self, record: &Record) -> bool {
        let open = match self.about {
            About::Vote => matches!(record.game().phase(), Phase::Vote { .. }),
            About::Card => cards_due(record.game()).is_some(),
            About::RoleEntry => record.game().phase() == Phase::Reveal,
            About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything | About::Turn => {
                return true;
            }
        };
        open && self.proposal == Proposal::last(record)
    }
}

/// The team, once it is time for its cards.
pub(crate) fn cards_due(game: &Game) -> Option<SeatSet> {
    match game.phase() {
        Phase::FaceUp(run)
        | Phase::Trap(run)
        | Phase::Mission(run)
        | Phase::Window(Window { at: Moment::AfterCards(run), .. }) => Some(run.team),
        _ => None,
    }
}
