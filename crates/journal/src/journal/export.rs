//! A game written out for people and for other programs.

mod csv;
mod html;
mod json;
mod markdown;
mod report;
mod secrets;
mod text;
mod words;

use super::game_id::GameId;
use super::record::Record;
use crate::language::Language;
use report::Report;
pub use secrets::Secrets;
use words::Words;

/// What a game can be written out as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Plain text, one fact a line.
    Text,
    /// Markdown, with tables.
    Markdown,
    /// A web page with headings and tables that screen readers can walk through.
    Html,
    /// Everything about the game, for programs.
    Json,
    /// One row for each proposal, vote and mission, for spreadsheets.
    Csv,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Text, Self::Markdown, Self::Html, Self::Json, Self::Csv];

    /// The name on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Markdown => "markdown",
            Self::Html => "html",
            Self::Json => "json",
            Self::Csv => "csv",
        }
    }

    /// The format with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id() == id)
    }
}

/// A saved game, written out in a language. Names and numbers in JSON are the same in all of them.
///
/// It tells the secrets that it is given, so they are for a game that is over, or for somebody who has asked for them.
#[must_use]
pub fn export(
    record: &Record,
    secrets: Option<&Secrets>,
    game: &GameId,
    format: Format,
    language: Language,
) -> String {
    let words = Words::new(language, record.setup().edition, record.names());
    let report = || Report::new(record, secrets, game, &words);
    match format {
        Format::Text => text::write(&report()),
        Format::Markdown => markdown::write(&report()),
        Format::Html => html::write(&report()),
        Format::Json => json::write(record, secrets, game),
        Format::Csv => csv::write(record, secrets, game, &words),
    }
}
