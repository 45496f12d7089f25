//! Scripts that are read in their own time.

pub(in crate::session) mod holding;
pub mod leading;
pub(in crate::session) mod lengths;
pub(in crate::session) mod offers;
pub(in crate::session) mod player;
pub(in crate::session) mod rounds;
pub(in crate::session) mod silencing;
