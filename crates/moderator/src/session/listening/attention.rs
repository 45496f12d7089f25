//! How far the narrator attends to what is said.

/// Whether what is heard is for the narrator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum Attention {
    /// Only the wake phrase counts.
    #[default]
    Asleep,
    /// The next utterance is a command.
    Awake,
    /// What was read back was dropped: what is meant instead may follow, after "no" once more or at once.
    Corrected,
}
