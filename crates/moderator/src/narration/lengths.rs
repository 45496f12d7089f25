//! How long a reveal takes, told before it begins.

use crate::game::Game;
use crate::language::{Form, Intent, Message, Verb};
use crate::narration::announcing::table;
use crate::narration::refusing;
use crate::output::Output;
use crate::output::history::Topic;
use crate::preferences::voice::estimate_ms;
use crate::queries::headset;
use crate::script::pace::{PacedSound, lay_out, length_ms};
use crate::script::{Round, Script, Travels};
use crate::state::open::Activity;
use crate::state::script::ScriptPlayer;
use crate::state::table_state::TableState;

/// A length as people tell it: in tens of seconds, or in minutes and a half.
fn rounded(seconds: u32) -> (u32, u32) {
    match seconds {
        0..50 => in_seconds(seconds),
        50..225 => {
            let halves = (seconds + 15) / 30;
            (halves / 2, halves % 2 * 30)
        }
        _ => ((seconds + 30) / 60, 0),
    }
}

fn in_seconds(seconds: u32) -> (u32, u32) {
    (0, (seconds.max(10) + 5) / 10 * 10)
}

fn length((minutes, seconds): (u32, u32)) -> Message {
    Message::new("way-length").number("minutes", minutes).number("seconds", seconds)
}

/// How long the reveal of a game takes.
fn seconds_of(state: &TableState, game: &Game, round: Round) -> u32 {
    let pauses = &state.preferences.script;
    let script = Script::of(game).map(|script| lay_out(&script.timeline(game, round), pauses));
    let length = state.length_of_scripts();
    let sound_ms = |sound: &PacedSound| match sound {
        PacedSound::Line(line) => {
            estimate_ms(&state.localizer.render(line, Form::Spoken, length), state.preferences.sound.rate)
        }
        PacedSound::Cue(_) => 0,
    };
    length_ms(&script.unwrap_or_default(), sound_ms) / 1000
}

/// Says about how long the reveal takes: the same for everybody at a table of this size. A table of the book's way
/// that has never heard of the other one is told how long both take, once.
pub(crate) fn say_reveal_length(state: &TableState, output: &mut Output) {
    let Some(game) = state.game().copied() else { return };
    let is_new = state.preferences.script.round.is_none() && headset::travels(&game) == Some(Travels::Cards);
    let seconds = |round| seconds_of(state, &game, round);
    let told = if is_new {
        let (one_by_one, together) = (seconds(Round::OneByOne), seconds(Round::Together));
        // Two ways of one minute are no choice.
        let told = |seconds| length(if one_by_one < 100 { in_seconds(seconds) } else { rounded(seconds) });
        Message::new("reveal-rounds").message("one-by-one", told(one_by_one)).message("together", told(together))
    } else {
        let seconds = seconds(state.preferences.script.round());
        Message::new("script-length").message("length", length(rounded(seconds)))
    };
    output.say(state, Topic::General, told);
}

/// Says the whole reveal at once: a program does not wait.
pub(crate) fn say_reveal(state: &TableState, output: &mut Output) {
    let Activity::Game(table) = &state.activity else { return };
    let Some(script) = Script::of(table.record.game()) else { return };
    for line in ScriptPlayer::new(
        &script.timeline(table.record.game(), state.preferences.script.round()),
        &state.preferences.script,
    )
    .lines()
    {
        output.say(state, Topic::General, line);
    }
}

/// A command while a script is read on its own.
pub(crate) fn read_on(state: &TableState, output: &mut Output, intent: Intent) {
    match intent {
        Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip | Verb::Cancel) => table::part(state, output),
        _ => refusing::not_now(state, output, state.question()),
    }
}
