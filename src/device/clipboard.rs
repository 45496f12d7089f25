//! The clipboard: one thread holds what was copied for as long as the program runs, since other programs ask for it.

use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::language::Message;
use crate::session::{Input, Outgoing};

/// The clipboard of the desktop. It is not touched before something is copied.
pub struct Clipboard {
    orders: Sender<Outgoing>,
}

impl Clipboard {
    /// Starts its thread. What becomes of an order comes in as [`Input::Copied`].
    #[must_use]
    pub fn start(inputs: Sender<Input>) -> Self {
        let (orders, copied) = mpsc::channel::<Outgoing>();
        thread::spawn(move || {
            let mut desktop = None;
            for Outgoing { number, text, .. } in copied {
                let result = put(&mut desktop, text.0.open());
                if let Err(error) = &result {
                    tracing::warn!(%error, "nothing was copied");
                    desktop = None;
                }
                let result = result.map_err(|_| Message::new("no-clipboard"));
                if inputs.send(Input::Copied { number, result }).is_err() {
                    return;
                }
            }
        });
        Self { orders }
    }

    /// Copies a post or a message. What was copied before is gone.
    pub fn copy(&self, outgoing: Outgoing) {
        if self.orders.send(outgoing).is_err() {
            tracing::error!("the clipboard's thread is gone");
        }
    }
}

fn put(desktop: &mut Option<arboard::Clipboard>, text: &str) -> Result<(), arboard::Error> {
    let desktop = match desktop {
        Some(desktop) => desktop,
        None => desktop.insert(arboard::Clipboard::new()?),
    };
    desktop.set_text(text)
}
