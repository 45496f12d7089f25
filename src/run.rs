//! The program: its one loop waits for an input, has it handled, and performs every effect.

mod check;
mod demo;
mod play;
mod reference;
mod saved;
mod script;
mod settings;
mod world;

use std::io::Write;

use crate::args::{self, Args, Asked};
use crate::device::plain::plain;
use crate::language::{Language, Message};
use crate::session::lexicon::{Lexicon, Words};
use crate::settings::{Folders, Settings};
use world::World;

/// The program ended well.
pub const DONE: u8 = 0;
/// Something was wrong outside the command line.
pub const FAULT: u8 = 1;
/// The command line was wrong.
pub const BAD_ARGUMENTS: u8 = 2;

/// Runs the program with its command line and gives its exit code.
#[must_use]
pub fn main(arguments: &[String]) -> u8 {
    let folders = Folders::find();
    let (preferences, problems) = Settings::load(&folders);
    let language_asked = args::language_asked(arguments);
    let language = language_asked.or(preferences.language).unwrap_or_else(system_language);
    let lexicon = Lexicon::new(language, &preferences.kit, Words::Own);
    let Args { asked, preferences } = match args::parse(arguments, &lexicon, &preferences) {
        Ok(args) => args,
        Err(wrong) => return tell_usage(&wrong, &lexicon),
    };
    let world = World { folders, language, language_asked, lexicon, preferences, problems };
    match asked {
        Asked::Play { told, output } => play::play(world, *told, output),
        Asked::Resume { game, output } => play::resume(world, game.as_deref(), output),
        Asked::Games => saved::list(&world),
        Asked::Replay { game, output } => play::replay(world, &game, output),
        Asked::Export { game, format } => saved::export(&world, &game, &format),
        Asked::Script(asked) => script::script(world, &asked),
        Asked::Rules { topic } => reference::rules(world, topic.as_deref()),
        Asked::Check => check::check(&world),
        Asked::Settings { key, value } => settings::settings(&world, key.as_deref(), value.as_deref()),
        Asked::Demo => demo::demo(world),
    }
}

/// Help goes to standard output, one sentence about a fault to standard error.
fn tell_usage(wrong: &args::Wrong, lexicon: &Lexicon) -> u8 {
    match wrong {
        args::Wrong::Help(page) => {
            // A pipe that is closed early has read what it wanted.
            let _ = write!(std::io::stdout(), "{page}");
            DONE
        }
        args::Wrong::Fault(message) => {
            tell_fault(lexicon, message);
            BAD_ARGUMENTS
        }
    }
}

/// One sentence on standard error.
fn tell_fault(lexicon: &Lexicon, message: &Message) {
    use crate::language::{Form, Length};
    let _ = writeln!(std::io::stderr(), "{}", plain(&lexicon.render(message, Form::Printed, Length::Full)));
}

/// The language of the system, if it is one of ours.
fn system_language() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    locale.and_then(|locale| Language::from_code(locale.get(..2)?)).unwrap_or_default()
}
