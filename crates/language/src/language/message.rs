//! Messages: which sentence, about whom. The words come from the catalogue.

use crate::game::{Seat, SeatSet};

/// A sentence that is not in any language yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// Something that a sentence is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number: a word when spoken, figures when printed.
    Number(u32),
    /// A text as it is: a sentence that begins with it begins as it does.
    Text(String),
    /// A command: a sentence that begins with it begins with a capital letter.
    Command(String),
    /// The name of a player.
    Player(Seat),
    /// The names of players, joined by "and".
    Players(SeatSet),
    /// Another message.
    Message(Box<Message>),
    /// Messages joined by "and".
    List(Vec<Message>),
    /// Messages to choose from, joined by "or".
    Alternatives(Vec<Message>),
    /// Texts joined by "and".
    Texts(Vec<String>),
    /// Texts to choose from, joined by "or".
    Choices(Vec<String>),
    /// Single words to choose from, joined by "or".
    Words(Vec<String>),
}

impl Message {
    /// The message with this key in the catalogue.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<u32>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// Adds a command.
    #[must_use]
    pub fn command(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Command(text.into()))
    }

    /// Adds a player.
    #[must_use]
    pub fn player(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Player(seat))
    }

    /// Adds several players.
    #[must_use]
    pub fn players(self, name: &'static str, seats: SeatSet) -> Self {
        self.with(name, Arg::Players(seats))
    }

    /// Adds several players, and how many they are as `count`: one is spoken to in other words than a group.
    #[must_use]
    pub fn group(self, name: &'static str, seats: SeatSet) -> Self {
        self.players(name, seats).number("count", seats.len() as u32)
    }

    /// Adds another message.
    #[must_use]
    pub fn message(self, name: &'static str, message: Message) -> Self {
        self.with(name, Arg::Message(Box::new(message)))
    }

    /// Adds messages, joined by "and".
    #[must_use]
    pub fn list(self, name: &'static str, messages: Vec<Message>) -> Self {
        self.with(name, Arg::List(messages))
    }

    /// Adds messages to choose from, joined by "or".
    #[must_use]
    pub fn alternatives(self, name: &'static str, messages: Vec<Message>) -> Self {
        self.with(name, Arg::Alternatives(messages))
    }

    /// Adds players to choose from, joined by "or".
    #[must_use]
    pub fn any_of(self, name: &'static str, seats: SeatSet) -> Self {
        self.alternatives(name, seats.iter().map(|seat| Message::new("player").player("player", seat)).collect())
    }

    /// Adds texts, joined by "and".
    #[must_use]
    pub fn texts(self, name: &'static str, texts: Vec<String>) -> Self {
        self.with(name, Arg::Texts(texts))
    }

    /// Adds texts to choose from, joined by "or".
    #[must_use]
    pub fn choices(self, name: &'static str, texts: Vec<String>) -> Self {
        self.with(name, Arg::Choices(texts))
    }

    /// Adds single words to choose from, joined by "or".
    #[must_use]
    pub fn words(self, name: &'static str, words: Vec<String>) -> Self {
        self.with(name, Arg::Words(words))
    }

    /// The same about the same, in the words of another key.
    #[must_use]
    pub fn in_words_of(self, key: &'static str) -> Self {
        Self { key, ..self }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// The key in the catalogue.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// What the sentence is about, by the names of its variables.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}
