//! No voices are found: this program was built without voice commands.

/// Samples in a frame.
pub(super) const FRAME: usize = 256;

/// Finds nothing.
pub(super) struct Voice;

impl Voice {
    /// Nobody to be heard.
    pub fn new() -> Self {
        Self
    }

    /// There is none.
    pub fn is_in(&mut self, _frame: &[i16]) -> bool {
        false
    }

    /// Has nothing to forget.
    pub fn reset(&mut self) {}
}
