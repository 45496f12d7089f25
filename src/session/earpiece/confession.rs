//! The table has dealt its own cards: each player tells the narrator alone which one it is, and nobody else.

use crate::game::Action;
use crate::game::knowledge::Role;
use crate::game::secret::Secret;
use crate::journal::entry::Entry;
use crate::journal::private::PrivateEntry;
use crate::language::Message;
use crate::preferences::Keys;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::earpiece::way::{About, Confessed};
use crate::session::earpiece::{handing, offers};
use crate::session::question::Question;
use crate::session::scene::{Activity, Scene};
use crate::session::{asking, refuse, table};

/// The table says that it has dealt by itself.
pub(in crate::session) fn confess(scene: &mut Scene, desk: &mut Desk) {
    if scene.question() != Question::Reveal || scene.deal().is_none() {
        return refuse::not_now(scene, desk, scene.question());
    }
    if scene.preferences.keys == Keys::Line {
        return desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
    }
    let order = handing::in_order(scene);
    handing::hand_out(scene, desk, About::Confess, order);
}

/// The table has its own cards and knows whom it knows: what the narrator has dealt does not count.
pub(in crate::session) fn skip_deal(scene: &mut Scene, desk: &mut Desk) {
    if scene.game().is_some_and(crate::game::Game::is_winter_soldier) {
        // Everybody knows by now who is Captain America.
        return refuse::not_now(scene, desk, Question::Reveal);
    }
    desk.confide(scene, PrivateEntry::Forgotten);
    table::playing::play(scene, desk, Action::RevealDone);
}

/// The next card of those that can be in the game, or the one before.
pub(in crate::session) fn leaf(scene: &mut Scene, desk: &mut Desk, forward: bool) {
    let cards = offers::cards_in_play(scene);
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    let choosing = &mut hand_over.confessed.open_mut().choosing;
    *choosing = Some(match (*choosing, forward) {
        (None, true) => 0,
        (None, false) => cards.len() - 1,
        (Some(at), true) => (at + 1) % cards.len(),
        (Some(at), false) => (at + cards.len() - 1) % cards.len(),
    });
    let told = offers::confessed_now(scene);
    handing::whisper(scene, desk, &Vec::from_iter(told));
}

/// The card that is chosen counts.
pub(in crate::session) fn keep_confessed(scene: &mut Scene) {
    let cards = offers::cards_in_play(scene);
    let Some(hand_over) = handing::hand_over_mut(scene) else { return };
    let confessed = hand_over.confessed.open_mut();
    let role = confessed.choosing.take().and_then(|at| cards.get(at).copied());
    confessed.roles.extend(role);
}

/// All have told their cards: they have to be those of this table.
pub(in crate::session) fn all_confessed(scene: &mut Scene, desk: &mut Desk, confessed: Secret<Confessed>) {
    let mut told: Vec<_> = handing::in_order(scene).into_iter().zip(confessed.open().roles.clone()).collect();
    told.sort_by_key(|(seat, _)| *seat);
    let roles: Vec<Role> = told.into_iter().map(|(_, role)| role).collect();
    if !offers::are_of_this_table(scene, &roles) {
        desk.refuse(scene, "other-cards", Message::new("refused-other-cards"));
        return asking::ask_again(scene, desk);
    }
    desk.confide(scene, PrivateEntry::Told { roles });
    desk.say(scene, Topic::General, Message::new("headset-confessed"));
    correct_captain(scene, desk);
    handing::hand_out_roles(scene, desk);
}

/// Winter Soldier: by the narrator's own deal somebody else was Captain America.
fn correct_captain(scene: &mut Scene, desk: &mut Desk) {
    let dealt = scene.deal().map(|deal| deal.open().players(&[Role::CaptainAmerica]));
    let Some(told) = dealt.and_then(|players| players.iter().next()) else { return };
    let Activity::Table(table) = &mut scene.activity else { return };
    if table.record.game().captain() == Some(told) {
        return;
    }
    let before = table.record.clone();
    if let Some(step) = table.record.undo() {
        desk.record(scene, Entry::Undone, before);
        table::undone::announce_undone(scene, desk, &step);
        table::playing::play(scene, desk, Action::CaptainAmerica(told));
    }
}
