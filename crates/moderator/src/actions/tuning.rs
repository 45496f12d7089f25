//! Voice and wording, changed while playing: carried out, spoken back, and kept for the next game.

use crate::actions::setup_dialogue::screen_reader;
use crate::actions::speech_input;
use crate::language::localizer::Words;
use crate::language::pattern::Token;
use crate::language::{Intent, Language, Message, Verb};
use crate::narration::asking::setup_dialogue;
use crate::narration::devices::sayable;
use crate::narration::{asking, refusing};
use crate::output::history::Topic;
use crate::output::{Output, devices};
use crate::preferences::{Pieces, Preferences, Reasons, Voice, VoiceMode, Wording};
use crate::state::open::Mode;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
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
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    voices: &mut Voices,
    intent: &Intent,
) -> bool {
    match intent {
        Intent::Level(verb, level) => set_level(state, output, *verb, *level),
        Intent::Voice(name) => choose_voice(state, output, voices, name),
        Intent::Language(language) => change_language(state, output, voices, *language),
        Intent::Plain(verb) => return tune_plain(state, output, listening, voices, *verb),
        Intent::Opens(verb @ (Verb::Rate | Verb::Pitch | Verb::Volume | Verb::Cues | Verb::Masking)) => {
            refusing::incomplete(state, output, *verb);
        }
        Intent::Opens(Verb::Voice) => say_voice(state, output),
        _ => return false,
    }
    true
}

fn tune_plain(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    voices: &mut Voices,
    verb: Verb,
) -> bool {
    let sound = &mut state.preferences.sound;
    let (scale, louder) = match verb {
        Verb::Faster => (&mut sound.rate, true),
        Verb::Slower => (&mut sound.rate, false),
        Verb::Higher => (&mut sound.pitch, true),
        Verb::Lower => (&mut sound.pitch, false),
        Verb::Louder => (&mut sound.volume, true),
        Verb::Quieter => (&mut sound.volume, false),
        _ => {
            let Some(key) = change_wording(&mut state.preferences, verb) else {
                return change_mode(state, output, listening, voices, verb);
            };
            output.say_in_full(state, Topic::General, &Message::new(key));
            devices::keep(state, output);
            return true;
        }
    };
    let before = *scale;
    *scale = if louder { scale.saturating_add(STEP).min(100) } else { scale.saturating_sub(STEP) };
    let at_its_end = *scale == before;
    let scale = match verb {
        Verb::Faster | Verb::Slower => Verb::Rate,
        Verb::Higher | Verb::Lower => Verb::Pitch,
        _ => Verb::Volume,
    };
    tuned(state, output, scale);
    if at_its_end {
        let key = if louder { "scale-most" } else { "scale-least" };
        output.say_in_full(state, Topic::General, &Message::new(key));
    }
    true
}

/// Changes how much is said, by whom, and which pieces the table moves: the sentence that tells it. None if the command
/// is another one.
fn change_wording(preferences: &mut Preferences, verb: Verb) -> Option<&'static str> {
    let Preferences { wording, reasons, pieces, .. } = preferences;
    Some(match verb {
        Verb::Brief => chosen(wording, Wording::Brief, "wording-brief"),
        Verb::Full => chosen(wording, Wording::Full, "wording-full"),
        Verb::Learning => chosen(wording, Wording::Learning, "wording-learning"),
        Verb::ReasonsQuiet => chosen(reasons, Reasons::Quiet, "reasons-quiet"),
        Verb::ReasonsUsual => chosen(reasons, Reasons::Usual, "reasons-usual"),
        Verb::ReasonsChatty => chosen(reasons, Reasons::Chatty, "reasons-chatty"),
        Verb::PiecesAll => chosen(pieces, Pieces::All, "pieces-all"),
        Verb::PiecesCards => chosen(pieces, Pieces::Cards, "pieces-cards"),
        Verb::PiecesNone => chosen(pieces, Pieces::None, "pieces-none"),
        _ => return None,
    })
}

fn chosen<T>(setting: &mut T, choice: T, told: &'static str) -> &'static str {
    *setting = choice;
    told
}

fn change_mode(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    voices: &mut Voices,
    verb: Verb,
) -> bool {
    let (mode, key) = match verb {
        Verb::VoiceSystem => (VoiceMode::System, "mode-system"),
        Verb::VoiceBuiltIn => (VoiceMode::BuiltIn, "mode-built-in"),
        Verb::VoiceOff => (VoiceMode::Off, "mode-off"),
        Verb::Voices => {
            tell_voices(state, output, voices);
            return true;
        }
        _ => return speech_input::listen_to(state, output, listening, verb),
    };
    state.preferences.sound.mode = mode;
    // Another speaker has other voices.
    voices.forget();
    let was_asked = screen_reader::voice_chosen(state);
    devices::tune(state, output);
    output.say_in_full(state, Topic::General, &Message::new(key));
    devices::keep(state, output);
    if was_asked {
        setup_dialogue::ask_dialogue(state, output);
    }
    true
}

fn set_level(state: &mut TableState, output: &mut Output, verb: Verb, level: u32) {
    if level > 100 {
        return output.refuse(state, "level", Message::new("refused-level").text("word", level.to_string()));
    }
    let sound = &mut state.preferences.sound;
    let scale = match verb {
        Verb::Rate => &mut sound.rate,
        Verb::Pitch => &mut sound.pitch,
        Verb::Cues => &mut sound.cue_volume,
        Verb::Masking => &mut sound.masking_volume,
        _ => &mut sound.volume,
    };
    *scale = level as u8;
    tuned(state, output, verb);
}

/// A scale was changed: it holds at once, is spoken back with the new sound, and kept.
fn tuned(state: &TableState, output: &mut Output, verb: Verb) {
    let sound = &state.preferences.sound;
    let (key, level) = match verb {
        Verb::Rate => ("rate-now", sound.rate),
        Verb::Pitch => ("pitch-now", sound.pitch),
        Verb::Cues => ("cues-now", sound.cue_volume),
        Verb::Masking => ("masking-now", sound.masking_volume),
        _ => ("volume-now", sound.volume),
    };
    devices::tune(state, output);
    output.say_in_full(state, Topic::General, &Message::new(key).number("level", level));
    devices::keep(state, output);
}

fn say_voice(state: &TableState, output: &mut Output) {
    let voice = match &state.preferences.sound.voice {
        Some(name) => Message::new("voice-named").text("name", sayable(name)),
        None => Message::new("voice-by-language"),
    };
    output.say_in_full(state, Topic::General, &Message::new("voice-now").message("voice", voice));
}

fn tell_voices(state: &TableState, output: &mut Output, voices: &mut Voices) {
    match voices.found() {
        Some(voices) => {
            let voices = voices.to_vec();
            say_voices(state, output, &voices);
        }
        None => {
            voices.tell_when_found();
            look_for_voices(state, output);
        }
    }
}

fn look_for_voices(state: &TableState, output: &mut Output) {
    output.say_in_full(state, Topic::General, &Message::new("voices-looking"));
    output.effects.push(Effect::ListVoices);
}

/// The voices were found, after a while.
pub(crate) fn voices_found(state: &mut TableState, output: &mut Output, voices: &mut Voices, found: Vec<Voice>) {
    let (to_tell, chosen) = voices.are(found.clone());
    if to_tell {
        output.narration.history.begin_group();
        say_voices(state, output, &found);
    }
    if let Some(name) = chosen {
        output.narration.history.begin_group();
        choose_voice(state, output, voices, &name);
    }
}

fn say_voices(state: &TableState, output: &mut Output, voices: &[Voice]) {
    let code = state.localizer.language().code();
    let fitting = voices.iter().filter(|voice| voice.language.starts_with(code));
    let names: Vec<String> = fitting.map(|voice| sayable(&voice.name)).collect();
    let message = Message::new("voices-list").number("count", names.len() as u32).texts("names", names);
    output.say_in_full(state, Topic::General, &message);
}

fn choose_voice(state: &mut TableState, output: &mut Output, voices: &mut Voices, name: &str) {
    let Some(voices) = voices.found() else {
        // Without the list nobody can say whether there is such a voice.
        voices.choose_when_found(name);
        return look_for_voices(state, output);
    };
    let Some(voice) = called(voices, name) else {
        return output.refuse(state, "no-voice", Message::new("refused-no-voice").text("text", name));
    };
    state.preferences.sound.voice = Some(voice.name.clone());
    devices::tune(state, output);
    say_voice(state, output);
    devices::keep(state, output);
}

fn change_language(state: &mut TableState, output: &mut Output, voices: &mut Voices, language: Language) {
    let words = match state.mode {
        Mode::Table => Words::Own,
        Mode::Program => Words::OwnAndEnglish,
    };
    state.localizer = state.localizer.in_language(language, &state.preferences.kit, words);
    state.preferences.language = Some(language);
    // The voices of another language are others.
    state.preferences.sound.voice = None;
    voices.forget();
    devices::tune(state, output);
    devices::tune_ears(state, output);
    output.say_in_full(state, Topic::General, &Message::new("language-now"));
    devices::keep(state, output);
    asking::ask_again(state, output);
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
