//! Voice and wording, changed while playing: carried out, spoken back, and kept for the next game.

use super::lexicon::Words;
use super::narration::Topic;
use super::preferences::Wording;
use super::{DeviceEvent, Effect, Mode, Session, SpeechSource, Voice, VoiceMode};
use crate::language::pattern::Token;
use crate::language::{Intent, Language, Message, Verb};

/// How far one "faster" or "louder" goes.
const STEP: u8 = 10;

impl Session {
    /// Changes how the narrator sounds. False if the intent is about something else.
    pub(super) fn tune_to(&mut self, intent: &Intent) -> bool {
        match intent {
            Intent::Level(verb, level) => self.set_level(*verb, *level),
            Intent::Voice(name) => self.choose_voice(name),
            Intent::Language(language) => self.change_language(*language),
            Intent::Plain(verb) => return self.tune_plain(*verb),
            Intent::Opens(verb @ (Verb::Rate | Verb::Pitch | Verb::Volume | Verb::Cues | Verb::Masking)) => {
                self.incomplete(*verb);
            }
            Intent::Opens(Verb::Voice) => self.say_voice(),
            _ => return false,
        }
        true
    }

    fn tune_plain(&mut self, verb: Verb) -> bool {
        let sound = &mut self.preferences.sound;
        let (scale, louder) = match verb {
            Verb::Faster => (&mut sound.rate, true),
            Verb::Slower => (&mut sound.rate, false),
            Verb::Higher => (&mut sound.pitch, true),
            Verb::Lower => (&mut sound.pitch, false),
            Verb::Louder => (&mut sound.volume, true),
            Verb::Quieter => (&mut sound.volume, false),
            _ => return self.change_wording(verb),
        };
        let before = *scale;
        *scale = if louder { scale.saturating_add(STEP).min(100) } else { scale.saturating_sub(STEP) };
        let at_its_end = *scale == before;
        let scale = match verb {
            Verb::Faster | Verb::Slower => Verb::Rate,
            Verb::Higher | Verb::Lower => Verb::Pitch,
            _ => Verb::Volume,
        };
        self.tuned(scale);
        if at_its_end {
            let key = if louder { "scale-most" } else { "scale-least" };
            self.say_in_full(Topic::General, &Message::new(key));
        }
        true
    }

    fn change_wording(&mut self, verb: Verb) -> bool {
        let (wording, key) = match verb {
            Verb::Brief => (Wording::Brief, "wording-brief"),
            Verb::Full => (Wording::Full, "wording-full"),
            Verb::Learning => (Wording::Learning, "wording-learning"),
            _ => return self.change_mode(verb),
        };
        self.preferences.wording = wording;
        self.say_in_full(Topic::General, &Message::new(key));
        self.keep();
        true
    }

    fn change_mode(&mut self, verb: Verb) -> bool {
        let (mode, key) = match verb {
            Verb::VoiceSystem => (VoiceMode::System, "mode-system"),
            Verb::VoiceBuiltIn => (VoiceMode::BuiltIn, "mode-built-in"),
            Verb::VoiceOff => (VoiceMode::Off, "mode-off"),
            Verb::Voices => {
                self.tell_voices();
                return true;
            }
            _ => return self.listen_to(verb),
        };
        self.preferences.sound.mode = mode;
        // Another speaker has other voices.
        self.surroundings.voices.forget();
        self.tune();
        self.say_in_full(Topic::General, &Message::new(key));
        self.keep();
        true
    }

    fn set_level(&mut self, verb: Verb, level: u32) {
        if level > 100 {
            return self.refuse("level", Message::new("refused-level").text("word", level.to_string()));
        }
        let sound = &mut self.preferences.sound;
        let scale = match verb {
            Verb::Rate => &mut sound.rate,
            Verb::Pitch => &mut sound.pitch,
            Verb::Cues => &mut sound.cue_volume,
            Verb::Masking => &mut sound.masking_volume,
            _ => &mut sound.volume,
        };
        *scale = level as u8;
        self.tuned(verb);
    }

    /// A scale was changed: it holds at once, is spoken back with the new sound, and kept.
    fn tuned(&mut self, verb: Verb) {
        let sound = &self.preferences.sound;
        let (key, level) = match verb {
            Verb::Rate => ("rate-now", sound.rate),
            Verb::Pitch => ("pitch-now", sound.pitch),
            Verb::Cues => ("cues-now", sound.cue_volume),
            Verb::Masking => ("masking-now", sound.masking_volume),
            _ => ("volume-now", sound.volume),
        };
        self.tune();
        self.say_in_full(Topic::General, &Message::new(key).number("level", level));
        self.keep();
    }

    /// Hands the present sound to the devices.
    pub(super) fn tune(&mut self) {
        if self.mode == Mode::Table {
            let mut tuning = self.preferences.sound.clone();
            tuning.language = self.lexicon.language();
            self.narration.queue.comes_from(SpeechSource::expected(tuning.mode));
            self.effects.push(Effect::Tune(tuning));
        }
    }

    pub(super) fn keep(&mut self) {
        self.effects.push(Effect::Keep(Box::new(self.preferences.clone())));
    }

    fn say_voice(&mut self) {
        let voice = match &self.preferences.sound.voice {
            Some(name) => Message::new("voice-named").text("name", sayable(name)),
            None => Message::new("voice-by-language"),
        };
        self.say_in_full(Topic::General, &Message::new("voice-now").message("voice", voice));
    }

    fn tell_voices(&mut self) {
        match self.surroundings.voices.found() {
            Some(voices) => {
                let voices = voices.to_vec();
                self.say_voices(&voices);
            }
            None => {
                self.surroundings.voices.tell_when_found();
                self.look_for_voices();
            }
        }
    }

    fn look_for_voices(&mut self) {
        self.say_in_full(Topic::General, &Message::new("voices-looking"));
        self.effects.push(Effect::ListVoices);
    }

    /// The voices were found, after a while.
    pub(super) fn voices_found(&mut self, voices: Vec<Voice>) {
        let (to_tell, chosen) = self.surroundings.voices.are(voices.clone());
        if to_tell {
            self.narration.history.begin_group();
            self.say_voices(&voices);
        }
        if let Some(name) = chosen {
            self.narration.history.begin_group();
            self.choose_voice(&name);
        }
    }

    fn say_voices(&mut self, voices: &[Voice]) {
        let code = self.lexicon.language().code();
        let fitting = voices.iter().filter(|voice| voice.language.starts_with(code));
        let names: Vec<String> = fitting.map(|voice| sayable(&voice.name)).collect();
        let message = Message::new("voices-list").number("count", names.len() as u32).texts("names", names);
        self.say_in_full(Topic::General, &message);
    }

    fn choose_voice(&mut self, name: &str) {
        let Some(voices) = self.surroundings.voices.found() else {
            // Without the list nobody can say whether there is such a voice.
            self.surroundings.voices.choose_when_found(name);
            return self.look_for_voices();
        };
        let Some(voice) = called(voices, name) else {
            return self.refuse("no-voice", Message::new("refused-no-voice").text("text", name));
        };
        self.preferences.sound.voice = Some(voice.name.clone());
        self.tune();
        self.say_voice();
        self.keep();
    }

    fn change_language(&mut self, language: Language) {
        let words = match self.mode {
            Mode::Table => Words::Own,
            Mode::Program => Words::OwnAndEnglish,
        };
        self.lexicon = self.lexicon.in_language(language, &self.preferences.kit, words);
        self.preferences.language = Some(language);
        // The voices of another language are others.
        self.preferences.sound.voice = None;
        self.surroundings.voices.forget();
        self.tune();
        self.tune_ears();
        self.say_in_full(Topic::General, &Message::new("language-now"));
        self.keep();
        self.ask_again();
    }

    /// Tells what became of a device. That speech comes from where it was asked to come from is no news.
    pub(super) fn device(&mut self, event: &DeviceEvent) {
        let key = match event {
            DeviceEvent::SpeechFrom(source) if self.narration.queue.source() == *source => return,
            DeviceEvent::SpeechFrom(source) => {
                self.narration.queue.comes_from(*source);
                match source {
                    SpeechSource::System => "speech-from-system",
                    SpeechSource::BuiltIn => "speech-from-built-in",
                    SpeechSource::Nowhere => "speech-from-nowhere",
                }
            }
            DeviceEvent::SoundLost => "sound-lost",
            DeviceEvent::SoundBack => "sound-back",
            DeviceEvent::OtherSpeaker { wanted, found } => {
                let found = found.iter().map(|name| sayable(name)).collect();
                let message = Message::new("no-such-speaker").text("wanted", sayable(wanted)).texts("names", found);
                return self.say_in_full(Topic::General, &message);
            }
        };
        self.say_in_full(Topic::General, &Message::new(key));
    }
}

/// The voice that is meant: by its whole name, or by words that no other voice has in its name.
fn called<'a>(voices: &'a [Voice], wanted: &str) -> Option<&'a Voice> {
    let words = |text: &str| Token::split(text).into_iter().map(|token| token.word).collect::<Vec<_>>();
    let wanted = words(wanted);
    let mut fitting = voices.iter().filter(|voice| {
        let name = words(&voice.name);
        wanted.iter().all(|word| name.contains(word))
    });
    let whole = voices.iter().find(|voice| words(&voice.name) == wanted);
    whole.or_else(|| match (fitting.next(), fitting.next()) {
        (only, None) => only,
        _ => None,
    })
}

/// The name of a voice without brackets, which nobody says.
fn sayable(name: &str) -> String {
    name.replace(['(', ')'], "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Input;

    #[test]
    fn a_voice_is_called_by_its_name_or_by_words_that_only_it_has() {
        let names = ["English (Great Britain)", "English (America)", "English (America, New York City)", "Annie"];
        let voices = names.map(|name| Voice { name: name.to_owned(), language: "en".to_owned() });
        let found = |wanted| called(&voices, wanted).map(|voice| voice.name.as_str());
        assert_eq!(found("English (Great Britain"), Some("English (Great Britain)"));
        assert_eq!(found("english great britain"), Some("English (Great Britain)"));
        assert_eq!(found("english america"), Some("English (America)"));
        assert_eq!(found("new york"), Some("English (America, New York City)"));
        assert_eq!(found("ANNIE"), Some("Annie"));
        assert_eq!(found("english"), None);
        assert_eq!(found("Bob"), None);
    }

    #[test]
    fn voices_are_looked_for_again_in_another_language() {
        let mut session = Session::new(Mode::Table, Language::ENGLISH, crate::session::Preferences::default());
        let mut looks = |line: &str| {
            let effects = session.handle(Input::Line(line.to_owned()));
            let looks = effects.contains(&Effect::ListVoices);
            if looks {
                let voice = Voice { name: "Annie".to_owned(), language: "en".to_owned() };
                session.handle(Input::Voices(vec![voice]));
            }
            looks
        };
        assert!(looks("voices"));
        assert!(!looks("voices"));
        assert!(!looks("speak german"));
        assert!(looks("welche Stimmen"));
    }
}
