//! Whether there is memory enough: told in a sentence before anything begins, since a program that gets no more memory
//! in the middle can't tell anything.

use crate::args::{Asked, Output};
use crate::language::Message;

const MEGABYTE: u64 = 1_000_000;

/// What a command needs of its address space, in bytes, if it only reads and writes: it was seen to take 46 megabytes.
const WITHOUT_SOUND: u64 = 64 * MEGABYTE;

/// The same with voices, loudspeaker, microphone and recogniser: each of their threads sets room aside, and below 400
/// megabytes they were seen to get none.
const WITH_SOUND: u64 = 600 * MEGABYTE;

/// What is wrong, if the system allows less than a command needs.
pub(super) fn lacking(asked: &Asked) -> Option<Message> {
    told(allowed()?, needed(asked))
}

fn told(allowed: u64, needed: u64) -> Option<Message> {
    let megabytes = |bytes: u64| u32::try_from(bytes / MEGABYTE).unwrap_or(u32::MAX);
    (allowed < needed).then(|| {
        Message::new("memory-lacking").number("allowed", megabytes(allowed)).number("needed", megabytes(needed))
    })
}

fn needed(asked: &Asked) -> u64 {
    let has_devices = cfg!(any(feature = "speech", feature = "sound", feature = "voice"));
    match asked {
        Asked::Play { output: Output::Table, .. }
        | Asked::Resume { output: Output::Table, .. }
        | Asked::Replay { output: Output::Table, .. }
        | Asked::Rules { .. }
        | Asked::Cards { .. }
        | Asked::Learn(_)
        | Asked::Statistics(_)
        | Asked::Help { .. }
        | Asked::Hear(_)
        | Asked::Check
        | Asked::Demo
            if has_devices =>
        {
            WITH_SOUND
        }
        Asked::Script(script) if has_devices && !script.print && script.render.is_none() => WITH_SOUND,
        _ => WITHOUT_SOUND,
    }
}

/// How much address space the system allows, in bytes; none if it sets no limit.
#[cfg(unix)]
fn allowed() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::As).current
}

#[cfg(not(unix))]
fn allowed() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_little_is_told_and_enough_is_not() {
        assert_eq!(told(WITHOUT_SOUND, needed(&Asked::Games)), None);
        let lacking = Message::new("memory-lacking").number("allowed", 63_u32).number("needed", 64_u32);
        assert_eq!(told(WITHOUT_SOUND - 1, needed(&Asked::Games)), Some(lacking));
    }
}
