//! Winter Soldier: the deal, who is out, and what agents may do at any moment (RULES section 6).
//!
//! Captain America may accuse somebody whenever no mission is under way: `accusation` tells it. The Winter Soldier
//! may once name Maria Hill, and at the end Nick Fury: `naming` tells it. Whoever steps out neither leads, votes nor
//! joins teams.

mod accusation;
pub mod agent;
mod naming;

pub use agent::{AgentCard, Assassination, BrokenIn};

use crate::game::setup::Rules;
use crate::game::{
    Action, AgentEvent, AgentRefusal, Event, Game, Offer, Phase, Refusal, RoundRefusal, Seat, SeatSet,
};

/// What is known of the agents at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agents {
    /// Who is Captain America; none before the deal, and in other editions.
    captain: Option<Seat>,
    /// Who deals.
    dealer: Seat,
    /// The players who have stepped out.
    out: SeatSet,
    /// The cards that have left the game with them.
    gone: Gone,
    /// Whom the Winter Soldier has taken for Maria Hill, wrongly.
    misnamed: Option<Seat>,
    /// The HYDRA agent who was exposed for that.
    exposed: Option<Seat>,
}

/// Cards that have left the game, besides Captain America's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gone {
    shield: u8,
    hydra: u8,
    nick_fury: bool,
    maria_hill: bool,
}

impl Agents {
    /// What is known before the first action.
    pub(in crate::game) fn of(rules: &Rules, leader: Seat, leader_is_known: bool) -> Self {
        let captain = (rules.edition.book().has_captain() && leader_is_known).then_some(leader);
        Self { captain, dealer: leader, out: SeatSet::EMPTY, gone: Gone::default(), misnamed: None, exposed: None }
    }
}

impl Game {
    /// Who is Captain America, once it is known.
    #[must_use]
    pub fn captain(&self) -> Option<Seat> {
        self.agents.captain
    }

    /// Whether Captain America is known and has not stepped out.
    #[must_use]
    pub fn captain_in_play(&self) -> Option<Seat> {
        self.agents.captain.filter(|captain| !self.agents.out.contains(*captain))
    }

    /// Who deals the cards.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.agents.dealer
    }

    /// The players who have stepped out.
    #[must_use]
    pub fn out(&self) -> SeatSet {
        self.agents.out
    }

    /// Whom the Winter Soldier has exposed for a wrong naming.
    #[must_use]
    pub fn exposed(&self) -> Option<Seat> {
        self.agents.exposed
    }

    /// The players who have not stepped out.
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        self.seats().all().without(self.agents.out)
    }

    /// Whether Maria Hill was dealt and has not stepped out.
    #[must_use]
    pub fn maria_hill_in_play(&self) -> bool {
        self.rules.cast.named_before_the_end && !self.agents.gone.maria_hill
    }

    /// How many players could play a Fail, at most: of the spies who are left those who may, and Maria Hill.
    #[must_use]
    pub fn saboteurs(&self) -> u8 {
        let cast = self.rules.cast;
        let named = cast.named_saboteur && !self.agents.gone.maria_hill;
        self.hydra_left().min(cast.evil_saboteurs) + cast.good_saboteurs + u8::from(named)
    }

    fn hydra_left(&self) -> u8 {
        self.spies() - self.agents.gone.hydra
    }

    /// S.H.I.E.L.D. agents left other than Captain America, Nick Fury and Maria Hill.
    fn shield_left(&self) -> u8 {
        let named = 2 + u8::from(self.rules.cast.named_before_the_end);
        self.rules.table.resistance - named - self.agents.gone.shield
    }

    pub(in crate::game) fn must_be_in_play(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_sit_here(seat)?;
        if self.agents.out.contains(seat) { Err(Refusal::Agent(AgentRefusal::SteppedOut(seat))) } else { Ok(()) }
    }

    /// After the deal Captain America says so, and leads first.
    pub(in crate::game) fn name_captain(&mut self, captain: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_sit_here(captain)?;
        self.agents.captain = Some(captain);
        self.leader = captain;
        self.token = super::examination::Token::of(&self.rules, captain);
        let mut events = vec![Event::Agent(AgentEvent::CaptainKnown { captain })];
        self.reveal_or_begin(&mut events);
        Ok(events)
    }

    /// Whether the cards can still be dealt again: before the first vote.
    fn can_deal_again(&self) -> bool {
        let before_first_vote = match self.phase {
            Phase::Captain | Phase::Reveal => true,
            Phase::Proposal { .. } | Phase::Vote { .. } => {
                self.round == 1 && self.vote_track == 0 && self.agents.out.is_empty()
            }
            _ => false,
        };
        self.has_captain() && before_first_vote && self.agents.misnamed.is_none()
    }

    /// The cards are gathered and dealt again.
    pub(in crate::game) fn deal_again(&mut self) -> Result<Vec<Event>, Refusal> {
        if !self.can_deal_again() {
            return Err(Refusal::Round(RoundRefusal::NotNow(self.phase)));
        }
        *self = Self::begin(self.rules, self.agents.dealer, false);
        Ok(vec![Event::Agent(AgentEvent::DealtAgain { dealer: self.agents.dealer })])
    }

    /// Whom the others can accuse, name or expose: everybody in play but Captain America, who is known.
    fn unknown_agents(&self) -> SeatSet {
        self.in_play().iter().filter(|seat| self.agents.captain != Some(*seat)).collect()
    }

    /// What Captain America and the Winter Soldier may do at any moment at which the rules allow it.
    pub(in crate::game) fn agent_offers(&self) -> impl Iterator<Item = Offer> {
        let of = self.unknown_agents();
        let accuse = (self.captain_in_play().is_some() && self.break_in().is_ok()).then_some(Offer::Accuse { of });
        let names = matches!(self.phase, Phase::Assassination { step: Assassination::Naming, .. })
            || (!matches!(self.phase, Phase::Accusation { .. }) && self.may_name_maria_hill().is_ok());
        let assassinate = names.then_some(Offer::Assassinate { of });
        let deal = self.can_deal_again().then_some(Offer::DealAgain);
        [accuse, assassinate, deal].into_iter().flatten()
    }

    /// What an accusation or a naming waits for.
    pub(in crate::game) fn awaited_offer(&self) -> Option<Offer> {
        match self.phase {
            Phase::Accusation { accused: Some(accused), .. } => {
                Some(Offer::Show { of: self.possible_cards(accused) })
            }
            Phase::Assassination { step: Assassination::Named(_), .. } => Some(Offer::Told),
            Phase::Assassination { step: Assassination::Exposing, .. } => {
                Some(Offer::Expose { of: self.unknown_agents() })
            }
            _ => None,
        }
    }

    /// Plays what only Winter Soldier knows.
    pub(in crate::game) fn play_agents(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        match (self.phase, action) {
            (Phase::Captain, Action::CaptainAmerica(captain)) => self.name_captain(captain),
            (_, Action::DealAgain) => self.deal_again(),
            (_, Action::Accuse(accused)) => self.accuse(accused),
            (Phase::Accusation { accused: Some(accused), at }, Action::Show(card)) => {
                self.show_card(accused, at, card)
            }
            (_, Action::Assassinate(named)) => self.assassinate(named),
            (Phase::Assassination { step: Assassination::Named(named), at }, Action::NamedRightly(right)) => {
                self.named_rightly(named, at, right)
            }
            (Phase::Assassination { step: Assassination::Exposing, at }, Action::Expose(exposed)) => {
                self.expose(at, exposed)
            }
            (phase, _) => Err(Refusal::Round(RoundRefusal::NotNow(phase))),
        }
    }
}
