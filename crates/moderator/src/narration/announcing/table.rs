//! Announcements that are no event of a game: who plays, what was taken back, how a roll call stands, the farewell.

use crate::game::Seat;
use crate::game::setup::same_name;
use crate::journal::record::Step;
use crate::language::Message;
use crate::language::names::as_called;
use crate::narration::asking;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::voice::estimate_ms;
use crate::queries::beginning::{beginning, undone};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::Scene;
use protocol::{Effect, Parting, Report, Sound};

/// Who plays what, and who leads.
pub(crate) fn announce_game(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let (lines, begun) = (beginning(&table.record), Report::begun(&table.record));
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(begun));
    }
    lines.into_iter().for_each(|line| desk.say(scene, Topic::General, line));
}

pub(crate) fn warn_of_like_names(scene: &Scene, desk: &mut Desk) {
    for (first, second) in scene.lexicon.spoken_names().alike() {
        let warning = Message::new("like-names")
            .player("first", first)
            .player("second", second)
            .number("first-seat", first.number())
            .number("second-seat", second.number());
        desk.say(scene, Topic::General, warning);
    }
}

/// Says what was taken back.
pub(crate) fn announce_undone(scene: &Scene, desk: &mut Desk, step: &Step) {
    report_named(scene, desk, "undone");
    desk.say(scene, Topic::General, undone(step));
}

pub(crate) fn report_named(scene: &Scene, desk: &mut Desk, name: &str) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(Report::named_event(name)));
    }
}

pub(crate) fn say_roll_call_answer(scene: &Scene, desk: &mut Desk, player: Seat, approves: bool) {
    let key = if approves { "roll-call-approves" } else { "roll-call-rejects" };
    desk.say(scene, Topic::Votes, Message::new(key).player("player", player));
}

/// Says what a roll call has come to, and goes on with it.
fn roll_call_again(scene: &Scene, desk: &mut Desk) {
    let Some((order, answers)) = scene.roll_call() else { return };
    match order.iter().zip(&answers).next_back() {
        Some((player, approves)) => say_roll_call_answer(scene, desk, *player, *approves),
        None => desk.say(scene, Topic::Votes, Message::new("roll-call-begins")),
    }
    asking::ask(scene, desk);
}

/// Answers inside an open question are given again that were taken back.
pub(crate) fn answers_again(scene: &Scene, desk: &mut Desk) {
    desk.say(scene, Topic::General, Message::new("redone"));
    if scene.roll_call_is_open() { roll_call_again(scene, desk) } else { asking::ask_in_full(scene, desk) }
}

/// Whoever plays already can't take over from somebody: that is said, and the question stays. False for any other line.
pub(crate) fn refuses_seated(scene: &Scene, desk: &mut Desk, line: &str) -> bool {
    let name = as_called(line);
    let is_seated = || scene.lexicon.names().values().iter().any(|other| same_name(other, &name));
    let refused = scene.open.leaving.is_some() && is_seated();
    if refused {
        desk.refuse(scene, "name", Message::new("refused-seated").text("name", name));
    }
    refused
}

/// Ends the program with what was said last.
pub(crate) fn part(scene: &Scene, desk: &mut Desk) {
    let rate = scene.preferences.sound.rate;
    let words = desk.narration.queue.unheard().filter_map(|sound| match sound {
        Sound::Text(text) => Some(estimate_ms(text, rate)),
        Sound::Cue(_) => None,
    });
    let words_ms = words.sum();
    desk.effects.push(Effect::Quit(Parting::Asked { words_ms }));
}
