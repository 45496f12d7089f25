//! The reference: the rules, read by topic, and the plot cards.

use super::play::Narrator;
use super::world::World;
use crate::args::Output;
use crate::game::edition::{LineUp, LineUpName};
use crate::game::plot::{Decks, Kind};
use crate::game::setup::folded;
use crate::game::{Edition, PlotCard};
use crate::language::{Message, plot, terms};
use moderator::queries::rules_reference;

/// Reads a topic, or lists the topics.
pub(super) fn rules(world: World, topic: Option<&str>) -> u8 {
    let Some(asked) = topic else {
        let list = Message::new("rules-topics").list("list", rules_reference::titles());
        return tell(world, vec![list]);
    };
    match rules_reference::called(&world.localizer, asked) {
        Some((id, sentences)) => tell(world, sentences.chain(line_ups(id)).collect()),
        None => {
            let unknown = Message::new("rules-no-topic").text("topic", asked).list("list", rules_reference::titles());
            world.fault(&unknown);
            super::BAD_ARGUMENTS
        }
    }
}

/// The line-ups of an edition whose rules are a topic, as they are grouped in its file.
fn line_ups(topic: &str) -> Vec<Message> {
    let Some(edition) = Edition::from_id(topic) else { return Vec::new() };
    let told = |name: LineUpName| edition.book().line_ups.iter().filter(move |line_up| line_up.name == name);
    let sentence = |line_up: &LineUp| {
        let number = |players: &u8| Message::new("number").number("number", *players);
        Message::new(if line_up.with.is_empty() { "rules-line-up-nobody" } else { "rules-line-up" })
            .message("line-up", Message::new(terms::line_up(line_up.name)))
            .list("players", line_up.players.iter().map(number).collect())
            .list("characters", line_up.with.iter().map(|module| Message::new(terms::module(*module))).collect())
    };
    LineUpName::ALL.into_iter().flat_map(told).map(sentence).collect()
}

/// Reads what a plot card does, or what all of them do.
pub(super) fn cards(world: World, name: Option<&str>) -> u8 {
    let Some(asked) = name else {
        let all = PlotCard::ALL.into_iter().map(explained);
        return tell(world, all.chain([Message::new("cards-more")]).collect());
    };
    let Some(card) = card_called(&world, asked) else {
        let list = PlotCard::ALL.into_iter().map(plot::name).collect();
        world.fault(&Message::new("cards-unknown").text("card", asked).list("list", list));
        return super::BAD_ARGUMENTS;
    };
    let marking = Message::new(match card.kind(Edition::default()) {
        Kind::Immediate => "marking-l",
        Kind::OneUse => "marking-o",
        Kind::Permanent => "marking-p",
    });
    let decks = [("decks-with-card", Decks::PRINTED), ("forum-decks-with-card", Decks::FORUM)];
    let counts = decks.map(|(key, decks)| {
        Message::new(key).number("few", decks.few.count(card)).number("many", decks.many.count(card))
    });
    tell(world, [explained(card)].into_iter().chain(counts).chain([marking]).collect())
}

fn explained(card: PlotCard) -> Message {
    Message::new("explains-card").message("card", plot::name(card)).message("does", plot::does(card))
}

/// The card with this name in the language in use, or in JSON.
fn card_called(world: &World, name: &str) -> Option<PlotCard> {
    let is_name = |other: &str| folded(other) == folded(name);
    PlotCard::ALL.into_iter().find(|card| {
        is_name(card.id()) || world.localizer.phrases().names_of_card(*card).iter().any(|other| is_name(other))
    })
}

/// Reads sentences aloud, and prints them.
pub(super) fn tell(world: World, messages: Vec<Message>) -> u8 {
    let mut narrator = Narrator::new(world, Output::Table);
    let effects = narrator.session.tell_all(&messages);
    narrator.run(effects)
}
