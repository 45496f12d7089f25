//! Taking back and playing again in a forum game: what the narrator did by itself goes with what it followed from.
//! Letters stay.

use crate::game::Action;
use crate::journal::entry::Entry;
use crate::journal::record::Undone;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::forum::{messages, open, posts};
use crate::session::scene::{Activity, Scene};
use crate::session::table::undone::undone;
use crate::session::{asking, table, telling};

/// Takes the last command back that has moved the game.
pub(in crate::session) fn undo_in_forum(scene: &mut Scene, desk: &mut Desk) {
    let past = scene.record_of_forum().map(crate::journal::record::Record::past).unwrap_or_default();
    if past.iter().all(|step| step.action == Action::TableReady) {
        return desk.refuse(scene, "nothing-to-undo", Message::new("refused-nothing-to-undo"));
    }
    loop {
        let Activity::Table(table) = &mut scene.activity else { return };
        let before = table.record.clone();
        let Some(step) = table.record.undo() else { return };
        desk.record(scene, Entry::Undone, before);
        if open::own_action(scene) != Some(step.action) {
            table::undone::announce_undone(scene, desk, &step);
            posts::write_correction(scene, desk, undone(&step));
            return asking::ask_again(scene, desk);
        }
    }
}

/// Plays again what was taken back.
pub(in crate::session) fn redo_in_forum(scene: &mut Scene, desk: &mut Desk) {
    if let Some(Undone::Answers(draft)) = scene.record_of_forum().and_then(|record| record.undone().last()) {
        let draft = draft.clone();
        return table::roll_call::redo_answers(scene, desk, draft);
    }
    let mut played = false;
    loop {
        let Activity::Table(table) = &mut scene.activity else { return };
        let before = table.record.clone();
        let Some((_, events)) = table.record.redo() else { break };
        if !played {
            table::undone::report_named(scene, desk, "redone");
            desk.say(scene, Topic::General, Message::new("redone"));
        }
        played = true;
        desk.record(scene, Entry::Redone, before);
        telling::announce::announce(scene, desk, &events);
        messages::write_messages(scene, desk, &events);
        if open::own_action(scene).is_none() {
            break;
        }
    }
    if !played {
        return desk.refuse(scene, "nothing-to-redo", Message::new("refused-nothing-to-redo"));
    }
    posts::write_public_post(scene, desk);
    asking::ask_again(scene, desk);
}
