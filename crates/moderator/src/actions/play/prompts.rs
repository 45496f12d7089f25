//! Votes and cards that players give alone are waited for and kept, until the table does it aloud.

use crate::game::role::Role;
use crate::game::{Action, MissionCard, Phase, Seat};
use crate::journal::private::{Letter, PrivateEntry, Proposal, Received};
use crate::language::Message;
use crate::output::history::Topic;
use crate::output::{Desk, ceremony};
use crate::queries::eligibility;
use crate::state::given_alone::Apart;
use crate::state::open::Activity;
use crate::state::pending_prompt::{Due, cards_due};
use crate::state::table_state::Scene;
use protocol::About;

/// Asks exactly those who give it alone now.
pub(crate) fn ask(scene: &mut Scene, apart: Apart) {
    let to = eligibility::in_order(scene).into_iter().filter(|seat| apart.alone.contains(*seat)).collect();
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
pub(crate) fn wait_for_others(scene: &mut Scene, desk: &mut Desk, told: Action) {
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
pub(crate) fn do_it_aloud(scene: &mut Scene, desk: &mut Desk) {
    if scene.apart().is_some() {
        forget_all(scene, desk, None);
    }
    if let Activity::Game(table) = &mut scene.activity {
        table.aloud = Proposal::last(&table.record);
    }
}

/// What could not be written down does not count: where all had given theirs, the table is asked instead.
pub(crate) fn not_recorded(scene: &mut Scene) {
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
pub(crate) fn forget_what_cannot_be_joined(scene: &mut Scene, desk: &mut Desk) {
    let counts = scene.game().is_some_and(|game| matches!(game.phase(), Phase::Mission(_)));
    let some_given = || scene.everybody().iter().any(|seat| scene.card_of(seat).is_some());
    if counts && scene.apart().is_none() && !eligibility::are_all_alone(scene) && some_given() {
        forget_cards(scene, desk);
        desk.say(scene, Topic::Missions, Message::new("cards-none-alone"));
    }
}

/// What these have given does not count any more.
pub(crate) fn forget(scene: &mut Scene, desk: &mut Desk, apart: Apart) {
    match apart.about {
        About::Vote => forget_all(scene, desk, None),
        _ => forget_cards(scene, desk),
    }
}

/// What was given alone does not count any more: for this proposal, or for the last one.
pub(crate) fn forget_all(scene: &mut Scene, desk: &mut Desk, on: Option<Proposal>) {
    let Activity::Game(table) = &scene.activity else { return };
    let Some(about) = on.or_else(|| Proposal::last(&table.record)) else { return };
    let given = |seat: &_| table.private.open().received(about, *seat) != Received::default();
    let of: Vec<_> = scene.everybody().iter().filter(given).collect();
    of.into_iter().for_each(|from| forget_votes(scene, desk, about, from));
}

pub(crate) fn keep_card(scene: &mut Scene, desk: &mut Desk, from: Seat, card: MissionCard) {
    confide_letter(scene, desk, from, Letter::Card(card));
}

/// The mission cards of the team don't count any more: they are to be given again.
pub(crate) fn forget_cards(scene: &mut Scene, desk: &mut Desk) {
    let team = scene.game().and_then(cards_due).unwrap_or_default();
    team.iter().for_each(|member| confide_letter(scene, desk, member, Letter::Nothing));
}

/// What a player has given alone for this proposal does not count any more: it is to be given again.
pub(crate) fn forget_of(scene: &mut Scene, desk: &mut Desk, from: Seat) {
    confide_letter(scene, desk, from, Letter::Nothing);
}

/// The same before the team is approved, while votes that were given alone still count.
pub(crate) fn forget_cards_alone(scene: &mut Scene, desk: &mut Desk) {
    let with_card: Vec<Seat> = scene.everybody().iter().filter(|seat| scene.card_of(*seat).is_some()).collect();
    for from in with_card {
        let vote = scene.given().and_then(|given| given.vote_of(from));
        confide_letter(scene, desk, from, Letter::Nothing);
        if let Some(approves) = vote {
            confide_letter(scene, desk, from, Letter::PrivateVote { approves });
        }
    }
}

fn confide_letter(scene: &mut Scene, desk: &mut Desk, from: Seat, letter: Letter) {
    let Activity::Game(table) = &scene.activity else { return };
    if let Some(about) = Proposal::last(&table.record) {
        desk.confide(scene, PrivateEntry::Letter { about, from, letter });
    }
}

pub(crate) fn keep_confession(scene: &mut Scene, from: Seat, role: Role) {
    let Activity::Game(table) = &mut scene.activity else { return };
    if let Some(due) = &mut table.due {
        due.confessed.open_mut().insert(from, role);
    }
}

pub(crate) fn keep_vote(scene: &mut Scene, desk: &mut Desk, from: Seat, approves: bool) {
    confide_letter(scene, desk, from, Letter::PrivateVote { approves });
}

/// The vote that a player has given alone on a proposal does not count any more.
fn forget_votes(scene: &mut Scene, desk: &mut Desk, about: Proposal, from: Seat) {
    desk.confide(scene, PrivateEntry::Letter { about, from, letter: Letter::Nothing });
}
