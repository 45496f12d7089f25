//! Questions about agents as they are asked.

use crate::game::role::{Part, Role};
use crate::game::{AgentCard, Game, Phase};
use crate::language::{Message, deed, terms};
use crate::session::agents::open;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::keyboard;
use crate::session::scene::{Activity, Scene};
use protocol::question::Question;

/// The sentence of a question about agents; none for another question.
pub fn question_message(question: Question, game: &Game) -> Option<Message> {
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
pub(in crate::session) fn read(card: AgentCard) -> Message {
    match card {
        AgentCard::Hydra => Message::new("agent-read-hydra"),
        AgentCard::WinterSoldier => Message::new("agent-read-winter-soldier"),
        AgentCard::MariaHill => Message::new("agent-read-maria-hill"),
        card => deed::card(card),
    }
}

/// Where the game stands, in a phase of agents.
pub(in crate::session) fn status(phase: Phase, game: &Game) -> Message {
    match (open::question(phase, game), phase) {
        (Question::AgentCard { accused }, _) => Message::new("status-accused").player("player", accused),
        (Question::WinterSoldier { captain }, _) => Message::new("status-last-accusation").player("captain", captain),
        (Question::Captain, _) => Message::new("status-captain"),
        (Question::NamedRightly { named }, _) => naming("status-named", game).player("player", named),
        (Question::Exposed, _) => Message::new("status-exposing"),
        _ => naming("status-naming", game),
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

/// What the book advises against, said as advice; and how the seats beyond the digits are pressed.
pub(in crate::session) fn give_advice(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let setup = table.record.setup();
    let mut told: Vec<Message> = setup.advice().map(|advice| Message::new(terms::advice(advice))).collect();
    if keyboard::single::uses_single_keys(scene) {
        told.extend(match setup.players.len() {
            0..=9 => None,
            10 => Some(Message::new("keys-seat-ten")),
            _ => Some(Message::new("keys-seats-more")),
        });
    }
    told.into_iter().for_each(|message| desk.say(scene, Topic::General, message));
}
