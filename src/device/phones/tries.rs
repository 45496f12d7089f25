//! Wrong codes: after some of them an address has to wait, whatever it tries then.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// How many wrong codes an address has.
const WRONG: usize = 5;
/// In which time.
const WITHIN: Duration = Duration::from_secs(60);
/// How many addresses are remembered; beyond that all have to wait.
const ADDRESSES: usize = 1_000;

/// Who has tried wrong codes, and when.
#[derive(Default)]
pub(super) struct Tries(HashMap<IpAddr, VecDeque<Instant>>);

impl Tries {
    /// Whether an address may try a code now.
    pub fn may(&mut self, address: IpAddr, now: Instant) -> bool {
        self.0.retain(|_, tries| {
            tries.retain(|at| now.saturating_duration_since(*at) < WITHIN);
            !tries.is_empty()
        });
        match self.0.get(&address) {
            Some(tries) => tries.len() < WRONG,
            None => self.0.len() < ADDRESSES,
        }
    }

    /// An address has tried a wrong code.
    pub fn wrong(&mut self, address: IpAddr, now: Instant) {
        self.0.entry(address).or_default().push_back(now);
    }
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
}
