//! What makes one deal likelier than another: how missions went, who proposed whom, who voted how.
//!
//! The figures say how people play, not how the rules are: spies want a team to hold as many of them as a Fail needs, and
//! not many more; whoever is good has nothing but a hunch. What the rules exclude has no chance at all.

use super::Claim;
use super::powers::Powers;
use super::worlds::Known;
use crate::game::edition::Cost;
use crate::game::mission::Done;
use crate::game::{
    Ballot, Count, Event, Game, Mission, MissionCard, MissionEvent, PlotEvent, RoundEvent, Seat, SeatSet,
};

/// All that is to be weighed.
pub(super) struct Evidence {
    missions: Vec<Seen>,
    teams: Vec<Proposed>,
    /// What others have said of a card: who, of whom, and whether that is somebody evil.
    claims: Vec<(Seat, Seat, bool)>,
    /// Which rejection is one too many.
    last_proposal: u8,
}

/// A mission that was run, without the cards that are known.
struct Seen {
    mission: Mission,
    needed: u8,
    /// The members whose card is not known.
    hidden: SeatSet,
    /// Of these, who holds the watch token.
    watched: SeatSet,
    /// What they have played.
    count: Count,
}

/// A team that was proposed, with those votes that are known.
struct Proposed {
    leader: Seat,
    team: SeatSet,
    needed: u8,
    proposal: u8,
    approved: SeatSet,
    rejected: SeatSet,
}

impl Evidence {
    /// All that has happened, without what whoever thinks has done.
    pub(super) fn of(known: &Known<'_>, game: &Game) -> Self {
        let evil = game.book().sides.1;
        let is_last = |(at, claim): &(usize, &Claim)| {
            known.claims[at + 1..].iter().all(|later| (later.by, later.about) != (claim.by, claim.about))
        };
        let counts = known.claims.iter().enumerate().filter(is_last).map(|(_, claim)| claim);
        let of_others = counts.filter(|claim| Some(claim.by) != known.thinker());
        let claims = of_others.map(|claim| (claim.by, claim.about, claim.side == evil)).collect();
        let mut evidence =
            Self { missions: Vec::new(), teams: Vec::new(), claims, last_proposal: game.last_proposal() };
        let (mut watched, mut trapped, mut open) = (SeatSet::EMPTY, SeatSet::EMPTY, Vec::new());
        for event in known.events {
            match *event {
                Event::Round(RoundEvent::Proposed { leader, mission, team, proposal }) => {
                    let needed = game.fails_needed(mission);
                    let (approved, rejected) = (SeatSet::EMPTY, SeatSet::EMPTY);
                    evidence.teams.push(Proposed { leader, team, needed, proposal, approved, rejected });
                }
                Event::Round(RoundEvent::Voted { ballot, voters, .. }) => {
                    evidence.add_votes(ballot, voters, known.thinker())
                }
                Event::Mission(MissionEvent::Watched { member, .. }) => watched = [member].into_iter().collect(),
                Event::Mission(MissionEvent::Trapped { member, .. }) => trapped = [member].into_iter().collect(),
                Event::Plot(PlotEvent::PlayedFaceUp { member, card }) => open.push((member, card)),
                Event::Round(RoundEvent::MissionRun { done, .. }) => {
                    open.extend(known.cards(done.mission));
                    open.retain(|(member, _)| !trapped.contains(*member));
                    evidence.missions.push(Seen::of(done, done.team.without(trapped), watched, &open));
                    (watched, trapped) = (SeatSet::EMPTY, SeatSet::EMPTY);
                    open.clear();
                }
                _ => {}
            }
        }
        evidence.teams.iter_mut().filter(|proposed| Some(proposed.leader) == known.thinker()).for_each(|own| {
            // The own proposal tells its leader nothing.
            own.team = SeatSet::EMPTY;
        });
        evidence
    }

    fn add_votes(&mut self, ballot: Ballot, voters: SeatSet, thinker: Option<Seat>) {
        if let (Some(proposed), Some(approved)) = (self.teams.last_mut(), ballot.approvers()) {
            let others = voters.without(thinker.into_iter().collect());
            (proposed.approved, proposed.rejected) = (approved.and(others), others.without(approved));
        }
    }

    /// How likely all missions are in a deal.
    pub(super) fn of_missions(&self, powers: Powers) -> f64 {
        self.missions.iter().map(|seen| seen.chance(powers)).product()
    }

    /// How likely all proposals, votes and claims are, by who is evil.
    pub(super) fn of_talk(&self, evil: SeatSet) -> f64 {
        let teams: f64 = self.teams.iter().map(|proposed| proposed.chance(evil, self.last_proposal)).product();
        // Whoever is good nearly always tells the truth. Whoever is not covers a mate, and may blame somebody else.
        let claims =
            self.claims.iter().map(|(by, about, blames)| match (evil.contains(*by), evil.contains(*about)) {
                (false, is) if is == *blames => 0.85,
                (false, _) => 0.15,
                (true, true) => {
                    if *blames {
                        0.1
                    } else {
                        0.9
                    }
                }
                (true, false) => {
                    if *blames {
                        0.35
                    } else {
                        0.65
                    }
                }
            });
        teams * claims.product::<f64>()
    }

    /// How well somebody's votes and teams fit the truth, for whoever knows it: more than 1 for somebody who knows too.
    pub(super) fn of_knowing(&self, seat: Seat, evil: SeatSet) -> f64 {
        let knows = |proposed: &Proposed| {
            let spoilt = proposed.team.and(evil).len() >= usize::from(proposed.needed);
            let leads = match (proposed.leader == seat && !proposed.team.is_empty(), spoilt) {
                (true, true) => 0.4,
                (true, false) => 1.5,
                (false, _) => 1.0,
            };
            let votes = match (proposed.approved.contains(seat), proposed.rejected.contains(seat), spoilt) {
                (true, _, true) if proposed.proposal < self.last_proposal => 0.6,
                (true, _, false) => 1.2,
                (_, true, true) => 1.4,
                (_, true, false) => 0.8,
                _ => 1.0,
            };
            leads * votes
        };
        self.teams.iter().map(knows).product()
    }
}

impl Seen {
    fn of(done: Done, counting: SeatSet, watched: SeatSet, known: &[(Seat, MissionCard)]) -> Self {
        let on_it = || known.iter().filter(|(member, _)| counting.contains(*member));
        let mut told = SeatSet::EMPTY;
        let mut count = done.count;
        for (member, card) in on_it() {
            if told.insert(*member) {
                match card {
                    MissionCard::Fail => count.fails = count.fails.saturating_sub(1),
                    MissionCard::Reverse => count.reverses = count.reverses.saturating_sub(1),
                    MissionCard::RogueSuccess => count.rogues = count.rogues.saturating_sub(1),
                    MissionCard::Success => {}
                }
            }
        }
        Self { mission: done.mission, needed: done.needed, hidden: counting.without(told), watched, count }
    }

    fn chance(&self, powers: Powers) -> f64 {
        let number = |of: SeatSet| self.hidden.and(of).len();
        let (reverses, rogues) = (usize::from(self.count.reverses), usize::from(self.count.rogues));
        if reverses > number(powers.reversers) || rogues > number(powers.rogues.without(self.watched)) {
            return 0.0;
        }
        let always = number(powers.always);
        let free = number(powers.saboteurs) - always;
        let Some(fails) = usize::from(self.count.fails).checked_sub(always) else { return 0.0 };
        match fails.checked_sub(free) {
            Some(more) if more > number(powers.reluctant) => 0.0,
            Some(more) if more > 0 => 0.02 * self.chance_of_fails(free, free, always),
            _ => self.chance_of_fails(fails, free, always),
        }
    }

    /// That so many of those who are free to choose have played a Fail, beside those who always do.
    fn chance_of_fails(&self, fails: usize, free: usize, always: usize) -> f64 {
        let wanted = usize::from(self.needed).saturating_sub(always);
        let weight = |number: usize| match number {
            0 if wanted == 0 || wanted > free => 8.0,
            0 if self.mission == Mission::ALL[0] => 4.0,
            0 => 1.5,
            number if number == wanted => 8.0,
            _ => 1.0,
        };
        weight(fails) / (0..=free).map(weight).sum::<f64>()
    }
}

impl Proposed {
    fn chance(&self, evil: SeatSet, last_proposal: u8) -> f64 {
        let spies = self.team.and(evil).len();
        let spoilt = spies >= usize::from(self.needed);
        let leads = match (self.team.is_empty(), evil.contains(self.leader), self.team.contains(self.leader)) {
            (true, ..) => 1.0,
            (_, true, _) if !spoilt => 0.35,
            (_, true, _) if spies > usize::from(self.needed) => 0.8,
            (_, true, _) => 1.2,
            (_, false, false) => 0.4,
            (_, false, true) if spoilt => 0.9,
            (_, false, true) => 1.1,
        };
        let last = self.proposal >= last_proposal;
        let approves = |voter: Seat| match (evil.contains(voter), self.team.contains(voter)) {
            (true, _) if last => 0.85,
            (false, _) if last => 0.97,
            (true, _) if spoilt => 0.75,
            (true, true) => 0.5,
            (true, false) => 0.3,
            (false, true) if spoilt => 0.6,
            (false, true) => 0.75,
            (false, false) if spoilt => 0.35,
            (false, false) => 0.5,
        };
        let for_it: f64 = self.approved.iter().map(approves).product();
        let against: f64 = self.rejected.iter().map(|voter| 1.0 - approves(voter)).product();
        leads * for_it * against
    }
}

/// Whether one rejection more would end everything for whoever wants missions to succeed.
pub(super) fn is_last_chance(game: &Game) -> bool {
    let costs = matches!(game.book().rejections_cost, Cost::Game | Cost::Mission);
    costs && game.vote_track() + 1 >= game.last_proposal()
}
