//! Whether a frame of sound is somebody's voice.

use earshot::Detector;

/// Samples in a frame: 16 ms.
pub(super) const FRAME: usize = 256;

/// From this certainty on it is a voice. Hiss comes up to 0.58, speech lies above 0.9.
const CERTAIN: f32 = 0.65;

/// Finds voices in a stream of frames.
pub(super) struct Voice(Box<Detector>);

impl Voice {
    /// A detector that has heard nothing yet.
    pub fn new() -> Self {
        Self(Detector::default_boxed())
    }

    /// Whether there is a voice in this frame, which must have [`FRAME`] samples.
    pub fn is_in(&mut self, frame: &[i16]) -> bool {
        self.0.predict_i16(frame) >= CERTAIN
    }

    /// Forgets what it has heard.
    pub fn reset(&mut self) {
        self.0.reset();
    }
}
