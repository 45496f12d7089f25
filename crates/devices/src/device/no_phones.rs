//! No pages for phones: this program was built without them.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;

use crate::language::Message;
use protocol::pages::{Door, Page, PageWords, PhonesEvent, PhonesOrder};
use protocol::{Delivery, WrittenPrompt};
use protocol::{Input, Sealed, Seat};

/// There is none.
#[must_use]
pub fn door(_memory: Option<&Path>) -> Door {
    Door { addresses: Vec::new(), name: None, port: 0, code: String::new() }
}

/// Nobody asks for a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InRoom {
    /// Nothing is announced all the same.
    Named,
    /// Nor here.
    Unnamed,
}

/// Nobody had one.
#[must_use]
pub fn known(_memory: &Path) -> Vec<(Seat, Delivery)> {
    Vec::new()
}

/// There is none to be written.
///
/// # Errors
/// Always.
pub fn write_picture(_path: &Path, _address: &str) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Phones that are never let in.
pub enum Phones {}

impl Phones {
    /// They can't be let in, and the session is told so.
    #[must_use]
    pub fn start(
        inputs: Sender<Input>,
        _table: PageWords,
        _memory: Option<PathBuf>,
        _in_room: InRoom,
    ) -> Option<Self> {
        let failed = PhonesEvent::Failed(Message::new("page-reason-not-built"));
        // A table that is gone needs no word.
        let _ = inputs.send(Input::Phones(failed));
        None
    }

    /// There are none.
    pub fn order(&self, _order: PhonesOrder) {}

    /// Nobody reads it.
    pub fn page(&self, _page: Page) {}

    /// Nobody is reached.
    pub fn prompt(&self, _seat: Seat, _prompt: Option<Sealed<WrittenPrompt>>) {}

    /// Nobody was.
    pub fn unreached(&self, _seat: Seat) {}

    /// There are none from which it could come.
    #[must_use]
    pub fn is_of_now(&self, _input: &Input) -> bool {
        true
    }

    /// There is nothing to keep.
    pub fn keep_in(&self, _path: &Path) {}

    /// There was nothing kept.
    #[must_use]
    pub fn go_on_in(&self, _path: &Path) -> Vec<(Seat, Delivery)> {
        Vec::new()
    }

    /// Has nothing to end.
    pub fn stop(self) {}
}
