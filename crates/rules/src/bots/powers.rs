//! What the players of a deal can do.

use crate::game::knowledge::Role;
use crate::game::{MissionCard, SeatSet, Side};

/// Who can do what in a deal.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Powers {
    /// Who wants missions to fail.
    pub(super) evil: SeatSet,
    /// Who of them may play a Fail.
    pub(super) saboteurs: SeatSet,
    /// Who of these may play nothing else.
    pub(super) always: SeatSet,
    /// Who of the others may play a Fail, and hardly will.
    pub(super) reluctant: SeatSet,
    /// Who may play a Reverse.
    pub(super) reversers: SeatSet,
    /// Who may play a Rogue Success.
    pub(super) rogues: SeatSet,
}

impl Powers {
    /// What these can do if all of them have this character.
    pub(super) fn of(holders: SeatSet, role: Role, evil_side: Side) -> Self {
        let (evil, fails) = (role.side() == evil_side, role.may_play(MissionCard::Fail));
        let whoever = |can: bool| if can { holders } else { SeatSet::EMPTY };
        Self {
            evil: whoever(evil),
            saboteurs: whoever(evil && fails),
            always: whoever(evil && fails && !role.may_play(MissionCard::Success)),
            reluctant: whoever(!evil && fails),
            reversers: whoever(role.may_play(MissionCard::Reverse)),
            rogues: whoever(role.may_play(MissionCard::RogueSuccess)),
        }
    }

    /// These, and others.
    pub(super) fn or(self, others: Self) -> Self {
        self.each(others, SeatSet::or)
    }

    /// What is left of these for some players.
    pub(super) fn of_these(self, seats: SeatSet) -> Self {
        self.each(self, |set, _| set.and(seats))
    }

    fn each(self, others: Self, with: impl Fn(SeatSet, SeatSet) -> SeatSet) -> Self {
        Self {
            evil: with(self.evil, others.evil),
            saboteurs: with(self.saboteurs, others.saboteurs),
            always: with(self.always, others.always),
            reluctant: with(self.reluctant, others.reluctant),
            reversers: with(self.reversers, others.reversers),
            rogues: with(self.rogues, others.rogues),
        }
    }
}
