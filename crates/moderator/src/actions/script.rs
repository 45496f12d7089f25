//! The player of scripts: pause, resume, again, one line back, next, start over, at any moment.
//!
//! It keeps no time. Each sound carries the silence before it, and one sound is always queued ahead, so that the
//! device can keep the silences to the sample.

pub(crate) mod rounds;

use crate::actions::spoken_names;
use crate::game::Setup;
use crate::language::{Form, Intent, Length, Message, Verb};
use crate::narration::{asking, devices, refusing};
use crate::output::history::Topic;
use crate::output::{Output, script, wording};
use crate::queries::lines;
use crate::script::Script;
use crate::script::pace::PacedSound;
use crate::state::open::{Activity, Reading};
use crate::state::script::{Playing, ScriptPlayer};
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{Cue, Effect, Masking, Shutdown, Sound, SpeechEvent, UtteranceId};

/// Something in the speech queue began or ended.
pub(crate) fn heard(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    id: UtteranceId,
    event: SpeechEvent,
) {
    if devices::whisper_heard(state, output, id, event) {
        return;
    }
    let was_silenced = !output.narration.queue.holds(id);
    let reached = output.narration.queue.heard(id, event);
    output.effects.extend(reached.lines.into_iter().map(Effect::Print));
    output.narration.tell_pages(reached.told);
    if !was_silenced {
        script_heard(state, output, listening, id, event);
    }
}

/// Reads a script without a game.
pub(crate) fn begin_reading(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    script: Script,
    setup: &Setup,
) {
    let beginning = match setup.check() {
        Ok(beginning) => beginning,
        Err(faults) => {
            let messages: Vec<Message> = faults.iter().map(lines::fault).collect();
            messages.iter().for_each(|message| refusing::lines::tell_fault(state, output, message));
            return output.effects.push(Effect::Quit(Shutdown::Told));
        }
    };
    state.localizer.play(setup.edition);
    state.localizer.seat(beginning.names);
    let player = ScriptPlayer::new(
        &script.timeline(&beginning.game, state.preferences.script.round()),
        &state.preferences.script,
    );
    state.activity = Activity::Reading(Box::new(Reading { player }));
    play_script(state, output, listening);
}

/// Queues what comes next, so that always one sound is queued ahead of the one that is heard.
pub(crate) fn play_script(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    let length = state.length_of_scripts();
    while let Some(script) = script::script_of(state) {
        if script.playing != Playing::Runs || script.queued.len() >= 2 {
            return;
        }
        let at = script.next;
        let Some(paced) = script.sounds.get(at).cloned() else {
            if script.queued.is_empty() {
                script_over(state, output, listening);
            }
            return;
        };
        script.next += 1;
        // The first sound after a jump comes at once: its silence belongs to what was before it.
        let lead_ms = if script.line == at { 0 } else { paced.lead_ms };
        output.narration.queue.wait(lead_ms);
        let sound = match &paced.sound {
            PacedSound::Line(message) => {
                let line = wording::as_answered(state, message.clone());
                Sound::Text(state.localizer.render(&line, Form::Spoken, length))
            }
            // Where cues are off, the tone is a word: nobody else would know when to pass on.
            PacedSound::Cue(Cue::Now) if state.preferences.sound.cue_volume == 0 => {
                Sound::Text(state.localizer.render(&Message::new("script-pass-on"), Form::Spoken, length))
            }
            PacedSound::Cue(cue) => Sound::Cue(*cue),
        };
        let id = output.speak(sound);
        if let Some(script) = script::script_of(state) {
            script.queued.push((id, at));
        }
    }
}

/// The speech queue has moved on.
fn script_heard(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    id: UtteranceId,
    event: SpeechEvent,
) {
    let Some(script) = script::script_of(state) else { return };
    let Some(place) = script.queued.iter().position(|(queued, _)| *queued == id) else { return };
    let sound = script.queued[place].1;
    match event {
        SpeechEvent::Began => {
            script.heard = sound;
            script_line_begins(state, output, sound);
            // The ticks of a long pause sound in the masking: it goes on to the end of the pause.
            if !is_inside_a_masked_pause(state, sound) {
                script::mask(state, output, Masking::Off);
            }
        }
        SpeechEvent::Ended | SpeechEvent::Cancelled => {
            script.queued.remove(place);
            let masked = script.sounds.get(sound + 1).is_some_and(|next| next.masked);
            script::mask(state, output, if masked { Masking::On } else { Masking::Off });
            play_script(state, output, listening);
        }
    }
}

/// A line of the script is printed and kept when it is heard: not before, for it may never be.
fn script_line_begins(state: &mut TableState, output: &mut Output, sound: usize) {
    let Some(script) = script::script_of(state) else { return };
    let message = match script.sounds.get(sound).map(|paced| paced.sound.clone()) {
        Some(PacedSound::Line(message)) => message,
        // Who reads with a finger has to know each tone too.
        Some(PacedSound::Cue(Cue::Now)) => {
            let pass_on = state.localizer.render(&Message::new("script-pass-on"), Form::Printed, Length::Full);
            return output.effects.push(Effect::Print(pass_on));
        }
        Some(PacedSound::Cue(_)) | None => return,
    };
    script.line = sound;
    let message = wording::as_answered(state, message);
    let length = state.length_of_scripts();
    let spoken = state.localizer.render(&message, Form::Spoken, length);
    let printed = state.localizer.render(&message, Form::Printed, length);
    output.narration.history.begin_group();
    output.narration.history.keep(spoken, printed.clone(), Topic::General);
    let told = output.narration.told_now(message);
    output.narration.tell_pages([told]);
    output.effects.push(Effect::Print(printed));
}

fn is_inside_a_masked_pause(state: &mut TableState, sound: usize) -> bool {
    let masked = |script: &ScriptPlayer, at: usize| script.sounds.get(at).is_some_and(|paced| paced.masked);
    script::script_of(state).is_some_and(|script| masked(script, sound) && masked(script, sound + 1))
}

fn script_over(state: &mut TableState, output: &mut Output, listening: &mut Listening) {
    script::mask(state, output, Masking::Off);
    if let Some(script) = script::script_of(state) {
        script.playing = Playing::Over;
    }
    match state.activity {
        Activity::Reading(_) => output.effects.push(Effect::Quit(Shutdown::Told)),
        Activity::Game(_) | Activity::SetupDialogue(_) => {
            output.cue(state, Cue::YourTurn);
            if listening.tells_spoken_names {
                spoken_names::tell_how_to_call(state, output, listening);
            }
            asking::ask_again(state, output);
        }
    }
}

/// Everything goes back to its owner, and the round begins anew when somebody says so. False if nothing goes round.
fn all_home(state: &mut TableState, output: &mut Output) -> bool {
    let Some(script) = script::script_of(state) else { return false };
    let Some(began) = script.round_began() else { return false };
    let places = script.tones_since(began);
    script.go_to(began);
    script.playing = Playing::Paused;
    output.say(state, Topic::General, Message::new("script-home").number("places", places));
    true
}

/// Commands about a running, held or finished script. False if it is none of them.
pub(crate) fn control_script(
    state: &mut TableState,
    output: &mut Output,
    listening: &mut Listening,
    intent: &Intent,
) -> bool {
    let Intent::Plain(verb) = intent else { return false };
    let Some(script) = script::script_of(state) else {
        let goes_on_with_a_game = *verb == Verb::Resume && state.question() == Question::Unfinished;
        let only_scripts = matches!(verb, Verb::Pause | Verb::Resume) && !goes_on_with_a_game;
        if only_scripts {
            output.refuse(state, "no-script", Message::new("refused-no-script"));
        }
        return only_scripts;
    };
    let target = match (verb, script.playing) {
        (Verb::Home, _) => return all_home(state, output),
        (Verb::Pause | Verb::Stop | Verb::Cancel, Playing::Silenced) => {
            script::pause_script(state, output);
            return true;
        }
        (Verb::Pause, _) => {
            asking::ask_again(state, output);
            return true;
        }
        (Verb::Undo, Playing::Runs | Playing::Silenced | Playing::Paused) => {
            script::offer_to_go_back(state, output);
            return true;
        }
        (Verb::Resume | Verb::Again | Verb::Repeat | Verb::Start, Playing::Silenced | Playing::Paused) => script.line,
        (Verb::Next | Verb::Confirm, Playing::Paused) => script.line,
        (Verb::Next, Playing::Silenced) => script.line_after(),
        (Verb::Back, Playing::Silenced | Playing::Paused) => script.line_before(),
        (Verb::Restart, _) | (Verb::Again, Playing::Over) => 0,
        _ => return false,
    };
    script.go_to(target);
    play_script(state, output, listening);
    true
}
