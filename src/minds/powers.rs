//! What the players of a deal can do.

use crate::game::knowledge::Role;
use crate::game::{MissionCard, Seat, SeatSet, Side};

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
    /// With a player who has this character.
    pub(super) fn with(mut self, seat: Seat, role: Role, evil_side: Side) -> Self {
        let (evil, fails) = (role.side() == evil_side, role.may_play(MissionCard::Fail));
        let there = [
            (evil, &mut self.evil),
            (evil && fails, &mut self.saboteurs),
            (evil && fails && !role.may_play(MissionCard::Success), &mut self.always),
            (!evil && fails, &mut self.reluctant),
            (role.may_play(MissionCard::Reverse), &mut self.reversers),
            (role.may_play(MissionCard::RogueSuccess), &mut self.rogues),
        ];
        for (_, set) in there.into_iter().filter(|(is, _)| *is) {
            set.insert(seat);
        }
        self
    }
}
