//! Voice and wording, changed while playing: carried out, spoken back, and kept for the next game.

use crate::actions::setup_dialogue::screen_reader;
use crate::actions::speech_input;
use crate::language::lexicon::Words;
use crate::language::pattern::Token;
use crate::language::{Intent, Language, Message, Verb};
use crate::narration::asking::setup_dialogue;
use crate::narration::devices::sayable;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Desk, devices};
use crate::preferences::{Pieces, Reasons, Voice, VoiceMode, Wording};
use crate::state::open::Mode;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use crate::state::voices::Voices;
use protocol::Effect;

/// How far one "faster" or "louder" goes.
const STEP: u8 = 10;

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

/// Changes how the narrator sounds. False if the intent is about something else.
pub(crate) fn tune_to(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    voices: &mut Voices,
    intent: &Intent,
) -> bool {
    match intent {
        Intent::Level(verb, level) => set_level(scene, desk, *verb, *level),
        Intent::Voice(name) => choose_voice(scene, desk, voices, name),
        Intent::Language(language) => change_language(scene, desk, voices, *language),
        Intent::Plain(verb) => return tune_plain(scene, desk, listening, voices, *verb),
        Intent::Opens(verb @ (Verb::Rate | Verb::Pitch | Verb::Volume | Verb::Cues | Verb::Masking)) => {
            refusing::incomplete(scene, desk, *verb);
        }
        Intent::Opens(Verb::Voice) => say_voice(scene, desk),
        _ => return false,
    }
    true
}

fn tune_plain(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    voices: &mut Voices,
    verb: Verb,
) -> bool {
    let sound = &mut scene.preferences.sound;
    let (scale, louder) = match verb {
        Verb::Faster => (&mut sound.rate, true),
        Verb::Slower => (&mut sound.rate, false),
        Verb::Higher => (&mut sound.pitch, true),
        Verb::Lower => (&mut sound.pitch, false),
        Verb::Louder => (&mut sound.volume, true),
        Verb::Quieter => (&mut sound.volume, false),
        _ => return change_wording(scene, desk, listening, voices, verb),
    };
    let before = *scale;
    *scale = if louder { scale.saturating_add(STEP).min(100) } else { scale.saturating_sub(STEP) };
    let at_its_end = *scale == before;
    let scale = match verb {
        Verb::Faster | Verb::Slower => Verb::Rate,
        Verb::Higher | Verb::Lower => Verb::Pitch,
        _ => Verb::Volume,
    };
    tuned(scene, desk, scale);
    if at_its_end {
        let key = if louder { "scale-most" } else { "scale-least" };
        desk.say_in_full(scene, Topic::General, &Message::new(key));
    }
    true
}

fn change_wording(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    voices: &mut Voices,
    verb: Verb,
) -> bool {
    let (wording, key) = match verb {
        Verb::Brief => (Wording::Brief, "wording-brief"),
        Verb::Full => (Wording::Full, "wording-full"),
        Verb::Learning => (Wording::Learning, "wording-learning"),
        _ => {
            return change_reasons(scene, desk, verb)
                || change_pieces(scene, desk, verb)
                || change_mode(scene, desk, listening, voices, verb);
        }
    };
    scene.preferences.wording = wording;
    desk.say_in_full(scene, Topic::General, &Message::new(key));
    devices::keep(scene, desk);
    true
}

/// How much those say who aren't there.
fn change_reasons(scene: &mut Scene, desk: &mut Desk, verb: Verb) -> bool {
    let (reasons, key) = match verb {
        Verb::ReasonsQuiet => (Reasons::Quiet, "reasons-quiet"),
        Verb::ReasonsUsual => (Reasons::Usual, "reasons-usual"),
        Verb::ReasonsChatty => (Reasons::Chatty, "reasons-chatty"),
        _ => return false,
    };
    scene.preferences.reasons = reasons;
    desk.say_in_full(scene, Topic::General, &Message::new(key));
    devices::keep(scene, desk);
    true
}

/// Which pieces the table moves.
fn change_pieces(scene: &mut Scene, desk: &mut Desk, verb: Verb) -> bool {
    let (pieces, key) = match verb {
        Verb::PiecesAll => (Pieces::All, "pieces-all"),
        Verb::PiecesCards => (Pieces::Cards, "pieces-cards"),
        Verb::PiecesNone => (Pieces::None, "pieces-none"),
        _ => return false,
    };
    scene.preferences.pieces = pieces;
    desk.say_in_full(scene, Topic::General, &Message::new(key));
    devices::keep(scene, desk);
    true
}

fn change_mode(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    voices: &mut Voices,
    verb: Verb,
) -> bool {
    let (mode, key) = match verb {
        Verb::VoiceSystem => (VoiceMode::System, "mode-system"),
        Verb::VoiceBuiltIn => (VoiceMode::BuiltIn, "mode-built-in"),
        Verb::VoiceOff => (VoiceMode::Off, "mode-off"),
        Verb::Voices => {
            tell_voices(scene, desk, voices);
            return true;
        }
        _ => return speech_input::listen_to(scene, desk, listening, verb),
    };
    scene.preferences.sound.mode = mode;
    // Another speaker has other voices.
    voices.forget();
    let was_asked = screen_reader::voice_chosen(scene);
    devices::tune(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new(key));
    devices::keep(scene, desk);
    if was_asked {
        setup_dialogue::ask_interview(scene, desk);
    }
    true
}

fn set_level(scene: &mut Scene, desk: &mut Desk, verb: Verb, level: u32) {
    if level > 100 {
        return desk.refuse(scene, "level", Message::new("refused-level").text("word", level.to_string()));
    }
    let sound = &mut scene.preferences.sound;
    let scale = match verb {
        Verb::Rate => &mut sound.rate,
        Verb::Pitch => &mut sound.pitch,
        Verb::Cues => &mut sound.cue_volume,
        Verb::Masking => &mut sound.masking_volume,
        _ => &mut sound.volume,
    };
    *scale = level as u8;
    tuned(scene, desk, verb);
}

/// A scale was changed: it holds at once, is spoken back with the new sound, and kept.
fn tuned(scene: &Scene, desk: &mut Desk, verb: Verb) {
    let sound = &scene.preferences.sound;
    let (key, level) = match verb {
        Verb::Rate => ("rate-now", sound.rate),
        Verb::Pitch => ("pitch-now", sound.pitch),
        Verb::Cues => ("cues-now", sound.cue_volume),
        Verb::Masking => ("masking-now", sound.masking_volume),
        _ => ("volume-now", sound.volume),
    };
    devices::tune(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new(key).number("level", level));
    devices::keep(scene, desk);
}

fn say_voice(scene: &Scene, desk: &mut Desk) {
    let voice = match &scene.preferences.sound.voice {
        Some(name) => Message::new("voice-named").text("name", sayable(name)),
        None => Message::new("voice-by-language"),
    };
    desk.say_in_full(scene, Topic::General, &Message::new("voice-now").message("voice", voice));
}

fn tell_voices(scene: &Scene, desk: &mut Desk, voices: &mut Voices) {
    match voices.found() {
        Some(voices) => {
            let voices = voices.to_vec();
            say_voices(scene, desk, &voices);
        }
        None => {
            voices.tell_when_found();
            look_for_voices(scene, desk);
        }
    }
}

fn look_for_voices(scene: &Scene, desk: &mut Desk) {
    desk.say_in_full(scene, Topic::General, &Message::new("voices-looking"));
    desk.effects.push(Effect::ListVoices);
}

/// The voices were found, after a while.
pub(crate) fn voices_found(scene: &mut Scene, desk: &mut Desk, voices: &mut Voices, found: Vec<Voice>) {
    let (to_tell, chosen) = voices.are(found.clone());
    if to_tell {
        desk.narration.history.begin_group();
        say_voices(scene, desk, &found);
    }
    if let Some(name) = chosen {
        desk.narration.history.begin_group();
        choose_voice(scene, desk, voices, &name);
    }
}

fn say_voices(scene: &Scene, desk: &mut Desk, voices: &[Voice]) {
    let code = scene.lexicon.language().code();
    let fitting = voices.iter().filter(|voice| voice.language.starts_with(code));
    let names: Vec<String> = fitting.map(|voice| sayable(&voice.name)).collect();
    let message = Message::new("voices-list").number("count", names.len() as u32).texts("names", names);
    desk.say_in_full(scene, Topic::General, &message);
}

fn choose_voice(scene: &mut Scene, desk: &mut Desk, voices: &mut Voices, name: &str) {
    let Some(voices) = voices.found() else {
        // Without the list nobody can say whether there is such a voice.
        voices.choose_when_found(name);
        return look_for_voices(scene, desk);
    };
    let Some(voice) = called(voices, name) else {
        return desk.refuse(scene, "no-voice", Message::new("refused-no-voice").text("text", name));
    };
    scene.preferences.sound.voice = Some(voice.name.clone());
    devices::tune(scene, desk);
    say_voice(scene, desk);
    devices::keep(scene, desk);
}

fn change_language(scene: &mut Scene, desk: &mut Desk, voices: &mut Voices, language: Language) {
    let words = match scene.mode {
        Mode::Table => Words::Own,
        Mode::Program => Words::OwnAndEnglish,
    };
    scene.lexicon = scene.lexicon.in_language(language, &scene.preferences.kit, words);
    scene.preferences.language = Some(language);
    // The voices of another language are others.
    scene.preferences.sound.voice = None;
    voices.forget();
    devices::tune(scene, desk);
    devices::tune_ears(scene, desk);
    desk.say_in_full(scene, Topic::General, &Message::new("language-now"));
    devices::keep(scene, desk);
    asking::ask_again(scene, desk);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::door::Session;
    use protocol::Input;

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
        let mut session = Session::new(Mode::Table, Language::ENGLISH, crate::preferences::Preferences::default());
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
