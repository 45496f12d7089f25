//! A whisper by whatever way there is to the headset: through the sound server, or straight to the device.

use super::cards;
use super::place::{Place, Whispering};
#[cfg(target_os = "linux")]
use super::pulse;
#[cfg(target_os = "linux")]
use crate::device::host;
use protocol::HeadsetEvent;

/// Whether something could be whispered now.
///
/// # Errors
///
/// The headset is not there, or carries to where it should not.
pub(super) fn check(place: &mut Place) -> Result<(), HeadsetEvent> {
    #[cfg(target_os = "linux")]
    if host::pulse_is_there() {
        return pulse::check(place);
    }
    cards::check(place)
}

/// Whispers samples, if the headset is there and apart from the loudspeaker.
///
/// # Errors
///
/// It is not, or can't be opened.
pub(super) fn whisper(place: &mut Place, samples: Vec<i16>) -> Result<Box<dyn Whispering>, HeadsetEvent> {
    #[cfg(target_os = "linux")]
    if host::pulse_is_there() {
        return pulse::whisper(place, samples);
    }
    cards::whisper(place, samples)
}
