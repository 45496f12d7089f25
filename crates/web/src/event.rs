//! Everything that can happen in the page.

use futures_channel::mpsc::UnboundedSender;
use journal::journal::game_id::GameId;
use language::language::Language;
use language::script::Script;
use protocol::{Input, UtteranceId};

/// One thing that happened.
pub enum Event {
    /// Something for the moderator.
    Input(Input),
    /// A timer rang: something may be due.
    Tick,
    /// The alarm of this number rang; an older one was dropped.
    Alarm(u32),
    /// What the voice says of an utterance.
    Voice(UtteranceId, Voiced),
    /// What somebody wants of the page itself.
    Order(Order),
    /// Whether the page works without a network from now on.
    Kept(bool),
    /// The page was hidden, or is seen again.
    Seen(bool),
    /// The browser keeps what is here until somebody deletes it.
    Persists,
}

/// What a voice does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Voiced {
    /// It can be heard.
    Begins,
    /// It was heard.
    Ends,
    /// This browser has no voice that speaks.
    Fails,
}

/// What somebody wants of the page itself.
pub enum Order {
    /// Begin, and who speaks.
    Start(Speaks),
    /// Another language from now on.
    Language(Language),
    /// A new game, or the one that was left.
    Play,
    /// The lessons.
    Learn,
    /// A practice.
    Practise,
    /// A script on its own.
    Read(Script),
    /// What was played.
    Statistics,
    /// Which games are kept.
    Games,
    /// Go on with a game.
    GoOn(GameId),
    /// Tell a game again.
    Tell(GameId),
    /// The game that is on as a file.
    SaveThis,
    /// A game as a file.
    Save(GameId),
    /// Delete a game; the second time it is meant.
    Delete(GameId),
    /// A file that was chosen: a game, or an edition.
    File {
        /// What it is called.
        name: String,
        /// What is in it.
        text: String,
    },
    /// How fast lines follow each other for a screen reader.
    Pace(Pace),
    /// The next line, where each waits for it.
    NextLine,
    /// Read aloud what only the one who holds the phone may hear.
    ReadSecret,
}

/// Who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speaks {
    /// The page, with the voice of the phone.
    Voice,
    /// A screen reader.
    ScreenReader,
}

/// How fast lines follow each other for a screen reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As fast as the screen reader takes them.
    AtOnce,
    /// Each after about as long as the one before takes.
    #[default]
    Measured,
    /// Each when somebody asks for it.
    Step,
}

impl Pace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Measured, Self::Step];
}

/// Where events go.
#[derive(Clone)]
pub struct Events(pub UnboundedSender<Event>);

impl Events {
    /// Sends one. Once the page is closed there is nobody to take it.
    pub fn send(&self, event: Event) {
        let _ = self.0.unbounded_send(event);
    }

    /// Sends something for the moderator.
    pub fn input(&self, input: Input) {
        self.send(Event::Input(input));
    }

    /// Sends what somebody wants.
    pub fn order(&self, order: Order) {
        self.send(Event::Order(order));
    }
}
