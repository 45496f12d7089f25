//! A timed script on its own: read aloud, printed as a timeline, or rendered to a sound file.

use std::path::Path;

use super::DONE;
use super::play::Narrator;
use super::world::World;
use crate::args::{Output, ScriptAsked};
use crate::device::render::{self, RenderError};
use crate::device::speaker;
use crate::game::setup::Beginning;
use crate::game::{BySeat, Setup};
use crate::language::localizer::Localizer;
use crate::language::{Form, Length, Message, terms};
use crate::preferences::{Tuning, Wording};
use crate::script::pace::{Paced, PacedSound, lay_out};
use crate::script::{Round, Script};
use moderator::NewGameOptions;
use moderator::queries::lines;
use protocol::Sound;

/// Reads, prints or renders a script.
pub(super) fn script(mut world: World, asked: &ScriptAsked) -> u8 {
    if let Some(round) = asked.round.as_deref().and_then(Round::from_id) {
        world.preferences.script.round = Some(round);
    }
    let Some(script) = Script::from_id(&asked.script) else { return super::BAD_ARGUMENTS };
    let checked = setup(script, asked, &world.localizer).and_then(|setup| {
        let beginning = setup.check().map_err(|faults| faults.iter().map(lines::fault).collect::<Vec<_>>())?;
        Ok((setup, beginning))
    });
    let (setup, beginning) = match checked {
        Ok(checked) => checked,
        Err(faults) => {
            for fault in &faults {
                world.fault(fault);
            }
            return super::BAD_ARGUMENTS;
        }
    };
    world.localizer.play(setup.edition);
    if !asked.print && asked.render.is_none() {
        let mut narrator = Narrator::new(world, Output::Table);
        let effects = narrator.session.read(script, &setup);
        return narrator.run(effects);
    }
    let reading = Reading::new(&world, script, &beginning);
    let printed = if asked.print { world.print_whole(reading.timeline()) } else { DONE };
    match &asked.render {
        _ if printed != DONE => printed,
        Some(file) => reading.render(Path::new(file)),
        None => DONE,
    }
}

/// The set-up that is asked for.
///
/// # Errors
/// All faults together, as sentences.
fn setup(script: Script, asked: &ScriptAsked, localizer: &Localizer) -> Result<Setup, Vec<Message>> {
    let mut faults = Vec::new();
    if asked.reveal.is_some() && !matches!(script, Script::Stages(_)) {
        faults.push(Message::new("fault-script-reveal").text("script", script.id()));
    }
    match told(script, asked).setup(localizer) {
        Ok(setup) if !script.is_of(setup.edition) => {
            let edition = Message::new(terms::edition(setup.edition));
            faults.push(Message::new("fault-script-edition").text("script", script.id()).message("edition", edition));
            Err(faults)
        }
        Ok(setup) if faults.is_empty() => Ok(setup),
        told => {
            faults.extend(told.err().unwrap_or_default());
            Err(faults)
        }
    }
}

fn told(script: Script, asked: &ScriptAsked) -> NewGameOptions {
    let usual = NewGameOptions::of_script(script, asked.players);
    NewGameOptions {
        edition: asked.edition.clone().or(usual.edition),
        players: usual.players,
        reveal: asked.reveal.clone(),
        line_up: asked.line_up.clone(),
        with: asked.with.clone(),
        seed: asked.seed,
        ..NewGameOptions::default()
    }
}

/// A script with its voice.
struct Reading<'a> {
    world: &'a World,
    paced: Vec<Paced>,
    names: BySeat<String>,
    tuning: Tuning,
}

impl<'a> Reading<'a> {
    fn new(world: &'a World, script: Script, beginning: &Beginning) -> Self {
        let paced =
            lay_out(&script.timeline(&beginning.game, world.preferences.script.round()), &world.preferences.script);
        let mut tuning = world.preferences.sound.clone();
        tuning.language = world.language;
        Self { world, paced, names: beginning.names.clone(), tuning }
    }

    fn words(&self, message: &Message, form: Form) -> String {
        let length = match self.world.preferences.wording {
            Wording::Brief => Length::Brief,
            Wording::Learning | Wording::Full => Length::Full,
        };
        self.world.localizer.with_names(message, &self.names, form, length)
    }

    /// What is heard, as the devices take it.
    fn sound(&self, sound: &PacedSound) -> Sound {
        match sound {
            PacedSound::Line(message) => Sound::Text(self.words(message, Form::Spoken)),
            PacedSound::Cue(cue) => Sound::Cue(*cue),
        }
    }

    /// A line for each silence and each sound, beginning with its start in seconds.
    fn timeline(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut at_ms = 0;
        let mut add = |at_ms: u32, text: String| lines.push(format!("{:.2} {text}", seconds(at_ms)));
        for paced in &self.paced {
            if paced.lead_ms > 0 {
                let key = match (paced.masked, paced.lead_ms) {
                    (false, 1000) => "timeline-silence-one",
                    (false, _) => "timeline-silence",
                    (true, 1000) => "timeline-masked-one",
                    (true, _) => "timeline-masked",
                };
                add(at_ms, self.words(&Message::new(key).text("seconds", length(paced.lead_ms)), Form::Printed));
                at_ms += paced.lead_ms;
            }
            add(
                at_ms,
                match &paced.sound {
                    PacedSound::Line(message) => self.words(message, Form::Printed),
                    PacedSound::Cue(cue) => {
                        let name = Message::new(super::check::cue_key(*cue));
                        self.words(&Message::new("timeline-cue").message("cue", name), Form::Printed)
                    }
                },
            );
            at_ms += speaker::length_ms(&self.sound(&paced.sound), &self.tuning);
        }
        add(at_ms, self.words(&Message::new("timeline-end"), Form::Printed));
        lines
    }

    fn render(&self, file: &Path) -> u8 {
        let parts: Vec<render::Part> = self
            .paced
            .iter()
            .map(|paced| render::Part {
                lead_ms: paced.lead_ms,
                masked: paced.masked,
                sound: self.sound(&paced.sound),
            })
            .collect();
        let name = file.display().to_string();
        match render::to_file(&parts, &self.tuning, file) {
            Ok(length_ms) => {
                let done = Message::new("rendered").text("file", name).text("seconds", length(length_ms));
                self.world.print([self.words(&done, Form::Printed)])
            }
            Err(error) => {
                let reason = match error {
                    RenderError::File(error) => crate::settings::reason(&error),
                    RenderError::NoSound => Message::new("render-no-sound"),
                    RenderError::NoVoice => Message::new("render-no-voice"),
                };
                self.world.fault(&Message::new("not-rendered").text("file", name).message("reason", reason))
            }
        }
    }
}

fn seconds(ms: u32) -> f64 {
    f64::from(ms) / 1000.0
}

/// A length as one reads it: "2.5".
fn length(ms: u32) -> String {
    let text = format!("{:.2}", seconds(ms));
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
