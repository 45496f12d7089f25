//! The steps of laying the table that Winter Soldier has of its own.

use crate::game::{Game, Module, Setup};
use crate::language::{Message, terms};
use crate::session::laying::kit::has_tactile_cards;
use crate::session::laying::step::LayingStep;

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
            let named = |always: &[&'static str], optional: &[Module], cards: u8| {
                let chosen = optional.iter().filter(|module| has(**module)).map(|module| terms::module(*module));
                let keys: Vec<&'static str> = always.iter().copied().chain(chosen).collect();
                let rest = u32::from(cards) - keys.len() as u32;
                let general = (rest > 0).then(|| Message::new("general-agents").number("count", rest));
                keys.into_iter().map(Message::new).chain(general).collect()
            };
            let hydra = game.spies();
            let shield = game.players() as u8 - hydra;
            let good = ["agent-captain-america", "agent-nick-fury"];
            let evil = [Module::AlexanderPierce, Module::ArnimZola, Module::BaronZemo];
            message("ws-guidance-cards")
                .list("shield", named(&good, &[Module::BlackWidow, Module::MariaHill], shield))
                .list("hydra", named(&["agent-winter-soldier"], &evil, hydra))
        }
        LayingStep::Deal => message("ws-guidance-deal").player("dealer", game.dealer()),
        _ if has_tactile_cards(setup) => message("ws-guidance-own-card-touch"),
        _ => message("ws-guidance-own-card-eyes"),
    }
}
