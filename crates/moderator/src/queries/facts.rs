//! Facts that everybody at the table may know: what is asked in a line, from the words in it that carry meaning.
//!
//! A fact is a topic and what is asked of it, the same in every language. What follows from cards that nobody has shown is
//! none of them: what is answered never differs with what is secret.

use crate::game::edition::Direction;
use crate::game::mission::Done;
use crate::game::{Game, Mission, Module, Phase, Seat, SeatSet};
use crate::journal::game_history;
use crate::journal::game_history::{Poll, Proposal};
use crate::language::meaning::{Meaning, Spot};
use crate::language::{Message, is_question};
use crate::queries::telling::score_line;
use crate::state::open::{Activity, ModeratedGame};
use crate::state::table_state::TableState;

/// The words of a line that ask something.
struct Asked<'a> {
    spots: &'a [Spot],
    table: &'a ModeratedGame,
    game: &'a Game,
}

/// What is answered to a line; none where it asks for nothing that is known here.
pub(crate) fn asked_for(state: &TableState, line: &str) -> Option<Message> {
    let Activity::Game(table) = &state.activity else { return None };
    let spots = state.localizer.spots(line);
    let asked = Asked { spots: &spots, table, game: table.record.game() };
    let asks = [Meaning::Who, Meaning::HowMany, Meaning::What, Meaning::May, Meaning::Whether];
    if !is_question(line) && !asked.has_one(&asks) {
        return None;
    }
    asked.who().or_else(|| asked.how_many()).or_else(|| asked.whether())
}

impl Asked<'_> {
    fn has(&self, meaning: Meaning) -> bool {
        self.spots.iter().any(|spot| spot.is(meaning))
    }

    fn has_one(&self, meanings: &[Meaning]) -> bool {
        meanings.iter().any(|meaning| self.has(*meaning))
    }

    /// The mission that is named.
    fn named_mission(&self) -> Option<Mission> {
        const ORDINALS: [Meaning; 5] =
            [Meaning::First, Meaning::Second, Meaning::Third, Meaning::Fourth, Meaning::Fifth];
        let ordinal = |spot: &Spot| (1..).zip(ORDINALS).find(|(_, of)| spot.is(*of)).map(|(number, _)| number);
        let number = |spot: &Spot| ordinal(spot).or(spot.number);
        let named = self.spots.iter().filter_map(number).find_map(Mission::from_number);
        named.filter(|_| self.has(Meaning::Mission))
    }

    /// The mission that is named, or the one that is open.
    fn mission(&self) -> Option<Mission> {
        self.named_mission().or_else(|| self.game.mission())
    }

    fn who(&self) -> Option<Message> {
        use Meaning::{
            Against, Before, For, Leader, Next, Passed, Refused, Score, Spies, Team, Token, Vote, Who, Win,
        };
        if !self.has(Who) {
            return None;
        }
        let (against, in_favour) = (self.has_one(&[Against, Refused]), self.has_one(&[For, Passed]));
        match () {
            () if against && (self.has(Vote) || !self.has(Team)) => self.voters(false),
            () if in_favour && (self.has(Vote) || !self.has(Team)) => self.voters(true),
            () if self.has_one(&[Meaning::Left, Meaning::Right]) => self.neighbour(),
            () if self.has_one(&[Meaning::Not, Meaning::Nobody]) && self.has_one(&[Team, Meaning::Mission]) => {
                Some(self.went(|times, _| times == 0, "fact-never", "fact-all-went"))
            }
            () if self.has(Meaning::All) && self.has(Meaning::Mission) => {
                Some(self.went(|times, missions| times == missions, "fact-always", "fact-nobody-always"))
            }
            () if self.named_mission().is_some() && !self.has_one(&[Leader, Spies]) => {
                let run = self.run_of(self.named_mission()?)?;
                let told = Message::new("fact-team-of").number("mission", run.mission.number());
                Some(told.players("team", run.team))
            }
            () if self.has(Leader) && self.has(Next) => {
                Some(Message::new("fact-next-leader").player("leader", self.game.next_leader()))
            }
            () if self.has(Leader) && self.has(Meaning::Mission) && self.named_round().is_some() => {
                let leader = self.named_round()?.0.leader;
                Some(Message::new("fact-led").player("leader", leader).number("mission", self.mission()?.number()))
            }
            () if self.has(Leader) && !self.has(Before) => Some(self.leads()),
            () if self.has(Next) && !self.has(Vote) => {
                Some(Message::new("fact-next-leader").player("leader", self.game.next_leader()))
            }
            () if self.has_one(&[Win, Score]) => Some(self.score()),
            () if self.has(Spies) => Some(Message::new("who-is-what")),
            () if self.has(Token) => {
                let token = self.game.token()?;
                Some(Message::new("fact-token").player("holder", token.holder))
            }
            () if self.has(Team) => Some(self.team()),
            () => None,
        }
    }

    fn how_many(&self) -> Option<Message> {
        use Meaning::{
            Choice, Fail, HowMany, Last, Loyal, Mission, Need, People, Rejections, Score, Spies, Success, Team, What,
            Win,
        };
        if self.has_one(&[Last, Rejections]) && self.has_one(&[HowMany, Last]) && !self.has(Meaning::Who) {
            return Some(Message::new("status-track").number("rejections", self.game.vote_track()));
        }
        if self.has(Score) {
            return Some(self.score());
        }
        if !self.has_one(&[HowMany, What]) {
            return None;
        }
        match () {
            () if self.has(Fail) && self.has(HowMany) && !self.has(Need) && self.last_run().is_some() => {
                let run = self.last_run()?;
                let told = Message::new("fact-fails-were").number("mission", run.0.number());
                Some(told.number("fails", run.1))
            }
            () if self.has(Fail) && self.has_one(&[Need, Mission]) => self.fails_needed(),
            () if self.has(HowMany) && self.has(Mission) && self.has(Win) => {
                Some(Message::new("fact-three-missions"))
            }
            () if self.has(HowMany) && self.has(Spies) && !self.has(Need) => {
                Some(Message::new("fact-spies").number("spies", self.game.spies()))
            }
            () if self.has(HowMany) && self.has(Loyal) && !self.has(Need) => {
                let loyal = self.game.players() as u32 - u32::from(self.game.spies());
                Some(Message::new("fact-loyal").number("loyal", loyal))
            }
            () if self.has(HowMany) && !self.has(Success) && self.has_one(&[People, Need, Team, Mission, Choice]) => {
                let mission = self.mission()?;
                let told = Message::new("fact-team-size").number("mission", mission.number());
                Some(told.number("size", self.game.team_size(mission)))
            }
            () => None,
        }
    }

    fn whether(&self) -> Option<Message> {
        use Meaning::{
            Again, Choice, Fail, Know, Leader, Loyal, May, Me, Mission, Need, Show, Spies, Talk, Team, Tie, Together,
            Token, Vote, Way, Whether,
        };
        let told = |key| Some(Message::new(key));
        match () {
            () if self.has(Meaning::Abstain) => told("fact-abstain"),
            () if self.has(Tie) => told("fact-tie"),
            () if self.has(Meaning::What) && self.has(Vote) && self.has(Meaning::Before) => self.last_vote(),
            () if self.has(Meaning::What) && self.has(Meaning::Refused) && self.is_open_to_rejection() => {
                let left = self.game.last_proposal().checked_sub(self.game.vote_track() + 1)?;
                let told = Message::new("fact-after-rejection").player("leader", self.game.next_leader());
                Some(told.number("left", left))
            }
            () if self.has(Way) && self.has_one(&[Leader, Token]) => {
                told(match self.table.record.setup().edition.book().direction {
                    Direction::Left => "fact-left",
                    Direction::Right => "fact-right",
                })
            }
            () if self.has(Vote) && self.has(Together) => told("fact-vote-together"),
            () if self.has(Vote) && self.has(Leader) => told("fact-leader-votes"),
            () if self.has(Spies) && self.has(Know) && self.is_plain() => {
                let blind = self.table.record.setup().modules.contains(Module::BlindSpies);
                told(if blind { "fact-spies-blind" } else { "fact-spies-know" })
            }
            () if self.has(Fail) && self.has(Spies) && self.has_one(&[May, Whether]) && self.is_plain() => {
                told("fact-spies-may")
            }
            () if self.has(Fail) && self.has(Loyal) && self.has_one(&[May, Whether]) && self.is_plain() => {
                told("fact-loyal-must")
            }
            () if self.has(Fail) && self.has_one(&[Need, Whether]) => self.fails_needed(),
            () if self.has(May) && self.has(Again) && self.has_one(&[Mission, Team, Choice]) => told("fact-again"),
            () if self.has(May) && self.has_one(&[Me, Leader]) && self.has_one(&[Mission, Team]) => {
                told("fact-leader-may-go")
            }
            () if self.has(May) && self.has(Show) => told("rules-aim-talk"),
            () if self.has(May) && self.has(Talk) => told("rules-aim-talk"),
            () => None,
        }
    }

    /// Whether a rejection now is one of those that lose the game in the end.
    fn is_open_to_rejection(&self) -> bool {
        !self.game.rejections_cost_the_mission()
            && matches!(self.game.phase(), Phase::Proposal { .. } | Phase::Vote { .. })
    }

    fn runs(&self) -> Vec<Done> {
        game_history::rounds(&self.table.record).iter().filter_map(|round| round.run).collect()
    }

    fn run_of(&self, mission: Mission) -> Option<Done> {
        self.runs().into_iter().find(|run| run.mission == mission)
    }

    /// Those who have been on so many of all missions.
    fn went(&self, fits: impl Fn(usize, usize) -> bool, key: &'static str, nobody: &'static str) -> Message {
        let runs = self.runs();
        let times = |seat: Seat| runs.iter().filter(|run| run.team.contains(seat)).count();
        let who: SeatSet = self.game.seats().iter().filter(|seat| fits(times(*seat), runs.len())).collect();
        match (runs.is_empty(), who.is_empty()) {
            (true, _) => Message::new("score-none"),
            (false, true) => Message::new(nobody),
            (false, false) => Message::new(key).players("names", who),
        }
    }

    fn neighbour(&self) -> Option<Message> {
        let of = self.spots.iter().find_map(|spot| spot.seat)?;
        let seats = self.game.seats();
        let (key, player) = match self.has(Meaning::Left) {
            true => ("fact-left-of", seats.left_of(of)),
            false => ("fact-right-of", seats.right_of(of)),
        };
        Some(Message::new(key).player("of", of).player("player", player))
    }

    fn last_vote(&self) -> Option<Message> {
        let rounds = game_history::rounds(&self.table.record);
        let mut proposals = rounds.iter().rev().flat_map(|round| round.proposals.iter().rev());
        let last = proposals.find_map(|proposal| Some((proposal.number, proposal.vote?)));
        let Some((number, poll)) = last else { return Some(Message::new("votes-none")) };
        let key = if poll.approved { "approved" } else { "rejected" };
        let told = Message::new(key).number("approve", poll.tally.approve).number("reject", poll.tally.reject);
        Some(told.number("proposal", number))
    }

    /// Whether players are spies or not, and nothing else: no characters who may do less, or more.
    fn is_plain(&self) -> bool {
        let setup = self.table.record.setup();
        !setup.edition.book().has_captain() && !setup.edition.book().reveals_in_stages()
    }

    fn leads(&self) -> Message {
        Message::new("leads").player("leader", self.game.leader())
    }

    fn score(&self) -> Message {
        let none = Mission::ALL.iter().all(|mission| self.game.results().of(*mission).is_none());
        if none { Message::new("score-none") } else { score_line(&self.game.results()) }
    }

    fn team(&self) -> Message {
        let team = self.game.phase().team();
        match self.game.phase() {
            Phase::Over(_) => Message::new("team-over"),
            _ if team.is_empty() => Message::new("team-none").player("leader", self.game.leader()),
            _ => Message::new("team-is").players("team", team),
        }
    }

    fn fails_needed(&self) -> Option<Message> {
        let mission = self.mission().or_else(|| Mission::from_number(1))?;
        let told = Message::new("fact-fails-needed").number("mission", mission.number());
        Some(told.number("fails", self.game.fails_needed(mission)))
    }

    /// The last mission that was run, and how many Fails it had.
    fn last_run(&self) -> Option<(Mission, u8)> {
        self.runs().last().map(|run| (run.mission, run.count.fails))
    }

    /// The last proposal for the mission that is named.
    fn named_round(&self) -> Option<(Proposal, u8)> {
        let mission = self.mission()?;
        let rounds = game_history::rounds(&self.table.record);
        let round = rounds.iter().find(|round| round.run.is_some_and(|run| run.mission == mission))?;
        Some((*round.proposals.last()?, round.number))
    }

    /// Who voted so in the last vote, if names were told.
    fn voters(&self, approve: bool) -> Option<Message> {
        let rounds = game_history::rounds(&self.table.record);
        let polls = rounds.iter().rev().flat_map(|round| round.proposals.iter().rev());
        let Some(Poll { ballot, voters, tally, .. }) = polls.into_iter().find_map(|proposal| proposal.vote) else {
            return Some(Message::new("votes-none"));
        };
        let side = if approve { "for" } else { "against" };
        let Some(approvers) = ballot.approvers() else {
            let told = Message::new("fact-no-names").number("approve", tally.approve);
            return Some(told.number("reject", tally.reject));
        };
        let these: SeatSet = if approve { approvers } else { voters.without(approvers) };
        let key = match (these.is_empty(), side) {
            (true, "for") => "fact-nobody-for",
            (true, _) => "fact-nobody-against",
            (false, "for") => "approvers",
            (false, _) => "rejecters",
        };
        Some(Message::new(key).players("names", these))
    }
}
