//! The reference: the rules, read by topic, and the plot cards.

use super::play::Narrator;
use super::world::World;
use crate::args::Output;
use crate::game::edition::{LineUp, LineUpName};
use crate::game::plot::{Decks, Kind};
use crate::game::setup::folded;
use crate::game::{Edition, PlotCard};
use crate::language::{Message, plot, terms};

/// The topics of the rules: a name for the command line in every language, and the sentences.
const TOPICS: [(&str, &[&str]); 20] = [
    ("aim", &["rules-aim", "rules-aim-talk"]),
    ("set-up", &["rules-set-up", "rules-set-up-cards"]),
    ("reveal", &["rules-reveal-touch", "rules-reveal-eyes"]),
    ("team", &["rules-team", "rules-team-sizes"]),
    ("vote", &["rules-vote", "rules-vote-track"]),
    ("mission", &["rules-mission", "rules-mission-fails"]),
    ("end", &["rules-end"]),
    ("plot", &["rules-plot", "rules-plot-asking"]),
    ("targeting", &["rules-targeting"]),
    ("blind-spies", &["rules-blind-spies"]),
    ("inquisitor", &["rules-inquisitor"]),
    ("trap", &["rules-trap", "rules-trap-order"]),
    ("reverser", &["rules-reverser", "rules-reverser-result", "rules-reverser-count", "rules-affiliation"]),
    ("rogue", &["rules-rogue", "rules-rogue-cards", "rules-rogue-alone", "rules-rogue-claim", "rules-affiliation"]),
    ("winter-soldier", &["rules-winter-soldier", "rules-winter-soldier-fails", "rules-accusation", "rules-end-game"]),
    ("characters", &["rules-characters", "rules-characters-hill"]),
    ("scarlet-witch", &["rules-scarlet-witch"]),
    ("avalon", &["rules-avalon", "rules-avalon-characters", "rules-avalon-reveal", "rules-avalon-end"]),
    ("lady-of-the-lake", &["rules-lady-of-the-lake"]),
    ("forum", &["rules-forum", "rules-forum-deadline", "rules-forum-plot", "rules-forum-cards"]),
];

/// Reads a topic, or lists the topics.
pub(super) fn rules(world: World, topic: Option<&str>) -> u8 {
    let title = |id: &str| world.text(&Message::new(title_key(id)));
    let Some(asked) = topic else {
        let list = TOPICS.iter().map(|(id, _)| title(id)).collect();
        let list = Message::new("rules-topics").texts("list", list);
        return tell(world, vec![list]);
    };
    let found = TOPICS.iter().find(|(id, _)| folded(id) == folded(asked) || folded(&title(id)) == folded(asked));
    match found {
        Some((id, keys)) => tell(world, keys.iter().copied().map(Message::new).chain(line_ups(id)).collect()),
        None => {
            let list = TOPICS.iter().map(|(id, _)| title(id)).collect();
            let unknown = Message::new("rules-no-topic").text("topic", asked).texts("list", list);
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
        is_name(card.id()) || world.lexicon.phrases().names_of_card(*card).iter().any(|other| is_name(other))
    })
}

/// Reads sentences aloud, and prints them.
pub(super) fn tell(world: World, messages: Vec<Message>) -> u8 {
    let mut narrator = Narrator::new(world, Output::Table);
    let effects = narrator.session.tell_all(messages);
    narrator.run(effects)
}

fn title_key(id: &str) -> &'static str {
    match id {
        "aim" => "rules-title-aim",
        "set-up" => "rules-title-set-up",
        "reveal" => "rules-title-reveal",
        "team" => "rules-title-team",
        "vote" => "rules-title-vote",
        "mission" => "rules-title-mission",
        "end" => "rules-title-end",
        "plot" => "rules-title-plot",
        "targeting" => "rules-title-targeting",
        "inquisitor" => "rules-title-inquisitor",
        "trap" => "rules-title-trap",
        "reverser" => "rules-title-reverser",
        "rogue" => "rules-title-rogue",
        "winter-soldier" => "rules-title-winter-soldier",
        "characters" => "rules-title-characters",
        "scarlet-witch" => "rules-title-scarlet-witch",
        "avalon" => "rules-title-avalon",
        "lady-of-the-lake" => "rules-title-lady-of-the-lake",
        "forum" => "rules-title-forum",
        _ => "rules-title-blind-spies",
    }
}
