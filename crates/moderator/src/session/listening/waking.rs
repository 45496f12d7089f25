//! Whether what is heard is for the narrator: the talk key, the wake phrase, and what is said with it in one breath.

use crate::language::hypothesis::{LIKELY, WHOLE};
use crate::language::{Heard, Hypothesis, Intent, Message, Verb};
use crate::preferences::Listens;
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::listening::attention::Attention;
use crate::session::listening::choice::{Addressed, Choice};
use crate::session::scene::Scene;
use crate::session::{Mode, Session, desk, listening, script};
use protocol::effect::Effect;
use protocol::hearing::Hearing;
use protocol::speech::Cue;

/// The share of all from which a word that does not name the narrator ends what it says: some of its own words, as far as
/// they are left in what is heard, are taken for it with less.
const CERTAIN: u32 = WHOLE / 100 * 95;

/// Whether players talk to each other, as far as open ears can tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum TableTalk {
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
    pub(in crate::session) fn after(self, said: &Choice) -> Self {
        match (self, said) {
            (Self::Suspected | Self::GoesOn, Choice::One(heard)) if heard.is_nothing() => Self::GoesOn,
            _ => Self::None,
        }
    }
}

impl Session {
    /// Whether the talk key was pressed and what is said with it is not over.
    #[must_use]
    pub fn is_talked_to(&self) -> bool {
        self.listening.talking
    }

    /// The wake phrase opens the ears. What was said with it in one breath was not listened for then: now it is.
    pub(in crate::session) fn wake(&mut self, words: &str) {
        let Some(wake) = Heard::wakes(words, self.scene.lexicon.phrases()) else { return };
        if words.split_whitespace().count() == wake {
            return attend(&self.scene, &mut self.desk, &mut self.listening);
        }
        self.listening.attention = Attention::Awake;
        self.listening.in_one_breath = true;
        self.expect();
        self.desk.effects.push(Effect::Hear(Hearing::Again { words: wake as u8 }));
    }

    /// Whether somebody may end what the narrator is saying by voice.
    pub(in crate::session) fn may_be_interrupted(&self) -> bool {
        self.can_be_interrupted() && matches!(self.scene.preferences.ears, Listens::Wake | Listens::Open)
    }

    /// Somebody spoke while the narrator did: a call, or an order to be silent, if that is what was most likely said. Whatever
    /// else was said was for others, and what is left of the narrator's own voice may be like a little of it.
    pub(in crate::session) fn interrupted(&mut self, readings: &[Hypothesis]) {
        let Some((_, grammar)) = &self.listening.expected else { return };
        let calls = |words: &str| Heard::wakes(words, self.scene.lexicon.phrases()).is_some();
        let ends_it = |one: &Hypothesis| calls(&one.words) || grammar.lists(&one.words);
        let Some((likeliest, share)) = Hypothesis::together(readings, ends_it) else { return };
        if share < if likeliest.words.contains(' ') { LIKELY } else { CERTAIN } {
            return;
        }
        self.desk.narration.history.begin_group();
        self.desk.silence(&mut self.scene);
        // Which wakes it only if it is a call.
        self.wake(&likeliest.words);
        script::holding::hold_silenced_script(&mut self.scene, &mut self.desk);
        desk::ceremony::go_on_with_ceremony(&mut self.scene, &mut self.desk);
    }
}

/// The talk key: the first press opens the ears, the second closes them.
pub(in crate::session) fn talk(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if scene.mode == Mode::Program || scene.preferences.ears == Listens::Off {
        return desk.refuse(scene, "ears-off", Message::new("refused-ears-off"));
    }
    if listening.recogniser.is_none() {
        let loading = Message::new("ears-loading");
        return desk.refuse(scene, "no-ears", listening.unavailable.clone().unwrap_or(loading));
    }
    if scene.preferences.ears != Listens::Push {
        // It listens anyway: the key only spares the wake phrase.
        return attend(scene, desk, listening);
    }
    listening::tell_of_recogniser(scene, desk, listening);
    listening.talking = !listening.talking;
    let talk = if listening.talking { Hearing::Talk } else { Hearing::TalkOver };
    desk.effects.push(Effect::Hear(talk));
}

/// Whether what was heard was listened for while the narrator spoke.
pub(in crate::session) fn listens_for_interruptions(listening: &Listening) -> bool {
    listening.expected.as_ref().is_some_and(|(moment, _)| moment.interrupting)
}

/// The next utterance is for the narrator.
fn attend(scene: &Scene, desk: &mut Desk, listening: &mut Listening) {
    listening.attention = Attention::Awake;
    desk.cue(scene, Cue::Listening);
}

/// Whether somebody who is heard speaks to the narrator; so they do if they have just called it.
pub(in crate::session) fn addressed(scene: &Scene, listening: &Listening) -> Addressed {
    let called = listening.attention == Attention::Awake && !listening.in_one_breath;
    let called = called || scene.preferences.ears == Listens::Push;
    let corrected = listening.attention == Attention::Corrected;
    match (scene.open.pending.is_some(), called) {
        (true, true) => Addressed::Settling,
        (true, false) => Addressed::Awaited,
        (false, true) => Addressed::Called,
        (false, false) if corrected || scene.is_half_answered() => Addressed::Settling,
        (false, false) => Addressed::Open,
    }
}

/// Whoever has just said no says in the next breath what is meant: nobody has to call the narrator for that.
pub(in crate::session) fn awaits_what_is_meant(scene: &Scene, listening: &mut Listening, intent: &Intent) {
    let dropped = matches!(intent, Intent::Plain(Verb::Cancel) | Intent::Opens(Verb::Reject));
    if dropped && scene.open.pending.is_none() && scene.preferences.ears == Listens::Wake {
        listening.attention = Attention::Corrected;
    }
}

/// Whether only the wake phrase counts: on call, and with open ears while players talk. While the narrator waits for a
/// yes, a name or the next vote of a roll call, nobody has to wake it again.
pub(in crate::session) fn is_asleep(scene: &Scene, listening: &Listening) -> bool {
    let awaits_its_call = match scene.preferences.ears {
        Listens::Wake => true,
        Listens::Open => listening.talk == TableTalk::GoesOn,
        Listens::Off | Listens::Push => false,
    };
    awaits_its_call
        && listening.attention == Attention::Asleep
        && scene.open.pending.is_none()
        && !scene.open.asks()
        && !scene.is_half_answered()
}
