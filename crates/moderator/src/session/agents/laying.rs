//! The steps of laying the table that Winter Soldier has of its own.

use crate::game::knowledge::Role;
use crate::game::{Game, Module, Setup};
use crate::language::{Message, terms};
use crate::session::laying::kit::has_tactile_cards;
use protocol::laying_step::LayingStep;

/// A step of laying the table for Winter Soldier: which cards, and who deals (Winter Soldier, Set Up).
#[must_use]
pub(in crate::session) fn guidance(step: LayingStep, game: &Game, setup: &Setup) -> Message {
    let message = |key| Message::new(key).number("players", game.players() as u32);
    let has = |module| setup.modules.contains(module);
    match step {
        LayingStep::Tableau => message("ws-guidance-tableau"),
        // Loyalty cards belong to roles of cardboard.
        LayingStep::Markers if has(Module::ScarletWitch) && setup.is_dealt() => {
            message("ws-guidance-markers-witch-dealt")
        }
        LayingStep::Markers if has(Module::ScarletWitch) => message("ws-guidance-markers-witch"),
        LayingStep::Markers => message("ws-guidance-markers"),
        LayingStep::BeforeDeal => {
            let cards = game.character_cards();
            let named = |side| {
                let (general, special): (Vec<Role>, Vec<Role>) =
                    cards.iter().filter(|role| role.side() == side).partition(|role| role.is_general());
                let rest = general.len() as u32;
                let general = (rest > 0).then(|| Message::new("general-agents").number("count", rest));
                special.into_iter().filter_map(terms::character).map(Message::new).chain(general).collect()
            };
            let (good, evil) = game.book().sides;
            message("ws-guidance-cards").list("shield", named(good)).list("hydra", named(evil))
        }
        LayingStep::Deal => message("ws-guidance-deal").player("dealer", game.dealer()),
        _ if has_tactile_cards(setup) => message("ws-guidance-own-card-touch"),
        _ => message("ws-guidance-own-card-eyes"),
    }
}
