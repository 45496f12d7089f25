//! Messages for one player: the own role, and what a plot card lets the player learn. The same form for all roles.

use crate::actions::play_by_post::outbox;
use crate::game::role::Role;
use crate::game::{Event, ExaminationEvent, MissionCard, MissionEvent, PlotEvent, Seat, SeatSet, Side};
use crate::language::{Message, terms};
use crate::output::Output;
use crate::queries::play_by_post;
use crate::state::table_state::TableState;

/// What a role may order, and how it wins alone.
fn duties(role: Role) -> &'static [&'static str] {
    let may = |card| role.may_play(card);
    match role.wins_alone() {
        _ if may(MissionCard::Reverse) => &["message-may-reverse"],
        true if may(MissionCard::RogueSuccess) => &["message-may-rogue", "message-alone-resistance"],
        true => &["message-may-sabotage", "message-alone-spies"],
        false if may(MissionCard::Fail) => &["message-may-sabotage"],
        false => &["message-must-support"],
    }
}

/// Whether some roles may order something else than support and sabotage, or may not sabotage.
fn has_special_orders(state: &TableState) -> bool {
    state.game().is_some_and(|game| game.counted_cards().count() > 1)
}

/// Whether a player was told the role of the last deal.
fn knows_role(state: &TableState, player: Seat) -> bool {
    state.private().is_some_and(|private| private.posts_of_deal().any(|post| post.to == Some(player)))
}

/// Tells every player their role, and spies who the others are, unless they are blind.
pub(crate) fn write_roles(state: &mut TableState, output: &mut Output) {
    let (Some(deal), Some(game)) = (state.deal(), state.game().copied()) else { return };
    let unwritten: SeatSet = game.seats().iter().filter(|player| !knows_role(state, *player)).collect();
    for player in unwritten.iter() {
        let Some(role) = deal.open().role(player) else { continue };
        let side = if role.side() == Side::Spies { "message-spy" } else { "message-resistance" };
        let character = terms::character(role)
            .map(|character| Message::new("message-character").message("role", Message::new(character)));
        let seen = deal.open().seen_by(player).into_iter().next().map(|sight| sight.players);
        let knows = match seen.filter(|players| !players.is_empty()) {
            Some(players) => Message::new("message-other-spies").group("names", players),
            None => Message::new("message-knows-nobody"),
        };
        let told = [Message::new(side).player("player", player)].into_iter().chain(character).chain([knows]);
        let duty = duties(role).iter().copied().chain(["message-keep"]).map(Message::new);
        outbox::send(
            state,
            output,
            Some(player),
            &Message::new("post-title-role"),
            &[told.collect(), duty.collect()],
        );
    }
}

/// What these events let somebody learn alone.
pub(crate) fn write_messages(state: &mut TableState, output: &mut Output, events: &[Event]) {
    for event in events {
        match *event {
            Event::Plot(PlotEvent::CharacterShown { owner, viewer, .. }) => {
                write_role_of(state, output, owner, viewer)
            }
            Event::Examination(ExaminationEvent::Examined { examiner, examined }) => {
                write_role_of(state, output, examined, examiner)
            }
            Event::Plot(PlotEvent::CardLookedAt { by, member }) => write_order_of(state, output, member, by),
            Event::Mission(MissionEvent::Trapped { leader, member }) if leader != member => {
                write_order_of(state, output, member, leader)
            }
            _ => {}
        }
    }
}

fn write_role_of(state: &mut TableState, output: &mut Output, owner: Seat, viewer: Seat) {
    let key = match play_by_post::side_of(state, owner) {
        None => return,
        Some(Side::Spies) => "message-is-spy",
        Some(_) => "message-is-resistance",
    };
    let title = Message::new("post-title-role-of").player("player", owner);
    outbox::send(state, output, Some(viewer), &title, &[vec![Message::new(key).player("player", owner)]]);
}

fn write_order_of(state: &mut TableState, output: &mut Output, member: Seat, by: Seat) {
    let Some(order) = play_by_post::order_of(state, member) else { return };
    let key = match order {
        MissionCard::Success => "message-ordered-support",
        MissionCard::Fail => "message-ordered-sabotage",
        MissionCard::Reverse => "message-ordered-reverse",
        MissionCard::RogueSuccess => "message-ordered-rogue",
    };
    let title = Message::new("post-title-order-of").player("player", member);
    outbox::send(state, output, Some(by), &title, &[vec![Message::new(key).player("player", member)]]);
}

/// Asks a member of the proposed team for an order.
pub(crate) fn write_order_wanted(state: &mut TableState, output: &mut Output, member: Seat) {
    let Some(mission) = state.game().and_then(crate::game::Game::mission) else { return };
    let wanted = Message::new("message-order-wanted").player("player", member).number("mission", mission.number());
    let may = Message::new(if has_special_orders(state) { "message-orders-are-more" } else { "message-orders-are" });
    outbox::send(
        state,
        output,
        Some(member),
        &Message::new("post-title-order-wanted"),
        &[vec![wanted, may], play_by_post::deadline_as_told(state)],
    );
}
