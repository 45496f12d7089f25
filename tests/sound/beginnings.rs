//! How sentences begin: nothing is heard of what was cut off before it, and nothing of them is missing.

use super::*;
use crate::servers::beginnings::{Before, begin, fast};

#[test]
fn sentences_begin_with_their_first_sound_and_nothing_before_it() {
    in_time(|| {
        let servers = Servers::with_sound();
        let mut speak = built_in(&servers);
        fast(&mut speak);
        let recorder = servers.record();
        let begun = (1..=15).zip(Before::all()).map(|(number, before)| begin(&mut speak, &recorder, number, before));
        let faults: Vec<String> = begun.filter_map(Result::err).collect();
        assert!(faults.is_empty(), "{faults:#?}");
        assert_eq!(speak.stop(), "");
    });
}
