//! What one player alone is told or asked, not in any language yet, and what can be answered.

use crate::game::knowledge::Role;
use crate::game::secret::Secret;
use crate::game::{MissionCard, Seat};
use crate::language::Message;

/// What one player alone is told or asked. Everything but its content may be known to all.
pub struct Slip {
    /// For whom it is.
    pub to: Seat,
    /// Named in the answer. It grows with whatever is told or asked next, so that an answer never counts for another slip.
    pub number: u32,
    /// What it is about.
    pub about: About,
    /// What it says, and what can be answered.
    pub content: Secret<Content>,
}

/// What a slip says, and what can be answered. All who are asked the same have the same choices, in the same order.
#[derive(Clone, PartialEq, Eq)]
pub struct Content {
    /// What it says.
    pub lines: Vec<Message>,
    /// What can be chosen; empty if nothing is asked.
    pub choices: Vec<Choice>,
    /// What is chosen so far.
    pub chosen: Option<Answer>,
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq)]
pub struct Choice {
    /// The answer that chooses it.
    pub answer: Answer,
    /// What it means, as it is read back.
    pub means: Message,
    /// Why this player may not choose it.
    pub refused: Option<Message>,
}

/// What somebody is told or asked alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Who they are and whom they know.
    Role,
    /// What another player is.
    Shown {
        /// The other player.
        owner: Seat,
    },
    /// What a member has played.
    Looked {
        /// The member.
        member: Seat,
    },
    /// Which card the table has dealt them.
    Confess,
    /// All that they have learnt so far.
    Everything,
    /// Their vote.
    Vote,
    /// Their mission card.
    Card,
}

/// What a player alone answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The vote.
    Vote {
        /// Whether it approves.
        approves: bool,
    },
    /// The mission card.
    Card(MissionCard),
    /// The card that the table has dealt.
    Role(Role),
    /// The slip can be hidden: it is known, or what is chosen counts.
    Done,
}

impl About {
    /// Whether something is asked.
    #[must_use]
    pub fn is_asked(self) -> bool {
        matches!(self, Self::Confess | Self::Vote | Self::Card)
    }

    /// Whether everybody has the same time for it, so that nobody learns from the clock.
    #[must_use]
    pub fn is_timed(self) -> bool {
        matches!(self, Self::Role | Self::Confess | Self::Vote | Self::Card)
    }
}

impl Content {
    /// Something to know, without a question.
    pub(super) fn told(lines: Vec<Message>) -> Self {
        Self { lines, choices: Vec::new(), chosen: None }
    }

    /// What is chosen so far.
    #[must_use]
    pub fn choice(&self) -> Option<&Choice> {
        self.choices.iter().find(|choice| Some(choice.answer) == self.chosen)
    }

    /// Whether an answer would be taken.
    #[must_use]
    pub fn takes(&self, answer: Answer) -> bool {
        match answer {
            Answer::Done => self.choices.is_empty() || self.chosen.is_some(),
            answer => self.choices.iter().any(|choice| choice.answer == answer && choice.refused.is_none()),
        }
    }
}
