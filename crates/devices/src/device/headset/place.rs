//! Where the headset is, and what it has to keep apart from.

use protocol::HeadsetEvent;

/// The headset as it was chosen.
pub(super) struct Place {
    /// Its name.
    pub device: String,
    /// The name of the loudspeaker; none is the system's default one.
    pub loudspeaker: Option<String>,
    /// The plug that it had when it was found first: a device may go on without a word through another one, such as
    /// the loudspeaker of a laptop.
    #[cfg(target_os = "linux")]
    pub plug: Option<Option<String>>,
}

/// A whisper on its way. It falls silent when this is dropped.
pub(super) trait Whispering {
    /// How many samples were heard by now.
    ///
    /// # Errors
    ///
    /// The headset is lost, or carries to where it should not.
    fn heard(&mut self, place: &mut Place) -> Result<usize, HeadsetEvent>;
}

impl Place {
    /// The headset of that name.
    pub fn new(device: String, loudspeaker: Option<String>) -> Self {
        Self {
            device,
            loudspeaker,
            #[cfg(target_os = "linux")]
            plug: None,
        }
    }
}
