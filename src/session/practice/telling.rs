//! What the one person is told: how the practice begins, and what is theirs alone.

use crate::game::Seat;
use crate::language::{Length, Message};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::seats::{roles, slips};

/// Who sits where, that the narrator plays them, and what helps.
pub(in crate::session) fn announce(scene: &Scene, desk: &mut Desk) {
    let (Some(person), Some(game)) = (scene.person(), scene.game()) else { return };
    let others = game.seats().clockwise_from(person).skip(1);
    let others = others.map(|seat| Message::new("player").player("player", seat)).collect();
    let begins = Message::new("practice-begins").player("player", person).list("names", others);
    desk.say(scene, Topic::General, begins);
}

/// Says aloud what is the person's alone: nobody else is there.
pub(super) fn tell_alone(scene: &Scene, desk: &mut Desk, person: Seat) {
    let Some(slip) = slips::slip(scene, person) else { return };
    slip.content.open().lines.iter().for_each(|line| desk.say_in_full(scene, Topic::General, line));
}

/// Says once more all that the person has learnt.
pub(in crate::session) fn say_own_card(scene: &Scene, desk: &mut Desk) -> bool {
    let Some(person) = scene.person() else { return false };
    roles::everything(scene, person).iter().for_each(|line| desk.say_in_full(scene, Topic::General, line));
    true
}

/// What tells of hands unless it is brief.
const OF_HANDS: [&str; 2] = ["leadership-passes", "rejections"];

/// Says what has happened, without what hands do: nothing lies on a table.
pub(in crate::session) fn say_without_hands(scene: &Scene, desk: &mut Desk, topic: Topic, message: Message) {
    match message.key() {
        "table-ready" => {}
        // Nobody is heard or felt to propose it.
        "proposed" => desk.say(scene, topic, message.in_words_of("practice-proposed")),
        key if OF_HANDS.contains(&key) => desk.say_at(scene, Length::Brief, topic, &message),
        _ => desk.say(scene, topic, message),
    }
}

/// A question as it is asked where nothing lies on a table.
pub(in crate::session) fn asked_without_hands(message: Message) -> Message {
    match message.key() {
        "ask-after-game" => message.in_words_of("practice-ask-after-game"),
        "ask-team" => message.in_words_of("practice-ask-team"),
        "ask-claim-resistance" | "ask-claim-spies" => Message::new("practice-ask-claim"),
        _ => message,
    }
}
