//! The ears: model, recogniser and microphone together, as the session commands them.
//!
//! A thread of their own looks for the model, so that the first line of a game waits for nothing.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use super::likeness::likeness;
use super::microphone::Echo;
use super::played::Played;
use super::recogniser::{Grammar, Options, Recogniser, Report};
use super::voice_activity::{Absence, Heeded, Recognises, VoiceActivity};
use super::worker::Worker;
use crate::folders::Folders;
use crate::language::{Language, Message};
use crate::models::{Model, Recommended, Shelf};
use crate::preferences::Listens as When;
use crate::voice_profiles::VoiceProfiles;
use protocol::{Input, SpeechInputEvent, SpeechInputOrder};

/// The handle of the ears. No method waits, but the last one.
pub struct SpeechInput {
    orders: Sender<Order>,
    worker: Option<Worker>,
}

enum Order {
    Hear(SpeechInputOrder),
    VoicesChanged,
    Sounding(Sounding),
}

/// Whether the narrator sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sounding {
    /// It sounds: nothing is to be heard, or it would hear itself.
    Sounds,
    /// It sounds, and plays all of it itself: somebody can be heard all the same.
    Plays,
    /// It is silent.
    Silent,
}

impl SpeechInput {
    /// Ears that hear through this microphone, or the system's own, with models and learned voices from these folders
    /// or those that come with the program, and through what is `played`. They begin closed.
    #[must_use]
    pub fn start(microphone: Option<String>, played: Arc<Played>, folders: &Folders, inbox: Sender<Input>) -> Self {
        let (orders, received) = channel();
        let (models, voices) = (folders.models(), VoiceProfiles::at(folders.voices()));
        let keeper = Keeper { microphone, played, models, voices, inbox, sounding: Sounding::Silent, open: None };
        let worker = Worker::start("ears", move || keeper.run(&received));
        if let Err(error) = &worker {
            tracing::error!(%error, "no thread for the ears");
        }
        Self { orders, worker: worker.ok() }
    }

    /// Does what the session asks of the ears.
    pub fn hear(&self, order: SpeechInputOrder) {
        self.order(Order::Hear(order));
    }

    /// Somebody's voice was learned: it is used from now on.
    pub fn voices_changed(&self) {
        self.order(Order::VoicesChanged);
    }

    /// Tells whether the narrator sounds. To be told before the first sound.
    pub fn narrator(&self, sounding: Sounding) {
        self.order(Order::Sounding(sounding));
    }

    /// Closes the ears, and waits a moment until the recogniser's process has ended.
    pub fn stop(self) {
        drop(self.orders);
        if let Some(worker) = self.worker {
            worker.end();
        }
    }

    /// Ears that are gone hear nothing, and the game goes on with keys.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }
}

/// Whoever opens and closes the ears.
struct Keeper {
    microphone: Option<String>,
    played: Arc<Played>,
    models: PathBuf,
    voices: VoiceProfiles,
    inbox: Sender<Input>,
    sounding: Sounding,
    open: Option<Open>,
}

/// Ears that are open to a language.
struct Open {
    language: Language,
    known: Arc<protocol::Recogniser>,
    recogniser: Arc<Recogniser>,
    voice_activity: VoiceActivity,
}

impl Keeper {
    fn run(mut self, orders: &Receiver<Order>) {
        for order in orders {
            match order {
                Order::Hear(SpeechInputOrder::When(when, language)) => self.listen(when, language),
                Order::Hear(SpeechInputOrder::Talk) => self.with(|open| open.voice_activity.talk_starts()),
                Order::Hear(SpeechInputOrder::TalkOver) => self.with(|open| open.voice_activity.talk_stops()),
                Order::Hear(SpeechInputOrder::Expect { phrases, answers, complete, teaching }) => {
                    self.with(|open| open.recogniser.listen_for(Grammar { phrases, answers, complete, teaching }))
                }
                Order::Hear(SpeechInputOrder::Liken { names }) => self.with(|open| open.liken(names, &self.inbox)),
                Order::Hear(SpeechInputOrder::Again { words }) => self.with(|open| open.recogniser.again(words)),
                Order::VoicesChanged => self.with(|open| self.tell_voices(&open.recogniser, open.language)),
                Order::Sounding(sounding) if sounding == self.sounding => {}
                Order::Sounding(sounding) => {
                    self.sounding = sounding;
                    self.with(|open| open.heed(sounding));
                }
            }
        }
    }

    fn with(&self, act: impl FnOnce(&Open)) {
        if let Some(open) = &self.open {
            act(open);
        }
    }

    fn listen(&mut self, when: When, language: Language) {
        if when == When::Off {
            self.open = None;
            return;
        }
        if cfg!(not(feature = "voice")) {
            return self.tell(SpeechInputEvent::Unavailable { reason: Absence::NotBuilt.message() });
        }
        if let Some(open) = self.open.as_ref().filter(|open| open.language == language) {
            return open.voice_activity.listen(when);
        }
        self.open = None;
        match Shelf::find(&self.models).best(language) {
            Some(model) => self.open = Some(self.open(model, when)),
            None => self.tell(SpeechInputEvent::Unavailable { reason: Message::new("ears-no-model") }),
        }
    }

    fn open(&self, model: &Model, when: When) -> Open {
        let ready = Arc::new(protocol::Recogniser {
            name: model.name.clone(),
            told: introduction(model, &self.models),
            vocabulary: model.vocabulary.clone(),
        });
        let options = Options { program: Recogniser::program(), model: model.folder.clone() };
        let known = Arc::clone(&ready);
        let inbox = self.inbox.clone();
        let recogniser = Arc::new(Recogniser::start(options, move |report| {
            let event = match &report {
                Report::Ready => SpeechInputEvent::Ready(Arc::clone(&ready)),
                Report::Sounded(template) => SpeechInputEvent::Sounded(template.clone()),
                Report::Heard(readings) => SpeechInputEvent::Heard(readings.clone()),
                Report::Lost | Report::Back | Report::Unavailable(_) => {
                    let Some(message) = report.message() else { return };
                    match report {
                        Report::Unavailable(_) => SpeechInputEvent::Unavailable { reason: message },
                        _ => SpeechInputEvent::Changed(message),
                    }
                }
            };
            let _ = inbox.send(Input::SpeechInput(event));
        }));
        self.tell_voices(&recogniser, model.language);
        let inbox = self.inbox.clone();
        let tell = move |heeded| {
            let event = match heeded {
                Heeded::Listening => SpeechInputEvent::Listening,
                Heeded::Talk => SpeechInputEvent::Talk,
                Heeded::Lull => SpeechInputEvent::Lull,
                Heeded::Lost(absence) => SpeechInputEvent::Changed(absence.message()),
                Heeded::Back => SpeechInputEvent::Changed(Message::new("microphone-back")),
                Heeded::Echo(echo) => SpeechInputEvent::HearsLoudspeaker(echo == Echo::Heard),
                Heeded::NotListening | Heeded::Level(_) => return,
            };
            let _ = inbox.send(Input::SpeechInput(event));
        };
        let voice_activity = VoiceActivity::start(
            self.microphone.clone(),
            self.played.clone(),
            when,
            Ear(Arc::clone(&recogniser)),
            tell,
        );
        let open = Open { language: model.language, known, recogniser, voice_activity };
        open.heed(self.sounding);
        open
    }

    /// Hands over what people have taught. Without it all is heard as everybody says it.
    fn tell_voices(&self, recogniser: &Recogniser, language: Language) {
        match self.voices.taught(language) {
            Ok(taught) => recogniser.know_voices(taught),
            Err(error) => tracing::warn!(%error, "the learned voices can't be read"),
        }
    }

    /// A session that is gone needs to know nothing.
    fn tell(&self, event: SpeechInputEvent) {
        let _ = self.inbox.send(Input::SpeechInput(event));
    }
}

impl Open {
    /// Finds out what is said like these names, in the background: a voice has to say all words of the model. Without a
    /// voice nothing is.
    fn liken(&self, names: Vec<String>, inbox: &Sender<Input>) {
        let (language, known, unanswered) = (self.language, Arc::clone(&self.known), inbox.clone());
        let inbox = inbox.clone();
        let liken = move || {
            let words = likeness(&names, language, &known.vocabulary);
            let _ = inbox.send(Input::SpeechInput(SpeechInputEvent::SaidAlike(words)));
        };
        // Nobody waits for it for ever: the letters tell too.
        if let Err(error) = std::thread::Builder::new().name("names".to_owned()).spawn(liken) {
            tracing::error!(%error, "no thread for names");
            let _ = unanswered.send(Input::SpeechInput(SpeechInputEvent::SaidAlike(BTreeMap::new())));
        }
    }

    fn heed(&self, sounding: Sounding) {
        match sounding {
            Sounding::Sounds => self.voice_activity.narrator_speaks(),
            Sounding::Plays => self.voice_activity.narrator_is_spoken_over(),
            Sounding::Silent => self.voice_activity.narrator_is_silent(),
        }
    }
}

/// Which recogniser it is, how good it was measured to be, and how to get a better one.
fn introduction(model: &Model, models: &std::path::Path) -> Vec<Message> {
    let mut told = vec![Message::new("recogniser-now").text("name", &model.name).message("quality", model.quality())];
    if model.is_starter()
        && let Ok(better) = Recommended::of(model.language, models)
    {
        let message = Message::new("model-better").text("name", better.name).number("megabytes", better.megabytes);
        told.push(message.text("code", model.language.code()));
    }
    told
}

/// What hearing hands its sound to.
struct Ear(Arc<Recogniser>);

impl Recognises for Ear {
    fn audio(&mut self, samples: &[i16]) {
        self.0.audio(samples);
    }

    fn pause(&mut self) {
        self.0.pause();
    }

    fn end(&mut self) {
        self.0.end();
    }

    fn reset(&mut self) {
        self.0.reset();
    }
}

#[cfg(all(test, not(feature = "voice")))]
mod tests {
    use super::*;

    #[test]
    fn built_without_voice_commands_the_ears_say_so_and_nothing_of_models_or_programs() {
        let home = tempfile::tempdir().unwrap();
        let (inbox, inputs) = channel();
        let ears = SpeechInput::start(None, Arc::default(), &Folders::under(home.path()), inbox);
        ears.hear(SpeechInputOrder::When(When::Wake, Language::ALL[0]));
        let told = inputs.recv().unwrap();
        assert_eq!(
            told,
            Input::SpeechInput(SpeechInputEvent::Unavailable { reason: Message::new("microphone-not-built") })
        );
        ears.stop();
        assert_eq!(inputs.try_iter().count(), 0);
    }
}
