//! How it stands: the score, the team, who leads, and what would be next.

use super::Asked;
use crate::game::{Mission, Outcome, Phase};
use crate::language::Message;
use crate::language::meaning::Meaning;
use crate::queries::telling::score_line;

impl Asked<'_> {
    /// Whether a side would win now: what is asked for with "if this succeeds", or "then".
    pub(super) fn would_win(&self) -> Option<Message> {
        let lost_by_votes = self.is_open_to_rejection() && self.game.vote_track() + 1 == self.game.last_proposal();
        let of = |outcome| self.runs().iter().filter(|run| run.outcome == outcome).count() as u32;
        // Characters may decide otherwise once three missions have succeeded.
        let sides = (self.has(Meaning::Loyal), self.has(Meaning::Spies));
        let cards = (self.has(Meaning::Success), self.has_one(&[Meaning::Fail, Meaning::Refused]));
        let (won, key) = match if sides == (false, false) { cards } else { sides } {
            (true, false) if self.is_plain() => (of(Outcome::Success), "fact-would-win"),
            (false, true) if lost_by_votes => return Some(Message::new("fact-fifth-rejection")),
            (false, true) => (of(Outcome::Fail), "fact-would-lose"),
            _ => return None,
        };
        Some(Message::new(key).number("left", 3_u32.saturating_sub(won)))
    }

    pub(super) fn after_a_rejection(&self) -> Option<Message> {
        let left = self
            .game
            .last_proposal()
            .checked_sub(self.game.vote_track() + 1)
            .filter(|_| self.is_before_the_vote())?;
        let costs_the_mission = self.game.rejections_cost_the_mission();
        let key = if costs_the_mission { "fact-after-third-rejection" } else { "fact-after-rejection" };
        let told = Message::new(key).player("leader", self.game.next_leader());
        Some(told.number("left", left))
    }

    pub(super) fn team_size(&self) -> Option<Message> {
        let mission = self.mission()?;
        let told = Message::new("fact-team-size").number("mission", mission.number());
        Some(told.number("size", self.game.team_size(mission)))
    }

    pub(super) fn neighbour(&self) -> Option<Message> {
        let of = self.spots.iter().find_map(|spot| spot.seat)?;
        let seats = self.game.seats();
        let (key, player) = match self.has(Meaning::Left) {
            true => ("fact-left-of", seats.left_of(of)),
            false => ("fact-right-of", seats.right_of(of)),
        };
        Some(Message::new(key).player("of", of).player("player", player))
    }

    pub(super) fn leads(&self) -> Message {
        Message::new("leads").player("leader", self.game.leader())
    }

    pub(super) fn score(&self) -> Message {
        let none = Mission::ALL.iter().all(|mission| self.game.results().of(*mission).is_none());
        if none { Message::new("score-none") } else { score_line(&self.game.results()) }
    }

    pub(super) fn team(&self) -> Message {
        let team = self.game.phase().team();
        match self.game.phase() {
            Phase::Over(_) => Message::new("team-over"),
            _ if self.has(Meaning::Before) && !self.runs().is_empty() => self.last_team(),
            _ if team.is_empty() && self.has(Meaning::Told) && !self.runs().is_empty() => self.last_team(),
            _ if team.is_empty() => Message::new("team-none").player("leader", self.game.leader()),
            _ => Message::new("team-is").players("team", team),
        }
    }

    pub(super) fn fails_needed(&self) -> Option<Message> {
        let mission = self.mission().or_else(|| Mission::from_number(1))?;
        let told = Message::new("fact-fails-needed").number("mission", mission.number());
        Some(told.number("fails", self.game.fails_needed(mission)))
    }
}
