//! The thread that owns the connection to the speech service.
//!
//! There is never more than one connection: the library keeps tables that a second one would disturb.
//! Its callbacks run with locks held, so they only send; and they name utterances by numbers that start
//! again with every connection, so each event carries the number of its connection.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use tts::Tts;

use super::locale::must_choose;
use super::{Order, Report, Reporter};
use crate::preferences::{Tuning, Voice};
use protocol::UtteranceId;

/// Blanks make the service start its voice, so that the first words come as fast as all others.
const WARM_UP: &str = "   ";
/// How long the warm-up may take.
const WARMING: Duration = Duration::from_millis(1500);
/// How long a stopped utterance may take to say so, before the connection is ended.
const STOPPING: Duration = Duration::from_millis(300);

/// Something that became of an utterance.
#[derive(Debug)]
pub(in crate::device::speaker) struct Fate {
    connection: u64,
    utterance: String,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Began,
    Ended,
    Stopped,
}

/// Starts the thread. It ends when the sender is dropped.
pub(super) fn start(report: Reporter) -> Sender<Order> {
    let (orders, receiver) = channel();
    let sender = orders.clone();
    let service = move || {
        Service {
            orders: receiver,
            later: VecDeque::new(),
            sender,
            report,
            connection: 0,
            tts: None,
            spoken: Vec::new(),
            voices: None,
        }
        .work();
    };
    if let Err(error) = std::thread::Builder::new().name("system voice".to_owned()).spawn(service) {
        tracing::error!(%error, "no thread for the voice of the system");
    }
    orders
}

struct Service {
    orders: Receiver<Order>,
    /// Orders that came while an event was awaited.
    later: VecDeque<Order>,
    sender: Sender<Order>,
    report: Reporter,
    connection: u64,
    tts: Option<Tts>,
    /// What the service was told to speak, by its numbers and ours. The warm-up has none of ours.
    spoken: Vec<(String, Option<UtteranceId>)>,
    voices: Option<Vec<tts::Voice>>,
}

impl Service {
    fn work(mut self) {
        while let Some(order) = self.later.pop_front().or_else(|| self.orders.recv().ok()) {
            match order {
                Order::Became(fate) => self.hear(&fate),
                Order::End => return self.disconnect(),
                order => {
                    if let Err(error) = self.carry_out(order) {
                        self.tts = None;
                        self.spoken.clear();
                        (self.report)(Report::Lost(error.to_string()));
                    }
                    (self.report)(Report::Done);
                }
            }
        }
    }

    fn carry_out(&mut self, order: Order) -> Result<(), tts::Error> {
        match order {
            Order::Connect(tuning) => self.connect(&tuning)?,
            Order::Speak(id, text) => self.speak(&text, Some(id))?,
            Order::Cancel => {
                self.tts()?.stop()?;
            }
            Order::Retune(tuning) => tune(self.tts()?, &tuning)?,
            Order::Choose(tuning) => {
                let chosen = if self.choose(&tuning)? { Report::Chosen } else { Report::NoVoice };
                (self.report)(chosen);
            }
            Order::List => {
                let voices = self.voices()?.iter().map(plain).collect();
                (self.report)(Report::Voices(voices));
            }
            // Setting what is set already changes nothing, and fails if the service is gone. Asking for a
            // value would end the program then: the library does not expect that there is no answer.
            Order::Probe(tuning) => set_rate(self.tts()?, &tuning)?,
            Order::Disconnect => self.disconnect(),
            Order::Became(_) | Order::End => {}
        }
        Ok(())
    }

    fn tts(&mut self) -> Result<&mut Tts, tts::Error> {
        self.tts.as_mut().ok_or(tts::Error::NoneError)
    }

    fn connect(&mut self, tuning: &Tuning) -> Result<(), tts::Error> {
        self.disconnect();
        self.connection += 1;
        #[cfg(target_os = "linux")]
        if !super::starting::may_connect() {
            return Err(std::io::Error::other("no speech service runs, and what it says could not be heard").into());
        }
        let tts = self.tts.insert(Tts::default()?);
        listen(tts, self.connection, &self.sender)?;
        tune(tts, tuning)?;
        self.speak(WARM_UP, None)?;
        self.wait_for_quiet(WARMING);
        let speaks = !must_choose(tuning) || self.choose(tuning)?;
        (self.report)(if speaks { Report::Connected } else { Report::NoVoice });
        Ok(())
    }

    /// Stops and waits a moment first: an event that comes while the library forgets the connection would
    /// end the program.
    fn disconnect(&mut self) {
        let Some(mut tts) = self.tts.take() else {
            return;
        };
        if !self.spoken.is_empty() && tts.stop().is_ok() {
            self.wait_for_quiet(STOPPING);
        }
        self.spoken.clear();
        drop(tts);
    }

    fn speak(&mut self, text: &str, id: Option<UtteranceId>) -> Result<(), tts::Error> {
        let number = self.tts()?.speak(text, false)?.ok_or(tts::Error::NoneError)?;
        self.spoken.push((format!("{number:?}"), id));
        Ok(())
    }

    fn hear(&mut self, fate: &Fate) {
        if fate.connection != self.connection {
            return;
        }
        let Some(at) = self.spoken.iter().position(|(number, _)| *number == fate.utterance) else {
            return;
        };
        let id = self.spoken[at].1;
        if fate.phase != Phase::Began {
            self.spoken.remove(at);
        }
        match (id, fate.phase) {
            (Some(id), Phase::Began) => (self.report)(Report::Began(id)),
            // Stopped by somebody else, as a screen reader's key does: over, too.
            (Some(id), Phase::Ended | Phase::Stopped) => (self.report)(Report::Ended(id)),
            (None, _) => {}
        }
    }

    /// Waits until nothing is being spoken. Other orders are kept for later.
    fn wait_for_quiet(&mut self, limit: Duration) {
        let until = Instant::now() + limit;
        while !self.spoken.is_empty() {
            match self.orders.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Order::Became(fate)) => self.hear(&fate),
                Ok(order) => self.later.push_back(order),
                Err(_) => return,
            }
        }
    }

    /// Chooses a voice; false if there is none for the language.
    fn choose(&mut self, tuning: &Tuning) -> Result<bool, tts::Error> {
        let Some(voice) = best(self.voices()?, tuning).cloned() else {
            return Ok(false);
        };
        self.tts()?.set_voice(&voice)?;
        Ok(true)
    }

    /// All voices, listed once: that takes seconds, and the thousands of variants are left out.
    fn voices(&mut self) -> Result<&[tts::Voice], tts::Error> {
        if self.voices.is_none() {
            let mut voices = self.tts()?.voices()?;
            voices.retain(|voice| !voice.name().contains('+'));
            voices.shrink_to_fit();
            self.voices = Some(voices);
        }
        Ok(self.voices.as_deref().unwrap_or_default())
    }
}

fn listen(tts: &Tts, connection: u64, sender: &Sender<Order>) -> Result<(), tts::Error> {
    let callback = |phase| -> Option<Box<dyn FnMut(tts::UtteranceId)>> {
        let sender = sender.clone();
        Some(Box::new(move |number| {
            let fate = Fate { connection, utterance: format!("{number:?}"), phase };
            let _ = sender.send(Order::Became(fate));
        }))
    };
    tts.on_utterance_begin(callback(Phase::Began))?;
    tts.on_utterance_end(callback(Phase::Ended))?;
    tts.on_utterance_stop(callback(Phase::Stopped))
}

fn tune(tts: &mut Tts, tuning: &Tuning) -> Result<(), tts::Error> {
    let features = tts.supported_features();
    set_rate(tts, tuning)?;
    if features.pitch {
        tts.set_pitch(scaled(tuning.pitch, tts.min_pitch(), tts.normal_pitch(), tts.max_pitch()))?;
    }
    if features.volume {
        let middle = f32::midpoint(tts.min_volume(), tts.max_volume());
        tts.set_volume(scaled(tuning.volume, tts.min_volume(), middle, tts.max_volume()))?;
    }
    Ok(())
}

fn set_rate(tts: &mut Tts, tuning: &Tuning) -> Result<(), tts::Error> {
    if tts.supported_features().rate {
        tts.set_rate(scaled(tuning.rate, tts.min_rate(), tts.normal_rate(), tts.max_rate()))?;
    }
    Ok(())
}

/// Our scale from 0 over 50 to 100 on that of the service.
fn scaled(value: u8, least: f32, middle: f32, most: f32) -> f32 {
    let part = (f32::from(value.min(100)) - 50.0) / 50.0;
    middle + part * if part < 0.0 { middle - least } else { most - middle }
}

/// The chosen voice, or the plainest one of the language: `fr` before `fr-fr` before `fr-be`.
fn best<'a>(voices: &'a [tts::Voice], tuning: &Tuning) -> Option<&'a tts::Voice> {
    let chosen = tuning.voice.as_ref().and_then(|name| voices.iter().find(|voice| voice.name() == *name));
    let code = tuning.language.code();
    let plainness = |voice: &&tts::Voice| {
        let language = voice.language().to_string().to_ascii_lowercase();
        (language != code, language != format!("{code}-{code}"), language.len())
    };
    chosen.or_else(|| {
        let speaks = |voice: &&tts::Voice| voice.language().primary_language().eq_ignore_ascii_case(code);
        voices.iter().filter(speaks).min_by_key(plainness)
    })
}

fn plain(voice: &tts::Voice) -> Voice {
    Voice { name: voice.name(), language: voice.language().to_string() }
}
