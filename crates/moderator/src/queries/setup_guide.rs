//! The steps of laying the table: what is laid where, and which cards are dealt, for exactly the modules in play.

use crate::game::{Game, Setup, Side};
use crate::language::{Message, terms};
use crate::output::kit::{has_tactile_cards, needs_marks};
use crate::queries::characters::asking;
use protocol::setup_step::SetupStep;

/// A step of laying the table.
#[must_use]
pub fn guidance(step: SetupStep, game: &Game, setup: &Setup) -> Message {
    // Loyalty cards belong to roles of cardboard.
    let affiliation = game.shows_affiliation() && !(game.book().loyalty_cards && setup.is_dealt());
    match step {
        SetupStep::BeforeDeal if setup.is_dealt() && game.has_captain() => Message::new("guidance-no-cards"),
        SetupStep::Deal if setup.is_dealt() => dealt(game),
        SetupStep::OwnCard if setup.is_dealt() => Message::new("guidance-own-dealt"),
        SetupStep::Tokens => Message::new("guidance-tokens"),
        _ if game.has_captain() => asking::guidance(step, game, setup),
        SetupStep::Tableau => tableau(game),
        SetupStep::Markers if !game.plot().deck().is_empty() => {
            // With the Inquisitor the affiliation cards come with its markers.
            let affiliation = affiliation && game.token().is_none();
            Message::new(if affiliation { "guidance-markers-plot-affiliation" } else { "guidance-markers-plot" })
                .number("players", game.players() as u32)
                .number("cards", game.plot().deck().total())
        }
        SetupStep::Markers => Message::new("guidance-markers"),
        SetupStep::BeforeDeal => match game.token() {
            Some(token) => {
                let key = if affiliation { "guidance-leader-affiliation" } else { "guidance-leader-inquisitor" };
                Message::new(key).player("holder", token.holder)
            }
            None => Message::new("guidance-leader"),
        }
        .player("leader", game.leader()),
        SetupStep::Deal => deal(game, setup),
        SetupStep::OwnCard => own_card(game, setup),
    }
}

/// The tableau and what lies beside it (edition of 2020, Trap, Reverser and Rogue, set-up).
fn tableau(game: &Game) -> Message {
    /// From so many players on the Trap has teams of six.
    const LARGE_TABLE: usize = 8;
    let players = game.players();
    let tokens: u8 = if game.sets_traps() && players >= LARGE_TABLE { 6 } else { 5 };
    let key = match (game.has_rogue(), tokens > 5 || game.reversers() > 0) {
        (true, _) => "guidance-tableau-rogue",
        (false, true) => "guidance-tableau-modules",
        (false, false) => return Message::new("guidance-tableau").number("players", players as u32),
    };
    let sets = [
        (tokens, "card-success"),
        (tokens, "card-fail"),
        (if game.reversers() > 0 { 6 } else { 0 }, "card-reverse"),
        (if game.has_rogue() { 6 } else { 0 }, "card-rogue-success"),
    ];
    let of_cards =
        |(count, card)| Message::new("card-set").number("count", count).message("card", Message::new(card));
    Message::new(key)
        .number("players", players as u32)
        .number("tokens", tokens)
        .list("cards", sets.into_iter().filter(|(count, _)| *count > 0).map(of_cards).collect())
}

/// The character cards to be dealt: Reversers and Rogues are among those of their side.
fn deal(game: &Game, setup: &Setup) -> Message {
    let (players, spies) = (game.players() as u32, u32::from(game.spies()));
    let (good, evil) = game.book().sides;
    let (of_resistance, of_spies) = (special(game, good), special(game, evil));
    if of_resistance.is_empty() && of_spies.is_empty() {
        // Whoever counts them out has to tell them apart first.
        let key = match (has_tactile_cards(setup), needs_marks(setup.edition)) {
            (false, _) => "guidance-deal",
            (true, false) => "guidance-deal-touch",
            (true, true) => "guidance-deal-marked",
        };
        return Message::new(key)
            .number("players", players)
            .number("resistance", players - spies)
            .number("spies", spies);
    }
    let of_side = |key, count, names: Vec<Message>| {
        Message::new(key).number("count", count).number("characters", names.len() as u32).list("names", names)
    };
    Message::new("guidance-deal-characters")
        .number("players", players)
        .message("resistance", of_side("card-count-resistance", players - spies, of_resistance))
        .message("spies", of_side("card-count-spies", spies, of_spies))
}

/// The characters of a side that are not general.
fn special(game: &Game, side: Side) -> Vec<Message> {
    let roles = game.characters().roles().into_iter().filter(|role| role.side() == side);
    roles.filter_map(terms::on_card).map(Message::new).collect()
}

/// The narrator deals: no character cards.
fn dealt(game: &Game) -> Message {
    let (players, spies) = (game.players() as u32, u32::from(game.spies()));
    let key = if game.has_captain() { "guidance-deal-dealt-winter-soldier" } else { "guidance-deal-dealt" };
    Message::new(key).number("resistance", players - spies).number("spies", spies)
}

/// Everybody learns who they are.
fn own_card(game: &Game, setup: &Setup) -> Message {
    let names = characters(game.reversers() > 0, game.has_rogue());
    match (has_tactile_cards(setup), names.is_empty()) {
        (true, true) if needs_marks(setup.edition) => Message::new("guidance-own-card-marked"),
        (true, true) => Message::new("guidance-own-card-touch"),
        (false, true) => Message::new("guidance-own-card-eyes"),
        (true, false) => Message::new("guidance-own-character-touch").alternatives("names", names),
        (false, false) => Message::new("guidance-own-character-eyes").alternatives("names", names),
    }
}

fn characters(reverser: bool, rogue: bool) -> Vec<Message> {
    let names = [(reverser, "card-character-reverser"), (rogue, "card-character-rogue")];
    names.into_iter().filter(|(plays, _)| *plays).map(|(_, key)| Message::new(key)).collect()
}
