//! Who a player is, and what they were shown: it follows from the deal, and from nothing that others were told.

use crate::game::deal::{Deal, Sight};
use crate::game::role::Role;
use crate::game::{Event, Game, Seat};
use crate::language::{Message, terms};
use crate::script::stages::cast::Cast;
use crate::state::open::Activity;
use crate::state::table_state::TableState;

/// Who somebody is, and whom they know. The sentences are of the same form for everybody.
pub(crate) fn own(state: &TableState, seat: Seat) -> Vec<Message> {
    let (Some(deal), Some(game)) = (state.deal(), state.game()) else { return Vec::new() };
    role(deal.open(), seat, game)
}

/// What another player's card has shown.
pub(crate) fn shown(state: &TableState, owner: Seat) -> Vec<Message> {
    let (Some(deal), Some(game)) = (state.deal(), state.game()) else { return Vec::new() };
    card(deal.open(), game, owner).into_iter().collect()
}

/// All that somebody has learnt so far.
pub(crate) fn everything(state: &TableState, seat: Seat) -> Vec<Message> {
    let seen = shown_to(state, seat).into_iter().flat_map(|owner| shown(state, owner));
    own(state, seat).into_iter().chain(seen).collect()
}

fn role(deal: &Deal, seat: Seat, game: &Game) -> Vec<Message> {
    let Some(role) = deal.role(seat) else { return Vec::new() };
    let mut lines = vec![Message::new(terms::own_role(role))];
    lines.extend(deal.seen_by(seat).into_iter().map(|sight| seen(role, sight, game)));
    if lines.len() == 1 {
        lines.push(Message::new("sees-nobody"));
    }
    lines
}

/// What somebody saw in a part of the reveal. Whoever passes there for one of the other side is told so.
pub(crate) fn seen(role: Role, sight: Sight, game: &Game) -> Message {
    let (good, evil) = game.book().sides;
    let passes_for_evil = role.side() == good && game.characters().is_shown(role, sight.turn, evil);
    let key = if passes_for_evil {
        terms::sees_among(sight.turn, role)
    } else {
        terms::sees(sight.turn, sight.players.is_empty())
    };
    let stages = game.characters().stages();
    let shown = stages.into_iter().find(|stage| stage.turn == sight.turn).map(|stage| stage.shown);
    Message::new(key)
        .number("count", sight.players.len() as u32)
        .players("names", sight.players)
        .list("who", Cast::of(game).names(&shown.unwrap_or_default()))
}

/// What a card that was shown tells: the character, or only the side where affiliation or loyalty cards are used.
fn card(deal: &Deal, game: &Game, owner: Seat) -> Option<Message> {
    let role = deal.role(owner)?;
    let what = if game.shows_affiliation() { terms::shown_side(role.side()) } else { terms::shown_role(role) };
    Some(Message::new(what).player("player", owner))
}

/// Whose card a player was shown, in order.
fn shown_to(state: &TableState, seat: Seat) -> Vec<Seat> {
    let Activity::Game(table) = &state.activity else { return Vec::new() };
    let shown = table.record.events().filter_map(Event::shown_alone);
    shown.filter(|(viewer, _)| *viewer == seat).map(|(_, owner)| owner).collect()
}
