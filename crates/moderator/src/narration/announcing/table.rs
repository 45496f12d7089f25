//! Announcements that are no event of a game: who plays, what was taken back, how a roll call stands, the farewell.

use crate::game::Seat;
use crate::game::setup::same_name;
use crate::journal::record::Step;
use crate::language::Message;
use crate::language::names::as_called;
use crate::narration::asking;
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::voice::estimate_ms;
use crate::queries::beginning::{beginning, undone};
use crate::state::open::{Activity, Mode};
use crate::state::table_state::TableState;
use protocol::{Effect, Report, Shutdown, Sound};

/// Who plays what, and who leads.
pub(crate) fn announce_game(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let (lines, begun) = (beginning(&table.record), Report::begun(&table.record));
    if state.mode == Mode::Program {
        output.effects.push(Effect::Report(begun));
    }
    lines.into_iter().for_each(|line| output.say(state, Topic::General, line));
}

pub(crate) fn warn_of_like_names(state: &TableState, output: &mut Output) {
    for (first, second) in state.localizer.spoken_names().alike() {
        let warning = Message::new("like-names")
            .player("first", first)
            .player("second", second)
            .number("first-seat", first.number())
            .number("second-seat", second.number());
        output.say(state, Topic::General, warning);
    }
}

/// Says what was taken back.
pub(crate) fn announce_undone(state: &TableState, output: &mut Output, step: &Step) {
    report_named(state, output, "undone");
    output.say(state, Topic::General, undone(step));
}

pub(crate) fn report_named(state: &TableState, output: &mut Output, name: &str) {
    if state.mode == Mode::Program {
        output.effects.push(Effect::Report(Report::named_event(name)));
    }
}

pub(crate) fn say_roll_call_answer(state: &TableState, output: &mut Output, player: Seat, approves: bool) {
    let key = if approves { "roll-call-approves" } else { "roll-call-rejects" };
    output.say(state, Topic::Votes, Message::new(key).player("player", player));
}

/// Says what a roll call has come to, and goes on with it.
fn roll_call_again(state: &TableState, output: &mut Output) {
    let Some((order, answers)) = state.roll_call() else { return };
    match order.iter().zip(&answers).next_back() {
        Some((player, approves)) => say_roll_call_answer(state, output, *player, *approves),
        None => output.say(state, Topic::Votes, Message::new("roll-call-begins")),
    }
    asking::ask(state, output);
}

/// Answers inside an open question are given again that were taken back.
pub(crate) fn answers_again(state: &TableState, output: &mut Output) {
    output.say(state, Topic::General, Message::new("redone"));
    if state.roll_call_is_open() { roll_call_again(state, output) } else { asking::ask_in_full(state, output) }
}

/// Whoever plays already can't take over from somebody: that is said, and the question stays. False for any other line.
pub(crate) fn refuses_seated(state: &TableState, output: &mut Output, line: &str) -> bool {
    let name = as_called(line);
    let is_seated = || state.localizer.names().values().iter().any(|other| same_name(other, &name));
    let refused = state.open.leaving.is_some() && is_seated();
    if refused {
        output.refuse(state, "name", Message::new("refused-seated").text("name", name));
    }
    refused
}

/// Ends the program with what was said last.
pub(crate) fn part(state: &TableState, output: &mut Output) {
    let rate = state.preferences.sound.rate;
    let words = output.narration.queue.unheard().filter_map(|sound| match sound {
        Sound::Text(text) => Some(estimate_ms(text, rate)),
        Sound::Cue(_) => None,
    });
    let words_ms = words.sum();
    output.effects.push(Effect::Quit(Shutdown::Asked { words_ms }));
}
