//! The terms of the game in the catalogue: editions, modules, ways to reveal, characters and endings.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use super::Message;
use crate::game::edition::{Advice, LineUpName};
use crate::game::knowledge::{Role, Turn};
use crate::game::module::Modules;
use crate::game::{Edition, Ending, Module, Outcome, Reveal, Side, Why};

/// The key of what belongs to a thing: a beginning and the name of the thing, `edition-forum`. Each is made once.
fn key(beginning: &str, id: &str) -> &'static str {
    static MADE: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());
    let key = beginning.to_owned() + &id.replace('=', "-");
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = made.get(key.as_str()) {
        return known;
    }
    let key = key.leak();
    made.insert(key);
    key
}

/// The key of an edition's name.
#[must_use]
pub fn edition(edition: Edition) -> &'static str {
    key("edition-", edition.id())
}

/// The key of a module's name.
#[must_use]
pub fn module(module: Module) -> &'static str {
    key("module-", module.id())
}

/// The keys of the names of all modules, characters of both sides together.
#[must_use]
pub fn named(all: Modules) -> Vec<&'static str> {
    let both = |name: &&str| Module::called(name).into_iter().all(|one| all.contains(one));
    let name = |one: Module| key("module-", one.name_of_both().filter(both).unwrap_or(one.id()));
    let mut names: Vec<&str> = all.iter().map(name).collect();
    names.dedup();
    names
}

/// The key of the name of some modules: both Reversers, or both Rogues, have one name.
#[must_use]
pub fn modules(modules: Modules) -> &'static str {
    named(modules).into_iter().next().unwrap_or("no-modules")
}

/// The sentence that says what is missing when a module is played without the one that it needs.
#[must_use]
pub fn alone(module: Module) -> &'static str {
    key("alone-", module.id())
}

/// The sentence of something that a rule book advises against.
#[must_use]
pub fn advice(advice: &Advice) -> &'static str {
    key("advice-", &advice.id)
}

/// The key of a line-up's name.
#[must_use]
pub fn line_up(name: LineUpName) -> &'static str {
    key("line-up-", name.id())
}

/// The key of a reveal's name.
#[must_use]
pub fn reveal(reveal: Reveal) -> &'static str {
    key("reveal-", reveal.id())
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
        (Why::Found(role), _) => key("found-", role.id()),
        (Why::Safe(role), _) => key("safe-", role.id()),
        (Why::Gone(role), _) => key("gone-", role.id()),
    };
    Message::new(key).message("wins", Message::new(wins(ending.winner)))
}

/// The sentence that tells somebody who they are.
#[must_use]
pub fn own_role(role: Role) -> &'static str {
    key("own-", role.id())
}

/// The sentence that tells somebody what another player is.
#[must_use]
pub fn shown_role(role: Role) -> &'static str {
    if role.is_general() { shown_side(role.side()) } else { key("shown-", role.id()) }
}

/// The sentence that tells somebody to which side another player belongs.
#[must_use]
pub fn shown_side(side: Side) -> &'static str {
    match side {
        Side::Resistance | Side::Rogue => "shown-resistance",
        Side::Spies => "shown-spy",
        Side::Shield => "shown-shield",
        Side::Hydra => "shown-hydra",
        Side::Good => "shown-good",
        Side::Evil => "shown-evil",
    }
}

/// What was said when a character was named: that somebody is it.
#[must_use]
pub fn named_as(role: Role) -> &'static str {
    key("named-", role.id())
}

/// Whether somebody who was named is this character.
#[must_use]
pub fn is_told(role: Role, right: bool) -> &'static str {
    key(if right { "is-" } else { "is-not-" }, role.id())
}

/// The question whether somebody who was named is this character.
#[must_use]
pub fn asks_whether(role: Role) -> &'static str {
    key("ask-is-", role.id())
}

/// The same sentence of a naming, where keys are pressed.
#[must_use]
pub fn with_keys(question: &str) -> Option<&'static str> {
    ["ask-is-", "ask-who-is-"].iter().any(|naming| question.starts_with(naming)).then(|| key(question, "-keys"))
}

/// That a side wins, without a full stop.
#[must_use]
pub fn wins(side: Side) -> &'static str {
    key("wins-", side.id())
}

/// On which side somebody is.
#[must_use]
pub fn on_side(side: Side) -> &'static str {
    key("side-", side.id())
}

/// The question who this character is.
#[must_use]
pub fn asks_who(role: Role) -> &'static str {
    key("ask-who-is-", role.id())
}

/// The refusal of somebody who can't be this character, being of the other side.
#[must_use]
pub fn refused_own_side(role: Role) -> &'static str {
    key("refused-own-side-", role.id())
}

/// What everybody has to play, by the side that wants missions to succeed.
#[must_use]
pub fn reminds_of_cards(good: Side) -> &'static str {
    key("reminder-mission-", good.id())
}

/// That this character is named after three successes.
#[must_use]
pub fn reminds_of_naming(role: Role) -> &'static str {
    key("reminder-named-", role.id())
}

/// The sentence for more special characters than a side has cards.
#[must_use]
pub fn too_many_characters(side: Side) -> &'static str {
    key("fault-characters-", side.id())
}

/// What those do who look for thumbs in a part of the reveal.
#[must_use]
pub fn looks(turn: Turn) -> &'static str {
    key("script-look-", turn.id())
}

/// How a side is called in a script.
#[must_use]
pub fn called(side: Side) -> &'static str {
    key("script-role-", side.id())
}

/// The same, without some of its characters.
#[must_use]
pub fn called_without(side: Side) -> &'static str {
    key(called(side), "-but")
}

/// What somebody saw in a part of the reveal; nobody, where the side has hidden everybody.
#[must_use]
pub fn sees(turn: Turn, nobody: bool) -> &'static str {
    key(if nobody { "sees-no-" } else { "sees-" }, turn.id())
}

/// What a character saw who passes for one of those who look.
#[must_use]
pub fn sees_among(turn: Turn, role: Role) -> &'static str {
    key(&format!("sees-{}-", turn.id()), role.id())
}

/// A character on a card to be counted out, for both sides alike where both can have it.
#[must_use]
pub fn on_card(role: Role) -> Option<&'static str> {
    let both = role.module().and_then(Module::name_of_both).map(|name| key("card-character-", name));
    both.or_else(|| character(role))
}

/// The key of the name of a character with a power; none for the others.
#[must_use]
pub fn character(role: Role) -> Option<&'static str> {
    // A module can bring several characters: then it is called something else.
    let brought = role.module().filter(|module| module.id() == role.id() || module.name_of_both().is_some());
    let own = || (!role.is_general()).then(|| key("agent-", role.id()));
    brought.map(module).or_else(own)
}

/// The key of what a player is, as a word of its own.
#[must_use]
pub fn role(role: Role) -> &'static str {
    key("export-role-", role.id())
}
