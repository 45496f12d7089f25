//! Whether what is heard is for the narrator: the talk key, the wake phrase, and what is said with it in one breath.

use super::choice::{Addressed, Choice};
use super::effect::Effect;
use super::hearing::Hearing;
use super::preferences::Ears;
use super::speech::Cue;
use super::{Mode, Session};
use crate::language::hypothesis::{LIKELY, WHOLE};
use crate::language::{Heard, Hypothesis, Message};

/// The share of all from which a word that does not name the narrator ends what it says: some of its own words, as far as
/// they are left in what is heard, are taken for it with less.
const CERTAIN: u32 = WHOLE / 100 * 95;

/// Whether what is heard is for the narrator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Attention {
    /// Only the wake phrase counts.
    #[default]
    Asleep,
    /// The next utterance is a command.
    Awake,
}

/// Whether players talk to each other, as far as open ears can tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TableTalk {
    /// They don't.
    #[default]
    None,
    /// Something long was said; what it was is not known yet.
    Suspected,
    /// They do: words that could be an answer are theirs, and only the wake phrase counts.
    GoesOn,
}

impl TableTalk {
    /// What it is once it is known what was said.
    pub(super) fn after(self, said: &Choice) -> Self {
        match (self, said) {
            (Self::Suspected | Self::GoesOn, Choice::One(heard)) if heard.is_nothing() => Self::GoesOn,
            _ => Self::None,
        }
    }
}

impl Session {
    /// The talk key: the first press opens the ears, the second closes them.
    pub(super) fn talk(&mut self) {
        if self.mode == Mode::Program || self.preferences.ears == Ears::Off {
            return self.refuse("ears-off", Message::new("refused-ears-off"));
        }
        if self.listening.recogniser.is_none() {
            let loading = Message::new("ears-loading");
            return self.refuse("no-ears", self.listening.unavailable.clone().unwrap_or(loading));
        }
        if self.preferences.ears != Ears::Push {
            // It listens anyway: the key only spares the wake phrase.
            return self.attend();
        }
        self.tell_of_recogniser();
        self.listening.talking = !self.listening.talking;
        let talk = if self.listening.talking { Hearing::Talk } else { Hearing::TalkOver };
        self.effects.push(Effect::Hear(talk));
    }

    /// Whether the talk key was pressed and what is said with it is not over.
    #[must_use]
    pub fn is_talked_to(&self) -> bool {
        self.listening.talking
    }

    /// The wake phrase opens the ears. What was said with it in one breath was not listened for then: now it is.
    pub(super) fn wake(&mut self, words: &str) {
        let Some(wake) = Heard::wakes(words, self.lexicon.phrases()) else { return };
        if words.split_whitespace().count() == wake {
            return self.attend();
        }
        self.listening.attention = Attention::Awake;
        self.listening.in_one_breath = true;
        self.expect();
        self.effects.push(Effect::Hear(Hearing::Again { words: wake as u8 }));
    }

    /// Whether somebody may end what the narrator is saying by voice.
    pub(super) fn may_be_interrupted(&self) -> bool {
        self.can_be_interrupted() && matches!(self.preferences.ears, Ears::Wake | Ears::Open)
    }

    /// Whether what was heard was listened for while the narrator spoke.
    pub(super) fn listens_for_interruptions(&self) -> bool {
        self.listening.expected.as_ref().is_some_and(|(moment, _)| moment.interrupting)
    }

    /// Somebody spoke while the narrator did: a call, or an order to be silent, if that is what was most likely said. Whatever
    /// else was said was for others, and what is left of the narrator's own voice may be like a little of it.
    pub(super) fn interrupted(&mut self, readings: &[Hypothesis]) {
        let Some((_, grammar)) = &self.listening.expected else { return };
        let calls = |words: &str| Heard::wakes(words, self.lexicon.phrases()).is_some();
        let ends_it = |one: &&Hypothesis| calls(&one.words) || grammar.lists(&one.words);
        let Some(likeliest) = readings.iter().find(ends_it) else { return };
        let enough = if likeliest.words.contains(' ') { LIKELY } else { CERTAIN };
        if readings.iter().filter(ends_it).map(|one| one.share).sum::<u32>() < enough {
            return;
        }
        self.narration.history.begin_group();
        self.silence();
        // Which wakes it only if it is a call.
        self.wake(&likeliest.words);
        self.hold_silenced_script();
        self.go_on_with_ceremony();
    }

    /// The next utterance is for the narrator.
    pub(super) fn attend(&mut self) {
        self.listening.attention = Attention::Awake;
        self.cue(Cue::Listening);
    }

    /// Whether somebody who is heard speaks to the narrator; so they do if they have just called it.
    pub(super) fn addressed(&self, called: bool) -> Addressed {
        if self.listening.pending.is_some() {
            // Whatever was misheard for a yes would count.
            return Addressed::Answering;
        }
        match self.preferences.ears {
            Ears::Push => Addressed::Called,
            _ if called => Addressed::Called,
            _ if self.is_half_answered() => Addressed::Answering,
            _ => Addressed::Open,
        }
    }

    /// Whether only the wake phrase counts: on call, and with open ears while players talk. While the narrator waits for a
    /// yes, a name or the next vote of a roll call, nobody has to wake it again.
    pub(super) fn is_asleep(&self) -> bool {
        let awaits_its_call = match self.preferences.ears {
            Ears::Wake => true,
            Ears::Open => self.listening.talk == TableTalk::GoesOn,
            Ears::Off | Ears::Push => false,
        };
        awaits_its_call
            && self.listening.attention == Attention::Asleep
            && self.listening.pending.is_none()
            && !self.listening.asks()
            && !self.is_half_answered()
    }
}
