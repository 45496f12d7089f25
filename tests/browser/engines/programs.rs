//! The programs that a browser is made of, in a folder of their own. They run as long as this value.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use tempfile::TempDir;

use super::engine::DISPLAY;
use crate::browser::PATIENCE;
use crate::browser::phone::LOOK;

/// Has a program, and all that it starts, run only as long as the other end of a pipe is held, by whom it was started: a test
/// may be killed. Tests of real time go before it.
const HELD: &str = "nice -n 10 \"$@\" </dev/null & trap '' TERM; read -r _; kill 0; wait";

/// How long what ends by itself may take for it.
const END: Duration = Duration::from_secs(5);

/// Programs that were started, in that order.
pub struct Programs {
    started: Vec<Child>,
    folder: TempDir,
}

impl Programs {
    /// None as yet.
    pub fn new() -> Self {
        Self { started: Vec::new(), folder: tempfile::tempdir().unwrap() }
    }

    /// Where they keep what they have.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A program that finds nothing of whoever runs this, and leads a group of its own.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let complaints = File::options().create(true).append(true).open(self.folder().join("complaints")).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", HELD, "sh"]).arg(program);
        for name in
            ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "LANGUAGE", "GTK_MODULES"]
        {
            command.env_remove(name);
        }
        for name in ["HOME", "TMPDIR", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
            command.env(name, self.folder());
        }
        command.env("LC_ALL", "C.UTF-8").stdin(Stdio::piped()).stdout(complaints.try_clone().unwrap());
        command.stderr(complaints).process_group(0);
        command
    }

    /// Starts one.
    pub fn start(&mut self, mut command: Command) {
        self.started.push(command.spawn().unwrap());
    }

    /// Starts a display that nobody sees, and tells its name.
    pub fn display(&mut self) -> String {
        let mut command = self.command(DISPLAY);
        command.args(["-displayfd", "1", "-screen", "0", "1024x1024x24", "-nolisten", "tcp"]);
        format!(":{}", self.first_of(command))
    }

    /// Starts one, and waits for the first line that it prints.
    pub fn first_of(&mut self, mut command: Command) -> String {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        self.started.push(child);
        line.trim().to_owned()
    }

    /// Waits until one of them can be reached, at a port that it may have to tell first.
    #[track_caller]
    pub fn reaches(&self, port: impl Fn() -> Option<u16>) -> TcpStream {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(Ok(stream)) = port().map(|port| TcpStream::connect((Ipv4Addr::LOCALHOST, port))) {
                stream.set_read_timeout(Some(PATIENCE)).unwrap();
                return stream;
            }
            assert!(Instant::now() < until, "it does not listen\n{}", self.complaints());
            thread::sleep(LOOK);
        }
    }

    /// What all of them have written about themselves.
    pub fn complaints(&self) -> String {
        fs::read_to_string(self.folder().join("complaints")).unwrap_or_default()
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        self.started.iter_mut().rev().for_each(end);
    }
}

/// Ends a program and what it has started, which are a group. The display cleans up behind itself.
fn end(child: &mut Child) {
    drop(child.stdin.take());
    let until = Instant::now() + END;
    while Instant::now() < until && child.try_wait().is_ok_and(|status| status.is_none()) {
        thread::sleep(Duration::from_millis(5));
    }
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    let _ = child.wait();
}
