//! Questions about characters' powers as they are asked, and how their cards are laid.

use crate::game::role::{Part, Role};
use crate::game::{AgentCard, Game, Module, Phase, Setup};
use crate::language::{Message, deed, terms};
use crate::output::kit::has_tactile_cards;
use crate::state::prompts;
use protocol::question::Question;
use protocol::setup_step::SetupStep;

/// The sentence of a question about agents; none for another question.
pub(crate) fn question_message(question: Question, game: &Game) -> Option<Message> {
    let player = |key, name, seat| Message::new(key).player(name, seat);
    Some(match question {
        Question::Captain => Message::new("ask-captain"),
        Question::AgentCard { accused } => {
            let cards = game.possible_cards(accused);
            let keys = cards.iter().map(|card| {
                let number =
                    AgentCard::ALL.iter().position(|other| other == card).map_or(0, |index| index as u32 + 1);
                Message::new("agent-card-key").number("number", number).message("card", deed::card(*card))
            });
            // Who was exposed has turned the card up long ago.
            let key = if cards.len() == 1 { "ask-agent-card-open" } else { "ask-agent-card" };
            player(key, "player", accused)
                .alternatives("keys", keys.collect())
                .alternatives("cards", cards.into_iter().map(read).collect())
        }
        Question::WinterSoldier { captain } => player("ask-winter-soldier", "captain", captain),
        Question::Sought => Message::new(terms::asks_who(sought(game)?)),
        Question::NamedRightly { named } => player(terms::asks_whether(sought(game)?), "player", named),
        Question::Exposed => Message::new("ask-exposed"),
        _ => return None,
    })
}

/// The character for whom somebody is to be named, or was named just now.
fn sought(game: &Game) -> Option<Role> {
    match game.phase() {
        Phase::Assassination { at, .. } => game.sought(at),
        _ => None,
    }
}

/// A card as its owner reads it out: so that it can be heard by ear too.
pub(crate) fn read(card: AgentCard) -> Message {
    match card {
        AgentCard::Hydra => Message::new("agent-read-hydra"),
        AgentCard::WinterSoldier => Message::new("agent-read-winter-soldier"),
        AgentCard::MariaHill => Message::new("agent-read-maria-hill"),
        card => deed::card(card),
    }
}

/// Where the game stands, in a phase of agents.
pub(crate) fn status(phase: Phase, game: &Game) -> Message {
    match (prompts::character_question(phase, game), phase) {
        (Question::AgentCard { accused }, _) => Message::new("status-accused").player("player", accused),
        (Question::WinterSoldier { captain }, _) => Message::new("status-last-accusation").player("captain", captain),
        (Question::Captain, _) => Message::new("status-captain"),
        (Question::NamedRightly { named }, _) => naming("status-named", game).player("player", named),
        (Question::Exposed, _) => Message::new("status-exposing"),
        _ => naming("status-naming", game),
    }
}

/// What those are told who only wait while somebody is named; none once somebody is.
pub(crate) fn waits_for_naming(game: &Game) -> Option<Message> {
    match prompts::character_question(game.phase(), game) {
        Question::Sought => Some(naming("own-waits-naming", game)),
        Question::Exposed => Some(Message::new("own-waits-exposing")),
        _ => None,
    }
}

/// A sentence of a naming, with who names and who is sought.
fn naming(key: &'static str, game: &Game) -> Message {
    let name = |role: Option<Role>| role.and_then(terms::character).map(Message::new);
    let names = [("namer", game.book().character_with(Part::Names)), ("character", sought(game))];
    names.into_iter().fold(Message::new(key), |message, (arg, role)| match name(role) {
        Some(name) => message.message(arg, name),
        None => message,
    })
}

/// A step of laying the table for Winter Soldier: which cards, and who deals (Winter Soldier, Set Up).
#[must_use]
pub(crate) fn guidance(step: SetupStep, game: &Game, setup: &Setup) -> Message {
    let message = |key| Message::new(key).number("players", game.players() as u32);
    let has = |module| setup.modules.contains(module);
    match step {
        SetupStep::Tableau => message("ws-guidance-tableau"),
        // Loyalty cards belong to roles of cardboard.
        SetupStep::Markers if has(Module::ScarletWitch) && setup.is_dealt() => {
            message("ws-guidance-markers-witch-dealt")
        }
        SetupStep::Markers if has(Module::ScarletWitch) => message("ws-guidance-markers-witch"),
        SetupStep::Markers => message("ws-guidance-markers"),
        SetupStep::BeforeDeal => {
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
        SetupStep::Deal => message("ws-guidance-deal").player("dealer", game.dealer()),
        _ if has_tactile_cards(setup) => message("ws-guidance-own-card-touch"),
        _ => message("ws-guidance-own-card-eyes"),
    }
}
