//! The terms of the game in the catalogue: editions, modules, ways to reveal, characters and endings.

use super::Message;
use crate::game::knowledge::Role;
use crate::game::module::Modules;
use crate::game::{Edition, Ending, Module, Outcome, Reveal, Side, Why};

/// The key of an edition's name.
#[must_use]
pub fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Accessible => "edition-accessible",
        Edition::Widerstand => "edition-widerstand",
        Edition::Resistance2020 => "edition-resistance-2020",
        Edition::WinterSoldier => "edition-winter-soldier",
        Edition::Forum => "edition-forum",
    }
}

/// The key of a module's name.
#[must_use]
pub fn module(module: Module) -> &'static str {
    match module {
        Module::Plot => "module-plot",
        Module::Targeting => "module-targeting",
        Module::BlindSpies => "module-blind-spies",
        Module::Inquisitor => "module-inquisitor",
        Module::Trap => "module-trap",
        Module::SpyReverser => "module-reverser-spy",
        Module::ResistanceReverser => "module-reverser-resistance",
        Module::SpyRogue => "module-rogue-spy",
        Module::ResistanceRogue => "module-rogue-resistance",
        Module::ScarletWitch => "module-scarlet-witch",
        Module::BlackWidow => "agent-black-widow",
        Module::MariaHill => "agent-maria-hill",
        Module::MariaHillShown => "module-maria-hill-shown",
        Module::AlexanderPierce => "agent-alexander-pierce",
        Module::ArnimZola => "agent-arnim-zola",
        Module::BaronZemo => "agent-baron-zemo",
    }
}

/// The keys of the names of all modules, characters of both sides together.
#[must_use]
pub fn named(all: Modules) -> Vec<&'static str> {
    let both = [[Module::SpyReverser, Module::ResistanceReverser], [Module::SpyRogue, Module::ResistanceRogue]];
    let mut names: Vec<&str> = all
        .iter()
        .map(|module| {
            let pair = both.iter().find(|pair| pair.contains(&module) && pair.iter().all(|one| all.contains(*one)));
            modules(pair.map_or(Modules::from_iter([module]), |pair| pair.iter().copied().collect()))
        })
        .collect();
    names.dedup();
    names
}

/// The key of the name of some modules: both Reversers, or both Rogues, have one name.
#[must_use]
pub fn modules(modules: Modules) -> &'static str {
    let has = |module| modules.contains(module);
    if has(Module::SpyReverser) && has(Module::ResistanceReverser) {
        return "module-reverser";
    }
    if has(Module::SpyRogue) && has(Module::ResistanceRogue) {
        return "module-rogue";
    }
    modules.iter().next().map_or("no-modules", module)
}

/// The key of a reveal's name.
#[must_use]
pub fn reveal(reveal: Reveal) -> &'static str {
    match reveal {
        Reveal::Touch => "reveal-touch",
        Reveal::Eyes => "reveal-eyes",
        Reveal::Earpiece => "reveal-earpiece",
        Reveal::None => "reveal-none",
    }
}

/// The sentence that says who has won, and by what.
#[must_use]
pub fn ending(ending: Ending) -> Message {
    let key = match (ending.why, ending.winner) {
        (Why::Rogue { player, outcome }, _) => {
            let key = match outcome {
                Outcome::Success => "rogue-wins-successes",
                Outcome::Fail => "rogue-wins-fails",
            };
            return Message::new(key).player("player", player);
        }
        (Why::ThreeSuccesses, _) => "resistance-wins",
        (Why::ThreeFails, Side::Hydra) => "hydra-wins-missions",
        (Why::ThreeFails, _) => "spies-win-missions",
        (Why::FiveRejections, _) => "spies-win-votes",
        (Why::WinterSoldierFound, _) => "shield-wins-winter-soldier",
        (Why::MariaHillFound, _) => "hydra-wins-maria-hill",
        (Why::NickFuryFound, _) => "hydra-wins-nick-fury",
        (Why::NickFurySafe, _) => "shield-wins-safe",
        (Why::NickFuryGone, _) => "shield-wins-gone",
    };
    Message::new(key)
}

/// The sentence that tells somebody who they are.
#[must_use]
pub fn own_role(role: Role) -> &'static str {
    match role {
        Role::Resistance => "own-resistance",
        Role::ResistanceReverser => "own-resistance-reverser",
        Role::ResistanceRogue => "own-resistance-rogue",
        Role::Spy => "own-spy",
        Role::SpyReverser => "own-spy-reverser",
        Role::SpyRogue => "own-spy-rogue",
        Role::CaptainAmerica => "own-captain-america",
        Role::NickFury => "own-nick-fury",
        Role::BlackWidow => "own-black-widow",
        Role::MariaHill => "own-maria-hill",
        Role::ShieldAgent => "own-shield",
        Role::WinterSoldier => "own-winter-soldier",
        Role::AlexanderPierce => "own-alexander-pierce",
        Role::ArnimZola => "own-arnim-zola",
        Role::BaronZemo => "own-baron-zemo",
        Role::HydraAgent => "own-hydra",
    }
}

/// The sentence that tells somebody what another player is.
#[must_use]
pub fn shown_role(role: Role) -> &'static str {
    match role {
        Role::ResistanceReverser => "shown-resistance-reverser",
        Role::ResistanceRogue => "shown-resistance-rogue",
        Role::SpyReverser => "shown-spy-reverser",
        Role::SpyRogue => "shown-spy-rogue",
        role => shown_side(role.side()),
    }
}

/// The sentence that tells somebody to which side another player belongs.
#[must_use]
pub fn shown_side(side: Side) -> &'static str {
    match side {
        Side::Resistance | Side::Rogue => "shown-resistance",
        Side::Spies => "shown-spy",
        Side::Shield => "shown-shield",
        Side::Hydra => "shown-hydra",
    }
}

/// The key of the name of a character with a power; none for the others.
#[must_use]
pub fn character(role: Role) -> Option<&'static str> {
    Some(match role {
        Role::Resistance | Role::Spy | Role::ShieldAgent | Role::HydraAgent => return None,
        Role::ResistanceReverser => "module-reverser-resistance",
        Role::ResistanceRogue => "module-rogue-resistance",
        Role::SpyReverser => "module-reverser-spy",
        Role::SpyRogue => "module-rogue-spy",
        Role::CaptainAmerica => "agent-captain-america",
        Role::NickFury => "agent-nick-fury",
        Role::BlackWidow => "agent-black-widow",
        Role::MariaHill => "agent-maria-hill",
        Role::WinterSoldier => "agent-winter-soldier",
        Role::AlexanderPierce => "agent-alexander-pierce",
        Role::ArnimZola => "agent-arnim-zola",
        Role::BaronZemo => "agent-baron-zemo",
    })
}

/// The key of what a player is, as a word of its own.
#[must_use]
pub fn role(role: Role) -> &'static str {
    match role {
        Role::Resistance => "export-role-resistance",
        Role::ResistanceReverser => "export-role-resistance-reverser",
        Role::ResistanceRogue => "export-role-resistance-rogue",
        Role::Spy => "export-role-spy",
        Role::SpyReverser => "export-role-spy-reverser",
        Role::SpyRogue => "export-role-spy-rogue",
        Role::ShieldAgent => "export-role-shield",
        Role::WinterSoldier => "export-role-winter-soldier",
        Role::HydraAgent => "export-role-hydra",
        Role::CaptainAmerica => "agent-captain-america",
        Role::NickFury => "agent-nick-fury",
        Role::BlackWidow => "agent-black-widow",
        Role::MariaHill => "agent-maria-hill",
        Role::AlexanderPierce => "agent-alexander-pierce",
        Role::ArnimZola => "agent-arnim-zola",
        Role::BaronZemo => "agent-baron-zemo",
    }
}
