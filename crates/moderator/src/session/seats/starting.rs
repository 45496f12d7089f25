//! When players are told or asked something alone: by themselves, by a word, or because the table wants it so.

use crate::game::Seat;
use crate::language::Message;
use crate::preferences::Secretly;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::{Activity, Scene};
use crate::session::seats::due::Due;
use crate::session::seats::{About, OwnWords, offers, slips, waiting};
use crate::session::{Mode, asking, refuse};
use protocol::Report;
use protocol::effect::Effect;

/// From now on each of these has a slip, until it is done.
pub(in crate::session) fn tell(scene: &mut Scene, about: About, to: Vec<Seat>) {
    if let Activity::Game(table) = &mut scene.activity {
        scene.newest_slip += 1;
        table.due = Some(Due::new(scene.newest_slip, about, to, &table.record));
        table.hand_over = None;
    }
}

/// Nobody is told or asked anything alone any more: the table goes on by itself.
pub(in crate::session) fn take_back(scene: &mut Scene, desk: &mut Desk) {
    waiting::do_it_aloud(scene, desk);
    if let Activity::Game(table) = &mut scene.activity {
        table.due = None;
    }
    desk.say(scene, Topic::General, Message::new("alone-taken-back"));
    asking::ask_again(scene, desk);
}

/// Everybody learns who they are.
pub(in crate::session) fn tell_roles(scene: &mut Scene) {
    let order = offers::in_order(scene);
    tell(scene, About::Role, order);
}

/// Asks by itself, where that was chosen for all games. False if not.
pub(in crate::session) fn takes_secretly(scene: &mut Scene) -> bool {
    if scene.mode == Mode::Program || !offers::is_unseen(scene) || scene.deal().is_none() {
        return false;
    }
    let wanted = match (offers::secret_choice(scene), scene.preferences.secretly) {
        (Some((About::Vote, seats)), Secretly::Votes | Secretly::Both) => (About::Vote, seats),
        (Some((About::Card, seats)), secretly) if !offers::cards_are_there(scene, &seats) => {
            if !offers::are_all_alone(scene) && !matches!(secretly, Secretly::Cards | Secretly::Both) {
                return false;
            }
            (About::Card, seats)
        }
        _ => return false,
    };
    // Where nobody needs the headset, they are asked anyway.
    if wanted.1.iter().all(|seat| scene.manners[*seat].carrier.is_of_one()) {
        return false;
    }
    tell(scene, wanted.0, wanted.1);
    true
}

/// Takes the vote, or the mission cards, from each player alone.
pub(in crate::session) fn secretly(scene: &mut Scene, desk: &mut Desk) {
    match offers::secret_choice(scene) {
        Some(_) if scene.mode == Mode::Program => refuse::not_now(scene, desk, scene.question()),
        Some(_) if !offers::is_unseen(scene) => {
            desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
        }
        Some((about, seats)) => tell(scene, about, seats),
        None => refuse::not_now(scene, desk, scene.question()),
    }
}

/// What one player has learnt so far, on an explicit word. A program is told at once.
pub(in crate::session) fn tell_alone(scene: &mut Scene, desk: &mut Desk, to: Seat) {
    if scene.goes_by_letters() {
        return refuse::not_now(scene, desk, scene.question());
    }
    if scene.is_absent(to) {
        return desk.refuse(scene, "not-there", Message::new("filled-not-there").player("player", to));
    }
    if scene.deal().is_none() {
        return desk.refuse(scene, "not-dealt", Message::new("refused-not-dealt"));
    }
    if scene.due().is_some() {
        // Others have not read yet what is theirs.
        return refuse::not_now(scene, desk, scene.question());
    }
    if scene.mode == Mode::Table {
        return tell(scene, About::Everything, vec![to]);
    }
    let content = slips::content_about(scene, to, About::Everything);
    let text = OwnWords::of(scene, scene.manners[to]).spoken(&content.open().lines);
    desk.effects.push(Effect::Report(Report::whisper(to, &text)));
}
