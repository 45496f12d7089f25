//! A device's thread, which is waited for at the end, but never for long: a device can hang.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long a device may take to end: time enough to stop a voice, and to end a process.
const ENDING: Duration = Duration::from_millis(500);

/// A thread of its own.
pub(super) struct Worker {
    name: &'static str,
    ended: Receiver<()>,
}

impl Worker {
    /// Starts the work.
    ///
    /// # Errors
    ///
    /// The system has no room for another thread.
    pub fn start(name: &'static str, work: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let (alive, ended) = channel();
        thread::Builder::new().name(name.to_owned()).spawn(move || {
            let _alive: Sender<()> = alive;
            work();
        })?;
        Ok(Self { name, ended })
    }

    /// Waits until the work has ended. What hangs is left behind: it ends with the program.
    pub fn end(self) {
        if self.ended.recv_timeout(ENDING) == Err(RecvTimeoutError::Timeout) {
            tracing::warn!(name = self.name, "a device does not end");
        }
    }
}

/// A worker that does what it is told, message by message, and holds a way to itself: so a last message ends it.
pub(super) struct Owner<M> {
    messages: Sender<M>,
    stop: fn() -> M,
    worker: Option<Worker>,
}

impl<M: Send + 'static> Owner<M> {
    /// Starts the work, with the way to it and what comes along. Where the system has no room for another thread,
    /// whatever it is told is lost, and the log says so.
    pub fn start(
        name: &'static str,
        stop: fn() -> M,
        work: impl FnOnce(Sender<M>, Receiver<M>) + Send + 'static,
    ) -> Self {
        let (messages, receiver) = channel();
        let itself = messages.clone();
        let worker = Worker::start(name, move || work(itself, receiver));
        if let Err(error) = &worker {
            tracing::error!(%error, name, "no thread for a device");
        }
        Self { messages, stop, worker: worker.ok() }
    }

    /// An owner that is gone does nothing any more, and the game goes on without.
    pub fn tell(&self, message: M) {
        let _ = self.messages.send(message);
    }

    /// Ends the work, and waits until it has ended.
    pub fn end(mut self) {
        self.tell((self.stop)());
        if let Some(worker) = self.worker.take() {
            worker.end();
        }
    }
}

impl<M> Drop for Owner<M> {
    fn drop(&mut self) {
        let _ = self.messages.send((self.stop)());
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn work_that_ends_is_waited_for_and_work_that_hangs_is_left() {
        let (sender, receiver) = channel();
        Worker::start("short", move || sender.send(()).unwrap()).unwrap().end();
        assert_eq!(receiver.try_recv(), Ok(()));
        let (_open, never) = channel::<()>();
        let since = Instant::now();
        Worker::start("long", move || assert!(never.recv().is_err())).unwrap().end();
        assert!(since.elapsed() >= ENDING);
    }

    #[test]
    fn work_that_panics_has_ended() {
        Worker::start("failing", || std::panic::resume_unwind(Box::new(()))).unwrap().end();
    }
}
