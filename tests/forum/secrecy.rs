//! Two games that differ only in who is a spy: whatever everybody sees and hears is the same in both.

use proptest::prelude::*;
use resistance_narrator::game::{Mission, Phase, Seat, SeatSet};
use resistance_narrator::journal::Entry;

use super::{NAMES, name};
use crate::table::{Posted, Table, spoken};

/// One game of the two.
struct Side {
    table: Table,
    spies: SeatSet,
}

impl Side {
    fn new(players: usize, seed: u64) -> Self {
        let table = Table::new().edition("forum").names(&NAMES[..players]).leader("Ana").without("plot");
        let table = table.deal(seed).open();
        let spies = table.spies();
        Self { table, spies }
    }

    fn say(&mut self, line: &str) {
        self.table = std::mem::replace(&mut self.table, Table::new()).line(line);
    }

    /// Orders of the team that come to so many sabotages.
    fn order(&mut self, team: SeatSet, fails: usize) {
        for (index, spy) in self.spies.and(team).iter().enumerate() {
            let order = if index < fails { "sabotage" } else { "support" };
            self.say(&format!("privately {} orders {order}", name(spy)));
        }
        for member in team.without(self.spies).iter() {
            self.say(&format!("privately {} orders support", name(member)));
        }
    }

    /// What everybody may know.
    fn public(&self) -> Vec<String> {
        let posts = self.table.posts().into_iter().filter(|post| post.to.is_none());
        let posts = posts.map(|post| format!("{} {}", post.title, post.text));
        let begun = |entry: &&Entry| !matches!(entry, Entry::Begun { .. });
        posts.chain(self.table.journal().iter().filter(begun).map(|entry| format!("{entry:?}"))).collect()
    }

    /// What was heard before the game was over, but for what tells from whom an order has come: here it differs.
    fn heard(&self) -> Vec<&str> {
        let lines = spoken(self.table.moments()).into_iter().filter(|text| !text.contains("order"));
        lines.take_while(|text| !text.contains(" win. ") && !text.contains(" wins. ")).collect()
    }

    fn messages_to(&self, player: Seat) -> Vec<&Posted> {
        self.table.posts().into_iter().filter(|post| post.to == Some(player)).collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn nothing_public_depends_on_who_is_a_spy(
        players in 5usize..=10,
        seeds in (0u64..1000, 1000u64..2000),
        choices in proptest::collection::vec((any::<u16>(), any::<bool>(), 0usize..4), 12),
    ) {
        let mut sides = [Side::new(players, seeds.0), Side::new(players, seeds.1)];
        for (votes, rejects, wanted) in choices {
            let game = sides[0].table.game().unwrap();
            let Phase::Proposal { mission: Some(mission) } = game.phase() else { break };
            let team: SeatSet = game.seats().clockwise_from(game.leader()).take(size(&game, mission)).collect();
            let most = sides.iter().map(|side| side.spies.and(team).len()).min().unwrap();
            let names: Vec<&str> = team.iter().map(name).collect();
            let propose = format!("propose {}", names.join(", "));
            for side in &mut sides {
                side.say(&propose);
                for (index, voter) in game.seats().iter().enumerate() {
                    let approves = !rejects || votes & (1 << index) != 0;
                    let privately = if votes & (1 << (15 - index)) != 0 { "privately " } else { "" };
                    side.say(&format!("{privately}{} votes {}", name(voter), if approves { "approve" } else { "reject" }));
                }
                side.order(team, wanted.min(most));
                side.say("missing votes reject");
                side.say("deadline");
            }
        }
        // The last post of a game that is over tells who was what, and so it should.
        let over = sides[0].table.game().unwrap().ending().is_some();
        let [one, other] = &sides;
        let cut = |mut public: Vec<String>, side: &Side| {
            if over {
                let last = side.table.posts().into_iter().filter(|post| post.to.is_none()).count() - 1;
                public.remove(last);
            }
            public
        };
        prop_assert_eq!(cut(one.public(), one), cut(other.public(), other));
        prop_assert_eq!(one.heard(), other.heard());
        for player in one.table.game().unwrap().seats().iter() {
            if !one.spies.contains(player) && !other.spies.contains(player) {
                prop_assert_eq!(one.messages_to(player), other.messages_to(player));
            }
        }
    }
}

fn size(game: &resistance_narrator::game::Game, mission: Mission) -> usize {
    usize::from(game.team_size(mission))
}
