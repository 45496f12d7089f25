//! What one player alone may hear: it follows from the deal, and from nothing that others were told.

use super::About;
use crate::game::deal::{Deal, Sight};
use crate::game::knowledge::{Role, Turn};
use crate::game::{Event, Game, Seat, Side};
use crate::language::{Message, deed, terms};
use crate::session::desk::Desk;
use crate::session::narration::Topic;
use crate::session::scene::Scene;
use crate::session::{Effect, Mode, Report, Stage};

/// Who somebody is, and whom they know.
fn role(deal: &Deal, seat: Seat) -> Vec<Message> {
    let Some(role) = deal.role(seat) else { return Vec::new() };
    let mut lines = vec![Message::new(terms::own_role(role))];
    lines.extend(deal.seen_by(seat).into_iter().map(|sight| seen(role, sight)));
    if lines.len() == 1 {
        lines.push(Message::new("sees-nobody"));
    }
    lines
}

pub(super) fn seen(role: Role, sight: Sight) -> Message {
    let key = match (sight.turn, role) {
        (Turn::Spies, _) if sight.players.is_empty() => "sees-no-spies",
        (Turn::Spies, _) => "sees-spies",
        (Turn::Hydra, Role::MariaHill) => "sees-hydra-maria-hill",
        (Turn::Hydra, _) if sight.players.is_empty() => "sees-no-hydra",
        (Turn::Hydra, _) => "sees-hydra",
        (Turn::NickFury, _) if sight.players.is_empty() => "sees-no-thumbs",
        (Turn::NickFury, _) => "sees-thumbs",
        (Turn::BlackWidow, _) => "sees-nick-fury",
    };
    Message::new(key).number("count", sight.players.len() as u32).players("names", sight.players)
}

/// What a card that was shown tells: the character, or only the side where affiliation or loyalty cards are used.
fn shown(deal: &Deal, game: &Game, owner: Seat) -> Option<Message> {
    let role = deal.role(owner)?;
    let what = if game.shows_affiliation() || game.is_winter_soldier() {
        terms::shown_side(role.side())
    } else {
        terms::shown_role(role)
    };
    Some(Message::new(what).player("player", owner))
}

/// What a player hears with the headset on. The sentences are of the same form for everybody.
pub(in crate::session) fn known_by(scene: &Scene, seat: Seat, about: About) -> Vec<Message> {
    let (Some(deal), Some(game)) = (scene.deal(), scene.game()) else { return without_roles(scene, about) };
    let deal = deal.open();
    match about {
        About::Role => role(deal, seat),
        About::Shown { owner } => Vec::from_iter(shown(deal, game, owner)),
        About::Everything => {
            let mut lines = role(deal, seat);
            lines.extend(shown_to(scene, seat).into_iter().filter_map(|owner| shown(deal, game, owner)));
            lines
        }
        About::Looked { .. } | About::Vote | About::Card | About::Confess => without_roles(scene, about),
    }
}

fn without_roles(scene: &Scene, about: About) -> Vec<Message> {
    let team = scene.game().map(|game| game.phase().team()).unwrap_or_default();
    match about {
        About::Looked { member } => scene.card_of(member).map_or_else(Vec::new, |card| {
            vec![Message::new("whisper-looked").player("member", member).message("card", deed::mission_card(card))]
        }),
        About::Vote => vec![Message::new("whisper-vote").players("team", team)],
        About::Card => vec![Message::new("whisper-card")],
        About::Confess => vec![Message::new("whisper-confess")],
        _ => Vec::new(),
    }
}

/// Whose card a player was shown, in order.
fn shown_to(scene: &Scene, seat: Seat) -> Vec<Seat> {
    let Stage::Table(table) = &scene.stage else { return Vec::new() };
    let shown = |event: &Event| match *event {
        Event::CharacterShown { owner, viewer, .. } if viewer == seat => Some(owner),
        Event::Examined { examiner, examined } if examiner == seat => Some(examined),
        _ => None,
    };
    table.record.events().filter_map(shown).collect()
}

/// The game is over: who was what. False if the narrator doesn't know.
pub(in crate::session) fn tell_roles(scene: &Scene, desk: &mut Desk) -> bool {
    let (Some(deal), Some(game)) = (scene.deal(), scene.game()) else { return false };
    let (deal, game) = (deal.open(), *game);
    let evil = deal.players_of(if game.is_winter_soldier() { Side::Hydra } else { Side::Spies });
    let key = if game.is_winter_soldier() { "roles-told-hydra" } else { "roles-told-spies" };
    let mut lines = vec![Message::new(key).number("count", evil.len() as u32).players("names", evil)];
    let special = game.seats().iter().filter_map(|seat| Some((seat, terms::character(deal.role(seat)?)?)));
    lines.extend(special.map(|(seat, character)| {
        Message::new("roles-told-character").player("player", seat).message("role", Message::new(character))
    }));
    if scene.mode == Mode::Program {
        let roles = game.seats().iter().filter_map(|seat| deal.role(seat)).map(Role::id).collect();
        desk.effects.push(Effect::Report(Report::roles(roles)));
    }
    lines.into_iter().for_each(|line| desk.say(scene, Topic::General, line));
    true
}
