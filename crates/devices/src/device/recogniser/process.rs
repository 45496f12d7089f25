//! One run of the recogniser's process, with a thread for each of its pipes.

use std::io::{self, BufReader, BufWriter};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use super::Options;
use super::notice::Notice;
use ::recogniser::pipe::{Reply, Request};

/// A process that runs, or has just ended.
pub(super) struct Process {
    child: Child,
    requests: Sender<Request>,
    taken: Arc<Mutex<Taken>>,
}

/// What the process has taken of what it was asked. A long sound is taken as fast as it is heard.
struct Taken {
    /// How many requests wait for it.
    waiting: usize,
    /// When it took the last one, or the first one began to wait.
    at: Instant,
}

impl Process {
    /// Starts the process. What it says comes as notices that bear this number.
    pub fn start(options: &Options, run: u32, notices: &Sender<Notice>) -> io::Result<Self> {
        let mut command = Command::new(&options.program);
        // The recogniser's library talks on standard error, which would be read aloud.
        command.arg(&options.model).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // Ctrl+C is for the narrator, which says goodbye to this process itself.
            command.process_group(0);
        }
        let mut child = command.spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (requests, waiting) = mpsc::channel::<Request>();
        let taken = Arc::new(Mutex::new(Taken { waiting: 0, at: Instant::now() }));
        let process = Self { child, requests, taken: Arc::clone(&taken) };
        let asking = thread::Builder::new().name("requests".to_owned()).spawn(move || {
            let Some(mut input) = input.map(BufWriter::new) else { return };
            // A process that has ended is noticed by the other thread.
            while waiting.recv().is_ok_and(|request| request.write(&mut input).is_ok()) {
                let mut taken = locked(&taken);
                *taken = Taken { waiting: taken.waiting.saturating_sub(1), at: Instant::now() };
            }
        });
        let notices = notices.clone();
        let voice_activity = thread::Builder::new().name("replies".to_owned()).spawn(move || {
            if let Some(mut output) = output.map(BufReader::new) {
                while let Ok(Some(reply)) = Reply::read(&mut output) {
                    if notices.send(Notice::Said(run, reply)).is_err() {
                        return;
                    }
                }
            }
            let _ = notices.send(Notice::Gone(run));
        });
        match asking.and(voice_activity) {
            Ok(_) => Ok(process),
            Err(error) => {
                process.end()?;
                Err(error)
            }
        }
    }

    /// Hands a request over, without waiting. That the process has ended comes as a notice.
    pub fn ask(&self, request: Request) {
        let mut taken = locked(&self.taken);
        if taken.waiting == 0 {
            taken.at = Instant::now();
        }
        taken.waiting += 1;
        let _ = self.requests.send(request);
    }

    /// Since when it has taken nothing of what waits for it; none if nothing does.
    pub fn takes_nothing_since(&self) -> Option<Instant> {
        let taken = locked(&self.taken);
        (taken.waiting > 0).then_some(taken.at)
    }

    /// When it took something last.
    pub fn took_at(&self) -> Instant {
        locked(&self.taken).at
    }

    /// Ends it, if it has not ended by itself, and tells how it did.
    pub fn end(mut self) -> io::Result<ExitStatus> {
        // It may be gone already.
        let _ = self.child.kill();
        self.child.wait()
    }
}

fn locked(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    // Nothing can fail while it is held.
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}
