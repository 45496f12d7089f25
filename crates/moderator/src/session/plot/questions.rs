//! Questions of the table about plot cards: who holds what, what is left in the deck, what a card does.

use crate::game::PlotCard;
use crate::language::Message;
use crate::language::plot::{does, name};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::plot::asking::cards;
use crate::session::plot::views;
use crate::session::scene::Scene;

/// Says who holds which plot cards.
pub(in crate::session) fn say_holders(scene: &Scene, desk: &mut Desk) {
    let Some(lines) = views::holders(scene) else { return say_no_plot(scene, desk) };
    lines.iter().for_each(|line| desk.say_in_full(scene, Topic::Plot, line));
}

/// Says what is left in the deck, by the narrator's count.
pub(in crate::session) fn say_deck(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().filter(|_| scene.plays_with_plot_cards()) else {
        return say_no_plot(scene, desk);
    };
    let deck = game.plot().deck();
    let line = match deck.is_empty() {
        true => Message::new("deck-none"),
        false => Message::new("deck-left").list("cards", cards(deck)),
    };
    desk.say_in_full(scene, Topic::Plot, &line);
}

/// Says what a card does.
pub(in crate::session) fn say_card(scene: &Scene, desk: &mut Desk, card: PlotCard) {
    desk.say_in_full(
        scene,
        Topic::Plot,
        &Message::new("explains-card").message("card", name(card)).message("does", does(card)),
    );
}

fn say_no_plot(scene: &Scene, desk: &mut Desk) {
    desk.say_in_full(scene, Topic::Plot, &Message::new("no-plot"));
}
