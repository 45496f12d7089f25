//! Wrong codes: after some of them an address has to wait, after many of all together everybody who has tried one.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How many wrong codes an address has.
const WRONG: usize = 5;
/// In which time.
const WITHIN: Duration = Duration::from_secs(60);
/// How many wrong codes all have together in that time. Beyond that only those may try who have hardly tried yet: whoever
/// sends thousands keeps nobody out, and is no more likely to find the code.
const OF_ALL: usize = 30;
/// How many of an address are always looked at: one, and another one for whoever has mistyped it.
const AT_FIRST: usize = 2;
/// How many wrong codes one code endures. In an evening people mistype it less often.
const ENDURED: usize = 30;
/// For how long a code counts at least, however often it is tried.
const STANDS: Duration = Duration::from_secs(10 * 60);
/// How many addresses are remembered: a network of a house has fewer. Beyond that nobody new counts as such.
const ADDRESSES: usize = 10_000;

/// Whether it becomes likely that somebody finds the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guessing {
    /// It does not.
    Little,
    /// It is time for another code.
    TooMuch,
}

/// Who has tried wrong codes, and when.
#[derive(Default)]
pub(super) struct Tries {
    by: HashMap<IpAddr, Tried>,
    /// Those of all, in [`WITHIN`].
    all: VecDeque<Instant>,
    /// How many the code of now has endured.
    endured: usize,
    /// When there was too much guessing last.
    changed: Option<Instant>,
}

/// What one address has tried.
#[derive(Default)]
struct Tried {
    lately: VecDeque<Instant>,
    /// Since phones are let in, as far as that matters.
    ever: usize,
}

impl Tries {
    /// Whether an address may try a code now.
    pub fn may(&mut self, address: IpAddr, now: Instant) -> bool {
        forget_old(&mut self.all, now);
        let is_calm = self.all.len() < OF_ALL;
        match self.by.get_mut(&address) {
            Some(tried) => {
                forget_old(&mut tried.lately, now);
                tried.lately.len() < WRONG && (is_calm || tried.ever < AT_FIRST)
            }
            None => is_calm || self.by.len() < ADDRESSES,
        }
    }

    /// Another code counts, which nobody has tried yet.
    pub fn renew(&mut self) {
        self.endured = 0;
    }

    /// An address has tried a wrong code.
    pub fn wrong(&mut self, address: IpAddr, now: Instant) -> Guessing {
        if self.by.len() < ADDRESSES || self.by.contains_key(&address) {
            let tried = self.by.entry(address).or_default();
            tried.lately.push_back(now);
            tried.ever = (tried.ever + 1).min(AT_FIRST);
        }
        self.all.push_back(now);
        self.endured += 1;
        let stands = self.changed.is_some_and(|changed| now.saturating_duration_since(changed) < STANDS);
        if self.endured < ENDURED || stands {
            return Guessing::Little;
        }
        (self.endured, self.changed) = (0, Some(now));
        Guessing::TooMuch
    }
}

fn forget_old(tries: &mut VecDeque<Instant>, now: Instant) {
    tries.retain(|at| now.saturating_duration_since(*at) < WITHIN);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sixth_try_of_a_minute_has_to_wait() {
        let (ana, ben) = (IpAddr::from([192, 168, 0, 2]), IpAddr::from([192, 168, 0, 3]));
        let (mut tries, begin) = (Tries::default(), Instant::now());
        for second in 0..5 {
            let now = begin + Duration::from_secs(second);
            assert!(tries.may(ana, now));
            tries.wrong(ana, now);
        }
        assert!(!tries.may(ana, begin + Duration::from_secs(59)));
        assert!(tries.may(ben, begin + Duration::from_secs(59)));
        assert!(tries.may(ana, begin + Duration::from_secs(60)));
    }

    /// Five thousand tries a minute from a thousand addresses, for an hour.
    #[test]
    fn a_flood_finds_no_code_and_keeps_no_friend_out() {
        let (mut tries, begin) = (Tries::default(), Instant::now());
        let (mut looked_at, mut told) = (0, 0);
        for number in 0..60 * 5_000_u32 {
            let now = begin + Duration::from_millis(u64::from(number) * 12);
            let [_, _, high, low] = (number % 1_000).to_be_bytes();
            let address = IpAddr::from([10, 0, high, low]);
            if tries.may(address, now) {
                looked_at += 1;
                told += u32::from(tries.wrong(address, now) == Guessing::TooMuch);
            }
            if number % 5_000 == 4_999 {
                let friend = IpAddr::from([192, 168, 0, u8::try_from(number / 5_000).unwrap()]);
                assert!(tries.may(friend, now), "{number}");
                tries.wrong(friend, now);
                assert!(tries.may(friend, now), "whoever has mistyped it may try again");
            }
        }
        // Two for each address, and as many as all may have in an hour: of a million codes one in two hundred and fifty.
        assert!((1_000..=4_000).contains(&looked_at), "{looked_at}");
        assert!((1..=6).contains(&told), "the table is not told at every try: {told}");
    }

    #[test]
    fn a_code_that_was_tried_slowly_is_changed_too() {
        let (mut tries, begin) = (Tries::default(), Instant::now());
        let alarms = (0..120_u64).filter(|number| {
            let (now, address) = (begin + Duration::from_secs(60 * number), IpAddr::from([10, 0, 0, 7]));
            assert!(tries.may(address, now));
            tries.wrong(address, now) == Guessing::TooMuch
        });
        assert_eq!(alarms.collect::<Vec<_>>(), [29, 59, 89, 119]);
    }
}
