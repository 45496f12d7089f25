//! The question that is open: what answers it, and what a question about the table would record.

use crate::language::pattern::Token;
use crate::language::{Intent, Message, Realm, Verb};
use crate::output::history::Topic;
use crate::output::wording;
use crate::queries::practice::asked_without_hands;
use crate::queries::rounds::result;
use crate::queries::speech_input::confirmation;
use crate::queries::{eligibility, secret_ballot, subjects};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::question::Question;

/// The sentence of the open question of a game. A program is not asked what it could not answer.
pub(crate) fn open_question(state: &TableState) -> Option<(Topic, Message)> {
    let Activity::Game(table) = &state.activity else { return None };
    let question = state.question();
    let for_people = matches!(question, Question::AfterGame | Question::Reveal);
    if for_people && state.mode == Mode::Program {
        return None;
    }
    let subject = subjects::of_question(question)?;
    let message = subject.asks(question, table.record.game(), table.record.setup())?;
    let lays = matches!(question, Question::Guidance { .. });
    let message = if lays { eligibility::without_what_is_given_alone(state, message) } else { message };
    let message = if state.human().is_some() { asked_without_hands(state, message) } else { message };
    let message = secret_ballot::asked_apart(state, question).unwrap_or(message);
    Some((subject.list(question), wording::of_round(state, message)))
}

/// A command as it is meant while something is asked inside the question of the game: "undo" is "cancel" there.
pub(crate) fn as_meant(state: &TableState, intent: Intent) -> Intent {
    let asks = state.open.pending.is_some() || state.open.asks() || asks_itself(state);
    match intent {
        Intent::Plain(Verb::Undo) if asks => Intent::Plain(Verb::Cancel),
        intent => intent,
    }
}

/// Whether it is asked who takes over, or for the numbers of a vote whose result was told.
pub(crate) fn asks_itself(state: &TableState) -> bool {
    state.open.leaving.is_some() || result::told(state).is_some()
}

/// Whether one person alone is asked, for what nobody else is told.
pub(crate) fn is_asked_alone(state: &TableState) -> bool {
    matches!(state.question(), Question::OwnVote { .. } | Question::OwnCard { .. })
}

/// Whether a command tells something, that is, would change the game, or who plays. What somebody asks the narrator to do
/// is a request, also in the form of a question.
pub(crate) fn tells(state: &TableState, intent: &Intent) -> bool {
    match intent.verb() {
        Verb::Undo | Verb::Redo | Verb::NewGame | Verb::Abandon | Verb::Quit | Verb::Unsaved | Verb::RollCall => {
            false
        }
        Verb::Confirm | Verb::Approve | Verb::Reject | Verb::Replace | Verb::Add | Verb::Remove => true,
        verb if matches!(intent, Intent::Opens(_)) => is_asked_alone(state) || verb == Verb::Success,
        verb => match verb.realm() {
            Realm::Move | Realm::Letters | Realm::People => true,
            Realm::Answer => state.game().is_some() || confirmation::moves_the_game(state, intent),
            Realm::Course => confirmation::moves_the_game(state, intent),
            Realm::Question | Realm::Tuning | Realm::Calling | Realm::Seat => false,
        },
    }
}

/// Whether a number alone answers the question whether a card is used: it names nobody there.
pub(crate) fn is_whether(state: &TableState, line: &str, intent: &Intent) -> bool {
    let is_number = |token: &Token| state.localizer.phrases().number(&token.word).is_some();
    let is_target = matches!((state.question(), intent), (Question::UseCard { .. }, Intent::On(_)));
    is_target && Token::split(line).iter().all(is_number)
}
