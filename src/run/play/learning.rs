//! Lessons: somebody learns alone what a table does and says.

use super::Narrator;
use crate::args::{LessonsAsked, Output};
use crate::language::Message;
use crate::run::lessons::KeptLessons;
use crate::run::world::World;
use crate::run::{BAD_ARGUMENTS, models};
use moderator::queries::lessons::{count, lesson_called as called};
use moderator::state::lesson_plan::Rooms;
use protocol::Progress;

/// Begins the lessons, or goes on with them.
pub(in crate::run) fn learn(world: World, asked: &LessonsAsked) -> u8 {
    let rooms = Rooms { voice: models::can_hear(&world), phones: cfg!(any(feature = "phones", feature = "sound")) };
    let chosen = asked.lesson.as_deref().map(|name| (name, called(&world.localizer, name, rooms)));
    if let Some((name, None)) = chosen {
        world.fault(&Message::new("fault-no-lesson").text("lesson", name).number("count", count(rooms) as u32));
        return BAD_ARGUMENTS;
    }
    let kept = KeptLessons(world.folders.lessons());
    if asked.anew
        && let Err(error) = kept.forget()
    {
        return world.fault(&Message::new("lessons-not-kept").message("reason", crate::settings::reason(&error)));
    }
    let progress = kept.read();
    let mut narrator = Narrator::new(world, Output::Table);
    let effects = narrator.session.learn(rooms, progress, chosen.and_then(|(_, lesson)| lesson));
    narrator.run(effects)
}

impl Narrator {
    /// Keeps what was learnt. That it can't be is told once.
    pub(super) fn keep_learnt(&mut self, progress: &Progress) {
        let Err(error) = KeptLessons(self.world.folders.lessons()).keep(progress) else { return };
        tracing::warn!(%error, "what was learnt was not kept");
        if !std::mem::replace(&mut self.told_unlearnt, true) {
            let reason = Message::new("lessons-not-kept").message("reason", crate::settings::reason(&error));
            let line = self.text(&reason);
            self.written(|screen| screen.line(&line));
        }
    }
}
