//! What can be said now: one place, from which help, recogniser, single keys and programs are told.

pub(crate) mod examples;
pub(crate) mod form;
pub(crate) mod legal;
pub(crate) mod trying;

use crate::language::{Message, Verb};
use crate::queries::menu::examples::worded;
use crate::queries::missions::meaning;
use crate::queries::speech_input::confirmation;
use crate::queries::speech_input::confirmation::ANSWERS;
use crate::queries::{characters, headset, practice, setup_dialogue};
use crate::state::course::Course;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::question::{Question, WHOLE_TABLE};

/// The commands that answer the open question at this table.
pub(crate) fn answers_to_tell(state: &TableState) -> Vec<Verb> {
    // A name or a word is asked for: it can be passed over, or all of them.
    if state.open.asks() {
        return vec![Verb::Next, Verb::Cancel];
    }
    // What was read back counts or not; only players can be put right.
    if state.open.pending.as_ref().is_some_and(|pending| !confirmation::names_players(pending)) {
        return vec![Verb::Confirm, Verb::Cancel];
    }
    let mut verbs = open_answers(state);
    verbs.retain(|verb| practice::may_say(state, *verb));
    // They are understood; the usual ways to tell a vote or a card are shown.
    verbs.retain(|verb| !WHOLE_TABLE.contains(verb));
    if practice::only_card(state).is_some() {
        verbs.retain(|verb| *verb != Verb::Confirm);
    }
    if matches!(state.question(), Question::FaceUp { .. } | Question::OwnCard { .. } | Question::Letters) {
        verbs.extend(meaning::other_counts(state));
    }
    // A bare no is understood there, and told as what it is.
    if state.question().takes_no() {
        verbs.retain(|verb| *verb != Verb::Reject);
    }
    // With too few players nothing goes on.
    if state.question() == Question::Players
        && setup_dialogue::players_so_far(state) < setup_dialogue::fewest_players(state)
    {
        verbs.retain(|verb| *verb != Verb::Next);
    }
    verbs
}

/// Whether a command gets anywhere now. "Success" alone is no whole count where other cards than Fails are counted: it
/// leads a table on, and a program not.
fn can_be_told(state: &TableState, verb: Verb) -> bool {
    state.mode == Mode::Table || verb != Verb::Success || meaning::other_counts(state).is_empty()
}

/// Whether there is a game to ask this of.
pub(crate) fn has_something_to_tell(state: &TableState, verb: Verb) -> bool {
    state.game().is_some() || !matches!(verb, Verb::Score | Verb::Votes | Verb::Undo)
}

/// Whether "cancel" ends what players are told or asked alone: the headset, on its way, has a "cancel" of its own. Whoever
/// isn't there can't do it aloud.
pub(crate) fn takes_back_what_is_alone(state: &TableState) -> bool {
    state.due().is_some() && state.virtual_players().is_none() && !state.hands_over() && !state.is_half_answered()
}

/// Whether there is something to say no to.
pub(crate) fn takes_cancel(state: &TableState) -> bool {
    state.is_half_answered()
        || takes_back_what_is_alone(state)
        || state.question().takes_no()
        || state.question() == Question::Edition
}

/// The commands whose bare answers are understood now.
pub(crate) fn open_answers(state: &TableState) -> Vec<Verb> {
    let question = state.question();
    if state.open.pending.as_ref().is_some_and(|pending| confirmation::gives_up(state, pending)) {
        return vec![Verb::Confirm, Verb::Cancel, Verb::Reject];
    }
    let mut verbs = question.verbs();
    if state.passes_phone() {
        match question {
            Question::HandOver { .. } => verbs = vec![Verb::Next, Verb::Cancel],
            // Nothing is heard again there.
            Question::Hearing { .. } => verbs.retain(|verb| *verb != Verb::Again),
            _ => {}
        }
    }
    if matches!(question, Question::TakeCard { .. }) && !state.is_half_answered() {
        verbs.retain(|verb| *verb != Verb::Cancel);
    }
    if state.open.pending.is_some() {
        verbs.splice(0..0, ANSWERS);
    }
    if state.open.leaving.is_some() {
        verbs.insert(0, Verb::Cancel);
    }
    if question.takes_no() {
        verbs.push(Verb::Reject);
    }
    verbs.extend(WHOLE_TABLE.into_iter().filter(|_| state.mode == Mode::Table && question == Question::Vote));
    // The question is a yes or no then; what is shown is the card.
    verbs.extend(practice::only_card(state).map(|_| Verb::Confirm));
    verbs.extend(state.open.ceremony.offers());
    verbs.extend(headset::round_offers(state));
    verbs.extend((question == Question::AfterGame).then_some(Verb::Quit));
    if setup_dialogue::proposes_leader(state) {
        verbs.insert(0, Verb::Confirm);
    }
    if state.preferences.players.is_empty() || setup_dialogue::practises(state) {
        verbs.retain(|verb| *verb != Verb::Same);
    }
    verbs.retain(|verb| !setup_dialogue::lacks_line_up(state, *verb));
    verbs
}

/// An example of each command, as it would be typed.
pub(crate) fn examples(state: &TableState, verbs: &[Verb]) -> Vec<String> {
    let mut examples: Vec<String> = verbs
        .iter()
        .filter(|verb| characters::is_possible_card(state, **verb) && can_be_told(state, **verb))
        .map(|verb| legal::allowed_example(state, *verb))
        .collect();
    examples.retain(|example| !example.is_empty());
    examples.dedup();
    examples
}

/// What could be said instead.
pub(crate) fn hint(state: &TableState) -> Message {
    Message::new("help-now").choices("list", answers(state))
}

/// An example of each answer to what is asked: in a lesson, what it wants.
pub(crate) fn answers(state: &TableState) -> Vec<String> {
    let settles = state.open.pending.is_some()
        || state.open.ceremony.waits()
        || state.is_half_answered()
        || matches!(state.question(), Question::ScriptRuns | Question::ScriptPaused);
    let wanted = state.course.as_deref().filter(|_| !settles).map(Course::wanted).unwrap_or_default();
    if wanted.is_empty() {
        let commands = examples(state, &answers_to_tell(state));
        return commands.into_iter().map(|command| examples::taught(state, command)).collect();
    }
    wanted.iter().map(|intent| worded(state, intent)).collect()
}
