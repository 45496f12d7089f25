//! Learned voices: somebody teaches theirs, all are told, one is forgotten, used or not.

use std::io;

use super::BAD_ARGUMENTS;
use super::play::Narrator;
use super::world::World;
use crate::args::{Hear, Output};
use crate::language::Message;
use crate::language::template::VoiceProfile;
use crate::voice_profiles::VoiceProfiles;

/// Learns a voice, as at the table.
pub(super) fn learn(world: World, name: &str) -> u8 {
    let mut narrator = Narrator::new(world, Output::Table);
    let effects = narrator.session.learn_alone(name.to_owned());
    narrator.run(effects)
}

/// Whatever else is asked about learned voices.
pub(super) fn voices(world: &World, asked: &Hear) -> u8 {
    let voices = VoiceProfiles::at(world.folders.voices());
    match asked {
        Hear::Forget(name) => changed(world, name, "voice-forgotten", voices.forget(name)),
        Hear::Switch(name, true) => changed(world, name, "voice-used", voices.switch(name, true)),
        Hear::Switch(name, false) => changed(world, name, "voice-not-used", voices.switch(name, false)),
        Hear::Wav(_) | Hear::Learn(_) | Hear::Learned => list(world, &voices),
    }
}

fn changed(world: &World, name: &str, done: &'static str, found: io::Result<bool>) -> u8 {
    match found {
        Ok(true) => world.print([world.text(&Message::new(done).text("name", name))]),
        Ok(false) => {
            world.fault(&Message::new("voice-unknown").text("name", name));
            BAD_ARGUMENTS
        }
        Err(error) => unreadable(world, &error),
    }
}

fn list(world: &World, voices: &VoiceProfiles) -> u8 {
    let voices = match voices.read() {
        Ok(voices) => voices,
        Err(error) => return unreadable(world, &error),
    };
    if voices.is_empty() {
        return world.print([world.text(&Message::new("voices-none"))]);
    }
    let line = |voice: &VoiceProfile| {
        let key = if voice.used { "voices-line" } else { "voices-line-unused" };
        let language = Message::new(voice.language.row().key);
        world.text(&Message::new(key).text("name", &voice.name).message("language", language))
    };
    world.print(voices.iter().map(line))
}

fn unreadable(world: &World, error: &io::Error) -> u8 {
    world.fault(&Message::new("voices-unreadable").message("reason", crate::settings::reason(error)))
}
