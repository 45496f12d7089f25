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

impl From<clap::Error> for Wrong {
    fn from(error: clap::Error) -> Self {
        use clap::error::{ContextKind, ContextValue, ErrorKind};
        let found = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            _ => String::new(),
        };
        let option = found(ContextKind::InvalidArg);
        let value = found(ContextKind::InvalidValue);
        Self::Fault(match error.kind() {
            ErrorKind::DisplayHelp => return Self::Help(error.to_string()),
            ErrorKind::InvalidValue if value.is_empty() => Message::new("fault-missing-value").text("option", option),
            ErrorKind::InvalidValue => Message::new("fault-value")
                .text("option", option)
                .text("value", value)
                .text("list", found(ContextKind::ValidValue)),
            ErrorKind::ValueValidation => {
                Message::new("fault-value-free").text("option", option).text("value", value)
            }
            ErrorKind::UnknownArgument => Message::new("fault-unknown-option").text("option", option),
            ErrorKind::InvalidSubcommand => {
                Message::new("fault-unknown-command").text("command", found(ContextKind::InvalidSubcommand))
            }
            ErrorKind::MissingRequiredArgument => Message::new("fault-missing").text("option", option),
            _ => Message::new("fault-arguments"),
        })
    }
}
