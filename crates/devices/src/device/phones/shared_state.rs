//! What the narrator's thread and the thread of the phones share.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::addresses::addresses;
use super::memory::{self, Memory};
use super::room::Room;
use super::token;
use protocol::Delivery;
use protocol::pages::{Door, PageWords, PhonesEvent};
use protocol::{Input, Seat};

/// How long an answer of the session is waited for before a page goes on without it.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the narrator's thread and the thread of the phones share.
pub(super) struct SharedState {
    room: Mutex<Room>,
    changes: watch::Sender<u64>,
    inputs: Sender<Input>,
    /// Where it is kept who has which seat. Whoever writes that file holds this.
    memory: Mutex<Option<PathBuf>>,
    /// The name of this machine in the room.
    name: Mutex<Option<String>>,
    /// In which words the table speaks.
    pub table: PageWords,
    /// The port.
    pub port: u16,
    /// Tells this run of the program from another.
    pub epoch: u32,
}

impl SharedState {
    pub fn new(room: Room, inputs: Sender<Input>, table: PageWords, port: u16) -> Self {
        let changes = watch::Sender::new(0);
        Self {
            room: Mutex::new(room),
            changes,
            inputs,
            memory: Mutex::default(),
            name: Mutex::default(),
            table,
            port,
            epoch: token::epoch(),
        }
    }

    /// This run of the program, as forms carry it.
    pub fn run(&self) -> String {
        format!("{:08x}", self.epoch)
    }

    /// Looks at what there is. Nothing may be waited for meanwhile.
    pub fn room(&self) -> MutexGuard<'_, Room> {
        // Nothing can fail while it is held.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what there is, and tells all pages to look again.
    pub fn change<T>(&self, change: impl FnOnce(&mut Room) -> T) -> T {
        let changed = change(&mut self.room());
        self.changes.send_modify(|count| *count += 1);
        changed
    }

    /// The same for a change that may be refused. Then pages are not told: a stranger can't keep them all busy.
    pub fn try_change<T, E>(&self, change: impl FnOnce(&mut Room) -> Result<T, E>) -> Result<T, E> {
        let changed = change(&mut self.room())?;
        self.changes.send_modify(|count| *count += 1);
        Ok(changed)
    }

    /// Tells of every change from now on.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Waits until something is there, but never for long.
    pub async fn until<T>(&self, found: impl Fn(&Room) -> Option<T>) -> Option<T> {
        let mut changes = self.changes();
        let wait = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = found(&self.room()) {
                    return Some(found);
                }
                changes.changed().await.ok()?;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.ok().flatten()
    }

    /// Tells the session. One that is gone needs nothing.
    pub fn tell(&self, input: Input) {
        let _ = self.inputs.send(input);
    }

    /// The name of this machine in the room, if it has one.
    pub fn name(&self) -> Option<String> {
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// It is called so from now on.
    pub fn set_name(&self, name: Option<String>) {
        let before = std::mem::replace(&mut *self.name.lock().unwrap_or_else(PoisonError::into_inner), name.clone());
        if before != name {
            self.keep();
        }
    }

    /// Tells where phones are let in, as it is now.
    pub fn tell_door(&self) {
        let code = self.room().code.clone();
        let door = Door { addresses: addresses(), name: self.name(), port: self.port, code };
        self.tell(Input::Phones(PhonesEvent::Open(door)));
    }

    /// Keeps in this file from now on who has which seat; what was kept in another one is kept there no longer.
    pub fn keep_in(&self, path: &Path) {
        let mut memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = memory.replace(path.to_owned()).filter(|before| before != path) {
            memory::remove(&before);
        }
        drop(memory);
        self.keep();
    }

    /// Phones that were known before have their seats again, unless somebody has taken them since; those that have.
    pub fn know_again(&self, kept: &Memory) -> Vec<(Seat, Delivery)> {
        let known: Vec<(Seat, Delivery)> = self.change(|room| {
            let free = kept.seated().filter(|(seat, ..)| !room.clients.is_taken(*seat)).collect::<Vec<_>>();
            let admitted = free.into_iter().map(|(seat, hash, taste)| {
                room.clients.admit(hash, Some(seat), taste);
                (seat, taste.delivery())
            });
            admitted.collect()
        });
        self.change(|room| {
            room.clients.are_called(&room.seats);
            room.seats_changed();
        });
        known.iter().for_each(|(seat, delivery)| self.tell(Input::Reached(*seat, *delivery)));
        known
    }

    /// Keeps who has which seat.
    pub fn keep(&self) {
        let memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = &*memory {
            let kept = memory::of(&self.room(), self.port, self.name());
            memory::write(path, &kept);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, Length};

    #[test]
    fn pages_are_told_of_what_has_changed_and_of_nothing_else() {
        let (inputs, _session) = std::sync::mpsc::channel();
        let words = PageWords { language: Language::ENGLISH, length: Length::Full };
        let shared_state = SharedState::new(Room::new("123456".to_owned()), inputs, words, 4180);
        let changes = shared_state.changes();
        assert_eq!(shared_state.try_change(|_| Err::<(), _>("wrong code")), Err("wrong code"));
        assert!(!changes.has_changed().unwrap());
        assert_eq!(shared_state.try_change(|_| Ok::<_, ()>(7)), Ok(7));
        assert!(changes.has_changed().unwrap());
    }
}
