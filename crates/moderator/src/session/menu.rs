//! What can be said now: one place, from which help, recogniser, single keys and programs are told.

pub(super) mod examples;
pub mod legal;
pub(super) mod listed;
pub(super) mod state;
pub(super) mod trying;

use crate::language::Verb;
use crate::session::interview::open;
use crate::session::listening::pending::ANSWERS;
use crate::session::scene::Scene;
use crate::session::{Mode, listening, mission, practice, script};
use protocol::question::{Question, WHOLE_TABLE};

/// The commands that answer the open question at this table.
pub(super) fn answers_to_tell(scene: &Scene) -> Vec<Verb> {
    // A name or a word is asked for: it can be passed over, or all of them.
    if scene.open.asks() {
        return vec![Verb::Next, Verb::Cancel];
    }
    // What was read back counts or not; only players can be put right.
    if scene.open.pending.as_ref().is_some_and(|pending| !listening::pending::names_players(pending)) {
        return vec![Verb::Confirm, Verb::Cancel];
    }
    let mut verbs = open_answers(scene);
    verbs.retain(|verb| practice::rights::may_say(scene, *verb));
    // They are understood; the usual ways to tell a vote or a card are shown.
    verbs.retain(|verb| !WHOLE_TABLE.contains(verb));
    if practice::rights::only_card(scene).is_some() {
        verbs.retain(|verb| *verb != Verb::Confirm);
    }
    if matches!(scene.question(), Question::FaceUp { .. } | Question::OwnCard { .. } | Question::Letters) {
        verbs.extend(mission::meaning::other_counts(scene));
    }
    // A bare no is understood there, and told as what it is.
    if scene.question().takes_no() {
        verbs.retain(|verb| *verb != Verb::Reject);
    }
    // With too few players nothing goes on.
    if scene.question() == Question::Players && open::players_so_far(scene) < open::fewest_players(scene) {
        verbs.retain(|verb| *verb != Verb::Next);
    }
    verbs
}

/// Whether a command gets anywhere now. "Success" alone is no whole count where other cards than Fails are counted: it
/// leads a table on, and a program not.
pub(super) fn can_be_told(scene: &Scene, verb: Verb) -> bool {
    scene.mode == Mode::Table || verb != Verb::Success || mission::meaning::other_counts(scene).is_empty()
}

/// Whether there is a game to ask this of.
pub(super) fn has_something_to_tell(scene: &Scene, verb: Verb) -> bool {
    scene.game().is_some() || !matches!(verb, Verb::Score | Verb::Votes | Verb::Undo)
}

/// Whether "cancel" ends what players are told or asked alone: the headset, on its way, has a "cancel" of its own. Whoever
/// isn't there can't do it aloud.
pub(super) fn takes_back_what_is_alone(scene: &Scene) -> bool {
    scene.due().is_some() && scene.absent().is_none() && !scene.hands_over() && !scene.is_half_answered()
}

/// Whether there is something to say no to.
pub(super) fn takes_cancel(scene: &Scene) -> bool {
    scene.is_half_answered()
        || takes_back_what_is_alone(scene)
        || scene.question().takes_no()
        || scene.question() == Question::Edition
}

/// The commands whose bare answers are understood now.
pub(super) fn open_answers(scene: &Scene) -> Vec<Verb> {
    let question = scene.question();
    if scene.open.pending.as_ref().is_some_and(|pending| listening::pending::gives_up(scene, pending)) {
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
    verbs.extend(practice::rights::only_card(scene).map(|_| Verb::Confirm));
    verbs.extend(scene.open.ceremony.offers());
    verbs.extend(script::offers::round_offers(scene));
    verbs.extend((question == Question::AfterGame).then_some(Verb::Quit));
    if open::proposes_leader(scene) {
        verbs.insert(0, Verb::Confirm);
    }
    if scene.preferences.players.is_empty() || open::practises(scene) {
        verbs.retain(|verb| *verb != Verb::Same);
    }
    verbs.retain(|verb| !open::lacks_line_up(scene, *verb));
    verbs
}
