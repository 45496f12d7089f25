//! Line-ups in the options before a game: the characters that the edition recommends for so many.

use crate::game::edition::LineUp;
use crate::language::{Message, Verb, terms};
use crate::narration::asking;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries;
use crate::queries::lines::no_line_up;
use crate::queries::setup_dialogue::{characters, choices};
use crate::state::setup_dialogue;
use crate::state::setup_dialogue::LineUpOptions;
use crate::state::table_state::TableState;

/// The players are known, and so is the line-up of the command line. Where there is none, the table is asked after all.
pub(crate) fn take_told(state: &mut TableState, output: &mut Output) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let Some(LineUpOptions { name, with, without }) = dialogue.line_up.take() else { return };
    let players = dialogue.players.len();
    let Some(line_up) = dialogue.edition.line_up(name, players) else {
        dialogue.rules_told = false;
        let fault = no_line_up(dialogue.edition, name, players);
        return output.refuse(state, "set-up", fault);
    };
    let lined_up = line_up.switched(dialogue.edition.book(), dialogue.modules);
    dialogue.modules = lined_up.iter().chain(with.iter()).filter(|module| !without.contains(*module)).collect();
}

/// Switches the characters of a line-up on, and all others off.
pub(crate) fn take_said(state: &mut TableState, output: &mut Output, verb: Verb) {
    let Some(name) = queries::setup_dialogue::line_up_named(verb) else { return };
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    match dialogue.edition.line_up(name, dialogue.players.len()) {
        Some(line_up) => take(state, output, line_up),
        None => {
            let fault = no_line_up(dialogue.edition, name, dialogue.players.len());
            output.refuse(state, "set-up", fault);
        }
    }
}

/// Goes to the line-up after the one that is on.
pub(crate) fn take_next(state: &mut TableState, output: &mut Output) {
    let offered = queries::setup_dialogue::line_ups(state);
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let Some(first) = offered.first() else { return take_said(state, output, Verb::UsualLineUp) };
    let is_on = |line_up: &&&LineUp| line_up.is_on(dialogue.edition.book(), dialogue.modules);
    let next = offered.iter().find(is_on).map_or(*first, |now| choices::after(&offered, *now));
    take(state, output, next);
}

fn take(state: &mut TableState, output: &mut Output, line_up: &LineUp) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let edition = dialogue.edition;
    dialogue.modules = line_up.switched(edition.book(), dialogue.modules);
    let message = Message::new("lined-up")
        .message("line-up", Message::new(terms::line_up(line_up.name)))
        .list("characters", characters(edition, dialogue.modules));
    output.say_in_full(state, Topic::General, &message);
    asking::setup_dialogue::ask_on(state, output);
}
