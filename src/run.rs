//! The program: its one loop waits for an input, has it handled, and performs every effect.

mod check;
mod demo;
mod devices;
mod edition;
mod handbook;
#[cfg_attr(not(feature = "voice"), path = "run/no_hear.rs")]
mod hear;
mod lessons;
mod memory;
#[cfg_attr(not(feature = "voice"), path = "run/no_models.rs")]
mod models;
mod phones;
mod play;
mod reference;
mod refused;
mod saved;
mod script;
mod settings;
mod statistics;
mod update;
#[cfg(feature = "voice")]
mod voice_profiles;
mod web;
mod world;

use std::io::Write;
use std::panic::AssertUnwindSafe;

use crate::args::{self, Args, Asked, Output, PhonesAsked};
use crate::folders::Folders;
use crate::language::localizer::{Localizer, Words};
use crate::language::plain::plain;
use crate::language::{Language, Message};
use crate::locale;
use crate::preferences::{KeyMode, Preferences, VoiceMode};
use crate::settings::{Settings, editions};
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
    let (preferences, mut problems) = Settings::load(&folders);
    let language_asked = args::language_asked(arguments);
    let language = language_asked.or(preferences.language).unwrap_or_else(system_language);
    // Editions come first: what can be said depends on which there are.
    problems.extend(editions::offer(&folders));
    let arguments = args::with_edition(arguments, edition::in_file);
    let localizer = Localizer::new(language, &preferences.kit, Words::Own);
    let arguments = match arguments {
        Ok(arguments) => arguments,
        Err(faults) => {
            faults.iter().for_each(|fault| tell_fault(&localizer, fault));
            return BAD_ARGUMENTS;
        }
    };
    let Args { asked, preferences } = match parse(&arguments, &localizer, &preferences) {
        Ok(args) => args,
        Err(wrong) => return tell_usage(&wrong, &localizer),
    };
    if let Some(lacking) = memory::lacking(&asked) {
        tell_fault(&localizer, &lacking);
        return FAULT;
    }
    let world = World { folders, language, language_asked, localizer, preferences, problems };
    let (log, kit) = (world.folders.log().display().to_string(), world.preferences.kit.clone());
    let tell =
        || tell_fault(&Localizer::new(language, &kit, Words::Own), &Message::new("program-fault").text("log", log));
    guarded(|| carry_out(world, asked), tell)
}

/// The command line, on top of the settings. Where the environment says ACCESSIBLE, as it does for other programs that
/// ask questions, lines and print alone come before the settings, and are never kept.
fn parse(arguments: &[String], localizer: &Localizer, preferences: &Preferences) -> Result<Args, args::Wrong> {
    let args = args::parse(arguments, localizer, preferences)?;
    let is_accessible = std::env::var_os("ACCESSIBLE").is_some_and(|value| !means_no(&value.to_string_lossy()));
    if !is_accessible || matches!(args.asked, Asked::Settings { .. }) {
        return Ok(args);
    }
    let mut accessible = preferences.clone();
    accessible.keys = KeyMode::Line;
    accessible.sound.mode = VoiceMode::Off;
    args::parse(arguments, localizer, &accessible)
}

/// Whether a variable of the environment says no.
fn means_no(value: &str) -> bool {
    let value = value.trim();
    value.is_empty() || ["0", "false", "no", "off"].iter().any(|no| value.eq_ignore_ascii_case(no))
}

/// Does something; a fault of the program itself is told, after everything that was changed for it was put back.
fn guarded(act: impl FnOnce() -> u8, tell: impl FnOnce()) -> u8 {
    std::panic::catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|_| {
        tell();
        FAULT
    })
}

fn carry_out(world: World, asked: Asked) -> u8 {
    match asked {
        Asked::Play { output: Output::Json, phones: PhonesAsked::AtOnce, .. }
        | Asked::Resume { output: Output::Json, phones: PhonesAsked::AtOnce, .. } => {
            world.fault(&Message::new("page-not-for-programs"));
            BAD_ARGUMENTS
        }
        Asked::Play { told, output, phones } => play::play(world, *told, output, phones),
        Asked::Practice { told, company } => play::practice(world, *told, company),
        Asked::Learn(asked) => play::learn(world, &asked),
        Asked::Resume { game, output, phones } => play::resume(world, game.as_deref(), output, phones),
        Asked::Games => saved::list(&world),
        Asked::Delete { game } => saved::delete(&world, &game),
        Asked::Statistics(name) => statistics::statistics(world, name.as_deref()),
        Asked::Replay { game, output } => play::replay(world, &game, output),
        Asked::Export { game, format, with } => saved::export(&world, &game, &format, with),
        Asked::Script(asked) => script::script(world, &asked),
        Asked::Rules { topic } => reference::rules(world, topic.as_deref()),
        Asked::Help { topic } => handbook::help(world, topic.as_deref()),
        Asked::Cards { name } => reference::cards(world, name.as_deref()),
        Asked::Edition(asked) => edition::edition(world, &asked),
        Asked::Check => check::check(&world),
        Asked::Settings { key, value } => settings::settings(&world, key.as_deref(), value.as_deref()),
        Asked::Refused(asked) => refused::refused(&world, asked),
        Asked::Hear(asked) => hear::hear(world, &asked),
        Asked::Models(asked) => models::models(&world, &asked),
        Asked::Phones { picture } => phones::phones(&world, picture.as_deref()),
        Asked::Demo => demo::demo(world),
        Asked::Update => update::update(&world),
        Asked::Web { port } => web::web(&world, port),
    }
}

/// Help goes to standard output, one sentence about a fault to standard error.
fn tell_usage(wrong: &args::Wrong, localizer: &Localizer) -> u8 {
    match wrong {
        args::Wrong::Help(page) => world::printed(write!(std::io::stdout(), "{page}"), localizer),
        args::Wrong::Fault(message) => {
            tell_fault(localizer, message);
            BAD_ARGUMENTS
        }
    }
}

/// One sentence on standard error.
fn tell_fault(localizer: &Localizer, message: &Message) {
    use crate::language::{Form, Length};
    let _ = writeln!(std::io::stderr(), "{}", plain(&localizer.render(message, Form::Printed, Length::Full)));
}

/// The language of the system, if it is one of ours.
fn system_language() -> Language {
    locale::of_the_system().and_then(|locale| Language::from_code(locale.get(..2)?)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_of_the_program_is_told_once_and_ends_it() {
        let mut told = 0;
        assert_eq!(guarded(|| DONE, || told += 1), DONE);
        assert_eq!(told, 0);
        assert_eq!(guarded(|| std::panic::resume_unwind(Box::new("a test")), || told += 1), FAULT);
        assert_eq!(told, 1);
    }

    #[test]
    fn what_means_no_is_no_wish() {
        for no in ["0", "false", "FALSE", "no", "off", "", " "] {
            assert!(means_no(no), "{no}");
        }
        assert!(["1", "yes", "true"].iter().all(|yes| !means_no(yes)));
    }
}
