//! What was heard counts when somebody confirms it.
//!
//! A typed command counts at once. A heard one may have been misheard: whatever moves the game waits here for
//! "confirm", and can be put right before ("not Ben, Dan", "add Eve", "remove seat three") or dropped ("cancel").

use crate::actions::table::abandoning;
use crate::actions::{lessons, play, speech_input};
use crate::door::Session;
use crate::language::{Intent, Message, Verb};
use crate::narration::answers::help;
use crate::narration::asking;
use crate::output::ceremony;
use crate::output::history::Topic;
use crate::queries::speech_input::confirmation;
use crate::queries::{question, subjects};
use protocol::Cue;

impl Session {
    /// Carries out a heard command, or reads it back.
    pub(crate) fn heard_intent(&mut self, intent: Intent) {
        self.desk.cue(&self.scene, Cue::Heard);
        let intent = confirmation::joined_with_pending(&self.scene, question::as_meant(&self.scene, intent));
        if self.settle(&intent) {
            return speech_input::awaits_what_is_meant(&self.scene, &mut self.listening, &intent);
        }
        if ceremony::lead_ceremony(&mut self.scene, &mut self.desk, &intent) {
            return;
        }
        if intent == Intent::Plain(Verb::Help) {
            if !lessons::takes(&mut self.scene, &mut self.desk, &intent) {
                help::say_what_can_be_said(&self.scene, &mut self.desk, &self.listening);
            }
            return;
        }
        if let Some(action) = subjects::action_of(&self.scene, &intent) {
            return speech_input::weigh(&mut self.scene, &mut self.desk, intent, action);
        }
        if confirmation::moves_the_game(&self.scene, &intent) {
            return speech_input::read_back(&mut self.scene, &mut self.desk, intent);
        }
        self.intend(intent);
        // A question in between: the table still has to say whether it was heard right.
        if self.scene.open.pending.is_some() {
            asking::ask_again(&self.scene, &mut self.desk);
        }
    }

    /// An answer to what is read back: yes, no, or a correction. False if it is none, or nothing is read back.
    pub(crate) fn settle(&mut self, intent: &Intent) -> bool {
        let Some(pending) = self.scene.open.pending.clone() else { return false };
        match intent {
            Intent::Plain(Verb::Confirm) => self.confirm(pending),
            Intent::Opens(Verb::Reject) if !confirmation::gives_up(&self.scene, &pending) => return false,
            Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject) => {
                self.scene.open.pending = None;
                self.desk.say(&self.scene, Topic::General, Message::new("entry-dropped"));
                asking::ask_again(&self.scene, &mut self.desk);
            }
            Intent::Replace { .. } | Intent::Add(_) | Intent::Remove(_) => {
                match confirmation::corrected(&self.scene, intent) {
                    Some(corrected) => speech_input::read_back(&mut self.scene, &mut self.desk, corrected),
                    None => self.desk.refuse(&self.scene, "not-now", Message::new("refused-correction")),
                }
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn confirm(&mut self, pending: Intent) {
        if let Some((refusal, message)) = subjects::action_of(&self.scene, &pending)
            .and_then(|action| confirmation::refusal_of(&self.scene, action))
        {
            return self.desk.refuse(&self.scene, refusal.code(), message);
        }
        (self.scene.open.pending, self.scene.open.result) = (None, None);
        if confirmation::gives_up(&self.scene, &pending) {
            return abandoning::give_up(&mut self.scene, &mut self.desk, &mut self.listening, &pending);
        }
        match subjects::action_of(&self.scene, &pending) {
            Some(action) if confirmation::is_weighed(&self.scene, &pending) => {
                play::play(&mut self.scene, &mut self.desk, action)
            }
            _ => self.intend(pending),
        }
    }
}
