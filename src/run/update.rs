//! What it takes to have a newer narrator: which one this is, how it came here, and what to type. Nothing is fetched.

use super::world::World;
use crate::language::Message;
use crate::place::{Origin, Place};

/// Tells it, each command on a line of its own, so that it can be copied.
pub(super) fn update(world: &World) -> u8 {
    let version = Message::new("cli-update-version").text("version", env!("CARGO_PKG_VERSION"));
    let (how, commands) = how(Place::find().map(|place| place.origin()));
    world.print_whole([&version, &how].map(|message| world.text(message)).into_iter().chain(commands))
}

/// How the program came here, and what to type for a newer one.
fn how(origin: Option<Origin>) -> (Message, Vec<String>) {
    let told_in = |key, folder: std::path::PathBuf| Message::new(key).text("folder", folder.display().to_string());
    match origin {
        Some(Origin::Package) => {
            let file = format!("narrator_VERSION_{}.deb", architecture());
            (Message::new("cli-update-package"), vec![format!("sudo apt install ./{file}")])
        }
        Some(Origin::Project(folder)) => {
            (told_in("cli-update-project", folder), ["git pull", "./play"].map(str::to_owned).to_vec())
        }
        Some(Origin::Elsewhere(folder)) => (told_in("cli-update-elsewhere", folder), Vec::new()),
        None => (Message::new("cli-update-unknown"), Vec::new()),
    }
}

/// What Debian calls this kind of machine.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_known_is_told() {
        let keys = [
            (Some(Origin::Package), "cli-update-package", 1),
            (Some(Origin::Project("x".into())), "cli-update-project", 2),
            (Some(Origin::Elsewhere("x".into())), "cli-update-elsewhere", 0),
            (None, "cli-update-unknown", 0),
        ];
        for (origin, key, commands) in keys {
            let (message, typed) = how(origin);
            assert_eq!((message.key(), typed.len()), (key, commands));
        }
    }
}
