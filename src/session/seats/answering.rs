//! What a player alone answers counts, whoever has carried it; when all are done, the game goes on.

use crate::game::{Action, Ballot, Seat};
use crate::session::desk::Desk;
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::due::Due;
use crate::session::seats::{About, Answer, Carrier, card, confessing, confession, slips, vote};
use crate::session::{asking, table};

/// Takes what a seat that is reached on its own has answered to the slip of this number. One to another slip changes
/// nothing: that slip is over, and the one that the seat has now may not have been read yet.
pub(in crate::session) fn answered(scene: &mut Scene, desk: &mut Desk, from: Seat, number: u32, answer: Answer) {
    let own = scene.manners[from].carrier == Carrier::Own;
    if own && slips::slip(scene, from).is_some_and(|slip| slip.number == number) {
        take(scene, desk, from, answer);
    }
}

/// Takes an answer. One that the player's slip does not take changes nothing.
pub(in crate::session) fn take(scene: &mut Scene, desk: &mut Desk, from: Seat, answer: Answer) {
    if !slips::slip(scene, from).is_some_and(|slip| slip.content.open().takes(answer)) {
        return;
    }
    match answer {
        Answer::Vote { approves } => vote::keep(scene, desk, from, approves),
        Answer::Card(card) => card::keep(scene, desk, from, card),
        Answer::Role(role) => confession::keep(scene, from, role),
        Answer::Done => done(scene, desk, from),
    }
}

fn done(scene: &mut Scene, desk: &mut Desk, from: Seat) {
    let Activity::Game(table) = &mut scene.activity else { return };
    let Some(due) = &mut table.due else { return };
    due.to.retain(|seat| *seat != from);
    if !due.to.is_empty() {
        return;
    }
    let Some(Due { about, confessed, .. }) = table.due.take() else { return };
    match about {
        About::Confess => confessing::all_confessed(scene, desk, &confessed),
        About::Role if scene.question() == Question::Reveal => {
            table::playing::play(scene, desk, Action::RevealDone);
        }
        About::Vote => count_votes(scene, desk),
        About::Card => go_on(scene, desk),
        About::Role | About::Shown { .. } | About::Looked { .. } | About::Everything => {
            asking::ask_again(scene, desk)
        }
    }
}

/// All votes are given: now they are told together.
fn count_votes(scene: &mut Scene, desk: &mut Desk) {
    let voters = scene.everybody();
    if voters.iter().all(|voter| vote::vote_of(scene, voter).is_some()) {
        let approve = voters.iter().filter(|voter| vote::vote_of(scene, *voter) == Some(true)).collect();
        table::playing::play(scene, desk, Action::Vote(Ballot::Named { approve }));
    }
}

/// The cards are given: on with the mission.
fn go_on(scene: &mut Scene, desk: &mut Desk) {
    match table::known::known_action(scene) {
        Some(action) => table::playing::play(scene, desk, action),
        None => asking::ask(scene, desk),
    }
}
