//! What was taken back, in words.

use crate::game::plot::Moment;
use crate::game::{Action, Game, Phase};
use crate::journal::record::Step;
use crate::language::{Message, deed};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::scene::Scene;
use protocol::Report;
use protocol::effect::Effect;

/// Whether the team has mission cards.
pub(in crate::session) fn cards_are_out(game: &Game) -> bool {
    match game.phase() {
        Phase::Window(window) => matches!(window.at, Moment::AfterCards(_)),
        phase => matches!(phase, Phase::FaceUp(_) | Phase::Trap(_) | Phase::Mission(_)),
    }
}

/// What was taken back.
pub(in crate::session) fn undone(step: &Step) -> Message {
    match step.action {
        Action::TableReady => Message::new("undone-table"),
        Action::RevealDone => Message::new("undone-reveal"),
        Action::NameMission(mission) => Message::new("undone-mission").number("mission", mission.number()),
        Action::Propose(team) => Message::new("undone-team").players("team", team),
        Action::Count(count) if step.before.counted_cards().count() > 1 => {
            Message::new("undone-count").list("cards", deed::cards(count, &step.before))
        }
        Action::Count(count) => Message::new("undone-fails").number("fails", count.fails),
        Action::DealAgain => Message::new("undone-dealt-again"),
        Action::Watch(member) => Message::new("undone-watch").player("member", member),
        Action::Trap(member) => Message::new("undone-trap").player("member", member),
        Action::Claim(player) => Message::new("undone-claim").player("player", player),
        Action::NoClaim => Message::new("undone-no-claim"),
        Action::Vote(ballot) => {
            let tally = ballot.tally(step.before.in_play()).ok();
            let (approve, reject) = tally.map_or((0, 0), |tally| (tally.approve, tally.reject));
            Message::new("undone-vote").number("approve", approve).number("reject", reject)
        }
        _ => {
            let what = step.events.first().and_then(deed::sentence);
            Message::new("undone-plot").message("what", what.unwrap_or_else(|| Message::new("redone")))
        }
    }
}

/// Says what was taken back.
pub(in crate::session) fn announce_undone(scene: &Scene, desk: &mut Desk, step: &Step) {
    report_named(scene, desk, "undone");
    desk.say(scene, Topic::General, undone(step));
}

pub(in crate::session) fn report_named(scene: &Scene, desk: &mut Desk, name: &str) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::named_event(name)));
    }
}
