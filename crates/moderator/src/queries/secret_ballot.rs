//! Votes and mission cards that some players give alone, by phone or headset, while the table tells of the others.
//!
//! What was given alone is added to what the table tells, and only the whole is told: nobody hears a part of it.

use crate::game::{Action, Ballot, Count, Event, MissionCard, Refusal, Reveal, SeatSet};
use crate::language::Message;
use crate::queries::{eligibility, prompts};
use crate::state::given_alone::Apart;
use crate::state::pending_prompt::Due;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{About, Carrier};

/// What an action of the table comes to.
pub(crate) enum Whole {
    /// This action.
    Action(Action),
    /// Some have not given yet what is theirs alone: the table has told its part.
    Waits,
}

impl Apart {
    /// Who has not given it yet.
    pub(crate) fn missing(self, scene: &Scene) -> SeatSet {
        let has_given = |seat| match self.about {
            About::Vote => prompts::vote_of(scene, seat).is_some(),
            _ => scene.card_of(seat).is_some(),
        };
        self.alone.iter().filter(|seat| !has_given(*seat)).collect()
    }

    /// Those who give it alone and are there: each has a phone.
    pub(crate) fn with_phone(self, scene: &Scene) -> SeatSet {
        self.alone.iter().filter(|seat| scene.manners[*seat].carrier != Carrier::Mind).collect()
    }

    /// That the table has told its part, and whose is missing.
    pub(crate) fn waits_for(self, scene: &Scene) -> Message {
        Message::new("alone-missing").group("names", self.missing(scene))
    }

    /// All votes, or all cards, with those that the table has told, if it has to tell any. What is missing is assumed
    /// to approve, and to be a Success.
    fn with(self, scene: &Scene, told: Option<Action>) -> Result<Action, Refusal> {
        match (self.about, told) {
            (About::Vote, Some(Action::Vote(ballot))) => self.with_ballot(scene, ballot).map(Action::Vote),
            (About::Vote, _) => Ok(Action::Vote(Ballot::Named { approve: self.approving(scene) })),
            (_, Some(Action::Count(count))) => self.with_count(scene, count).map(Action::Count),
            _ => Ok(Action::Count(self.count(scene))),
        }
    }

    fn approving(self, scene: &Scene) -> SeatSet {
        self.alone.iter().filter(|seat| prompts::vote_of(scene, *seat) != Some(false)).collect()
    }

    fn with_ballot(self, scene: &Scene, ballot: Ballot) -> Result<Ballot, Refusal> {
        let told = ballot.tally(self.table)?;
        let approving = self.approving(scene);
        Ok(match ballot.approvers() {
            Some(approve) => Ballot::Named { approve: approve.or(approving) },
            None => Ballot::Count {
                approve: told.approve + approving.len() as u8,
                reject: told.reject + self.alone.without(approving).len() as u8,
            },
        })
    }

    fn count(self, scene: &Scene) -> Count {
        let cards: Vec<MissionCard> = self.alone.iter().filter_map(|seat| scene.card_of(seat)).collect();
        Count::of_cards(&cards)
    }

    fn with_count(self, scene: &Scene, told: Count) -> Result<Count, Refusal> {
        let cards = self.table.len() as u8;
        if told.total() > u16::from(cards) {
            return Err(Refusal::TooManyCards { found: told.total(), cards });
        }
        Ok(Count::fails(told.fails + self.count(scene).fails))
    }
}

/// What the table is asked where some give alone what it would tell of; none where nobody does.
pub(crate) fn asked_apart(scene: &Scene, question: Question) -> Option<Message> {
    // Whoever practises is asked by name, and nobody else is asked anything.
    if scene.person().is_some() {
        return None;
    }
    if question == Question::Reveal {
        return asked_for_roles(scene);
    }
    if matches!(question, Question::Count | Question::CountOn { .. })
        && let Some(asked) = eligibility::asks_for_cards_alone(scene)
    {
        return Some(asked);
    }
    let apart = scene.apart()?;
    if scene.due().is_some_and(|due| due.told.is_some()) {
        return Some(apart.waits_for(scene));
    }
    let all_alone = apart.table.is_empty();
    let with_phone = apart.with_phone(scene);
    // Not everybody who gives it alone has a phone: some aren't there.
    let (votes, fails) = match with_phone == apart.alone {
        true => ("ask-vote-rest", "ask-fails-rest"),
        false => ("ask-vote-there", "ask-fails-there"),
    };
    match (apart.about, question) {
        (About::Vote, Question::Vote) if all_alone => Some(Message::new("ask-vote-alone")),
        (About::Vote, Question::Vote) => Some(Message::new(votes).players("names", apart.table)),
        (About::Card, _) if all_alone => Some(Message::new("ask-cards-alone").group("team", with_phone)),
        (About::Card, Question::Count) => Some(Message::new(fails)),
        _ => None,
    }
}

/// Whether phones, and also the headset, tell players who they are; none where the headset alone does.
fn asked_for_roles(scene: &Scene) -> Option<Message> {
    let dealt = scene.game()?.reveal() == Reveal::Earpiece;
    let own: SeatSet = scene.everybody().iter().filter(|seat| scene.manners[*seat].carrier == Carrier::Own).collect();
    let there: SeatSet = scene.everybody().iter().filter(|seat| !scene.is_absent(*seat)).collect();
    let key = if own == there { "ask-roles-phones" } else { "ask-roles-some" };
    (dealt && !own.is_empty()).then(|| Message::new(key).players("names", own))
}

/// Who has not given, or heard, what is theirs alone.
pub(crate) fn missing(scene: &Scene, due: &Due) -> SeatSet {
    match scene.apart() {
        Some(apart) => apart.missing(scene),
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
pub(crate) fn is_given_alone(scene: &Scene, action: Action) -> bool {
    scene.apart().is_some_and(|apart| apart.table.is_empty() && tells_of(apart, action))
}

/// Those of whom the table tells, where somebody gives the same alone now.
pub(crate) fn table_part(scene: &Scene, action: Action) -> Option<Apart> {
    scene.apart().filter(|apart| !apart.table.is_empty() && tells_of(*apart, action))
}

/// Those of whose votes the table tells: all but those who vote alone.
pub(crate) fn voters(scene: &Scene) -> SeatSet {
    match scene.apart() {
        Some(apart) if apart.about == About::Vote && !apart.table.is_empty() => apart.table,
        _ => scene.everybody(),
    }
}

/// What an action of the table comes to with what some have given alone.
///
/// # Errors
/// What the table has told can't be so: it does not add up to those of whom it tells.
pub(crate) fn whole(scene: &Scene, action: Action) -> Result<Whole, Refusal> {
    let Some(apart) = table_part(scene, action) else { return Ok(Whole::Action(action)) };
    let whole = apart.with(scene, Some(action))?;
    Ok(if apart.missing(scene).is_empty() { Whole::Action(whole) } else { Whole::Waits })
}

/// What would follow from an action of the table: the game is asked, and changes nothing. Whatever some have not given
/// yet does not stand in its way.
///
/// # Errors
/// Why it would be refused.
pub(crate) fn trial(scene: &Scene, action: Action) -> Result<Vec<Event>, Refusal> {
    let Some(mut game) = scene.game().copied() else { return Ok(Vec::new()) };
    if is_given_alone(scene, action) {
        return Err(Refusal::NotNow(game.phase()));
    }
    let action = match table_part(scene, action) {
        // What was given alone is not to be heard out of a refusal.
        Some(apart) => apart.with(scene, Some(action)).map(|_| apart.told_alone(action))?,
        None => action,
    };
    game.play(action)
}

impl Apart {
    /// The table's part as if all others had approved, or played a Success.
    fn told_alone(self, action: Action) -> Action {
        match action {
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
    pub(crate) fn complete(self, scene: &Scene, told: Option<Action>) -> Option<Action> {
        let waits = !self.missing(scene).is_empty() || !self.table.is_empty() && told.is_none();
        if waits { None } else { self.with(scene, told).ok() }
    }
}
