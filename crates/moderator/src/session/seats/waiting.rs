//! Those who give something alone are waited for, until the table does it aloud.

use crate::game::{Action, Phase};
use crate::journal::private::{Proposal, Received};
use crate::language::Message;
use crate::session::desk::history::Topic;
use crate::session::desk::{Desk, ceremony};
use crate::session::scene::{Activity, Scene};
use crate::session::seats::alone::Apart;
use crate::session::seats::due::Due;
use crate::session::seats::{About, card, offers, vote};

/// Asks exactly those who give it alone now.
pub(super) fn ask(scene: &mut Scene, apart: Apart) {
    let to = offers::in_order(scene).into_iter().filter(|seat| apart.alone.contains(*seat)).collect();
    let stands = scene.due().is_some();
    let Activity::Game(table) = &mut scene.activity else { return };
    match &mut table.due {
        Some(due) if stands && due.to == to => {}
        // What the table has told was about others.
        Some(due) if stands => (due.to, due.told, due.all_in_told) = (to, None, false),
        due => {
            scene.newest_slip += 1;
            *due = Some(Due::apart(scene.newest_slip, apart.about, to, &table.record));
        }
    }
}

/// The table has told its part: it is kept until the others have given theirs.
pub(in crate::session) fn wait_for_others(scene: &mut Scene, desk: &mut Desk, told: Action) {
    let Some(apart) = scene.apart() else { return };
    ask(scene, apart);
    if let Activity::Game(table) = &mut scene.activity
        && let Some(due) = &mut table.due
    {
        due.told = Some(told);
    }
    // What else the table would be told to do with its hands, it has done.
    ceremony::end_ceremony(scene, desk);
    desk.say(scene, Topic::General, apart.waits_for(scene));
}

/// The table does it aloud, and with cards on the table, until the next proposal.
pub(in crate::session) fn do_it_aloud(scene: &mut Scene, desk: &mut Desk) {
    if scene.apart().is_some() {
        forget_all(scene, desk, None);
    }
    if let Activity::Game(table) = &mut scene.activity {
        table.aloud = Proposal::last(&table.record);
    }
}

/// What could not be written down does not count: where all had given theirs, the table is asked instead.
pub(in crate::session) fn not_recorded(scene: &mut Scene) {
    if let Some(apart) = scene.apart()
        && apart.complete(scene, None).is_some()
        && let Activity::Game(table) = &mut scene.activity
    {
        table.due = None;
        table.aloud = Proposal::last(&table.record);
    }
}

/// Somebody may have got a phone, or lost it, since some mission cards were given: where they can't be counted with those
/// on the table any more, all are given anew.
pub(in crate::session) fn forget_what_cannot_be_joined(scene: &mut Scene, desk: &mut Desk) {
    let counts = scene.game().is_some_and(|game| matches!(game.phase(), Phase::Mission(_)));
    let some_given = || scene.everybody().iter().any(|seat| scene.card_of(seat).is_some());
    if counts && scene.apart().is_none() && !offers::are_all_alone(scene) && some_given() {
        card::forget_cards(scene, desk);
        desk.say(scene, Topic::Missions, Message::new("cards-none-alone"));
    }
}

/// What these have given does not count any more.
pub(super) fn forget(scene: &mut Scene, desk: &mut Desk, apart: Apart) {
    match apart.about {
        About::Vote => forget_all(scene, desk, None),
        _ => card::forget_cards(scene, desk),
    }
}

/// What was given alone does not count any more: for this proposal, or for the last one.
pub(in crate::session) fn forget_all(scene: &mut Scene, desk: &mut Desk, on: Option<Proposal>) {
    let Activity::Game(table) = &scene.activity else { return };
    let Some(about) = on.or_else(|| Proposal::last(&table.record)) else { return };
    let given = |seat: &_| table.private.open().received(about, *seat) != Received::default();
    let of: Vec<_> = scene.everybody().iter().filter(given).collect();
    of.into_iter().for_each(|from| vote::forget(scene, desk, about, from));
}
