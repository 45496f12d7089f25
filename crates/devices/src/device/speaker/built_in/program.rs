//! One run of espeak-ng, which may hang or never stop talking.

use std::io::{self, ErrorKind, Read as _, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::synthesis_error::SynthesisError;

const NAME: &str = "espeak-ng";
/// Where no sound server answers, and none is started.
const NO_SERVER: &str = "unix:/dev/null";
/// Unit tests give way to whatever is heard, and may wait so much longer for a processor.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 120 } else { 0 });
/// Who has written nothing for so long hangs: a slow disk takes a while to bring a voice.
const HANGS: Duration = Duration::from_secs(10).saturating_add(PATIENCE);
/// A program that has written everything ends within a moment.
const ENDED: Duration = Duration::from_millis(1);

/// The most that a run may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub bytes: usize,
    pub time: Duration,
}

/// What is to be read now.
pub(super) enum Read {
    /// So many bytes.
    Bytes(usize),
    NotYet,
    End,
}

/// The program. It ends with this value.
pub(super) struct Program {
    child: Child,
    output: ChildStdout,
    /// How many bytes it may still write.
    room: usize,
    until: Instant,
    /// When it has last written something.
    wrote_at: Instant,
}

impl Program {
    /// Starts it with a text.
    pub fn start(arguments: &[&str], text: &str, limits: Limits) -> Result<Self, SynthesisError> {
        let mut command = Command::new(NAME);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // It looks for a sound server even if it only writes, and waits for ever for one that stands still.
        command.env("PULSE_SERVER", NO_SERVER);
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // Ctrl+C is for the narrator, which still says goodbye.
            command.process_group(0);
        }
        let mut child = command.spawn().map_err(SynthesisError::NotRun)?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let Some(output) = output else { return Err(SynthesisError::NotSound) };
        let now = Instant::now();
        let program = Self { child, output, room: limits.bytes, until: now + limits.time + PATIENCE, wrote_at: now };
        if let Some(input) = input {
            write(input, text);
        }
        Ok(program)
    }

    /// Reads what it has written, and waits a moment for it.
    pub fn read(&mut self, buffer: &mut [u8]) -> Result<Read, SynthesisError> {
        if self.until <= Instant::now() {
            return Err(SynthesisError::Endless);
        }
        if !self.has_output()? {
            return if self.waited() < HANGS { Ok(Read::NotYet) } else { Err(SynthesisError::Hangs) };
        }
        let count = match self.output.read(buffer) {
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(Read::NotYet),
            Err(error) => return Err(SynthesisError::NotRun(error)),
        };
        self.wrote_at = Instant::now();
        self.room = self.room.checked_sub(count).ok_or(SynthesisError::Endless)?;
        Ok(if count == 0 { Read::End } else { Read::Bytes(count) })
    }

    /// For how long it has written nothing.
    pub fn waited(&self) -> Duration {
        self.wrote_at.elapsed()
    }

    /// How it has ended, which it does by itself after its output.
    pub fn end(mut self) -> Result<ExitStatus, SynthesisError> {
        while self.waited() < HANGS {
            if let Some(status) = self.child.try_wait().map_err(SynthesisError::NotRun)? {
                return Ok(status);
            }
            thread::sleep(ENDED);
        }
        Err(SynthesisError::Hangs)
    }

    #[cfg(unix)]
    fn has_output(&self) -> Result<bool, SynthesisError> {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};

        // So often somebody can look whether what comes is still wanted.
        const LOOK: Timespec = Timespec { tv_sec: 0, tv_nsec: 100_000_000 };
        match poll(&mut [PollFd::new(&self.output, PollFlags::IN)], Some(&LOOK)) {
            Ok(ready) => Ok(ready > 0),
            Err(rustix::io::Errno::INTR) => Ok(false),
            Err(error) => Err(SynthesisError::NotRun(error.into())),
        }
    }

    #[cfg(not(unix))]
    fn has_output(&self) -> Result<bool, SynthesisError> {
        // There the reading itself waits.
        Ok(true)
    }

    /// Ends it, and what it has started.
    fn kill(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            kill_process_group(Pid::from_child(&self.child), Signal::KILL)?;
        }
        self.child.kill()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has ended already, unless it was cut off.
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            let _ = self.kill();
            let _ = self.child.wait();
        }
    }
}

/// A child that does not want to read says so by its exit status.
fn write(mut input: ChildStdin, text: &str) {
    let _ = input.write_all(text.as_bytes());
}
