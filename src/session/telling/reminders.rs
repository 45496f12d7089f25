//! What characters must or may do, said once or again and again.

use crate::game::edition::EndGame;
use crate::language::{Length, Message};
use crate::preferences::Reminders;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;

/// When somebody is reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Reminder {
    /// Before a vote.
    Vote,
    /// Before the mission cards are chosen.
    Mission,
    /// When somebody asks: what may be done at any time.
    AnyTime,
}

fn reminders(scene: &Scene, of: Reminder) -> Vec<Message> {
    let Some(game) = scene.game() else { return Vec::new() };
    let hill = game.maria_hill_in_play();
    let (captain, assassin) = (game.has_captain(), game.book().end_game == EndGame::Assassination);
    let due = match of {
        Reminder::Vote => vec![(captain, "reminder-vote")],
        Reminder::Mission => vec![(hill, "reminder-mission-hill"), (!hill, "reminder-mission")],
        Reminder::AnyTime => vec![
            (game.captain_in_play().is_some(), "reminder-accuse"),
            (hill, "reminder-name-hill"),
            (assassin, "reminder-assassin"),
        ],
    };
    due.into_iter().filter(|(is_due, _)| *is_due).map(|(_, key)| Message::new(key)).collect()
}

/// Whether characters are in play that must or may do something of their own.
pub(in crate::session) fn has_characters(scene: &Scene) -> bool {
    scene.game().is_some_and(|game| game.book().reveals_in_stages())
}

/// Says what characters must or may do: once to those who are told everything in full, and
/// every time to a table that wants to be reminded.
pub(in crate::session) fn remind(scene: &Scene, desk: &mut Desk, of: Reminder) {
    let always = scene.preferences.reminders == Reminders::On;
    if !has_characters(scene) {
        return;
    }
    for message in reminders(scene, of) {
        if always || desk.length_of(scene, message.key()) == Length::Full {
            desk.say(scene, Topic::General, message);
        }
    }
}

/// Answers the question for reminders: all of them, in full.
pub(in crate::session) fn say_reminders(scene: &Scene, desk: &mut Desk) {
    if !has_characters(scene) {
        let reminders = module_reminders(scene);
        if reminders.is_empty() {
            return desk.refuse(scene, "not-now", Message::new("refused-no-reminders"));
        }
        return reminders.iter().for_each(|message| desk.say_in_full(scene, Topic::General, message));
    }
    for message in [Reminder::Vote, Reminder::Mission, Reminder::AnyTime].map(|of| reminders(scene, of)).concat() {
        desk.say_in_full(scene, Topic::General, &message);
    }
}

/// Who may play what with Reversers and Rogues.
pub(in crate::session) fn module_reminders(scene: &Scene) -> Vec<Message> {
    let Some(game) = scene.game() else { return Vec::new() };
    let reverser = match (game.has_spy_reverser(), game.reversers()) {
        (_, 0) => None,
        (true, 1) => Some("reminder-reverser-spy"),
        (false, _) => Some("reminder-reverser-resistance"),
        (true, _) => Some("reminder-reversers"),
    };
    let rogue = match (game.has_rogue(), game.has_resistance_rogue()) {
        (false, _) => None,
        (true, true) => Some("reminder-rogue-resistance"),
        (true, false) => Some("reminder-rogue-spy"),
    };
    reverser.into_iter().chain(rogue).map(Message::new).collect()
}

/// Says who may play what with Reversers and Rogues: once to those who are told everything in full, and before
/// every mission to a table that wants to be reminded.
pub(in crate::session) fn remind_of_modules(scene: &Scene, desk: &mut Desk) {
    let always = scene.preferences.reminders == Reminders::On;
    for message in module_reminders(scene) {
        if always || desk.length_of(scene, message.key()) == Length::Full {
            desk.say(scene, Topic::Missions, message);
        }
    }
}
