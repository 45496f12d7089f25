//! The way of samples from the sound server's thread to whoever reads them: bounded, without a lock.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use cpal::{FromSample, Sample};
use crossbeam_queue::ArrayQueue;

/// Samples in a block: 16 ms at 16,000 a second.
pub(super) const BLOCK: usize = 256;
/// So many blocks are kept: two seconds at 16,000 samples a second. Nobody who comes so late wants more.
const MOST: usize = 128;

/// Samples of one channel, one after the other.
pub(super) type Block = [i16; BLOCK];

/// Blocks on their way. When there are too many, the oldest is dropped.
pub(super) struct Blocks {
    queue: ArrayQueue<Block>,
    dropped: AtomicU64,
    /// Samples a second.
    rate: AtomicU32,
    stopped: AtomicBool,
}

impl Default for Blocks {
    fn default() -> Self {
        Self {
            queue: ArrayQueue::new(MOST),
            dropped: AtomicU64::new(0),
            rate: AtomicU32::new(super::RATE),
            stopped: AtomicBool::new(false),
        }
    }
}

impl Blocks {
    /// The oldest block.
    pub fn take(&self) -> Option<Block> {
        self.queue.pop()
    }

    /// How many samples were dropped.
    pub fn dropped(&self) -> u64 {
        self.dropped.load(Ordering::Relaxed)
    }

    /// Samples a second.
    pub fn rate(&self) -> u32 {
        self.rate.load(Ordering::Relaxed)
    }

    /// Takes nothing any more.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Says how many samples a second will come, before the first one does.
    pub fn begin(&self, rate: u32) {
        self.rate.store(rate, Ordering::Relaxed);
    }
}

/// Makes blocks of one channel out of what a device delivers.
pub(super) struct Cutter {
    block: Block,
    filled: usize,
    channels: usize,
}

impl Cutter {
    /// For a device with so many channels.
    pub fn new(channels: u16) -> Self {
        Self { block: [0; BLOCK], filled: 0, channels: usize::from(channels).max(1) }
    }

    /// Passes whole blocks on, each sample the mean of its channels.
    pub fn cut<S: Sample>(&mut self, samples: &[S], blocks: &Blocks)
    where
        f32: FromSample<S>,
    {
        if blocks.stopped.load(Ordering::Relaxed) {
            return;
        }
        for frame in samples.chunks_exact(self.channels) {
            let sum: f32 = frame.iter().map(|sample| f32::from_sample(*sample)).sum();
            self.block[self.filled] = i16::from_sample(sum / self.channels as f32);
            self.filled += 1;
            if self.filled == BLOCK {
                self.filled = 0;
                if blocks.queue.force_push(self.block).is_some() {
                    blocks.dropped.fetch_add(BLOCK as u64, Ordering::Relaxed);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_become_one_and_blocks_come_in_order_however_they_are_delivered() {
        let (blocks, mut cutter) = (Blocks::default(), Cutter::new(2));
        let delivered: Vec<i16> = (0..2 * BLOCK as i16).flat_map(|number| [number, number + 2]).collect();
        for piece in delivered.chunks(2 * 77) {
            cutter.cut(piece, &blocks);
        }
        let heard: Vec<i16> = std::iter::from_fn(|| blocks.take()).flatten().collect();
        assert_eq!(heard, (1..=2 * BLOCK as i16).collect::<Vec<_>>());
    }

    #[test]
    fn every_format_is_heard_as_loud_as_it_is() {
        let heard = |cut: &dyn Fn(&mut Cutter, &Blocks)| {
            let (blocks, mut cutter) = (Blocks::default(), Cutter::new(1));
            cut(&mut cutter, &blocks);
            blocks.take().map(|block| block[7])
        };
        assert_eq!(heard(&|cutter, blocks| cutter.cut(&[-0.5_f32; BLOCK], blocks)), Some(-16_384));
        assert_eq!(heard(&|cutter, blocks| cutter.cut(&[-16_384_i16; BLOCK], blocks)), Some(-16_384));
        assert_eq!(heard(&|cutter, blocks| cutter.cut(&[i32::MIN / 2; BLOCK], blocks)), Some(-16_384));
        assert_eq!(heard(&|cutter, blocks| cutter.cut(&[64_u8; BLOCK], blocks)), Some(-16_384));
        assert_eq!(heard(&|cutter, blocks| cutter.cut(&[i16::MIN; BLOCK], blocks)), Some(i16::MIN));
        assert_eq!(heard(&|cutter, blocks| cutter.cut(&[i16::MAX; BLOCK], blocks)), Some(i16::MAX));
    }

    #[test]
    fn when_nobody_reads_the_oldest_is_dropped_and_counted() {
        let (blocks, mut cutter) = (Blocks::default(), Cutter::new(1));
        for number in 0..MOST as i16 + 3 {
            cutter.cut(&[number; BLOCK], &blocks);
        }
        assert_eq!(blocks.dropped(), 3 * BLOCK as u64);
        let first: Vec<i16> = std::iter::from_fn(|| blocks.take()).map(|block| block[0]).collect();
        assert_eq!(first, (3..MOST as i16 + 3).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_is_taken_once_it_is_stopped() {
        let (blocks, mut cutter) = (Blocks::default(), Cutter::new(1));
        blocks.stop();
        cutter.cut(&[1_i16; BLOCK], &blocks);
        assert_eq!(blocks.take(), None);
    }
}
