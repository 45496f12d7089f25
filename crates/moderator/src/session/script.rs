//! Scripts that are read in their own time.

pub(super) mod holding;
pub mod leading;
pub(super) mod lengths;
pub(super) mod offers;
pub(super) mod player;
pub(super) mod rounds;
pub(super) mod silencing;
