//! What our own sound plays, on its way to whoever has to take it out of what the microphone hears.

use std::time::Instant;

use crossbeam_queue::ArrayQueue;

/// Samples in a block: 12 ms.
pub const BLOCK: usize = 256;
/// So many blocks are kept: three seconds, more than any stream takes ahead. Nobody who comes later wants more.
const MOST: usize = 256;

/// Blocks that were played, the oldest first. When there are too many, the oldest is dropped. It never waits, so that the
/// audio thread can write it.
pub struct Played(ArrayQueue<Block>);

/// Sound without a gap.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// The stream that it was played through.
    pub run: u64,
    /// When its first sample is heard.
    pub heard_at: Instant,
    /// One channel at [`Block::RATE`].
    pub samples: [i16; BLOCK],
}

impl Block {
    /// Samples a second.
    pub const RATE: u32 = 22_050;
}

impl Default for Played {
    fn default() -> Self {
        Self(ArrayQueue::new(MOST))
    }
}

impl Played {
    /// The oldest block.
    pub fn take(&self) -> Option<Block> {
        self.0.pop()
    }

    /// The newest block.
    pub fn put(&self, block: Block) {
        self.0.force_push(block);
    }
}

/// Makes blocks of what a stream plays.
pub struct Copier {
    run: u64,
    block: Block,
    filled: usize,
}

impl Copier {
    /// For the stream of that number.
    #[must_use]
    pub fn new(run: u64) -> Self {
        Self { run, block: Block { run, heard_at: Instant::now(), samples: [0; BLOCK] }, filled: 0 }
    }

    /// Copies a sample, and puts the block away that it makes whole. `heard_at` is asked for the first of a block.
    pub fn copy(&mut self, sample: f32, heard_at: impl FnOnce() -> Instant, played: &Played) {
        if self.filled == 0 {
            self.block.heard_at = heard_at();
        }
        self.block.samples[self.filled] = (sample * f32::from(i16::MAX)) as i16;
        self.filled += 1;
        if self.filled == BLOCK {
            self.filled = 0;
            played.put(Block { run: self.run, ..self.block });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn blocks_come_in_order_each_with_the_moment_of_its_first_sample() {
        let (played, mut copier, from) = (Played::default(), Copier::new(3), Instant::now());
        for at in 0..3 * BLOCK as u64 - 1 {
            copier.copy(at as f32 / 1_000.0, || from + Duration::from_millis(at), &played);
        }
        let blocks: Vec<Block> = std::iter::from_fn(|| played.take()).collect();
        assert_eq!(blocks.len(), 2, "the third one is not whole");
        for (number, block) in (0..).zip(&blocks) {
            let first = number * BLOCK as u64;
            assert_eq!((block.run, block.heard_at), (3, from + Duration::from_millis(first)));
            assert_eq!(block.samples[1], ((first + 1) as f32 / 1_000.0 * 32_767.0) as i16);
        }
    }

    #[test]
    fn when_nobody_reads_the_oldest_is_dropped() {
        let (played, now) = (Played::default(), Instant::now());
        for run in 0..MOST as u64 + 2 {
            played.put(Block { run, heard_at: now, samples: [0; BLOCK] });
        }
        assert_eq!(played.take().map(|block| block.run), Some(2));
    }
}
