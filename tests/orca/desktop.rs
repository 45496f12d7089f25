//! A desktop that nobody sees: a display, a terminal in it, and Orca, with all that they need.
//! Everything is started under one folder and ended as a process group of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};

use super::said::{Notes, Said};
use crate::program::Narrator;
use crate::pty::{Sheet, sheet};
use crate::servers::{PATIENCE, Servers};

/// The registry of what is accessible. Debian keeps it outside of every path.
const REGISTRY: &str = "/usr/libexec/at-spi-bus-launcher";

/// The other programs, and the Debian package of each.
const PROGRAMS: [(&str, &str); 7] = [
    ("Xvfb", "xvfb"),
    ("dbus-daemon", "dbus-daemon"),
    ("metacity", "metacity"),
    ("lxterminal", "lxterminal"),
    ("xdotool", "xdotool"),
    ("script", "bsdutils"),
    ("orca", "orca"),
];

/// The Orca that this was written for. What another one writes down of itself may look otherwise.
const ORCA: &str = "43.";

/// The programs in the terminal: the game, and what keeps all that it prints.
const PLAY: &str = "play";
const KEEP: &str = "keep";

/// What the terminal shows before and after the game.
const BEFORE: &str = "Ready.";
const AFTER: &str = "The end.";

/// As many cells as Orca takes a Braille display to have that is not there.
const CELLS: usize = 32;

/// Why Orca can't be heard on this machine.
pub enum Lack {
    /// These Debian packages are missing.
    Packages(String),
    /// It is another Orca.
    Version(String),
}

/// What is lacking on this machine, if anything.
pub fn lack() -> Option<Lack> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let is_there = |program: &str| std::env::split_paths(&paths).any(|path| path.join(program).exists());
    let missing = PROGRAMS.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package);
    let registry = (!Path::new(REGISTRY).exists()).then_some("at-spi2-core");
    let packages: Vec<&str> = missing.chain(registry).collect();
    if !packages.is_empty() {
        return Some(Lack::Packages(packages.join(", ")));
    }
    let version = Command::new("orca").arg("--version").output().expect("it is installed").stdout;
    let version = String::from_utf8_lossy(&version).trim().to_owned();
    (!version.starts_with(ORCA)).then_some(Lack::Version(version))
}

/// A display with a terminal in it, which Orca reads. All of it ends with this value.
pub struct Desktop {
    /// In the order in which they were started.
    started: Vec<Child>,
    /// What programs need to know besides the folders: the display and the bus.
    places: Vec<(&'static str, String)>,
    /// What Orca writes goes there. Orca would keep back the end of what it writes into a file.
    sheet: Sheet,
    notes: Notes,
    /// Where in the notes the game began.
    began: usize,
    /// How many lines were answered to what was typed before.
    seen: usize,
    /// Every line that was typed so far.
    typed: Vec<String>,
    /// Last, so that it ends last.
    servers: Servers,
}

impl Desktop {
    /// With a terminal that begins the game as soon as Enter is pressed.
    pub fn open(game: &str) -> Self {
        let servers = Servers::with_speech();
        let sheet = sheet();
        let name = sheet.name.clone();
        let mut desktop = Self {
            started: Vec::new(),
            places: Vec::new(),
            sheet,
            notes: Notes::default(),
            began: 0,
            seen: 0,
            typed: Vec::new(),
            servers,
        };
        desktop.start_display();
        desktop.start_bus();
        desktop.start(REGISTRY, &["--launch-immediately"]);
        desktop.start("metacity", &[]);
        desktop.start_orca(&name);
        desktop.wait("Orca", |desktop| desktop.notes.has(0, &["SPEECH OUTPUT: 'Screen reader on."]));
        desktop.start_terminal(game);
        desktop
    }

    fn start_display(&mut self) {
        let mut command = self.command("Xvfb");
        // A key that is held down is pressed once, however slow the machine is.
        command.args(["-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-ardelay", "100000"]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let output = child.stdout.take().unwrap();
        self.started.push(child);
        let mut number = String::new();
        BufReader::new(output).read_line(&mut number).unwrap();
        self.places.push(("DISPLAY", format!(":{}", number.trim())));
    }

    fn start_bus(&mut self) {
        let path = self.servers.path("run/bus");
        let address = format!("unix:path={}", path.display());
        self.start("dbus-daemon", &["--session", "--nofork", "--nopidfile", "--address", &address]);
        self.wait("the bus", |_| path.exists());
        self.places.push(("DBUS_SESSION_BUS_ADDRESS", address));
    }

    /// Orca does not start where it finds another one of the same person, who may well be reading this with it: here it
    /// finds none.
    fn start_orca(&mut self, notes: &str) {
        let finder = self.servers.path("bin/pgrep");
        fs::create_dir(self.servers.path("bin")).unwrap();
        write_program(&finder, "exit 1");
        let path = std::env::var("PATH").unwrap_or_default();
        self.places.push(("PATH", format!("{}:{path}", self.servers.path("bin").display())));
        self.start("orca", &["--debug", "--debug-file", notes]);
    }

    /// The game is run by `script`, which keeps what is printed.
    fn start_terminal(&mut self, game: &str) {
        let path = |name: &str| self.servers.path(name).display().to_string();
        let (play, keep) = (path(PLAY), path(KEEP));
        let program = Narrator::path();
        let then = format!("'{program}' {game}\nread -r _\necho {AFTER}\nread -r _");
        self.write_leader(PLAY, &format!("echo {BEFORE}\nread -r _\n{then}"));
        self.write_leader(KEEP, &format!("exec script -q -f -c '{play}' '{}'", path("printed")));
        self.start("lxterminal", &["--no-remote", "-e", &keep]);
        self.wait("the terminal", |desktop| {
            desktop.printed_text().contains(BEFORE) && desktop.ask("xdotool", &WINDOWS).lines().count() == 1
        });
        let window = self.ask("xdotool", &WINDOWS);
        self.ask("xdotool", &["windowactivate", window.trim()]);
        self.wait("the terminal gets the focus", |desktop| {
            desktop.notes.has(0, &["locusOfFocus", "[terminal | Terminal] activeScript"])
        });
        self.began = self.notes.end();
    }

    /// A program that tells its process.
    fn write_leader(&self, name: &str, words: &str) {
        let path = self.servers.path(name);
        write_program(&path, &format!("echo $$ >'{}.pid'\n{words}", path.display()));
    }

    fn command(&self, program: &str) -> Command {
        let mut command = self.servers.command(program);
        for name in ["XAUTHORITY", "WAYLAND_DISPLAY", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LANGUAGE", "GTK_MODULES"] {
            command.env_remove(name);
        }
        command.env("NARRATOR_HOME", self.servers.path("narrator"));
        command.env("GDK_BACKEND", "x11").env("GSETTINGS_BACKEND", "memory");
        command.envs(self.places.iter().cloned());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        command
    }

    fn start(&mut self, program: &str, arguments: &[&str]) {
        let child = self.command(program).args(arguments).spawn();
        self.started.push(child.unwrap_or_else(|error| panic!("{program} can't be started: {error}")));
    }

    /// What a program answers, whether it fails or not.
    fn ask(&self, program: &str, arguments: &[&str]) -> String {
        let output = self.command(program).args(arguments).stdout(Stdio::piped()).output().expect("it is installed");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Waits until something is so, and fails when that takes too long.
    fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Ok(bytes) = self.sheet.written.recv_timeout(Duration::from_millis(20)) {
                self.notes.add(&bytes);
                while let Ok(bytes) = self.sheet.written.try_recv() {
                    self.notes.add(&bytes);
                }
            }
            if so(self) {
                return;
            }
            let tail = self.notes.tail();
            assert!(Instant::now() < until, "{what}: it did not come. Orca noted {tail:#?}, and {}", self.tale());
        }
    }

    /// Presses a key and lets it go.
    pub fn press(&mut self, key: &str) {
        let place = self.notes.end();
        self.ask("xdotool", &["key", key]);
        self.wait("a key", |desktop| desktop.notes.was_let_go(place));
    }

    /// Types a line, and Enter. Each sign is let go once Orca has seen it, so that it is echoed: by its name, and once.
    pub fn type_line(&mut self, line: &str) {
        let (mut echo, mut typed) = (Vec::new(), String::new());
        for sign in line.chars() {
            let key = name(sign);
            let place = self.notes.end();
            self.ask("xdotool", &["keydown", &key]);
            self.wait(&format!("{sign:?} on the screen"), |desktop| desktop.notes.has_appeared(place, sign));
            self.ask("xdotool", &["keyup", &key]);
            self.wait(&format!("{sign:?} let go"), |desktop| desktop.notes.was_let_go(place));
            echo.push((sign, self.notes.said(place)));
            typed.push(sign);
            self.is_in_braille(&typed);
        }
        for (sign, said) in echo {
            assert_eq!(said, [Said::Key(name(sign))], "{sign:?} in {line:?} is echoed");
        }
        self.typed.push(line.to_owned());
        self.press("Return");
    }

    /// The Braille display shows what is typed, with the cursor behind it.
    fn is_in_braille(&self, typed: &str) {
        assert!(typed.len() < CELLS, "{typed:?} fits");
        assert_eq!(self.notes.braille(), Some((typed.to_owned(), typed.len() + 1)));
    }

    /// Waits for an answer whose last line begins so, and until that was said.
    pub fn answered(&mut self, last: &str) {
        let seen = self.seen;
        self.wait(&format!("an answer that ends with {last:?}"), |desktop| {
            let (printed, said) = (desktop.printed(), desktop.said());
            printed.len() > seen
                && printed.last().is_some_and(|line| line.starts_with(last))
                && said.last() == printed.last()
                && said.len() >= printed.len()
        });
        self.seen = self.printed().len();
    }

    /// Each line that was printed has been said once, whole and in order, and nothing else was.
    pub fn everything_was_said_once(mut self) {
        // What is said last has everything else before it.
        self.press("Return");
        self.answered(AFTER);
        assert_eq!(self.said(), self.printed(), "what was said, and what was printed");
    }

    /// The lines that were printed since the game began, without those that were typed.
    fn printed(&self) -> Vec<String> {
        let text = self.printed_text();
        let text = text.split_once(BEFORE).map_or("", |(_, after)| after);
        // What has no end yet is still being printed.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut typed = self.typed.iter().peekable();
        let lines = whole.lines().map(str::trim_end).filter(|line| !line.is_empty());
        lines.filter(|line| typed.next_if(|typed| typed == line).is_none()).map(str::to_owned).collect()
    }

    fn printed_text(&self) -> String {
        let text = fs::read(self.servers.path("printed")).unwrap_or_default();
        String::from_utf8_lossy(&text).into_owned()
    }

    /// The lines that were said since the game began, without the names of keys.
    fn said(&self) -> Vec<String> {
        let texts = self.notes.said(self.began).into_iter().filter_map(|said| match said {
            Said::Text(text) => Some(text),
            Said::Key(_) => None,
        });
        let lines = texts.flat_map(|text| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>());
        lines.filter(|line| !line.is_empty()).collect()
    }

    fn tale(&self) -> String {
        format!("said {:#?}, where {:#?} was printed", self.said(), self.printed())
    }
}

/// The windows of the terminal that can be seen.
const WINDOWS: [&str; 4] = ["search", "--onlyvisible", "--class", "lxterminal"];

/// What the X server, and Orca, call a key.
fn name(sign: char) -> String {
    match sign {
        ' ' => "space".to_owned(),
        ',' => "comma".to_owned(),
        _ => sign.to_string(),
    }
}

fn write_program(path: &Path, words: &str) {
    fs::write(path, format!("#!/bin/sh\n{words}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o700)).unwrap();
}

impl Drop for Desktop {
    fn drop(&mut self) {
        // These lead sessions of their own, and `script` does not mind when its terminal goes away.
        for name in [PLAY, KEEP] {
            let leader = fs::read_to_string(self.servers.path(&format!("{name}.pid"))).unwrap_or_default();
            if let Some(leader) = leader.trim().parse().ok().and_then(Pid::from_raw) {
                let _ = kill_process_group(leader, Signal::KILL);
            }
        }
        self.started.iter_mut().rev().for_each(end);
    }
}

/// Ends a process and what it has started, of which it leads the group. The display cleans up behind itself.
fn end(child: &mut Child) {
    let group = Pid::from_child(child);
    let _ = kill_process_group(group, Signal::TERM);
    let until = Instant::now() + Duration::from_secs(2);
    while Instant::now() < until && child.try_wait().is_ok_and(|status| status.is_none()) {
        thread::sleep(Duration::from_millis(5));
    }
    let _ = kill_process_group(group, Signal::KILL);
    let _ = child.wait();
}
