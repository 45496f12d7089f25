//! A screen reader that runs beside the narrator.

/// A screen reader that reads the terminal aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenReader {
    /// NVDA.
    Nvda,
    /// JAWS.
    Jaws,
}

impl ScreenReader {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Nvda, Self::Jaws];

    /// What it is called, in every language.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Nvda => "NVDA",
            Self::Jaws => "JAWS",
        }
    }
}
