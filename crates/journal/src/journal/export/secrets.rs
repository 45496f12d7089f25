//! What the narrator alone knew of a game, opened for whoever may read it.

use crate::game::knowledge::Role;
use crate::game::vote::Vote;
use crate::game::{BySeat, Count, Mission, MissionCard, Seat};
use crate::journal::game_history::{self, Poll, Round};
use crate::journal::private::{Private, Proposal};
use crate::journal::record::Record;

/// Who was what, who played what, and who voted otherwise in private. It has no form that could be printed.
pub struct Secrets {
    /// What each player is, if the narrator dealt it or was told.
    pub(super) roles: Option<BySeat<Role>>,
    /// The missions of which it knows all cards.
    pub(super) missions: Vec<Played>,
    /// The private votes that counted, and not what the same player had said in public.
    pub(super) votes: Vec<PrivateVote>,
}

/// The cards of a mission.
pub struct Played {
    /// The round.
    pub round: u8,
    /// The mission.
    pub mission: Mission,
    /// What each member played.
    pub cards: Vec<PlayedCard>,
}

/// What somebody played.
#[derive(Clone, Copy)]
pub struct PlayedCard {
    /// Who.
    pub player: Seat,
    /// What.
    pub card: MissionCard,
    /// Forum: no order was sent, and this is what counts then.
    pub by_default: bool,
}

/// A private vote against what was said in public.
#[derive(Clone, Copy)]
pub struct PrivateVote {
    /// The round.
    pub round: u8,
    /// The proposal in its round.
    pub proposal: u8,
    /// Who.
    pub player: Seat,
    /// The vote that counted.
    pub vote: Vote,
}

impl Secrets {
    /// What the private part of a game tells. None if it tells nothing.
    #[must_use]
    pub fn of(record: &Record, private: &Private) -> Option<Self> {
        let seats = record.game().seats();
        let deal = private.deal(record);
        let roles: Option<Vec<Role>> =
            deal.and_then(|deal| seats.iter().map(|seat| deal.open().role(seat)).collect());
        let roles = roles.map(BySeat::new);
        let rounds = game_history::rounds(record);
        let missions: Vec<Played> =
            rounds.iter().filter_map(|round| played(record, private, roles.as_ref(), round)).collect();
        let votes: Vec<PrivateVote> = rounds.iter().flat_map(|round| votes(record, private, round)).collect();
        (roles.is_some() || !missions.is_empty() || !votes.is_empty()).then_some(Self { roles, missions, votes })
    }

    /// The cards of the mission that a round ended with.
    pub(super) fn played(&self, round: u8) -> Option<&Played> {
        self.missions.iter().find(|played| played.round == round)
    }

    /// The private votes on a proposal that were not what was said in public.
    pub(super) fn votes_on(&self, round: u8, proposal: u8) -> impl Iterator<Item = &PrivateVote> {
        self.votes.iter().filter(move |vote| (vote.round, vote.proposal) == (round, proposal))
    }
}

impl Played {
    /// What a player played; none if they were not on the team.
    pub fn card(&self, player: Seat) -> Option<PlayedCard> {
        self.cards.iter().copied().find(|played| played.player == player)
    }
}

/// The cards of a round's mission. None where some are missing, or where the table has counted others: then the cards
/// that were confided are not those that were played.
fn played(record: &Record, private: &Private, roles: Option<&BySeat<Role>>, round: &Round) -> Option<Played> {
    let run = round.run?;
    let about = about(round, round.proposals.last()?);
    // Only in a forum something counts without an order.
    let roles = roles.filter(|_| record.game().goes_by_letters());
    let card = |player: Seat| {
        let role = roles.and_then(|roles| roles.get(player).copied());
        let order = private.order(about, player, role, round.watched())?;
        Some(PlayedCard { player, card: order.card, by_default: order.by_default })
    };
    let cards: Vec<PlayedCard> = run.team.iter().map(card).collect::<Option<_>>()?;
    let counted = cards.iter().filter(|played| Some(played.player) != round.trapped());
    let counted: Vec<MissionCard> = counted.map(|played| played.card).collect();
    (Count::of_cards(&counted) == run.count).then_some(Played { round: round.number, mission: run.mission, cards })
}

fn votes(record: &Record, private: &Private, round: &Round) -> Vec<PrivateVote> {
    let polls = round.proposals.iter().filter_map(|proposal| Some((about(round, proposal), proposal.vote?)));
    let of = |(about, poll): (Proposal, Poll)| {
        let vote = move |player| {
            let received = private.received(about, player);
            received.private_vote.zip(received.public_vote).filter(|(counts, said)| counts != said)?;
            let vote = poll.ballot.of(player, poll.voters)?;
            Some(PrivateVote { round: about.round, proposal: about.proposal, player, vote })
        };
        record.game().seats().iter().filter_map(vote)
    };
    polls.flat_map(of).collect()
}

fn about(round: &Round, proposal: &game_history::Proposal) -> Proposal {
    Proposal { round: round.number, proposal: proposal.number, team: proposal.team }
}
