//! Line-ups in the options before a game: the characters that the edition recommends for so many.

use crate::game::Module;
use crate::game::edition::{LineUp, LineUpName};
use crate::language::{Message, Verb, terms};
use crate::session::Told;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::offering::characters;
use crate::session::interview::state::ToldLineUp;
use crate::session::interview::{choices, open, options};
use crate::session::refuse::fault::no_line_up;
use crate::session::scene::Scene;

/// The line-up of the command line.
pub(super) fn told(told: &Told) -> Option<ToldLineUp> {
    let called = |ids: &[String]| ids.iter().flat_map(|id| Module::called(id)).collect();
    let name = told.line_up.as_deref().and_then(LineUpName::from_id)?;
    Some(ToldLineUp { name, with: called(&told.with), without: called(&told.without) })
}

/// The players are known, and so is the line-up of the command line. Where there is none, the table is asked after all.
pub(super) fn take_told(scene: &mut Scene, desk: &mut Desk) {
    let Some(interview) = open::interview(scene) else { return };
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
pub(super) fn take_said(scene: &mut Scene, desk: &mut Desk, verb: Verb) {
    let Some(name) = open::line_up_named(verb) else { return };
    let Some(interview) = open::interview(scene) else { return };
    match interview.edition.line_up(name, interview.players.len()) {
        Some(line_up) => take(scene, desk, line_up),
        None => {
            let fault = no_line_up(interview.edition, name, interview.players.len());
            desk.refuse(scene, "set-up", fault);
        }
    }
}

/// Goes to the line-up after the one that is on.
pub(super) fn take_next(scene: &mut Scene, desk: &mut Desk) {
    let offered = open::line_ups(scene);
    let Some(interview) = open::interview(scene) else { return };
    let Some(first) = offered.first() else { return take_said(scene, desk, Verb::UsualLineUp) };
    let is_on = |line_up: &&&LineUp| line_up.is_on(interview.edition.book(), interview.modules);
    let next = offered.iter().find(is_on).map_or(*first, |now| choices::after(&offered, *now));
    take(scene, desk, next);
}

fn take(scene: &mut Scene, desk: &mut Desk, line_up: &LineUp) {
    let Some(interview) = open::interview(scene) else { return };
    let edition = interview.edition;
    interview.modules = line_up.switched(edition.book(), interview.modules);
    let message = Message::new("lined-up")
        .message("line-up", Message::new(terms::line_up(line_up.name)))
        .list("characters", characters(edition, interview.modules));
    desk.say_in_full(scene, Topic::General, &message);
    options::ask_on(scene, desk);
}
