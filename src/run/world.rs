//! What every command of the program has at hand.

use std::io::Write;

use super::{DONE, FAULT};
use crate::language::{Form, Language, Length, Message};
use crate::session::lexicon::Lexicon;
use crate::session::preferences::Preferences;
use crate::settings::{Folders, Problem};

/// The surroundings of a command.
#[derive(Clone)]
pub(super) struct World {
    pub folders: Folders,
    pub language: Language,
    pub lexicon: Lexicon,
    pub preferences: Preferences,
    /// What was wrong with the settings.
    pub problems: Vec<Problem>,
}

impl World {
    /// A message as it is printed.
    pub fn text(&self, message: &Message) -> String {
        self.lexicon.render(message, Form::Printed, Length::Full)
    }

    /// Prints lines for reading and ends well; a reader who closes the pipe has read enough.
    pub fn print(&self, lines: impl IntoIterator<Item = String>) -> u8 {
        let mut output = std::io::stdout().lock();
        for line in lines {
            if writeln!(output, "{line}").is_err() {
                break;
            }
        }
        DONE
    }

    /// One sentence about a fault.
    pub fn fault(&self, message: &Message) -> u8 {
        super::tell_fault(&self.lexicon, message);
        FAULT
    }

}
