//! Where the earpiece is, and what it has to keep apart from.

use super::cards;
#[cfg(target_os = "linux")]
use super::pulse;
#[cfg(target_os = "linux")]
use crate::device::host;
use crate::session::EarpieceEvent;

/// The earpiece as it was chosen.
pub(super) struct Place {
    /// Its name.
    pub device: String,
    /// The name of the loudspeaker; none is the system's default one.
    pub loudspeaker: Option<String>,
    /// The plug that it had when it was found first: a device may go on without a word through another one, such as
    /// the loudspeaker of a laptop.
    pub plug: Option<Option<String>>,
}

/// A whisper on its way. It falls silent when this is dropped.
pub(super) trait Whispering {
    /// How many samples were heard by now.
    ///
    /// # Errors
    ///
    /// The earpiece is lost, or carries to where it should not.
    fn heard(&mut self, place: &mut Place) -> Result<usize, EarpieceEvent>;
}

impl Place {
    /// The earpiece of that name.
    pub fn new(device: String, loudspeaker: Option<String>) -> Self {
        Self { device, loudspeaker, plug: None }
    }

    /// Whether something could be whispered now.
    ///
    /// # Errors
    ///
    /// The earpiece is not there, or carries to where it should not.
    pub fn check(&mut self) -> Result<(), EarpieceEvent> {
        #[cfg(target_os = "linux")]
        if host::pulse_is_there() {
            return pulse::check(self);
        }
        cards::check(self)
    }

    /// Whispers samples, if the earpiece is there and apart from the loudspeaker.
    ///
    /// # Errors
    ///
    /// It is not, or can't be opened.
    pub fn whisper(&mut self, samples: Vec<i16>) -> Result<Box<dyn Whispering>, EarpieceEvent> {
        #[cfg(target_os = "linux")]
        if host::pulse_is_there() {
            return pulse::whisper(self, samples);
        }
        cards::whisper(self, samples)
    }
}
