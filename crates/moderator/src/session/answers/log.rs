//! The log: what has happened in the game and stands, from its beginning. Nothing else that was said is part of it.

use crate::journal::record::Record;
use crate::language::{Form, Length, Message};
use crate::preferences::Wording;
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::table::beginning::beginning;
use crate::session::telling::lines::lines;
use crate::session::telling::said::{Said, Telling};

/// What has happened and stands, in order.
fn happened(record: &Record) -> Vec<Message> {
    let telling = Telling { dealt: record.setup().is_dealt(), ..Telling::of(record.setup()) };
    let past = record.past();
    let mut told = beginning(record);
    let changed = |after: usize| {
        let changes = record.changes().iter().filter(move |changed| changed.after == after);
        changes.map(|changed| changed.message(record))
    };
    for (index, step) in past.iter().enumerate() {
        told.extend(changed(index));
        let after = past.get(index + 1).map_or(record.game(), |next| &next.before);
        let said = step.events.iter().flat_map(|event| lines(event, after, telling));
        told.extend(said.filter_map(|said| match said {
            Said::Line(_, message) | Said::Also(_, message) => Some(message),
            Said::Guide(..) | Said::Hint(..) | Said::Cue(_) | Said::Pause(_) => None,
        }));
    }
    told.extend(changed(past.len()));
    told
}

/// Tells the log. It does not become part of the history.
pub(in crate::session) fn say_log(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else {
        return desk.say_in_full(scene, Topic::General, &Message::new("log-empty"));
    };
    let length = match (scene.mode, scene.preferences.wording) {
        (Mode::Program, _) | (_, Wording::Full) => Length::Full,
        (Mode::Table, _) => Length::Brief,
    };
    for message in happened(&table.record) {
        let [spoken, printed] =
            [Form::Spoken, Form::Printed].map(|form| scene.lexicon.render(&message, form, length));
        desk.utter(scene, spoken, printed);
    }
}
