//! Seeds: the one that was given, or one that nobody can foresee.

use clap::ArgMatches;

use crate::game::deal::Seeds;
use crate::game::secret::{Sealed, Secret};

/// The given seed, or one from the system: it goes into the journal, so that a game means the same for ever.
pub(super) fn seed(found: &ArgMatches) -> u64 {
    found.get_one::<u64>("seed").copied().unwrap_or_else(drawn_seed)
}

/// The seed of the deals: never one that the public journal holds, nor one that follows from it.
pub(super) fn deal_seed(found: &ArgMatches) -> Sealed<u64> {
    Sealed(found.get_one::<u64>("seed").map_or_else(|| Secret::new(drawn_seed()), |seed| Seeds::of(*seed).next))
}

/// A seed that nobody can foresee.
#[must_use]
pub fn drawn_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    // The standard library seeds its hash maps from the system's source of randomness.
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}
