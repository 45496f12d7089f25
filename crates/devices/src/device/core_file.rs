//! No core file: what lies in the memory of a program that fails may be secret, and is written nowhere.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// The largest core file, in bytes. It is too little for any, and Linux takes exactly this one for a word to the programs
/// that would collect it by a pipe, which a limit of nothing does not keep from it.
const LARGEST: u64 = 1;

/// Forbids core files to this program and to all that it starts, for good.
pub fn forbid() {
    let largest = getrlimit(Resource::Core).maximum.map_or(LARGEST, |allowed| allowed.min(LARGEST));
    // Less is always granted.
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(largest), maximum: Some(largest) });
}
