//! What has been: missions, votes, leaders.

use super::Asked;
use crate::game::mission::Done;
use crate::game::{Mission, Seat, SeatSet};
use crate::journal::game_history;
use crate::journal::game_history::{Poll, Proposal};
use crate::language::Message;
use crate::language::frames::ordinal;
use crate::language::meaning::{Meaning, Spot};

impl Asked<'_> {
    pub(super) fn runs(&self) -> Vec<Done> {
        game_history::rounds(&self.table.record).iter().filter_map(|round| round.run).collect()
    }

    pub(super) fn run_of(&self, mission: Mission) -> Option<Done> {
        self.runs().into_iter().find(|run| run.mission == mission)
    }

    /// Those who have been on so many of all missions.
    pub(super) fn went(
        &self,
        fits: impl Fn(usize, usize) -> bool,
        key: &'static str,
        nobody: &'static str,
    ) -> Message {
        let runs = self.runs();
        let times = |seat: Seat| runs.iter().filter(|run| run.team.contains(seat)).count();
        let who: SeatSet = self.game.seats().iter().filter(|seat| fits(times(*seat), runs.len())).collect();
        match (runs.is_empty(), who.is_empty()) {
            (true, _) => Message::new("score-none"),
            (false, true) => Message::new(nobody),
            (false, false) => Message::new(key).players("names", who),
        }
    }

    pub(super) fn last_vote(&self) -> Option<Message> {
        let Some((number, poll)) = self.poll() else { return Some(Message::new("votes-none")) };
        let key = if poll.approved { "approved" } else { "rejected" };
        let told = Message::new(key).number("approve", poll.tally.approve).number("reject", poll.tally.reject);
        Some(told.number("proposal", number))
    }

    /// The last proposal for the mission that is named.
    pub(super) fn named_round(&self) -> Option<(Proposal, u8)> {
        let mission = self.mission()?;
        let rounds = game_history::rounds(&self.table.record);
        let round = rounds.iter().find(|round| round.run.is_some_and(|run| run.mission == mission))?;
        Some((*round.proposals.last()?, round.number))
    }

    /// Who voted so in the last vote, if names were told.
    pub(super) fn voters(&self, approve: bool) -> Option<Message> {
        let Some((_, Poll { ballot, voters, tally, .. })) = self.poll() else {
            return Some(Message::new("votes-none"));
        };
        let side = if approve { "for" } else { "against" };
        let Some(approvers) = ballot.approvers() else {
            let told = Message::new("fact-no-names").number("approve", tally.approve);
            return Some(told.number("reject", tally.reject));
        };
        let these: SeatSet = if approve { approvers } else { voters.without(approvers) };
        let key = match (these.is_empty(), side) {
            (true, "for") => "fact-nobody-for",
            (true, _) => "fact-nobody-against",
            (false, "for") => "approvers",
            (false, _) => "rejecters",
        };
        Some(Message::new(key).players("names", these))
    }

    /// The vote that is asked for: on the team of the mission that is named, or the last one; with its number in the round.
    fn poll(&self) -> Option<(u8, Poll)> {
        let of = |proposal: &Proposal| Some((proposal.number, proposal.vote?));
        if let Some(proposal) = self.named_proposal() {
            return of(&proposal);
        }
        match self.named_mission() {
            Some(_) => of(&self.named_round()?.0),
            None => self.proposals().iter().rev().find_map(of),
        }
    }

    fn proposals(&self) -> Vec<Proposal> {
        let rounds = game_history::rounds(&self.table.record);
        rounds.iter().flat_map(|round| round.proposals.iter().copied()).collect()
    }

    /// Where a word says which team or vote of a round is meant: "the second vote".
    pub(super) fn place_of_proposal(&self) -> Option<usize> {
        let is_proposal = |spot: &Spot| {
            let words = [Meaning::Team, Meaning::Vote, Meaning::Naming];
            words.iter().any(|meaning| spot.is(*meaning)) && !spot.is(Meaning::Mission)
        };
        let of = |at: usize| self.spots[at + 1..].iter().find(|spot| spot.meanings != [Meaning::Filler]);
        (0..self.spots.len()).find(|at| ordinal(&self.spots[*at]).is_some() && of(*at).is_some_and(is_proposal))
    }

    /// The proposal that is meant by its number in its round: that of the mission that is named, or the last one.
    pub(super) fn named_proposal(&self) -> Option<Proposal> {
        let number = ordinal(&self.spots[self.place_of_proposal()?])?;
        let rounds = game_history::rounds(&self.table.record);
        let is_of = |mission: Mission| move |run: Done| run.mission == mission;
        let round = match self.named_mission() {
            Some(mission) => rounds.iter().find(|round| round.run.is_some_and(is_of(mission))),
            None => rounds.iter().rfind(|round| !round.proposals.is_empty()),
        };
        round?.proposals.get(number as usize - 1).copied()
    }

    /// Which team was proposed, asked for by its number.
    pub(super) fn of_a_proposal(&self) -> Option<Message> {
        let of_votes = [Meaning::Vote, Meaning::Against, Meaning::For, Meaning::HowMany];
        let proposal = self.named_proposal().filter(|_| self.has(Meaning::Team) && !self.has_one(&of_votes))?;
        let told = Message::new("fact-proposal").number("proposal", proposal.number);
        Some(told.player("leader", proposal.leader).players("team", proposal.team))
    }

    /// How somebody has voted last, or on the team of a mission.
    pub(super) fn vote_of(&self) -> Option<Message> {
        let mut named = self.spots.iter().filter_map(|spot| spot.seat);
        let player = named.next().filter(|_| named.next().is_none())?;
        let (_, poll) = self.poll()?;
        let votes = self.has_one(&[Meaning::Vote, Meaning::For, Meaning::Against]);
        // "Does Dan have to vote too?"
        let is_rule = self.has(Meaning::May) && !self.has(Meaning::What);
        if !votes || is_rule || self.has(Meaning::Who) || !poll.voters.contains(player) {
            return None;
        }
        let Some(approvers) = poll.ballot.approvers() else { return self.voters(true) };
        let key = if approvers.contains(player) { "fact-voted-for" } else { "fact-voted-against" };
        Some(Message::new(key).player("player", player))
    }

    /// Who led so far, or who named the last team.
    pub(super) fn led_before(&self) -> Option<Message> {
        let proposals = self.proposals();
        if self.has(Meaning::Naming) {
            let last = proposals.last()?;
            return Some(Message::new("fact-proposed").player("leader", last.leader).players("team", last.team));
        }
        let leaders: SeatSet = proposals.iter().map(|proposal| proposal.leader).collect();
        (!leaders.is_empty()).then(|| Message::new("fact-leaders").players("names", leaders))
    }

    /// How many missions somebody has been on.
    pub(super) fn times(&self) -> Option<Message> {
        let player = self.spots.iter().find_map(|spot| spot.seat)?;
        let times = self.runs().iter().filter(|run| run.team.contains(player)).count();
        Some(Message::new("fact-times").player("player", player).number("times", times as u32))
    }

    /// The team of the last mission.
    pub(super) fn last_team(&self) -> Message {
        match self.runs().last() {
            Some(run) => {
                Message::new("fact-team-of").number("mission", run.mission.number()).players("team", run.team)
            }
            None => Message::new("score-none"),
        }
    }

    /// The rejections of this round, and how many are left before they lose the game.
    pub(super) fn track(&self) -> Message {
        let rejections = self.game.vote_track();
        match self.game.last_proposal().checked_sub(rejections) {
            Some(left) if self.is_open_to_rejection() => {
                Message::new("fact-track").number("rejections", rejections).number("left", left)
            }
            _ => Message::new("status-track").number("rejections", rejections),
        }
    }
}
