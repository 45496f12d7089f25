//! What the narrator asks of the system: [`files`] that only their owner may read, the [`place`] of the program and of what
//! comes with it, and the [`locale`]. It knows nobody.

pub mod files;
pub mod locale;
pub mod place;
