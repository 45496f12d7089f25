//! The samples of one clip, all there or still coming in.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use super::RATE;

/// A clip whose samples stay away for so long (3 s) is given up.
pub(super) const STARVED: u32 = 3 * RATE.get();

/// The samples of one clip.
pub struct Feed {
    chunk: Arc<[i16]>,
    next: usize,
    coming: Option<Receiver<Vec<i16>>>,
    /// For how many samples nothing has come.
    waited: u32,
}

/// What a feed has to give.
pub(super) enum Fed {
    Sample(i16),
    NotYet,
    End,
}

impl Feed {
    /// Samples that are all there.
    #[must_use]
    pub fn whole(samples: Arc<[i16]>) -> Self {
        Self { chunk: samples, next: 0, coming: None, waited: 0 }
    }

    /// Samples that come in through a channel and end with it.
    #[must_use]
    pub fn growing(chunks: Receiver<Vec<i16>>) -> Self {
        Self { chunk: Arc::new([]), next: 0, coming: Some(chunks), waited: 0 }
    }

    /// Waits for the first samples, at most so long; whether more would have to be waited for. An empty chunk is not
    /// yet one.
    pub(super) fn waits(&mut self, limit: Duration) -> bool {
        let until = Instant::now() + limit;
        while let Some(coming) = self.coming.as_ref().filter(|_| self.chunk.is_empty()) {
            match coming.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(chunk) => self.chunk = chunk.into(),
                Err(error) => return error == RecvTimeoutError::Timeout,
            }
        }
        false
    }

    /// The next sample. Never waits.
    pub(super) fn next(&mut self) -> Fed {
        loop {
            if let Some(&sample) = self.chunk.get(self.next) {
                self.next += 1;
                return Fed::Sample(sample);
            }
            let Some(coming) = &self.coming else { return Fed::End };
            match coming.try_recv() {
                Ok(chunk) => (self.chunk, self.next, self.waited) = (chunk.into(), 0, 0),
                Err(TryRecvError::Empty) if self.waited < STARVED => {
                    self.waited += 1;
                    return Fed::NotYet;
                }
                Err(_) => return Fed::End,
            }
        }
    }
}
