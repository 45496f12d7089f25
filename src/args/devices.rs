//! What the command line says of voice, keys, ears and devices.

use clap::ArgMatches;

use crate::language::Language;
use crate::preferences::{Beside, KeyMode, Listens, Preferences, VoiceMode};

/// Puts the options about voice, keys and pace into the preferences of this call.
pub(super) fn preferred(found: &ArgMatches, preferences: &mut Preferences) {
    let text = |id: &str| found.try_get_one::<String>(id).ok().flatten().cloned();
    if let Some(language) = text("language").and_then(|code| Language::from_code(&code)) {
        preferences.language = Some(language);
    }
    match text("voice").as_deref() {
        Some("system") => preferences.sound.mode = VoiceMode::System,
        Some("built-in") => preferences.sound.mode = VoiceMode::BuiltIn,
        Some("off") => preferences.sound.mode = VoiceMode::Off,
        _ => {}
    }
    if text("voice").is_some() && preferences.sound.mode != VoiceMode::Off {
        // Who wants a voice need not be asked whether a screen reader is enough.
        preferences.screen_reader = Beside::Speak;
    }
    match text("keys").as_deref() {
        Some("line") => preferences.keys = KeyMode::Line,
        Some("single") => preferences.keys = KeyMode::Single,
        _ => {}
    }
    match text("ears").as_deref() {
        Some("off") => preferences.ears = Listens::Off,
        Some("push") => preferences.ears = Listens::Push,
        Some("wake") => preferences.ears = Listens::Wake,
        Some("open") => preferences.ears = Listens::Open,
        _ => {}
    }
    if let Some(pace) = found.try_get_one::<f64>("pace").ok().flatten() {
        preferences.script.pace = *pace;
    }
    if let Some(speaker) = text("speaker") {
        preferences.sound.speaker = Some(speaker);
    }
    if let Some(earpiece) = text("earpiece") {
        preferences.sound.earpiece = Some(earpiece);
    }
    if let Some(microphone) = text("microphone") {
        preferences.sound.microphone = Some(microphone);
    }
}

/// How fast scripts are read.
pub(super) fn pace(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(pace) if crate::script::pace::PACES.contains(&pace) => Ok(pace),
        _ => Err("0.25..4".to_owned()),
    }
}
