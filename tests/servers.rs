//! Real servers for tests and measurements: PulseAudio or PipeWire with a null sink, speech-dispatcher, and a recorder,
//! all under a folder of their own and ended by their own process ids.

#[path = "servers/beginnings.rs"]
pub mod beginnings;
#[path = "servers/in_time.rs"]
pub mod in_time;
#[path = "servers/pipewire.rs"]
mod pipewire;
#[path = "servers/playing.rs"]
mod playing;
#[path = "servers/recording.rs"]
mod recording;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// Samples a second of recordings, and of the built-in voice.
pub const RATE: usize = 22_050;

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// After so many samples a recording runs smoothly.
const SETTLED: usize = RATE / 2;

/// Servers of one test. They end with this value.
pub struct Servers {
    folder: TempDir,
    pulse: Option<Child>,
    speech: Option<Child>,
    /// What PipeWire consists of.
    helpers: Vec<Child>,
    /// How soon a recorder wants to hear, which keeps the server busy.
    pub latency_ms: u32,
}

impl Servers {
    /// A folder for servers; none runs yet.
    pub fn new() -> Self {
        let servers =
            Self { folder: TempDir::new().unwrap(), pulse: None, speech: None, helpers: Vec::new(), latency_ms: 2 };
        for name in ["run", "home", "config/speech-dispatcher"] {
            fs::create_dir_all(servers.path(name)).unwrap();
        }
        // PulseAudio refuses a folder that others can read.
        let private = std::os::unix::fs::PermissionsExt::from_mode(0o700);
        fs::set_permissions(servers.path("run"), private).unwrap();
        servers
    }

    /// With PulseAudio and its null sink.
    pub fn with_sound() -> Self {
        let mut servers = Self::new();
        servers.start_sound();
        servers
    }

    /// With PulseAudio and speech-dispatcher, both warm.
    pub fn with_speech() -> Self {
        let mut servers = Self::with_sound();
        servers.start_speech();
        servers
    }

    /// A path in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A program that sees these servers and no others.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .env("XDG_RUNTIME_DIR", self.path("run"))
            .env("XDG_CONFIG_HOME", self.path("config"))
            .env("HOME", self.path("home"))
            .env("LC_ALL", "C.UTF-8");
        for name in ["PULSE_SERVER", "PULSE_RUNTIME_PATH", "SPEECHD_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY"] {
            command.env_remove(name);
        }
        command
    }

    /// Starts PulseAudio and waits until it answers.
    pub fn start_sound(&mut self) {
        let child = self
            .command("pulseaudio")
            .args(["--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes", "-n"])
            .arg("--load=module-null-sink sink_name=null")
            .arg("--load=module-null-sink sink_name=other sink_properties=device.description=Earpiece")
            .arg("--load=module-native-protocol-unix auth-anonymous=1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("pulseaudio is installed");
        self.pulse = Some(child);
        wait_for("PulseAudio", || {
            let mut asked = self.command("pactl");
            asked
                .arg("info")
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|status| status.success())
        });
    }

    /// Kills PulseAudio.
    pub fn kill_sound(&mut self) {
        end(&mut self.pulse);
    }

    /// Has PulseAudio stand still: it is there, and answers nobody.
    pub fn freeze_sound(&self) {
        kill_process(self.sound_process(), Signal::STOP).unwrap();
    }

    /// The process of PulseAudio.
    pub fn sound_process(&self) -> Pid {
        Pid::from_child(self.pulse.as_ref().expect("it runs"))
    }

    /// The process of speech-dispatcher that was started here.
    pub fn speech_process(&self) -> Pid {
        Pid::from_child(self.speech.as_ref().expect("it runs"))
    }

    /// Starts speech-dispatcher and waits until it has spoken a blank.
    pub fn start_speech(&mut self) {
        let child = self
            .command("speech-dispatcher")
            .args(["--run-single", "--timeout", "0", "--log-level", "0"])
            .arg("--log-dir")
            .arg(self.path("home"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("speech-dispatcher is installed");
        self.speech = Some(child);
        wait_for("speech-dispatcher", || self.path("run/speech-dispatcher/speechd.sock").exists());
        let warmed = self.command("spd-say").args(["--wait", "ready"]).status();
        assert!(warmed.is_ok_and(|status| status.success()), "spd-say works");
    }

    /// Kills speech-dispatcher, whoever has started it.
    pub fn kill_speech(&mut self) {
        end(&mut self.speech);
        let file = self.path("run/speech-dispatcher/pid/speech-dispatcher.pid");
        let pid = fs::read_to_string(&file).ok().and_then(|pid| Pid::from_raw(pid.trim().parse().ok()?));
        if let Some(pid) = pid {
            let _ = kill_process(pid, Signal::KILL);
        }
        let _ = fs::remove_file(file);
    }

    /// Keeps programs from starting speech-dispatcher by themselves.
    pub fn forbid_speech(&self) {
        fs::write(self.path("config/speech-dispatcher/speechd.conf"), "DisableAutoSpawn\n").unwrap();
    }

    /// Records what the null sink plays, from now on.
    pub fn record(&self) -> Recorder {
        self.record_from("null")
    }

    /// Records what that sink plays, `null` or `other`. People know the other one as Earpiece.
    pub fn record_from(&self, sink: &str) -> Recorder {
        Recorder::start(self, sink)
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.kill_speech();
        self.kill_sound();
        self.helpers.drain(..).rev().for_each(|helper| end(&mut Some(helper)));
    }
}

/// Whether a process runs. One that has ended may still be listed, where nobody waits for it.
pub fn runs(process: impl std::fmt::Display) -> bool {
    fs::read_to_string(format!("/proc/{process}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

fn end(child: &mut Option<Child>) {
    if let Some(mut child) = child.take() {
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Waits until something is so.
pub fn wait_for(what: &str, mut ready: impl FnMut() -> bool) {
    let until = Instant::now() + PATIENCE;
    while !ready() {
        assert!(Instant::now() < until, "{what} does not come up");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Microseconds since 1970: what several processes can compare.
pub fn now_us() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros() as u64)
}

/// A recording that is being made.
pub struct Recorder {
    child: Child,
    heard: Arc<Mutex<Recording>>,
}

/// What was recorded.
#[derive(Clone, Default)]
pub struct Recording {
    /// One channel at [`RATE`].
    pub samples: Vec<i16>,
    /// When each chunk came, in microseconds since 1970, and how many samples there were then.
    chunks: Vec<(u64, usize)>,
}

impl Recorder {
    fn start(servers: &Servers, sink: &str) -> Self {
        let mut child = servers
            .command("parec")
            .args(["--format=s16le", "--channels=1"])
            .arg(format!("--latency-msec={}", servers.latency_ms))
            .arg(format!("--device={sink}.monitor"))
            .arg(format!("--rate={RATE}"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("parec is installed");
        let mut output = child.stdout.take().unwrap();
        let heard = Arc::<Mutex<Recording>>::default();
        let kept = heard.clone();
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let mut buffer = [0; 8192];
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                let now = now_us();
                bytes.extend_from_slice(&buffer[..count]);
                let whole = bytes.len() / 2 * 2;
                let mut heard = kept.lock().unwrap();
                heard.samples.extend(bytes[..whole].chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])));
                bytes.drain(..whole);
                heard.came(now);
            }
        });
        let recorder = Self { child, heard };
        wait_for("the recorder", || recorder.heard.lock().unwrap().samples.len() > SETTLED);
        recorder
    }

    /// What was recorded so far.
    pub fn so_far(&self) -> Recording {
        self.heard.lock().unwrap().clone()
    }

    /// Whether nothing was heard for so long.
    pub fn is_silent(&self, ms: usize) -> bool {
        let heard = self.heard.lock().unwrap();
        let last = heard.samples.iter().rev().take(RATE * ms / 1000);
        last.into_iter().all(|sample| sample.unsigned_abs() <= 40)
    }

    /// Everything that was recorded.
    pub fn stop(mut self) -> Recording {
        std::thread::sleep(Duration::from_millis(100));
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.so_far()
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A stretch of sound, in milliseconds since the recording began.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    pub from_ms: f64,
    pub to_ms: f64,
}

/// The example program `speak`, with what it tells.
pub struct Speak {
    child: Child,
    input: ChildStdin,
    told: Receiver<(u64, String)>,
    /// What it has told so far, with the time in microseconds since 1970.
    pub heard: Vec<(u64, String)>,
    errors: Option<std::thread::JoinHandle<String>>,
}

impl Speak {
    /// Starts it.
    pub fn start(mut command: Command) -> Self {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("speak runs");
        let (sender, told) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let (time, what) = line.split_once(' ').unwrap();
                if sender.send((time.parse().unwrap(), what.to_owned())).is_err() {
                    return;
                }
            }
        });
        let mut errors = child.stderr.take().unwrap();
        let errors = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = errors.read_to_string(&mut text);
            text
        });
        Self { input: child.stdin.take().unwrap(), child, told, heard: Vec::new(), errors: Some(errors) }
    }

    /// Gives it a command; the time at which it was given, in microseconds since 1970.
    pub fn tell(&mut self, command: &str) -> u64 {
        let now = now_us();
        writeln!(self.input, "{command}").expect("speak listens");
        now
    }

    /// Waits until it tells this; the time at which it did.
    pub fn wait(&mut self, what: &str) -> u64 {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.told.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok((time, told)) => {
                    self.heard.push((time, told.clone()));
                    if told == what || told.starts_with(&format!("{what} ")) && !what.contains(' ') {
                        return time;
                    }
                }
                Err(_) => panic!("never told «{what}», but {:?}", self.events()),
            }
        }
    }

    /// Listens for a while.
    pub fn listen(&mut self, time: Duration) {
        let until = Instant::now() + time;
        while let Ok(told) = self.told.recv_timeout(until.saturating_duration_since(Instant::now())) {
            self.heard.push(told);
        }
    }

    /// What it has told so far.
    pub fn events(&self) -> Vec<&str> {
        self.heard.iter().map(|(_, what)| what.as_str()).collect()
    }

    /// How often it has told this.
    pub fn count(&self, what: &str) -> usize {
        self.events().iter().filter(|told| **told == what).count()
    }

    /// Its process id.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Ends it; what it has written to standard error.
    pub fn stop(mut self) -> String {
        self.tell("stop");
        let until = Instant::now() + PATIENCE;
        while self.child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < until, "speak does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
        let status = self.child.wait().unwrap();
        assert!(status.success(), "speak ended with {status}");
        self.errors.take().unwrap().join().unwrap()
    }
}

impl Drop for Speak {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
