//! Playing again what was taken back.

use crate::journal::entry::Entry;
use crate::journal::record::Undone;
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::listening::Listening;
use crate::session::scene::{Activity, Scene};
use crate::session::table::{known, people, playing, roll_call, undone};
use crate::session::{Mode, asking, forum, telling};

/// Plays again what was taken back.
pub(in crate::session) fn redo(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if people::make_change_again(scene, desk, listening) {
        return;
    }
    if scene.is_forum() {
        return forum::undoing::redo_in_forum(scene, desk);
    }
    let Activity::Table(table) = &mut scene.activity else { return };
    if let Some(Undone::Answers(draft)) = table.record.undone().last() {
        let draft = draft.clone();
        return roll_call::redo_answers(scene, desk, draft);
    }
    let before = table.record.clone();
    match table.record.redo() {
        None => desk.refuse(scene, "nothing-to-redo", Message::new("refused-nothing-to-redo")),
        Some((_, events)) => {
            table.script = None;
            let handed_out = !undone::cards_are_out(before.game()) && undone::cards_are_out(table.record.game());
            desk.record(scene, Entry::Redone, before);
            undone::report_named(scene, desk, "redone");
            desk.say(scene, Topic::General, Message::new("redone"));
            telling::announce::announce(scene, desk, &events);
            match known::known_action(scene).filter(|_| !scene.is_forum()) {
                Some(action) => playing::play(scene, desk, action),
                // The mission cards are handed out once more.
                None if scene.mode == Mode::Table && handed_out => asking::ask(scene, desk),
                None => asking::ask_again(scene, desk),
            }
        }
    }
}
