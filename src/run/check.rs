//! The check: speaks, plays every cue, listens, and says what works and what to do about what doesn't.

use std::time::Duration;

use super::world::World;
use super::{DONE, FAULT};
use crate::device::Inbox;
#[cfg(feature = "phones")]
use crate::device::phones::{Reach, reach};
use crate::device::sound::speakers;
use crate::device::speaker::Speaker;
use crate::device::voice_activity::{self, Loudness};
use crate::language::{Form, Length, Message};
use crate::preferences::VoiceMode;
use protocol::{Cue, DeviceEvent, Input, Sound, SpeechEvent, SpeechSource, Utterance, UtteranceId};

/// How long one sound may take before the check goes on without it.
const PATIENCE: Duration = Duration::from_secs(20);
/// A voice that has not begun by then, where there is no sound device, never will.
const BEGINNING: Duration = Duration::from_secs(3);

/// A sound device that is missing is noticed by then.
const NOTICING: Duration = Duration::from_secs(1);

/// How long the check listens.
const LISTENING: Duration = Duration::from_secs(3);

/// Silence between two cues, in milliseconds.
const BETWEEN_MS: u32 = 300;

/// Whether this program was built with a part that can be heard.
const HEARD: bool = cfg!(any(feature = "speech", feature = "sound"));

/// Goes through everything once.
pub(super) fn check(world: &World) -> u8 {
    let _stderr = world.open_log(crate::args::Output::Table);
    let mut check = Check::new(world);
    check.say(Message::new(if HEARD { "check-begins" } else { "check-begins-in-text" }));
    // What was built without voice and sound can't be helped by installing any.
    if HEARD {
        check.voice();
        check.cues();
        check.loudspeakers();
    }
    check.voice_activity();
    #[cfg(feature = "phones")]
    check.phones();
    let kept = check.folders();
    check.say(Message::new("check-over"));
    let printed = check.printed;
    check.finish();
    if kept { printed } else { FAULT }
}

/// Whether the speech service speaks: that where speech comes from was asked for is not told.
fn by_the_service(source: Option<SpeechSource>, wanted: VoiceMode) -> bool {
    matches!((source, wanted), (None, VoiceMode::System) | (Some(SpeechSource::System), _))
}

/// The advice that helps here: the services of Linux, and espeak-ng, are nothing that other systems come with.
fn advice(linux: &'static str, elsewhere: &'static str) -> &'static str {
    if cfg!(target_os = "linux") { linux } else { elsewhere }
}

struct Check<'a> {
    world: &'a World,
    inbox: Inbox,
    speaker: Speaker,
    source: Option<SpeechSource>,
    sound: SoundState,
    next: u64,
    /// Whether all could be printed so far. That it can't be is told once.
    printed: u8,
}

/// Whether sound is heard, as far as the devices have said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SoundState {
    Works,
    Lost,
}

impl<'a> Check<'a> {
    fn new(world: &'a World) -> Self {
        let inbox = Inbox::default();
        let mut tuning = world.preferences.sound.clone();
        tuning.language = world.language;
        let speaker = Speaker::start(tuning, inbox.sender());
        let source = if HEARD { None } else { Some(SpeechSource::Nowhere) };
        Self { world, inbox, speaker, source, sound: SoundState::Works, next: 1, printed: DONE }
    }

    /// Prints a sentence, says it, and waits until it was heard. What nobody hears is not waited for.
    fn say(&mut self, message: Message) {
        if self.printed == DONE {
            self.printed = self.world.print([self.world.text(&message)]);
        }
        while let Some(input) = self.inbox.next_within(Duration::ZERO) {
            self.note(&input);
        }
        if self.world.preferences.sound.mode == VoiceMode::Off || self.source == Some(SpeechSource::Nowhere) {
            return;
        }
        let spoken = self.world.localizer.render(&message, Form::Spoken, Length::Full);
        self.hear(Sound::Text(spoken), 0);
    }

    fn hear(&mut self, sound: Sound, lead_ms: u32) {
        let id = UtteranceId(self.next);
        self.next += 1;
        self.speaker.speak(Utterance { id, lead_ms, sound, voice: None });
        let mut begun = false;
        loop {
            let hopeful = begun || self.sound == SoundState::Works;
            let Some(input) = self.inbox.next_within(if hopeful { PATIENCE } else { BEGINNING }) else { break };
            match input {
                Input::Speech(heard, SpeechEvent::Began) if heard == id => begun = true,
                Input::Speech(heard, SpeechEvent::Ended | SpeechEvent::Cancelled) if heard == id => return,
                input => self.note(&input),
            }
        }
        self.speaker.silence();
        if !begun {
            self.source = Some(SpeechSource::Nowhere);
        }
    }

    /// Remembers what the devices say of themselves.
    fn note(&mut self, input: &Input) {
        match input {
            Input::Device(DeviceEvent::SpeechFrom(source)) => self.source = Some(*source),
            Input::Device(DeviceEvent::SoundLost) => self.sound = SoundState::Lost,
            Input::Device(DeviceEvent::SoundBack) => self.sound = SoundState::Works,
            _ => {}
        }
    }

    /// Who speaks, and what to do if nobody does.
    fn voice(&mut self) {
        let wanted = self.world.preferences.sound.mode;
        let key = match (self.source, wanted) {
            (_, VoiceMode::Off) => "check-voice-off",
            (None, VoiceMode::System) | (Some(SpeechSource::System), _) => "check-voice-system",
            (Some(SpeechSource::BuiltIn), VoiceMode::System) if cfg!(feature = "speech") => {
                advice("check-voice-fallen-back", "check-voice-fallen-back-elsewhere")
            }
            (None | Some(SpeechSource::BuiltIn), _) => "check-voice-built-in",
            (Some(SpeechSource::Nowhere), _) => advice("check-voice-none", "check-voice-none-elsewhere"),
        };
        self.say(Message::new(key));
    }

    fn cues(&mut self) {
        if cfg!(not(feature = "sound")) {
            return self.say(Message::new("check-cues-not-built"));
        }
        if self.world.preferences.sound.mode == VoiceMode::Off {
            // Nothing was to be heard so far, so a missing device is only noticed now.
            while let Some(input) = self.inbox.next_within(NOTICING) {
                self.note(&input);
            }
        }
        if self.sound == SoundState::Lost {
            self.say(Message::new(advice("check-sound-lost", "check-sound-lost-elsewhere")));
            // The service plays by itself, and tells the same whether that can be heard or not.
            if by_the_service(self.source, self.world.preferences.sound.mode) {
                self.say(Message::new("check-voice-unheard"));
            }
            return;
        }
        self.say(Message::new("check-cues"));
        for cue in Cue::ALL {
            self.say(Message::new(cue_key(cue)));
            self.hear(Sound::Cue(cue), BETWEEN_MS);
        }
    }

    /// Which loudspeakers there are, and whether the one that was asked for is among them.
    fn loudspeakers(&mut self) {
        let names = speakers();
        if names.is_empty() {
            return;
        }
        match self.world.preferences.sound.speaker.clone().filter(|wanted| !names.contains(wanted)) {
            Some(wanted) => self.say(Message::new("no-such-speaker").text("wanted", wanted).texts("names", names)),
            None => {
                let count = names.len() as u32;
                self.say(Message::new("check-loudspeakers").number("count", count).texts("names", names));
            }
        }
    }

    /// Which microphones there are, and how loud somebody is.
    fn voice_activity(&mut self) {
        let names = voice_activity::microphones();
        if !names.is_empty() {
            let count = names.len() as u32;
            self.say(Message::new("check-microphones").number("count", count).texts("names", names));
        }
        let microphone = self.world.preferences.sound.microphone.clone();
        if let Err(absence) = voice_activity::find(microphone.as_deref()) {
            return self.say(absence.message());
        }
        self.say(Message::new("check-listening"));
        self.say(match voice_activity::try_out(microphone, LISTENING) {
            Ok(level) => Message::new(match level.loudness {
                Loudness::Silent => "check-hearing-silent",
                Loudness::TooQuiet => "check-hearing-quiet",
                Loudness::Good => "check-hearing-good",
                Loudness::Clipping => "check-hearing-clipping",
            }),
            Err(absence) => absence.message(),
        });
    }

    /// Whether phones can reach this machine.
    #[cfg(feature = "phones")]
    fn phones(&mut self) {
        let Reach { address, port, firewall } = reach();
        match address {
            Some(address) => self.say(Message::new("check-phones").text("address", format!("{address}:{port}"))),
            None => self.say(Message::new("check-phones-none")),
        }
        if let Some(firewall) = firewall {
            let found = Message::new("check-phones-firewall").text("firewall", firewall.name());
            self.say(found.text("command", firewall.opening(port)));
        }
    }

    /// Whether games and settings can be written.
    fn folders(&mut self) -> bool {
        match crate::settings::try_writing(&self.world.folders) {
            Ok(()) => {
                self.say(
                    Message::new("check-folders").text("folder", self.world.folders.games().display().to_string()),
                );
                true
            }
            Err(problem) => {
                self.say(problem.message());
                false
            }
        }
    }

    fn finish(self) {
        self.speaker.stop();
    }
}

/// The sentence that names a cue.
pub(super) fn cue_key(cue: Cue) -> &'static str {
    match cue {
        Cue::Accepted => "cue-accepted",
        Cue::Refused => "cue-refused",
        Cue::YourTurn => "cue-your-turn",
        Cue::Now => "cue-now",
        Cue::Approved => "cue-approved",
        Cue::Rejected => "cue-rejected",
        Cue::Success => "cue-success",
        Cue::Fail => "cue-fail",
        Cue::Tick => "cue-tick",
        Cue::GameOver => "cue-game-over",
        Cue::Listening => "cue-listening",
        Cue::Heard => "cue-heard",
        Cue::NotUnderstood => "cue-not-understood",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::language::localizer::{Localizer, Words};

    #[test]
    fn elsewhere_nobody_is_sent_to_a_service_of_linux() {
        const LINUX: [&str; 7] = ["server", "service", "serveur", "dienst", "synthèse", "espeak", "pulse"];
        for language in Language::ALL {
            let localizer = Localizer::new(language, &Default::default(), Words::Own);
            for about in ["check-voice-fallen-back", "check-voice-none", "check-sound-lost"] {
                let text = |key: String| {
                    localizer.render(&Message::new(key.leak()), Form::Printed, Length::Full).to_lowercase()
                };
                let names_any = |text: &str| LINUX.iter().any(|word| text.contains(word));
                assert!(names_any(&text(about.to_owned())), "{about} needs no other advice elsewhere");
                let elsewhere = text(format!("{about}-elsewhere"));
                assert!(!names_any(&elsewhere), "{elsewhere}");
            }
        }
    }

    #[test]
    fn only_the_service_may_speak_without_being_heard() {
        assert!(by_the_service(None, VoiceMode::System));
        assert!(by_the_service(Some(SpeechSource::System), VoiceMode::System));
        for source in [SpeechSource::BuiltIn, SpeechSource::Nowhere] {
            assert!(!by_the_service(Some(source), VoiceMode::System));
        }
        for mode in [VoiceMode::BuiltIn, VoiceMode::Off] {
            assert!(!by_the_service(None, mode));
        }
    }
}
