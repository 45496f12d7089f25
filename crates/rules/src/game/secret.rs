//! What not everybody may know.

use std::fmt;

/// Something that nobody gets to see by accident: it can't be printed, and can't be written to a file. Every place
/// that opens it answers for where it goes.
///
/// ```
/// use rules::game::secret::Secret;
/// assert_eq!(format!("{:?}", Secret::new(1).open()), "1");
/// ```
///
/// ```compile_fail,E0277
/// use rules::game::secret::Secret;
/// format!("{:?}", Secret::new(1));
/// ```
///
/// ```compile_fail,E0277
/// use rules::game::secret::Secret;
/// format!("{}", Secret::new(1));
/// ```
///
/// ```compile_fail,E0277
/// use rules::game::secret::Secret;
/// serde_json::to_string(&Secret::new(1));
/// ```
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Locks something up.
    pub fn new(secret: T) -> Self {
        Self(secret)
    }

    /// What it holds, for the one who may know it.
    pub fn open(&self) -> &T {
        &self.0
    }

    /// The same, to change it.
    pub fn open_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// A secret on its way through an effect or an input, which are printed when a test fails: nothing of it is seen.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Sealed<T>(pub Secret<T>);

impl<T> Sealed<T> {
    /// Locks something up for the way.
    pub fn new(secret: T) -> Self {
        Self(Secret::new(secret))
    }
}

impl<T> fmt::Debug for Sealed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed")
    }
}
