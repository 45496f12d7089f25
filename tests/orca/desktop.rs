//! A desktop that nobody sees: a display, a terminal in it, and Orca, with all that they need.
//! Everything is started under one folder and ended as a process group of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};

use super::said::Notes;
use crate::executables::write_program;
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

/// As many cells as the Braille display has, of which only Orca knows.
pub const CELLS: usize = 40;

/// What Orca reads when it starts: how long that display is, and that it reads a page only when it is told to. Who
/// stops it while it reads stands where it has come to, and when that is so nobody can wait for.
const CUSTOMIZATIONS: &str = "home/.local/share/orca/orca-customizations.py";

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

/// A display, and Orca, which reads what is on it. All of it ends with this value.
pub struct Desktop {
    /// In the order in which they were started.
    started: Vec<Child>,
    /// What programs need to know besides the folders: the display and the bus.
    places: Vec<(&'static str, String)>,
    /// What Orca writes goes there. Orca would keep back the end of what it writes into a file.
    sheet: Sheet,
    /// What Orca has noted.
    pub notes: Notes,
    /// Last, so that it ends last.
    servers: Servers,
}

impl Desktop {
    /// With nothing on the display yet.
    pub fn open() -> Self {
        let servers = Servers::with_speech();
        let sheet = sheet();
        let name = sheet.name.clone();
        let mut desktop = Self { started: Vec::new(), places: Vec::new(), sheet, notes: Notes::default(), servers };
        desktop.start_display();
        desktop.start_bus();
        desktop.start(REGISTRY, &["--launch-immediately"]);
        desktop.start("metacity", &[]);
        desktop.start_orca(&name);
        desktop.wait("Orca", |desktop| desktop.notes.has(0, "SPEECH OUTPUT: 'Screen reader on."));
        let cells = format!("BRAILLE: Current range: (0, {CELLS})");
        desktop.wait("Braille", |desktop| desktop.notes.has(0, &cells));
        desktop
    }

    /// A path in the folder of this desktop.
    pub fn path(&self, name: &str) -> PathBuf {
        self.servers.path(name)
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
        write_program(&finder, "#!/bin/sh\nexit 1\n");
        let customizations = self.servers.path(CUSTOMIZATIONS);
        fs::create_dir_all(customizations.parent().unwrap()).unwrap();
        let cells = format!("braille._displaySize = [{CELLS}, 1]");
        let silence = "settings.sayAllOnLoad = False";
        fs::write(customizations, format!("from orca import braille, settings\n{cells}\n{silence}\n")).unwrap();
        let path = std::env::var("PATH").unwrap_or_default();
        self.places.push(("PATH", format!("{}:{path}", self.servers.path("bin").display())));
        self.start("orca", &["--debug", "--debug-file", notes]);
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

    /// Starts a program on the desktop.
    pub fn start(&mut self, program: &str, arguments: &[&str]) {
        let child = self.command(program).args(arguments).spawn();
        self.started.push(child.unwrap_or_else(|error| panic!("{program} can't be started: {error}")));
    }

    /// Ends what was started last.
    pub fn end_newest(&mut self) {
        self.started.pop().iter_mut().for_each(end);
    }

    /// What a program answers, whether it fails or not.
    pub fn ask(&self, program: &str, arguments: &[&str]) -> String {
        let output = self.command(program).args(arguments).stdout(Stdio::piped()).output().expect("it is installed");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Takes up what Orca has noted meanwhile.
    pub fn listen(&mut self) {
        if let Ok(bytes) = self.sheet.written.recv_timeout(Duration::from_millis(20)) {
            self.notes.add(&bytes);
            while let Ok(bytes) = self.sheet.written.try_recv() {
                self.notes.add(&bytes);
            }
        }
    }

    fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !so(self) {
            assert!(Instant::now() < until, "{what}: it did not come. Orca noted {:#?}", self.notes.tail());
            self.listen();
        }
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
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
