//! The rules of the forum game once more, written down independently and as plainly as possible: numbers, and no types
//! of the game but its actions.

use resistance_narrator::game::{Action, Ballot, Game, Mission, MissionCard, Outcome, PlotCard, Seat, SeatSet, Side};

const SPIES: [usize; 6] = [2, 2, 3, 3, 3, 4];
const TEAMS: [[usize; 6]; 5] =
    [[2, 2, 2, 3, 3, 3], [3, 3, 3, 4, 4, 4], [2, 4, 3, 4, 4, 4], [3, 3, 4, 5, 5, 5], [3, 4, 4, 5, 5, 5]];
const DRAWS: [usize; 6] = [1, 1, 2, 2, 3, 3];
/// The columns of the table of decks: up to seven players, and eight or more.
const DECKS: [[usize; 9]; 2] = [[2, 2, 1, 1, 0, 0, 0, 0, 0], [2, 3, 3, 2, 0, 2, 1, 1, 1]];

const STRONG_LEADER: usize = 0;
const CLOSE_EYE: usize = 1;
const NO_CONFIDENCE: usize = 2;
const TAKE_RESPONSIBILITY: usize = 3;
const OVERHEARD: usize = 5;
const OPEN_UP: usize = 6;
const ESTABLISH_CONFIDENCE: usize = 7;
const SPOTLIGHT: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Laying,
    StrongLeader,
    Dealing,
    Choosing,
    Proposing,
    Spotlight,
    Voting,
    NoConfidence,
    FaceUp,
    CloseEye,
    Counting,
    Over,
}

/// A game in numbers. Seats, missions and cards count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    players: usize,
    plot: bool,
    targeting: bool,
    stage: Stage,
    leader: usize,
    rejected: usize,
    mission: usize,
    results: [i8; 5],
    deck: [usize; 9],
    hands: [[usize; 9]; 10],
    to_draw: usize,
    to_give: [usize; 9],
    /// An immediate card, and who has to use it.
    due: Option<(usize, usize)>,
    team: Vec<usize>,
    /// Who has declared a spotlight, and on whom.
    spotlights: Vec<(usize, usize)>,
    /// What lies face up: the member, and whether it is a Fail.
    open: Vec<(usize, bool)>,
    seen: Vec<usize>,
    winner: i8,
}

fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(Seat::index).collect()
}

impl Model {
    pub fn new(players: usize, leader: usize, plot: bool, targeting: bool) -> Self {
        let deck = if plot { DECKS[usize::from(players > 7)] } else { [0; 9] };
        Self {
            players,
            plot,
            targeting,
            stage: Stage::Laying,
            leader,
            rejected: 0,
            mission: 0,
            results: [0; 5],
            deck,
            hands: [[0; 9]; 10],
            to_draw: 0,
            to_give: [0; 9],
            due: None,
            team: vec![],
            spotlights: vec![],
            open: vec![],
            seen: vec![],
            winner: 0,
        }
    }

    fn won(&self, result: i8) -> usize {
        self.results.iter().filter(|found| **found == result).count()
    }

    fn holds(&self, by: Seat, card: usize) -> bool {
        by.index() < self.players && self.hands[by.index()][card] > 0
    }

    fn held_but_by(&self, card: usize, player: Option<usize>) -> bool {
        (0..self.players).any(|by| Some(by) != player && self.hands[by][card] > 0)
    }

    fn is_lit(&self, member: usize) -> bool {
        self.spotlights.iter().any(|(_, on)| *on == member)
    }

    fn can_be_seen(&self, member: usize) -> bool {
        self.team.contains(&member) && !self.is_lit(member) && !self.seen.contains(&member)
    }

    /// Whether the rules allow an action now.
    pub fn allows(&self, action: Action) -> bool {
        let column = self.players - 5;
        let here = |seat: Seat| seat.index() < self.players;
        let window =
            matches!(self.stage, Stage::StrongLeader | Stage::Spotlight | Stage::NoConfidence | Stage::CloseEye);
        match (self.stage, action) {
            (Stage::Laying, Action::TableReady) => true,
            (_, Action::Pass | Action::PassAll) => window,
            (Stage::StrongLeader, Action::Use { by, card: PlotCard::StrongLeader, on: None }) => {
                self.holds(by, STRONG_LEADER) && by.index() != self.leader
            }
            (Stage::Spotlight, Action::Use { by, card: PlotCard::InTheSpotlight, on: Some(on) }) => {
                self.holds(by, SPOTLIGHT) && self.team.contains(&on.index()) && !self.is_lit(on.index())
            }
            (Stage::NoConfidence, Action::Use { by, card: PlotCard::NoConfidence, on: None }) => {
                self.holds(by, NO_CONFIDENCE)
            }
            (Stage::CloseEye, Action::Use { by, card: PlotCard::CloseEye, on: Some(on) }) => {
                self.holds(by, CLOSE_EYE) && self.can_be_seen(on.index())
            }
            (Stage::Dealing, action) => self.allows_dealing(action),
            (Stage::Choosing, Action::NameMission(mission)) => {
                self.results[mission.index()] == 0 && (mission.index() < 4 || self.won(1) >= 2)
            }
            (Stage::Proposing, Action::Propose(team)) => {
                team.iter().all(here) && team.len() == TEAMS[self.mission][column]
            }
            (Stage::Voting | Stage::Spotlight, Action::Vote(Ballot::Count { approve, reject })) => {
                usize::from(approve) + usize::from(reject) == self.players
            }
            (Stage::Voting | Stage::Spotlight, Action::Vote(Ballot::Named { approve })) => approve.iter().all(here),
            (Stage::FaceUp, Action::FaceUp { member, card }) => {
                let waited_for =
                    self.is_lit(member.index()) && !self.open.iter().any(|(shown, _)| *shown == member.index());
                let fails = self.open.iter().filter(|(_, fail)| *fail).count();
                waited_for
                    && match card {
                        MissionCard::Success => true,
                        MissionCard::Fail => fails < SPIES[column],
                        _ => false,
                    }
            }
            (Stage::Counting, Action::Count(count)) if count.reverses == 0 && count.rogues == 0 => {
                let open_fails = self.open.iter().filter(|(_, fail)| *fail).count();
                let hidden = self.team.len() - self.open.len();
                let fails = usize::from(count.fails);
                (open_fails..=open_fails + hidden).contains(&fails) && fails <= SPIES[column]
            }
            _ => false,
        }
    }

    fn allows_dealing(&self, action: Action) -> bool {
        match (self.due, action) {
            (Some((TAKE_RESPONSIBILITY, due)), Action::Take { by, card, from }) => {
                by.index() == due && from != by && self.holds(from, card as usize)
            }
            (Some((OVERHEARD, due)), Action::On(named)) => {
                let apart = (named.index() + self.players - due) % self.players;
                named.index() < self.players && (apart == 1 || apart == self.players - 1)
            }
            (Some((OPEN_UP | ESTABLISH_CONFIDENCE, due)), Action::On(named)) => {
                named.index() < self.players && named.index() != due
            }
            (Some(_), _) => false,
            (None, Action::Draw(card)) => self.to_draw > 0 && self.deck[card as usize] > 0,
            (None, Action::DrawForLeader) => self.to_draw > 0 && self.deck != [0; 9],
            (None, Action::DrawAnyway(_)) => self.to_draw > 0,
            (None, Action::Give { card, to }) => {
                let others = to.index() < self.players && to.index() != self.leader;
                self.to_draw == 0 && self.to_give[card as usize] > 0 && others
            }
            _ => false,
        }
    }

    /// Goes on by an action that is allowed. A card that the narrator draws is told as if the leader had drawn it.
    pub fn play(&mut self, action: Action) {
        match action {
            Action::TableReady => self.begin_round(),
            Action::Pass | Action::PassAll => match self.stage {
                Stage::StrongLeader => self.deal(),
                Stage::Spotlight => self.stage = Stage::Voting,
                Stage::NoConfidence => self.stands(),
                _ => self.stage = Stage::Counting,
            },
            Action::Use { by, card, on } => self.uses(by.index(), card as usize, on.map(Seat::index)),
            Action::Draw(card) | Action::DrawAnyway(card) => {
                let card = card as usize;
                self.to_draw -= 1;
                self.deck[card] = self.deck[card].saturating_sub(1);
                if card == ESTABLISH_CONFIDENCE {
                    self.due = Some((card, self.leader));
                } else {
                    self.to_give[card] += 1;
                }
            }
            Action::Give { card, to } => {
                let (card, to) = (card as usize, to.index());
                self.to_give[card] -= 1;
                let takeable = (0..9).any(|card| self.held_but_by(card, Some(to)));
                match card {
                    TAKE_RESPONSIBILITY if !takeable => {}
                    TAKE_RESPONSIBILITY | OVERHEARD | OPEN_UP => self.due = Some((card, to)),
                    _ => self.hands[to][card] += 1,
                }
                self.go_on_dealing();
            }
            Action::On(_) => {
                self.due = None;
                self.go_on_dealing();
            }
            Action::Take { by, card, from } => {
                self.hands[from.index()][card as usize] -= 1;
                self.hands[by.index()][card as usize] += 1;
                self.due = None;
                self.go_on_dealing();
            }
            Action::NameMission(mission) => (self.mission, self.stage) = (mission.index(), Stage::Proposing),
            Action::Propose(team) => {
                self.team = seats(team);
                self.open_spotlight();
            }
            Action::Vote(Ballot::Count { approve, .. }) => self.voted(usize::from(approve)),
            Action::Vote(Ballot::Named { approve }) => self.voted(approve.len()),
            Action::FaceUp { member, card } => {
                self.open.push((member.index(), card == MissionCard::Fail));
                self.go_on_mission();
            }
            Action::Count(count) => self.run(usize::from(count.fails)),
            other => unreachable!("{other:?} is never allowed"),
        }
    }

    fn begin_round(&mut self) {
        if self.held_but_by(STRONG_LEADER, Some(self.leader)) {
            self.stage = Stage::StrongLeader;
        } else {
            self.deal();
        }
    }

    fn deal(&mut self) {
        self.to_draw = if self.plot { DRAWS[self.players - 5].min(self.deck.iter().sum()) } else { 0 };
        self.stage = Stage::Dealing;
        self.go_on_dealing();
    }

    fn go_on_dealing(&mut self) {
        if self.to_draw == 0 && self.to_give == [0; 9] && self.due.is_none() {
            self.choose();
        }
    }

    fn choose(&mut self) {
        self.team.clear();
        self.mission = self.results.iter().position(|result| *result == 0).unwrap();
        self.stage = if self.targeting { Stage::Choosing } else { Stage::Proposing };
    }

    fn open_spotlight(&mut self) {
        let some_dark = self.team.iter().any(|member| !self.is_lit(*member));
        self.stage = if self.held_but_by(SPOTLIGHT, None) && some_dark { Stage::Spotlight } else { Stage::Voting };
    }

    fn uses(&mut self, by: usize, card: usize, on: Option<usize>) {
        self.hands[by][card] -= 1;
        match (card, on) {
            (STRONG_LEADER, _) => {
                self.leader = by;
                self.deal();
            }
            (SPOTLIGHT, Some(on)) => {
                self.spotlights.push((by, on));
                self.open_spotlight();
            }
            (NO_CONFIDENCE, _) => self.reject(),
            (_, Some(on)) => {
                self.seen.push(on);
                self.go_on_mission();
            }
            _ => unreachable!(),
        }
    }

    fn voted(&mut self, approvals: usize) {
        if approvals * 2 <= self.players {
            self.reject();
        } else if self.held_but_by(NO_CONFIDENCE, None) {
            self.stage = Stage::NoConfidence;
        } else {
            self.stands();
        }
    }

    fn reject(&mut self) {
        for (by, _) in self.spotlights.drain(..) {
            self.hands[by][SPOTLIGHT] += 1;
        }
        self.rejected += 1;
        if self.rejected == 5 {
            (self.winner, self.stage) = (-1, Stage::Over);
        } else {
            self.leader = (self.leader + 1) % self.players;
            self.choose();
        }
    }

    fn stands(&mut self) {
        self.rejected = 0;
        self.open.clear();
        self.seen.clear();
        self.go_on_mission();
    }

    fn go_on_mission(&mut self) {
        let any_to_see = self.team.iter().any(|member| self.can_be_seen(*member));
        self.stage = if self.open.len() < self.spotlights.len() {
            Stage::FaceUp
        } else if self.held_but_by(CLOSE_EYE, None) && any_to_see {
            Stage::CloseEye
        } else {
            Stage::Counting
        };
    }

    fn run(&mut self, fails: usize) {
        let bears_one = self.mission == 3 && self.players >= 7;
        let result = if fails > usize::from(bears_one) { -1 } else { 1 };
        self.results[self.mission] = result;
        self.spotlights.clear();
        if self.won(result) == 3 {
            (self.winner, self.stage) = (result, Stage::Over);
        } else {
            self.leader = (self.leader + 1) % self.players;
            self.begin_round();
        }
    }

    /// Whether a game stands where the model stands.
    #[track_caller]
    pub fn agrees_with(&self, game: &Game) {
        let phase = match self.stage {
            Stage::Laying => "setup",
            Stage::StrongLeader | Stage::NoConfidence => "window",
            Stage::Dealing => "plot",
            Stage::Choosing | Stage::Proposing => "proposal",
            Stage::Spotlight | Stage::FaceUp => "spotlight",
            Stage::Voting => "vote",
            Stage::CloseEye => "close-eye",
            Stage::Counting => "mission",
            Stage::Over => "over",
        };
        assert_eq!(game.phase().id(), phase);
        assert_eq!((game.leader().index(), usize::from(game.vote_track())), (self.leader, self.rejected));
        let results = Mission::ALL.map(|mission| match game.results().of(mission) {
            Some(Outcome::Success) => 1,
            Some(Outcome::Fail) => -1,
            None => 0,
        });
        assert_eq!(results, self.results);
        let count =
            |pile: resistance_narrator::game::plot::Pile| PlotCard::ALL.map(|card| usize::from(pile.count(card)));
        assert_eq!(count(game.plot().deck()), self.deck);
        for seat in game.seats().iter() {
            assert_eq!(count(game.plot().hand(seat)), self.hands[seat.index()], "the hand of {seat:?}");
        }
        let winner = game.ending().map_or(0, |ending| if ending.winner == Side::Resistance { 1 } else { -1 });
        assert_eq!(winner, self.winner);
    }
}
