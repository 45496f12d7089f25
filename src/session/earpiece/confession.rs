//! The table has dealt its own cards: each player tells the narrator alone which one it is, and nobody else.

use super::{About, Stage};
use crate::game::Action;
use crate::game::LeaderChoice;
use crate::game::deal::Deal;
use crate::game::knowledge::Role;
use crate::game::secret::Secret;
use crate::journal::entry::Entry;
use crate::journal::private::PrivateEntry;
use crate::language::{Message, terms};
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::narration::Topic;
use crate::session::preferences::Keys;
use crate::session::question::Question;
use crate::session::refuse;
use crate::session::scene::Scene;
use crate::session::table;
use crate::session::undo;

/// The cards that were told, in the order in which the headset goes round, and the one that is being chosen.
#[derive(Clone, Default)]
pub(super) struct Confessed {
    roles: Vec<Role>,
    choosing: Option<usize>,
}

/// What is chosen now, as it is read back.
pub(in crate::session) fn confessed_now(scene: &Scene) -> Option<Message> {
    let role = *cards_in_play(scene).get(scene.hand_over()?.confessed.open().choosing?)?;
    Some(Message::new("whisper-confessed").message("role", Message::new(terms::own_role(role))))
}

/// Whether these can be the cards of the table; who is Captain America it may have said before the game.
fn are_of_this_table(scene: &Scene, roles: &[Role]) -> bool {
    let Stage::Table(table) = &scene.stage else { return false };
    let (game, leader) = (table.record.game(), table.record.setup().leader);
    let captain = match leader {
        LeaderChoice::Named(seat) if game.is_winter_soldier() => {
            roles.get(seat.index()) == Some(&Role::CaptainAmerica)
        }
        _ => true,
    };
    captain && Deal::told(game, roles.to_vec()).is_ok()
}

pub(in crate::session) fn cards_in_play(scene: &Scene) -> Vec<Role> {
    let mut cards = scene.game().map(crate::game::Game::character_cards).unwrap_or_default();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The table says that it has dealt by itself.
pub(in crate::session) fn confess(scene: &mut Scene, desk: &mut Desk) {
    if scene.question() != Question::Reveal || scene.deal().is_none() {
        return refuse::not_now(scene, desk, scene.question());
    }
    if scene.preferences.keys == Keys::Line {
        return desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
    }
    let order = super::in_order(scene);
    super::hand_out(scene, desk, About::Confess, order);
}

/// The table has its own cards and knows whom it knows: what the narrator has dealt does not count.
pub(in crate::session) fn skip_deal(scene: &mut Scene, desk: &mut Desk) {
    if scene.game().is_some_and(crate::game::Game::is_winter_soldier) {
        // Everybody knows by now who is Captain America.
        return refuse::not_now(scene, desk, Question::Reveal);
    }
    desk.confide(scene, PrivateEntry::Forgotten);
    table::play(scene, desk, Action::RevealDone);
}

/// The next card of those that can be in the game, or the one before.
pub(in crate::session) fn leaf(scene: &mut Scene, desk: &mut Desk, forward: bool) {
    let cards = cards_in_play(scene);
    let Some(hand_over) = super::hand_over_mut(scene) else { return };
    let choosing = &mut hand_over.confessed.open_mut().choosing;
    *choosing = Some(match (*choosing, forward) {
        (None, true) => 0,
        (None, false) => cards.len() - 1,
        (Some(at), true) => (at + 1) % cards.len(),
        (Some(at), false) => (at + cards.len() - 1) % cards.len(),
    });
    let told = confessed_now(scene);
    super::whisper(scene, desk, &Vec::from_iter(told));
}

/// The card that is chosen counts.
pub(in crate::session) fn keep_confessed(scene: &mut Scene) {
    let cards = cards_in_play(scene);
    let Some(hand_over) = super::hand_over_mut(scene) else { return };
    let confessed = hand_over.confessed.open_mut();
    let role = confessed.choosing.take().and_then(|at| cards.get(at).copied());
    confessed.roles.extend(role);
}

/// All have told their cards: they have to be those of this table.
pub(super) fn all_confessed(scene: &mut Scene, desk: &mut Desk, confessed: Secret<Confessed>) {
    let mut told: Vec<_> = super::in_order(scene).into_iter().zip(confessed.open().roles.clone()).collect();
    told.sort_by_key(|(seat, _)| *seat);
    let roles: Vec<Role> = told.into_iter().map(|(_, role)| role).collect();
    if !are_of_this_table(scene, &roles) {
        desk.refuse(scene, "other-cards", Message::new("refused-other-cards"));
        return asking::ask_again(scene, desk);
    }
    desk.confide(scene, PrivateEntry::Told { roles });
    desk.say(scene, Topic::General, Message::new("headset-confessed"));
    correct_captain(scene, desk);
    super::hand_out_roles(scene, desk);
}

/// Winter Soldier: by the narrator's own deal somebody else was Captain America.
fn correct_captain(scene: &mut Scene, desk: &mut Desk) {
    let dealt = scene.deal().map(|deal| deal.open().players(&[Role::CaptainAmerica]));
    let Some(told) = dealt.and_then(|players| players.iter().next()) else { return };
    let Stage::Table(table) = &mut scene.stage else { return };
    if table.record.game().captain() == Some(told) {
        return;
    }
    let before = table.record.clone();
    if let Some(step) = table.record.undo() {
        desk.record(scene, Entry::Undone, before);
        undo::announce_undone(scene, desk, &step);
        table::play(scene, desk, Action::CaptainAmerica(told));
    }
}
