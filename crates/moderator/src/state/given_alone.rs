//! Who gives a vote or a mission card alone, on something of their own, and of whom the table tells.

use crate::game::mission::Run;
use crate::game::{BySeat, Game, MissionCard, Phase, PlotCard, Seat, SeatSet};
use crate::journal::private::{Private, Proposal, Received};
use crate::state::pending_prompt::cards_due;
use protocol::{About, Channel, Delivery};

/// The smallest group whose cards are counted together: of fewer one would know who played what.
const SMALLEST: usize = 2;

/// Who gives something alone now, and of whom the table tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Apart {
    /// What is given.
    pub(crate) about: About,
    /// Who gives it alone.
    pub(crate) alone: SeatSet,
    /// Of whom the table tells; nobody if all give it alone.
    pub(crate) table: SeatSet,
    /// Which of the votes given alone everybody knows: nobody is asked for them any more.
    pub(crate) opened: SeatSet,
    /// Whether only those vote now who vote openly, before anybody else chooses: the others come after them.
    pub(crate) is_open: bool,
}

impl Apart {
    /// Whether somebody is asked alone now.
    pub(crate) fn asks(self, seat: Seat) -> bool {
        self.alone.contains(seat) && !self.opened.contains(seat)
    }
}

/// What was given alone in a game so far, and who can give it so.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub(crate) game: &'a Game,
    pub(crate) private: &'a Private,
    /// The proposal that stands.
    pub(crate) proposal: Option<Proposal>,
    pub(crate) deliveries: &'a BySeat<Delivery>,
}

impl Given<'_> {
    /// Who gives something alone now; none if nobody does.
    pub(crate) fn apart(self) -> Option<Apart> {
        let game = self.game;
        match game.phase() {
            Phase::Vote { .. } => {
                if let Some(open) = self.open_vote() {
                    return Some(open);
                }
                let opened = self.opened();
                // Without phones Opinion Makers lay their votes open at the table, before everybody; in practice all vote in
                // one go, and virtual players have voted.
                let first = match self.is_practice() {
                    true => SeatSet::EMPTY,
                    false => self.makers_there().without(opened),
                };
                let alone = self.alone(game.in_play().without(first), |seat| self.vote_of(seat).is_some());
                let table = game.in_play().without(alone);
                let apart = Apart { about: About::Vote, alone, table, opened, is_open: false };
                (!alone.is_empty()).then_some(apart)
            }
            phase => {
                let whole = cards_due(game)?;
                let plain = has_plain_cards(game);
                let all_alone = self.is_practice() || self.there(whole) != whole;
                if !plain && !all_alone {
                    return None;
                }
                let team = match phase {
                    // Of a card that was set aside nobody asks any more.
                    Phase::Mission(run) => run.counting(),
                    _ => whole,
                };
                let alone = self.alone(team, |seat| self.card_of(seat).is_some());
                let (opened, is_open) = (SeatSet::EMPTY, false);
                let apart = Apart { about: About::Card, alone, table: team.without(alone), opened, is_open };
                let is_there = match phase {
                    Phase::Mission(run) => apart.table.is_empty() || plain && can_be_counted_apart(game, run, apart),
                    // A card that can be looked at, or lies open, is given before that.
                    _ => apart.table.is_empty() && alone.iter().any(|seat| self.card_of(seat).is_none()),
                };
                is_there.then_some(apart)
            }
        }
    }

    /// The votes of those who hold Opinion Maker: they choose and reveal before anyone else chooses. Where somebody votes by
    /// phone, the others are asked only after that. None once all of them are open.
    fn open_vote(self) -> Option<Apart> {
        let by_phone = self.game.in_play().iter().any(|seat| self.deliveries[seat].channel == Channel::Own);
        if self.is_practice() || !by_phone || self.makers_there().is_empty() {
            return None;
        }
        let left: SeatSet = self.makers().iter().filter(|seat| !self.is_opened(*seat)).collect();
        let alone = self.alone(left, |seat| self.vote_of(seat).is_some());
        let table = left.without(alone);
        let apart = Apart { about: About::Vote, alone, table, opened: SeatSet::EMPTY, is_open: true };
        (!left.is_empty()).then_some(apart)
    }

    /// Who holds Opinion Maker and votes.
    pub(crate) fn makers(self) -> SeatSet {
        self.game.plot().holders(PlotCard::OpinionMaker, self.game.seats()).and(self.game.in_play())
    }

    fn makers_there(self) -> SeatSet {
        self.there(self.makers())
    }

    /// Who has voted on the proposal that stands so that everybody has heard it.
    pub(crate) fn opened(self) -> SeatSet {
        let votes = matches!(self.game.phase(), Phase::Vote { .. });
        self.game.in_play().iter().filter(|seat| votes && self.is_opened(*seat)).collect()
    }

    /// Whether everybody has heard how a player votes.
    fn is_opened(self, player: Seat) -> bool {
        self.received(player).is_some_and(|received| received.public_vote.is_some())
    }

    /// Those of these who have something of their own, or have given it there before they had it no more.
    fn alone(self, of: SeatSet, has_given: impl Fn(Seat) -> bool) -> SeatSet {
        of.iter().filter(|seat| self.deliveries[*seat].channel.is_of_one() || has_given(*seat)).collect()
    }

    /// Whether nobody is at the table but one person.
    fn is_practice(self) -> bool {
        self.deliveries.iter().any(|(_, delivery)| delivery.channel == Channel::Aloud)
    }

    /// Those of these who sit at the table.
    fn there(self, of: SeatSet) -> SeatSet {
        of.iter().filter(|seat| self.deliveries[*seat].channel != Channel::Bot).collect()
    }

    pub(crate) fn received(self, from: Seat) -> Option<Received> {
        Some(self.private.received(self.proposal?, from))
    }

    /// The vote that a player has given alone, or openly before the others.
    pub(crate) fn vote_of(self, player: Seat) -> Option<bool> {
        self.received(player)?.vote()
    }

    /// The mission card that a member has given.
    pub(crate) fn card_of(self, member: Seat) -> Option<MissionCard> {
        self.received(member)?.card
    }
}

/// Whether there are but Success and Fail, and none is set aside: only these can be given alone.
pub(crate) fn has_plain_cards(game: &Game) -> bool {
    game.counted_cards().count() == 1 && !game.sets_traps()
}

/// Whether some cards of a mission can be given alone while the others lie on the table: all face down, nobody's looked
/// at, and of each kind so many that nobody's can be told from the others.
fn can_be_counted_apart(game: &Game, run: Run, apart: Apart) -> bool {
    let some_eye = !game.plot().holders(PlotCard::CloseEye, game.seats()).is_empty() || !run.looked_at.is_empty();
    !some_eye && run.lit.is_empty() && apart.alone.len().min(apart.table.len()) >= SMALLEST
}
