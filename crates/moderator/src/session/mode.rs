//! For whom a session is.

/// For whom the session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// People: everything is said and printed, questions are asked.
    Table,
    /// A program: JSON lines, nothing is waited for.
    Program,
}
