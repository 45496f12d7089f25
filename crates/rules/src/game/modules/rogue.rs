//! Rogue: a member of a side who wants to win alone.
//!
//! When a team is approved the leader gives a member the watch token, at small tables only from the third mission on;
//! whoever holds it plays no Rogue Success. The Rogue of the resistance wins alone when the third mission succeeds and
//! he played Rogue Success in it and in an earlier one; the Rogue of the spies when the third mission fails and he
//! played Fail in it and in an earlier one (edition of 2020, Rogue; RULES section 5).
//!
//! The narrator knows teams and counts only. It asks for a claim when somebody can have done that, and takes it from
//! nobody else. A card that was set aside by the trap counts for nobody.

pub mod claim;

pub use claim::{CannotClaim, Claim, NoClaim};

use crate::game::mission::Run;
use crate::game::{
    Count, Ending, Event, Game, MissionCard, MissionEvent, MissionRefusal, Outcome, Phase, Refusal, Seat, SeatSet,
    Side, Why,
};

/// The most players with whom the first two missions are run without the watch token.
const SMALL_TABLE: u8 = 6;

/// What Rogues can have done so far, as far as everybody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rogues {
    /// Before the last mission.
    earlier: Suspects,
    /// In the last mission.
    last: Suspects,
    /// The last mission.
    run: Option<Run>,
}

/// Who can have played the card of a Rogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Suspects {
    fail: SeatSet,
    rogue_success: SeatSet,
}

impl Suspects {
    fn of(run: Run, count: Count) -> Self {
        let who = |card| if count.of(card) > 0 { culprits(run, card, count) } else { SeatSet::EMPTY };
        Self { fail: who(MissionCard::Fail), rogue_success: who(MissionCard::RogueSuccess) }
    }

    fn or(self, more: Self) -> Self {
        Self { fail: self.fail.or(more.fail), rogue_success: self.rogue_success.or(more.rogue_success) }
    }

    fn of_outcome(self, outcome: Outcome) -> SeatSet {
        match outcome {
            Outcome::Success => self.rogue_success,
            Outcome::Fail => self.fail,
        }
    }
}

/// Who can have played one of the counted cards: only those who showed it, if they are as many.
fn culprits(run: Run, card: MissionCard, count: Count) -> SeatSet {
    let may = run.may_have_played(card);
    let shown = run.face_up.of(card).and(may);
    if shown.len() == usize::from(count.of(card)) { shown } else { may }
}

impl Game {
    /// Whether the Rogue of the resistance plays.
    #[must_use]
    pub fn has_resistance_rogue(&self) -> bool {
        self.rules.cast.rogue_successes > 0
    }

    /// Whether there is a Rogue.
    #[must_use]
    pub fn has_rogue(&self) -> bool {
        let (good, evil) = self.rules.cast.alone;
        good || evil
    }

    /// The Rogue of a side, who had to be content with the victory of that side.
    #[must_use]
    pub fn has_rogue_of(&self, side: Side) -> bool {
        let ((good, evil), cast) = (self.book().sides, self.rules.cast);
        (side == good && cast.alone.0) || (side == evil && cast.alone.1)
    }

    /// The team goes on its mission, and it is known who plays face up: first somebody is watched.
    pub(in crate::game) fn watch_or_play(&mut self, run: Run, events: &mut Vec<Event>) {
        let too_early = self.rules.players <= SMALL_TABLE && self.results.run() < 2;
        if self.has_rogue() && !too_early {
            self.phase = Phase::Watch(run);
        } else {
            self.play_cards(run, events);
        }
    }

    /// The leader gives the watch token to a member.
    pub(in crate::game) fn watch(&mut self, mut run: Run, member: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_on(run, member)?;
        run.watched = Some(member);
        let mut events = vec![Event::Mission(MissionEvent::Watched { leader: self.leader, member })];
        self.play_cards(run, &mut events);
        Ok(events)
    }

    /// Keeps who can have played what on a mission.
    pub(in crate::game) fn remember_rogues(&mut self, run: Run, count: Count) {
        if self.has_rogue() {
            let earlier = self.rogues.earlier.or(self.rogues.last);
            self.rogues = Rogues { earlier, last: Suspects::of(run, count), run: Some(run) };
        }
    }

    /// Three missions have ended alike: asks for a claim if a Rogue of that side can have won alone, and else says why
    /// there is none.
    pub(in crate::game) fn asks_for_claim(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> bool {
        let rogue = self.ending_by(outcome).winner;
        let Some(run) = self.rogues.run.filter(|_| self.has_rogue_of(rogue)) else { return false };
        match self.claimants(outcome) {
            Ok(of) => {
                self.phase = Phase::Claim(Claim { outcome, run, of });
                true
            }
            Err(why) => {
                events.push(Event::Mission(MissionEvent::NoClaim { rogue, why }));
                false
            }
        }
    }

    fn claimants(&self, outcome: Outcome) -> Result<SeatSet, NoClaim> {
        let (last, earlier) = (self.rogues.last.of_outcome(outcome), self.rogues.earlier.of_outcome(outcome));
        let of = last.and(earlier);
        match (last.is_empty(), earlier.is_empty(), of.is_empty()) {
            (true, _, _) => Err(NoClaim::NoneInLast),
            (_, true, _) => Err(NoClaim::NoneBefore),
            (_, _, true) => Err(NoClaim::NobodyTwice),
            (false, false, false) => Ok(of),
        }
    }

    /// A player claims to be the Rogue who has won alone.
    pub(in crate::game) fn claim(&mut self, claim: Claim, player: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_sit_here(player)?;
        if !claim.of.contains(player) {
            return Err(Refusal::Mission(MissionRefusal::CannotClaim { player, why: self.why_not(claim, player) }));
        }
        let mut events = Vec::new();
        self.end(Ending { winner: Side::Rogue, why: Why::Rogue { player, outcome: claim.outcome } }, &mut events);
        Ok(events)
    }

    fn why_not(&self, claim: Claim, player: Seat) -> CannotClaim {
        let Claim { outcome, run, .. } = claim;
        match player {
            _ if !run.team.contains(player) => CannotClaim::NotOnTeam,
            _ if run.trapped == Some(player) => CannotClaim::SetAside,
            _ if run.watched == Some(player) && outcome == Outcome::Success => CannotClaim::HeldWatch,
            _ if !self.rogues.last.of_outcome(outcome).contains(player) => CannotClaim::NotTheirs,
            _ => CannotClaim::NotBefore,
        }
    }

    /// Nobody claims to have won alone: the side wins.
    pub(in crate::game) fn nobody_claims(&mut self, claim: Claim) -> Vec<Event> {
        let mut events = Vec::new();
        let ending = self.ending_by(claim.outcome);
        self.end(ending, &mut events);
        events
    }
}
