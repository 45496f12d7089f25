//! Plot cards: how a vote with them is led up to, and answers about cards, holders and deck.

use crate::game::{PlotCard, SeatSet};
use crate::language::Message;
use crate::language::plot::{does, name};
use crate::narration::reminders;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::output::queue::UNTIL_TOLD;
use crate::queries::plot::asking;
use crate::queries::plot::asking::cards;
use crate::queries::reminders::Reminder;
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::Cue;

/// Opinion Makers vote before the others, together.
pub(crate) fn lead_the_vote(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    let script = scene.preferences.script;
    let (vote_ms, short_ms) = (script.vote_at_pace_ms().unwrap_or(UNTIL_TOLD), script.short_at_pace_ms());
    let makers = game.plot().holders(PlotCard::OpinionMaker, game.seats());
    // Whoever isn't there has voted already.
    let first: SeatSet = makers.iter().filter(|seat| !scene.is_absent(*seat)).collect();
    reminders::remind(scene, desk, Reminder::Vote);
    match scene.apart() {
        Some(apart) if apart.table.is_empty() => return,
        Some(apart) if apart.with_phone(scene).is_empty() => {}
        Some(apart) => {
            let names = apart.with_phone(scene);
            desk.say(scene, Topic::Votes, Message::new("vote-some-alone").group("names", names));
        }
        None => {}
    }
    if first.is_empty() {
        desk.say(scene, Topic::Votes, Message::new("vote-choose"));
        say_how_long(scene, desk);
    } else {
        desk.say(scene, Topic::Votes, Message::new("vote-first").group("names", first));
        say_how_long(scene, desk);
        desk.wait(scene, vote_ms);
        desk.signal(scene, Message::new("vote-first-show").group("names", first));
        desk.cue(scene, Cue::Now);
        desk.wait(scene, script.long_at_pace_ms());
        desk.say(scene, Topic::Votes, Message::new("vote-others"));
        say_how_long(scene, desk);
    }
    desk.wait(scene, vote_ms);
    desk.signal(scene, Message::new("vote-show"));
    desk.cue(scene, Cue::Now);
    desk.wait(scene, short_ms);
}

/// A pause without an end: people are told how it ends.
fn say_how_long(scene: &Scene, desk: &mut Desk) {
    if scene.preferences.script.vote_at_pace_ms().is_none() && scene.mode == Mode::Table {
        desk.say(scene, Topic::Votes, Message::new("pause-until-ready"));
    }
}

/// Says who holds which plot cards.
pub(crate) fn say_holders(scene: &Scene, desk: &mut Desk) {
    let Some(lines) = asking::holders(scene) else { return say_no_plot(scene, desk) };
    lines.iter().for_each(|line| desk.say_in_full(scene, Topic::Plot, line));
}

/// Says what is left in the deck, by the narrator's count.
pub(crate) fn say_deck(scene: &Scene, desk: &mut Desk) {
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
pub(crate) fn say_card(scene: &Scene, desk: &mut Desk, card: PlotCard) {
    desk.say_in_full(
        scene,
        Topic::Plot,
        &Message::new("explains-card").message("card", name(card)).message("does", does(card)),
    );
}

fn say_no_plot(scene: &Scene, desk: &mut Desk) {
    desk.say_in_full(scene, Topic::Plot, &Message::new("no-plot"));
}
