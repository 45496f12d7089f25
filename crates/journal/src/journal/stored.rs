//! Entries as they are stored. These types are the format: they change only together with [`super::frame::VERSION`].

mod setup;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::entry::{Answered, Change, Draft, Entry};
use super::frame::DecodeError;
use crate::game::{
    Action, AgentCard, Ballot, Count, Mission, MissionCard, PartialCount, PlotCard, Seat, SeatSet, Side,
};
use setup::StoredSetup;

/// An entry as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Stored {
    Begun(StoredSetup),
    Played(StoredAction),
    Undone,
    Redone,
    Noted(StoredDraft),
    /// Since version 4.
    Changed(StoredChange),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredAction {
    TableReady,
    RevealDone,
    Mission(u8),
    Propose(Vec<u8>),
    Vote {
        approve: u8,
        reject: u8,
    },
    Approve(Vec<u8>),
    /// A vote in which some are left out.
    Votes {
        approve: Vec<u8>,
        reject: Vec<u8>,
    },
    Fails(u8),
    /// A count of a game with Reversers or Rogues.
    Count {
        fails: u8,
        reverses: u8,
        rogues: u8,
    },
    Watch(u8),
    Trap(u8),
    Claim(u8),
    NoClaim,
    Draw(String),
    DrawAnyway(String),
    DrawForLeader,
    Give {
        card: String,
        to: u8,
    },
    On(u8),
    Use {
        by: u8,
        card: String,
        on: Option<u8>,
    },
    Take {
        by: u8,
        card: String,
        from: u8,
    },
    Pass,
    PassAll,
    FaceUp {
        member: u8,
        card: String,
    },
    Examine(u8),
    CaptainAmerica(u8),
    DealAgain,
    Accuse(u8),
    Show(String),
    Assassinate(u8),
    NamedRightly(bool),
    Expose(u8),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredDraft {
    Nothing,
    Guidance(u8),
    RollCall(Vec<StoredAnswer>),
    Using { by: u8, card: String },
    Counting { fails: Option<u8>, reverses: Option<u8>, rogues: Option<u8> },
}

/// An answer in a roll call; with a seat where it was given out of turn.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum StoredAnswer {
    InTurn(StoredVote),
    OutOfTurn { by: u8, vote: StoredVote },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredChange {
    Renamed { seat: u8, name: String },
    Replaced { seat: u8, name: String },
    Vacated { seat: u8 },
    Swapped(u8, u8),
    Joined { name: String, after: u8 },
    Claimed { by: u8, about: u8, side: String },
    Abandoned,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum StoredVote {
    Approve,
    Reject,
}

impl From<&Entry> for Stored {
    fn from(entry: &Entry) -> Self {
        match entry {
            Entry::Begun { setup, language } => Self::Begun(StoredSetup::new(setup, *language)),
            Entry::Played(action) => Self::Played(StoredAction::from(*action)),
            Entry::Undone => Self::Undone,
            Entry::Redone => Self::Redone,
            Entry::Noted(draft) => Self::Noted(StoredDraft::from(draft)),
            Entry::Changed(change) => Self::Changed(StoredChange::from(change)),
        }
    }
}

impl Stored {
    /// The same beginning of a game, with its place among the others.
    pub(super) fn in_sequence(self, sequence: u64) -> Self {
        match self {
            Self::Begun(setup) => Self::Begun(setup.in_sequence(sequence)),
            other => other,
        }
    }

    /// The place among the others of a game that begins so.
    pub(super) fn sequence(&self) -> Option<u64> {
        match self {
            Self::Begun(setup) => setup.sequence(),
            _ => None,
        }
    }

    /// The entry, if every word in it is known.
    pub(super) fn entry(self) -> Result<Entry, DecodeError> {
        Ok(match self {
            Self::Begun(stored) => Entry::Begun { language: stored.language()?, setup: stored.setup()? },
            Self::Played(stored) => Entry::Played(stored.action()?),
            Self::Undone => Entry::Undone,
            Self::Redone => Entry::Redone,
            Self::Noted(stored) => Entry::Noted(stored.draft()?),
            Self::Changed(stored) => Entry::Changed(stored.change()?),
        })
    }
}

impl From<Action> for StoredAction {
    fn from(action: Action) -> Self {
        match action {
            Action::TableReady => Self::TableReady,
            Action::RevealDone => Self::RevealDone,
            Action::NameMission(mission) => Self::Mission(mission.number()),
            Action::Propose(team) => Self::Propose(numbers(team)),
            Action::Vote(Ballot::Count { approve, reject }) => Self::Vote { approve, reject },
            Action::Vote(Ballot::Named { approve }) => Self::Approve(numbers(approve)),
            Action::Vote(Ballot::Cast { approve, reject }) => {
                Self::Votes { approve: numbers(approve), reject: numbers(reject) }
            }
            Action::Count(Count { fails, reverses: 0, rogues: 0 }) => Self::Fails(fails),
            Action::Count(Count { fails, reverses, rogues }) => Self::Count { fails, reverses, rogues },
            Action::Watch(member) => Self::Watch(member.number()),
            Action::Trap(member) => Self::Trap(member.number()),
            Action::Claim(player) => Self::Claim(player.number()),
            Action::NoClaim => Self::NoClaim,
            Action::Draw(card) => Self::Draw(card.id().into()),
            Action::DrawAnyway(card) => Self::DrawAnyway(card.id().into()),
            Action::DrawForLeader => Self::DrawForLeader,
            Action::Give { card, to } => Self::Give { card: card.id().into(), to: to.number() },
            Action::On(named) => Self::On(named.number()),
            Action::Use { by, card, on } => {
                Self::Use { by: by.number(), card: card.id().into(), on: on.map(Seat::number) }
            }
            Action::Take { by, card, from } => {
                Self::Take { by: by.number(), card: card.id().into(), from: from.number() }
            }
            Action::Pass => Self::Pass,
            Action::PassAll => Self::PassAll,
            Action::FaceUp { member, card } => Self::FaceUp { member: member.number(), card: card.id().into() },
            Action::Examine(examined) => Self::Examine(examined.number()),
            Action::CaptainAmerica(captain) => Self::CaptainAmerica(captain.number()),
            Action::DealAgain => Self::DealAgain,
            Action::Accuse(accused) => Self::Accuse(accused.number()),
            Action::Show(card) => Self::Show(card.id().into()),
            Action::Assassinate(named) => Self::Assassinate(named.number()),
            Action::NamedRightly(right) => Self::NamedRightly(right),
            Action::Expose(exposed) => Self::Expose(exposed.number()),
        }
    }
}

impl StoredAction {
    fn action(self) -> Result<Action, DecodeError> {
        Ok(match self {
            Self::TableReady => Action::TableReady,
            Self::RevealDone => Action::RevealDone,
            Self::Mission(number) => Action::NameMission(
                Mission::from_number(number.into())
                    .ok_or_else(|| DecodeError::Meaning(format!("there is no mission {number}")))?,
            ),
            Self::Propose(team) => Action::Propose(seats(&team)?),
            Self::Vote { approve, reject } => Action::Vote(Ballot::Count { approve, reject }),
            Self::Approve(approve) => Action::Vote(Ballot::Named { approve: seats(&approve)? }),
            Self::Votes { approve, reject } => {
                Action::Vote(Ballot::Cast { approve: seats(&approve)?, reject: seats(&reject)? })
            }
            Self::Fails(fails) => Action::Count(Count::fails(fails)),
            Self::Count { fails, reverses, rogues } => Action::Count(Count { fails, reverses, rogues }),
            Self::Watch(member) => Action::Watch(seat(member)?),
            Self::Trap(member) => Action::Trap(seat(member)?),
            Self::Claim(player) => Action::Claim(seat(player)?),
            Self::NoClaim => Action::NoClaim,
            Self::Draw(card) => Action::Draw(plot_card(&card)?),
            Self::DrawAnyway(card) => Action::DrawAnyway(plot_card(&card)?),
            Self::DrawForLeader => Action::DrawForLeader,
            Self::Give { card, to } => Action::Give { card: plot_card(&card)?, to: seat(to)? },
            Self::On(named) => Action::On(seat(named)?),
            Self::Use { by, card, on } => {
                Action::Use { by: seat(by)?, card: plot_card(&card)?, on: on.map(seat).transpose()? }
            }
            Self::Take { by, card, from } => {
                Action::Take { by: seat(by)?, card: plot_card(&card)?, from: seat(from)? }
            }
            Self::Pass => Action::Pass,
            Self::PassAll => Action::PassAll,
            Self::FaceUp { member, card } => {
                Action::FaceUp { member: seat(member)?, card: known("mission card", &card, MissionCard::from_id)? }
            }
            Self::Examine(examined) => Action::Examine(seat(examined)?),
            Self::CaptainAmerica(captain) => Action::CaptainAmerica(seat(captain)?),
            Self::DealAgain => Action::DealAgain,
            Self::Accuse(accused) => Action::Accuse(seat(accused)?),
            Self::Show(card) => Action::Show(known("agent card", &card, AgentCard::from_id)?),
            Self::Assassinate(named) => Action::Assassinate(seat(named)?),
            Self::NamedRightly(right) => Action::NamedRightly(right),
            Self::Expose(exposed) => Action::Expose(seat(exposed)?),
        })
    }
}

/// An action as it is stored, as data.
pub(super) fn action(action: Action) -> Value {
    json!(StoredAction::from(action))
}

impl From<&Draft> for StoredDraft {
    fn from(draft: &Draft) -> Self {
        match draft {
            Draft::Nothing => Self::Nothing,
            Draft::Guidance { step } => Self::Guidance(*step),
            Draft::RollCall { answers } => Self::RollCall(answers.iter().map(StoredAnswer::from).collect()),
            Draft::Using { by, card } => Self::Using { by: by.number(), card: card.id().into() },
            Draft::Counting(PartialCount { fails, reverses, rogues }) => {
                Self::Counting { fails: *fails, reverses: *reverses, rogues: *rogues }
            }
        }
    }
}

impl StoredDraft {
    fn draft(self) -> Result<Draft, DecodeError> {
        Ok(match self {
            Self::Nothing => Draft::Nothing,
            Self::Guidance(step) => Draft::Guidance { step },
            Self::RollCall(answers) => Draft::RollCall {
                answers: answers.into_iter().map(StoredAnswer::answered).collect::<Result<_, _>>()?,
            },
            Self::Using { by, card } => Draft::Using { by: seat(by)?, card: plot_card(&card)? },
            Self::Counting { fails, reverses, rogues } => Draft::Counting(PartialCount { fails, reverses, rogues }),
        })
    }
}

impl From<&Answered> for StoredAnswer {
    fn from(Answered { approves, out_of_turn }: &Answered) -> Self {
        let vote = if *approves { StoredVote::Approve } else { StoredVote::Reject };
        match out_of_turn {
            None => Self::InTurn(vote),
            Some(by) => Self::OutOfTurn { by: by.number(), vote },
        }
    }
}

impl StoredAnswer {
    fn answered(self) -> Result<Answered, DecodeError> {
        let (vote, out_of_turn) = match self {
            Self::InTurn(vote) => (vote, None),
            Self::OutOfTurn { by, vote } => (vote, Some(seat(by)?)),
        };
        Ok(Answered { approves: matches!(vote, StoredVote::Approve), out_of_turn })
    }
}

impl From<&Change> for StoredChange {
    fn from(change: &Change) -> Self {
        match change {
            Change::Renamed { seat, name } => Self::Renamed { seat: seat.number(), name: name.clone() },
            Change::Replaced { seat, name } => Self::Replaced { seat: seat.number(), name: name.clone() },
            Change::Vacated { seat } => Self::Vacated { seat: seat.number() },
            Change::Swapped(first, second) => Self::Swapped(first.number(), second.number()),
            Change::Joined { name, after } => Self::Joined { name: name.clone(), after: after.number() },
            Change::Claimed { by, about, side } => {
                Self::Claimed { by: by.number(), about: about.number(), side: side.id().to_owned() }
            }
            Change::Abandoned => Self::Abandoned,
        }
    }
}

impl StoredChange {
    fn change(self) -> Result<Change, DecodeError> {
        Ok(match self {
            Self::Renamed { seat: number, name } => Change::Renamed { seat: seat(number)?, name },
            Self::Replaced { seat: number, name } => Change::Replaced { seat: seat(number)?, name },
            Self::Vacated { seat: number } => Change::Vacated { seat: seat(number)? },
            Self::Swapped(first, second) => Change::Swapped(seat(first)?, seat(second)?),
            Self::Joined { name, after } => Change::Joined { name, after: seat(after)? },
            Self::Claimed { by, about, side } => {
                Change::Claimed { by: seat(by)?, about: seat(about)?, side: known("side", &side, Side::from_id)? }
            }
            Self::Abandoned => Change::Abandoned,
        })
    }
}

/// A change of the table as it is stored, as data.
pub(super) fn change(change: &Change) -> Value {
    json!(StoredChange::from(change))
}

fn known<T>(what: &str, id: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, DecodeError> {
    find(id).ok_or_else(|| DecodeError::Meaning(format!("this narrator does not know the {what} {id:?}")))
}

fn plot_card(id: &str) -> Result<PlotCard, DecodeError> {
    known("plot card", id, PlotCard::from_id)
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn seat(number: u8) -> Result<Seat, DecodeError> {
    Seat::from_number(number.into()).ok_or_else(|| DecodeError::Meaning(format!("there is no seat {number}")))
}

fn seats(numbers: &[u8]) -> Result<SeatSet, DecodeError> {
    numbers.iter().map(|number| seat(*number)).collect()
}
