//! The rules without plot cards once more, written down independently and as plainly as possible: numbers, no types of
//! the game but its actions.

use resistance_narrator::game::modules::winter_soldier::Assassination;
use resistance_narrator::game::{Action, Ballot, Count, Game, Mission, Outcome, Phase, Side};

/// Where the model's game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    Laying,
    Revealing,
    Choosing,
    Proposing,
    Voting,
    Running,
    Examining,
    Hunting,
    Answering,
    Over,
}

/// A game in numbers. Seats and missions count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Model {
    pub players: usize,
    pub targeting: bool,
    pub reveal: bool,
    /// Whether somebody is named after three successes.
    pub hunt: bool,
    pub stage: Stage,
    pub leader: usize,
    pub rejected: usize,
    pub mission: usize,
    /// 1 for a success, -1 for a fail, 0 for a mission that was not run.
    pub results: [i8; 5],
    /// Who has the token of the Inquisitor, or of the Lady of the Lake.
    pub token: Option<usize>,
    /// Who has had it.
    pub marked: [bool; 10],
    /// 1 when the resistance has won, -1 when the spies have.
    pub winner: i8,
}

const SPIES: [usize; 6] = [2, 2, 3, 3, 3, 4];
const TEAMS: [[usize; 6]; 5] =
    [[2, 2, 2, 3, 3, 3], [3, 3, 3, 4, 4, 4], [2, 4, 3, 4, 4, 4], [3, 3, 4, 5, 5, 5], [3, 4, 4, 5, 5, 5]];

impl Model {
    pub fn new(players: usize, leader: usize, targeting: bool, reveal: bool) -> Self {
        let stage = Stage::Laying;
        let (token, marked) = (None, [false; 10]);
        let (rejected, mission, results, winner) = (0, 0, [0; 5], 0);
        let hunt = false;
        Self { players, targeting, reveal, hunt, stage, leader, rejected, mission, results, token, marked, winner }
    }

    /// The same game with the end of Avalon.
    pub fn with_hunt(self) -> Self {
        Self { hunt: true, ..self }
    }

    /// The same game with a token, which begins on the leader's right.
    pub fn with_token(mut self) -> Self {
        self.hand_token_to((self.leader + self.players - 1) % self.players);
        self
    }

    fn hand_token_to(&mut self, player: usize) {
        self.token = Some(player);
        self.marked[player] = true;
    }

    fn won(&self, result: i8) -> usize {
        self.results.iter().filter(|found| **found == result).count()
    }

    fn open(&self, mission: usize) -> bool {
        self.results[mission] == 0 && (mission < 4 || self.won(1) >= 2)
    }

    /// Whether the rules allow an action now.
    pub fn allows(&self, action: Action) -> bool {
        let seats = |seats: resistance_narrator::game::SeatSet| seats.iter().all(|seat| seat.index() < self.players);
        let column = self.players - 5;
        match (self.stage, action) {
            (Stage::Laying, Action::TableReady) | (Stage::Revealing, Action::RevealDone) => true,
            (Stage::Choosing, Action::NameMission(mission)) => self.open(mission.index()),
            (Stage::Proposing, Action::Propose(team)) => seats(team) && team.len() == TEAMS[self.mission][column],
            (Stage::Voting, Action::Vote(Ballot::Count { approve, reject })) => {
                usize::from(approve) + usize::from(reject) == self.players
            }
            (Stage::Voting, Action::Vote(Ballot::Named { approve })) => seats(approve),
            (Stage::Running, Action::Count(Count { fails, reverses: 0, rogues: 0 })) => {
                usize::from(fails) <= SPIES[column].min(TEAMS[self.mission][column])
            }
            (Stage::Examining, Action::Examine(seat)) => seat.index() < self.players && !self.marked[seat.index()],
            (Stage::Hunting, Action::Assassinate(seat)) => seat.index() < self.players,
            (Stage::Answering, Action::NamedRightly(_)) => true,
            _ => false,
        }
    }

    /// The game after an action that is allowed.
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::TableReady if self.reveal => self.stage = Stage::Revealing,
            Action::TableReady | Action::RevealDone => self.next_proposal(),
            Action::NameMission(mission) => (self.mission, self.stage) = (mission.index(), Stage::Proposing),
            Action::Propose(_) => self.stage = Stage::Voting,
            Action::Vote(Ballot::Count { approve, .. }) => self.voted(usize::from(approve)),
            Action::Vote(Ballot::Named { approve }) => self.voted(approve.len()),
            Action::Count(Count { fails, .. }) => {
                let bears_one = self.mission == 3 && self.players >= 7;
                let failed = if bears_one { fails > 1 } else { fails > 0 };
                let result = if failed { -1 } else { 1 };
                self.results[self.mission] = result;
                if self.won(1) == 3 && self.hunt {
                    self.stage = Stage::Hunting;
                } else if self.won(result) == 3 {
                    (self.winner, self.stage) = (result, Stage::Over);
                } else {
                    self.leader = (self.leader + 1) % self.players;
                    let run = self.results.iter().filter(|result| **result != 0).count();
                    if self.token.is_some() && [2, 3, 4].contains(&run) {
                        self.stage = Stage::Examining;
                    } else {
                        self.next_proposal();
                    }
                }
            }
            Action::Examine(seat) => {
                self.hand_token_to(seat.index());
                self.next_proposal();
            }
            Action::Assassinate(_) => self.stage = Stage::Answering,
            Action::NamedRightly(right) => (self.winner, self.stage) = (if right { -1 } else { 1 }, Stage::Over),
            other => unreachable!("{other:?} is never allowed"),
        }
        self
    }

    fn voted(&mut self, approvals: usize) {
        if approvals > self.players - approvals {
            (self.rejected, self.stage) = (0, Stage::Running);
            return;
        }
        self.rejected += 1;
        if self.rejected == 5 {
            (self.winner, self.stage) = (-1, Stage::Over);
        } else {
            self.leader = (self.leader + 1) % self.players;
            self.next_proposal();
        }
    }

    fn next_proposal(&mut self) {
        self.stage = if self.targeting { Stage::Choosing } else { Stage::Proposing };
        self.mission = self.results.iter().position(|result| *result == 0).unwrap_or(0);
    }

    /// Whether a game stands where the model stands.
    #[track_caller]
    pub fn agrees_with(&self, game: &Game) {
        let stage = match game.phase() {
            Phase::Setup => Stage::Laying,
            Phase::Reveal => Stage::Revealing,
            Phase::Proposal { mission: None } => Stage::Choosing,
            Phase::Proposal { .. } => Stage::Proposing,
            Phase::Vote { .. } => Stage::Voting,
            Phase::Mission(_) => Stage::Running,
            Phase::Examination { .. } => Stage::Examining,
            Phase::Assassination { step: Assassination::Naming, .. } => Stage::Hunting,
            Phase::Assassination { step: Assassination::Named(_), .. } => Stage::Answering,
            Phase::Over(_) => Stage::Over,
            other => unreachable!("{other:?} without plot cards"),
        };
        assert_eq!(stage, self.stage);
        assert_eq!((game.leader().index(), usize::from(game.vote_track())), (self.leader, self.rejected));
        let results = Mission::ALL.map(|mission| match game.results().of(mission) {
            Some(Outcome::Success) => 1,
            Some(Outcome::Fail) => -1,
            None => 0,
        });
        assert_eq!(results, self.results);
        assert_eq!(game.token().map(|token| token.holder.index()), self.token);
        let winner = game
            .ending()
            .map_or(0, |ending| if [Side::Resistance, Side::Good].contains(&ending.winner) { 1 } else { -1 });
        assert_eq!(winner, self.winner);
        let run = self.results.iter().filter(|result| **result != 0).count();
        let begun = match self.stage {
            Stage::Examining | Stage::Hunting | Stage::Answering => false,
            Stage::Over => self.rejected == 5,
            _ => true,
        };
        let round = run + usize::from(begun);
        assert_eq!(usize::from(game.round()), round);
        if matches!(self.stage, Stage::Proposing | Stage::Voting | Stage::Running) {
            assert_eq!(game.mission().map(Mission::index), Some(self.mission));
        }
    }
}
