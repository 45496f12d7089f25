//! A terminal of our own, to try programs in.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
#[cfg(all(feature = "sound", feature = "speech"))]
use rustix::termios::{OptionalActions, tcsetattr};
use rustix::termios::{Termios, tcgetattr};

/// How long a program may take for anything, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program in a terminal.
pub struct Pty {
    /// The person's side.
    master: Option<File>,
    /// Kept open, so that the settings outlive the program.
    slave: File,
    output: Receiver<Vec<u8>>,
    seen: Vec<u8>,
    read: usize,
    child: Child,
    /// The settings before the program.
    found: Settings,
}

/// The settings of a terminal that a program may change.
#[derive(Debug, PartialEq)]
pub struct Settings {
    modes: String,
    codes: String,
}

impl Pty {
    /// Starts a program in a terminal that it belongs to: closing it hangs the program up.
    pub fn start(program: &str, args: &[&str]) -> Self {
        let mut command = Command::new("setsid");
        command.args(["--ctty", program]).args(args);
        Self::spawn(command)
    }

    /// Starts a command in a terminal that it belongs to, with the variables that it was given.
    #[cfg(feature = "sound")]
    pub fn start_command(told: &Command) -> Self {
        let mut command = Command::new("setsid");
        command.arg("--ctty").arg(told.get_program()).args(told.get_args());
        for (name, value) in told.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        Self::spawn(command)
    }

    /// Starts a program that only reads and writes a terminal, and gets no signal from it.
    pub fn start_apart(program: &str, args: &[&str]) -> Self {
        let mut command = Command::new("setsid");
        command.arg(program).args(args);
        Self::spawn(command)
    }

    fn spawn(mut command: Command) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        let slave = open_apart(&name);
        let found = settings(&slave);
        let child = command
            .stdin(Stdio::from(slave.try_clone().unwrap()))
            .stdout(Stdio::from(slave.try_clone().unwrap()))
            .stderr(Stdio::from(slave.try_clone().unwrap()))
            .spawn()
            .unwrap();
        let master = File::from(master);
        let output = read_all(master.try_clone().unwrap());
        Self { master: Some(master), slave, output, seen: Vec::new(), read: 0, child, found }
    }

    /// The number of the program's process.
    #[cfg(target_os = "linux")]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Types.
    pub fn send(&mut self, bytes: impl AsRef<[u8]>) {
        self.master.as_ref().unwrap().write_all(bytes.as_ref()).unwrap();
    }

    /// Waits until a text has come after what was waited for before.
    pub fn expect(&mut self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let fresh = &self.seen[self.read..];
            if let Some(at) = fresh.windows(text.len()).position(|window| window == text.as_bytes()) {
                self.read += at + text.len();
                return;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.seen.extend(bytes),
                Err(_) => panic!("{text:?} did not come. There was: {:?}", String::from_utf8_lossy(fresh)),
            }
        }
    }

    /// All that was written so far, byte by byte.
    pub fn seen(&mut self) -> &[u8] {
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(50)) {
            self.seen.extend(bytes);
        }
        &self.seen
    }

    /// The settings of the terminal now.
    pub fn settings(&self) -> Settings {
        settings(&self.slave)
    }

    /// The settings of the terminal before the program was started.
    pub fn found(&self) -> &Settings {
        &self.found
    }

    /// Sends the program a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Takes the terminal away.
    pub fn hang_up(&mut self) {
        self.master = None;
        // The reading side is closed by its thread as soon as it has something to read.
        self.output = mpsc::channel().1;
        (&self.slave).write_all(b"x").unwrap();
    }

    /// Waits for the program to end.
    pub fn wait(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("the program does not end. There was: {:?}", String::from_utf8_lossy(&self.seen));
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // It has ended already, unless the test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn settings(slave: &File) -> Settings {
    let Termios { input_modes, output_modes, control_modes, local_modes, special_codes, .. } =
        tcgetattr(slave).unwrap();
    Settings {
        modes: format!("{input_modes:?} {output_modes:?} {control_modes:?} {local_modes:?}"),
        codes: format!("{special_codes:?}"),
    }
}

/// Opens a terminal without belonging to it.
fn open_apart(name: &str) -> File {
    use std::os::unix::fs::OpenOptionsExt;

    let not_ours = rustix::fs::OFlags::NOCTTY.bits().cast_signed();
    OpenOptions::new().read(true).write(true).custom_flags(not_ours).open(name).unwrap()
}

/// A terminal that nobody sits at.
#[cfg(all(feature = "sound", feature = "speech"))]
pub struct Sheet {
    /// What a program opens to write there.
    pub name: String,
    /// What was written, as it was written.
    pub written: Receiver<Vec<u8>>,
    /// Kept open: it is there before somebody writes.
    _slave: File,
}

/// A terminal to write into: unlike a file, it gets every line at once.
#[cfg(all(feature = "sound", feature = "speech"))]
pub fn sheet() -> Sheet {
    let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
    grantpt(&master).unwrap();
    unlockpt(&master).unwrap();
    let name = ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
    let slave = open_apart(&name);
    let mut settings = tcgetattr(&slave).unwrap();
    settings.make_raw();
    tcsetattr(&slave, OptionalActions::Now, &settings).unwrap();
    Sheet { name, written: read_all(File::from(master)), _slave: slave }
}

/// Reads on a thread until nobody wants it any more.
fn read_all(mut master: File) -> Receiver<Vec<u8>> {
    let (sender, output) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(length @ 1..) = master.read(&mut buffer) {
            if sender.send(buffer[..length].to_vec()).is_err() {
                return;
            }
        }
    });
    output
}
