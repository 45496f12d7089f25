//! What somebody has learnt so far: which lessons are done, and where one was left.

use std::collections::BTreeSet;

/// Which lessons are done, and where one was left. Lessons are called by their names, so that another one among them
/// changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The lessons that were gone through to their end.
    pub done: BTreeSet<String>,
    /// The lesson that was left, and how many of its steps were behind.
    pub left: Option<(String, usize)>,
}
