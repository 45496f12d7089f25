//! How long a reveal takes, told before it begins.

use crate::game::Game;
use crate::language::{Form, Intent, Message, Verb};
use crate::narration::announcing::table;
use crate::narration::refusing;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::preferences::voice::estimate_ms;
use crate::queries::headset;
use crate::script::pace::{PacedSound, lay_out, length_ms};
use crate::script::{Round, Script, Travels};
use crate::state::open::Activity;
use crate::state::script::ScriptPlayer;
use crate::state::table_state::Scene;

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
fn seconds_of(scene: &Scene, game: &Game, round: Round) -> u32 {
    let pauses = &scene.preferences.script;
    let script = Script::of(game).map(|script| lay_out(&script.timeline(game, round), pauses));
    let length = scene.length_of_scripts();
    let sound_ms = |sound: &PacedSound| match sound {
        PacedSound::Line(line) => {
            estimate_ms(&scene.lexicon.render(line, Form::Spoken, length), scene.preferences.sound.rate)
        }
        PacedSound::Cue(_) => 0,
    };
    length_ms(&script.unwrap_or_default(), sound_ms) / 1000
}

/// Says about how long the reveal takes: the same for everybody at a table of this size. A table of the book's way
/// that has never heard of the other one is told how long both take, once.
pub(crate) fn say_reveal_length(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    let is_new = scene.preferences.script.round.is_none() && headset::travels(&game) == Some(Travels::Cards);
    let seconds = |round| seconds_of(scene, &game, round);
    let told = if is_new {
        let (one_by_one, together) = (seconds(Round::OneByOne), seconds(Round::Together));
        // Two ways of one minute are no choice.
        let told = |seconds| length(if one_by_one < 100 { in_seconds(seconds) } else { rounded(seconds) });
        Message::new("reveal-rounds").message("one-by-one", told(one_by_one)).message("together", told(together))
    } else {
        let seconds = seconds(scene.preferences.script.round());
        Message::new("script-length").message("length", length(rounded(seconds)))
    };
    desk.say(scene, Topic::General, told);
}

/// Says the whole reveal at once: a program does not wait.
pub(crate) fn say_reveal(scene: &Scene, desk: &mut Desk) {
    let Activity::Game(table) = &scene.activity else { return };
    let Some(script) = Script::of(table.record.game()) else { return };
    for line in ScriptPlayer::new(
        &script.timeline(table.record.game(), scene.preferences.script.round()),
        &scene.preferences.script,
    )
    .lines()
    {
        desk.say(scene, Topic::General, line);
    }
}

/// A command while a script is read on its own.
pub(crate) fn read_on(scene: &Scene, desk: &mut Desk, intent: Intent) {
    match intent {
        Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip | Verb::Cancel) => table::part(scene, desk),
        _ => refusing::not_now(scene, desk, scene.question()),
    }
}
