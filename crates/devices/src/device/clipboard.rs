//! The clipboard: one thread holds what was copied for as long as the program runs, since other programs ask for it.

use std::sync::mpsc::{self, SendError, Sender};
use std::thread;

use crate::language::Message;
use protocol::{Input, Outgoing};

/// The clipboard of the desktop. It is not touched before something is copied.
pub struct Clipboard {
    orders: Sender<Outgoing>,
    inputs: Sender<Input>,
}

impl Clipboard {
    /// Starts its thread. What becomes of an order comes in as [`Input::Copied`].
    #[must_use]
    pub fn start(inputs: Sender<Input>) -> Self {
        let (orders, copied) = mpsc::channel::<Outgoing>();
        let results = inputs.clone();
        let thread = thread::Builder::new().name("clipboard".to_owned()).spawn(move || {
            let mut desktop = None;
            for Outgoing { number, text, .. } in copied {
                let result = put(&mut desktop, text.0.open());
                if let Err(error) = &result {
                    tracing::warn!(%error, "nothing was copied");
                    desktop = None;
                }
                let result = result.map_err(|_| Message::new("no-clipboard"));
                if results.send(Input::Copied { number, result }).is_err() {
                    return;
                }
            }
        });
        if let Err(error) = thread {
            tracing::error!(%error, "no thread for the clipboard");
        }
        Self { orders, inputs }
    }

    /// Copies a post or a message. What was copied before is gone.
    pub fn copy(&self, outgoing: Outgoing) {
        if let Err(SendError(Outgoing { number, .. })) = self.orders.send(outgoing) {
            tracing::error!("the clipboard's thread is gone");
            // A session that is gone needs no answer.
            let _ = self.inputs.send(Input::Copied { number, result: Err(Message::new("no-clipboard")) });
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
