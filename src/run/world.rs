//! What every command of the program has at hand.

use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::sync::Mutex;

use super::{DONE, FAULT};
use crate::args::Output;
use crate::device::rows::in_rows;
use crate::device::stderr::Redirected;
use crate::files;
use crate::folders::Folders;
use crate::journal::record::Record;
use crate::journal::trouble::Trouble;
use crate::language::localizer::{Localizer, Words};
use crate::language::plain::plain;
use crate::language::{Form, Language, Length, Message};
use crate::preferences::Preferences;
use crate::settings::Problem;

/// The surroundings of a command.
pub(super) struct World {
    pub folders: Folders,
    pub language: Language,
    /// The language that the command line asks for.
    pub language_asked: Option<Language>,
    pub localizer: Localizer,
    pub preferences: Preferences,
    /// What was wrong with the settings.
    pub problems: Vec<Problem>,
}

/// What became of a page. A reader who closes the pipe has read enough; anything else that stops them is a fault.
pub(super) fn printed(result: io::Result<()>, localizer: &Localizer) -> u8 {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let reason = Trouble::from(error).message_elsewhere();
            super::tell_fault(localizer, &Message::new("not-printed").message("reason", reason));
            FAULT
        }
        _ => DONE,
    }
}

impl World {
    /// A message as it is printed.
    pub fn text(&self, message: &Message) -> String {
        self.localizer.render(message, Form::Printed, Length::Full)
    }

    /// Prints lines for reading, at a terminal in rows for a Braille display.
    pub fn print(&self, lines: impl IntoIterator<Item = String>) -> u8 {
        self.print_in(lines, if io::stdout().is_terminal() { self.preferences.cells } else { 0 })
    }

    /// Prints lines that are for a program, or to be copied: they stay whole.
    pub fn print_whole(&self, lines: impl IntoIterator<Item = String>) -> u8 {
        self.print_in(lines, 0)
    }

    fn print_in(&self, lines: impl IntoIterator<Item = String>, cells: u32) -> u8 {
        let mut output = std::io::stdout().lock();
        let print = || -> io::Result<()> {
            for line in lines {
                writeln!(output, "{}", in_rows(&plain(&line), cells))?;
            }
            output.flush()
        };
        printed(print(), &self.localizer)
    }

    /// Speaks the language in which a game was begun, unless another one was asked for.
    pub fn speak_language_of(&mut self, record: &Record) {
        let language = self.language_asked.unwrap_or(record.language());
        if language != self.language {
            self.language = language;
            self.localizer = Localizer::new(language, &self.preferences.kit, Words::Own);
        }
    }

    /// Opens the log. Whatever libraries print on a terminal goes there too while people listen; where there is no log, it
    /// goes nowhere.
    pub fn open_log(&self, output: Output) -> Option<Redirected> {
        let log = self.log_file();
        if let Some(file) = log.as_ref().and_then(|file| file.try_clone().ok()) {
            let log = tracing_subscriber::fmt().with_writer(Mutex::new(file)).with_ansi(false).with_target(false);
            // What can't be written to the log is not written to the terminal instead.
            let log = log.log_internal_errors(false);
            // A second log in one process is only asked for by tests.
            let _ = log.try_init();
        }
        match (output, log) {
            (Output::Json, _) => None,
            (Output::Table, Some(file)) => Redirected::to(&file).ok().flatten(),
            (Output::Table, None) => Redirected::to_nowhere().ok().flatten(),
        }
    }

    fn log_file(&self) -> Option<File> {
        let path = self.folders.log();
        files::make_missing_folder(path.parent()?).ok()?;
        files::append(&path).ok()
    }

    /// One sentence about a fault.
    pub fn fault(&self, message: &Message) -> u8 {
        super::tell_fault(&self.localizer, message);
        FAULT
    }
}
