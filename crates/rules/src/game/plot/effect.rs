//! What the cards do that are held until they are used (RULES section 4).

use super::{Dealing, Due, Moment, PlotCard, Window};
use crate::game::mission::Run;
use crate::game::{Event, Game, MissionCard, MissionRefusal, Offer, Phase, PlotEvent, PlotRefusal, Refusal, Seat};

impl Game {
    /// A holder uses a card, on a member of the team if the card asks for one.
    pub(in crate::game) fn use_card(
        &mut self,
        by: Seat,
        card: PlotCard,
        on: Option<Seat>,
    ) -> Result<Vec<Event>, Refusal> {
        self.may_use(by, card)?;
        let Phase::Window(window) = self.phase else { return self.spend(by, card, on) };
        match (window.at, on) {
            _ if card == PlotCard::TakeResponsibility => self.spend(by, card, on),
            (Moment::BeforeProposal, None) => Ok(self.take_the_lead(by)),
            (Moment::AfterApproval { .. }, None) => Ok(self.overrule(by)),
            (Moment::BeforeVote { .. }, Some(member)) => self.declare_spotlight(window.at, by, member),
            (Moment::BeforeCards(run), Some(member)) => self.put_in_spotlight(run, by, member),
            (Moment::AfterCards(run), Some(member)) => self.look_at_card(run, by, member),
            _ => Err(Refusal::Plot(PlotRefusal::Target(card))),
        }
    }

    /// Whether a player may use a card now: holds it, and it is the moment of the card and of the player.
    ///
    /// # Errors
    /// Says why not.
    pub fn may_use(&self, by: Seat, card: PlotCard) -> Result<(), Refusal> {
        self.must_sit_here(by)?;
        if self.due() == Some(Due { card, by }) && card == PlotCard::TakeResponsibility {
            return Ok(());
        }
        if !self.plot.holds(by, card) {
            return Err(Refusal::Plot(PlotRefusal::NotHeld { player: by, card }));
        }
        match self.phase {
            _ if card == PlotCard::TakeResponsibility => self.may_take_responsibility(),
            Phase::Window(window) if window.at.card() == card => self.must_be_asked(window, by),
            _ => Err(Refusal::Plot(PlotRefusal::NotItsMoment(card))),
        }
    }

    fn due(&self) -> Option<Due> {
        match self.phase {
            Phase::Plot(dealing) => dealing.due,
            _ => None,
        }
    }

    /// Whether anybody else holds a card that a player could take.
    pub(super) fn can_take(&self, by: Seat) -> bool {
        self.plot.takeable(by, self.seats()).next().is_some()
    }

    /// Take Responsibility can be used in any window, and whenever the leader may act.
    fn may_take_responsibility(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Window(_) | Phase::Proposal { .. } | Phase::Watch(_) | Phase::Trap(_) => Ok(()),
            Phase::Plot(dealing) if dealing.due.is_none() => Ok(()),
            _ => Err(Refusal::Plot(PlotRefusal::NotItsMoment(PlotCard::TakeResponsibility))),
        }
    }

    /// Strong Leader: leadership goes on clockwise from the user.
    fn take_the_lead(&mut self, by: Seat) -> Vec<Event> {
        self.plot.hand_mut(by).take(PlotCard::StrongLeader);
        let mut events = vec![Event::Plot(PlotEvent::LeadTaken { by, from: self.leader })];
        self.leader = by;
        self.close_window(Moment::BeforeProposal, &mut events);
        events
    }

    /// No Confidence: the approved team is rejected after all.
    fn overrule(&mut self, by: Seat) -> Vec<Event> {
        self.plot.hand_mut(by).take(PlotCard::NoConfidence);
        let mut events = vec![Event::Plot(PlotEvent::Overruled { by })];
        self.reject(&mut events);
        events
    }

    /// In the Spotlight: a member plays face up.
    fn put_in_spotlight(&mut self, mut run: Run, by: Seat, member: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_target(Moment::BeforeCards(run), member)?;
        self.plot.hand_mut(by).take(PlotCard::InTheSpotlight);
        run.lit.insert(member);
        let mut events = vec![Event::Plot(PlotEvent::Spotlighted { by, member })];
        self.ask_on(Moment::BeforeCards(run), by, &mut events);
        Ok(events)
    }

    /// Keeping a Close Eye on You: the user alone looks at a card that was played.
    fn look_at_card(&mut self, mut run: Run, by: Seat, member: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_target(Moment::AfterCards(run), member)?;
        self.plot.hand_mut(by).take(PlotCard::CloseEye);
        run.looked_at.insert(member);
        let mut events = vec![Event::Plot(PlotEvent::CardLookedAt { by, member })];
        self.ask_on(Moment::AfterCards(run), by, &mut events);
        Ok(events)
    }

    pub(super) fn must_be_target(&self, at: Moment, member: Seat) -> Result<(), Refusal> {
        self.must_sit_here(member)?;
        match member {
            _ if self.targets(at).contains(member) => Ok(()),
            _ if !at.team().contains(member) => Err(Refusal::Plot(PlotRefusal::NotOnTeam(member))),
            _ if self.lit(at).contains(member) => Err(Refusal::Plot(PlotRefusal::PlaysFaceUp(member))),
            _ => Err(Refusal::Plot(PlotRefusal::LookedAtBefore(member))),
        }
    }

    /// Take Responsibility: the user takes one plot card from another player.
    pub(in crate::game) fn take_card(&mut self, by: Seat, card: PlotCard, from: Seat) -> Result<Vec<Event>, Refusal> {
        self.may_use(by, PlotCard::TakeResponsibility)?;
        self.must_sit_here(from)?;
        if by == from || !self.plot.holds(from, card) {
            return Err(Refusal::Plot(PlotRefusal::NotHeld { player: from, card }));
        }
        self.plot.hand_mut(from).take(card);
        self.plot.hand_mut(by).take(PlotCard::TakeResponsibility);
        self.plot.hand_mut(by).put(card);
        let mut events = vec![Event::Plot(PlotEvent::Taken { by, card, from })];
        match self.phase {
            // Whoever is asked may have lost the card; whoever has it now is asked if that turn has not passed.
            Phase::Window(Window { at, asked: Some(asked) }) => self.ask_on(at, asked, &mut events),
            Phase::Plot(dealing) => self.go_on_dealing(Dealing { due: None, ..dealing }),
            _ => {}
        }
        Ok(events)
    }

    /// Take Responsibility where nobody has a card to take: it is spent without effect.
    fn spend(&mut self, by: Seat, card: PlotCard, on: Option<Seat>) -> Result<Vec<Event>, Refusal> {
        if on.is_some() || self.can_take(by) {
            return Err(Refusal::Plot(PlotRefusal::Target(card)));
        }
        self.plot.hand_mut(by).take(card);
        Ok(vec![Event::Plot(PlotEvent::Spent { by, card })])
    }

    /// The table says what a member played face up.
    pub(in crate::game) fn played_face_up(
        &mut self,
        mut run: Run,
        member: Seat,
        card: MissionCard,
    ) -> Result<Vec<Event>, Refusal> {
        self.must_sit_here(member)?;
        self.can_lie_open(run, member, card)?;
        run.face_up.lay(member, card);
        let mut events = vec![Event::Plot(PlotEvent::PlayedFaceUp { member, card })];
        self.play_cards(run, &mut events);
        Ok(events)
    }

    /// Whether a member who plays face up can have played this card.
    fn can_lie_open(&self, run: Run, member: Seat, card: MissionCard) -> Result<(), Refusal> {
        if !run.waits_for().contains(member) {
            return Err(Refusal::Plot(PlotRefusal::NotFaceUp(member)));
        }
        let able = self.players_of(card);
        if run.face_up.of(card).len() >= usize::from(able) {
            return Err(Refusal::Mission(MissionRefusal::TooManyOpen { card, able }));
        }
        match card {
            MissionCard::RogueSuccess if run.watched == Some(member) => {
                Err(Refusal::Mission(MissionRefusal::HoldsWatch(member)))
            }
            _ => Ok(()),
        }
    }

    /// What can lie face up, member by member.
    pub(in crate::game) fn face_up_offer(&self, run: Run) -> Offer {
        let cards = |member| MissionCard::ALL.into_iter().map(move |card| (member, card));
        let all = run.waits_for();
        let can_be =
            all.iter().flat_map(cards).filter(|(member, card)| self.can_lie_open(run, *member, *card).is_ok());
        Offer::FaceUp { of: can_be.collect() }
    }

    /// What lies face up is told before anybody looks at a card.
    pub(in crate::game) fn play_cards(&mut self, run: Run, events: &mut Vec<Event>) {
        if run.waits_for().is_empty() {
            self.open_window(Moment::AfterCards(run), events);
        } else {
            self.phase = Phase::FaceUp(run);
        }
    }
}
