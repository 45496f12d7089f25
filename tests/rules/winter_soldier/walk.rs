//! Every state that five players can come to, with Maria Hill and Scarlet Witch, when few teams are proposed.

use std::collections::{BTreeMap, BTreeSet};

use super::model::Model;
use super::random::{check, everything, model_of, probe};
use super::*;

/// A walk through a game tree, each state once.
#[derive(Default)]
struct Walk {
    /// Whether all ways on from a state were walked to their end. Coming back to one that was not would be a circle.
    seen: BTreeMap<Model, bool>,
    /// Where everything was tried: who leads, and how earlier missions ended, makes no difference to what is accepted.
    probed: BTreeSet<Model>,
    everything: Vec<Action>,
    endings: BTreeSet<String>,
}

impl Walk {
    fn visit(&mut self, game: Game, model: Model) {
        check(&game, &model);
        match self.seen.get(&model) {
            Some(true) => return,
            Some(false) => panic!("a circle: the table comes back to {game:?}"),
            None => self.seen.insert(model, false),
        };
        if let Some(ending) = game.ending() {
            self.endings.insert(ending.why.id().into_owned());
        }
        let legal = game.legal_actions();
        assert_eq!(legal.is_empty(), game.ending().is_some(), "a dead end: {game:?}");
        if self.probed.insert(model.regardless_of_the_past()) {
            for action in &self.everything {
                probe(&game, &model, *action);
                assert_eq!(legal.contains(action), model.allows(*action), "{action:?} at {game:?}");
            }
        }
        for action in legal.into_iter().filter(|action| tried(&game, *action)) {
            let mut next = game;
            next.play(action).unwrap_or_else(|refusal| panic!("{action:?} is listed, but {refusal}: {game:?}"));
            self.visit(next, model.after(action));
        }
        self.seen.insert(model, true);
    }
}

/// The first players are proposed, all approve or nobody does, no Fail is played or one. The first who can be is
/// examined, and whoever is accused or named is the first or the last of those who can be.
fn tried(game: &Game, action: Action) -> bool {
    let unknown = || game.in_play().iter().filter(|seat| game.captain() != Some(*seat)).collect();
    match action {
        Action::Propose(team) => game.in_play().iter().take(team.len()).collect::<SeatSet>() == team,
        Action::Vote(Ballot::Count { approve, reject }) => approve == 0 || reject == 0,
        Action::Vote(Ballot::Named { .. }) | Action::DealAgain => false,
        Action::Count(Count { fails, .. }) => fails <= 1,
        Action::Examine(seat) => game.examinable().iter().next() == Some(seat),
        Action::Accuse(seat) | Action::Assassinate(seat) | Action::Expose(seat) => is_first_or_last(seat, unknown()),
        _ => true,
    }
}

fn is_first_or_last(seat: Seat, of: SeatSet) -> bool {
    of.iter().next() == Some(seat) || of.iter().last() == Some(seat)
}

#[test]
fn every_state_of_five_players_has_a_way_on_and_every_way_ends() {
    let setup = agents_with(5, &[Module::Choice("maria-hill"), Module::ScarletWitch]);
    let mut model = model_of(&setup, &setup.check().unwrap().game);
    for action in [Action::TableReady, Action::RevealDone] {
        model = model.after(action);
    }
    let mut walk = Walk { everything: everything(5), ..Walk::default() };
    walk.visit(begun(&setup), model);
    assert_eq!(walk.endings.len(), 6, "{:?}", walk.endings);
    assert!(walk.seen.len() > 100_000, "only {} states", walk.seen.len());
    assert!(walk.probed.len() > 5_000, "only {} were probed", walk.probed.len());
}
