//! What those who are there say of a card that one of them alone has seen. Those who aren't there hear it and weigh it, true
//! or not.

use crate::game::{Event, Seat};
use crate::journal::entry::Change;
use crate::language::{Intent, Message, Verb};
use crate::minds::Claim;
use crate::preferences::KeyMode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};

/// What can be said now.
pub(in crate::session) fn verbs(scene: &Scene) -> Vec<Verb> {
    if seen(scene).is_empty() { Vec::new() } else { vec![Verb::SaysGood, Verb::SaysEvil] }
}

/// Which of those who are there has seen whose card alone, in order. Nobody where nobody is to be told, or nothing more
/// comes of it.
fn seen(scene: &Scene) -> Vec<(Seat, Seat)> {
    let (Some(absent), Activity::Game(table)) = (scene.absent(), &scene.activity) else { return Vec::new() };
    if table.record.game().ending().is_some() {
        return Vec::new();
    }
    table.record.events().filter_map(Event::shown_alone).filter(|(viewer, _)| !absent.is(*viewer)).collect()
}

/// What can be said now of the card that was seen last, as it would be typed; none if this is no such word.
pub(in crate::session) fn example(scene: &Scene, verb: Verb) -> Option<String> {
    let is_claim = matches!(verb, Verb::SaysGood | Verb::SaysEvil);
    let (_, about) = is_claim.then(|| seen(scene).last().copied()).flatten()?;
    Some(scene.lexicon.write(&Intent::Says { verb, by: None, about }))
}

/// Somebody says on which side a player is: without a name whoever saw that card last.
pub(in crate::session) fn claim(
    scene: &Scene,
    desk: &mut Desk,
    verb: Verb,
    by: Option<Seat>,
    about: Seat,
) -> Option<Change> {
    let is_meant =
        |(viewer, owner): &(Seat, Seat)| *owner == about && by.or(scene.person()).is_none_or(|by| by == *viewer);
    let seen = seen(scene).into_iter().rev().find(is_meant);
    let Some(((by, _), game)) = seen.zip(scene.game()) else {
        let key = if scene.absent().is_some() { "claim-not-seen" } else { "claim-to-nobody" };
        desk.refuse(scene, "not-now", Message::new(key).player("player", about));
        return None;
    };
    let (good, evil) = game.book().sides;
    Some(Change::Claimed { by, about, side: if verb == Verb::SaysGood { good } else { evil } })
}

/// What those who are there have said when so many actions had been played.
pub(super) fn said_after(scene: &Scene, actions: usize) -> Vec<Claim> {
    let Activity::Game(table) = &scene.activity else { return Vec::new() };
    let said = table.record.changes().iter().filter(|changed| changed.after == actions);
    let claim = |change: &Change| match *change {
        Change::Claimed { by, about, side } => Some(Claim { by, about, side }),
        _ => None,
    };
    said.filter_map(|changed| claim(&changed.change)).collect()
}

/// At a table, whoever is to see a card is told how to speak of it.
pub(super) fn offer(scene: &Scene, desk: &mut Desk, events: &[Event]) {
    let shown = events.iter().filter_map(Event::shown_alone);
    let there = |seat: Seat| scene.person().is_none() && !scene.is_absent(seat);
    shown.filter(|(viewer, _)| there(*viewer)).for_each(|(viewer, owner)| offer_to(scene, desk, viewer, owner));
}

/// How somebody speaks of a card. It is typed even where the narrator listens: at a table this is said all the time.
pub(super) fn offer_to(scene: &Scene, desk: &mut Desk, viewer: Seat, owner: Seat) {
    let says = |verb| scene.lexicon.write(&Intent::Says { verb, by: None, about: owner });
    let key = if scene.preferences.keys == KeyMode::Line { "claim-offer" } else { "claim-offer-keys" };
    let offer = Message::new(key).player("player", viewer);
    desk.say(scene, Topic::General, offer.text("good", says(Verb::SaysGood)).text("evil", says(Verb::SaysEvil)));
}
