//! Faults of a set-up in words.

use crate::game::edition::LineUpName;
use crate::game::{Edition, Fault};
use crate::language::{Message, terms};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;

/// A fault of a set-up in words.
#[must_use]
pub fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::Players { found, fewest, most } => Message::new("fault-players")
            .number("found", *found as u32)
            .number("fewest", *fewest as u32)
            .number("most", *most as u32),
        Fault::EmptyName { seat } => Message::new("fault-no-name").number("seat", *seat as u32),
        Fault::LongName { seat } => Message::new("fault-long-name").number("seat", *seat as u32),
        Fault::UnspeakableName { name } => Message::new("fault-unspeakable-name").text("name", shortened(name)),
        Fault::SameName { name } => Message::new("fault-same-name").text("name", name),
        Fault::Leader { seat } => Message::new("fault-leader").number("seat", *seat),
        Fault::Module { edition, module } => Message::new("fault-module-elsewhere")
            .message("edition", Message::new(terms::edition(*edition)))
            .message("module", Message::new(terms::module(*module))),
        Fault::Reveal { edition, reveal } => Message::new("fault-reveal-elsewhere")
            .message("edition", Message::new(terms::edition(*edition)))
            .message("reveal", Message::new(terms::reveal(*reveal))),
        Fault::Characters { side, found, most } => {
            Message::new(terms::too_many_characters(*side)).number("found", *found).number("most", *most)
        }
        Fault::Alone(module) => Message::new(terms::alone(*module)),
    }
}

/// The sentence for a line-up that so many can't have.
#[must_use]
pub(in crate::session) fn no_line_up(edition: Edition, name: LineUpName, players: usize) -> Message {
    let key = if edition.book().line_ups.is_empty() { "fault-no-line-ups" } else { "fault-no-line-up" };
    Message::new(key)
        .message("edition", Message::new(terms::edition(edition)))
        .message("line-up", Message::new(terms::line_up(name)))
        .number("players", players as u32)
}

/// A text that is read back is cut where nobody would listen any more, and holds only what can be said.
pub(in crate::session) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    text.chars().filter(|sign| !sign.is_control()).take(MOST).collect()
}

/// Says a fault that is not a refused command.
pub(in crate::session) fn tell_fault(scene: &Scene, desk: &mut Desk, message: &Message) {
    match scene.mode {
        Mode::Table => desk.refuse(scene, "set-up", message.clone()),
        Mode::Program => desk.say_in_full(scene, Topic::General, message),
    }
}
