//! How cards or tokens go round in a reveal by touch: which way this table wants it, and all of them home when something
//! gets stuck.

use super::Stage;
use super::narration::Topic;
use super::question::Question;
use super::script_player::ScriptPlayer;
use super::voice::estimate_ms;
use crate::game::{Game, Reveal};
use crate::language::{Form, Message, Verb};
use crate::script::pace::{PacedSound, lay_out, length_ms};
use crate::script::{Round, Script, Travels};
use crate::session::asking;
use crate::session::desk::Desk;
use crate::session::earpiece;
use crate::session::listening::Listening;
use crate::session::scene::Scene;
use crate::session::script_player;
use crate::session::tune;

/// What goes round in the reveal of a game.
fn travels(game: &Game) -> Option<Travels> {
    Script::of(game)?.travels(game)
}

fn in_minutes(seconds: u32) -> u32 {
    (seconds + 30) / 60
}

fn with_length(message: Message, seconds: u32, in_seconds: bool) -> Message {
    let minutes = if in_seconds { 0 } else { in_minutes(seconds) };
    message.number("minutes", minutes).number("seconds", seconds.max(10) / 10 * 10)
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

/// What can be said now about the way things go round.
pub(super) fn round_offers(scene: &Scene) -> Vec<Verb> {
    if scene.game().and_then(travels).is_none() {
        return Vec::new();
    }
    match scene.question() {
        Question::Reveal | Question::ScriptOver => vec![Verb::Together, Verb::OneByOne],
        Question::ScriptPaused => vec![Verb::Together, Verb::OneByOne, Verb::Home],
        Question::ScriptRuns => vec![Verb::Home],
        _ => Vec::new(),
    }
}

/// Says about how long the reveal takes: the same for everybody at a table of this size. A table of the book's way
/// that has never heard of the other one is told how long both take, once.
pub(super) fn say_reveal_length(scene: &Scene, desk: &mut Desk) {
    let Some(game) = scene.game().copied() else { return };
    let is_new = scene.preferences.script.round.is_none() && travels(&game) == Some(Travels::Cards);
    let seconds = |round| seconds_of(scene, &game, round);
    let told = if is_new {
        let (one_by_one, together) = (seconds(Round::OneByOne), seconds(Round::Together));
        // Two ways of one minute are no choice.
        let in_seconds = in_minutes(one_by_one) == in_minutes(together) && one_by_one < 100;
        let length = |seconds| with_length(Message::new("way-length"), seconds, in_seconds);
        Message::new("reveal-rounds").message("one-by-one", length(one_by_one)).message("together", length(together))
    } else {
        with_length(Message::new("script-length"), seconds(scene.preferences.script.round()), false)
    };
    desk.say(scene, Topic::General, told);
}

/// Takes the way that a table wants from now on, for a reveal that is not over. False if nothing goes round in it.
pub(super) fn choose_round(scene: &mut Scene, desk: &mut Desk, verb: Verb) -> bool {
    let is_open = round_offers(scene).contains(&verb);
    let Stage::Table(table) = &mut scene.stage else { return false };
    if !is_open {
        return false;
    }
    table.script = None;
    let round = if verb == Verb::Together { Round::Together } else { Round::OneByOne };
    scene.preferences.script.round = Some(round);
    tune::keep(scene, desk);
    asking::ask(scene, desk);
    true
}

pub(super) fn begin_reveal(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    if scene.game().is_some_and(|game| game.reveal() == Reveal::Earpiece) {
        return earpiece::hand_out_roles(scene, desk);
    }
    rounds_are_known(scene, desk);
    let Stage::Table(table) = &mut scene.stage else { return };
    let Some(script) = Script::of(table.record.game()) else { return };
    table.script = Some(ScriptPlayer::new(
        &script.timeline(table.record.game(), scene.preferences.script.round()),
        &scene.preferences.script,
    ));
    script_player::play_script(scene, desk, listening);
}

/// Says the whole reveal at once: a program does not wait.
pub(super) fn say_reveal(scene: &Scene, desk: &mut Desk) {
    let Stage::Table(table) = &scene.stage else { return };
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

/// Whoever begins without choosing has heard that there are two ways.
fn rounds_are_known(scene: &mut Scene, desk: &mut Desk) {
    let by_card = scene.game().is_some_and(|game| travels(game) == Some(Travels::Cards));
    if by_card && scene.preferences.script.round.is_none() {
        scene.preferences.script.round = Some(Round::Usual);
        tune::keep(scene, desk);
    }
}
