//! Every state that two rounds of five players can come to with a small hand: each pair of cards, wherever they go and
//! whatever is done with them.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// Rounds that are walked through, with one card each.
const ROUNDS: u8 = 2;

/// The most that a table with two cards is asked in one round, whatever it does: four questions a proposal, the drawing
/// and giving of a card and the count included.
const MOST_QUESTIONS: u32 = 5 * 4;

/// A walk through a game tree, each state once.
#[derive(Default)]
struct Walk {
    /// The most questions from each state to the end of its round. None while the walk is still on its way from there:
    /// coming back to such a state would be a circle.
    seen: BTreeMap<String, Option<u32>>,
    /// Where everything was tried: rounds and votes before make no difference to what is accepted.
    probed: BTreeSet<String>,
    everything: Vec<Action>,
    /// Pairs of cards that were held together.
    pairs: BTreeSet<(PlotCard, PlotCard)>,
    most: u32,
}

impl Walk {
    /// Walks on from a state, and gives the most questions from here to the end of the round.
    fn visit(&mut self, game: Game) -> u32 {
        let key = format!("{game:?}");
        match self.seen.get(&key) {
            Some(Some(questions)) => return *questions,
            Some(None) => panic!("a circle: the table comes back to {game:?}"),
            None => self.seen.insert(key.clone(), None),
        };
        self.note_pairs(&game);
        let legal = game.legal_actions();
        self.probe(&game, &legal);
        assert_eq!(legal.is_empty(), game.ending().is_some(), "a dead end: {game:?}");
        let mut most = 0;
        for action in legal.into_iter().filter(tried) {
            let mut next = game;
            next.play(action).unwrap_or_else(|refusal| panic!("{action:?} is listed, but {refusal}: {game:?}"));
            let further = match next.round() {
                round if round == game.round() => self.visit(next),
                round if round <= ROUNDS => {
                    self.visit_round(next);
                    0
                }
                _ => 0,
            };
            most = most.max(1 + further);
        }
        self.seen.insert(key, Some(most));
        most
    }

    fn visit_round(&mut self, game: Game) {
        let questions = self.visit(game);
        self.most = self.most.max(questions);
    }

    fn note_pairs(&mut self, game: &Game) {
        let held: Vec<_> = game.plot().held(game.seats()).map(|(card, _)| card).collect();
        if let [one, other] = held[..] {
            self.pairs.insert((one, other));
        }
    }

    /// Tries everything that can be said at all: exactly what is listed is accepted, and a refusal changes nothing.
    fn probe(&mut self, game: &Game, legal: &[Action]) {
        let hands: Vec<_> = game.plot().held(game.seats()).collect();
        let same = format!("{:?} {:?} {hands:?}", game.phase(), game.leader());
        if !self.probed.insert(same) {
            return;
        }
        for action in self.everything.iter().copied() {
            let mut after = *game;
            let accepted = after.play(action).is_ok();
            assert_eq!(accepted, legal.contains(&action), "{action:?} at {game:?}");
            assert!(accepted || after == *game, "{action:?} is refused and changes {game:?}");
        }
    }
}

/// One team, one vote of each kind, and each card forced.
fn tried(action: &Action) -> bool {
    match action {
        Action::Propose(team) => *team == first(team.len() as u8),
        Action::Vote(ballot) => matches!(ballot, Ballot::Count { approve: 0 | 5, .. }),
        Action::Count(Count { fails, .. }) => *fails <= 1,
        // Drawing one that is in the deck, whoever draws it, is forcing it.
        Action::Draw(_) | Action::DrawForLeader => false,
        _ => true,
    }
}

/// A fixed set of actions: all that five players can say, and some that nobody can.
fn everything() -> Vec<Action> {
    let seats = || (1..=6).map(seat);
    let mut actions =
        vec![Action::TableReady, Action::RevealDone, Action::Pass, Action::PassAll, Action::DrawForLeader];
    actions.extend(Mission::ALL.map(Action::NameMission));
    actions.extend((0..=5).map(|size| Action::Propose(first(size))));
    actions.push(Action::Propose([1, 6].map(seat).into_iter().collect()));
    actions.extend([count(5, 0), count(2, 3), count(0, 5), count(5, 1)]);
    actions.extend([0, 2, 6].map(|size| Action::Vote(Ballot::Named { approve: first(size) })));
    actions.extend((0..=4).map(|fails| Action::Count(Count::fails(fails))));
    actions.extend(seats().map(Action::On));
    for member in seats() {
        actions.extend([MissionCard::Success, MissionCard::Fail].map(|card| Action::FaceUp { member, card }));
    }
    for card in PlotCard::ALL {
        actions.extend([Action::Draw(card), Action::DrawAnyway(card)]);
        actions.extend(seats().map(|to| Action::Give { card, to }));
        for by in seats() {
            actions.push(Action::Use { by, card, on: None });
            actions.extend(seats().map(|on| Action::Use { by, card, on: Some(on) }));
            actions.extend(seats().map(|from| Action::Take { by, card, from }));
        }
    }
    actions
}

#[test]
fn every_state_of_two_rounds_with_each_pair_of_cards_has_a_way_on_and_a_round_has_few_questions() {
    let mut walk = Walk { everything: everything(), ..Walk::default() };
    walk.visit_round(drawing(5));
    // Six kinds of cards can be held: each with itself and with each other, either way round.
    assert_eq!(walk.pairs.len(), 6 * 6);
    assert!(walk.most <= MOST_QUESTIONS, "{} questions in one round", walk.most);
    assert!(walk.seen.len() > 50_000, "only {} states", walk.seen.len());
    assert!(walk.probed.len() > 10_000, "only {} were probed", walk.probed.len());
}
