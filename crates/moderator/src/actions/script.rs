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
use crate::output::{Desk, script, wording};
use crate::queries::lines;
use crate::script::Script;
use crate::script::pace::PacedSound;
use crate::state::open::{Activity, Reading};
use crate::state::script::{Playing, ScriptPlayer};
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{Cue, Effect, Masking, Parting, Sound, SpeechEvent, UtteranceId};

/// Something in the speech queue began or ended.
pub(crate) fn heard(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    id: UtteranceId,
    event: SpeechEvent,
) {
    if devices::whisper_heard(scene, desk, id, event) {
        return;
    }
    let was_silenced = !desk.narration.queue.holds(id);
    desk.effects.extend(desk.narration.queue.heard(id, event).into_iter().map(Effect::Print));
    if !was_silenced {
        script_heard(scene, desk, listening, id, event);
    }
}

/// Reads a script without a game.
pub(crate) fn begin_reading(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    script: Script,
    setup: &Setup,
) {
    let beginning = match setup.check() {
        Ok(beginning) => beginning,
        Err(faults) => {
            let messages: Vec<Message> = faults.iter().map(lines::fault).collect();
            messages.iter().for_each(|message| refusing::lines::tell_fault(scene, desk, message));
            return desk.effects.push(Effect::Quit(Parting::Told));
        }
    };
    scene.lexicon.play(setup.edition);
    scene.lexicon.seat(beginning.names);
    let player = ScriptPlayer::new(
        &script.timeline(&beginning.game, scene.preferences.script.round()),
        &scene.preferences.script,
    );
    scene.activity = Activity::Reading(Box::new(Reading { player }));
    play_script(scene, desk, listening);
}

/// Queues what comes next, so that always one sound is queued ahead of the one that is heard.
pub(crate) fn play_script(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let length = scene.length_of_scripts();
    while let Some(script) = script::script_of(scene) {
        if script.playing != Playing::Runs || script.queued.len() >= 2 {
            return;
        }
        let at = script.next;
        let Some(paced) = script.sounds.get(at).cloned() else {
            if script.queued.is_empty() {
                script_over(scene, desk, listening);
            }
            return;
        };
        script.next += 1;
        // The first sound after a jump comes at once: its silence belongs to what was before it.
        let lead_ms = if script.line == at { 0 } else { paced.lead_ms };
        desk.narration.queue.wait(lead_ms);
        let sound = match &paced.sound {
            PacedSound::Line(message) => {
                let line = wording::as_answered(scene, message.clone());
                Sound::Text(scene.lexicon.render(&line, Form::Spoken, length))
            }
            // Where cues are off, the tone is a word: nobody else would know when to pass on.
            PacedSound::Cue(Cue::Now) if scene.preferences.sound.cue_volume == 0 => {
                Sound::Text(scene.lexicon.render(&Message::new("script-pass-on"), Form::Spoken, length))
            }
            PacedSound::Cue(cue) => Sound::Cue(*cue),
        };
        let id = desk.speak(sound);
        if let Some(script) = script::script_of(scene) {
            script.queued.push((id, at));
        }
    }
}

/// The speech queue has moved on.
fn script_heard(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, id: UtteranceId, event: SpeechEvent) {
    let Some(script) = script::script_of(scene) else { return };
    let Some(place) = script.queued.iter().position(|(queued, _)| *queued == id) else { return };
    let sound = script.queued[place].1;
    match event {
        SpeechEvent::Began => {
            script.heard = sound;
            script_line_begins(scene, desk, sound);
            // The ticks of a long pause sound in the masking: it goes on to the end of the pause.
            if !is_inside_a_masked_pause(scene, sound) {
                script::mask(scene, desk, Masking::Off);
            }
        }
        SpeechEvent::Ended | SpeechEvent::Cancelled => {
            script.queued.remove(place);
            let masked = script.sounds.get(sound + 1).is_some_and(|next| next.masked);
            script::mask(scene, desk, if masked { Masking::On } else { Masking::Off });
            play_script(scene, desk, listening);
        }
    }
}

/// A line of the script is printed and kept when it is heard: not before, for it may never be.
fn script_line_begins(scene: &mut Scene, desk: &mut Desk, sound: usize) {
    let Some(script) = script::script_of(scene) else { return };
    let message = match script.sounds.get(sound).map(|paced| paced.sound.clone()) {
        Some(PacedSound::Line(message)) => message,
        // Who reads with a finger has to know each tone too.
        Some(PacedSound::Cue(Cue::Now)) => {
            let pass_on = scene.lexicon.render(&Message::new("script-pass-on"), Form::Printed, Length::Full);
            return desk.effects.push(Effect::Print(pass_on));
        }
        Some(PacedSound::Cue(_)) | None => return,
    };
    script.line = sound;
    let message = wording::as_answered(scene, message);
    let length = scene.length_of_scripts();
    let spoken = scene.lexicon.render(&message, Form::Spoken, length);
    let printed = scene.lexicon.render(&message, Form::Printed, length);
    desk.narration.history.begin_group();
    desk.narration.history.keep(spoken, printed.clone(), Topic::General);
    desk.effects.push(Effect::Print(printed));
}

fn is_inside_a_masked_pause(scene: &mut Scene, sound: usize) -> bool {
    let masked = |script: &ScriptPlayer, at: usize| script.sounds.get(at).is_some_and(|paced| paced.masked);
    script::script_of(scene).is_some_and(|script| masked(script, sound) && masked(script, sound + 1))
}

fn script_over(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    script::mask(scene, desk, Masking::Off);
    if let Some(script) = script::script_of(scene) {
        script.playing = Playing::Over;
    }
    match scene.activity {
        Activity::Reading(_) => desk.effects.push(Effect::Quit(Parting::Told)),
        Activity::Game(_) | Activity::Interview(_) => {
            desk.cue(scene, Cue::YourTurn);
            if listening.tells_callings {
                spoken_names::tell_how_to_call(scene, desk, listening);
            }
            asking::ask_again(scene, desk);
        }
    }
}

/// Everything goes back to its owner, and the round begins anew when somebody says so. False if nothing goes round.
fn all_home(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(script) = script::script_of(scene) else { return false };
    let Some(began) = script.round_began() else { return false };
    let places = script.tones_since(began);
    script.go_to(began);
    script.playing = Playing::Paused;
    desk.say(scene, Topic::General, Message::new("script-home").number("places", places));
    true
}

/// Commands about a running, held or finished script. False if it is none of them.
pub(crate) fn control_script(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) -> bool {
    let Intent::Plain(verb) = intent else { return false };
    let Some(script) = script::script_of(scene) else {
        let goes_on_with_a_game = *verb == Verb::Resume && scene.question() == Question::Unfinished;
        let only_scripts = matches!(verb, Verb::Pause | Verb::Resume) && !goes_on_with_a_game;
        if only_scripts {
            desk.refuse(scene, "no-script", Message::new("refused-no-script"));
        }
        return only_scripts;
    };
    let target = match (verb, script.playing) {
        (Verb::Home, _) => return all_home(scene, desk),
        (Verb::Pause | Verb::Stop | Verb::Cancel, Playing::Silenced) => {
            script::pause_script(scene, desk);
            return true;
        }
        (Verb::Pause, _) => {
            asking::ask_again(scene, desk);
            return true;
        }
        (Verb::Undo, Playing::Runs | Playing::Silenced | Playing::Paused) => {
            script::offer_to_go_back(scene, desk);
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
    play_script(scene, desk, listening);
    true
}
