//! What a player alone answers counts, whoever has carried it. When all are done, the game goes on.

pub(crate) mod following;
pub(crate) mod role_entry;
pub(crate) mod starting;
pub(crate) mod turn;

use crate::actions::play;
use crate::game::{Action, Ballot, Seat};
use crate::narration::asking;
use crate::output::Desk;
use crate::queries::prompts;
use crate::queries::rounds::known;
use crate::state::open::Activity;
use crate::state::pending_prompt::Due;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{About, Answer, Carrier};

/// Takes what a seat that is reached on its own has answered to the slip of this number. One to another slip changes
/// nothing: that slip is over, and the one that the seat has now may not have been read yet. False if it was not taken.
pub(crate) fn answered(scene: &mut Scene, desk: &mut Desk, from: Seat, number: u32, answer: Answer) -> bool {
    let own = scene.manners[from].carrier == Carrier::Own;
    own && prompts::slip(scene, from).is_some_and(|slip| slip.number == number) && take(scene, desk, from, answer)
}

/// Takes an answer. One that the player's slip does not take changes nothing, and is told as false.
pub(crate) fn take(scene: &mut Scene, desk: &mut Desk, from: Seat, answer: Answer) -> bool {
    if !prompts::slip(scene, from).is_some_and(|slip| slip.content.open().takes(answer)) {
        return false;
    }
    match answer {
        Answer::Vote { approves } => play::prompts::keep_vote(scene, desk, from, approves),
        Answer::Card(card) => play::prompts::keep_card(scene, desk, from, card),
        Answer::Role(role) => play::prompts::keep_confession(scene, from, role),
        Answer::Team(team) => turn::propose(scene, desk, team),
        Answer::Act(action) => turn::act(scene, desk, action),
        Answer::Done => is_done(scene, from),
    }
    if !matches!(answer, Answer::Team(_) | Answer::Act(_)) {
        settle(scene, desk);
    }
    true
}

/// Whoever has something of their own is done with what they have chosen, and can choose otherwise until all are.
fn is_done(scene: &mut Scene, from: Seat) {
    let own = scene.manners[from].carrier.is_of_one();
    let Activity::Game(table) = &mut scene.activity else { return };
    if let Some(due) = &mut table.due
        && !(own && due.about.is_asked())
    {
        due.to.retain(|seat| *seat != from);
    }
}

/// Whether somebody has still to do with their slip.
fn is_missing(scene: &Scene, seat: Seat, about: About) -> bool {
    let own = scene.manners[seat].carrier.is_of_one();
    let has_chosen = || prompts::content_about(scene, seat, about).open().chosen.is_some();
    !(own && about.is_asked() && has_chosen())
}

/// Once all are done, the game goes on. Where the table tells of some of them, more is to be waited for.
fn settle(scene: &mut Scene, desk: &mut Desk) {
    let waits = |due: &Due| due.is_apart || due.to.iter().any(|seat| is_missing(scene, *seat, due.about));
    if scene.due().is_none_or(waits) {
        return;
    }
    let Activity::Game(table) = &mut scene.activity else { return };
    let Some(Due { about, confessed, .. }) = table.due.take() else { return };
    match about {
        About::Confess => role_entry::all_confessed(scene, desk, &confessed),
        About::Role if scene.question() == Question::Reveal => {
            play::play(scene, desk, Action::RevealDone);
        }
        About::Vote => count_votes(scene, desk),
        About::Card => go_on(scene, desk),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything | About::Turn => {
            asking::ask_again(scene, desk)
        }
    }
}

/// All votes are given: now they are told together.
fn count_votes(scene: &mut Scene, desk: &mut Desk) {
    let voters = scene.everybody();
    if voters.iter().all(|voter| prompts::vote_of(scene, voter).is_some()) {
        let approve = voters.iter().filter(|voter| prompts::vote_of(scene, *voter) == Some(true)).collect();
        play::play_whole(scene, desk, Action::Vote(Ballot::Named { approve }));
    }
}

/// The cards are given: on with the mission.
pub(crate) fn go_on(scene: &mut Scene, desk: &mut Desk) {
    match known::known_action(scene) {
        Some(action) => play::play_whole(scene, desk, action),
        None => asking::ask(scene, desk),
    }
}
