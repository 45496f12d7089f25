//! Why a command line is not carried out.

use crate::language::Message;

/// Why a command line is not carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// It asked for help: this page.
    Help(String),
    /// Something in it is wrong: one sentence.
    Fault(Message),
}

impl Wrong {
    /// What clap has found, in our words.
    pub(super) fn new(error: &clap::Error, command: &clap::Command) -> Self {
        use clap::error::{ContextKind, ContextValue, ErrorKind};
        let found = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            _ => String::new(),
        };
        let valid = match error.get(ContextKind::ValidValue) {
            Some(ContextValue::Strings(words)) => words.clone(),
            _ => Vec::new(),
        };
        let option = without_brackets(&found(ContextKind::InvalidArg));
        let value = found(ContextKind::InvalidValue);
        Self::Fault(match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                return Self::Help(without_brackets(&error.to_string()));
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
                Message::new("fault-missing-value").text("option", option)
            }
            ErrorKind::InvalidValue => {
                Message::new("fault-value").text("option", option).text("value", value).words("list", valid)
            }
            ErrorKind::ValueValidation => {
                let meaning = help_of(command, &option).unwrap_or_default();
                Message::new("fault-value-free").text("option", option).text("value", value).text("meaning", meaning)
            }
            ErrorKind::ArgumentConflict if option == without_brackets(&found(ContextKind::PriorArg)) => {
                Message::new("fault-twice").text("option", option)
            }
            ErrorKind::UnknownArgument if !option.starts_with('-') => {
                Message::new("fault-unknown-word").text("word", option)
            }
            ErrorKind::UnknownArgument => Message::new("fault-unknown-option").text("option", option),
            ErrorKind::InvalidSubcommand => {
                Message::new("fault-unknown-command").text("command", found(ContextKind::InvalidSubcommand))
            }
            ErrorKind::MissingRequiredArgument => missing(error),
            _ => Message::new("fault-arguments"),
        })
    }
}

/// "--leader NAME" for "--leader <NAME>": the brackets would be read out.
fn without_brackets(text: &str) -> String {
    text.replace(['<', '>'], "")
}

/// Which words are needed still, by their names in the help.
fn missing(error: &clap::Error) -> Message {
    use clap::error::{ContextKind, ContextValue};
    let missing = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    };
    let name = |word: &String| word.split(' ').next().unwrap_or_default().trim_matches(['<', '>']).to_owned();
    let mut names: Vec<String> = missing.iter().map(name).collect();
    // Words come before options, as they are written.
    names.sort_by_key(|name| name.starts_with('-'));
    Message::new("fault-missing").number("count", names.len() as u32).texts("words", names)
}

/// The help of an option, wherever it is: it tells what the value may be. Options of one name differ in their values.
fn help_of(command: &clap::Command, option: &str) -> Option<String> {
    let (name, value) = option.strip_prefix("--")?.split_once([' ', '='])?;
    let value = value.trim_matches(['<', '>']);
    let is_meant = |arg: &&clap::Arg| {
        arg.get_long() == Some(name)
            && arg.get_value_names().is_some_and(|names| names.iter().any(|own| own == value))
    };
    let own = command.get_arguments().find(is_meant).and_then(|arg| arg.get_help()).map(ToString::to_string);
    own.or_else(|| command.get_subcommands().find_map(|sub| help_of(sub, option)))
}
