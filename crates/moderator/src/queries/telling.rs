//! One thing to be heard, what decides how an event is told, and what each subject of the game tells.

use crate::game::module::Modules;
use crate::game::{Action, Game, Outcome, Results, Setup};
use crate::language::{Intent, Message};
use crate::output::history::Topic;
use crate::output::kit::has_tactile_cards;
use crate::script::cue::Cue;
use crate::state::table_state::TableState;
use protocol::question::Question;

/// One thing to be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A sentence about a topic.
    Line(Topic, Message),
    /// What to do with the hands: said to everybody, but it is nothing that has happened.
    Guide(Topic, Message),
    /// A sentence that only newcomers need: experts are not told.
    Hint(Topic, Message),
    /// What has happened, where what hands do then tells it too: experts are told once.
    Also(Topic, Message),
    /// A cue.
    Cue(Cue),
    /// A silence before whatever comes next.
    Pause(Pause),
}

/// How long a silence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// While people look or feel.
    Long,
    /// While something passes through so many hands.
    Passing(usize),
}

/// Whether the table knows who voted how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voters {
    /// Nobody has said so yet.
    ToBeNamed,
    /// A roll call has just told it one by one.
    Heard,
}

impl Said {
    /// Its sentence; none of a cue and of a silence.
    #[must_use]
    pub fn message(&self) -> Option<&Message> {
        match self {
            Self::Line(_, message) | Self::Guide(_, message) | Self::Hint(_, message) | Self::Also(_, message) => {
                Some(message)
            }
            Self::Cue(_) | Self::Pause(_) => None,
        }
    }

    /// Who voted how, only for newcomers; everything else as it is.
    pub(crate) fn without_news_of_voters(self) -> Self {
        match self {
            Self::Line(topic, message) if ["approvers", "rejecters"].contains(&message.key()) => {
                Self::Hint(topic, message)
            }
            said => said,
        }
    }
}

/// What of a set-up decides how an event is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The modules in play.
    pub modules: Modules,
    /// Whether cards tell their side to the finger.
    pub by_touch: bool,
    /// Whether the narrator knows who is what, and shows it itself: then no character card is handed on.
    pub dealt: bool,
    /// Whether mission cards are given alone: then none of them is handed on.
    pub secretly: bool,
    /// Whether votes are given alone: then no vote token lies on the table.
    pub votes_alone: bool,
    /// Whether the narrator draws plot cards: then none lies on the table.
    pub draws: bool,
    /// Whether the narrator plays for somebody: what they do nobody has said aloud.
    pub filled: bool,
}

impl Telling {
    /// How the events of this table are told.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        Self {
            modules: setup.modules,
            by_touch: has_tactile_cards(setup),
            dealt: false,
            secretly: false,
            votes_alone: false,
            draws: false,
            filled: false,
        }
    }
}

/// "Resistance two, spies one."
#[must_use]
pub(crate) fn score_line(results: &Results) -> Message {
    Message::new("score-line")
        .number("successes", results.count(Outcome::Success) as u32)
        .number("failures", results.count(Outcome::Fail) as u32)
}

/// A subject of the game, such as plot cards. The moderator goes through [`super::subjects`], and knows no other list.
pub(crate) trait Subject: Sync {
    /// The list in which what is asked about it is kept.
    fn list(&self, question: Question) -> Topic;

    /// The sentence of one of its questions. None for what is not asked in one sentence.
    fn asks(&self, question: Question, game: &Game, setup: &Setup) -> Option<Message>;

    /// Where the game stands, in one of its phases.
    fn stands(&self, game: &Game) -> Option<Message>;

    /// The single action that a command is; none if it is another subject's, or not complete.
    fn action(&self, state: &TableState, intent: &Intent) -> Option<Action>;

    /// What a digit means at one of its questions; none where it means nothing.
    fn digit(&self, state: &TableState, digit: u32) -> Option<Intent>;
}
