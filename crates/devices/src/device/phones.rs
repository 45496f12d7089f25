//! Pages for the phones of the players: each has what is its own, everybody what is said.
//!
//! The narrator's thread puts what the session has into one place, and a thread of its own serves it. It is plain HTTP for
//! the room alone; every page works without script. What may differ from seat to seat is sent in one length.

mod addresses;
mod clients;
mod connection_limit;
mod door;
mod fields;
mod get_routes;
mod guard;
mod join_routes;
mod link_route;
mod memory;
mod naming;
mod padding;
mod page;
mod picture;
mod post_routes;
mod reach;
mod refusal;
mod room;
mod routes;
mod serving;
mod shared_state;
mod stream;
mod text;
mod token;
mod transcript;
mod tries;
mod visitor;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use tokio::sync::oneshot;

use super::worker::Worker;
use crate::language::Message;
use memory::{Found, Memory};
use naming::Naming;
use protocol::pages::{Door, Page, PageWords, PhonesEvent, PhonesOrder};
use protocol::{Delivery, WrittenPrompt};
use protocol::{Input, Sealed, Seat};
use room::Room;
use shared_state::SharedState;

pub use reach::{Firewall, Reach, reach};
pub(super) use serving::serve;

/// Where phones get in: as a game has kept it in this file, else at the usual port, and then with no code.
#[must_use]
pub fn door(memory: Option<&Path>) -> Door {
    let kept = memory.and_then(|path| memory::read(path).kept());
    let (port, code, name) = match kept {
        Some(kept) => (kept.port, kept.code, kept.name),
        None => (door::FIRST, String::new(), None),
    };
    Door { addresses: addresses::addresses(), name, port, code }
}

/// Whether this machine gets a name in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InRoom {
    /// Its name is announced, and phones may ask for it.
    Named,
    /// It is reached by its numbers alone.
    Unnamed,
}

/// Who had which seat when a game was left, by its file: they have it again as soon as phones are let in.
#[must_use]
pub fn known(memory: &Path) -> Vec<(Seat, Delivery)> {
    let kept = memory::read(memory).kept();
    kept.iter().flat_map(Memory::seated).map(|(seat, _, taste)| (seat, taste.delivery())).collect()
}

/// Writes an address as a picture, to be photographed by a phone.
///
/// # Errors
/// Why the system refuses.
pub fn write_picture(path: &Path, address: &str) -> io::Result<()> {
    picture::write(path, address)
}

/// The pages of all phones, as long as it is there.
pub struct Phones {
    shared_state: Arc<SharedState>,
    naming: Option<Naming>,
    end: oneshot::Sender<()>,
    worker: Worker,
}

impl Phones {
    /// Lets phones in from now on, and tells the session where; none if they can't be let in, which is told too.
    ///
    /// Pages are in the words of the table until a phone says otherwise. If a file is given, it is kept there who has
    /// which seat. If there is one already, those phones have their seats again, and the session is told whom it reaches.
    #[must_use]
    pub fn start(inputs: Sender<Input>, table: PageWords, memory: Option<PathBuf>, in_room: InRoom) -> Option<Self> {
        let fails = inputs.clone();
        let started = Self::try_start(inputs, table, memory, in_room);
        started.map_err(|reason| drop(fails.send(Input::Phones(PhonesEvent::Failed(reason))))).ok()
    }

    fn try_start(
        inputs: Sender<Input>,
        table: PageWords,
        memory: Option<PathBuf>,
        in_room: InRoom,
    ) -> Result<Self, Message> {
        let found = memory.as_deref().map_or(Found::Nothing, memory::read);
        let is_damaged = matches!(found, Found::Damaged);
        let kept = found.kept();
        let (listener, port) = door::listen(kept.as_ref().map(|kept| kept.port)).map_err(|error| {
            tracing::warn!(%error, "phones can't be let in");
            Message::new("page-reason-port")
        })?;
        let code = match &kept {
            Some(kept) => kept.code.clone(),
            None => token::code().ok_or_else(|| Message::new("page-reason-randomness"))?,
        };
        let shared_state = Arc::new(SharedState::new(Room::new(code), inputs, table, port));
        let app = routes::routes(&shared_state);
        let (end, ended) = oneshot::channel();
        let worker = Worker::start("phones", move || serving::serve(listener, app, ended)).map_err(|error| {
            tracing::warn!(%error, "no thread for the phones");
            Message::new("page-reason-thread")
        })?;
        let naming = (in_room == InRoom::Named).then(|| Naming::start(Arc::clone(&shared_state)));
        let phones = Self { shared_state, naming, end, worker };
        phones.tell_door();
        if is_damaged {
            phones.shared_state.tell(Input::Phones(PhonesEvent::Forgotten));
        }
        if let Some(kept) = &kept {
            phones.shared_state.know_again(kept);
        }
        if let Some(path) = &memory {
            phones.shared_state.keep_in(path);
        }
        Ok(phones)
    }

    /// Does what the session wants with all phones.
    pub fn order(&self, order: PhonesOrder) {
        if let PhonesOrder::Renew { seats } = order {
            let Some(code) = token::code() else {
                let reason = Message::new("page-reason-randomness");
                return self.shared_state.tell(Input::Phones(PhonesEvent::Failed(reason)));
            };
            let stayed = self.shared_state.change(|room| room.renew(code, &seats));
            self.shared_state.keep();
            if !stayed.is_empty() {
                return self.shared_state.tell(Input::Phones(PhonesEvent::Stayed(stayed)));
            }
        }
        self.tell_door();
    }

    fn tell_door(&self) {
        match &self.naming {
            Some(naming) => naming.tell_door(),
            None => self.shared_state.tell_door(),
        }
    }

    /// Brings something new to pages.
    pub fn page(&self, page: Page) {
        self.shared_state.change(|room| room.take(page));
    }

    /// Brings a seat what it alone is told or asked, or takes it away.
    pub fn prompt(&self, seat: Seat, prompt: Option<Sealed<WrittenPrompt>>) {
        self.shared_state.change(|room| room.bring(seat, prompt.map(|prompt| prompt.0)));
    }

    /// Frees a seat: its phone has it no longer.
    pub fn unreached(&self, seat: Seat) {
        self.shared_state.change(|room| room.free(seat));
        self.shared_state.keep();
    }

    /// Whether this still comes from where it says. A phone may be freed while something of it is on its way here, and only
    /// this thread frees one: what is of now stays so until it is handled.
    #[must_use]
    pub fn is_of_now(&self, input: &Input) -> bool {
        match input {
            Input::Reached(seat, _) | Input::Phones(PhonesEvent::Asks { from: seat, .. }) => {
                self.shared_state.room().clients.is_taken(*seat)
            }
            _ => true,
        }
    }

    /// Keeps in this file from now on who has which seat.
    pub fn keep_in(&self, path: &Path) {
        self.shared_state.keep_in(path);
    }

    /// The same for a game that is gone on with: phones that had a seat in it have that again, with the code of now. Whose
    /// seats these are is told.
    #[must_use]
    pub fn go_on_in(&self, path: &Path) -> Vec<(Seat, Delivery)> {
        let known = match memory::read(path) {
            Found::Kept(kept) => self.shared_state.know_again(&kept),
            Found::Nothing => Vec::new(),
            Found::Damaged => {
                self.shared_state.tell(Input::Phones(PhonesEvent::Forgotten));
                Vec::new()
            }
        };
        self.shared_state.keep_in(path);
        known
    }

    /// Lets nobody in any more. Pages are told, as far as they are there at once.
    pub fn stop(self) {
        self.shared_state.change(|room| room.has_ended = true);
        // A thread that has ended already needs no word.
        let _ = self.end.send(());
        if let Some(naming) = self.naming {
            naming.end();
        }
        self.worker.end();
    }
}
