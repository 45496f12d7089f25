//! Facts that everybody at the table may know: what is asked in a line, from the words in it that carry meaning.
//!
//! A fact is a topic and what is asked of it, the same in every language. What follows from cards that nobody has shown is
//! none of them: what is answered never differs with what is secret.

mod history;
mod now;
mod rules;
mod whether;

use crate::game::{Game, Mission, Outcome, Phase};
use crate::language::frames::ordinal;
use crate::language::meaning::{Meaning, Spot};
use crate::language::{Intent, Message, is_question};
use crate::state::open::{Activity, ModeratedGame};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// The words of a line that ask something.
struct Asked<'a> {
    spots: &'a [Spot],
    table: &'a ModeratedGame,
    game: &'a Game,
    question: Question,
}

/// What somebody is told who asks.
pub(crate) enum Answer {
    /// A fact, in one breath.
    Fact(Message),
    /// What a command tells.
    Command(Intent),
    /// What is asked just now.
    Question,
}

/// What is answered to a line; none where it asks for nothing that is known here.
pub(crate) fn asked_for(state: &TableState, line: &str) -> Option<Answer> {
    let Activity::Game(table) = &state.activity else { return None };
    let spots = state.localizer.spots(line);
    let asked = Asked { spots: &spots, table, game: table.record.game(), question: state.question() };
    let asks = [Meaning::Who, Meaning::HowMany, Meaning::What, Meaning::WhatNow, Meaning::About, Meaning::Recap];
    // "Did you put in a fail, Cleo?" asks somebody else.
    let of_somebody_else =
        asked.has(Meaning::You) && spots.last().is_some_and(|spot| spot.seat.is_some() && spot.apart);
    // "One Fail would prove it" asks nothing: what may be a question of its own stands at the beginning of one.
    let begins = spots.iter().filter(|spot| spot.meanings != [Meaning::Filler]).take(2);
    let may_ask = [Meaning::May, Meaning::Whether];
    let begins_so = begins.clone().any(|spot| may_ask.iter().any(|meaning| spot.is(*meaning)));
    let is_asked = is_question(line) || asked.has_one(&asks) || begins_so && !asked.has(Meaning::Not);
    if !is_asked || of_somebody_else || asked.has(Meaning::Guess) && !is_question(line) {
        return None;
    }
    // A proposal that there never was.
    let of_another = asked.place_of_proposal().is_some() && asked.named_proposal().is_none();
    let fact = || asked.who().or_else(|| asked.how_many()).or_else(|| asked.whether());
    let of_votes =
        || asked.of_a_proposal().or_else(|| asked.vote_of()).or_else(|| asked.characters_in_play(state, line));
    // "Which missions can I choose?" is what is asked just now.
    if asked.question == Question::Mission
        && asked.has_one(&[Meaning::Who, Meaning::What])
        && asked.has_one(&[Meaning::Mission, Meaning::Naming, Meaning::Choice, Meaning::One])
        && !asked.has_one(&[Meaning::HowMany, Meaning::Need, Meaning::Score, Meaning::Win])
    {
        return Some(Answer::Question);
    }

    let of_votes = || of_votes().or_else(|| asked.of_a_character(state, line));
    let told = if of_another { None } else { of_votes() };
    let told = told.or_else(|| (!of_another && asked.of_a_card().is_none()).then(fact).flatten()).map(Answer::Fact);
    told.or_else(|| asked.command(state, line).map(Answer::Command))
        .or_else(|| asked.is_about_now().then_some(Answer::Question))
}

/// Whether a line names a mission that has been run, or all of them.
pub(crate) fn names_a_mission(state: &TableState, line: &str) -> bool {
    let spots = state.localizer.spots(line);
    let names = |spot: &Spot| spot.number.is_some() || ordinal(spot).is_some() || spot.is(Meaning::All);
    spots.iter().any(|spot| spot.is(Meaning::Mission)) && spots.iter().any(names)
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
        let of_proposal = self.place_of_proposal();
        let rest = || self.spots.iter().enumerate().filter(|(at, _)| Some(*at) != of_proposal).map(|(_, spot)| spot);
        let number = |spot: &Spot| ordinal(spot).or(spot.number);
        let named = || rest().filter_map(number).find_map(Mission::from_number);
        // "Does it take two Fails in mission four?"
        let behind = |pair: &[Spot]| pair[1].number.filter(|_| pair[0].is(Meaning::Mission));
        let behind = || self.spots.windows(2).filter_map(behind).find_map(Mission::from_number);
        // "Is one Fail enough for the fourth?"
        let by_order = rest().filter_map(ordinal).find_map(Mission::from_number);
        let of_cards = by_order.filter(|_| self.has_one(&[Meaning::Fail, Meaning::HowMany]));
        let of_mission = || if self.has(Meaning::Mission) { by_order.or_else(behind).or_else(named) } else { None };
        of_mission().or(of_cards)
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
        let names_team = self.spots.iter().any(|spot| spot.is(Team) && !spot.is(Meaning::Told));
        let of_votes = self.has(Vote) || !names_team || self.place_of_proposal().is_some();
        match () {
            () if self.has(Meaning::About) => None,
            // "Can we see who it was?"
            () if self.question == Question::Count
                && self.has_one(&[Meaning::Know, Meaning::Told])
                && !self.has_one(&[Meaning::Mission, Leader, Vote, Spies, Against, For, Token])
                && !self.spots.iter().any(|spot| spot.meanings == [Team]) =>
            {
                Some(Message::new("fact-fails-secret"))
            }
            () if self.has(Win) && self.has(Meaning::Doubt) && !self.is_at_end() => {
                Some(self.would_win().unwrap_or_else(|| self.score()))
            }
            () if self.has(Meaning::Fail) && !self.has_one(&[Team, Leader, Meaning::Need]) => {
                Some(Message::new("fact-fails-secret"))
            }
            () if self.has(Team) && self.has(Meaning::Mission) && self.has_one(&[Meaning::Fail, Refused]) => {
                let failed = self.runs().into_iter().rfind(|run| run.outcome == Outcome::Fail)?;
                Some(
                    Message::new("fact-team-of")
                        .number("mission", failed.mission.number())
                        .players("team", failed.team),
                )
            }
            () if self.has_one(&[Meaning::Naming, Leader])
                && self.has_one(&[Before, Meaning::Last])
                && !self.has(Next) =>
            {
                self.led_before()
            }
            () if self.has_one(&[Next, Meaning::Doubt])
                && (self.has(Leader) || self.has(Next) && self.is_before_the_vote() && against)
                && !self.has(Vote) =>
            {
                let rejected = || self.after_a_rejection().filter(|_| against);
                let next = || Message::new("fact-next-leader").player("leader", self.game.next_leader());
                Some(rejected().unwrap_or_else(next))
            }
            () if against && of_votes => self.voters(false),
            () if in_favour && of_votes => self.voters(true),
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
            () if self.has(Token) && self.has(Next) => None,
            () if self.is_giving() && self.has(Meaning::Handed) && !self.has(Leader) => None,
            () if self.has(Leader) && self.has(Meaning::Mission) && self.named_round().is_some() => {
                let leader = self.named_round()?.0.leader;
                Some(Message::new("fact-led").player("leader", leader).number("mission", self.mission()?.number()))
            }
            () if self.has(Leader) && !self.has(Before) => Some(self.leads()),
            () if self.has(Next) && !self.has(Vote) => {
                Some(Message::new("fact-next-leader").player("leader", self.game.next_leader()))
            }
            () if self.has(Win) && self.is_at_end() => None,
            () if self.has_one(&[Win, Score]) => Some(self.score()),
            () if self.has(Spies) && self.is_at_end() && !self.table.record.setup().is_dealt() => {
                Some(Message::new("fact-cards-tell"))
            }
            () if self.has(Spies) => Some(Message::new("who-is-what")),
            () if self.has(Token) => {
                let token = self.game.token()?;
                Some(Message::new("fact-token").player("holder", token.holder))
            }
            () if self.question == Question::Team && self.has(Meaning::May) && self.has(Meaning::Choice) => {
                Some(Message::new("fact-anybody-goes"))
            }
            () if self.has(Team) => Some(self.team()),
            () if self.is_sought() => Some(Message::new("rules-avalon-end")),
            () => None,
        }
    }

    fn how_many(&self) -> Option<Message> {
        use Meaning::{
            Fail, HowMany, Last, Loyal, Mission, Need, People, Rejections, Score, Spies, Success, Team, What, Win,
        };
        // "How did the last vote go?"
        if self.has(Meaning::Vote) && self.has(What) && self.has_one(&[Meaning::Before, Last]) && !self.has(HowMany) {
            return self.last_vote();
        }
        // The rules of the token, not of the mission after which it is used.
        if self.has(Meaning::Token) && self.has(Mission) {
            return None;
        }
        if self.has_one(&[Last, Rejections]) && self.has_one(&[HowMany, Last]) && !self.has(Meaning::Who) {
            return Some(self.track());
        }
        if self.has(HowMany) && self.has_one(&[Mission, Team]) && self.spots.iter().any(|spot| spot.seat.is_some()) {
            return self.times();
        }
        // "How do we vote?", "what does reject mean?"
        let sides = self.has_one(&[Meaning::For, Meaning::Against]) && self.has(Meaning::Does);
        if self.question == Question::Vote && self.has(What) && (self.has_only(Meaning::Vote) || sides) {
            return Some(Message::new("rules-vote"));
        }
        let is_over = self.question != Question::Vote || self.has_one(&[Meaning::Before, Meaning::Told, Last]);
        if is_over
            && !self.has(Meaning::Tie)
            && self.has(Meaning::Vote)
            && self.has_one(&[HowMany, What])
            && !self.has_one(&[Meaning::Refused, Meaning::Leader])
        {
            return self.last_vote();
        }
        if self.has(Score) {
            return Some(self.score());
        }
        if !self.has_one(&[HowMany, What]) {
            return None;
        }
        if self.has(HowMany) && self.has_one(&[Meaning::Card, Meaning::Handed]) && self.is_with_plot_cards() {
            return Some(self.cards_left());
        }
        // "How does one win?"
        let asks_how = self.has(What) && !self.has_one(&[HowMany, Meaning::Mission]);
        if self.has(Win) && asks_how && !self.is_at_end() && self.is_plain() {
            return Some(Message::new("rules-end"));
        }
        if self.has(Win) && self.has_one(&[Loyal, Spies, Meaning::Me])
            || self.has(Meaning::Refused) && self.is_at_end()
        {
            return Some(Message::new("fact-three-missions"));
        }
        match () {
            () if self.has(Fail) && self.has(HowMany) && !self.has(Need) && !self.runs().is_empty() => {
                let run = match self.named_mission() {
                    Some(mission) => self.run_of(mission)?,
                    None => self.runs().last().copied()?,
                };
                let told = Message::new("fact-fails-were").number("mission", run.mission.number());
                Some(told.number("fails", run.count.fails))
            }
            () if self.has(Fail) && self.has(What) && self.has(Mission) && self.says_two() => Some(self.two_fails()),
            // "Which missions have failed?"
            () if self.has(Fail) && self.has(What) && self.has(Mission) && !self.has_one(&[Need, Meaning::Doubt]) => {
                Some(self.score())
            }
            () if self.has(Fail) && self.has_one(&[Need, Mission]) => self.fails_needed(),
            () if self.has(HowMany)
                && self.has(Mission)
                && self.has(Success)
                && !self.has_one(&[Need, Win, Meaning::Wish]) =>
            {
                Some(self.score())
            }
            () if self.has(HowMany)
                && self.has(Mission)
                && self.has_one(&[Win, Success, Meaning::Refused, Meaning::Wish]) =>
            {
                Some(Message::new("fact-three-missions"))
            }
            () if self.has(HowMany) && self.asks_for_the_majority() => {
                let voters = self.game.in_play().len() as u32;
                let told = Message::new("fact-majority").number("needed", voters / 2 + 1);
                Some(told.number("players", voters))
            }
            () if self.has(HowMany) && self.has(Mission) && self.has_one(&[Loyal, Spies]) => Some(self.score()),
            () if self.has(HowMany) && self.has_one(&[Spies, Loyal]) && self.has(Need) => {
                let left = self.would_win().filter(|_| !self.runs().is_empty());
                Some(left.unwrap_or_else(|| Message::new("fact-three-missions")))
            }
            () if self.has(HowMany) && self.has_one(&[Spies, Loyal]) && self.is_of_another_table() => None,
            () if self.has(HowMany) && self.has(Spies) && !self.has(Need) => {
                Some(Message::new("fact-spies").number("spies", self.game.spies()))
            }
            () if self.has(HowMany) && self.has(Loyal) && !self.has(Need) => {
                let loyal = self.game.players() as u32 - u32::from(self.game.spies());
                Some(Message::new("fact-loyal").number("loyal", loyal))
            }
            () if !self.has(HowMany) && self.has(People) && self.has(Team) => self.team_size(),
            () if self.has(HowMany) && self.asks_for_the_size() => self.team_size(),
            () if self.has(HowMany) && self.has(Mission) && !self.has_one(&[Fail, Team, People]) => {
                Some(Message::new("fact-missions"))
            }
            () => None,
        }
    }

    /// Whether it is about this, and nothing else that somebody may ask about.
    fn has_only(&self, meaning: Meaning) -> bool {
        let other = [
            Meaning::Before,
            Meaning::Told,
            Meaning::Last,
            Meaning::Leader,
            Meaning::Team,
            Meaning::Mission,
            Meaning::Spies,
            Meaning::Loyal,
            Meaning::Need,
            Meaning::Doubt,
            Meaning::HowMany,
        ];
        self.has(meaning) && !self.has_one(&other) && self.seat().is_none()
    }

    fn is_plain_or_avalon(&self) -> bool {
        self.is_plain() || self.table.record.setup().edition.id() == "avalon"
    }

    /// Whether a team is named, or voted on.
    fn is_before_the_vote(&self) -> bool {
        matches!(self.game.phase(), Phase::Proposal { .. } | Phase::Vote { .. })
    }

    /// Whether a rejection now is one of those that lose the game in the end.
    fn is_open_to_rejection(&self) -> bool {
        !self.game.rejections_cost_the_mission() && self.is_before_the_vote()
    }

    /// Whether it is asked how many go, and for nothing else.
    fn asks_for_the_size(&self) -> bool {
        use Meaning::{
            Along, Card, Choice, Fail, For, Last, Mission, Need, People, Refused, Success, Team, Vote, Win,
        };
        let goes = self.has_one(&[People, Team, Need, Along]) || self.has(Mission) && self.has(Choice);
        let other = [Success, Fail, Vote, Refused, Win, Last, Card, Meaning::Rejections];
        let goes = goes || self.has(Choice) && self.has(Meaning::Me) || self.has(For) && self.has(Mission);
        let knows = self.has_one(&[People, Team]) || !self.spots.iter().any(Spot::is_unknown);
        goes && knows && !self.has_one(&other)
    }

    /// Whether it is asked how many votes approve a team.
    fn asks_for_the_majority(&self) -> bool {
        let goes = self.has_one(&[Meaning::Mission, Meaning::Team, Meaning::People]);
        let now = || self.question == Question::Vote && self.spots.len() > 2 && !self.has(Meaning::Fail);
        let votes = self.has(Meaning::Vote) || !goes && (self.has(Meaning::For) || now());
        votes && self.has_one(&[Meaning::Need, Meaning::May])
    }

    /// Whether the number that is named is not that of this table.
    fn is_of_another_table(&self) -> bool {
        let players = self.game.players() as u32;
        self.spots.iter().any(|spot| spot.number.is_some_and(|number| number > 1 && number != players))
    }

    /// Whether somebody asks what would be.
    fn asks_if(&self) -> bool {
        self.has_one(&[Meaning::What, Meaning::WhatNow]) && self.has(Meaning::Doubt)
    }

    /// Whether the team would not go: it is rejected, or nobody is for it.
    fn is_turned_down(&self) -> bool {
        let nobody = self.has_one(&[Meaning::Nobody, Meaning::Not]) && self.has_one(&[Meaning::For, Meaning::Passed]);
        self.has_one(&[Meaning::Refused, Meaning::Against]) || nobody
    }

    fn says_a_number(&self) -> bool {
        self.spots.iter().any(|spot| spot.number.is_some() && spot.number != Some(1))
    }

    /// Whether players are spies or not, and nothing else: no characters who may do less, or more.
    fn is_plain(&self) -> bool {
        let setup = self.table.record.setup();
        !setup.edition.book().has_captain() && !setup.edition.book().reveals_in_stages()
    }
}
