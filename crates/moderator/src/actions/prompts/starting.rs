//! When players are told or asked something alone: by themselves, by a word, or because the table wants it so.

use crate::actions::play::prompts;
use crate::game::Seat;
use crate::language::Message;
use crate::narration::{asking, refusing};
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::Secretly;
use crate::queries;
use crate::queries::eligibility;
use crate::queries::prompts::words::OwnWords;
use crate::state::open::{Activity, Mode};
use crate::state::pending_prompt::Due;
use crate::state::table_state::Scene;
use protocol::{About, Effect, Report};

/// From now on each of these has a slip, until it is done.
pub(crate) fn tell(scene: &mut Scene, about: About, to: Vec<Seat>) {
    if let Activity::Game(table) = &mut scene.activity {
        scene.newest_slip += 1;
        table.due = Some(Due::new(scene.newest_slip, about, to, &table.record));
        table.hand_over = None;
    }
}

/// Nobody is told or asked anything alone any more: the table goes on by itself.
pub(crate) fn take_back(scene: &mut Scene, desk: &mut Desk) {
    prompts::do_it_aloud(scene, desk);
    if let Activity::Game(table) = &mut scene.activity {
        table.due = None;
    }
    desk.say(scene, Topic::General, Message::new("alone-taken-back"));
    asking::ask_again(scene, desk);
}

/// Everybody learns who they are.
pub(crate) fn tell_roles(scene: &mut Scene) {
    let order = eligibility::in_order(scene);
    tell(scene, About::Role, order);
}

/// Asks by itself, where that was chosen for all games. False if not.
pub(crate) fn takes_secretly(scene: &mut Scene) -> bool {
    if scene.mode == Mode::Program || !eligibility::is_unseen(scene) || scene.deal().is_none() {
        return false;
    }
    let wanted = match (eligibility::secret_choice(scene), scene.preferences.secretly) {
        (Some((About::Vote, seats)), Secretly::Votes | Secretly::Both) => (About::Vote, seats),
        (Some((About::Card, seats)), secretly) if !eligibility::cards_are_there(scene, &seats) => {
            if !eligibility::are_all_alone(scene) && !matches!(secretly, Secretly::Cards | Secretly::Both) {
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
pub(crate) fn secretly(scene: &mut Scene, desk: &mut Desk) {
    match eligibility::secret_choice(scene) {
        Some(_) if scene.mode == Mode::Program => refusing::not_now(scene, desk, scene.question()),
        Some(_) if !eligibility::is_unseen(scene) => {
            desk.refuse(scene, "needs-keys", Message::new("refused-secretly-lines"));
        }
        Some((about, seats)) => tell(scene, about, seats),
        None => refusing::not_now(scene, desk, scene.question()),
    }
}

/// What one player has learnt so far, on an explicit word. A program is told at once.
pub(crate) fn tell_alone(scene: &mut Scene, desk: &mut Desk, to: Seat) {
    if scene.goes_by_letters() {
        return refusing::not_now(scene, desk, scene.question());
    }
    if scene.is_absent(to) {
        return desk.refuse(scene, "not-there", Message::new("filled-not-there").player("player", to));
    }
    if scene.deal().is_none() {
        return desk.refuse(scene, "not-dealt", Message::new("refused-not-dealt"));
    }
    if scene.due().is_some() {
        // Others have not read yet what is theirs.
        return refusing::not_now(scene, desk, scene.question());
    }
    if scene.mode == Mode::Table {
        return tell(scene, About::Everything, vec![to]);
    }
    let content = queries::prompts::content_about(scene, to, About::Everything);
    let text = OwnWords::of(scene, scene.manners[to]).spoken(&content.open().lines);
    desk.effects.push(Effect::Report(Report::whisper(to, &text)));
}
