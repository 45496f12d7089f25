//! One run of the recogniser's process, with a thread for each of its pipes.

use std::io::{self, BufReader, BufWriter};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Sender, SyncSender, TrySendError};
use std::thread;

use super::Options;
use super::notice::Notice;
use super::protocol::{Reply, Request};

/// How many requests may wait for the process: some ten seconds of sound.
const MOST_WAITING: usize = 256;

/// A process that runs, or has just ended.
pub(super) struct Process {
    child: Child,
    requests: SyncSender<Request>,
}

/// The process takes nothing any more.
pub(super) struct Stuck;

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
        let (requests, waiting) = mpsc::sync_channel::<Request>(MOST_WAITING);
        let process = Self { child, requests };
        let asking = thread::Builder::new().name("requests".to_owned()).spawn(move || {
            let Some(mut input) = input.map(BufWriter::new) else { return };
            // A process that has ended is noticed by the other thread.
            while waiting.recv().is_ok_and(|request| request.write(&mut input).is_ok()) {}
        });
        let notices = notices.clone();
        let hearing = thread::Builder::new().name("replies".to_owned()).spawn(move || {
            if let Some(mut output) = output.map(BufReader::new) {
                while let Ok(Some(reply)) = Reply::read(&mut output) {
                    if notices.send(Notice::Said(run, reply)).is_err() {
                        return;
                    }
                }
            }
            let _ = notices.send(Notice::Gone(run));
        });
        match asking.and(hearing) {
            Ok(_) => Ok(process),
            Err(error) => {
                process.end()?;
                Err(error)
            }
        }
    }

    /// Hands a request over, without waiting.
    pub fn ask(&self, request: Request) -> Result<(), Stuck> {
        match self.requests.try_send(request) {
            Err(TrySendError::Full(_)) => Err(Stuck),
            // That it has ended comes as a notice.
            _ => Ok(()),
        }
    }

    /// Ends it, if it has not ended by itself, and tells how it did.
    pub fn end(mut self) -> io::Result<ExitStatus> {
        // It may be gone already.
        let _ = self.child.kill();
        self.child.wait()
    }
}
