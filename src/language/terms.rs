//! The terms of the game in the catalogue: editions, modules, ways to reveal, endings, and what an edition says in its
//! own words.

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

/// A message in the words of an edition.
#[must_use]
pub fn of_edition(message: Message, edition: Edition) -> Message {
    match edition {
        Edition::WinterSoldier => {
            of_winter_soldier(message.key()).map_or(message.clone(), |key| message.in_words_of(key))
        }
        Edition::Forum => message.in_other_words(&of_forum),
        Edition::Accessible | Edition::Widerstand | Edition::Resistance2020 => message,
    }
}

/// What is said otherwise in a forum, where roles and orders are messages and no card is looked at.
fn of_forum(key: &str) -> Option<&'static str> {
    Some(match key {
        "does-strong-leader" => "forum-does-strong-leader",
        "does-close-eye" => "forum-does-close-eye",
        "does-take-responsibility" => "forum-does-take-responsibility",
        "does-overheard-conversation" => "forum-does-overheard-conversation",
        "does-open-up" => "forum-does-open-up",
        "does-establish-confidence" => "forum-does-establish-confidence",
        "does-in-the-spotlight" => "forum-does-in-the-spotlight",
        "ask-neighbour" => "forum-ask-neighbour",
        "ask-shows-to" => "forum-ask-shows-to",
        "shown-overheard" => "forum-shown-overheard",
        "shown-openly" => "forum-shown-openly",
        "looks-at-card" => "forum-looks-at-card",
        "rejections" => "forum-rejections",
        "leadership-passes" => "forum-leadership-passes",
        "mission-succeeds" => "forum-mission-succeeds",
        "mission-fails" => "forum-mission-fails",
        "two-fails-needed" => "forum-two-fails-needed",
        "undone-fails" => "forum-undone-fails",
        "ask-draw" | "ask-draw-keys" => "forum-ask-draw",
        "ask-team" | "ask-team-keys" => "forum-ask-team",
        "spotlighted" => "forum-spotlighted",
        "played-success" => "forum-played-success",
        "played-fail" => "forum-played-fail",
        "show-cards" => "forum-show-cards",
        "who-clockwise" => "forum-who-order",
        "swapped" => "forum-swapped",
        "undone-swapped" => "forum-undone-swapped",
        "votes-of-player-unknown" => "forum-votes-of-player-unknown",
        "summary-mission-success" => "forum-summary-mission-success",
        "summary-mission-fail" => "forum-summary-mission-fail",
        "card-success" => "card-support",
        "card-fail" => "card-sabotage",
        key => return modules_of_forum(key),
    })
}

/// The same for Trap, Reverser and Rogue.
fn modules_of_forum(key: &str) -> Option<&'static str> {
    Some(match key {
        "card-fails" => "card-sabotages",
        "counted-succeeds" => "forum-counted-succeeds",
        "turned-fails" => "forum-turned-fails",
        "cancelled-succeeds" => "forum-cancelled-succeeds",
        "played-reverse" => "forum-played-reverse",
        "played-rogue" => "forum-played-rogue",
        "ask-trap" => "forum-ask-trap",
        "ask-trap-keys" => "forum-ask-trap-keys",
        "trapped" => "forum-trapped",
        "trapped-own" => "forum-trapped-own",
        "undone-trap" => "forum-undone-trap",
        "status-trap" => "forum-status-trap",
        "ask-claim-resistance" => "forum-ask-claim-resistance",
        "ask-claim-resistance-keys" => "forum-ask-claim-resistance-keys",
        "ask-claim-spies" => "forum-ask-claim-spies",
        "ask-claim-spies-keys" => "forum-ask-claim-spies-keys",
        "no-claim-no-fail-now" => "forum-no-claim-no-fail-now",
        "no-claim-no-fail-before" => "forum-no-claim-no-fail-before",
        "no-claim-nobody-failed-twice" => "forum-no-claim-nobody-failed-twice",
        "rogue-wins-fails" => "forum-rogue-wins-fails",
        "refused-claim-aside" => "forum-refused-claim-aside",
        "refused-claim-no-rogue" => "forum-refused-claim-no-rogue",
        "refused-claim-no-fail" => "forum-refused-claim-no-fail",
        "refused-claim-fail-before" => "forum-refused-claim-fail-before",
        "reminder-reversers" | "reminder-reverser-spy" | "reminder-reverser-resistance" => "rules-forum-reverser",
        "reminder-rogue-resistance" => "rules-forum-rogue-resistance",
        "reminder-rogue-spy" => "rules-forum-rogue-spies",
        _ => return None,
    })
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
        "only-success" => "ws-only-success",
        "whisper-only-success" => "ws-whisper-only-success",
        "ask-roles" => "ws-ask-roles",
        "ask-roles-keys" => "ws-ask-roles-keys",
        "status-reveal" => "ws-status-reveal",
        "both-match-point" => "ws-both-match-point",
        "recap-last-rejection" => "ws-recap-last-rejection",
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
        "lay-again-markers" => "ws-lay-again-markers",
        "mission-succeeds" => "ws-mission-succeeds",
        "mission-fails" => "ws-mission-fails",
        "score-mission-success" => "ws-score-mission-success",
        "score-mission-fail" => "ws-score-mission-fail",
        "score-mission-open" => "ws-score-mission-open",
        "score-marker-back" => "score-marker-off",
        "score-line" => "ws-score-line",
        "who-clockwise" => "ws-who-clockwise",
        "refused-fails-spies" => "ws-refused-fails-spies",
        _ => return None,
    })
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
