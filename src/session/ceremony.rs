//! What is left of a ceremony, such as a vote, that somebody has broken in on: it waits, and goes on where it was.

use super::narration::Topic;
use super::narration::queue::{Planned, UNTIL_TOLD};
use crate::language::{Intent, Message, Verb};
use crate::session::question::Question;
use crate::session::{Effect, Session};

/// The rest of a ceremony. Nothing of it is queued, and so nothing of it can sound too early.
#[derive(Debug, Default)]
pub(super) struct Ceremony {
    rest: Vec<Planned>,
    /// What it leads to: while that is asked, its instructions hold.
    question: Option<Question>,
    /// It waits until somebody lets it go on.
    held: bool,
}

impl Ceremony {
    /// Whether something of it is still to come.
    pub(super) fn waits(&self) -> bool {
        !self.rest.is_empty()
    }

    /// What can be said while it waits, beside the answers to its question: it goes on, or ends early.
    pub(super) fn offers(&self) -> &'static [Verb] {
        if self.waits() { &[Verb::Next, Verb::Ready] } else { &[] }
    }

    /// Whether it goes on only when somebody says so.
    pub(super) fn is_held(&self) -> bool {
        self.held && self.waits()
    }

    /// Whether this line is still to come.
    pub(super) fn is_to_say(&self, line: &str) -> bool {
        self.rest.iter().any(|planned| planned.printed.as_deref() == Some(line))
    }

    /// Nothing of it is still to come.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

impl Session {
    /// Keeps what was queued behind a pause: it was never heard, and is still to be done.
    pub(super) fn break_off_ceremony(&mut self, rest: Vec<Planned>) {
        if !rest.is_empty() {
            let question = Some(self.scene.question());
            self.scene.open.ceremony = Ceremony { rest, question, held: false };
        }
    }

    /// The game has moved on. Instructions for what is over are dropped; news is printed, so that nothing is lost.
    pub(super) fn end_ceremony(&mut self) {
        let Ceremony { rest, question, .. } = std::mem::take(&mut self.scene.open.ceremony);
        let instructs = |question: Question| {
            matches!(question, Question::Vote | Question::Count | Question::CountOn { .. } | Question::Trap)
                || question.is_about_plot_cards()
        };
        if question.is_some_and(|question| !instructs(question)) {
            let lines = rest.into_iter().filter_map(|planned| planned.printed);
            self.desk.effects.extend(lines.map(Effect::Print));
        }
    }

    /// Whatever was said in between is answered: the pause goes on. It never ends before its time.
    pub(super) fn go_on_with_ceremony(&mut self) {
        let leaving = self.desk.effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
        let answered = self.scene.open.pending.is_none() && !self.scene.open.asks();
        if self.scene.open.ceremony.waits() && !self.scene.open.ceremony.held && answered && !leaving {
            self.queue_ceremony();
        }
    }

    fn queue_ceremony(&mut self) {
        for Planned { lead_ms, sound, printed } in std::mem::take(&mut self.scene.open.ceremony).rest {
            self.desk.narration.queue.wait(lead_ms);
            let id = self.speak(sound);
            if let Some(line) = printed {
                self.desk.narration.queue.print_with(id, line);
            }
        }
    }

    /// Takes back from the queue what comes after a pause without an end.
    pub(super) fn hold_until_told(&mut self) {
        let (ids, rest) = self.desk.narration.queue.take_back();
        if rest.is_empty() {
            return;
        }
        self.desk.effects.retain(|effect| !matches!(effect, Effect::Speak(queued) if ids.contains(&queued.id)));
        self.break_off_ceremony(rest);
        self.scene.open.ceremony.held = true;
    }

    /// Holds a pause, lets it go on, or ends it. False if the command is another one, or there is no pause.
    pub(super) fn lead_ceremony(&mut self, intent: &Intent) -> bool {
        let Intent::Plain(verb) = intent else { return false };
        if !self.scene.open.ceremony.waits() || self.scene.open.pending.is_some() {
            return false;
        }
        let without_end = self.scene.open.ceremony.rest[0].lead_ms == UNTIL_TOLD;
        match verb {
            Verb::Pause => {
                self.scene.open.ceremony.held = true;
                self.say_held();
            }
            Verb::Next | Verb::Resume if !without_end => {
                self.scene.open.ceremony.held = false;
                self.queue_ceremony();
            }
            Verb::Ready | Verb::Next | Verb::Resume => {
                self.scene.open.ceremony.rest[0].lead_ms = 0;
                self.queue_ceremony();
            }
            _ => return false,
        }
        true
    }

    /// Says that the table has all the time it wants, and how it goes on.
    pub(super) fn say_held(&mut self) {
        let key = match self.scene.open.ceremony.rest.first() {
            Some(Planned { lead_ms: UNTIL_TOLD, .. }) => "pause-until-ready",
            _ => "pause-held",
        };
        self.say_once_more(Topic::General, Message::new(key));
    }
}

#[cfg(test)]
impl Ceremony {
    /// How many sounds are still to come.
    pub(super) fn len(&self) -> usize {
        self.rest.len()
    }
}
