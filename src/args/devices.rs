//! What the command line says of voice, keys, ears, devices and phones.

use clap::{ArgMatches, Command};

use super::Words;
use crate::language::Language;
use crate::preferences::{BesideScreenReader, KeyMode, Listens, Preferences, VoiceMode};

/// When phones are let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonesAsked {
    /// Once somebody at the table asks for it.
    Later,
    /// From the start.
    AtOnce,
}

/// Whether phones are let in at once.
pub(super) fn phones(found: &ArgMatches) -> PhonesAsked {
    if found.get_flag("phones") { PhonesAsked::AtOnce } else { PhonesAsked::Later }
}

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
        preferences.screen_reader = BesideScreenReader::Speak;
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
    if let Some(headset) = text("earpiece") {
        preferences.sound.headset = Some(headset);
    }
    if let Some(microphone) = text("microphone") {
        preferences.sound.microphone = Some(microphone);
    }
}

impl Words<'_> {
    /// For whom it is, and who else comes in.
    pub(super) fn room(&self, command: Command) -> Command {
        command.arg(self.json()).arg(self.flag("phones", "cli-phones"))
    }

    /// Options that every command takes.
    pub(super) fn sound(&self, command: Command) -> Command {
        command
            .arg(self.option("language", "L", "cli-language").value_parser(Language::CODES))
            .arg(self.option("voice", "V", "cli-voice").value_parser(["system", "built-in", "off"]))
            .arg(self.option("keys", "K", "cli-keys").value_parser(["line", "single"]))
            .arg(self.option("ears", "E", "cli-ears").value_parser(["off", "push", "wake", "open"]))
            .arg(self.option("pace", "P", "cli-pace").value_parser(pace))
            .arg(self.option("speaker", "DEVICE", "cli-speaker"))
            .arg(self.option("earpiece", "DEVICE", "cli-earpiece"))
            .arg(self.option("microphone", "DEVICE", "cli-microphone"))
    }
}

/// How fast scripts are read.
pub(super) fn pace(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(pace) if crate::script::pace::PACES.contains(&pace) => Ok(pace),
        _ => Err("0.25..4".to_owned()),
    }
}
