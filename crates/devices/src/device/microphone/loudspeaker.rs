//! Whether a microphone hears the loudspeaker.

/// Whether what the loudspeaker in use plays is in what a microphone delivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// It is, as far as anybody knows.
    Heard,
    /// The sound server has taken it out.
    TakenOut,
}
