//! Somebody who types at a table what the rules allow, in English: for games at random.

use protocol::question::Question;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{
    Action, AgentCard, Ballot, Edition, Game, LeaderChoice, MissionCard, PlotCard, Seat, SeatSet, Setup,
};
use resistance_narrator::language::{Language, Phrases};

use crate::chance::possible_action;
use crate::random_game::random_setup;
use crate::table::Table;

/// Somebody who types.
pub struct Typist {
    pub chance: ChaCha8Rng,
    names: Vec<String>,
    phrases: &'static Phrases,
}

impl Typist {
    /// Somebody at a table of this edition.
    pub fn at(table: Table, edition: Edition, seed: u64) -> (Self, Table) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let setup = random_setup(&mut chance);
            if setup.edition == edition {
                return Self::with(table, setup, chance);
            }
        }
    }

    fn with(table: Table, setup: Setup, mut chance: ChaCha8Rng) -> (Self, Table) {
        let names: Vec<&str> = setup.players.iter().map(String::as_str).collect();
        let mut table = table.edition(setup.edition.id()).names(&names).reveal(setup.reveal.id()).seed(setup.seed);
        // Captain America is dealt, and not drawn.
        table = match setup.leader {
            LeaderChoice::Draw if setup.edition != crate::edition("winter-soldier") => table.leader("draw"),
            _ => table.leader(names[chance.random_range(0..names.len())]),
        };
        for module in setup.edition.modules().iter().filter(|module| !setup.modules.contains(**module)) {
            table = table.without(module.id());
        }
        for module in setup.modules.iter() {
            table = table.with(module.id());
        }
        let table = table.deal(chance.random()).open();
        (Self { chance, names: setup.players.clone(), phrases: Phrases::of(Language::ENGLISH) }, table)
    }

    /// Somebody at a table of these players.
    pub fn called(names: Vec<String>, chance: ChaCha8Rng) -> Self {
        Self { chance, names, phrases: Phrases::of(Language::ENGLISH) }
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What is typed next, line by line; nothing when the game is over.
    pub fn lines(&mut self, table: &mut Table) -> Vec<String> {
        let game = table.game().expect("the game has begun");
        if table.question() == Question::Letters {
            return self.letters(&game);
        }
        if game.offers().is_empty() {
            return Vec::new();
        }
        let action = possible_action(&game, &mut self.chance);
        match action {
            // Nobody counts for the narrator.
            Action::Vote(_) if game.goes_by_letters() => self.letters(&game),
            action => self.told(action, table.question()),
        }
    }

    /// Some votes and orders, and the deadline.
    fn letters(&mut self, game: &Game) -> Vec<String> {
        let voters: SeatSet = game.in_play().iter().filter(|_| self.chance.random_range(0..3) > 0).collect();
        let team = game.phase().team();
        let member = team.iter().nth(self.chance.random_range(0..team.len()));
        let orders = ["support", "support", "sabotage", "reverse", "rogue success"];
        let order = orders[self.chance.random_range(0..orders.len())];
        let order = member.map(|member| format!("privately {} orders {order}", self.name(member)));
        let votes = if voters.is_empty() { "reject all".to_owned() } else { format!("approve {}", self.all(voters)) };
        [Some(votes), order, Some("deadline".to_owned())].into_iter().flatten().collect()
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn all(&self, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    fn card(&self, card: PlotCard) -> String {
        self.phrases.names_of_card(card)[0].clone()
    }

    /// An action in words.
    pub fn told(&self, action: Action, question: Question) -> Vec<String> {
        let (name, card) = (|seat| self.name(seat), |card| self.card(card));
        let line = match action {
            Action::TableReady => "ready".to_owned(),
            Action::RevealDone => "skip".to_owned(),
            Action::NameMission(mission) => format!("mission {}", mission.number()),
            Action::Propose(team) => format!("propose {}", self.all(team)),
            Action::Vote(Ballot::Count { approve, reject }) => format!("vote {approve} {reject}"),
            Action::Vote(Ballot::Named { approve } | Ballot::Cast { approve, .. }) if approve.is_empty() => {
                "reject all".to_owned()
            }
            Action::Vote(Ballot::Named { approve } | Ballot::Cast { approve, .. }) => {
                format!("approve {}", self.all(approve))
            }
            Action::Watch(seat) => format!("watch {}", name(seat)),
            Action::Trap(seat) => format!("trap {}", name(seat)),
            Action::Count(count) => {
                format!("{} fails {} reverses and {} rogues", count.fails, count.reverses, count.rogues)
            }
            Action::Claim(seat) => format!("claim {}", name(seat)),
            Action::NoClaim => "no claim".to_owned(),
            Action::Draw(drawn) => format!("draw {}", card(drawn)),
            Action::DrawAnyway(drawn) => format!("draw {} anyway", card(drawn)),
            Action::DrawForLeader => "draw a card".to_owned(),
            Action::Give { card: given, to } => format!("give {} to {}", card(given), name(to)),
            Action::On(seat) => format!("on {}", name(seat)),
            Action::Use { by, card: used, on: Some(on) } => {
                format!("{} uses {} on {}", name(by), card(used), name(on))
            }
            Action::Use { by, card: used, on: None } => format!("{} uses {}", name(by), card(used)),
            Action::Take { by, card: taken, from } => {
                let take = format!("take {} from {}", card(taken), name(from));
                return match question {
                    Question::TakeCard { .. } => vec![take],
                    _ => vec![format!("{} uses {}", name(by), card(PlotCard::TakeResponsibility)), take],
                };
            }
            Action::Pass => "pass".to_owned(),
            Action::PassAll => "pass all".to_owned(),
            Action::FaceUp { member, card } => {
                let played = match card {
                    MissionCard::Success => "success",
                    MissionCard::Fail => "fail",
                    MissionCard::Reverse => "reverse",
                    MissionCard::RogueSuccess => "rogue",
                };
                format!("{} played {played}", name(member))
            }
            Action::Examine(seat) => format!("examine {}", name(seat)),
            Action::CaptainAmerica(seat) => format!("captain america is {}", name(seat)),
            Action::DealAgain => "deal again".to_owned(),
            Action::Accuse(seat) => return vec![format!("accuse {}", name(seat)), "confirm".to_owned()],
            Action::Assassinate(seat) => return vec![format!("assassinate {}", name(seat)), "confirm".to_owned()],
            Action::Show(AgentCard::Shield) => "shield".to_owned(),
            Action::Show(AgentCard::NickFury) => "nick fury".to_owned(),
            Action::Show(AgentCard::MariaHill) => "maria hill".to_owned(),
            Action::Show(AgentCard::Hydra) => "hydra".to_owned(),
            Action::Show(AgentCard::WinterSoldier) => "winter soldier".to_owned(),
            Action::NamedRightly(right) => if right { "right" } else { "wrong" }.to_owned(),
            Action::Expose(seat) => format!("expose {}", name(seat)),
        };
        vec![line]
    }
}
