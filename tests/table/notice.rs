//! What can be found out about a table: what was heard, printed and saved, and where the game stands.

use protocol::OwnVoice;
use protocol::question::Question;
use resistance_narrator::game::Game;
use resistance_narrator::journal::{Entry, Record};
use resistance_narrator::language::localizer::Localizer;
use resistance_narrator::language::{Form, Intent, Length, Message, Verb};
use resistance_narrator::preferences::{Preferences, VoiceMode};
use serde_json::{Map, Value};

use super::{At, Moment, Table};

impl Table {
    pub fn localizer(&mut self) -> &Localizer {
        self.session().localizer()
    }

    /// What stands on the phone that goes round while its player waits.
    pub fn waits_on_phone(&mut self) -> Option<String> {
        self.session().waits_on_phone()
    }

    /// The question that is open.
    pub fn question(&mut self) -> Question {
        self.session().question()
    }

    /// The game, as the journal tells it.
    pub fn game(&self) -> Option<Game> {
        Some(*self.record()?.game())
    }

    /// The game with its past, as the journal tells it.
    pub fn record(&self) -> Option<Record> {
        // A table that has begun another game goes on with that one's journal.
        let begun = self.journal.iter().rposition(|entry| matches!(entry, Entry::Begun { .. }))?;
        Some(Record::replay(self.journal[begun..].to_vec()).unwrap())
    }

    pub fn journal(&self) -> &[Entry] {
        &self.journal
    }

    /// The settings that were kept, oldest first.
    pub fn kept(&self) -> &[Preferences] {
        &self.kept
    }

    /// The saved games that were asked for.
    /// Who speaks now.
    pub fn voice(&self) -> Option<VoiceMode> {
        self.voice
    }

    pub fn opened(&self) -> &[String] {
        &self.opened
    }

    pub fn clock_ms(&self) -> u64 {
        self.clock_ms
    }

    /// Everything since the table was opened.
    pub fn moments(&self) -> &[At] {
        &self.moments
    }

    /// Everything since the last line or key, with it.
    pub fn last_step(&self) -> &[At] {
        &self.moments[self.step..]
    }

    /// How many messages everybody was told so far.
    pub fn told_so_far(&self) -> usize {
        self.session.as_ref().map_or(0, |session| session.told(0).count())
    }

    /// What everybody was told after so many messages, in no language.
    pub fn told(&self, after: usize) -> Vec<Message> {
        self.session.iter().flat_map(|session| session.told(after)).cloned().collect()
    }

    /// The sentences that were heard since the last line or key.
    pub fn spoken(&self) -> Vec<&str> {
        spoken(self.last_step())
    }

    /// The lines that were printed since the last line or key.
    pub fn printed(&self) -> Vec<&str> {
        let printed = |at| match at {
            &At { moment: Moment::Printed(ref line), .. } => Some(line.as_str()),
            _ => None,
        };
        self.last_step().iter().filter_map(printed).collect()
    }

    /// What the last line or key had said in other voices than the narrator's.
    pub fn in_voices(&self) -> &[(OwnVoice, String)] {
        &self.in_voices
    }

    /// The objects that were reported since the last line.
    pub fn reported(&self) -> Vec<&Map<String, Value>> {
        let reported = |at| match at {
            &At { moment: Moment::Reported(ref report), .. } => Some(report),
            _ => None,
        };
        self.last_step().iter().filter_map(reported).collect()
    }

    /// A message as it is spoken in full.
    pub fn sentence(&mut self, message: &Message) -> String {
        self.localizer().render(message, Form::Spoken, Length::Full)
    }

    /// This was heard since the last line or key.
    #[track_caller]
    pub fn said(mut self, message: &Message) -> Self {
        let sentence = self.sentence(message);
        assert!(self.spoken().contains(&sentence.as_str()), "{sentence:?} was not said, but {:#?}", self.spoken());
        self
    }

    #[track_caller]
    pub fn asks(mut self, question: Question) -> Self {
        assert_eq!(self.question(), question, "after {:#?}", self.last_step());
        self
    }
}

/// The sentences among these moments.
pub fn spoken(moments: &[At]) -> Vec<&str> {
    let spoken = |at| match at {
        &At { moment: Moment::Spoken(ref text), .. } => Some(text.as_str()),
        _ => None,
    };
    moments.iter().filter_map(spoken).collect()
}

/// A command without an object.
pub fn plain(verb: Verb) -> Intent {
    Intent::Plain(verb)
}

/// What people are told is one line of text.
pub(super) fn readable(line: &str) {
    assert!(!line.trim().is_empty(), "an empty line");
    assert!(!line.chars().any(char::is_control), "{line:?} holds control characters");
    assert!(!line.contains("{") && !line.contains("  "), "{line:?} is badly formed");
}
