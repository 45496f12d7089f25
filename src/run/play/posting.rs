//! Posts and messages of a forum game go out: to the screen or the program, to files, and to the clipboard.

use super::Narrator;
use crate::args::Output;
use crate::device::clipboard::Clipboard;
use crate::journal::posts;
use crate::language::Message;
use protocol::{Opened, Outgoing, Report};

impl Narrator {
    /// Shows a post line by line, and keeps it as a file beside the game.
    pub(super) fn post(&mut self, outgoing: &Outgoing) {
        match self.output {
            Output::Table => {
                // A screen reader would stop at empty lines; the file has them.
                for line in outgoing.text.0.open().lines().filter(|line| !line.is_empty()) {
                    self.written(|screen| screen.line(line));
                }
            }
            Output::Json => self.written(|screen| screen.json(&Report::post(outgoing).0)),
        }
        self.keep_post(outgoing);
    }

    fn keep_post(&mut self, outgoing: &Outgoing) {
        self.write_post(outgoing.number, outgoing.name.as_deref(), outgoing.text.0.open());
    }

    /// Files of a saved game that are missing are written again. Whatever is there may have been edited, and stays.
    pub(super) fn restore_posts(&mut self, opened: &Opened) {
        let Some(id) = self.journal.as_ref().map(|journal| journal.id().clone()) else { return };
        let games = self.world.folders.games();
        for (number, post) in (1..).zip(opened.private.0.open().posts()) {
            let name = post.to.and_then(|to| opened.record.names().get(to)).map(String::as_str);
            if !posts::is_kept(&games, &id, number, name) {
                self.write_post(number, name, &post.text);
            }
        }
    }

    fn write_post(&mut self, number: u32, to: Option<&str>, text: &str) {
        let Some(journal) = &self.journal else { return };
        let written = posts::write(&self.world.folders.games(), journal.id(), number, to, text);
        if let Err(error) = written {
            tracing::warn!(%error, "a post was not kept as a file");
            let text = self.text(&Message::new("post-not-kept").message("reason", error.message()));
            match self.output {
                Output::Table => self.written(|screen| screen.line(&text)),
                Output::Json => self.written(|screen| screen.json(&Report::say(&text).0)),
            }
        }
    }

    /// The clipboard is only opened once somebody wants it.
    pub(super) fn copy(&mut self, outgoing: Outgoing) {
        let inputs = self.inbox.sender();
        self.clipboard.get_or_insert_with(|| Clipboard::start(inputs)).copy(outgoing);
    }
}
