//! Whole tables with secret roles: 1,536 games for each number of players, compared step by step with a second
//! telling of what a table sees and of what its Rogues have done.

use std::collections::{HashMap, HashSet};

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::mission::Run;
use resistance_narrator::game::modules::rogue::CannotClaim;

use super::combinations::combinations;
use super::secrets::{CHARACTERS, Role, dealt, needed, result, told};
use super::*;
use crate::chance::possible_action;

/// A mission as it was played, and what of it was seen.
struct Played {
    mission: usize,
    hand: HashMap<Seat, MissionCard>,
    lit: SeatSet,
    watched: Option<Seat>,
    aside: Option<Seat>,
    outcome: Option<Outcome>,
}

impl Played {
    /// The cards that count.
    fn counted(&self) -> Vec<MissionCard> {
        let left = self.hand.iter().filter(|(seat, _)| Some(**seat) != self.aside);
        left.map(|(_, card)| *card).collect()
    }

    fn really_played(&self, seat: Seat, card: MissionCard) -> bool {
        self.aside != Some(seat) && self.hand.get(&seat) == Some(&card)
    }

    /// Whether a member can have played one of the counted cards, for all that the others have seen.
    fn can_have_played(&self, seat: Seat, card: MissionCard) -> bool {
        let all = self.counted().into_iter().filter(|counted| *counted == card).count();
        let open = self.lit.iter().filter(|lit| self.really_played(*lit, card)).count();
        let free = self.watched != Some(seat) || card != MissionCard::RogueSuccess;
        match self.hand.get(&seat) {
            None => false,
            Some(_) if self.aside == Some(seat) => false,
            Some(own) if self.lit.contains(seat) => *own == card,
            Some(_) => free && all > open,
        }
    }
}

/// A table that knows everything, and what has come of it.
struct Table {
    modules: Vec<Module>,
    roles: Vec<Role>,
    missions: Vec<Played>,
    rejections: usize,
}

impl Table {
    fn new(players: usize, modules: Vec<Module>, chance: &mut ChaCha8Rng) -> Self {
        let mut roles = dealt(players, &modules);
        roles.shuffle(chance);
        Self { modules, roles, missions: Vec::new(), rejections: 0 }
    }

    fn has(&self, module: Module) -> bool {
        self.modules.contains(&module)
    }

    fn ended(&self, outcome: Outcome) -> usize {
        self.missions.iter().filter(|played| played.outcome == Some(outcome)).count()
    }

    fn is_watched(&self) -> bool {
        let run = self.missions.iter().filter(|played| played.outcome.is_some()).count();
        (self.has(Module::Choice("rogue=spy")) || self.has(Module::Choice("rogue=resistance")))
            && (self.roles.len() >= 7 || run >= 2)
    }

    /// What each member plays in secret, once it is known who is watched. Rogues are keen on their own card.
    fn plays(&mut self, run: Run, chance: &mut ChaCha8Rng) {
        if self.missions.last().is_some_and(|played| played.outcome.is_none()) {
            return;
        }
        assert_eq!(run.watched.is_some(), self.is_watched(), "{:?}", self.modules);
        let size = TEAMS[usize::from(run.mission.number()) - 1][self.roles.len() - 5];
        assert_eq!(run.team.len(), size + usize::from(self.has(Module::Trap)));
        let mut choose = |seat: Seat| {
            let role = self.roles[seat.index()];
            let cards = role.cards(run.watched == Some(seat));
            let keen = matches!(role, Role::SpyRogue | Role::ResistanceRogue) && chance.random_range(0..4) > 0;
            if keen { cards[cards.len() - 1] } else { cards[chance.random_range(0..cards.len())] }
        };
        let hand = run.team.iter().map(|seat| (seat, choose(seat))).collect();
        let (mission, lit, watched) = (run.mission.number().into(), run.lit, run.watched);
        self.missions.push(Played { mission, hand, lit, watched, aside: None, outcome: None });
    }

    /// What is told next where the secret decides; at any other point anything can be.
    fn next(&mut self, game: &Game, chance: &mut ChaCha8Rng) -> Action {
        if let Phase::FaceUp(run) | Phase::Trap(run) | Phase::Mission(run) = game.phase() {
            self.plays(run, chance);
        }
        match game.phase() {
            Phase::FaceUp(run) => {
                let member = run.waits_for().iter().next().unwrap();
                Action::FaceUp { member, card: self.now().hand[&member] }
            }
            Phase::Mission(run) => {
                assert_eq!(run.trapped.is_some(), self.has(Module::Trap));
                let players = self.roles.len();
                let played = self.now();
                played.aside = run.trapped;
                let counted = played.counted();
                played.outcome = Some(result(&counted, needed(players, played.mission)));
                let (fails, reverses, rogues) = told(&counted);
                cards(fails, reverses, rogues)
            }
            Phase::Claim(_) => self.winner_alone(self.third()).map_or(Action::NoClaim, Action::Claim),
            _ => possible_action(game, chance),
        }
    }

    fn now(&mut self) -> &mut Played {
        self.missions.last_mut().unwrap()
    }

    fn third(&self) -> Outcome {
        if self.ended(Outcome::Fail) == 3 { Outcome::Fail } else { Outcome::Success }
    }

    /// Everybody who, for all that the table has seen, can have won alone.
    fn suspects(&self, outcome: Outcome) -> SeatSet {
        let (module, _, card) = rogue_of(outcome);
        let Some((last, before)) = self.missions.split_last().filter(|_| self.has(module)) else {
            return SeatSet::EMPTY;
        };
        let both = |seat: &Seat| {
            last.can_have_played(*seat, card) && before.iter().any(|played| played.can_have_played(*seat, card))
        };
        (0..self.roles.len()).filter_map(Seat::from_index).filter(both).collect()
    }

    /// Whether this is so, and keeps a player from having won alone.
    fn is_true(&self, why: CannotClaim, seat: Seat, outcome: Outcome) -> bool {
        let card = rogue_of(outcome).2;
        let (last, before) = self.missions.split_last().unwrap();
        match why {
            CannotClaim::NotOnTeam => !last.hand.contains_key(&seat),
            CannotClaim::SetAside => last.aside == Some(seat),
            CannotClaim::HeldWatch => last.watched == Some(seat) && outcome == Outcome::Success,
            CannotClaim::NotTheirs => last.hand.contains_key(&seat) && !last.can_have_played(seat, card),
            CannotClaim::NotBefore => !before.iter().any(|played| played.can_have_played(seat, card)),
        }
    }

    /// Who has won alone, in truth.
    fn winner_alone(&self, outcome: Outcome) -> Option<Seat> {
        let (_, role, card) = rogue_of(outcome);
        let seat = Seat::from_index(self.roles.iter().position(|dealt| *dealt == role)?)?;
        let (last, before) = self.missions.split_last()?;
        let both = last.really_played(seat, card) && before.iter().any(|played| played.really_played(seat, card));
        both.then_some(seat)
    }

    /// Whether a game stands where this table stands.
    fn agrees_with(&self, game: &Game) {
        for number in 1..=5 {
            let played = self.missions.iter().find(|played| played.mission == number);
            let outcome = played.and_then(|played| played.outcome);
            assert_eq!(game.results().of(mission(number as u32)), outcome, "mission {number}");
        }
        let three = [Outcome::Success, Outcome::Fail].into_iter().find(|outcome| self.ended(*outcome) == 3);
        let asked = three.map_or(SeatSet::EMPTY, |outcome| self.suspects(outcome));
        match game.phase() {
            Phase::Claim(claim) => {
                assert_eq!((Some(claim.outcome), claim.of), (three, asked));
                assert!(!asked.is_empty());
                let rogue = self.winner_alone(claim.outcome);
                assert!(rogue.is_none_or(|rogue| asked.contains(rogue)), "the Rogue is not asked");
                for seat in game.seats().iter().filter(|seat| !asked.contains(*seat)) {
                    let refusal = refused(&mut { *game }, Action::Claim(seat));
                    let Refusal::Mission(MissionRefusal::CannotClaim { player, why }) = refusal else {
                        panic!("{refusal:?}")
                    };
                    assert!(player == seat && self.is_true(why, seat, claim.outcome), "{why:?} of {seat:?}");
                }
            }
            Phase::Over(ending) => assert_eq!(Some(ending), self.ending(three)),
            _ => assert_eq!(three, None),
        }
    }

    fn ending(&self, three: Option<Outcome>) -> Option<Ending> {
        let Some(outcome) = three else {
            return won(Side::Spies, Why::FiveRejections).filter(|_| self.rejections == 5);
        };
        match (self.winner_alone(outcome), outcome) {
            (Some(player), _) => won(Side::Rogue, Why::Rogue { player, outcome }),
            (None, Outcome::Success) => won(Side::Resistance, Why::ThreeSuccesses),
            (None, Outcome::Fail) => won(Side::Spies, Why::ThreeFails),
        }
    }

    /// What was told of an action, and what it means to the table.
    fn hears(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Round(RoundEvent::Rejected { rejections }) => self.rejections = usize::from(*rejections),
                Event::Round(RoundEvent::Began { .. }) => self.rejections = 0,
                Event::Mission(MissionEvent::NoClaim { rogue, .. }) => {
                    let outcome = self.third();
                    let side = if outcome == Outcome::Fail { Side::Spies } else { Side::Resistance };
                    assert!(*rogue == side && self.has(rogue_of(outcome).0));
                    assert!(self.suspects(outcome).is_empty());
                }
                _ => {}
            }
        }
    }
}

/// The Rogue of the side that wins in this way: the module, the role and the card.
fn rogue_of(outcome: Outcome) -> (Module, Role, MissionCard) {
    let (side, card) = match outcome {
        Outcome::Success => (1, MissionCard::RogueSuccess),
        Outcome::Fail => (3, MissionCard::Fail),
    };
    (CHARACTERS[side].0, CHARACTERS[side].1, card)
}

/// People on each mission, by the number of players, without a trap.
const TEAMS: [[usize; 6]; 5] =
    [[2, 2, 2, 3, 3, 3], [3, 3, 3, 4, 4, 4], [2, 4, 3, 4, 4, 4], [3, 3, 4, 5, 5, 5], [3, 4, 4, 5, 5, 5]];

fn games_of(players: usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(2_020 + players as u64);
    let mut seen = HashSet::new();
    for modules in combinations().flat_map(|modules| [modules; 3]) {
        let edition = base_game()[chance.random_range(0..base_game().len())];
        let mut game = Setup { edition, modules, ..setup(players) }.check().unwrap().game;
        let mut table = Table::new(players, modules.iter().collect(), &mut chance);
        while game.ending().is_none() {
            let action = table.next(&game, &mut chance);
            let events = game.play(action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal} at {game:?}"));
            table.hears(&events);
            table.agrees_with(&game);
            seen.extend(events.iter().filter_map(reason).map(str::to_owned));
        }
        seen.insert(game.ending().unwrap().why.id().into_owned());
    }
    // Two large teams nearly always share somebody: that nobody can have played twice is tried in `claim`.
    seen.remove("nobody-twice");
    assert_eq!(seen.len(), 7, "not everything was seen: {seen:?}");
}

fn reason(event: &Event) -> Option<&'static str> {
    match event {
        Event::Mission(MissionEvent::NoClaim { why, .. }) => Some(why.id()),
        _ => None,
    }
}

macro_rules! tables {
    ($($name:ident: $players:literal,)*) => {$(
        #[test]
        fn $name() {
            games_of($players);
        }
    )*};
}

tables! {
    tables_of_five_end_as_their_secrets_say: 5,
    tables_of_six_end_as_their_secrets_say: 6,
    tables_of_seven_end_as_their_secrets_say: 7,
    tables_of_eight_end_as_their_secrets_say: 8,
    tables_of_nine_end_as_their_secrets_say: 9,
    tables_of_ten_end_as_their_secrets_say: 10,
}
