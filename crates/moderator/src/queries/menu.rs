//! What can be said now: one place, from which help, recogniser, single keys and programs are told.

pub(crate) mod examples;
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
use crate::state::table_state::Scene;
use protocol::question::{Question, WHOLE_TABLE};

/// The commands that answer the open question at this table.
pub(crate) fn answers_to_tell(scene: &Scene) -> Vec<Verb> {
    // A name or a word is asked for: it can be passed over, or all of them.
    if scene.open.asks() {
        return vec![Verb::Next, Verb::Cancel];
    }
    // What was read back counts or not; only players can be put right.
    if scene.open.pending.as_ref().is_some_and(|pending| !confirmation::names_players(pending)) {
        return vec![Verb::Confirm, Verb::Cancel];
    }
    let mut verbs = open_answers(scene);
    verbs.retain(|verb| practice::may_say(scene, *verb));
    // They are understood; the usual ways to tell a vote or a card are shown.
    verbs.retain(|verb| !WHOLE_TABLE.contains(verb));
    if practice::only_card(scene).is_some() {
        verbs.retain(|verb| *verb != Verb::Confirm);
    }
    if matches!(scene.question(), Question::FaceUp { .. } | Question::OwnCard { .. } | Question::Letters) {
        verbs.extend(meaning::other_counts(scene));
    }
    // A bare no is understood there, and told as what it is.
    if scene.question().takes_no() {
        verbs.retain(|verb| *verb != Verb::Reject);
    }
    // With too few players nothing goes on.
    if scene.question() == Question::Players
        && setup_dialogue::players_so_far(scene) < setup_dialogue::fewest_players(scene)
    {
        verbs.retain(|verb| *verb != Verb::Next);
    }
    verbs
}

/// Whether a command gets anywhere now. "Success" alone is no whole count where other cards than Fails are counted: it
/// leads a table on, and a program not.
fn can_be_told(scene: &Scene, verb: Verb) -> bool {
    scene.mode == Mode::Table || verb != Verb::Success || meaning::other_counts(scene).is_empty()
}

/// Whether there is a game to ask this of.
pub(crate) fn has_something_to_tell(scene: &Scene, verb: Verb) -> bool {
    scene.game().is_some() || !matches!(verb, Verb::Score | Verb::Votes | Verb::Undo)
}

/// Whether "cancel" ends what players are told or asked alone: the headset, on its way, has a "cancel" of its own. Whoever
/// isn't there can't do it aloud.
pub(crate) fn takes_back_what_is_alone(scene: &Scene) -> bool {
    scene.due().is_some() && scene.absent().is_none() && !scene.hands_over() && !scene.is_half_answered()
}

/// Whether there is something to say no to.
pub(crate) fn takes_cancel(scene: &Scene) -> bool {
    scene.is_half_answered()
        || takes_back_what_is_alone(scene)
        || scene.question().takes_no()
        || scene.question() == Question::Edition
}

/// The commands whose bare answers are understood now.
pub(crate) fn open_answers(scene: &Scene) -> Vec<Verb> {
    let question = scene.question();
    if scene.open.pending.as_ref().is_some_and(|pending| confirmation::gives_up(scene, pending)) {
        return vec![Verb::Confirm, Verb::Cancel, Verb::Reject];
    }
    let mut verbs = question.verbs();
    if matches!(question, Question::TakeCard { .. }) && !scene.is_half_answered() {
        verbs.retain(|verb| *verb != Verb::Cancel);
    }
    if scene.open.pending.is_some() {
        verbs.splice(0..0, ANSWERS);
    }
    if scene.open.leaving.is_some() {
        verbs.insert(0, Verb::Cancel);
    }
    if question.takes_no() {
        verbs.push(Verb::Reject);
    }
    verbs.extend(WHOLE_TABLE.into_iter().filter(|_| scene.mode == Mode::Table && question == Question::Vote));
    // The question is a yes or no then; what is shown is the card.
    verbs.extend(practice::only_card(scene).map(|_| Verb::Confirm));
    verbs.extend(scene.open.ceremony.offers());
    verbs.extend(headset::round_offers(scene));
    verbs.extend((question == Question::AfterGame).then_some(Verb::Quit));
    if setup_dialogue::proposes_leader(scene) {
        verbs.insert(0, Verb::Confirm);
    }
    if scene.preferences.players.is_empty() || setup_dialogue::practises(scene) {
        verbs.retain(|verb| *verb != Verb::Same);
    }
    verbs.retain(|verb| !setup_dialogue::lacks_line_up(scene, *verb));
    verbs
}

/// An example of each command, as it would be typed.
pub(crate) fn examples(scene: &Scene, verbs: &[Verb]) -> Vec<String> {
    let mut examples: Vec<String> = verbs
        .iter()
        .filter(|verb| characters::is_possible_card(scene, **verb) && can_be_told(scene, **verb))
        .map(|verb| legal::allowed_example(scene, *verb))
        .collect();
    examples.retain(|example| !example.is_empty());
    examples.dedup();
    examples
}

/// What could be said instead.
pub(crate) fn hint(scene: &Scene) -> Message {
    Message::new("help-now").choices("list", answers(scene))
}

/// An example of each answer to what is asked: in a lesson, what it wants.
pub(crate) fn answers(scene: &Scene) -> Vec<String> {
    let settles = scene.open.pending.is_some()
        || scene.open.ceremony.waits()
        || scene.is_half_answered()
        || matches!(scene.question(), Question::ScriptRuns | Question::ScriptPaused);
    let wanted = scene.course.as_deref().filter(|_| !settles).map(Course::wanted).unwrap_or_default();
    if wanted.is_empty() {
        return examples(scene, &answers_to_tell(scene));
    }
    wanted.iter().map(|intent| worded(scene, intent)).collect()
}
