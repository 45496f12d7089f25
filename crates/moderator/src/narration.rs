//! What is said: each function looks at what stands and queues sentences for it, and changes nothing else.
//!
//! Begin with `asking`, `announcing`, `answers` and `refusing`.

pub(crate) mod announcing;
pub(crate) mod answers;
pub(crate) mod asking;
pub(crate) mod devices;
pub(crate) mod foreseeing;
pub(crate) mod lengths;
pub(crate) mod lessons;
pub(crate) mod missions;
pub(crate) mod pages;
pub(crate) mod play_by_post;
pub(crate) mod plot;
pub(crate) mod practice;
pub(crate) mod prompts;
pub mod refusing;
pub(crate) mod reminders;
