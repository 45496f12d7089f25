//! Random tables at which some have phones and others don't: seats change their channel in the middle of everything, answers
//! come late, the narrator is killed between any two entries and goes on. Whatever is told of a vote or a mission is
//! exactly what was given, once, and every game ends.

use std::collections::{BTreeMap, VecDeque};

use moderator::{Mode, Session};
use protocol::question::Question;
use protocol::{About, Answer, Channel, Delivery, Effect, Input, Opened, Sealed, SpeechEvent, WrittenPrompt};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{
    Action, Ballot, Edition, LeaderChoice, MissionCard, Phase, Reveal, Seat, SeatSet, Setup,
};
use resistance_narrator::journal::entry::Entry;
use resistance_narrator::journal::private::{Private, Proposal};
use resistance_narrator::journal::record::Record;
use resistance_narrator::language::Language;
use resistance_narrator::preferences::Preferences;

use crate::times::{some_of, times};

/// How many games are played, unless `NARRATOR_GAMES` says otherwise.
const GAMES: u64 = 100;
/// How long everything may happen in a game, in steps.
const WILD: usize = 120;
/// By then a game is over in which everybody does what is asked.
const LONGEST: usize = 800;

struct Random {
    seed: u64,
    session: Session,
    entries: Vec<Entry>,
    private: Private,
    prompts: BTreeMap<Seat, Sealed<WrittenPrompt>>,
    /// Who has a phone.
    phones: SeatSet,
    /// The narrator is killed after so many entries.
    killed_after: Option<usize>,
    /// What the table has told last: approvals and rejections, or Fails.
    told: (u32, u32),
    chance: ChaCha8Rng,
    /// How often what was told was joined with what was given alone.
    joined: usize,
    kills: usize,
    /// What came in and what was printed, for whoever looks for a fault.
    log: Vec<String>,
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn on_their_own() -> Delivery {
    Delivery { channel: Channel::Own, ..Delivery::default() }
}

fn session() -> Session {
    Session::new(Mode::Table, Language::ENGLISH, Preferences::default())
}

impl Random {
    fn begin(seed: u64) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let players = chance.random_range(5..=8);
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];
        let setup = Setup {
            edition: Edition::from_id("accessible").unwrap(),
            players: names[..players].iter().map(|name| (*name).to_owned()).collect(),
            leader: LeaderChoice::Draw,
            reveal: Reveal::None,
            modules: Default::default(),
            seed,
        };
        let mut random = Self {
            seed,
            session: session(),
            entries: Vec::new(),
            private: Private::default(),
            prompts: BTreeMap::new(),
            phones: SeatSet::EMPTY,
            killed_after: None,
            told: (0, 0),
            chance,
            joined: 0,
            kills: 0,
            log: Vec::new(),
        };
        let effects = random.session.begin(setup);
        random.perform(effects);
        random.line("ready");
        for number in 1..=players as u32 {
            if random.chance.random_bool(0.5) {
                random.reach(seat(number));
            }
        }
        random
    }

    fn record(&self) -> Record {
        Record::replay(self.entries.clone()).unwrap()
    }

    fn handle(&mut self, input: Input) {
        self.log.push(format!("> {input:?}"));
        let effects = self.session.handle(input);
        self.perform(effects);
    }

    /// Performs effects as the program does, until the narrator is killed.
    fn perform(&mut self, effects: Vec<Effect>) {
        let mut waiting: VecDeque<Effect> = effects.into();
        while let Some(effect) = waiting.pop_front() {
            let is_entry = matches!(effect, Effect::Record(_) | Effect::Confide(_));
            if is_entry && self.killed_after == Some(0) {
                return self.go_on_after_kill();
            }
            self.killed_after = self.killed_after.map(|left| left - usize::from(is_entry));
            match effect {
                Effect::Record(entry) => {
                    self.look_at(&entry);
                    self.entries.push(entry);
                }
                Effect::Print(line) => self.log.push(line),
                Effect::Confide(entry) => self.private.add(entry.0.open().clone()),
                Effect::PrivatePrompt(seat, Some(prompt)) => drop(self.prompts.insert(seat, prompt)),
                Effect::PrivatePrompt(seat, None) => drop(self.prompts.remove(&seat)),
                Effect::Unreached(seat) => self.phones.remove(seat),
                Effect::Speak(utterance) => {
                    for event in [SpeechEvent::Began, SpeechEvent::Ended] {
                        waiting.extend(self.session.handle(Input::Speech(utterance.id, event)));
                    }
                }
                _ => {}
            }
        }
    }

    /// What is recorded is what the table has told and what was given alone, each once.
    fn look_at(&mut self, entry: &Entry) {
        let Entry::Played(action) = entry else { return };
        let record = self.record();
        let (Some(proposal), game) = (Proposal::last(&record), record.game()) else { return };
        let given = |seat| self.private.received(proposal, seat);
        match *action {
            Action::Vote(ballot) => {
                let votes: Vec<bool> = game.in_play().iter().filter_map(|seat| given(seat).private_vote).collect();
                let (for_it, all) = (votes.iter().filter(|approves| **approves).count() as u32, votes.len() as u32);
                let players = game.in_play().len() as u32;
                let tally = ballot.tally(game.in_play()).unwrap();
                let found = (u32::from(tally.approve), u32::from(tally.reject));
                match ballot {
                    Ballot::Named { approve } => {
                        assert_eq!(all, players);
                        let approves = |seat| given(seat).private_vote == Some(true);
                        assert_eq!(approve, game.in_play().iter().filter(|seat| approves(*seat)).collect());
                    }
                    _ => assert_eq!(found, (self.told.0 + for_it, self.told.1 + all - for_it), "{:#?}", self.last()),
                }
                self.joined += usize::from(all > 0 && all < players);
            }
            Action::Count(count) => {
                let Phase::Mission(run) = game.phase() else { panic!("no mission is counted") };
                let cards: Vec<MissionCard> = run.team.iter().filter_map(|seat| given(seat).card).collect();
                let fails = cards.iter().filter(|card| **card == MissionCard::Fail).count() as u32;
                let told = if cards.len() == run.team.len() { 0 } else { self.told.0 };
                assert_eq!(u32::from(count.fails), told + fails, "{:#?}", self.last());
                self.joined += usize::from(!cards.is_empty() && cards.len() < run.team.len());
            }
            _ => {}
        }
    }

    /// The narrator is started again with what is on the disk, and its phones are known again.
    fn go_on_after_kill(&mut self) {
        self.killed_after = None;
        self.kills += 1;
        self.session = session();
        self.prompts.clear();
        let opened = Opened {
            record: Box::new(self.record()),
            cut: false,
            private: Sealed::new(self.private.clone()),
            reached: Some(self.phones.iter().map(|seat| (seat, on_their_own())).collect()),
            aside: None,
            private_aside: None,
        };
        let effects = self.session.resume(opened);
        self.perform(effects);
    }

    fn line(&mut self, line: &str) {
        self.handle(Input::Line(line.to_owned()));
    }

    fn reach(&mut self, seat: Seat) {
        self.phones.insert(seat);
        self.handle(Input::Reached(seat, on_their_own()));
    }

    /// Somebody with a phone does what is asked there. False if nothing is asked of any.
    fn answers_by_phone(&mut self) -> bool {
        let asked: Vec<Seat> = self.prompts.keys().copied().collect();
        if asked.is_empty() {
            return false;
        }
        let from = asked[self.chance.random_range(0..asked.len())];
        let sealed = self.prompts[&from].clone();
        let prompt = sealed.0.open();
        let answer = match prompt.together {
            Some(size) => {
                let mut left: Vec<SeatSet> = prompt
                    .choices
                    .iter()
                    .map(|choice| team_of(choice.answer))
                    .filter(|team| !team.is_empty())
                    .collect();
                let chosen = (0..size).map(|_| left.remove(self.chance.random_range(0..left.len())));
                Answer::Team(chosen.fold(SeatSet::EMPTY, SeatSet::or))
            }
            None if prompt.choices.is_empty() => Answer::Done,
            None => prompt.choices[self.chance.random_range(0..prompt.choices.len())].answer,
        };
        let stale = self.chance.random_ratio(1, 20);
        let number = if stale { prompt.number.saturating_sub(1) } else { prompt.number };
        self.handle(Input::Answered { from, prompt: number, answer: Sealed::new(answer) });
        true
    }

    /// The table does what it is asked.
    fn answers_at_the_table(&mut self) {
        let record = self.record();
        let game = record.game();
        match self.session.question() {
            Question::Team => {
                let size = usize::from(game.team_size(game.mission().unwrap()));
                let mut left: Vec<Seat> = game.in_play().iter().collect();
                let chosen = (0..size).map(|_| left.remove(self.chance.random_range(0..left.len())));
                let names: Vec<String> = chosen.map(|seat| seat.number().to_string()).collect();
                self.line(&format!("propose {}", names.join(" ")));
            }
            Question::Vote => {
                let alone =
                    self.prompts.values().filter(|prompt| prompt.0.open().about == About::Vote).count() as u32;
                let given = self.given_by_others(&record);
                let voters = game.in_play().len() as u32 - alone - given;
                let approve = self.chance.random_range(0..=voters);
                self.told = (approve, voters - approve);
                self.line(&format!("vote {approve} {}", voters - approve));
            }
            Question::Count => {
                let fails = self.chance.random_range(0..=1);
                self.told = (fails, 0);
                self.line(&format!("fails {fails}"));
            }
            Question::Guidance { .. } => self.line("ready"),
            Question::AfterGame => {}
            question => panic!("{question:?} is asked in no such game"),
        }
    }

    /// How many have voted by phone and have it no more.
    fn given_by_others(&self, record: &Record) -> u32 {
        let Some(proposal) = Proposal::last(record) else { return 0 };
        let voted = |seat: &Seat| self.private.received(proposal, *seat).private_vote.is_some();
        record.game().in_play().iter().filter(|seat| !self.phones.contains(*seat)).filter(voted).count() as u32
    }

    fn step(&mut self, wild: bool) {
        match self.chance.random_range(0..100) {
            _ if !wild => {
                // Whoever can't answer is waited for by nobody.
                if !self.answers_by_phone() || self.chance.random_bool(0.4) {
                    self.answers_at_the_table();
                }
            }
            0..60 => drop(self.answers_by_phone()),
            60..78 => self.answers_at_the_table(),
            78..83 => {
                let number = self.chance.random_range(1..=self.record().game().players() as u32);
                self.reach(seat(number));
            }
            83..87 => {
                let number = self.chance.random_range(1..=self.record().game().players() as u32);
                self.line(&format!("free {number}"));
            }
            87..91 => self.line("undo"),
            91..93 => self.line("cancel"),
            93..95 => self.line("redo"),
            95..97 => self.line("status"),
            _ => self.killed_after = Some(self.chance.random_range(0..3)),
        }
    }

    /// In which game it has happened, and what came last there.
    fn last(&self) -> (u64, &[String]) {
        (self.seed, &self.log[self.log.len().saturating_sub(30)..])
    }

    fn is_over(&self) -> bool {
        self.record().game().ending().is_some()
    }
}

fn team_of(answer: Answer) -> SeatSet {
    match answer {
        Answer::Team(team) => team,
        _ => SeatSet::EMPTY,
    }
}

#[test]
fn nothing_is_lost_nothing_counts_twice_and_every_game_ends() {
    let (mut joined, mut kills) = (0, 0);
    let games = times("NARRATOR_GAMES", some_of(GAMES));
    for seed in 0..games {
        let mut random = Random::begin(seed);
        let mut steps = 0;
        while !random.is_over() {
            random.step(steps < WILD);
            steps += 1;
            assert!(steps < LONGEST, "seed {seed}: {:?} is asked, and nobody gets on", random.session.question());
        }
        joined += random.joined;
        kills += random.kills;
    }
    assert!(joined as u64 > games && kills as u64 > games, "{joined} {kills}");
}
