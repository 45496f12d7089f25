//! Leaving: whatever becomes of a device at that moment, the program ends in time and the game can be gone on with.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use super::executables::write_program;
use super::servers::{Servers, runs};

/// How long leaving may take.
const LONGEST: Duration = Duration::from_secs(5);
/// By how much a machine that does other things may be late.
const LATE: Duration = Duration::from_secs(2);
/// How long a program may take to come up there.
const PATIENCE: Duration = Duration::from_secs(60);

/// How somebody wants out.
#[derive(Clone, Copy, Debug)]
enum Way {
    Quit,
    EndOfInput,
    Signal(Signal),
}

const WAYS: [Way; 5] =
    [Way::Quit, Way::EndOfInput, Way::Signal(Signal::TERM), Way::Signal(Signal::HUP), Way::Signal(Signal::INT)];

/// A narrator that somebody is about to leave.
struct Table<'a> {
    servers: &'a Servers,
    way: Way,
    home: PathBuf,
    child: Child,
    input: Option<ChildStdin>,
    printed: Receiver<String>,
}

impl<'a> Table<'a> {
    fn start(servers: &'a Servers, way: Way, options: &[&str], path: Option<&Path>) -> Self {
        let home = servers.path(&format!("home of {way:?}"));
        let mut command = narrator(servers, &home);
        command.args(["play", "--players", "Ana,Ben,Cleo,Dan,Eve", "--leader", "Ana"]).args(options);
        if let Some(path) = path {
            command.env("PATH", path);
        }
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, printed) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                // Nobody reads any more once it has gone.
                let _ = sender.send(line);
            }
        });
        let input = child.stdin.take();
        Self { servers, way, home, child, input, printed }
    }

    fn sees(&self, text: &str) {
        let until = Instant::now() + PATIENCE;
        let mut seen = Vec::new();
        while !seen.last().is_some_and(|line: &String| line.contains(text)) {
            match self.printed.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => seen.push(line),
                Err(_) => panic!("{:?}: no {text:?} in {seen:?}", self.way),
            }
        }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    fn leave(&mut self) {
        match self.way {
            Way::Quit => self.types("quit"),
            Way::EndOfInput => self.input = None,
            Way::Signal(signal) => kill_process(Pid::from_child(&self.child), signal).unwrap(),
        }
    }

    /// Whether it has ended, and ended well.
    fn has_gone(&mut self) -> bool {
        let status = self.child.try_wait().unwrap();
        assert!(status.is_none_or(|status| status.success()), "{:?}: {status:?}", self.way);
        status.is_some()
    }

    /// Another program goes on with the game.
    fn is_free(&self) {
        let resumed = narrator(self.servers, &self.home).args(["resume", "--json"]).stdin(Stdio::null()).output();
        let resumed = resumed.unwrap();
        assert!(resumed.status.success(), "{:?}: {}", self.way, String::from_utf8_lossy(&resumed.stderr));
        assert!(String::from_utf8_lossy(&resumed.stdout).contains("\"kind\":\"state\""), "{resumed:?}");
    }
}

impl Drop for Table<'_> {
    fn drop(&mut self) {
        // It has ended already, unless the test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn narrator(servers: &Servers, home: &Path) -> Command {
    let mut command = servers.command(env!("CARGO_BIN_EXE_narrator"));
    command.env("NARRATOR_HOME", home);
    command
}

/// Five tables are left in five ways, after something has happened to their devices.
fn left(servers: &Servers, options: &[&str], path: Option<&Path>, trouble: impl FnOnce(&mut [Table])) {
    let mut tables: Vec<Table> = WAYS.iter().map(|way| Table::start(servers, *way, options, path)).collect();
    tables.iter().for_each(|table| table.sees("Step one"));
    trouble(&mut tables);
    leave(&mut tables);
}

/// Leaves the tables, each in its way, and expects that all have gone in time and that their games are free.
fn leave(tables: &mut [Table]) {
    let since = Instant::now();
    tables.iter_mut().for_each(Table::leave);
    loop {
        let late: Vec<Way> = tables.iter_mut().filter_map(|table| (!table.has_gone()).then_some(table.way)).collect();
        if late.is_empty() {
            break;
        }
        assert!(since.elapsed() < LONGEST + LATE, "still there: {late:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
    tables.iter().for_each(Table::is_free);
}

/// A process below this one, by its name.
fn below(process: i32, name: &str) -> Pid {
    let until = Instant::now() + PATIENCE;
    loop {
        let threads = fs::read_dir(format!("/proc/{process}/task")).unwrap();
        let children = threads.filter_map(|thread| fs::read_to_string(thread.ok()?.path().join("children")).ok());
        let children: Vec<String> =
            children.flat_map(|list| list.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect();
        let found = children.iter().find(|child| {
            fs::read_to_string(format!("/proc/{child}/comm")).is_ok_and(|comm| comm.trim_end() == name)
        });
        if let Some(pid) = found.and_then(|pid| Pid::from_raw(pid.parse().ok()?)) {
            return pid;
        }
        assert!(Instant::now() < until, "no {name}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

const SYSTEM: [&str; 2] = ["--voice", "system"];
const BUILT_IN: [&str; 2] = ["--voice", "built-in"];

#[test]
fn without_any_sound_server() {
    // A speech service that was started now would have none either, and would hang.
    let servers = Servers::new();
    left(&servers, &SYSTEM, None, |_| {});
    left(&servers, &BUILT_IN, None, |_| {});
    let has_started = servers.path("run/speech-dispatcher/pid/speech-dispatcher.pid").exists();
    assert_eq!(has_started, has_card());
}

/// Whether this machine has a sound card: then a speech service has something to play on, even without a sound server.
fn has_card() -> bool {
    let devices = fs::read_dir("/dev/snd").into_iter().flatten().flatten();
    devices.map(|device| device.file_name()).any(|name| name.to_string_lossy().starts_with("pcm"))
}

#[test]
fn a_speech_service_that_the_narrator_has_started_ends_when_nobody_needs_it() {
    let servers = Servers::with_sound();
    let table = Table::start(&servers, Way::Quit, &SYSTEM, None);
    let pid = servers.path("run/speech-dispatcher/pid/speech-dispatcher.pid");
    let waits = |what: &str, so: &dyn Fn() -> bool| {
        let until = Instant::now() + PATIENCE;
        while !so() {
            assert!(Instant::now() < until, "{what}");
            std::thread::sleep(Duration::from_millis(50));
        }
    };
    waits("it is started", &|| fs::read_to_string(&pid).is_ok_and(|pid| runs(pid.trim())));
    table.sees("Step one");
    let pid = fs::read_to_string(&pid).unwrap();
    leave(&mut [table]);
    waits("it ends", &|| !runs(pid.trim()));
}

#[test]
fn at_the_very_beginning_without_any_sound_server() {
    let mut servers = Servers::new();
    for way in WAYS {
        let table = Table::start(&servers, way, &SYSTEM, None);
        table.sees("The accessible edition");
        leave(&mut [table]);
    }
    servers.kill_speech();
}

#[test]
fn the_log_tells_once_that_there_is_no_sound() {
    let servers = Servers::new();
    servers.forbid_speech();
    let table = Table::start(&servers, Way::Quit, &SYSTEM, None);
    table.sees("Step one");
    let path = table.home.join("narrator.log");
    let log = || fs::read_to_string(&path).unwrap_or_default();
    let told = ["no sound", "no voice of the system"];
    // A speech service that does not answer is waited for.
    let until = Instant::now() + Duration::from_secs(40);
    while !told.iter().all(|told| log().contains(told)) && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(100));
    }
    // Time for five new tries.
    std::thread::sleep(Duration::from_secs(8));
    leave(&mut [table]);
    for told in told {
        assert_eq!(log().matches(told).count(), 1, "{told}: {}", log());
    }
}

#[test]
fn when_the_speech_service_freezes() {
    let servers = Servers::with_speech();
    left(&servers, &SYSTEM, None, |_| kill_process(servers.speech_process(), Signal::STOP).unwrap());
}

#[test]
fn when_the_speech_service_is_killed() {
    let servers = Servers::with_speech();
    left(&servers, &SYSTEM, None, |_| kill_process(servers.speech_process(), Signal::KILL).unwrap());
}

#[test]
fn when_the_speech_service_goes_for_good() {
    let servers = Servers::with_speech();
    left(&servers, &SYSTEM, None, |_| {
        servers.forbid_speech();
        kill_process(servers.speech_process(), Signal::KILL).unwrap();
        fs::remove_dir_all(servers.path("run/speech-dispatcher")).unwrap();
    });
}

#[test]
fn when_the_voice_of_the_speech_service_freezes_or_is_killed() {
    for signal in [Signal::STOP, Signal::KILL] {
        let servers = Servers::with_speech();
        let service = servers.speech_process().as_raw_nonzero().get();
        left(&servers, &SYSTEM, None, |_| kill_process(below(service, "sd_espeak-ng"), signal).unwrap());
    }
}

#[test]
fn when_the_sound_server_freezes() {
    for options in [SYSTEM, BUILT_IN] {
        let servers = Servers::with_speech();
        left(&servers, &options, None, |_| servers.freeze_sound());
    }
}

#[test]
fn when_the_sound_server_is_killed() {
    for options in [SYSTEM, BUILT_IN] {
        let servers = Servers::with_speech();
        left(&servers, &options, None, |_| kill_process(servers.sound_process(), Signal::KILL).unwrap());
    }
}

#[test]
fn when_the_loudspeaker_is_pulled_out() {
    let servers = Servers::with_sound();
    left(&servers, &BUILT_IN, None, |_| {
        servers.pull_out(&servers.module_of("other"));
        servers.pull_out(&servers.module_of("null"));
    });
}

/// A folder with an espeak-ng that becomes something else once a file lies beside it.
fn changing_espeak(servers: &Servers, becomes: &str) -> (PathBuf, PathBuf) {
    let (folder, sign) = (servers.path("bin"), servers.path("bin/changed"));
    fs::create_dir(&folder).unwrap();
    let program = folder.join("espeak-ng");
    let script = format!("#!/bin/sh\n[ -e '{}' ] && {becomes}\nexec /usr/bin/espeak-ng \"$@\"\n", sign.display());
    write_program(&program, script);
    (folder, sign)
}

#[test]
fn when_espeak_hangs_or_fails() {
    for becomes in ["exec /bin/sleep 20", "exit 1", "while :; do printf 'RIFF noise for ever'; done"] {
        let servers = Servers::with_sound();
        let (folder, sign) = changing_espeak(&servers, becomes);
        left(&servers, &BUILT_IN, Some(&folder), |_| fs::write(&sign, "").unwrap());
    }
}

#[test]
fn when_espeak_is_removed() {
    let servers = Servers::with_sound();
    let (folder, _) = changing_espeak(&servers, "exit 1");
    left(&servers, &BUILT_IN, Some(&folder), |_| fs::remove_file(folder.join("espeak-ng")).unwrap());
}

#[cfg(feature = "voice")]
#[test]
fn when_the_ears_freeze_or_are_killed() {
    for signal in [Signal::STOP, Signal::KILL] {
        let servers = Servers::with_sound();
        let mut ears = Vec::new();
        left(&servers, &["--voice", "built-in", "--ears", "open"], None, |tables| {
            for table in tables {
                ears.push(below(Pid::from_child(&table.child).as_raw_nonzero().get(), "narrator-ears"));
                kill_process(ears[ears.len() - 1], signal).unwrap();
            }
        });
        for process in ears {
            let until = Instant::now() + LATE;
            while runs(process.as_raw_nonzero()) {
                assert!(Instant::now() < until, "the recogniser is left behind");
                std::thread::sleep(Duration::from_millis(10));
            }
        }
    }
}

#[test]
fn when_the_headset_is_pulled_out_or_its_server_freezes() {
    let options = ["--voice", "built-in", "--reveal", "earpiece", "--earpiece", "Earpiece"];
    let devices = |servers: &Servers| {
        servers.pactl(&["set-default-sink", "null"]);
        servers.pactl(&["set-default-source", "null.monitor"]);
    };
    let try_headset = |tables: &mut [Table]| {
        for table in tables {
            table.types("ready");
            table.types("start");
        }
    };
    let servers = Servers::with_sound();
    devices(&servers);
    left(&servers, &options, None, |tables| {
        try_headset(tables);
        servers.pull_out(&servers.module_of("other"));
    });
    let servers = Servers::with_sound();
    devices(&servers);
    left(&servers, &options, None, |tables| {
        try_headset(tables);
        servers.freeze_sound();
    });
}
