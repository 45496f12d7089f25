//! Line-ups in the options before a game: the characters that the edition recommends for so many.

use crate::game::edition::LineUp;
use crate::language::{Message, Verb, terms};
use crate::narration::asking;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries;
use crate::queries::lines::no_line_up;
use crate::queries::setup_dialogue::{characters, choices};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::ToldLineUp;
use crate::state::table_state::Scene;

/// The players are known, and so is the line-up of the command line. Where there is none, the table is asked after all.
pub(crate) fn take_told(scene: &mut Scene, desk: &mut Desk) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let Some(ToldLineUp { name, with, without }) = interview.line_up.take() else { return };
    let players = interview.players.len();
    let Some(line_up) = interview.edition.line_up(name, players) else {
        interview.rules_told = false;
        let fault = no_line_up(interview.edition, name, players);
        return desk.refuse(scene, "set-up", fault);
    };
    let lined_up = line_up.switched(interview.edition.book(), interview.modules);
    interview.modules = lined_up.iter().chain(with.iter()).filter(|module| !without.contains(*module)).collect();
}

/// Switches the characters of a line-up on, and all others off.
pub(crate) fn take_said(scene: &mut Scene, desk: &mut Desk, verb: Verb) {
    let Some(name) = queries::setup_dialogue::line_up_named(verb) else { return };
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    match interview.edition.line_up(name, interview.players.len()) {
        Some(line_up) => take(scene, desk, line_up),
        None => {
            let fault = no_line_up(interview.edition, name, interview.players.len());
            desk.refuse(scene, "set-up", fault);
        }
    }
}

/// Goes to the line-up after the one that is on.
pub(crate) fn take_next(scene: &mut Scene, desk: &mut Desk) {
    let offered = queries::setup_dialogue::line_ups(scene);
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let Some(first) = offered.first() else { return take_said(scene, desk, Verb::UsualLineUp) };
    let is_on = |line_up: &&&LineUp| line_up.is_on(interview.edition.book(), interview.modules);
    let next = offered.iter().find(is_on).map_or(*first, |now| choices::after(&offered, *now));
    take(scene, desk, next);
}

fn take(scene: &mut Scene, desk: &mut Desk, line_up: &LineUp) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let edition = interview.edition;
    interview.modules = line_up.switched(edition.book(), interview.modules);
    let message = Message::new("lined-up")
        .message("line-up", Message::new(terms::line_up(line_up.name)))
        .list("characters", characters(edition, interview.modules));
    desk.say_in_full(scene, Topic::General, &message);
    asking::setup_dialogue::ask_on(scene, desk);
}
