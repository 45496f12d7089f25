//! Which screen reader runs, found by its window.
//!
//! Windows also has a flag for that, SPI_GETSCREENREADER. Other programs set it too, and it outlives a screen reader that
//! crashed; it does not say which one it is, and to read it takes unsafe code. The windows are there for as long as the
//! screen readers run: that is how NVDA finds itself, and how programs are told to find JAWS.

use winsafe::{AtomStr, HWND};

use protocol::ScreenReader;

/// The screen reader that runs, if it is one that can be recognised.
#[must_use]
pub fn running() -> Option<ScreenReader> {
    ScreenReader::ALL.into_iter().find(|reader| has_window(*reader))
}

fn has_window(reader: ScreenReader) -> bool {
    let (class, title) = match reader {
        ScreenReader::Nvda => ("wxWindowClassNR", Some("NVDA")),
        ScreenReader::Jaws => ("JFWUI2", None),
    };
    match HWND::FindWindow(Some(AtomStr::from_str(class)), title) {
        Ok(window) => window.is_some(),
        Err(error) => {
            tracing::info!(%error, "no window of a screen reader was found");
            false
        }
    }
}
