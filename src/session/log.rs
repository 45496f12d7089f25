//! The log: what has happened in the game and stands, from its beginning. Nothing else that was said is part of it.

use super::announce::{Said, Telling, lines};
use super::narration::Topic;
use super::preferences::Wording;
use super::table::beginning;
use super::{Mode, Session, Stage};
use crate::journal::record::Record;
use crate::language::{Form, Length, Message};

impl Session {
    /// Tells the log. It does not become part of the history.
    pub(super) fn say_log(&mut self) {
        let Stage::Table(table) = &self.stage else {
            return self.say_in_full(Topic::General, &Message::new("log-empty"));
        };
        let length = match (self.mode, self.preferences.wording) {
            (Mode::Program, _) | (_, Wording::Full) => Length::Full,
            (Mode::Table, _) => Length::Brief,
        };
        for message in happened(&table.record) {
            let [spoken, printed] =
                [Form::Spoken, Form::Printed].map(|form| self.lexicon.render(&message, form, length));
            self.utter(spoken, printed);
        }
    }
}

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
            Said::Line(_, message) => Some(message),
            Said::Guide(..) | Said::Hint(..) | Said::Cue(_) | Said::Pause(_) => None,
        }));
    }
    told.extend(changed(past.len()));
    told
}
