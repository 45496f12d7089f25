//! Whether a speech service may be started for this program.
//!
//! To connect starts the service where none runs. speech-dispatcher hangs at the first utterance that it can't play, and
//! stays behind for good: where nothing could be heard, none is started. One that runs already is its user's, and is
//! asked as it is.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

/// Whether to connect: a service runs, or what one would play can be heard.
pub(super) fn may_connect() -> bool {
    let world = World { variable: &|name| std::env::var_os(name), root: Path::new("/") };
    world.service_runs() || world.has_sound()
}

struct World<'a> {
    variable: &'a dyn Fn(&str) -> Option<OsString>,
    root: &'a Path,
}

impl World<'_> {
    /// An address that is set is not one of a service that we would start.
    fn service_runs(&self) -> bool {
        let socket = self.runtime_folder().map(|folder| folder.join("speech-dispatcher/speechd.sock"));
        self.is_set("SPEECHD_ADDRESS") || socket.is_some_and(|socket| UnixStream::connect(socket).is_ok())
    }

    /// Whether there is a sound server, here or named as one elsewhere, or a sound card.
    fn has_sound(&self) -> bool {
        let servers = self.runtime_folder().map(|folder| [folder.join("pulse/native"), folder.join("pipewire-0")]);
        self.is_set("PULSE_SERVER")
            || servers.is_some_and(|servers| servers.iter().any(|server| server.exists()))
            || self.root.join("run/pulse/native").exists()
            || self.names_a_server()
            || self.has_card()
    }

    /// Whether a configuration of PulseAudio names a server.
    fn names_a_server(&self) -> bool {
        let own = self.folder("XDG_CONFIG_HOME", ".config").map(|folder| folder.join("pulse/client.conf"));
        let names_one = |file: PathBuf| {
            let text = fs::read_to_string(file).unwrap_or_default();
            text.lines().any(|line| line.trim_start().starts_with("default-server"))
        };
        own.is_some_and(names_one) || names_one(self.root.join("etc/pulse/client.conf"))
    }

    /// ALSA lists a device for each card that plays, with a `p` at its end.
    fn has_card(&self) -> bool {
        let plays =
            |name: &OsStr| name.as_encoded_bytes().starts_with(b"pcm") && name.as_encoded_bytes().ends_with(b"p");
        let devices = fs::read_dir(self.root.join("dev/snd"));
        devices.is_ok_and(|devices| devices.flatten().any(|device| plays(&device.file_name())))
    }

    fn runtime_folder(&self) -> Option<PathBuf> {
        (self.variable)("XDG_RUNTIME_DIR").map(PathBuf::from).or_else(|| self.folder("XDG_CACHE_HOME", ".cache"))
    }

    fn folder(&self, variable: &str, at_home: &str) -> Option<PathBuf> {
        let home = || Some(Path::new(&(self.variable)("HOME")?).join(at_home));
        (self.variable)(variable).map(PathBuf::from).or_else(home)
    }

    fn is_set(&self, variable: &str) -> bool {
        (self.variable)(variable).is_some_and(|value| !value.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    /// Whether a service runs, and whether there is sound, in a folder with this file in it.
    fn looked(variable: &str, file: &str, text: &str) -> (bool, bool) {
        let root = tempfile::tempdir().unwrap();
        if !file.is_empty() {
            let file = root.path().join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        let set = |name: &str| match name {
            "XDG_RUNTIME_DIR" => Some(root.path().join("run/user").into()),
            "HOME" => Some(root.path().join("home").into()),
            _ => (name == variable).then(|| "tcp:kitchen".into()),
        };
        let world = World { variable: &set, root: root.path() };
        (world.service_runs(), world.has_sound())
    }

    #[test]
    fn sound_is_a_server_or_a_card_that_plays() {
        for (variable, file, text) in [
            ("PULSE_SERVER", "", ""),
            ("", "run/user/pulse/native", ""),
            ("", "run/user/pipewire-0", ""),
            ("", "run/pulse/native", ""),
            ("", "home/.config/pulse/client.conf", "# mine\n default-server = tcp:kitchen\n"),
            ("", "etc/pulse/client.conf", "default-server = tcp:kitchen"),
            ("", "dev/snd/pcmC0D3p", ""),
        ] {
            assert_eq!(looked(variable, file, text), (false, true), "{variable} {file}");
        }
        for (variable, file, text) in [
            ("", "", ""),
            ("", "etc/pulse/client.conf", "; default-server =\n"),
            ("", "dev/snd/pcmC0D0c", ""),
            ("", "dev/snd/timer", ""),
            ("", "run/user/speech-dispatcher/speechd.sock", "nobody is there any more"),
        ] {
            assert_eq!(looked(variable, file, text), (false, false), "{variable} {file}");
        }
    }

    #[test]
    fn a_service_runs_where_somebody_listens_or_an_address_is_set() {
        assert_eq!(looked("SPEECHD_ADDRESS", "", ""), (true, false));
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("speech-dispatcher");
        fs::create_dir(&folder).unwrap();
        let listener = UnixListener::bind(folder.join("speechd.sock")).unwrap();
        let set = |name: &str| (name == "XDG_RUNTIME_DIR").then(|| root.path().into());
        let runs = || World { variable: &set, root: root.path() }.service_runs();
        assert!(runs());
        drop(listener);
        assert!(!runs());
    }
}
