//! No microphone: this program was built without voice commands.

#[path = "microphone/absence.rs"]
mod absence;
#[path = "microphone/loudspeaker.rs"]
mod loudspeaker;

use std::sync::Arc;
use std::time::Instant;

pub use absence::Absence;
pub use loudspeaker::Echo;

/// Samples a second that a microphone would deliver.
pub const RATE: u32 = 16_000;

/// What would be reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MicrophoneReport {}

/// Where reports would go.
pub type Report = Arc<dyn Fn(MicrophoneReport) + Send + Sync>;

/// What the owner of [`Microphone`] is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing is heard.
    Lost(Absence),
    /// Something is heard again: never.
    Back,
    /// What the loudspeaker plays is heard, or not: never.
    Echo(Echo),
}

/// A microphone that never delivers anything, and says so once when it is wanted.
pub struct Microphone {
    wanted: bool,
    told: bool,
}

impl Microphone {
    /// The microphone.
    #[must_use]
    pub fn new(_name: Option<String>, _report: Report) -> Self {
        Self { wanted: false, told: false }
    }

    /// Can't be.
    pub fn open(&mut self) {
        self.wanted = true;
    }

    /// Is closed anyway.
    pub fn close(&mut self) {
        self.wanted = false;
    }

    /// Makes no difference.
    pub fn choose(&mut self, _name: Option<String>) {}

    /// None.
    #[must_use]
    pub fn dropped(&self) -> u64 {
        0
    }

    /// Hears nothing.
    pub fn listen(&mut self, _now: Instant, _hear: impl FnMut(&[i16])) {}

    /// Is never reported to.
    pub fn read(&mut self, report: MicrophoneReport) -> Option<News> {
        match report {}
    }

    /// Says once that there is none.
    pub fn tick(&mut self, _now: Instant) -> Option<News> {
        let untold = self.wanted && !self.told;
        self.told |= untold;
        untold.then_some(News::Lost(Absence::NotBuilt))
    }

    /// When it says that.
    #[must_use]
    pub fn next_tick(&self, now: Instant) -> Option<Instant> {
        (self.wanted && !self.told).then_some(now)
    }
}

/// None.
///
/// # Errors
///
/// This program was built without voice commands.
pub fn find(_name: Option<&str>) -> Result<(), Absence> {
    Err(Absence::NotBuilt)
}

/// No microphones.
#[must_use]
pub fn microphones() -> Vec<String> {
    Vec::new()
}
