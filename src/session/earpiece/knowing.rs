//! What one player alone may hear: it follows from the deal, and from nothing that others were told.

use crate::game::deal::{Deal, Sight};
use crate::game::knowledge::{Role, Turn};
use crate::game::{Event, Game, Seat};
use crate::language::{Message, deed, terms};
use crate::session::earpiece::way::About;
use crate::session::scene::{Activity, Scene};

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

pub(in crate::session) fn seen(role: Role, sight: Sight) -> Message {
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
    let Activity::Table(table) = &scene.activity else { return Vec::new() };
    let shown = |event: &Event| match *event {
        Event::CharacterShown { owner, viewer, .. } if viewer == seat => Some(owner),
        Event::Examined { examiner, examined } if examiner == seat => Some(examined),
        _ => None,
    };
    table.record.events().filter_map(shown).collect()
}
