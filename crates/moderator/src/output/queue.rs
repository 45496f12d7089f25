//! What is queued to be heard: what sounds now, what has not begun, and what is printed and shown with it.

use crate::state::script::{Planned, Told};
use protocol::{Cue, DeviceEvent, Input, OwnVoice, Sound, SpeechEvent, SpeechSource, Utterance, UtteranceId};
use std::collections::{BTreeMap, BTreeSet};

/// A pause that lasts until somebody says that it is over, in place of its length in milliseconds.
pub(crate) const UNTIL_TOLD: u32 = u32::MAX;

/// What becomes of what was queued when there is silence.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Silenced {
    /// What had not begun and comes after a pause: it is still to be done.
    pub(crate) rest: Vec<Planned>,
    /// The lines of all that is not said any more.
    pub(crate) unprinted: Vec<String>,
    /// What these sentences, and those whose lines were printed already, would have told.
    pub(crate) told: Vec<Told>,
}

/// What an event of the speech queue brings with it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Reached {
    /// The lines that are printed now.
    pub(crate) lines: Vec<String>,
    /// What the table has been told by now, and had not before.
    pub(crate) told: Vec<Told>,
}

/// What is queued to be heard, with the ids of a whole session.
#[derive(Debug)]
pub(crate) struct Queue {
    next_id: u64,
    /// Utterances that are queued or heard now.
    speaking: BTreeSet<UtteranceId>,
    /// Those of them that sound now.
    sounding: BTreeSet<UtteranceId>,
    /// Those of them that have not begun.
    unheard: Vec<Utterance>,
    /// Lines that are printed when their utterance begins.
    printed_later: BTreeMap<UtteranceId, String>,
    /// What the table is told by an utterance, until that begins: whoever reads along has it no sooner.
    told_later: BTreeMap<UtteranceId, Told>,
    /// The silence before whatever is queued next, in milliseconds.
    lead_ms: u32,
    /// In whose voice that is; none is the narrator's.
    voice: Option<OwnVoice>,
    /// The latest cue that says that the ears are open.
    listening_cue: Option<UtteranceId>,
    /// Where speech comes from, as far as anybody was told.
    source: SpeechSource,
}

impl Default for Queue {
    fn default() -> Self {
        Self {
            next_id: 1,
            speaking: BTreeSet::new(),
            sounding: BTreeSet::new(),
            unheard: Vec::new(),
            printed_later: BTreeMap::new(),
            told_later: BTreeMap::new(),
            lead_ms: 0,
            voice: None,
            listening_cue: None,
            source: SpeechSource::Nowhere,
        }
    }
}

impl Queue {
    /// An id that nothing has yet.
    pub(crate) fn new_id(&mut self) -> UtteranceId {
        let id = UtteranceId(self.next_id);
        self.next_id += 1;
        id
    }

    /// Leaves a silence before whatever is queued next, in milliseconds.
    pub(crate) fn wait(&mut self, pause_ms: u32) {
        self.lead_ms = pause_ms;
    }

    /// Whatever is queued next is in this voice; none is the narrator's.
    pub(crate) fn speak_as(&mut self, voice: Option<OwnVoice>) {
        self.voice = voice;
    }

    /// Queues a sound after the silence, and in the voice, that was asked for.
    pub(crate) fn put(&mut self, sound: Sound) -> Utterance {
        let id = self.new_id();
        if sound == Sound::Cue(Cue::Listening) {
            self.listening_cue = Some(id);
        }
        self.speaking.insert(id);
        let (lead_ms, voice) = (std::mem::take(&mut self.lead_ms), self.voice.take());
        let utterance = Utterance { id, lead_ms, sound, voice };
        self.unheard.push(utterance.clone());
        utterance
    }

    /// Whether what is said next is printed when it begins. What is said after a silence is, and so is all that follows
    /// it, such as what is done at a tone: a screen reader keeps the same time and the same order.
    pub(crate) fn prints_later(&self) -> bool {
        self.lead_ms > 0 || !self.printed_later.is_empty() || self.has_a_pause()
    }

    /// Whether something is said after a silence, in which hands have something to do.
    pub(crate) fn has_a_pause(&self) -> bool {
        self.unheard.iter().any(|utterance| utterance.lead_ms > 0)
    }

    /// Keeps the line of an utterance until it begins.
    pub(crate) fn print_with(&mut self, id: UtteranceId, line: String) {
        self.printed_later.insert(id, line);
    }

    /// Keeps what an utterance tells until it begins.
    pub(crate) fn tell_with(&mut self, id: UtteranceId, told: Told) {
        self.told_later.insert(id, told);
    }

    /// Whether something is still to be told.
    pub(crate) fn has_untold(&self) -> bool {
        !self.told_later.is_empty()
    }

    /// Whether something is to be told that the table hears without being waited for: what comes after a silence is for
    /// hands that have something to do until then.
    pub(crate) fn is_behind(&self) -> bool {
        let mut now = self.unheard.iter().take_while(|utterance| utterance.lead_ms == 0);
        now.any(|utterance| self.told_later.contains_key(&utterance.id))
    }

    /// Whether something is queued or heard now.
    pub(crate) fn is_speaking(&self) -> bool {
        !self.speaking.is_empty()
    }

    /// Whether lines are still to be printed in their time.
    pub(crate) fn has_lines(&self) -> bool {
        !self.printed_later.is_empty()
    }

    /// Whether speech is heard at all, as far as anybody was told.
    pub(crate) fn is_audible(&self) -> bool {
        self.source != SpeechSource::Nowhere
    }

    /// Whether something sounds now.
    pub(crate) fn sounds(&self) -> bool {
        !self.sounding.is_empty()
    }

    /// Where speech comes from, as far as anybody was told.
    pub(crate) fn source(&self) -> SpeechSource {
        self.source
    }

    /// Speech comes from here from now on.
    pub(crate) fn comes_from(&mut self, source: SpeechSource) {
        self.source = source;
    }

    /// The sounds that have not begun, in order.
    pub(crate) fn unheard(&self) -> impl Iterator<Item = &Sound> {
        self.unheard.iter().map(|utterance| &utterance.sound)
    }

    /// Nothing of what is queued is heard any more. What comes after a pause is given back to be done later, unless a
    /// script keeps its own place.
    pub(crate) fn silence(&mut self, script_runs: bool) -> Silenced {
        self.speaking.clear();
        self.sounding.clear();
        let unheard = std::mem::take(&mut self.unheard);
        let rest = if script_runs { Vec::new() } else { self.after_a_pause(unheard) };
        let unprinted = std::mem::take(&mut self.printed_later).into_values().collect();
        let told = std::mem::take(&mut self.told_later).into_values().collect();
        Silenced { rest, unprinted, told }
    }

    /// Lets what has not begun follow at once.
    pub(crate) fn hurry(&mut self) {
        self.unheard.iter_mut().for_each(|utterance| utterance.lead_ms = 0);
    }

    /// Takes back what comes after a pause without an end, with the ids under which it was queued.
    pub(crate) fn take_back(&mut self) -> (BTreeSet<UtteranceId>, Vec<Planned>) {
        let endless = |utterance: &Utterance| utterance.lead_ms == UNTIL_TOLD;
        let at = self.unheard.iter().position(endless).unwrap_or(self.unheard.len());
        let later = self.unheard.split_off(at);
        let ids: BTreeSet<UtteranceId> = later.iter().map(|utterance| utterance.id).collect();
        self.speaking.retain(|id| !ids.contains(id));
        (ids, self.after_a_pause(later))
    }

    fn after_a_pause(&mut self, unheard: Vec<Utterance>) -> Vec<Planned> {
        let rest = unheard.into_iter().skip_while(|utterance| utterance.lead_ms == 0);
        rest.map(|Utterance { id, lead_ms, sound, voice }| Planned {
            lead_ms,
            sound,
            voice,
            printed: self.printed_later.remove(&id),
            told: self.told_later.remove(&id),
        })
        .collect()
    }

    /// What is still to be told, in order.
    pub(crate) fn untold(&self) -> impl Iterator<Item = &Told> {
        self.told_later.values()
    }

    /// What was queued is not said, and what came after so many announcements was never meant to be.
    pub(crate) fn forget_after(&mut self, announcements: usize) {
        self.speaking.clear();
        self.unheard.clear();
        self.printed_later.clear();
        self.told_later.retain(|_, told| told.announcements <= announcements);
    }

    /// Whether this is queued or heard now: of what was silenced the last events still come in.
    pub(crate) fn holds(&self, id: UtteranceId) -> bool {
        self.speaking.contains(&id)
    }

    /// Something began or ended. Gives back the lines that are printed with it: its own, and all that follow without a
    /// silence; and what was told with it, and with all before it.
    pub(crate) fn heard(&mut self, id: UtteranceId, event: SpeechEvent) -> Reached {
        let holds = self.holds(id);
        self.unheard.retain(|utterance| utterance.id != id);
        if event != SpeechEvent::Began {
            self.speaking.remove(&id);
            self.sounding.remove(&id);
        } else if holds && self.listening_cue != Some(id) {
            // That it listens is told while it listens.
            self.sounding.insert(id);
        }
        let follows = |utterance: &&Utterance| event == SpeechEvent::Began && utterance.lead_ms == 0;
        let following = self.unheard.iter().take_while(follows).map(|utterance| utterance.id);
        let lines = [id].into_iter().chain(following).filter_map(|id| self.printed_later.remove(&id)).collect();
        // What was silenced, or was never queued, tells nothing of what is.
        let by_now: Vec<UtteranceId> = self.told_later.range(..=id).map(|(id, _)| *id).filter(|_| holds).collect();
        let told = by_now.iter().filter_map(|id| self.told_later.remove(id)).collect();
        Reached { lines, told }
    }

    /// Takes note of what becomes of the last words when nobody is at the table any more.
    pub(crate) fn fades_by(&mut self, input: &Input) {
        match input {
            Input::Speech(id, SpeechEvent::Ended | SpeechEvent::Cancelled) => {
                self.speaking.remove(id);
            }
            Input::Device(DeviceEvent::SpeechFrom(source)) => self.comes_from(*source),
            _ => {}
        }
    }
}

#[cfg(test)]
impl Queue {
    /// How many things are kept.
    pub(crate) fn kept(&self) -> usize {
        self.speaking.len()
            + self.sounding.len()
            + self.unheard.len()
            + self.printed_later.len()
            + self.told_later.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Message;

    fn text(words: &str) -> Sound {
        Sound::Text(words.to_owned())
    }

    fn told(key: &'static str) -> Told {
        Told { message: Message::new(key), announcements: 1 }
    }

    /// Says something now, with its line already printed, and something after a pause, with its line still to come.
    fn now_and_later(pause_ms: u32) -> (Queue, [UtteranceId; 2]) {
        let mut queue = Queue::default();
        assert!(!queue.prints_later());
        let now = queue.put(text("now")).id;
        queue.wait(pause_ms);
        assert!(queue.prints_later());
        let later = queue.put(text("later"));
        assert_eq!(later.lead_ms, pause_ms);
        queue.print_with(later.id, "later".to_owned());
        queue.tell_with(now, told("now"));
        queue.tell_with(later.id, told("later"));
        (queue, [now, later.id])
    }

    fn later(lead_ms: u32) -> Planned {
        Planned {
            lead_ms,
            sound: text("later"),
            voice: None,
            printed: Some("later".to_owned()),
            told: Some(told("later")),
        }
    }

    #[test]
    fn what_comes_after_a_pause_is_still_to_be_done_after_a_silence() {
        let (mut queue, _) = now_and_later(500);
        let untold = vec![told("now")];
        assert_eq!(queue.silence(false), Silenced { rest: vec![later(500)], unprinted: vec![], told: untold });
        assert!(!queue.is_speaking() && !queue.has_lines());
    }

    #[test]
    fn of_a_script_only_the_lines_are_left_after_a_silence() {
        let (mut queue, _) = now_and_later(500);
        let untold = ["now", "later"].map(told).to_vec();
        assert_eq!(queue.silence(true), Silenced { rest: vec![], unprinted: vec!["later".to_owned()], told: untold });
    }

    #[test]
    fn a_line_is_printed_when_its_sentence_begins_with_all_up_to_the_next_silence() {
        let (mut queue, [now, later]) = now_and_later(500);
        let next = queue.put(text("next")).id;
        assert!(queue.prints_later(), "it comes after what is printed later");
        queue.print_with(next, "next".to_owned());
        queue.wait(500);
        let last = queue.put(text("last")).id;
        queue.print_with(last, "last".to_owned());
        assert_eq!(queue.heard(now, SpeechEvent::Began).lines, [""; 0]);
        assert!(queue.sounds());
        assert_eq!(queue.heard(now, SpeechEvent::Ended).lines, [""; 0]);
        assert!(!queue.sounds());
        assert_eq!(queue.heard(later, SpeechEvent::Began).lines, ["later", "next"]);
        assert_eq!(queue.heard(later, SpeechEvent::Ended).lines, [""; 0]);
        assert_eq!(queue.heard(next, SpeechEvent::Began).lines, [""; 0]);
        assert_eq!(queue.heard(last, SpeechEvent::Began).lines, ["last"]);
    }

    #[test]
    fn what_is_told_is_told_when_it_begins_and_in_its_order() {
        let (mut queue, [now, later]) = now_and_later(500);
        assert!(queue.has_untold() && queue.is_behind());
        assert_eq!(queue.heard(now, SpeechEvent::Began).told, [told("now")]);
        assert!(queue.has_untold() && !queue.is_behind(), "the rest comes after a silence");
        assert_eq!(queue.heard(now, SpeechEvent::Ended).told, []);
        assert_eq!(queue.heard(later, SpeechEvent::Began).told, [told("later")]);
        let (mut queue, [_, later]) = now_and_later(500);
        let both = ["now", "later"].map(told);
        assert_eq!(queue.heard(later, SpeechEvent::Cancelled).told, both, "it was given up, and is printed");
    }

    #[test]
    fn what_is_done_at_a_tone_is_printed_with_the_tone() {
        let mut queue = Queue::default();
        queue.wait(500);
        let tone = queue.put(Sound::Cue(Cue::Now)).id;
        assert!(queue.prints_later(), "the silence is before the tone");
        let look = queue.put(text("look")).id;
        queue.print_with(look, "look".to_owned());
        assert_eq!(queue.heard(tone, SpeechEvent::Began).lines, ["look"]);
    }

    #[test]
    fn only_what_is_queued_next_is_in_another_voice_and_keeps_it_through_a_pause() {
        let mut queue = Queue::default();
        let other = Some(OwnVoice::from_number(3));
        queue.wait(500);
        queue.speak_as(other);
        assert_eq!(queue.put(text("theirs")).voice, other);
        assert_eq!(queue.put(text("ours")).voice, None);
        let voices: Vec<_> = queue.silence(false).rest.into_iter().map(|planned| planned.voice).collect();
        assert_eq!(voices, [other, None]);
    }

    #[test]
    fn a_pause_without_an_end_takes_all_that_follows_it_out_of_the_queue() {
        let (mut queue, [now, held]) = now_and_later(UNTIL_TOLD);
        assert_eq!(queue.take_back(), ([held].into(), vec![later(UNTIL_TOLD)]));
        assert_eq!(queue.take_back(), ([].into(), vec![]));
        assert!(queue.holds(now) && !queue.holds(held));
        assert!(queue.heard(now, SpeechEvent::Cancelled).lines.is_empty());
        assert!(!queue.is_speaking());
    }

    #[test]
    fn what_was_silenced_may_still_tell_of_its_end() {
        let (mut queue, [now, _]) = now_and_later(500);
        assert!(queue.heard(now, SpeechEvent::Began).lines.is_empty());
        queue.forget_after(0);
        assert!(queue.sounds(), "it is not silent yet");
        assert!(queue.heard(now, SpeechEvent::Ended).lines.is_empty());
        assert!(!queue.sounds());
    }

    #[test]
    fn the_cue_that_the_narrator_listens_does_not_close_its_ears() {
        let mut queue = Queue::default();
        let cue = queue.put(Sound::Cue(Cue::Listening)).id;
        assert!(queue.heard(cue, SpeechEvent::Began).lines.is_empty());
        assert!(queue.is_speaking() && !queue.sounds());
    }

    #[test]
    fn no_id_is_used_twice() {
        let mut queue = Queue::default();
        let ids = [queue.new_id(), queue.put(text("a")).id, queue.new_id(), queue.put(text("b")).id];
        assert_eq!(BTreeSet::from(ids).len(), ids.len());
    }
}
