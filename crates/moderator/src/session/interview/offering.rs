//! The line-ups are offered among the options, in one sentence.

use crate::game::Edition;
use crate::game::module::Modules;
use crate::game::role::Role;
use crate::language::{Message, terms};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::open;
use crate::session::menu::examples;
use crate::session::scene::{Activity, Scene};

/// Offers the line-ups for this table, and tells who is in the first of them.
pub(super) fn offer_line_ups(scene: &Scene, desk: &mut Desk) {
    let Activity::Interview(interview) = &scene.activity else { return };
    let offered = open::line_ups(scene);
    let Some(first) = offered.first() else { return };
    let said = offered.iter().map(|line_up| examples::example(scene, open::verb_of_line_up(line_up.name))).collect();
    let edition = interview.edition;
    let message = Message::new("line-ups-offered")
        .number("players", interview.players.len() as u32)
        .list("characters", characters(edition, first.switched(edition.book(), interview.modules)))
        .choices("line-ups", said);
    desk.say(scene, Topic::General, message);
}

/// Where characters are chosen, tells who is in the game by now, and offers others.
pub(super) fn tell_characters(scene: &Scene, desk: &mut Desk) {
    let Activity::Interview(interview) = &scene.activity else { return };
    if open::line_ups(scene).is_empty() {
        return;
    }
    let there = characters(interview.edition, interview.modules);
    desk.say(scene, Topic::General, Message::new("characters-now").list("characters", there));
    offer_line_ups(scene, desk);
}

/// The characters with a power who are in the game.
pub(super) fn characters(edition: Edition, modules: Modules) -> Vec<Message> {
    let is_there = |role: &&Role| role.module().is_none_or(|module| modules.contains(module));
    let there = edition.book().characters.iter().filter(is_there);
    there.filter_map(|role| terms::character(*role)).map(Message::new).collect()
}
