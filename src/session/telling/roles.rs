//! Who was what, once the game is over.

use crate::game::Side;
use crate::game::knowledge::Role;
use crate::language::{Message, terms};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::effect::Effect;
use crate::session::report::Report;
use crate::session::scene::Scene;

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
