//! The rules, read by topic.

use super::play::Stage;
use super::world::World;
use crate::args::Output;
use crate::language::Message;

/// The topics of the rules: a name for the command line in every language, and the sentences.
const TOPICS: [(&str, &[&str]); 9] = [
    ("aim", &["rules-aim", "rules-aim-talk"]),
    ("set-up", &["rules-set-up", "rules-set-up-cards"]),
    ("reveal", &["rules-reveal-touch", "rules-reveal-eyes"]),
    ("team", &["rules-team", "rules-team-sizes"]),
    ("vote", &["rules-vote", "rules-vote-track"]),
    ("mission", &["rules-mission", "rules-mission-fails"]),
    ("end", &["rules-end"]),
    ("targeting", &["rules-targeting"]),
    ("blind-spies", &["rules-blind-spies"]),
];

/// Reads a topic, or lists the topics.
pub(super) fn rules(world: World, topic: Option<&str>) -> u8 {
    let title = |id: &str| world.text(&Message::new(title_key(id)));
    let Some(asked) = topic else {
        let list = TOPICS.iter().map(|(id, _)| title(id)).collect();
        let list = Message::new("rules-topics").texts("list", list);
        return tell(world, vec![list]);
    };
    let folded = |text: &str| crate::game::setup::folded(text);
    let found = TOPICS.iter().find(|(id, _)| folded(id) == folded(asked) || folded(&title(id)) == folded(asked));
    match found {
        Some((_, keys)) => tell(world, keys.iter().copied().map(Message::new).collect()),
        None => {
            let list = TOPICS.iter().map(|(id, _)| title(id)).collect();
            let unknown = Message::new("rules-no-topic").text("topic", asked).texts("list", list);
            world.fault(&unknown);
            super::BAD_ARGUMENTS
        }
    }
}

fn tell(world: World, messages: Vec<Message>) -> u8 {
    let mut stage = Stage::new(world, Output::Table);
    let effects = stage.session.tell_all(messages);
    stage.run(effects)
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
        "targeting" => "rules-title-targeting",
        _ => "rules-title-blind-spies",
    }
}
