//! What is left of a ceremony, such as a vote, that somebody has broken in on: it waits, and goes on where it was.

use super::history::Topic;
use super::question::Question;
use super::speech::{Sound, Utterance};
use super::{Effect, Session};
use crate::language::{Intent, Message, Verb};

/// A pause that lasts until somebody says that it is over, in place of its length in milliseconds.
pub(super) const UNTIL_TOLD: u32 = u32::MAX;

/// One sound that is still to come, with the line that is printed when it begins.
#[derive(Debug)]
struct Planned {
    lead_ms: u32,
    sound: Sound,
    printed: Option<String>,
}

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

    /// How many sounds are still to come.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.rest.len()
    }
}

impl Session {
    /// Keeps what was queued behind a pause: it was never heard, and is still to be done.
    pub(super) fn break_off_ceremony(&mut self, unheard: Vec<Utterance>) {
        let rest: Vec<Planned> = unheard
            .into_iter()
            .skip_while(|utterance| utterance.lead_ms == 0)
            .map(|Utterance { id, lead_ms, sound }| Planned {
                lead_ms,
                sound,
                printed: self.printed_later.remove(&id),
            })
            .collect();
        if !rest.is_empty() {
            self.ceremony = Ceremony { rest, question: Some(self.question()), held: false };
        }
    }

    /// The game has moved on. Instructions for what is over are dropped; news is printed, so that nothing is lost.
    pub(super) fn end_ceremony(&mut self) {
        let Ceremony { rest, question, .. } = std::mem::take(&mut self.ceremony);
        let instructs = |question: Question| {
            matches!(question, Question::Vote | Question::Count | Question::CountOn { .. } | Question::Trap)
                || question.is_about_plot_cards()
        };
        if question.is_some_and(|question| !instructs(question)) {
            let lines = rest.into_iter().filter_map(|planned| planned.printed);
            self.effects.extend(lines.map(Effect::Print));
        }
    }

    /// Whatever was said in between is answered: the pause goes on. It never ends before its time.
    pub(super) fn go_on_with_ceremony(&mut self) {
        let leaving = self.effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
        let answered = self.pending.is_none() && !self.listening.asks();
        if self.ceremony.waits() && !self.ceremony.held && answered && !leaving {
            self.queue_ceremony();
        }
    }

    fn queue_ceremony(&mut self) {
        for Planned { lead_ms, sound, printed } in std::mem::take(&mut self.ceremony).rest {
            self.lead_ms = lead_ms;
            let id = self.speak(sound);
            if let Some(line) = printed {
                self.printed_later.insert(id, line);
            }
        }
    }

    /// Takes back from the queue what comes after a pause without an end.
    pub(super) fn hold_until_told(&mut self) {
        let Some(at) = self.unheard.iter().position(|utterance| utterance.lead_ms == UNTIL_TOLD) else { return };
        let later = self.unheard.split_off(at);
        self.speaking.retain(|id| later.iter().all(|utterance| utterance.id != *id));
        self.effects.retain(|effect| {
            !matches!(effect, Effect::Speak(queued) if later.iter().any(|utterance| utterance.id == queued.id))
        });
        self.break_off_ceremony(later);
        self.ceremony.held = true;
    }

    /// Holds a pause, lets it go on, or ends it. False if the command is another one, or there is no pause.
    pub(super) fn lead_ceremony(&mut self, intent: &Intent) -> bool {
        let Intent::Plain(verb) = intent else { return false };
        if !self.ceremony.waits() || self.pending.is_some() {
            return false;
        }
        let without_end = self.ceremony.rest[0].lead_ms == UNTIL_TOLD;
        match verb {
            Verb::Pause => {
                self.ceremony.held = true;
                self.say_held();
            }
            Verb::Next | Verb::Resume if !without_end => {
                self.ceremony.held = false;
                self.queue_ceremony();
            }
            Verb::Ready | Verb::Next | Verb::Resume => {
                self.ceremony.rest[0].lead_ms = 0;
                self.queue_ceremony();
            }
            _ => return false,
        }
        true
    }

    /// Says that the table has all the time it wants, and how it goes on.
    pub(super) fn say_held(&mut self) {
        let key = match self.ceremony.rest.first() {
            Some(Planned { lead_ms: UNTIL_TOLD, .. }) => "pause-until-ready",
            _ => "pause-held",
        };
        self.say_once_more(Topic::General, Message::new(key));
    }
}
