//! What one player alone is told or asked, in no language yet, and what can be answered; and the language of each
//! player.

use crate::game::secret::Secret;
use crate::game::{Action, Seat, SeatSet};
use crate::language::localizer::{Localizer, Words};
use crate::language::{Kit, Language, Message};
use protocol::{About, Answer};
use std::collections::{BTreeMap, BTreeSet};

/// What one player alone is told or asked. Everything but its content may be known to all.
pub(crate) struct PrivatePrompt {
    /// For whom it is.
    pub to: Seat,
    /// Named in the answer. It grows with whatever is told or asked next, so that an answer never counts for another prompt.
    pub number: u32,
    /// What it is about.
    pub about: About,
    /// What it says, and what can be answered.
    pub content: Secret<Content>,
}

/// What a prompt says, and what can be answered. All who are asked the same have the same choices, in the same order.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Content {
    /// What it says.
    pub lines: Vec<Message>,
    /// What can be chosen; empty if nothing is asked.
    pub choices: Vec<Choice>,
    /// What is chosen so far.
    pub chosen: Option<Answer>,
    /// How many are chosen together: a team. None if one is.
    pub together: Option<u8>,
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The answer that chooses it.
    pub answer: Answer,
    /// What it is called where one sees all choices.
    pub label: Message,
    /// What it means, as it is read back.
    pub means: Message,
    /// Why this player may not choose it.
    pub refused: Option<Message>,
    /// Whether it can't be taken back, since somebody learns something from it.
    pub is_final: bool,
}

/// What a player has done last on something of their own.
#[derive(Clone, Copy)]
pub(crate) struct OwnDeed {
    /// Who.
    pub(crate) by: Seat,
    /// What.
    pub(crate) action: Action,
    /// How many actions stood with it.
    pub(crate) steps: usize,
}

/// What everybody waits for from a player, and what they may do, as it stands.
pub(crate) struct Turn {
    number: u32,
    content: Secret<Content>,
}

impl Turn {
    /// Another one has another number.
    pub(crate) fn new(number: u32, content: Secret<Content>) -> Self {
        Self { number, content }
    }

    pub(crate) fn is(&self, content: &Secret<Content>) -> bool {
        self.content == *content
    }

    /// It as a prompt.
    pub(crate) fn prompt(&self, to: Seat) -> PrivatePrompt {
        PrivatePrompt { to, number: self.number, about: About::Turn, content: self.content.clone() }
    }
}

impl Content {
    /// Something to know, without a question.
    pub(crate) fn told(lines: Vec<Message>) -> Self {
        Self { lines, choices: Vec::new(), chosen: None, together: None }
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
            Answer::Team(team) if self.together.is_some() => {
                let of = |answer| if let Answer::Team(one) = answer { one } else { SeatSet::EMPTY };
                let all = self.choices.iter().fold(SeatSet::EMPTY, |all, choice| all.or(of(choice.answer)));
                Some(team.len() as u8) == self.together && team.is_within(all)
            }
            Answer::Done => self.choices.is_empty() || self.chosen.is_some(),
            answer => self.choices.iter().any(|choice| choice.answer == answer && choice.refused.is_none()),
        }
    }
}

/// The other languages of this table, which take long to make: each is made once, and anew when the table has changed.
#[derive(Default)]
pub(crate) struct Languages {
    made: BTreeMap<Language, Localizer>,
    kit: Kit,
}

impl Languages {
    /// A language, if it is as this table is.
    pub(crate) fn get(&self, language: Language, table: &Localizer) -> Option<&Localizer> {
        self.made.get(&language).filter(|made| made.is_of_same_table(table))
    }

    /// Makes those that are not there as this table is now.
    pub(crate) fn prepare(&mut self, wanted: BTreeSet<Language>, table: &Localizer, kit: &Kit) {
        if self.kit != *kit {
            *self = Self { kit: kit.clone(), ..Self::default() };
        }
        for language in wanted.into_iter().filter(|language| *language != table.language()) {
            if self.get(language, table).is_none() {
                self.made.insert(language, table.in_language(language, kit, Words::Own));
            }
        }
    }
}
