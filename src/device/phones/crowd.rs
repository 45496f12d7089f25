//! How many are connected: from one address, and in all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// How many connections one address has: several phones may come through one hotspot.
pub(super) const FROM_ONE: usize = 100;
/// How many there are in all.
pub(super) const IN_ALL: usize = 300;

/// Who is connected.
#[derive(Clone, Default)]
pub(super) struct Crowd(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// One connection, which is counted as long as this is there.
pub(super) struct Presence {
    crowd: Crowd,
    address: IpAddr,
}

impl Crowd {
    /// Counts a connection; none if there is no room for it.
    pub fn enter(&self, address: IpAddr) -> Option<Presence> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.values().sum::<usize>() >= IN_ALL {
            return None;
        }
        let from_here = all.entry(address).or_default();
        if *from_here >= FROM_ONE {
            return None;
        }
        *from_here += 1;
        Some(Presence { crowd: self.clone(), address })
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut all = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_and_all_together_have_a_limit() {
        let crowd = Crowd::default();
        let from = |last: u8| IpAddr::from([10, 0, 0, last]);
        let first: Vec<Presence> = (0..FROM_ONE).map(|_| crowd.enter(from(1)).unwrap()).collect();
        assert!(crowd.enter(from(1)).is_none());
        let others: Vec<Presence> =
            (0..IN_ALL - FROM_ONE).map(|at| crowd.enter(from(2 + (at / 50) as u8)).unwrap()).collect();
        assert!(crowd.enter(from(99)).is_none());
        drop(others);
        assert!(crowd.enter(from(1)).is_none());
        drop(first);
        assert!(crowd.enter(from(1)).is_some());
    }
}
