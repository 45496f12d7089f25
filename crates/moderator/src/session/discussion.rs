//! The time for a discussion: when it is over somebody is reminded, and nothing else happens.

use crate::language::Message;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use crate::session::{Mode, earpiece};
use protocol::effect::Effect;
use protocol::question::Question;
use protocol::speech::Cue;

const MINUTE_MS: u32 = 60_000;

/// The proposal that is talked about: its round, and the rejections before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Discussion {
    round: u8,
    rejections: u8,
}

fn discussion_now(scene: &Scene) -> Option<Discussion> {
    let timed = scene.mode == Mode::Table && scene.preferences.discussion > 0;
    let talks = matches!(scene.question(), Question::Mission | Question::Team);
    let game = scene.game().filter(|_| timed && talks)?;
    Some(Discussion { round: game.round(), rejections: game.vote_track() })
}

/// Sets the alarm when a discussion begins, and drops it when a team was named.
pub(super) fn time_discussion(scene: &Scene, desk: &mut Desk, discussion: &mut Option<Discussion>) {
    let now = discussion_now(scene);
    if now != *discussion {
        *discussion = now;
        let minutes = scene.preferences.discussion;
        desk.effects.push(Effect::Alarm(now.map(|_| minutes * MINUTE_MS)));
    }
}

/// The time is over: the leader is reminded. Nobody has to hurry.
pub(super) fn alarm(scene: &mut Scene, desk: &mut Desk, discussion: Option<Discussion>) {
    if earpiece::deeds::slot_is_over(scene, desk) {
        return;
    }
    let Some(leader) = scene.game().filter(|_| discussion.is_some()).map(crate::game::Game::leader) else {
        return;
    };
    desk.narration.history.begin_group();
    desk.cue(scene, Cue::YourTurn);
    let over = Message::new("discussion-over").player("leader", leader);
    desk.say(scene, Topic::General, over.number("minutes", scene.preferences.discussion));
}
