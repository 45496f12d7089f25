//! Votes and mission cards that some players give alone, by phone or headset, while the table tells of the others.
//!
//! What was given alone is added to what the table tells, and only the whole is told: nobody hears a part of it.

use crate::game::{
    Action, Ballot, Count, Event, MissionCard, MissionRefusal, Refusal, Reveal, RoundRefusal, Seat, SeatSet,
};
use crate::language::Message;
use crate::queries::{eligibility, prompts};
use crate::state::given_alone::Apart;
use crate::state::pending_prompt::PendingPrompt;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Channel};

/// What an action of the table comes to.
pub(crate) enum Whole {
    /// This action.
    Action(Action),
    /// Some have not given yet what is theirs alone, or vote after those who vote openly: the table has told its part.
    Waits,
    /// Votes that are open to all are each somebody's: it has to be told whose.
    Unnamed,
}

impl Apart {
    /// Who has not given it yet.
    pub(crate) fn missing(self, state: &TableState) -> SeatSet {
        let has_given = |seat| match self.about {
            About::Vote => prompts::vote_of(state, seat).is_some(),
            _ => state.card_of(seat).is_some(),
        };
        self.alone.iter().filter(|seat| !has_given(*seat)).collect()
    }

    /// Those who are asked alone and are there: each has a phone.
    pub(crate) fn with_phone(self, state: &TableState) -> SeatSet {
        let is_there = |seat: &Seat| state.people.deliveries[*seat].channel != Channel::Bot;
        self.alone.without(self.opened).iter().filter(is_there).collect()
    }

    /// That the table has told its part, and whose is missing; none if nobody's is.
    pub(crate) fn waits_for(self, state: &TableState) -> Option<Message> {
        let missing = self.missing(state);
        (!missing.is_empty()).then(|| Message::new("alone-missing").group("names", missing))
    }

    /// Who votes openly for the team, once all have voted who do so: alone, or as the table has told. None before that.
    pub(crate) fn opens(self, state: &TableState, told: Option<Action>) -> Option<SeatSet> {
        let of_table = match told {
            _ if self.table.is_empty() => SeatSet::EMPTY,
            Some(Action::Vote(ballot)) => self.named(ballot)?,
            _ => return None,
        };
        let all = self.is_open && self.missing(state).is_empty();
        all.then(|| of_table.or(self.approving(state)))
    }

    /// Who of the table approves by a ballot; none if it doesn't tell whose votes it counts.
    fn named(self, ballot: Ballot) -> Option<SeatSet> {
        match ballot {
            Ballot::Count { approve: 0, .. } => Some(SeatSet::EMPTY),
            Ballot::Count { reject: 0, .. } => Some(self.table),
            ballot => ballot.approvers(),
        }
    }

    /// All votes, or all cards, with those that the table has told, if it has to tell any. What is missing is assumed
    /// to approve, and to be a Success.
    fn with(self, state: &TableState, told: Option<Action>) -> Result<Action, Refusal> {
        match (self.about, told) {
            (About::Vote, Some(Action::Vote(ballot))) => self.with_ballot(state, ballot).map(Action::Vote),
            (About::Vote, _) => Ok(Action::Vote(Ballot::Named { approve: self.approving(state) })),
            (_, Some(Action::Count(count))) => self.with_count(state, count).map(Action::Count),
            _ => Ok(Action::Count(self.count(state))),
        }
    }

    fn approving(self, state: &TableState) -> SeatSet {
        self.alone.iter().filter(|seat| prompts::vote_of(state, *seat) != Some(false)).collect()
    }

    fn with_ballot(self, state: &TableState, ballot: Ballot) -> Result<Ballot, Refusal> {
        let told = ballot.tally(self.table)?;
        let approving = self.approving(state);
        Ok(match ballot.approvers() {
            Some(approve) => Ballot::Named { approve: approve.or(approving) },
            None => Ballot::Count {
                approve: told.approve + approving.len() as u8,
                reject: told.reject + self.alone.without(approving).len() as u8,
            },
        })
    }

    fn count(self, state: &TableState) -> Count {
        let cards: Vec<MissionCard> = self.alone.iter().filter_map(|seat| state.card_of(seat)).collect();
        Count::of_cards(&cards)
    }

    fn with_count(self, state: &TableState, told: Count) -> Result<Count, Refusal> {
        let cards = self.table.len() as u8;
        if told.total() > u16::from(cards) {
            return Err(Refusal::Mission(MissionRefusal::TooManyCards { found: told.total(), cards }));
        }
        Ok(Count::fails(told.fails + self.count(state).fails))
    }
}

/// What the table is asked where some give alone what it would tell of; none where nobody does.
pub(crate) fn asked_apart(state: &TableState, question: Question) -> Option<Message> {
    // Whoever practises is asked by name, and nobody else is asked anything.
    if state.human().is_some() {
        return None;
    }
    if question == Question::Reveal {
        return asked_for_roles(state);
    }
    if matches!(question, Question::Count | Question::CountOn { .. })
        && let Some(asked) = eligibility::asks_for_cards_alone(state)
    {
        return Some(asked);
    }
    let apart = state.apart()?;
    if let Some(waits) = apart.waits_for(state).filter(|_| state.due().is_some_and(|due| due.told.is_some())) {
        return Some(waits);
    }
    if apart.is_open {
        return (question == Question::Vote).then(|| asked_openly(state, apart));
    }
    let all_alone = apart.table.is_empty();
    let with_phone = apart.with_phone(state);
    // Not everybody who gives it alone has a phone: some are virtual.
    let (votes, fails) = match with_phone == apart.alone.without(apart.opened) {
        true => ("ask-vote-rest", "ask-fails-rest"),
        false => ("ask-vote-there", "ask-fails-there"),
    };
    match (apart.about, question) {
        (About::Vote, Question::Vote) if all_alone && apart.opened.is_empty() => Some(Message::new("ask-vote-alone")),
        (About::Vote, Question::Vote) if all_alone => Some(Message::new("ask-vote-alone-others")),
        (About::Vote, Question::Vote) => Some(Message::new(votes).players("names", apart.table)),
        // Nobody waits for virtual players.
        (About::Card, _) if all_alone && with_phone.is_empty() => None,
        (About::Card, _) if all_alone => Some(Message::new("ask-cards-alone").group("team", with_phone)),
        (About::Card, Question::Count) => Some(Message::new(fails)),
        _ => None,
    }
}

/// What those are asked who vote openly before the others: by name, since some have a phone and some have not.
fn asked_openly(state: &TableState, apart: Apart) -> Message {
    let (phones, table) = (apart.with_phone(state), apart.table);
    let key = match (phones.is_empty(), table.is_empty()) {
        (_, true) => "ask-open-phones",
        (true, false) => "ask-open-table",
        (false, false) => "ask-open-both",
    };
    let message = match table.iter().next() {
        Some(first) => Message::new(key).players("table", table).player("player", first),
        None => Message::new(key),
    };
    if phones.is_empty() { message } else { message.group("phones", phones) }
}

/// How those vote who vote openly, in one sentence.
pub(crate) fn opened(makers: SeatSet, approve: SeatSet) -> Message {
    let (approve, reject) = (makers.and(approve), makers.without(approve));
    let key = match (approve.is_empty(), reject.is_empty()) {
        (false, true) => "open-votes-approve",
        (true, _) => "open-votes-reject",
        (false, false) => "open-votes-differ",
    };
    let message = if approve.is_empty() { Message::new(key) } else { Message::new(key).group("approve", approve) };
    if reject.is_empty() { message } else { message.group("reject", reject) }
}

/// Whether everybody who has still to read who they are does so on a phone: then the game begins by itself, or on a word.
pub(crate) fn is_reading_roles(state: &TableState) -> bool {
    let by_phone = |due: &PendingPrompt| {
        due.to.iter().all(|seat| state.people.deliveries[*seat].channel.is_of_one()) && due.about == About::Role
    };
    state.question() == Question::Reveal && state.due().is_some_and(by_phone)
}

/// Whether phones, and also the headset, tell players who they are; none where the headset alone does.
fn asked_for_roles(state: &TableState) -> Option<Message> {
    if is_reading_roles(state) {
        return Some(Message::new("ask-roles-reading"));
    }
    let dealt = state.game()?.reveal() == Reveal::Headset;
    let own: SeatSet =
        state.everybody().iter().filter(|seat| state.people.deliveries[*seat].channel == Channel::Own).collect();
    let there: SeatSet = state.everybody().iter().filter(|seat| !state.is_virtual(*seat)).collect();
    let key = if own == there { "ask-roles-phones" } else { "ask-roles-some" };
    (dealt && !own.is_empty()).then(|| Message::new(key).players("names", own))
}

/// Who has not given, or heard, what is theirs alone.
pub(crate) fn missing(state: &TableState, due: &PendingPrompt) -> SeatSet {
    match state.apart() {
        Some(apart) => apart.missing(state),
        None => due.to.iter().copied().collect(),
    }
}

/// Whether an action tells of what some give alone now.
fn tells_of(apart: Apart, action: Action) -> bool {
    match apart.about {
        About::Vote => matches!(action, Action::Vote(_)),
        _ => matches!(action, Action::Count(_)),
    }
}

/// Whether an action tells of what all give alone now: then the table has nothing to tell.
pub(crate) fn is_given_alone(state: &TableState, action: Action) -> bool {
    state.apart().is_some_and(|apart| apart.table.is_empty() && tells_of(apart, action))
}

/// Those of whom the table tells, where somebody gives the same alone now.
pub(crate) fn table_part(state: &TableState, action: Action) -> Option<Apart> {
    state.apart().filter(|apart| !apart.table.is_empty() && tells_of(*apart, action))
}

/// Those of whose votes the table tells: all but those who vote alone.
pub(crate) fn voters(state: &TableState) -> SeatSet {
    state.voters()
}

/// What an action of the table comes to with what some have given alone.
///
/// # Errors
/// What the table has told can't be so: it does not add up to those of whom it tells.
pub(crate) fn whole(state: &TableState, action: Action) -> Result<Whole, Refusal> {
    let Some(apart) = table_part(state, action) else { return Ok(Whole::Action(action)) };
    if let (true, Action::Vote(ballot)) = (apart.is_open, action) {
        ballot.tally(apart.table)?;
        return Ok(if apart.named(ballot).is_some() { Whole::Waits } else { Whole::Unnamed });
    }
    let whole = apart.with(state, Some(action))?;
    Ok(if apart.missing(state).is_empty() { Whole::Action(whole) } else { Whole::Waits })
}

/// What would follow from an action of the table: the game is asked, and changes nothing. Whatever some have not given
/// yet does not stand in its way.
///
/// # Errors
/// Why it would be refused.
pub(crate) fn trial(state: &TableState, action: Action) -> Result<Vec<Event>, Refusal> {
    let Some(mut game) = state.game().copied() else { return Ok(Vec::new()) };
    if is_given_alone(state, action) {
        return Err(Refusal::Round(RoundRefusal::NotNow(game.phase())));
    }
    let action = match table_part(state, action) {
        // What was given alone is not to be heard out of a refusal.
        Some(apart) => apart.with(state, Some(action)).map(|_| apart.told_alone(action))?,
        None => action,
    };
    game.play(action)
}

impl Apart {
    /// The table's part as if all others had approved, or played a Success.
    fn told_alone(self, action: Action) -> Action {
        match action {
            Action::Vote(_) if self.is_open => Action::Vote(Ballot::Named { approve: self.alone }),
            Action::Vote(Ballot::Count { approve, reject }) => {
                Action::Vote(Ballot::Count { approve: approve + self.alone.len() as u8, reject })
            }
            Action::Vote(ballot) => {
                Action::Vote(Ballot::Named { approve: ballot.approvers().unwrap_or_default().or(self.alone) })
            }
            action => action,
        }
    }

    /// All of it, once nobody's is missing and the table has told its part.
    pub(crate) fn complete(self, state: &TableState, told: Option<Action>) -> Option<Action> {
        let waits = self.is_open || !self.missing(state).is_empty() || !self.table.is_empty() && told.is_none();
        if waits { None } else { self.with(state, told).ok() }
    }
}
