//! A table at which the built program plays in a terminal, with a loudspeaker and a headset that are recorded.

use std::fs;
use std::process::Command;

use resistance_narrator::device::speaker::built_in::synthesise;
use resistance_narrator::preferences::Tuning;

use crate::program::Narrator;
use crate::pty::Pty;
use crate::servers::{RATE, Recorder, Recording, Servers, wait_for};

/// The voice is fast, so that a whisper ends before the time that everybody has alike, and without cues, so that a
/// recording is as long as what is said.
const SETTINGS: &str = "[sound]\nrate = 100\ncue-volume = 0\n";

const TABLE: [&str; 6] = ["--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "Ana", "--reveal", "earpiece"];

/// By how much a recording may be off what was said.
pub const LENGTH_OFF_MS: f64 = 250.0;

/// Longer than any pause in a text.
pub const SILENCE_MS: usize = 600;

/// What tells whether the headset is the headset.
const WHISPER: &str = "You should hear this only in the headset.";

/// What the room is asked then.
const HEARD: &str = "If you heard that in the headset only, press Enter. To hear it again, press the space bar. For another device, press colon, type headset, and press Enter.";

/// The samples that both recordings had when something was done.
#[derive(Clone, Copy)]
pub struct Mark {
    pub room: usize,
    pub ear: usize,
}

/// The headset at one player.
pub struct Turn {
    /// What the loudspeaker said when it was offered.
    pub offer: Recording,
    /// What the headset sounded meanwhile.
    pub ear_at_offer: Recording,
    /// What the headset sounded after each key.
    pub whispers: Vec<Recording>,
    /// How long the loudspeaker was silent from the first key on, to the last sample.
    pub silence_ms: f64,
    /// The same from the key that hides it.
    pub next_ms: f64,
}

/// A table at which the program plays.
pub struct Table {
    pub servers: Servers,
    pub pty: Pty,
    pub room: Recorder,
    pub ear: Recorder,
    /// When the headset was offered last.
    pub offered: Mark,
}

fn ms(samples: usize) -> f64 {
    samples as f64 * 1000.0 / RATE as f64
}

/// From the first to the last sound of a text.
pub fn said_ms(text: &str) -> f64 {
    let tuning = Tuning { rate: 100, ..Tuning::default() };
    Recording::of(synthesise(text, &tuning).unwrap()).sound_ms()
}

/// How long the last thing was that was said.
fn last_ms(recording: &Recording) -> f64 {
    recording.stretches(SILENCE_MS).last().map_or(0.0, |last| last.to_ms - last.from_ms)
}

#[track_caller]
pub fn is_said(recording: &Recording, text: &str) {
    let off_ms = recording.sound_ms() - said_ms(text);
    let heard = recording.stretches(30);
    assert!(off_ms.abs() < LENGTH_OFF_MS, "«{text}» is {off_ms:.0} ms too long: {heard:.0?}");
}

/// The program with a command of its own, and with a home beside the servers.
pub fn narrator(servers: &Servers, what: &str) -> Command {
    let mut command = servers.command(Narrator::path());
    command.env("NARRATOR_HOME", servers.path("narrator")).arg(what);
    command
}

impl Table {
    /// A game that begins, with the headset on one of the sinks.
    pub fn open(servers: Servers, seed: &str, sink: &str, devices: &[&str]) -> Self {
        fs::create_dir_all(servers.path("narrator")).unwrap();
        fs::write(servers.path("narrator/settings.toml"), SETTINGS).unwrap();
        let (room, ear) = (servers.record(), servers.record_from(sink));
        let mut command = narrator(&servers, "play");
        command.args(TABLE).args(["--seed", seed]).args(devices);
        command.args(["--voice", "built-in", "--keys", "single", "--ears", "off", "--pace", "2.5"]);
        let pty = Pty::start_command(&command);
        let mut table = Self { servers, pty, room, ear, offered: Mark { room: 0, ear: 0 } };
        table.pty.expect("Step one.");
        table.pty.send(":ready\r");
        table.pty.expect("at hand, press Enter.");
        table.press("\r");
        table
    }

    /// The headset is tried, and offered to the first player.
    pub fn try_headset(&mut self) {
        self.pty.expect("First we'll try the headset.");
        let tried = self.press(" ");
        self.ear.wait_for_sound(tried.ear);
        let whispering = self.mark();
        self.pty.expect("If you heard that");
        self.room_hears(whispering.room, HEARD);
        is_said(&self.ear.part(tried.ear..self.ear.length()), WHISPER);
        self.offered = self.press("\r");
        self.pty.expect("Ana, take the headset and the keyboard.");
    }

    pub fn mark(&self) -> Mark {
        Mark { room: self.room.length(), ear: self.ear.length() }
    }

    pub fn press(&mut self, keys: &str) -> Mark {
        let mark = self.mark();
        // One after the other, as fingers do: what comes in one piece is a line.
        for key in keys.chars() {
            self.pty.send(key.to_string());
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
        mark
    }

    /// Presses a key of the player who has the headset on; what that player hears, to its end.
    pub fn whispered(&mut self, key: &str) -> Recording {
        let pressed = self.press(key);
        self.ear.wait_until_over(pressed.ear, SILENCE_MS);
        self.ear.part(pressed.ear..self.ear.length())
    }

    /// The player to whom the headset was offered presses these keys, listens after each, and hands the headset on.
    pub fn turn(&mut self, keys: &[&str], next: &str) -> Turn {
        self.room.wait_until_over(self.offered.room, SILENCE_MS);
        let (offered, begun) = (self.offered, self.mark());
        let whispers = keys.iter().map(|key| self.whispered(key)).collect();
        let hidden = self.press("\r");
        self.pty.expect(next);
        let silence = self.room.wait_for_sound(begun.room);
        let next = (begun.room + silence).checked_sub(hidden.room);
        self.offered = hidden;
        Turn {
            offer: self.room.part(offered.room..begun.room),
            ear_at_offer: self.ear.part(offered.ear..begun.ear),
            whispers,
            silence_ms: ms(silence),
            next_ms: ms(next.expect("the loudspeaker is silent until it is hidden")),
        }
    }

    /// Waits until the room has heard a text to its end. What it was hearing may still end after that sample, and a busy
    /// machine begins the text long after that.
    #[track_caller]
    pub fn room_hears(&self, from: usize, text: &str) {
        let heard = || self.room.part(from..self.room.length());
        let wanted_ms = said_ms(text) - LENGTH_OFF_MS;
        wait_for(text, || last_ms(&heard()) >= wanted_ms && self.room.is_silent(SILENCE_MS));
        let said_ms = last_ms(&heard());
        assert!(
            said_ms < wanted_ms + 2.0 * LENGTH_OFF_MS,
            "«{text}» takes {said_ms:.0} ms: {:.0?}",
            heard().stretches(30)
        );
    }

    /// Everything on the screen.
    pub fn screen(&mut self) -> String {
        String::from_utf8(self.pty.seen().to_vec()).unwrap().replace("\r\n", "\n")
    }
}

/// What a program is told of the same deal, player by player.
pub fn roles(servers: &Servers, seed: &str) -> Vec<String> {
    let asked = servers.path("asked");
    fs::write(&asked, "headset 1\nheadset 2\nheadset 3\nheadset 4\nheadset 5\n").unwrap();
    let mut command = narrator(servers, "play");
    command.env("NARRATOR_HOME", servers.path("program")).args(TABLE).args(["--seed", seed, "--json"]);
    let output = command.stdin(fs::File::open(asked).unwrap()).output().unwrap();
    let objects = String::from_utf8(output.stdout).unwrap();
    let objects = objects.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let whispers = objects.filter(|object| object["kind"] == "whisper");
    whispers.map(|whisper| whisper["text"].as_str().unwrap().to_owned()).collect()
}
