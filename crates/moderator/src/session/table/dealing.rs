//! Another deal: before the first vote everybody can have one, since somebody may have seen a card that was not theirs.

use crate::game::deal::Seeds;
use crate::game::{Action, Phase};
use crate::journal::private::{PrivateEntry, Proposal};
use crate::language::{Message, Verb};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::laying::step::LayingStep;
use crate::session::scene::{Activity, Scene};
use crate::session::table::entries;
use crate::session::{Mode, asking, desk, seats};

/// The command that has the characters dealt again, where a table can say it and the rules say nothing of it: Captain
/// America's game has a deal of its own.
pub(in crate::session) fn verb(scene: &Scene) -> Option<Verb> {
    let Activity::Game(table) = &scene.activity else { return None };
    let (record, game) = (&table.record, table.record.game());
    let at_a_table = scene.mode == Mode::Table && scene.person().is_none() && !scene.goes_by_letters();
    let has_voted = record.past().iter().any(|step| matches!(step.action, Action::Vote(_)));
    let has_dealt = game.phase() != Phase::Setup || LayingStep::of(record.draft()) >= LayingStep::Deal;
    let can = at_a_table && !game.has_captain() && !record.is_abandoned() && has_dealt && !has_voted;
    can.then_some(Verb::DealAgain)
}

/// The table goes back to where the characters are dealt. What was played since is taken back.
pub(in crate::session) fn deal_again(scene: &mut Scene, desk: &mut Desk) {
    let Activity::Game(table) = &mut scene.activity else { return };
    (table.script, table.due, table.hand_over) = (None, None, None);
    let (after, dealt, game) = (*table.record.game(), table.record.setup().is_dealt(), table.record.setup().seed);
    let proposal = Proposal::last(&table.record);
    seats::waiting::forget_all(scene, desk, proposal);
    while scene.game().is_some_and(|game| game.phase() != Phase::Setup) {
        if entries::take_back_action(scene, desk).is_none() {
            break;
        }
    }
    desk::keeping::note(scene, desk, LayingStep::Deal.draft());
    if dealt {
        let Seeds { deal, next, .. } = Seeds::of(*scene.world.chance.open());
        scene.world.chance = next;
        desk.confide(scene, PrivateEntry::Dealt { seed: *deal.open(), game });
    }
    let told = if dealt { "dealt-again-dealt" } else { "dealt-anew" };
    desk.say(scene, Topic::General, Message::new(told));
    let Some(before) = scene.game().copied() else { return };
    if before.leader() != after.leader() {
        let markers = Message::new("markers-back").number("track", before.vote_track());
        desk.say(scene, Topic::General, markers.player("leader", before.leader()));
    }
    if before.plot() != after.plot() {
        desk.say(scene, Topic::Plot, Message::new("plot-back"));
    }
    asking::ask_in_full(scene, desk);
}
