//! The table has dealt its own cards: each player tells the narrator alone which one it is, and nobody else.

use crate::actions::play;
use crate::actions::play::entries;
use crate::actions::prompts::starting;
use crate::game::deal::Deal;
use crate::game::role::{Part, Role};
use crate::game::secret::Secret;
use crate::game::{Action, LeaderChoice, Seat};
use crate::journal::private::PrivateEntry;
use crate::journal::record::Came;
use crate::language::Message;
use crate::narration::{asking, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::eligibility;
use crate::state::open::Activity;
use crate::state::table_state::Scene;
use protocol::About;
use protocol::question::Question;
use std::collections::BTreeMap;

/// The table says that it has dealt by itself.
pub(crate) fn confess(scene: &mut Scene, desk: &mut Desk) {
    if scene.question() != Question::Reveal || scene.deal().is_none() {
        return refusing::not_now(scene, desk, scene.question());
    }
    if scene.absent().is_some() {
        // Nobody could tell the cards of those who aren't there.
        return desk.refuse(scene, "not-there", Message::new("filled-deals"));
    }
    if !eligibility::is_unseen(scene) {
        return desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
    }
    let order = eligibility::in_order(scene);
    starting::tell(scene, About::Confess, order);
}

/// The table has its own cards and knows whom it knows: what the narrator has dealt does not count.
pub(crate) fn skip_deal(scene: &mut Scene, desk: &mut Desk) {
    if scene.absent().is_some() {
        return desk.refuse(scene, "not-there", Message::new("filled-deals"));
    }
    if scene.game().is_some_and(crate::game::Game::has_captain) {
        // Everybody knows by now who is Captain America.
        return refusing::not_now(scene, desk, Question::Reveal);
    }
    if let Activity::Game(table) = &mut scene.activity {
        // Nobody who has not heard it yet is to hear it now.
        table.due = None;
    }
    desk.confide(scene, PrivateEntry::Forgotten);
    play::play(scene, desk, Action::RevealDone);
}

/// All have told their cards: they have to be those of this table.
pub(crate) fn all_confessed(scene: &mut Scene, desk: &mut Desk, confessed: &Secret<BTreeMap<Seat, Role>>) {
    let roles: Vec<Role> = confessed.open().values().copied().collect();
    if !are_of_this_table(scene, &roles) {
        desk.refuse(scene, "other-cards", Message::new("refused-other-cards"));
        return asking::ask_again(scene, desk);
    }
    desk.confide(scene, PrivateEntry::Told { roles });
    desk.say(scene, Topic::General, Message::new("headset-confessed"));
    correct_captain(scene, desk);
    starting::tell_roles(scene);
}

/// Whether these can be the cards of the table; who is Captain America it may have said before the game.
fn are_of_this_table(scene: &Scene, roles: &[Role]) -> bool {
    let Activity::Game(table) = &scene.activity else { return false };
    let (game, leader) = (table.record.game(), table.record.setup().leader);
    let captain = match leader {
        LeaderChoice::Named(seat) if game.has_captain() => {
            roles.get(seat.index()).and_then(|role| role.part()) == Some(Part::Captain)
        }
        _ => true,
    };
    captain && Deal::told(game, roles.to_vec()).is_ok()
}

/// Winter Soldier: by the narrator's own deal somebody else was Captain America.
fn correct_captain(scene: &mut Scene, desk: &mut Desk) {
    let Some(told) = scene.deal().and_then(|deal| deal.open().player_with(Part::Captain)) else { return };
    if scene.game().is_none_or(|game| game.captain() == Some(told)) {
        return;
    }
    if let Some(step) = entries::take_back_action(scene, desk) {
        entries::tell_what_came(scene, desk, &Came::Undone(step));
        play::play(scene, desk, Action::CaptainAmerica(told));
    }
}
