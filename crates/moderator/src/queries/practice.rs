//! What is the one person's to do in practice, what the rules let them do, and what may be claimed.

use crate::bots::{Claim, Reason};
use crate::game::role::Part;
use crate::game::{Action, Event, MissionCard, Seat};
use crate::journal::entry::Change;
use crate::language::{Intent, Message, Verb, deed};
use crate::preferences::Listens;
use crate::queries::prompts;
use crate::state::open::Activity;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{About, Answer};

/// What can be said now.
pub(crate) fn verbs(state: &TableState) -> Vec<Verb> {
    if seen(state).is_empty() { Vec::new() } else { vec![Verb::SaysGood, Verb::SaysEvil] }
}

/// Which of those who are there has seen whose card alone, in order. Nobody where nobody is to be told, or nothing more
/// comes of it.
pub(crate) fn seen(state: &TableState) -> Vec<(Seat, Seat)> {
    let (Some(virtual_players), Activity::Game(table)) = (state.virtual_players(), &state.activity) else {
        return Vec::new();
    };
    if table.record.game().ending().is_some() {
        return Vec::new();
    }
    table.record.events().filter_map(Event::shown_alone).filter(|(viewer, _)| !virtual_players.is(*viewer)).collect()
}

/// What can be said now of the card that was seen last, as it would be typed; none if this is no such word.
pub(crate) fn example(state: &TableState, verb: Verb) -> Option<String> {
    let is_claim = matches!(verb, Verb::SaysGood | Verb::SaysEvil);
    let (_, about) = is_claim.then(|| seen(state).last().copied()).flatten()?;
    Some(state.localizer.write(&Intent::Says { verb, by: None, about }))
}

/// What those who are there have said when so many actions had been played.
pub(crate) fn said_after(state: &TableState, actions: usize) -> Vec<Claim> {
    let Activity::Game(table) = &state.activity else { return Vec::new() };
    let said = table.record.changes().iter().filter(|changed| changed.after == actions);
    let claim = |change: &Change| match *change {
        Change::Claimed { by, about, side } => Some(Claim { by, about, side }),
        _ => None,
    };
    said.filter_map(|changed| claim(&changed.change)).collect()
}

/// The person's own mission card.
pub(crate) fn card(intent: &Intent, human: Seat) -> Option<MissionCard> {
    match intent {
        Intent::Played(member, card) if *member == human => Some(*card),
        Intent::Plain(Verb::PlaySuccess) => Some(MissionCard::Success),
        Intent::Plain(Verb::PlayFail) => Some(MissionCard::Fail),
        Intent::Plain(Verb::PlayReverse) => Some(MissionCard::Reverse),
        Intent::Plain(Verb::PlayRogue) => Some(MissionCard::RogueSuccess),
        Intent::Opens(Verb::Fails) => Some(MissionCard::Fail),
        Intent::Opens(Verb::Reverses) => Some(MissionCard::Reverse),
        Intent::Opens(Verb::Rogues) => Some(MissionCard::RogueSuccess),
        intent if *intent == Intent::fails(0) => Some(MissionCard::Success),
        _ => None,
    }
}

/// The mission cards that the person may play now.
pub(crate) fn cards(state: &TableState, human: Seat) -> Vec<MissionCard> {
    let card = |answer| if let Answer::Card(card) = answer { Some(card) } else { None };
    free(state, human, About::Card).into_iter().filter_map(card).collect()
}

/// The one mission card that the person may play now: they are asked for a yes. None where there is a choice.
pub(crate) fn only_card(state: &TableState) -> Option<MissionCard> {
    let human = state.human().filter(|_| matches!(state.question(), Question::OwnCard { .. }))?;
    match cards(state, human).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// What the rules let the person answer.
fn free(state: &TableState, human: Seat, about: About) -> Vec<Answer> {
    let content = prompts::content_about(state, human, about);
    content.open().choices.iter().filter(|choice| choice.refused.is_none()).map(|choice| choice.answer).collect()
}

/// Whether the rules let the person say this now; true for whatever is no vote and no card of theirs.
pub(crate) fn may_say(state: &TableState, verb: Verb) -> bool {
    match (state.human(), state.question()) {
        (Some(human), Question::OwnVote { .. }) if matches!(verb, Verb::Approve | Verb::Reject) => {
            free(state, human, About::Vote).contains(&Answer::Vote { approves: verb == Verb::Approve })
        }
        (Some(human), Question::OwnCard { .. }) => {
            card(&Intent::Plain(verb), human).is_none_or(|card| cards(state, human).contains(&card))
        }
        _ => true,
    }
}

/// Whether an action is a virtual player's to do; in practice, anybody's but the person's.
pub(crate) fn is_of_another(state: &TableState, action: Action) -> bool {
    let (Some(virtual_players), Some(game)) = (state.virtual_players(), state.game()) else { return false };
    let by = match action {
        Action::Use { by, .. } | Action::Take { by, .. } => Some(by),
        Action::Claim(by) | Action::FaceUp { member: by, .. } => Some(by),
        Action::Accuse(_) => game.captain(),
        Action::Assassinate(_) | Action::Expose(_) => {
            state.deal().and_then(|deal| deal.open().player_with(Part::Names))
        }
        Action::Examine(_) => game.token().map(|token| token.holder),
        _ => virtual_players.human,
    };
    by.is_some_and(|by| virtual_players.is(by))
}

/// A reason in words.
pub(crate) fn sentence(reason: Reason) -> Message {
    let about = |key, other| Message::new(key).player("other", other);
    match reason {
        Reason::CleanSoFar => Message::new("practice-clean-so-far"),
        Reason::CleanButMe => Message::new("practice-clean-but-me"),
        Reason::Failed(other, missions) => about("practice-failed", other).number("count", u32::from(missions)),
        Reason::ForFailed(other) => about("practice-for-failed", other),
        Reason::NotOnTeam => Message::new("practice-not-on-team"),
        Reason::LastChance => Message::new("practice-last-chance"),
        Reason::TrustsLeader(other) => about("practice-trusts-leader", other),
        Reason::DoubtsLeader(other) => about("practice-doubts-leader", other),
        Reason::Doubts(other) => about("practice-doubts", other),
        Reason::OwnTeam => Message::new("practice-own-team"),
        Reason::TooEarly => Message::new("practice-too-early"),
    }
}

/// Whether somebody listens by now, and not only would like to.
pub(crate) fn is_heard(state: &TableState) -> bool {
    state.preferences.ears != Listens::Off && !state.audible.examples.is_empty()
}

/// A question as it is asked where nothing lies on a table. With ears it names what every recogniser knows.
pub(crate) fn asked_without_hands(state: &TableState, message: Message) -> Message {
    match message.key() {
        "ask-after-game" if is_heard(state) => message.in_words_of("practice-ask-after-game-ears"),
        "ask-after-game" => message.in_words_of("practice-ask-after-game"),
        // Whoever is alone is asked for what the rules let them play.
        "practice-ask-card" => match state.human() {
            Some(human) => {
                let cards = cards(state, human).into_iter().map(deed::mission_card).collect();
                Message::new("practice-ask-card").player("player", human).alternatives("cards", cards)
            }
            None => message,
        },
        "ask-team" | "ask-team-again" | "ask-team-no-tokens" => message.in_words_of("practice-ask-team"),
        "ask-claim-resistance" | "ask-claim-spies" => Message::new("practice-ask-claim"),
        _ => message,
    }
}
