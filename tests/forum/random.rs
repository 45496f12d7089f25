//! Games with letters thrown at random against a small model of their own: votes, orders, results, leaders, the end.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::NAMES;
use crate::table::Table;

/// The tables of the book, once more: team sizes by number of players and mission.
const SIZES: [[usize; 5]; 6] =
    [[2, 3, 2, 3, 3], [2, 3, 4, 3, 4], [2, 3, 3, 4, 4], [3, 4, 4, 5, 5], [3, 4, 4, 5, 5], [3, 4, 4, 5, 5]];

/// What somebody sends.
#[derive(Clone, Copy, Debug)]
enum Sent {
    Public(bool),
    Private(bool),
    Order(bool),
    Forget,
}

/// What the model knows of one player's letters.
#[derive(Clone, Copy, Default)]
struct Kept {
    public: Option<bool>,
    private: Option<bool>,
    sabotages: Option<bool>,
}

#[derive(Clone, Copy, Debug)]
enum Missing {
    Approve,
    Reject,
    LeaveOut,
}

/// The game as the model sees it.
struct Model {
    players: usize,
    leader: usize,
    rejections: usize,
    results: Vec<bool>,
    over: bool,
}

impl Model {
    fn size(&self) -> usize {
        SIZES[self.players - 5][self.results.len()]
    }

    /// Settles the letters. True if the mission was run.
    fn settle(&mut self, kept: &[Kept], team: &[usize], spies: &[usize], missing: Missing) {
        let (mut pro, mut contra) = (0, 0);
        for letters in kept {
            match (letters.private.or(letters.public), missing) {
                (Some(true), _) | (None, Missing::Approve) => pro += 1,
                (Some(false), _) | (None, Missing::Reject) => contra += 1,
                (None, Missing::LeaveOut) => {}
            }
        }
        if pro > contra {
            let sabotages =
                team.iter().filter(|member| kept[**member].sabotages.unwrap_or(spies.contains(member))).count();
            let needed = if self.players >= 7 && self.results.len() == 3 { 2 } else { 1 };
            self.results.push(sabotages < needed);
            self.rejections = 0;
        } else {
            self.rejections += 1;
        }
        let won = |result: bool| self.results.iter().filter(|other| **other == result).count() == 3;
        self.over = won(true) || won(false) || self.rejections == 5;
        if !self.over {
            self.leader = (self.leader + 1) % self.players;
        }
    }
}

fn sent() -> impl Strategy<Value = (usize, Sent)> {
    let what = prop_oneof![
        4 => any::<bool>().prop_map(Sent::Public),
        3 => any::<bool>().prop_map(Sent::Private),
        3 => any::<bool>().prop_map(Sent::Order),
        1 => Just(Sent::Forget),
    ];
    (0usize..10, what)
}

/// One proposal: who is beside the leader on the team, what comes in, and what is missing counts for.
type Proposed = (Vec<(usize, Sent)>, usize, Missing);

fn proposed() -> impl Strategy<Value = Proposed> {
    let missing = prop_oneof![Just(Missing::Approve), Just(Missing::Reject), Just(Missing::LeaveOut)];
    (proptest::collection::vec(sent(), 0..12), 0usize..10, missing)
}

fn line(player: usize, sent: Sent) -> String {
    let word = |approves| if approves { "approve" } else { "reject" };
    let name = NAMES[player];
    match sent {
        Sent::Public(approves) => format!("{name} votes {}", word(approves)),
        Sent::Private(approves) => format!("privately {name} votes {}", word(approves)),
        Sent::Order(true) => format!("privately {name} orders sabotage"),
        Sent::Order(false) => format!("privately {name} orders support"),
        Sent::Forget => format!("forget {name}"),
    }
}

fn play(players: usize, seed: u64, proposals: &[Proposed]) -> Result<(), TestCaseError> {
    let table = Table::program().edition("forum").names(&NAMES[..players]).leader("Ana").without("plot");
    let mut table = table.deal(seed).unchecked().open();
    let spies: Vec<usize> = table.spies().iter().map(|seat| seat.index()).collect();
    let mut model = Model { players, leader: 0, rejections: 0, results: Vec::new(), over: false };
    for (letters, turn, missing) in proposals {
        if model.over {
            break;
        }
        let team: Vec<usize> = (0..model.size()).map(|step| (turn + step) % players).collect();
        let names: Vec<&str> = team.iter().map(|member| NAMES[*member]).collect();
        table = table.line(&format!("propose {}", names.join(", ")));
        table = table.line(match missing {
            Missing::Approve => "missing votes approve",
            Missing::Reject => "missing votes reject",
            Missing::LeaveOut => "missing votes leave out",
        });
        let mut kept = vec![Kept::default(); players];
        for (player, sent) in letters {
            let player = player % players;
            table = table.line(&line(player, *sent));
            let refused = table.reported().iter().any(|report| report["kind"] == "refusal");
            let wrong = match sent {
                Sent::Order(sabotage) => !team.contains(&player) || (*sabotage && !spies.contains(&player)),
                _ => false,
            };
            prop_assert_eq!(refused, wrong, "{:?} of {}", sent, player);
            match sent {
                _ if wrong => {}
                Sent::Public(approves) => kept[player].public = Some(*approves),
                Sent::Private(approves) => kept[player].private = Some(*approves),
                Sent::Order(sabotage) => kept[player].sabotages = Some(*sabotage),
                Sent::Forget => kept[player] = Kept::default(),
            }
        }
        table = table.line("deadline");
        model.settle(&kept, &team, &spies, *missing);
        let game = table.game().unwrap();
        let results: Vec<bool> = resistance_narrator::game::Mission::ALL
            .into_iter()
            .filter_map(|mission| game.results().of(mission))
            .map(|outcome| outcome == resistance_narrator::game::Outcome::Success)
            .collect();
        prop_assert_eq!(&results, &model.results);
        prop_assert_eq!(usize::from(game.vote_track()), model.rejections);
        prop_assert_eq!(game.ending().is_some(), model.over);
        if !model.over {
            prop_assert_eq!(game.leader().index(), model.leader);
        }
    }
    Ok(())
}

#[test]
fn the_narrator_settles_letters_as_the_model_does() {
    let mut runner = TestRunner::new(Config { cases: 200, failure_persistence: None, ..Config::default() });
    let games = (5usize..=10, any::<u64>(), proptest::collection::vec(proposed(), 5));
    runner.run(&games, |(players, seed, proposals)| play(players, seed, &proposals)).unwrap();
}
