//! The command line: what may be written, in the words of the language in use.

mod beforehand;
mod devices;
mod edition;
mod hear;
mod learn;
mod line_up;
mod models;
mod order;
mod phones;
mod practice;
mod reading;
mod refused;
mod script;
mod seeds;
mod web;
mod wrong;

use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::game::{Edition, Module};
use crate::language::localizer::Localizer;
use crate::language::{Form, Length, Message};
use crate::preferences::Preferences;
use crate::script::Script;
pub use beforehand::{language_asked, with_edition};
pub use devices::PhonesAsked;
pub use edition::EditionAsked;
pub use hear::{Hear, HearAsked};
pub use learn::LessonsAsked;
pub use models::ModelsAsked;
use moderator::{Company, NewGameOptions};
pub use refused::RefusedAsked;
pub use script::ScriptAsked;
pub use seeds::drawn_seed;
use seeds::{deal_seed, seed};
pub use wrong::Wrong;

/// What the program was asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// Moderate a game.
    Play {
        /// What was told of it.
        told: Box<NewGameOptions>,
        /// Whom for.
        output: Output,
        /// Whether phones are let in at once.
        phones: PhonesAsked,
    },
    /// Let one person play with players who aren't there.
    Practice {
        /// What was told of the game.
        told: Box<NewGameOptions>,
        /// Who plays it.
        company: Company,
    },
    /// Give lessons.
    Learn(LessonsAsked),
    /// Go on with a saved game, the newest one unless it is named.
    Resume {
        /// The id of the game.
        game: Option<String>,
        /// Whom for.
        output: Output,
        /// Whether phones are let in at once.
        phones: PhonesAsked,
    },
    /// List the saved games.
    Games,
    /// Delete a saved game.
    Delete {
        /// The id of the game.
        game: String,
    },
    /// Count what was played, or what one player was in it.
    Statistics(Option<String>),
    /// Play a saved game again from its entries.
    Replay {
        /// The id of the game.
        game: String,
        /// Whom for.
        output: Output,
    },
    /// Write a saved game in another form.
    Export {
        /// The id of the game.
        game: String,
        /// The name of the form.
        format: String,
        /// How much is told.
        with: With,
    },
    /// Read a timed script.
    Script(Box<ScriptAsked>),
    /// Read the rules.
    Rules {
        /// A topic; none lists them.
        topic: Option<String>,
    },
    /// Read a page of the handbook.
    Help {
        /// Its topic; none lists them.
        topic: Option<String>,
    },
    /// Read what plot cards do.
    Cards {
        /// The name of a card; none tells all.
        name: Option<String>,
    },
    /// See to editions.
    Edition(EditionAsked),
    /// Say what works and what doesn't.
    Check,
    /// Show or change the settings.
    Settings {
        /// The setting; none shows all.
        key: Option<String>,
        /// Its new value.
        value: Option<String>,
    },
    /// See to the lines that were not understood.
    Refused(RefusedAsked),
    /// Hear a sound file.
    Hear(HearAsked),
    /// See to the models of the recogniser.
    Models(ModelsAsked),
    /// Say where phones get in.
    Phones {
        /// The file for a picture of the address.
        picture: Option<String>,
    },
    /// A short example game, by itself.
    Demo,
    /// Say how to get a newer narrator.
    Update,
    /// Serve the narrator as a page to this computer.
    Web {
        /// The port.
        port: u16,
    },
}

/// Whom the output is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// People.
    Table,
    /// Programs: JSON lines.
    Json,
}

/// How much of a saved game is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// What everybody may know: its secrets only once it is over.
    WhatIsOpen,
    /// Its secrets too, over or not.
    Secrets,
}

/// The command line, taken apart. Options that say how it sounds have gone into the preferences.
#[derive(Clone, Debug, PartialEq)]
pub struct Args {
    /// What is to be done.
    pub asked: Asked,
    /// The settings, with the options of this call on top.
    pub preferences: Preferences,
}

/// Takes a command line apart.
///
/// # Errors
/// A help page, or one sentence about what is wrong.
pub fn parse(args: &[String], localizer: &Localizer, preferences: &Preferences) -> Result<Args, Wrong> {
    let mut preferences = preferences.clone();
    let mut command = command(localizer);
    let matches = match command.try_get_matches_from_mut(order::in_order(args, &command)) {
        Ok(matches) => matches,
        Err(error) => {
            // Options of all commands can be looked up from now on.
            command.build();
            return Err(Wrong::new(&error, &command));
        }
    };
    let asked = match matches.subcommand() {
        Some((name, found)) => {
            devices::preferred(found, &mut preferences);
            if let Some((_, inner)) = found.subcommand() {
                devices::preferred(inner, &mut preferences);
            }
            asked(name, found)
        }
        None => {
            devices::preferred(&matches, &mut preferences);
            play(&matches)
        }
    };
    Ok(Args { asked, preferences })
}

fn asked(name: &str, found: &ArgMatches) -> Asked {
    let text = |id: &str| found.get_one::<String>(id).cloned();
    match name {
        "resume" => Asked::Resume { game: text("game"), output: output(found), phones: devices::phones(found) },
        "games" => Asked::Games,
        "delete" => Asked::Delete { game: text("game").unwrap_or_default() },
        "statistics" => Asked::Statistics(reading::name(found, "name")),
        "replay" => Asked::Replay { game: text("game").unwrap_or_default(), output: output(found) },
        "export" => Asked::Export {
            game: text("game").unwrap_or_default(),
            format: text("as").unwrap_or_default(),
            with: if found.get_flag("secrets") { With::Secrets } else { With::WhatIsOpen },
        },
        "script" => Asked::Script(Box::new(script::asked(found))),
        "rules" => Asked::Rules { topic: text("topic") },
        "cards" => Asked::Cards { name: reading::name(found, "card") },
        "help" => Asked::Help { topic: reading::name(found, "topic") },
        "edition" => Asked::Edition(edition::asked(found)),
        "check" => Asked::Check,
        "settings" => Asked::Settings { key: text("key"), value: text("value") },
        "refused" => Asked::Refused(refused::asked(found)),
        "hear" => Asked::Hear(hear::asked(found)),
        "models" => Asked::Models(models::asked(found)),
        "practice" => practice::asked(found),
        "learn" => learn::asked(found),
        "demo" => Asked::Demo,
        "phones" => phones::asked(found),
        "update" => Asked::Update,
        "web" => web::asked(found),
        _ => play(found),
    }
}

fn play(found: &ArgMatches) -> Asked {
    let text = |id: &str| found.get_one::<String>(id).cloned();
    let told = NewGameOptions {
        players: text("players").map(|names| names.split(',').map(|name| name.trim().to_owned()).collect()),
        unnamed_virtual_players: found.get_one::<u8>("virtual").copied().unwrap_or_default().into(),
        leader: text("leader"),
        reveal: text("reveal"),
        ..practice::rules(found)
    };
    Asked::Play { told: Box::new(told), output: output(found), phones: devices::phones(found) }
}

fn output(found: &ArgMatches) -> Output {
    if found.get_flag("json") { Output::Json } else { Output::Table }
}

fn list(found: &ArgMatches, id: &str) -> Vec<String> {
    let words = found.get_one::<String>(id).map(String::as_str).unwrap_or_default();
    words.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The whole command line in one language.
#[must_use]
pub fn command(localizer: &Localizer) -> Command {
    let words = Words(localizer);
    let sub = |name: &'static str, about| words.sub(name, about);
    words
        .headings(words.sound(words.play(Command::new("narrator"))))
        .about(words.text("cli-narrator"))
        .after_help(words.text("cli-after"))
        .args_conflicts_with_subcommands(true)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .version(words.version())
        .arg(words.help())
        .arg(words.flag("version", "cli-version").action(ArgAction::Version))
        .subcommand(words.sound(words.play(sub("play", "cli-play"))))
        .subcommand(words.sound(words.learn(sub("learn", "cli-lessons"))))
        .subcommand(words.sound(words.practice(sub("practice", "cli-practice"))))
        .subcommand(words.sound(words.room(sub("resume", "cli-resume").arg(words.positional("game", "cli-game")))))
        .subcommand(words.sound(sub("games", "cli-games")))
        .subcommand(words.sound(sub("delete", "cli-delete").arg(words.positional("game", "cli-game").required(true))))
        .subcommand(words.sound(words.statistics(sub("statistics", "cli-statistics"))))
        .subcommand(words.sound(
            sub("replay", "cli-replay").arg(words.positional("game", "cli-game").required(true)).arg(words.json()),
        ))
        .subcommand(words.sound(words.export(sub("export", "cli-export"))))
        .subcommand(words.sound(words.script(sub("script", "cli-script"))))
        .subcommand(words.sound(sub("rules", "cli-rules").arg(words.positional("topic", "cli-topic"))))
        .subcommand(words.sound(words.cards(sub("cards", "cli-cards"))))
        .subcommand(words.sound(words.handbook(sub("help", "cli-handbook"))))
        .subcommand(words.edition(sub("edition", "cli-editions")))
        .subcommand(words.sound(sub("check", "cli-check")))
        .subcommand(
            words.sound(
                sub("settings", "cli-settings")
                    .arg(words.positional("key", "cli-key"))
                    .arg(words.positional("value", "cli-value")),
            ),
        )
        .subcommand(words.refused(sub("refused", "cli-refused")))
        .subcommand(words.sound(words.hear(sub("hear", "cli-hear"))))
        .subcommand(words.models(sub("models", "cli-models")))
        .subcommand(words.sound(words.picture(sub("phones", "cli-phones-get-in"))))
        .subcommand(words.sound(sub("demo", "cli-demo")))
        .subcommand(words.sound(sub("update", "cli-update")))
        .subcommand(words.port(sub("web", "cli-web")))
}

/// The pieces of the command line, with their sentences.
struct Words<'a>(&'a Localizer);

impl Words<'_> {
    fn text(&self, key: &'static str) -> String {
        let ids = |all: Vec<&str>| all.join(", ");
        let message = Message::new(key)
            .text("editions", ids(Edition::all().into_iter().map(Edition::id).collect()))
            .text("modules", ids(Module::names()))
            .text("scripts", ids(Script::all().into_iter().map(Script::id).collect()));
        self.0.render(&message, Form::Printed, Length::Full)
    }

    fn sub(&self, name: &'static str, about: &'static str) -> Command {
        let command = Command::new(name).about(self.text(about)).disable_help_flag(true).arg(self.help());
        self.headings(command)
    }

    /// The version, and what this narrator was built with.
    fn version(&self) -> String {
        let parts = [
            ("speech", cfg!(feature = "speech")),
            ("sound", cfg!(feature = "sound")),
            ("voice", cfg!(feature = "voice")),
            ("phones", cfg!(feature = "phones")),
        ];
        let with: Vec<&str> = parts.into_iter().filter(|(_, built_in)| *built_in).map(|(part, _)| part).collect();
        let key = if with.is_empty() { "cli-version-text" } else { "cli-version-with" };
        let message = Message::new(key).text("version", env!("CARGO_PKG_VERSION")).text("parts", with.join(", "));
        self.0.render(&message, Form::Printed, Length::Full)
    }

    /// The headings of a help page.
    fn headings(&self, command: Command) -> Command {
        let template = format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", self.text("cli-usage"));
        command.help_template(template).subcommand_help_heading(self.text("cli-commands"))
    }

    fn help(&self) -> Arg {
        Arg::new("help")
            .help_heading(self.text("cli-options"))
            .short('h')
            .long("help")
            .action(ArgAction::Help)
            .help(self.text("cli-help"))
    }

    fn option(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        let arg = Arg::new(name).long(name).value_name(value).help(self.text(help));
        let arg = arg.allow_negative_numbers(true).value_parser(NonEmptyStringValueParser::new());
        arg.help_heading(self.text("cli-options")).hide_possible_values(true)
    }

    fn flag(&self, name: &'static str, help: &'static str) -> Arg {
        let arg = Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.text(help));
        arg.help_heading(self.text("cli-options"))
    }

    fn positional(&self, name: &'static str, help: &'static str) -> Arg {
        let arg = Arg::new(name).help(self.text(help)).help_heading(self.text("cli-words"));
        let arg = arg.allow_negative_numbers(true).value_parser(NonEmptyStringValueParser::new());
        arg.hide_possible_values(true)
    }

    fn json(&self) -> Arg {
        self.flag("json", "cli-json")
    }

    fn seed(&self) -> Arg {
        self.option("seed", "N", "cli-seed").value_parser(value_parser!(u64))
    }

    fn play(&self, command: Command) -> Command {
        let command = command
            .arg(self.option("edition", "E", "cli-edition"))
            .arg(self.option("players", "NAMES", "cli-players"))
            .arg(self.option("virtual", "N", "cli-virtual").value_parser(value_parser!(u8)))
            .arg(self.option("leader", "NAME", "cli-leader"))
            .arg(self.option("reveal", "HOW", "cli-reveal"));
        self.room(self.rules(command))
    }
}
