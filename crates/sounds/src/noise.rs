//! The masking sound: soft low noise, like rain, that covers rustle and taps.

/// How long the noise takes to come and go, in milliseconds.
pub const FADE_MS: u64 = 400;

/// Noise without a seam: the same at every start, so that its sound can't tell anything. Each item is a sample between -1
/// and 1.
pub struct Noise {
    state: u64,
    low: f32,
}

impl Default for Noise {
    fn default() -> Self {
        Self { state: 0x9E37_79B9_7F4A_7C15, low: 0.0 }
    }
}

impl Iterator for Noise {
    type Item = f32;

    /// White noise (xorshift) through a gentle low pass.
    fn next(&mut self) -> Option<f32> {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        let white = (self.state >> 40) as f32 / (1 << 23) as f32 - 1.0;
        self.low += 0.12 * (white - self.low);
        Some(self.low * 1.3)
    }
}
