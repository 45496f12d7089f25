//! What the review of a practice says is so: each sentence of it is read back, and compared with what was recorded.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::{
    AgentCard, AgentEvent, Ballot, Edition, Event, MissionCard, Outcome, PlotEvent, RoundEvent, Seat, SeatSet, Side,
};
use resistance_narrator::journal::Record;
use resistance_narrator::journal::private::{Private, Proposal};

use super::{company, play_whole, practice, random_setup};
use crate::table::Table;
use crate::typist::Typist;

const CARDS: [(&str, MissionCard); 3] =
    [("Fail", MissionCard::Fail), ("Reverse", MissionCard::Reverse), ("Rogue Success", MissionCard::RogueSuccess)];

/// A game that is over, with all that is known of it.
struct Played {
    record: Record,
    private: Private,
    deal: Deal,
    /// Who is called "you".
    human: Seat,
}

/// A mission as it was played.
struct Mission {
    number: u32,
    outcome: Outcome,
    cards: Vec<(Seat, MissionCard)>,
}

impl Played {
    fn of(table: &Table) -> Self {
        let (record, private) = (table.record().unwrap(), table.private().clone());
        let deal = private.deal(&record).unwrap().open().clone();
        let human = private.virtual_players().and_then(|players| players.human).unwrap();
        Self { record, private, deal, human }
    }

    fn missions(&self) -> Vec<Mission> {
        let mut missions = Vec::new();
        let mut face_up = Vec::new();
        for (index, step) in self.record.past().iter().enumerate() {
            for event in &step.events {
                match *event {
                    Event::Round(RoundEvent::Proposed { .. }) => face_up.clear(),
                    Event::Plot(PlotEvent::PlayedFaceUp { member, card }) => face_up.push((member, card)),
                    Event::Round(RoundEvent::MissionRun { ref done, .. }) => {
                        let about = Proposal::last_of(&self.record.past()[..index]).unwrap();
                        let card = |member| {
                            let open = face_up.iter().find(|(of, _)| *of == member).map(|(_, card)| *card);
                            open.or(self.private.received(about, member).card).unwrap()
                        };
                        let cards = done.team.iter().map(|member| (member, card(member))).collect();
                        missions.push(Mission { number: done.mission.number().into(), outcome: done.outcome, cards });
                    }
                    _ => {}
                }
            }
        }
        missions
    }

    fn is_evil(&self, seat: Seat) -> bool {
        matches!(self.deal.role(seat).unwrap().side(), Side::Spies | Side::Hydra | Side::Evil)
    }

    /// "Ana, Ben and Cleo".
    fn seats(&self, names: &str) -> SeatSet {
        let all = self.record.names().values();
        let seat = |name: &str| {
            if ["you", "You"].contains(&name) {
                return self.human;
            }
            let index = all.iter().position(|other| other == name).unwrap_or_else(|| panic!("{name:?} of {names:?}"));
            Seat::from_number(index as u32 + 1).unwrap()
        };
        names.split(", ").flat_map(|part| part.split(" and ")).map(seat).collect()
    }

    /// "Ben played Fail and Cleo and Dan played Reverse", as who played what.
    fn plays(&self, said: &str) -> Vec<(SeatSet, MissionCard)> {
        let said = said.replace(" each played ", " played ");
        let mut parts = said.split(" played ");
        let mut names = parts.next().unwrap();
        let mut plays = Vec::new();
        for part in parts {
            let (name, card) =
                CARDS.into_iter().find(|(name, _)| part.starts_with(name)).expect("the name of a card");
            plays.push((self.seats(names), card));
            names = part[name.len()..].trim_start_matches(", ").trim_start_matches(" and ");
        }
        plays
    }

    /// Reads a sentence of the review back. The mission that it is about, unless it is about a team.
    fn check(&self, said: &str) -> Option<u32> {
        let missions = self.missions();
        let mission = |number: &str| {
            let number: u32 = number.parse().unwrap_or_else(|_| panic!("a number in {said:?}"));
            missions.iter().find(|mission| mission.number == number).unwrap()
        };
        if let Some(rest) = said.strip_prefix("On mission ").or(said.strip_prefix("On quest ")) {
            let (number, names) = rest.split_once(' ').unwrap();
            let (names, _) = names.split_once(" played Success, and could have played ").unwrap();
            let mission = mission(number);
            let held: SeatSet =
                mission.cards.iter().map(|(seat, _)| *seat).filter(|seat| self.is_evil(*seat)).collect();
            assert_eq!((self.seats(names), mission.outcome), (held, Outcome::Success), "{said}");
            assert!(mission.cards.iter().all(|(_, card)| *card == MissionCard::Success), "{said}");
            return Some(mission.number);
        }
        if let Some(rest) = said.strip_prefix("Mission ").or(said.strip_prefix("Quest ")) {
            let (number, rest) = rest.split_once(' ').unwrap();
            let (how, plays) = rest.split_once(": ").unwrap();
            let mission = mission(number);
            let evil: SeatSet =
                mission.cards.iter().map(|(seat, _)| *seat).filter(|seat| self.is_evil(*seat)).collect();
            if let Some(team) = how.strip_prefix("succeeded with ") {
                let all: SeatSet = mission.cards.iter().map(|(seat, _)| *seat).collect();
                assert_eq!((self.seats(team), mission.outcome, evil.len()), (all, Outcome::Success, 0), "{said}");
                return Some(mission.number);
            }
            if let Some(names) = plays.strip_suffix(" could not make it fail.") {
                let names = names.trim_end_matches(" alone").trim_end_matches(" together");
                assert_eq!((self.seats(names), mission.outcome), (evil, Outcome::Success), "{said}");
                assert!(evil.len() < 2, "one Fail is enough or two are: {said}");
                return Some(mission.number);
            }
            let outcome = if how == "failed" { Outcome::Fail } else { Outcome::Success };
            assert_eq!(mission.outcome, outcome, "{said}");
            let mut told: Vec<(Seat, MissionCard)> = Vec::new();
            for (names, card) in self.plays(plays.trim_end_matches('.')) {
                told.extend(names.iter().map(|seat| (seat, card)));
            }
            told.sort_by_key(|(seat, _)| seat.number());
            let mut played = mission.cards.clone();
            played.retain(|(_, card)| *card != MissionCard::Success);
            played.sort_by_key(|(seat, _)| seat.number());
            assert_eq!(told, played, "{said}");
            return Some(mission.number);
        }
        if !self.check_guess(said) {
            self.check_team(said);
        }
        None
    }

    /// "You were named, but Merlin was Cleo." "Ana accused Ben, and that was the Winter Soldier." False if it is no such sentence.
    fn check_guess(&self, said: &str) -> bool {
        let accused = || said.split_once(" accused ").and_then(|(_, rest)| rest.split_once(", "));
        let named = || said.split_once(" were named, ").or(said.split_once(" was named, "));
        let Some((guessed, found)) = named().or_else(accused) else { return false };
        let guessed = self.seats(guessed).iter().next().unwrap();
        let found = found.trim_end_matches('.').trim_start_matches("but ");
        let (character, was) = match found.strip_prefix("and that was ") {
            Some(character) => (character, guessed),
            None => {
                let (character, other) = found.split_once(" was ").unwrap();
                (character, self.seats(other).iter().next().unwrap())
            }
        };
        let looked_for = self.deal.role(was).unwrap();
        let name = looked_for.id().replace('-', " ");
        assert_eq!(character.trim_start_matches("the ").to_lowercase(), name, "{said}");
        assert!(self.guesses().contains(&(guessed, self.deal.role(guessed) == Some(looked_for))), "{said}");
        true
    }

    /// Whom somebody took for a character, and whether that was right.
    fn guesses(&self) -> Vec<(Seat, bool)> {
        let events = self.record.past().iter().flat_map(|step| &step.events);
        let guess = |event: &Event| match *event {
            Event::Agent(AgentEvent::NamingTold { player, right, .. }) => Some((player, right)),
            Event::Agent(AgentEvent::CardShown { player, card }) => Some((player, card == AgentCard::WinterSoldier)),
            _ => None,
        };
        events.filter_map(guess).collect()
    }

    /// "For mission 3, Dan's team was Dan and Eva, with nobody on the side of the spies. Against it were you, …"
    fn check_team(&self, said: &str) {
        let rest = said
            .strip_prefix("For mission ")
            .or(said.strip_prefix("For quest "))
            .unwrap_or_else(|| panic!("nothing that is known: {said:?}"));
        let (number, rest) = rest.split_once(", ").unwrap();
        let (leader, rest) = rest.split_once(" team was ").unwrap();
        let leader = if leader == "your" { "you" } else { leader.trim_end_matches("'s") };
        let (team, rest) = rest.split_once(", with nobody ").unwrap();
        let (_, names) = rest.split_once(". Against it ").unwrap();
        let names = names.trim_start_matches("was ").trim_start_matches("were ");
        let names = names[..names.find(", on ").unwrap()].to_owned();
        let (leader, team, names) = (self.seats(leader).iter().next().unwrap(), self.seats(team), self.seats(&names));
        assert!(!team.iter().any(|seat| self.is_evil(seat)), "{said}");
        let happened = self.record.past().iter().any(|step| {
            let about = step.before.leader() == leader
                && step.before.phase().team() == team
                && step.before.mission().is_some_and(|mission| mission.number().to_string() == number);
            about
                && step.events.iter().any(|event| match *event {
                    Event::Round(RoundEvent::Voted {
                        ballot: Ballot::Named { approve },
                        voters,
                        approved: false,
                        ..
                    }) => {
                        let against: SeatSet =
                            voters.without(approve).iter().filter(|seat| !self.is_evil(*seat)).collect();
                        against == names
                    }
                    _ => false,
                })
        });
        assert!(happened, "{said}");
    }
}

/// The review of a game, without who was what.
fn reviewed(table: Table) -> (Played, Vec<String>) {
    let table = table.line("review");
    let played = Played::of(&table);
    let is_role = |line: &str| {
        ["was the only", "were the spies", "were HYDRA", "On the side of "].iter().any(|said| line.contains(said))
            || self::is_character(line)
    };
    let lines = table.printed().iter().filter(|line| !is_role(line)).map(ToString::to_string).collect();
    (played, lines)
}

/// "Ben was Merlin."
fn is_character(line: &str) -> bool {
    let is_name = |name: &str| !name.contains([' ', ',']);
    line.split_once(" was ").is_some_and(|(name, was)| is_name(name) && !was.starts_with("named, "))
}

#[test]
fn each_sentence_of_a_review_is_so_and_no_failed_mission_is_left_out() {
    let (mut of_teams, mut of_missions, mut of_guesses) = (0, 0, 0);
    for edition in Edition::all().into_iter().filter(|edition| *edition != crate::edition("forum")) {
        let (fewest, most) = edition.players();
        for seed in 0..4 {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let setup = random_setup(edition, fewest + seed as usize % (most - fewest + 1), &mut chance);
            let (mut typist, table) = practice(&setup, seed);
            let (played, lines) = reviewed(play_whole(&mut typist, table.trusting_the_disk(), |_| {}));
            let told: Vec<u32> = lines.iter().filter_map(|line| played.check(line)).collect();
            let failed = played.missions().into_iter().filter(|mission| mission.outcome == Outcome::Fail);
            for mission in failed {
                assert!(told.contains(&mission.number), "mission {} is left out: {lines:?}", mission.number);
            }
            let last = played.missions().last().map(|mission| mission.number);
            assert!(last.is_none_or(|last| told.contains(&last)), "the last mission is left out: {lines:?}");
            let guesses = lines.iter().filter(|line| played.check_guess(line)).count();
            assert_eq!(guesses, played.guesses().len(), "{lines:?}");
            of_missions += told.len();
            of_guesses += guesses;
            of_teams += lines.len() - told.len() - guesses;
        }
    }
    assert!(of_teams > 0 && of_missions > 0 && of_guesses > 0, "{of_teams} {of_missions} {of_guesses}");
}

#[test]
fn there_is_no_review_before_the_end_and_none_at_a_table() {
    let table = Table::new().seed(7).deal(7).practise(company("Ana", 5)).line("review");
    assert_eq!(table.printed(), ["The review comes once the game is over. Nothing has changed."]);
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eva"]).open().line("review");
    assert!(table.printed()[0].starts_with("Not now."), "{:?}", table.printed());
}

#[test]
fn the_end_of_a_practice_offers_the_review() {
    let table = Table::new().seed(7).deal(7).practise(company("Ana", 5)).trusting_the_disk();
    let names = table.record().unwrap().names().values().to_vec();
    let mut typist = Typist::called(names, ChaCha8Rng::seed_from_u64(7));
    let table = play_whole(&mut typist, table, |_| {});
    assert!(table.printed().last().unwrap().to_lowercase().contains("review"), "{:?}", table.printed());
}
