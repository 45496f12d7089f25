//! Which screen reader runs, where nothing tells.

use protocol::ScreenReader;

/// The screen reader that runs, if it is one that can be recognised.
#[must_use]
pub fn running() -> Option<ScreenReader> {
    None
}
