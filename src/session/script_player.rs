//! The player of scripts: pause, resume, again, one line back, next, start over, at any moment.
//!
//! It keeps no time. Each sound carries the silence before it, and one sound is always queued ahead, so that the
//! device can keep the silences to the sample.

use super::narration::Topic;
use super::question::Question;
use super::speech::{Cue, Sound, UtteranceId};
use super::{Effect, Masking, Parting, SpeechEvent, Stage};
use crate::game::Setup;
use crate::language::{Form, Intent, Length, Message, Verb};
use crate::script::pace::{Paced, PacedSound, Pauses, lay_out};
use crate::script::reveal_by_touch::ROUND_BEGINS;
use crate::script::{Script, Timeline};
use crate::session::asking;
use crate::session::calling;
use crate::session::desk::Desk;
use crate::session::listening::Listening;
use crate::session::narration;
use crate::session::parting;
use crate::session::refuse;
use crate::session::scene::{Reading, Scene};

/// What the player is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playing {
    /// It is heard.
    Runs,
    /// Somebody has typed into it: it is silent, and what was typed decides how it goes on.
    Silenced,
    /// It is held.
    Paused,
    /// It was heard to its end.
    Over,
}

/// A script that is being played.
#[derive(Clone, Debug)]
pub struct ScriptPlayer {
    sounds: Vec<Paced>,
    /// The line that is heard, or will be heard again after a pause.
    line: usize,
    /// The last sound that was heard, or is.
    heard: usize,
    /// The next sound to be queued.
    next: usize,
    /// What is queued: utterances and the sounds that they are.
    queued: Vec<(UtteranceId, usize)>,
    playing: Playing,
    masking: Masking,
}

impl ScriptPlayer {
    /// A script at its beginning.
    #[must_use]
    pub fn new(timeline: &Timeline, pauses: &Pauses) -> Self {
        let sounds = lay_out(timeline, pauses);
        Self { sounds, line: 0, heard: 0, next: 0, queued: Vec::new(), playing: Playing::Runs, masking: Masking::Off }
    }

    /// What the player is doing.
    #[must_use]
    pub fn playing(&self) -> Playing {
        self.playing
    }

    /// The lines of the script, without cues and silences.
    #[must_use]
    pub fn lines(&self) -> Vec<Message> {
        let line = |paced: &Paced| match &paced.sound {
            PacedSound::Line(message) => Some(message.clone()),
            PacedSound::Cue(_) => None,
        };
        self.sounds.iter().filter_map(line).collect()
    }

    fn is_line(&self, sound: usize) -> bool {
        self.sounds.get(sound).is_some_and(|paced| matches!(paced.sound, PacedSound::Line(_)))
    }

    /// The line before the present one; the first has none before it.
    fn line_before(&self) -> usize {
        (0..self.line).rev().find(|sound| self.is_line(*sound)).unwrap_or(0)
    }

    /// The line after the present one, or the end.
    fn line_after(&self) -> usize {
        (self.line + 1..self.sounds.len()).find(|sound| self.is_line(*sound)).unwrap_or(self.sounds.len())
    }

    /// Where the round of cards or tokens began that is under way; none where nothing goes round.
    fn round_began(&self) -> Option<usize> {
        let begins = |paced: &Paced| match &paced.sound {
            PacedSound::Line(message) => ROUND_BEGINS.contains(&message.key()),
            PacedSound::Cue(_) => false,
        };
        self.sounds.get(..=self.line).and_then(|heard| heard.iter().rposition(begins))
    }

    /// How many tones were heard since this sound: so many places has gone round what went from there.
    fn tones_since(&self, sound: usize) -> u32 {
        let heard = self.sounds.get(sound..=self.heard).unwrap_or_default();
        heard.iter().filter(|paced| paced.sound == PacedSound::Cue(Cue::Now)).count() as u32
    }

    /// Goes to a sound and is ready to play from there.
    fn go_to(&mut self, sound: usize) {
        self.line = sound;
        self.heard = sound;
        self.next = sound;
        self.queued.clear();
        self.playing = Playing::Runs;
    }
}

/// Whether a script is held, and goes on when somebody says so.
pub(super) fn script_is_held(scene: &Scene) -> bool {
    let script = match &scene.stage {
        Stage::Table(table) => table.script.as_ref(),
        Stage::Reading(reading) => Some(&reading.player),
        Stage::Interview(_) => None,
    };
    script.is_some_and(|script| script.playing == Playing::Paused)
}

/// Reads a script without a game.
pub(super) fn begin_reading(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    script: Script,
    setup: &Setup,
) {
    let beginning = match setup.check() {
        Ok(beginning) => beginning,
        Err(faults) => {
            let messages: Vec<Message> = faults.iter().map(super::refuse::fault).collect();
            messages.iter().for_each(|message| refuse::tell_fault(scene, desk, message));
            return desk.effects.push(Effect::Quit(Parting::Told));
        }
    };
    scene.lexicon.seat(beginning.names);
    let player = ScriptPlayer::new(
        &script.timeline(&beginning.game, scene.preferences.script.round()),
        &scene.preferences.script,
    );
    scene.stage = Stage::Reading(Box::new(Reading { player }));
    play_script(scene, desk, listening);
}

/// A command while a script is read on its own.
pub(super) fn read_on(scene: &Scene, desk: &mut Desk, intent: Intent) {
    match intent {
        Intent::Plain(Verb::Next | Verb::Confirm | Verb::Skip | Verb::Cancel) => parting::part(scene, desk),
        _ => refuse::not_now(scene, desk, scene.question()),
    }
}

fn script_of(scene: &mut Scene) -> Option<&mut ScriptPlayer> {
    match &mut scene.stage {
        Stage::Table(table) => table.script.as_mut(),
        Stage::Reading(reading) => Some(&mut reading.player),
        Stage::Interview(_) => None,
    }
}

/// Queues what comes next, so that always one sound is queued ahead of the one that is heard.
pub(super) fn play_script(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    let length = scene.length_of_scripts();
    while let Some(script) = script_of(scene) {
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
                let line = narration::as_answered(scene, message.clone());
                Sound::Text(scene.lexicon.render(&line, Form::Spoken, length))
            }
            // Where cues are off, the tone is a word: nobody else would know when to pass on.
            PacedSound::Cue(Cue::Now) if scene.preferences.sound.cue_volume == 0 => {
                Sound::Text(scene.lexicon.render(&Message::new("script-pass-on"), Form::Spoken, length))
            }
            PacedSound::Cue(cue) => Sound::Cue(*cue),
        };
        let id = desk.speak(sound);
        if let Some(script) = script_of(scene) {
            script.queued.push((id, at));
        }
    }
}

/// The speech queue has moved on.
pub(super) fn script_heard(
    scene: &mut Scene,
    desk: &mut Desk,
    listening: &mut Listening,
    id: UtteranceId,
    event: SpeechEvent,
) {
    let Some(script) = script_of(scene) else { return };
    let Some(place) = script.queued.iter().position(|(queued, _)| *queued == id) else { return };
    let sound = script.queued[place].1;
    match event {
        SpeechEvent::Began => {
            script.heard = sound;
            script_line_begins(scene, desk, sound);
            // The ticks of a long pause sound in the masking: it goes on to the end of the pause.
            if !is_inside_a_masked_pause(scene, sound) {
                mask(scene, desk, Masking::Off);
            }
        }
        SpeechEvent::Ended | SpeechEvent::Cancelled => {
            script.queued.remove(place);
            let masked = script.sounds.get(sound + 1).is_some_and(|next| next.masked);
            mask(scene, desk, if masked { Masking::On } else { Masking::Off });
            play_script(scene, desk, listening);
        }
    }
}

/// A line of the script is printed and kept when it is heard: not before, for it may never be.
fn script_line_begins(scene: &mut Scene, desk: &mut Desk, sound: usize) {
    let Some(script) = script_of(scene) else { return };
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
    let message = narration::as_answered(scene, message);
    let length = scene.length_of_scripts();
    let spoken = scene.lexicon.render(&message, Form::Spoken, length);
    let printed = scene.lexicon.render(&message, Form::Printed, length);
    desk.narration.history.begin_group();
    desk.narration.history.keep(spoken, printed.clone(), Topic::General);
    desk.effects.push(Effect::Print(printed));
}

fn mask(scene: &mut Scene, desk: &mut Desk, masking: Masking) {
    let Some(script) = script_of(scene) else { return };
    if script.masking != masking {
        script.masking = masking;
        desk.effects.push(Effect::Masking(masking));
    }
}

fn is_inside_a_masked_pause(scene: &mut Scene, sound: usize) -> bool {
    let masked = |script: &ScriptPlayer, at: usize| script.sounds.get(at).is_some_and(|paced| paced.masked);
    script_of(scene).is_some_and(|script| masked(script, sound) && masked(script, sound + 1))
}

fn script_over(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening) {
    mask(scene, desk, Masking::Off);
    if let Some(script) = script_of(scene) {
        script.playing = Playing::Over;
    }
    match scene.stage {
        Stage::Reading(_) => desk.effects.push(Effect::Quit(Parting::Told)),
        Stage::Table(_) | Stage::Interview(_) => {
            desk.cue(scene, Cue::YourTurn);
            if listening.tells_callings {
                calling::tell_how_to_call(scene, desk, listening);
            }
            asking::ask_again(scene, desk);
        }
    }
}

/// What a script has queued was silenced.
pub(super) fn silence_script(scene: &mut Scene, desk: &mut Desk) {
    let Some(script) = script_of(scene).filter(|script| script.playing == Playing::Runs) else { return };
    script.playing = Playing::Silenced;
    script.queued.clear();
    mask(scene, desk, Masking::Off);
}

/// Whether a script is heard now.
pub(super) fn script_runs(scene: &mut Scene) -> bool {
    script_of(scene).is_some_and(|script| script.playing == Playing::Runs)
}

/// Whether a script was heard until this input.
pub(super) fn script_is_silenced(scene: &mut Scene) -> bool {
    script_of(scene).is_some_and(|script| script.playing == Playing::Silenced)
}

/// Holds a script that was silenced where it is, and says so: it never goes on by itself.
pub(super) fn hold_silenced_script(scene: &mut Scene, desk: &mut Desk) {
    if script_is_silenced(scene) && !desk.effects.iter().any(|effect| matches!(effect, Effect::Quit(_))) {
        pause_script(scene, desk);
    }
}

/// Holds the script, and says so.
fn pause_script(scene: &mut Scene, desk: &mut Desk) {
    let Some(script) = script_of(scene) else { return };
    script.playing = Playing::Paused;
    // The line is heard again, with its tones: what they have moved has to be back before.
    let message = match script.tones_since(script.line) {
        0 => Message::new("script-paused"),
        places => Message::new("script-paused-passing").number("places", places),
    };
    desk.say(scene, Topic::General, message);
}

/// Everything goes back to its owner, and the round begins anew when somebody says so. False if nothing goes round.
fn all_home(scene: &mut Scene, desk: &mut Desk) -> bool {
    let Some(script) = script_of(scene) else { return false };
    let Some(began) = script.round_began() else { return false };
    let places = script.tones_since(began);
    script.go_to(began);
    script.playing = Playing::Paused;
    desk.say(scene, Topic::General, Message::new("script-home").number("places", places));
    true
}

/// Commands about a running, held or finished script. False if it is none of them.
pub(super) fn control_script(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, intent: &Intent) -> bool {
    let Intent::Plain(verb) = intent else { return false };
    let Some(script) = script_of(scene) else {
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
            pause_script(scene, desk);
            return true;
        }
        (Verb::Pause, _) => {
            asking::ask_again(scene, desk);
            return true;
        }
        (Verb::Resume | Verb::Again | Verb::Repeat, Playing::Silenced | Playing::Paused) => script.line,
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
