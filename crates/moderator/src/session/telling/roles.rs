//! What players are: in the game, for everybody to know, and who was what, once the game is over.

use crate::game::knowledge::Role;
use crate::game::{Game, Seat};
use crate::language::{Message, terms};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use protocol::Report;
use protocol::effect::Effect;

/// What a player is in the game, for everybody to know.
#[must_use]
pub(in crate::session) fn roles(seat: Seat, game: &Game) -> Vec<Message> {
    let token = if game.examines_loyalty() { "role-witch" } else { "role-inquisitor" };
    let roles = [
        (game.leader() == seat, "role-leader"),
        (game.captain() == Some(seat), "agent-captain-america"),
        (game.token().is_some_and(|token| token.holder == seat), token),
        (game.phase().run().is_some_and(|run| run.watched == Some(seat)), "role-watch"),
        (game.exposed() == Some(seat), "role-exposed"),
        (game.out().contains(seat), "role-out"),
    ];
    roles.into_iter().filter(|(is, _)| *is).map(|(_, key)| Message::new(key)).collect()
}

/// The game is over: who was what. False if the narrator doesn't know.
pub(in crate::session) fn tell_roles(scene: &Scene, desk: &mut Desk) -> bool {
    let (Some(deal), Some(game)) = (scene.deal(), scene.game()) else { return false };
    let (deal, game) = (deal.open(), *game);
    let evil = deal.players_of(game.book().sides.1);
    let key = if game.has_captain() { "roles-told-hydra" } else { "roles-told-spies" };
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
