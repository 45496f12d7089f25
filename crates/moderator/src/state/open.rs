//! The parts of the state: what the table is doing, what is open, and what is known of the world outside.

use crate::game::secret::Secret;
use crate::game::vote::Vote;
use crate::game::{Game, Phase, PlotCard, Seat, SeatSet};
use crate::journal::entry::Answered;
use crate::journal::private::{Moment, Private, Proposal};
use crate::journal::record::Record;
use crate::language::Intent;
use crate::state::enrolment::{Lesson, NameTrial};
use crate::state::headset::HandOver;
use crate::state::pending_prompt::PendingPrompt;
use crate::state::script::{Ceremony, ScriptPlayer};
use crate::state::setup_dialogue::SetupDialogue;
use crate::state::table_state::TableState;
use protocol::{Door, GoesRound, ScreenReader};

/// What the session is doing.
pub(crate) enum Activity {
    /// Asking for players and rules.
    SetupDialogue(Box<SetupDialogue>),
    /// Moderating a game.
    Game(Box<ModeratedGame>),
    /// Reading a script on its own.
    Reading(Box<Reading>),
}

/// A game that is moderated.
pub(crate) struct ModeratedGame {
    pub(crate) record: Record,
    /// What the narrator knows alone.
    pub(crate) private: Secret<Private>,
    /// The reveal, while it is read.
    pub(crate) script: Option<ScriptPlayer>,
    /// What players are told or asked alone now.
    pub(crate) due: Option<PendingPrompt>,
    /// The headset, while it goes from hand to hand with that.
    pub(crate) hand_over: Option<HandOver>,
    /// The proposal that the table votes on, and goes on the mission for, without what some give alone.
    pub(crate) aloud: Option<Proposal>,
    /// The number of the post that went to the clipboard last; 0 before.
    pub(crate) copied: usize,
}

impl ModeratedGame {
    pub(crate) fn new(record: Record, private: Private) -> Self {
        Self {
            record,
            private: Secret::new(private),
            script: None,
            due: None,
            hand_over: None,
            aloud: None,
            copied: 0,
        }
    }
}

/// A script that is read without a game.
pub(crate) struct Reading {
    pub(crate) player: ScriptPlayer,
}

/// What is open beside the question of the game, and is settled first.
#[derive(Default)]
pub(crate) struct Open {
    /// What is read back: it counts when somebody confirms it.
    pub(crate) pending: Option<Intent>,
    /// What is left of a ceremony that somebody has broken in on.
    pub(crate) ceremony: Ceremony,
    /// Names that are being tried.
    pub(crate) trial: Option<NameTrial>,
    /// A voice that is being learned.
    pub(crate) lesson: Option<Lesson>,
    /// Who leaves the table: a name alone says who plays on.
    pub(crate) leaving: Option<Seat>,
    /// The result of a vote on a proposal, of which the numbers are asked for.
    pub(crate) result: Option<(Proposal, Vote)>,
}

impl Open {
    /// Whether a name or a word is asked for, whatever the game waits for.
    pub(crate) fn asks(&self) -> bool {
        self.trial.is_some() || self.lesson.is_some()
    }
}

/// The world around a session, as far as it was told of it: it has no clock, no devices and no chance of its own.
#[derive(Default)]
pub(crate) struct World {
    /// What the next deal follows from.
    pub(crate) chance: Secret<u64>,
    /// The day and time where the game master is, as they were told last.
    pub(crate) now: Option<Moment>,
    /// The devices through which sound can come, as they were listed last.
    pub(crate) outputs: Vec<String>,
    /// The screen reader that runs.
    pub(crate) reader: Option<ScreenReader>,
    /// Whether phones are let in.
    pub(crate) let_in: LetIn,
    /// At how many addresses phones in the room get in, as it was told last.
    pub(crate) addresses: usize,
    /// What somebody has asked of phones, until it is answered.
    pub(crate) asked_door: Option<Asked>,
    /// Where phones are let in, as long as nobody has been told.
    pub(crate) untold_door: Option<Door>,
    /// What goes from hand to hand.
    pub(crate) goes_round: GoesRound,
    /// Whether somebody has heard that the headset is the right one.
    pub(crate) headset_tried: bool,
}

/// Whether phones are let in, and how often with the code that was told last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum LetIn {
    /// Nobody has asked for it.
    #[default]
    Nobody,
    /// For the game that comes.
    NextGame,
    /// For a game that has begun: the next one has another code.
    ThisGame,
}

/// What somebody has asked of phones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Where they get in.
    Where,
    /// That they get in at this address, by its number from 1.
    At(u32),
}

/// Whether the vote on a team is open, which letters answer.
pub(crate) fn asks_for_letters(state: &TableState) -> bool {
    state.goes_by_letters() && matches!(state.game().map(crate::game::Game::phase), Some(Phase::Vote { .. }))
}

/// For whom the session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// People: everything is said and printed, questions are asked.
    Table,
    /// A program: JSON lines, nothing is waited for.
    Program,
}

/// Who of these is asked, those first who have answered; and the answers.
pub(crate) fn order(game: &Game, asked: SeatSet, answers: &[Answered]) -> (Vec<Seat>, Vec<bool>) {
    // Opinion Makers have voted before anybody else chooses.
    let first = game.plot().holders(PlotCard::OpinionMaker, game.seats());
    let clockwise = game.seats().clockwise_from(game.leader());
    let mut order: Vec<Seat> = clockwise.filter(|seat| asked.contains(*seat)).collect();
    order.sort_by_key(|seat| !first.contains(*seat));
    let mut votes = Vec::new();
    for Answered { approves, out_of_turn } in answers {
        let mut left = votes.len()..order.len();
        let next = left.find(|at| out_of_turn.is_none_or(|by| order[*at] == by));
        if let Some(at) = next {
            order[votes.len()..=at].rotate_right(1);
            votes.push(*approves);
        }
    }
    (order, votes)
}
