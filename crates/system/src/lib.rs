//! What the narrator asks of the system: [`files`] that only their owner may read, the [`folders`] that they are in, the
//! [`place`] of the program and of what comes with it, and the [`locale`]. It knows nobody. Begin with [`files`].

pub mod files;
pub mod folders;
pub mod locale;
pub mod place;
