//! What is chosen at random: modules, and what is done next.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Action, Ballot, Game, Module, Offer, Seat, Setup};

/// Modules with which this table can play.
pub fn random_modules(setup: &Setup, chance: &mut ChaCha8Rng) -> Modules {
    loop {
        let allowed = Module::all().into_iter().filter(|module| setup.edition.allows(*module));
        let modules = allowed.filter(|_| chance.random()).collect();
        if (Setup { modules, ..setup.clone() }).check().is_ok() {
            return modules;
        }
    }
}

/// An action that is possible, every kind of them about as often. Approvals are frequent, so that games go on.
/// What may break in on a game of Winter Soldier at any time is rare, for the same reason.
pub fn possible_action(game: &Game, chance: &mut ChaCha8Rng) -> Action {
    let breaks_in =
        |offer: &Offer| matches!(offer, Offer::Accuse { .. } | Offer::Assassinate { .. } | Offer::DealAgain);
    let players = game.in_play().len() as u8;
    let mut offers = game.offers();
    if !offers.iter().all(breaks_in) && chance.random_range(0..10) > 0 {
        offers.retain(|offer| !breaks_in(offer));
    }
    match offers.swap_remove(chance.random_range(0..offers.len())) {
        Offer::Team { size, of } => {
            let mut seats: Vec<Seat> = of.iter().collect();
            let team = (0..size).map(|_| seats.swap_remove(chance.random_range(0..seats.len())));
            Action::Propose(team.collect())
        }
        Offer::Vote { .. } if chance.random() => {
            let approve = chance.random_range(players / 3..=players);
            Action::Vote(Ballot::Count { approve, reject: players - approve })
        }
        Offer::Vote { voters } => {
            Action::Vote(Ballot::Named { approve: voters.iter().filter(|_| chance.random_range(0..3) > 0).collect() })
        }
        offer => {
            let actions = offer.actions();
            actions[chance.random_range(0..actions.len())]
        }
    }
}
