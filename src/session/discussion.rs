//! The time for a discussion: when it is over somebody is reminded, and nothing else happens.

use super::narration::Topic;
use super::question::Question;
use super::speech::Cue;
use super::{Effect, Mode, Session};
use crate::language::Message;
use crate::session::scene::Scene;

const MINUTE_MS: u32 = 60_000;

/// The proposal that is talked about: its round, and the rejections before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Discussion {
    round: u8,
    rejections: u8,
}

impl Session {
    /// Sets the alarm when a discussion begins, and drops it when a team was named.
    pub(super) fn time_discussion(&mut self) {
        let now = discussion_now(&self.scene);
        if now != self.discussion {
            self.discussion = now;
            let minutes = self.scene.preferences.discussion;
            self.desk.effects.push(Effect::Alarm(now.map(|_| minutes * MINUTE_MS)));
        }
    }

    /// The time is over: the leader is reminded. Nobody has to hurry.
    pub(super) fn alarm(&mut self) {
        if self.slot_is_over() {
            return;
        }
        let Some(leader) = self.scene.game().filter(|_| self.discussion.is_some()).map(crate::game::Game::leader)
        else {
            return;
        };
        self.desk.narration.history.begin_group();
        self.cue(Cue::YourTurn);
        let over = Message::new("discussion-over").player("leader", leader);
        self.say(Topic::General, over.number("minutes", self.scene.preferences.discussion));
    }
}

fn discussion_now(scene: &Scene) -> Option<Discussion> {
    let timed = scene.mode == Mode::Table && scene.preferences.discussion > 0;
    let talks = matches!(scene.question(), Question::Mission | Question::Team);
    let game = scene.game().filter(|_| timed && talks)?;
    Some(Discussion { round: game.round(), rejections: game.vote_track() })
}
