//! The reveal with eyes closed: the four steps of the rule books (base rules, Spies Reveal).

use super::{Pause, Step, Timeline};
use crate::language::Message;

/// The script. It is the same for every table.
#[must_use]
pub fn timeline() -> Timeline {
    let say = |key| Step::Say(Message::new(key));
    Timeline::new(vec![
        say("script-eyes-close"),
        Step::Pause(Pause::Short),
        say("script-eyes-open"),
        Step::Pause(Pause::Long),
        say("script-eyes-shut"),
        Step::Pause(Pause::Short),
        say("script-eyes-end"),
    ])
}
