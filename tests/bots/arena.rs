//! Whole games by rules alone, without a table: whoever is asked chooses, and the game goes on.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::bots::{Asked, Bot, Choice, Claim, Own, Shown, View};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::modules::winter_soldier::Assassination;
use resistance_narrator::game::plot::Window;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{
    Action, AgentCard, Ballot, Count, Ending, Event, ExaminationEvent, Game, MissionCard, Offer, Phase, PlotEvent,
    Seat, SeatSet, Setup,
};

/// Who chooses for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// One of the virtual players.
    Thinks(Bot),
    /// Somebody who does anything that is allowed.
    Random,
    /// Somebody who goes on missions, trusts whoever takes them along, and always sabotages.
    Simple,
}

/// A game that is played.
pub struct Arena {
    pub game: Game,
    pub deal: Deal,
    pub players: Vec<Player>,
    pub events: Vec<Event>,
    own: Vec<Own>,
    claims: Vec<Claim>,
    chance: ChaCha8Rng,
    /// Whoever let something be is asked again only when something has happened.
    let_be: (usize, SeatSet),
    /// All that anybody has chosen, in order.
    pub choices: Vec<(Seat, Choice)>,
    /// How long each choice took, in nanoseconds.
    pub took_ns: Vec<u64>,
}

impl Arena {
    pub fn new(setup: &Setup, deal: u64, players: impl Fn(Seat, &Deal) -> Player) -> Self {
        let game = setup.check().unwrap().game;
        let deal = Deal::shuffled(&game, deal, 0);
        let own = |seat| Own { role: deal.role(seat), sights: deal.seen_by(seat), ..Own::default() };
        Self {
            players: game.seats().iter().map(|seat| players(seat, &deal)).collect(),
            own: game.seats().iter().map(own).collect(),
            chance: ChaCha8Rng::seed_from_u64(setup.seed),
            events: Vec::new(),
            claims: Vec::new(),
            let_be: (0, SeatSet::EMPTY),
            choices: Vec::new(),
            took_ns: Vec::new(),
            game,
            deal,
        }
    }

    /// Plays to the end.
    pub fn play(&mut self) -> Ending {
        for _ in 0..2_000 {
            if let Some(ending) = self.game.ending() {
                return ending;
            }
            self.step();
        }
        panic!("the game does not end: {:?}", self.game.phase());
    }

    /// Plays so many steps, or to the end.
    #[allow(dead_code, reason = "measurements play whole games")]
    pub fn play_some(&mut self, steps: usize) {
        for _ in 0..steps {
            if self.game.ending().is_none() {
                self.step();
            }
        }
    }

    fn step(&mut self) {
        if self.acts_besides() {
            return;
        }
        let action = match self.game.phase() {
            Phase::Setup => Action::TableReady,
            Phase::Reveal => Action::RevealDone,
            Phase::Captain => Action::CaptainAmerica(self.deal.player_with(Part::Captain).unwrap()),
            Phase::Proposal { mission: Some(mission) } => {
                let asked = Asked::Team { size: self.game.team_size(mission), of: self.game.in_play() };
                match self.choose(self.game.leader(), &asked) {
                    Choice::Team(team) => Action::Propose(team),
                    other => panic!("{other:?} is no team"),
                }
            }
            Phase::Vote { .. } => {
                let voters = self.game.in_play();
                let approve = voters.iter().filter(|seat| self.choose(*seat, &Asked::Vote) == Choice::Vote(true));
                Action::Vote(Ballot::Named { approve: approve.collect::<Vec<_>>().into_iter().collect() })
            }
            Phase::Mission(run) => Action::Count(self.cards(run.counting(), run.watched)),
            Phase::Accusation { accused: Some(accused), .. } => Action::Show(self.agent_card(accused)),
            Phase::Assassination { step: Assassination::Named(named), at } => {
                Action::NamedRightly(self.deal.role(named) == self.game.sought(at))
            }
            _ => self.asked_act(),
        };
        self.do_it(action);
    }

    fn do_it(&mut self, action: Action) {
        let before = self.game;
        let events = self.game.play(action).unwrap_or_else(|refusal| panic!("{action:?} at {before:?}: {refusal:?}"));
        for event in &events {
            match *event {
                Event::Plot(PlotEvent::CharacterShown { owner, viewer, affiliation, .. }) => {
                    self.show(owner, viewer, affiliation)
                }
                Event::Examination(ExaminationEvent::Examined { examiner, examined }) => {
                    self.show(examined, examiner, self.game.shows_affiliation());
                }
                _ => {}
            }
        }
        self.events.extend(events.iter().copied());
        self.come_forward();
        for event in events {
            match event {
                Event::Plot(PlotEvent::CharacterShown { owner, viewer, .. }) => self.claim(viewer, owner),
                Event::Examination(ExaminationEvent::Examined { examiner, examined }) => {
                    self.claim(examiner, examined)
                }
                _ => {}
            }
        }
    }

    /// At the end whoever names somebody learns who is on the own side.
    fn come_forward(&mut self) {
        let names = self.deal.player_with(Part::Names).filter(|_| self.game.has_come_forward());
        let Some(names) = names else { return };
        let mates = self.deal.players_of(self.game.book().sides.1).without([names].into_iter().collect());
        let shown = mates.iter().map(|mate| (mate, Shown::Side(self.game.book().sides.1)));
        self.own[names.index()].shown.extend(shown);
    }

    /// Whoever has seen a card says whose side it is of, true or not.
    fn claim(&mut self, by: Seat, about: Seat) {
        if let Player::Thinks(bot) = self.players[by.index()] {
            let claim = bot.claims(&self.view(by), about);
            self.claims.extend(claim);
        }
    }

    fn show(&mut self, owner: Seat, viewer: Seat, affiliation: bool) {
        let role = self.deal.role(owner).unwrap();
        let shown = if affiliation { Shown::Side(role.side()) } else { Shown::Role(role) };
        self.own[viewer.index()].shown.push((owner, shown));
    }

    fn cards(&mut self, members: SeatSet, watched: Option<Seat>) -> Count {
        let mission = self.game.mission().unwrap();
        let face_up = self.game.phase().run().unwrap().face_up;
        let mut cards = Vec::new();
        for member in members.iter() {
            let open = MissionCard::ALL.into_iter().find(|card| face_up.of(*card).contains(member));
            let card = open.unwrap_or_else(|| self.card(member, watched));
            self.own[member.index()].played.push((mission, card));
            cards.push(card);
        }
        Count::of_cards(&cards)
    }

    fn card(&mut self, member: Seat, watched: Option<Seat>) -> MissionCard {
        let role = self.deal.role(member).unwrap();
        let forbidden = |card| card == MissionCard::RogueSuccess && watched == Some(member);
        let may = |card: &MissionCard| role.may_play(*card) && !forbidden(*card);
        let cards: Vec<MissionCard> = MissionCard::ALL.into_iter().filter(may).collect();
        match self.choose(member, &Asked::Card(cards.clone())) {
            Choice::Card(card) if cards.contains(&card) => card,
            other => panic!("{role:?} can't play {other:?}"),
        }
    }

    fn agent_card(&self, accused: Seat) -> AgentCard {
        let role = self.deal.role(accused).unwrap();
        match role.part() {
            Some(Part::NamedAtTheEnd) => AgentCard::NickFury,
            Some(Part::NamedBeforeTheEnd) => AgentCard::MariaHill,
            Some(Part::Names) => AgentCard::WinterSoldier,
            _ if role.side().is_evil() => AgentCard::Hydra,
            _ => AgentCard::Shield,
        }
    }

    /// Who may do what is offered; none if it is not for one player to choose.
    fn whose(&self, offer: &Offer) -> Option<Seat> {
        let asked = || match self.game.phase() {
            Phase::Window(Window { asked, .. }) => asked,
            Phase::Plot(dealing) => Some(dealing.due.map_or(self.game.leader(), |due| due.by)),
            Phase::FaceUp(run) => run.waits_for().iter().next(),
            Phase::Examination { .. } => self.game.token().map(|token| token.holder),
            Phase::Claim(claim) => claim.of.iter().next(),
            _ => Some(self.game.leader()),
        };
        match offer {
            Offer::Use { by, .. } | Offer::Take { by, .. } => Some(*by),
            Offer::Accuse { .. } => self.game.captain(),
            Offer::Assassinate { .. } | Offer::Expose { .. } => self.deal.player_with(Part::Names),
            Offer::Mission { .. }
            | Offer::Draw { .. }
            | Offer::Give { .. }
            | Offer::On { .. }
            | Offer::Pass
            | Offer::FaceUp { .. }
            | Offer::Watch { .. }
            | Offer::Trap { .. }
            | Offer::Claim { .. }
            | Offer::Examine { .. } => asked(),
            _ => None,
        }
    }

    fn acts_of(&self, seat: Seat) -> Vec<Action> {
        let offers = self.game.offers();
        let own = offers.iter().filter(|offer| self.whose(offer) == Some(seat)).flat_map(Offer::actions);
        let is_own = |action: &Action| match *action {
            Action::FaceUp { member, card } => member == seat && self.deal.role(seat).unwrap().may_play(card),
            Action::Claim(player) => player == seat && self.may_claim(seat),
            Action::Expose(player) => {
                let role = self.deal.role(player).unwrap();
                role.side().is_evil() && role.part() != Some(Part::Names)
            }
            Action::Draw(_) | Action::DrawAnyway(_) | Action::PassAll | Action::NoClaim => false,
            _ => true,
        };
        own.filter(is_own).collect()
    }

    fn may_claim(&self, seat: Seat) -> bool {
        let played = &self.own[seat.index()].played;
        let own = |card| played.iter().filter(|(_, played)| *played == card).count() >= 2;
        self.deal.role(seat).unwrap().wins_alone() && (own(MissionCard::Fail) || own(MissionCard::RogueSuccess))
    }

    /// Whoever may do something besides does it, or lets it be until something has happened.
    fn acts_besides(&mut self) -> bool {
        if !matches!(self.game.phase(), Phase::Proposal { .. } | Phase::Vote { .. } | Phase::Examination { .. }) {
            return false;
        }
        if self.let_be.0 != self.events.len() {
            self.let_be = (self.events.len(), SeatSet::EMPTY);
        }
        let seats: Vec<Seat> = self.game.in_play().iter().collect();
        for seat in seats {
            let besides = |action: &Action| {
                matches!(
                    action,
                    Action::Take { .. } | Action::Use { .. } | Action::Accuse(_) | Action::Assassinate(_)
                )
            };
            let of: Vec<Action> = self.acts_of(seat).into_iter().filter(besides).collect();
            if of.is_empty() || !self.let_be.1.insert(seat) {
                continue;
            }
            if let Choice::Act(action) = self.choose(seat, &Asked::Act { of, must: false }) {
                self.do_it(action);
                return true;
            }
        }
        false
    }

    /// What everybody waits for from one player.
    fn asked_act(&mut self) -> Action {
        if let Phase::Claim(claim) = self.game.phase() {
            return claim.of.iter().find(|seat| self.may_claim(*seat)).map_or(Action::NoClaim, Action::Claim);
        }
        let seats: Vec<Seat> = self.game.in_play().iter().collect();
        for seat in seats {
            let of = self.acts_of(seat);
            if of.is_empty() {
                continue;
            }
            match self.choose(seat, &Asked::Act { of: of.clone(), must: true }) {
                Choice::Act(action) if of.contains(&action) => return action,
                other => panic!("{other:?} is none of {of:?}"),
            }
        }
        panic!("nobody can do anything at {:?}", self.game.phase());
    }

    /// What a seat may know now.
    pub fn view(&self, seat: Seat) -> View<'_> {
        View { seat, game: &self.game, events: &self.events, claims: &self.claims, own: &self.own[seat.index()] }
    }

    fn choose(&mut self, seat: Seat, asked: &Asked) -> Choice {
        let choice = match self.players[seat.index()] {
            Player::Thinks(bot) => {
                let begun = std::time::Instant::now();
                let choice = bot.decide(&self.view(seat), asked);
                self.took_ns.push(begun.elapsed().as_nanos() as u64);
                choice
            }
            Player::Random => self.anything(asked),
            Player::Simple => self.simply(seat, asked),
        };
        self.choices.push((seat, choice));
        choice
    }

    fn anything(&mut self, asked: &Asked) -> Choice {
        match asked {
            Asked::Team { size, of } => {
                let teams: Vec<SeatSet> = of.subsets(*size).collect();
                Choice::Team(teams[self.chance.random_range(0..teams.len())])
            }
            Asked::Vote => Choice::Vote(self.chance.random()),
            Asked::Card(cards) => Choice::Card(cards[self.chance.random_range(0..cards.len())]),
            Asked::Act { must: false, .. } => Choice::Nothing,
            Asked::Act { of, .. } => Choice::Act(of[self.chance.random_range(0..of.len())]),
        }
    }

    fn simply(&mut self, seat: Seat, asked: &Asked) -> Choice {
        let evil = |seat: Seat| self.deal.role(seat).is_some_and(|role| role.side().is_evil());
        match asked {
            Asked::Team { size, of } => {
                let teams: Vec<SeatSet> = of.subsets(*size).filter(|team| team.contains(seat)).collect();
                Choice::Team(teams[self.chance.random_range(0..teams.len())])
            }
            Asked::Vote => {
                let team = self.game.phase().team();
                let last = self.game.vote_track() + 1 == self.game.last_proposal();
                let wanted = if evil(seat) { team.iter().any(evil) } else { team.contains(seat) };
                Choice::Vote(last || wanted)
            }
            Asked::Card(cards) => {
                let wanted = if evil(seat) { MissionCard::Fail } else { MissionCard::Success };
                Choice::Card(if cards.contains(&wanted) { wanted } else { cards[0] })
            }
            Asked::Act { .. } => self.anything(asked),
        }
    }
}
