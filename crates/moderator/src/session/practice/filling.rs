//! At a table whose seats the narrator fills: what stands in the way, who comes and who goes, and how those vote who
//! aren't there.

use crate::game::{Action, Ballot, Game, Phase, PlotCard, Seat, SeatSet};
use crate::journal::entry::Change;
use crate::journal::private::{Absent, PrivateEntry, usual_style};
use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::practice::vacating::refused_to_vacate;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::due::cards_due;
use crate::session::seats::{About, Answer, card, starting};

/// From the beginning of a game on the narrator plays for these.
pub(in crate::session) fn fill(scene: &mut Scene, desk: &mut Desk, seats: SeatSet, seed: u64) {
    if !seats.is_empty() {
        let others = seats.iter().enumerate().map(|(place, seat)| (seat, usual_style(place))).collect();
        desk.confide(scene, PrivateEntry::Absent(Absent { person: None, others, seed }));
    }
}

/// For whom the narrator plays.
pub(in crate::session) fn announce(scene: &Scene, desk: &mut Desk) {
    let Some(absent) = scene.absent() else { return };
    let names = absent.others.iter().map(|(seat, _)| *seat).collect();
    desk.say(scene, Topic::General, Message::new("filled-begins").group("names", names));
}

/// Somebody has to go, and nobody takes over: the narrator plays on for them, with what this seat knows.
pub(in crate::session) fn vacate(scene: &mut Scene, desk: &mut Desk, seat: Seat) -> Option<Change> {
    if let Some(refused) = refused_to_vacate(scene, seat) {
        desk.refuse(scene, "not-now", refused);
        return None;
    }
    let Activity::Game(table) = &scene.activity else { return None };
    if table.private.open().absent().is_none() {
        let seed = table.private.open().seed_of_minds(&table.record);
        desk.confide(scene, PrivateEntry::Absent(Absent { person: None, others: Vec::new(), seed }));
    }
    Some(Change::Vacated { seat })
}

/// Of those who weren't there whoever is there now decides for themselves what is still open.
pub(in crate::session) fn let_decide_again(scene: &mut Scene, desk: &mut Desk, before: &Absent) {
    if !scene.game().is_some_and(is_open) {
        return;
    }
    for (seat, _) in &before.others {
        if !scene.is_absent(*seat) {
            card::forget_of(scene, desk, *seat);
        }
    }
}

/// Somebody has come for a player who wasn't there: they learn alone who they are.
pub(in crate::session) fn welcome(scene: &mut Scene, desk: &mut Desk, seat: Seat) {
    let free = scene.due().is_none_or(|due| due.is_apart && due.told.is_none());
    if free && scene.deal().is_some() {
        return starting::tell(scene, About::Everything, vec![seat]);
    }
    desk.say(scene, Topic::General, Message::new("filled-newcomer-later").player("player", seat));
}

/// Whether votes or mission cards are given now.
fn is_open(game: &Game) -> bool {
    matches!(game.phase(), Phase::Vote { .. }) || cards_due(game).is_some()
}

/// Whether somebody leads who isn't there.
pub(in crate::session) fn leads(scene: &Scene) -> bool {
    scene.game().is_some_and(|game| scene.is_absent(game.leader()))
}

/// How somebody has voted who isn't there.
pub(super) fn vote_of(scene: &Scene, seat: Seat) -> Option<bool> {
    if scene.is_absent(seat) { scene.given()?.vote_of(seat) } else { None }
}

/// Where the table has told its votes as numbers, how those have voted who aren't there: all votes are open.
pub(in crate::session) fn tell_votes(scene: &Scene, desk: &mut Desk, action: Action) {
    let (Some(absent), Action::Vote(Ballot::Count { .. })) = (scene.absent(), action) else { return };
    let votes: Vec<(Seat, bool)> =
        absent.others.iter().filter_map(|(seat, _)| Some((*seat, vote_of(scene, *seat)?))).collect();
    for (approves, key) in [(true, "filled-approved"), (false, "filled-rejected")] {
        let names: SeatSet = votes.iter().filter(|(_, vote)| *vote == approves).map(|(seat, _)| *seat).collect();
        if !names.is_empty() {
            desk.say(scene, Topic::Votes, Message::new(key).group("names", names));
        }
    }
}

/// An Opinion Maker votes before everybody, also one who isn't there.
pub(super) fn tell_vote_before_all(scene: &Scene, desk: &mut Desk, seat: Seat, answer: Answer) {
    let (Some(game), Answer::Vote { approves }) = (scene.game(), answer) else { return };
    if game.plot().holders(PlotCard::OpinionMaker, game.seats()).contains(seat) {
        let key = if approves { "filled-approves-first" } else { "filled-rejects-first" };
        desk.say(scene, Topic::Votes, Message::new(key).player("player", seat));
    }
}
