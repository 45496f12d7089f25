//! What a lesson is, and which there are. The lessons are data: what is told, what is asked for, and how the game
//! stands.

mod basics;
mod editions;
mod game;
mod room;

use crate::game::{Action, Reveal, Seat, SeatSet};
use crate::language::{Intent, Verb};

/// What there is here beside a table: only what is there is taught.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rooms {
    /// Whether this narrator can hear.
    pub voice: bool,
    /// Whether players can be reached alone, by a phone or with the headset.
    pub phones: bool,
}

/// One lesson.
pub(crate) struct Lesson {
    /// What it is called where it is kept, and in every language.
    pub(crate) id: &'static str,
    /// The sentence that is its name.
    pub(crate) name: &'static str,
    pub(crate) game: Position,
    pub(crate) steps: &'static [Step],
}

/// The game of a lesson, before its first step: five play it, and the first of them leads.
pub(crate) struct Position {
    pub(crate) edition: &'static str,
    pub(crate) reveal: Reveal,
    pub(crate) modules: &'static [&'static str],
}

/// One step of a lesson: something is told, something happens, something is asked for.
pub(crate) struct Step {
    /// What is told.
    pub(crate) told: &'static str,
    /// What is asked for, and asked again after a mistake.
    pub(crate) asks: &'static str,
    /// What has happened meanwhile, and is not heard.
    pub(crate) before: fn() -> Vec<Action>,
    /// What happens now, and is heard as at a table.
    pub(crate) happens: fn() -> Vec<Action>,
    pub(crate) table: Table,
    pub(crate) wanted: Wanted,
}

/// Whether the question of the table is heard at a step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Table {
    Silent,
    /// In its whole ceremony.
    Asks,
}

/// What is wanted at a step.
pub(crate) enum Wanted {
    /// This, or what comes to the same; it is carried out.
    Done(fn() -> Intent),
    /// The second, or what comes to the same, by way of the first; both are carried out.
    Reached(fn() -> Intent, fn() -> Intent),
    /// This, and that it is understood is enough.
    Understood(fn() -> Intent),
}

impl Step {
    const fn new(told: &'static str, asks: &'static str, wanted: Wanted) -> Self {
        Self { told, asks, before: nothing, happens: nothing, table: Table::Silent, wanted }
    }

    const fn done(told: &'static str, asks: &'static str, wanted: fn() -> Intent) -> Self {
        Self::new(told, asks, Wanted::Done(wanted))
    }

    const fn understood(told: &'static str, asks: &'static str, wanted: fn() -> Intent) -> Self {
        Self::new(told, asks, Wanted::Understood(wanted))
    }

    /// A step that only tells.
    const fn told(told: &'static str) -> Self {
        Self::understood(told, "lesson-ask-next", || Intent::Plain(Verb::Next))
    }

    /// Whether it only tells, and waits for a word to go on.
    pub(crate) fn only_tells(&self) -> bool {
        matches!(self.wanted, Wanted::Understood(wanted) if wanted() == Intent::Plain(Verb::Next))
    }

    const fn after(self, before: fn() -> Vec<Action>) -> Self {
        Self { before, ..self }
    }

    const fn hears(self, happens: fn() -> Vec<Action>) -> Self {
        Self { happens, ..self }
    }

    const fn asked_by_the_table(self) -> Self {
        Self { table: Table::Asks, ..self }
    }
}

/// The lessons that can be learnt here, in their order.
pub(crate) fn lessons(rooms: Rooms) -> Vec<&'static Lesson> {
    let fits = |lesson: &&Lesson| match lesson.id {
        room::VOICE => rooms.voice,
        room::PHONES => rooms.phones,
        _ => true,
    };
    let all = basics::LESSONS.iter().chain(game::LESSONS).chain(editions::LESSONS).chain(room::LESSONS);
    all.filter(fits).collect()
}

fn nothing() -> Vec<Action> {
    Vec::new()
}

pub(crate) fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap_or_default()
}

pub(crate) fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}
