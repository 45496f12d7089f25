//! How many are connected: from one address, and in all. Where there is no room for one more, somebody else goes.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// How many connections one address has: several phones may come through one hotspot.
const FROM_ONE: usize = 100;
/// How many there are in all.
const IN_ALL: usize = 300;

/// Who is connected.
#[derive(Clone, Default)]
pub(super) struct ConnectionLimit(Arc<Mutex<Members>>);

/// Everybody, by address, in the order in which they came.
#[derive(Default)]
struct Members {
    of: HashMap<IpAddr, Vec<Member>>,
    /// The number of the newest.
    newest: u64,
}

struct Member {
    number: u64,
    standing: Standing,
    /// The connection is given up when this is dropped.
    _stay: oneshot::Sender<()>,
}

/// What is known of a connection. Who stands higher stays longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    /// It has shown nothing so far.
    Stranger,
    /// It has shown the token of somebody who knows the code.
    Known,
    /// It has shown the token of a seat.
    Seated,
}

/// One connection, which is counted as long as this is there.
pub(super) struct Presence {
    connection_limit: ConnectionLimit,
    number: u64,
    /// From where it comes.
    pub address: IpAddr,
}

impl ConnectionLimit {
    /// Counts a connection, and says when it has to go. If there is no room, somebody else has to go at once: whoever holds
    /// all that there is keeps no phone out.
    pub fn enter(&self, address: IpAddr) -> (Presence, oneshot::Receiver<()>) {
        let (stay, go) = oneshot::channel();
        let mut members = self.members();
        if members.of.get(&address).is_some_and(|here| here.len() >= FROM_ONE) {
            members.give_up(address);
        } else if members.of.values().map(Vec::len).sum::<usize>() >= IN_ALL
            && let Some(crowded) = members.most_crowded()
        {
            members.give_up(crowded);
        }
        members.newest += 1;
        let number = members.newest;
        members.of.entry(address).or_default().push(Member { number, standing: Standing::Stranger, _stay: stay });
        (Presence { connection_limit: self.clone(), number, address }, go)
    }

    fn members(&self) -> MutexGuard<'_, Members> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Members {
    /// The address with the most of those who stand lowest; of addresses alike the one that has waited longest.
    fn most_crowded(&self) -> Option<IpAddr> {
        let crowds = self.of.iter().filter_map(|(address, here)| {
            let first = lowest(here)?;
            let count = here.iter().filter(|member| member.standing == first.standing).count();
            Some(((first.standing, Reverse(count), first.number), *address))
        });
        crowds.min().map(|(_, address)| address)
    }

    /// Gives up one from this address: of those who stand lowest the one who came first.
    fn give_up(&mut self, address: IpAddr) {
        let given_up = self.of.get(&address).and_then(|here| lowest(here)).map(|member| member.number);
        given_up.into_iter().for_each(|number| self.remove(address, number));
    }

    fn remove(&mut self, address: IpAddr, number: u64) {
        if let Entry::Occupied(mut here) = self.of.entry(address) {
            here.get_mut().retain(|member| member.number != number);
            if here.get().is_empty() {
                here.remove();
            }
        }
    }
}

/// Of those who stand lowest the one who came first.
fn lowest(here: &[Member]) -> Option<&Member> {
    here.iter().min_by_key(|member| member.standing)
}

impl Presence {
    /// What the connection has shown last.
    pub fn stands(&self, standing: Standing) {
        let mut members = self.connection_limit.members();
        let here = members.of.get_mut(&self.address);
        if let Some(member) = here.and_then(|here| here.iter_mut().find(|member| member.number == self.number)) {
            member.standing = standing;
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.connection_limit.members().remove(self.address, self.number);
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot::error::TryRecvError;

    use super::*;

    type Entered = (Presence, oneshot::Receiver<()>);

    fn from(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    fn enter(connection_limit: &ConnectionLimit, last: u8, count: usize) -> Vec<Entered> {
        (0..count).map(|_| connection_limit.enter(from(last))).collect()
    }

    /// Which of these had to go.
    fn gone(entered: &mut [Entered]) -> Vec<usize> {
        let mut gone = Vec::new();
        for (at, (_, go)) in entered.iter_mut().enumerate() {
            if go.try_recv() == Err(TryRecvError::Closed) {
                gone.push(at);
            }
        }
        gone
    }

    #[test]
    fn who_is_one_too_many_for_an_address_costs_its_oldest() {
        let connection_limit = ConnectionLimit::default();
        let (mut many, mut other) = (enter(&connection_limit, 1, FROM_ONE), enter(&connection_limit, 2, 1));
        many[0].0.stands(Standing::Seated);
        many[1].0.stands(Standing::Known);
        let _more = enter(&connection_limit, 1, 2);
        assert_eq!(gone(&mut many), [2, 3]);
        assert_eq!(gone(&mut other), [0; 0]);
    }

    #[test]
    fn who_is_one_too_many_in_all_costs_the_largest_crowd() {
        let connection_limit = ConnectionLimit::default();
        let mut seated = enter(&connection_limit, 1, 50);
        seated.iter().for_each(|(presence, _)| presence.stands(Standing::Seated));
        let mut first = enter(&connection_limit, 2, 1);
        let mut crowds: Vec<Vec<Entered>> = (3..8).map(|last| enter(&connection_limit, last, 49)).collect();
        let mut few = enter(&connection_limit, 8, 4);
        assert_eq!(gone(&mut crowds[0]), [0; 0]);
        crowds[3].extend(enter(&connection_limit, 6, 1));
        assert_eq!(gone(&mut crowds[0]), [0], "of crowds alike the oldest");
        crowds[3].extend(enter(&connection_limit, 6, 2));
        assert_eq!(gone(&mut crowds[3]), [0, 1]);
        for safe in [&mut seated, &mut first, &mut few] {
            assert_eq!(gone(safe), [0; 0]);
        }
        // Those who stand low go before any crowd of those who don't.
        crowds.iter().flatten().for_each(|(presence, _)| presence.stands(Standing::Known));
        let _more = enter(&connection_limit, 9, 1);
        assert_eq!((gone(&mut first), gone(&mut few), gone(&mut seated)), (vec![], vec![0], vec![]));
    }

    #[test]
    fn there_is_room_again_when_somebody_has_gone() {
        let connection_limit = ConnectionLimit::default();
        let mut first = enter(&connection_limit, 1, FROM_ONE);
        first.pop();
        let _more = enter(&connection_limit, 1, 1);
        assert_eq!(gone(&mut first), [0; 0]);
    }
}
