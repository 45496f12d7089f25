//! Winter Soldier once more, written down from its book and the rulings, independently and as plainly as possible:
//! numbers, no types of the game but its actions.

use resistance_narrator::game::{Action, AgentCard, Ballot, Count};

use super::players::{Players, all_of, how_many, players_of};

/// Where the model's game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    Laying,
    /// Captain America is to say so.
    Calling,
    Revealing,
    Proposing,
    Voting,
    Running,
    Examining,
    /// Three successes: Captain America has a last guess.
    Guessing,
    /// An accused player is to show a card.
    Showing,
    /// The Winter Soldier is to name Nick Fury.
    Hunting,
    /// The Winter Soldier has named somebody.
    Answering,
    /// Another HYDRA agent is to be exposed.
    Exposing,
    Over,
}

/// Cards besides Captain America's, as the model counts them.
const GENERAL: usize = 0;
const FURY: usize = 1;
const HILL: usize = 2;
const HYDRA: usize = 3;

/// A game in numbers. Players and missions count from 0, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Model {
    pub players: usize,
    pub witch: bool,
    pub reveal: bool,
    pub stage: Stage,
    /// Where it goes on after somebody was accused or named.
    pub back: Stage,
    pub leader: usize,
    pub dealer: usize,
    pub captain: Option<usize>,
    pub inside: Players,
    pub team: Players,
    /// Whoever was accused or named last.
    pub about: usize,
    pub rejected: usize,
    pub round: usize,
    /// 1 for a success, -1 for a fail, 0 for a mission without result.
    pub results: [i8; 5],
    pub token: Option<usize>,
    pub held: Players,
    /// How many of each card are with players who are in, besides the Winter Soldier.
    pub cards: [usize; 4],
    pub not_hill: Option<usize>,
    pub exposed: Option<usize>,
    /// 1 when S.H.I.E.L.D. has won, -1 when HYDRA has, and by what.
    pub won: (i8, &'static str),
}

const SHIELD: [usize; 8] = [3, 4, 4, 5, 6, 6, 7, 7];
const TEAMS: [[usize; 8]; 5] = [
    [2, 2, 2, 3, 3, 3, 3, 4],
    [3, 3, 3, 4, 4, 4, 4, 5],
    [2, 4, 3, 4, 4, 4, 5, 5],
    [3, 3, 4, 5, 5, 5, 6, 6],
    [3, 4, 4, 5, 5, 5, 6, 6],
];

/// What is told of a table before the game.
pub struct Told {
    pub players: usize,
    pub leader: usize,
    pub captain_known: bool,
    pub reveal: bool,
    pub hill: bool,
    pub witch: bool,
}

impl Model {
    pub fn new(told: &Told) -> Self {
        let shield = SHIELD[told.players - 5];
        let hill = usize::from(told.hill);
        let mut model = Self {
            players: told.players,
            witch: told.witch,
            reveal: told.reveal,
            stage: Stage::Laying,
            back: Stage::Laying,
            leader: told.leader,
            dealer: told.leader,
            captain: None,
            inside: std::array::from_fn(|player| player < told.players),
            team: [false; 12],
            about: 0,
            rejected: 0,
            round: 1,
            results: [0; 5],
            token: None,
            held: [false; 12],
            cards: [shield - 2 - hill, 1, hill, told.players - shield - 1],
            not_hill: None,
            exposed: None,
            won: (0, ""),
        };
        if told.captain_known {
            model.name_captain(told.leader);
        }
        model
    }

    fn name_captain(&mut self, player: usize) {
        self.captain = Some(player);
        self.leader = player;
        if self.witch {
            self.hand_token_to((player + 1) % self.players);
        }
    }

    fn hand_token_to(&mut self, player: usize) {
        self.token = Some(player);
        self.held[player] = true;
    }

    pub fn mission(&self) -> usize {
        self.results.iter().position(|result| *result == 0).unwrap_or(0)
    }

    pub fn team_size(&self) -> usize {
        TEAMS[self.mission()][self.players - 5].min(how_many(self.inside))
    }

    fn bears_one_fail(&self, mission: usize) -> bool {
        let even = self.players.is_multiple_of(2) && TEAMS[mission][self.players - 5] >= 5;
        even || ([9, 11].contains(&self.players) && mission == 3)
    }

    fn count(&self, result: i8) -> usize {
        self.results.iter().filter(|found| **found == result).count()
    }

    fn captain_is_in(&self) -> bool {
        self.captain.is_some_and(|captain| self.inside[captain])
    }

    /// Whether somebody is in the game and not Captain America.
    fn is_unknown(&self, player: usize) -> bool {
        self.inside[player] && self.captain != Some(player)
    }

    fn anybody_to_examine(&self) -> bool {
        self.token.is_some() && !all_of(self.inside, self.held)
    }

    fn nothing_has_happened(&self) -> bool {
        let everybody = how_many(self.inside) == self.players;
        everybody && self.count(0) == 5 && self.rejected == 0 && self.not_hill.is_none()
    }

    fn can_show(&self, card: AgentCard) -> bool {
        let player = self.about;
        if self.exposed == Some(player) {
            return card == AgentCard::Hydra;
        }
        let spoken_for = usize::from(self.exposed.is_some_and(|exposed| self.inside[exposed]));
        match card {
            AgentCard::Shield => self.cards[GENERAL] > 0,
            AgentCard::NickFury => self.cards[FURY] > 0,
            AgentCard::MariaHill => self.cards[HILL] > 0 && self.not_hill != Some(player),
            AgentCard::Hydra => self.cards[HYDRA] > spoken_for,
            AgentCard::WinterSoldier => true,
        }
    }

    /// Whether the rules allow an action now.
    pub fn allows(&self, action: Action) -> bool {
        use Stage::{Examining, Guessing, Hunting, Proposing, Voting};
        let voters = how_many(self.inside);
        match (self.stage, action) {
            (Stage::Laying, Action::TableReady) | (Stage::Revealing, Action::RevealDone) => true,
            (Stage::Calling, Action::CaptainAmerica(seat)) => self.inside[seat.index()],
            (Stage::Calling | Stage::Revealing, Action::DealAgain) => true,
            (Proposing | Voting, Action::DealAgain) => self.nothing_has_happened(),
            (Proposing, Action::Propose(team)) => {
                all_of(players_of(team), self.inside) && team.len() == self.team_size()
            }
            (Voting, Action::Vote(Ballot::Count { approve, reject })) => {
                usize::from(approve) + usize::from(reject) == voters
            }
            (Voting, Action::Vote(Ballot::Named { approve })) => all_of(players_of(approve), self.inside),
            (Stage::Running, Action::Count(Count { fails, .. })) => {
                usize::from(fails) <= (1 + self.cards[HYDRA] + self.cards[HILL]).min(how_many(self.team))
            }
            (Examining, Action::Examine(seat)) => self.inside[seat.index()] && !self.held[seat.index()],
            (Proposing | Voting | Examining | Guessing, Action::Accuse(seat)) => {
                self.captain_is_in() && self.is_unknown(seat.index())
            }
            (Proposing | Voting | Examining, Action::Assassinate(seat)) => {
                self.cards[HILL] > 0 && self.not_hill.is_none() && self.is_unknown(seat.index())
            }
            (Hunting, Action::Assassinate(seat)) | (Stage::Exposing, Action::Expose(seat)) => {
                self.is_unknown(seat.index())
            }
            (Stage::Showing, Action::Show(card)) => self.can_show(card),
            (Stage::Answering, Action::NamedRightly(_)) => true,
            _ => false,
        }
    }

    /// The game after an action that is allowed.
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::TableReady if self.captain.is_none() => self.stage = Stage::Calling,
            Action::TableReady => self.reveal_or_begin(),
            Action::CaptainAmerica(seat) => {
                self.name_captain(seat.index());
                self.reveal_or_begin();
            }
            Action::RevealDone => self.stage = Stage::Proposing,
            Action::DealAgain => self = self.dealt_again(),
            Action::Propose(team) => (self.team, self.stage) = (players_of(team), Stage::Voting),
            Action::Vote(Ballot::Count { approve, .. }) => self.voted(usize::from(approve)),
            Action::Vote(Ballot::Named { approve }) => self.voted(approve.len()),
            Action::Count(Count { fails, .. }) => {
                let bearable = u8::from(self.bears_one_fail(self.mission()));
                self.mission_ends(if fails > bearable { -1 } else { 1 });
            }
            Action::Examine(seat) => {
                self.hand_token_to(seat.index());
                self.next_round();
            }
            Action::Accuse(seat) => self.break_in(seat.index(), Stage::Showing),
            Action::Assassinate(seat) => self.break_in(seat.index(), Stage::Answering),
            Action::Show(card) => self.shown(card),
            Action::NamedRightly(right) => self.answered(right),
            Action::Expose(seat) => (self.exposed, self.stage) = (Some(seat.index()), self.back),
            other => unreachable!("{other:?} is never allowed"),
        }
        self.forget_what_is_over();
        self
    }

    fn forget_what_is_over(&mut self) {
        let waits = matches!(self.stage, Stage::Showing | Stage::Answering | Stage::Exposing | Stage::Hunting);
        if !waits {
            (self.back, self.about) = (Stage::Laying, 0);
        }
        if !matches!(if waits { self.back } else { self.stage }, Stage::Voting | Stage::Running) {
            self.team = [false; 12];
        }
    }

    fn dealt_again(&self) -> Self {
        Self::new(&Told {
            players: self.players,
            leader: self.dealer,
            captain_known: false,
            reveal: self.reveal,
            hill: self.cards[HILL] > 0,
            witch: self.witch,
        })
    }

    /// The same where actions are concerned: as if seat 1 led, and as if earlier missions had succeeded.
    pub fn regardless_of_the_past(mut self) -> Self {
        self.leader = 0;
        self.rejected = self.rejected.min(1);
        self.results = self.results.map(i8::abs);
        self
    }

    fn reveal_or_begin(&mut self) {
        self.stage = if self.reveal { Stage::Revealing } else { Stage::Proposing };
    }

    fn break_in(&mut self, player: usize, stage: Stage) {
        self.about = player;
        if self.stage != Stage::Hunting {
            self.back = self.stage;
        }
        self.stage = stage;
    }

    fn voted(&mut self, approvals: usize) {
        if 2 * approvals > how_many(self.inside) {
            (self.rejected, self.stage) = (0, Stage::Running);
            return;
        }
        self.rejected += 1;
        if self.rejected == 3 {
            self.mission_ends(-1);
        } else {
            self.pass_leadership();
            self.stage = Stage::Proposing;
        }
    }

    fn pass_leadership(&mut self) {
        loop {
            self.leader = (self.leader + self.players - 1) % self.players;
            if self.inside[self.leader] {
                return;
            }
        }
    }

    fn mission_ends(&mut self, result: i8) {
        let mission = self.mission();
        self.results[mission] = result;
        self.rejected = 0;
        if self.count(-1) == 3 {
            self.win(-1, "three-fails");
        } else if self.count(1) < 3 {
            self.pass_leadership();
            if (1..=3).contains(&mission) && self.anybody_to_examine() {
                self.stage = Stage::Examining;
            } else {
                self.next_round();
            }
        } else if self.captain_is_in() {
            self.stage = Stage::Guessing;
        } else {
            self.hunt();
        }
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.stage = Stage::Proposing;
    }

    fn win(&mut self, side: i8, why: &'static str) {
        (self.won, self.stage) = ((side, why), Stage::Over);
    }

    fn hunt(&mut self) {
        (self.stage, self.back) = (Stage::Hunting, Stage::Guessing);
        if self.cards[FURY] == 0 {
            self.win(1, "nick-fury-gone");
        }
    }

    fn shown(&mut self, card: AgentCard) {
        let kind = match card {
            AgentCard::Shield => GENERAL,
            AgentCard::NickFury => FURY,
            AgentCard::MariaHill => HILL,
            AgentCard::Hydra => HYDRA,
            AgentCard::WinterSoldier => return self.win(1, "winter-soldier-found"),
        };
        if self.back == Stage::Guessing {
            return self.hunt();
        }
        self.cards[kind] -= 1;
        self.inside[self.about] = false;
        if let Some(captain) = self.captain.filter(|_| kind == HYDRA) {
            self.inside[captain] = false;
        }
        self.hand_on_token();
        let void = !self.inside[self.leader] || !all_of(self.team, self.inside);
        self.stage = if self.back == Stage::Voting && void { Stage::Proposing } else { self.back };
        if !self.inside[self.leader] {
            self.pass_leadership();
        }
        if self.stage == Stage::Examining && !self.anybody_to_examine() {
            self.next_round();
        }
    }

    fn hand_on_token(&mut self) {
        let Some(holder) = self.token.filter(|holder| !self.inside[*holder]) else { return };
        let lefts = (1..self.players).map(|steps| (holder + steps) % self.players);
        match lefts.into_iter().find(|player| self.inside[*player] && !self.held[*player]) {
            Some(player) => self.hand_token_to(player),
            None => self.token = None,
        }
    }

    fn answered(&mut self, right: bool) {
        match (self.back == Stage::Guessing, right) {
            (true, true) => self.win(-1, "nick-fury-found"),
            (true, false) => self.win(1, "nick-fury-safe"),
            (false, true) => self.win(-1, "maria-hill-found"),
            (false, false) => {
                self.not_hill = Some(self.about);
                self.stage = if self.cards[HYDRA] > 0 { Stage::Exposing } else { self.back };
            }
        }
    }
}
