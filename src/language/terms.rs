//! The terms of the game in the catalogue: editions, modules, ways to reveal, endings, and what an edition says in its
//! own words.

use super::Message;
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

/// A message in the words of an edition.
#[must_use]
pub fn of_edition(message: Message, edition: Edition) -> Message {
    match (edition, of_winter_soldier(message.key())) {
        (Edition::WinterSoldier, Some(key)) => message.in_words_of(key),
        _ => message,
    }
}

/// What is said otherwise in Winter Soldier: other sides, other directions, other pieces.
fn of_winter_soldier(key: &str) -> Option<&'static str> {
    Some(match key {
        "first-leader-named" => "ws-captain-named",
        "first-leader-drawn" => "ws-dealer-drawn",
        "reveal-touch-ask" => "ws-reveal-touch-ask",
        "reveal-touch-ask-keys" => "ws-reveal-touch-ask-keys",
        "reveal-eyes-ask" => "ws-reveal-eyes-ask",
        "reveal-eyes-ask-keys" => "ws-reveal-eyes-ask-keys",
        "reveal-over" => "ws-reveal-over",
        "reveal-over-keys" => "ws-reveal-over-keys",
        "status-reveal" => "ws-status-reveal",
        "round-begins" => "ws-round-begins",
        "resistance-match-point" => "ws-success-match-point",
        "spies-match-point" => "ws-fail-match-point",
        "last-proposal" => "ws-last-proposal",
        "ask-team" => "ws-ask-team",
        "ask-team-keys" => "ws-ask-team-keys",
        "rejections" => "ws-rejections",
        "leadership-passes" => "ws-leadership-passes",
        "mission-cards" => "ws-mission-cards",
        "approved-track" => "ws-approved-track",
        "markers-back" => "ws-markers-back",
        "mission-succeeds" => "ws-mission-succeeds",
        "mission-fails" => "ws-mission-fails",
        "score-mission-success" => "ws-score-mission-success",
        "score-mission-fail" => "ws-score-mission-fail",
        "score-mission-open" => "ws-score-mission-open",
        "score-marker-back" => "ws-score-marker-back",
        "score-line" => "ws-score-line",
        "who-clockwise" => "ws-who-clockwise",
        "refused-fails-spies" => "ws-refused-fails-spies",
        _ => return None,
    })
}
