//! The ears: model, recogniser and microphone together, as the session commands them.
//!
//! A thread of their own looks for the model, so that the first line of a game waits for nothing.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use super::hearing::{Absence, Hearing, Heeded, Recognises};
use super::likeness::likeness;
use super::microphone::Echo;
use super::played::Played;
use super::recogniser::{Grammar, Options, Recogniser, Report};
use super::worker::Worker;
use crate::language::{Language, Message};
use crate::learned::LearnedVoices;
use crate::models::{Model, Recommended, Shelf};
use crate::preferences::Listens as When;
use crate::settings::Folders;
use protocol::{EarsEvent, Input};

/// The handle of the ears. No method waits, but the last one.
pub struct Ears {
    orders: Sender<Order>,
    worker: Option<Worker>,
}

enum Order {
    Hear(protocol::Hearing),
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

impl Ears {
    /// Ears that hear through this microphone, or the system's own, with models and learned voices from these folders
    /// or those that come with the program, and through what is `played`. They begin closed.
    #[must_use]
    pub fn start(microphone: Option<String>, played: Arc<Played>, folders: &Folders, inbox: Sender<Input>) -> Self {
        let (orders, received) = channel();
        let (models, voices) = (folders.models(), LearnedVoices::at(folders.voices()));
        let keeper = Keeper { microphone, played, models, voices, inbox, sounding: Sounding::Silent, open: None };
        let worker = Worker::start("ears", move || keeper.run(&received));
        if let Err(error) = &worker {
            tracing::error!(%error, "no thread for the ears");
        }
        Self { orders, worker: worker.ok() }
    }

    /// Does what the session asks of the ears.
    pub fn hear(&self, hearing: protocol::Hearing) {
        self.order(Order::Hear(hearing));
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
    voices: LearnedVoices,
    inbox: Sender<Input>,
    sounding: Sounding,
    open: Option<Open>,
}

/// Ears that are open to a language.
struct Open {
    language: Language,
    known: Arc<protocol::Recogniser>,
    recogniser: Arc<Recogniser>,
    hearing: Hearing,
}

impl Keeper {
    fn run(mut self, orders: &Receiver<Order>) {
        for order in orders {
            match order {
                Order::Hear(protocol::Hearing::When(when, language)) => self.listen(when, language),
                Order::Hear(protocol::Hearing::Talk) => self.with(|open| open.hearing.talk_starts()),
                Order::Hear(protocol::Hearing::TalkOver) => self.with(|open| open.hearing.talk_stops()),
                Order::Hear(protocol::Hearing::Expect { phrases, answers, complete, teaching }) => {
                    self.with(|open| open.recogniser.listen_for(Grammar { phrases, answers, complete, teaching }))
                }
                Order::Hear(protocol::Hearing::Liken { names }) => self.with(|open| open.liken(names, &self.inbox)),
                Order::Hear(protocol::Hearing::Again { words }) => self.with(|open| open.recogniser.again(words)),
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
            return self.tell(EarsEvent::Unavailable { reason: Absence::NotBuilt.message() });
        }
        if let Some(open) = self.open.as_ref().filter(|open| open.language == language) {
            return open.hearing.listen(when);
        }
        self.open = None;
        match Shelf::find(&self.models).best(language) {
            Some(model) => self.open = Some(self.open(model, when)),
            None => self.tell(EarsEvent::Unavailable { reason: Message::new("ears-no-model") }),
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
                Report::Ready => EarsEvent::Ready(Arc::clone(&ready)),
                Report::Sounded(template) => EarsEvent::Sounded(template.clone()),
                Report::Heard(readings) => EarsEvent::Heard(readings.clone()),
                Report::Lost | Report::Back | Report::Unavailable(_) => {
                    let Some(message) = report.message() else { return };
                    match report {
                        Report::Unavailable(_) => EarsEvent::Unavailable { reason: message },
                        _ => EarsEvent::Changed(message),
                    }
                }
            };
            let _ = inbox.send(Input::Ears(event));
        }));
        self.tell_voices(&recogniser, model.language);
        let inbox = self.inbox.clone();
        let tell = move |heeded| {
            let event = match heeded {
                Heeded::Listening => EarsEvent::Listening,
                Heeded::Talk => EarsEvent::Talk,
                Heeded::Lull => EarsEvent::Lull,
                Heeded::Lost(absence) => EarsEvent::Changed(absence.message()),
                Heeded::Back => EarsEvent::Changed(Message::new("microphone-back")),
                Heeded::Echo(echo) => EarsEvent::HearsLoudspeaker(echo == Echo::Heard),
                Heeded::NotListening | Heeded::Level(_) => return,
            };
            let _ = inbox.send(Input::Ears(event));
        };
        let hearing =
            Hearing::start(self.microphone.clone(), self.played.clone(), when, Ear(Arc::clone(&recogniser)), tell);
        let open = Open { language: model.language, known, recogniser, hearing };
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
    fn tell(&self, event: EarsEvent) {
        let _ = self.inbox.send(Input::Ears(event));
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
            let _ = inbox.send(Input::Ears(EarsEvent::SaidAlike(words)));
        };
        // Nobody waits for it for ever: the letters tell too.
        if let Err(error) = std::thread::Builder::new().name("names".to_owned()).spawn(liken) {
            tracing::error!(%error, "no thread for names");
            let _ = unanswered.send(Input::Ears(EarsEvent::SaidAlike(BTreeMap::new())));
        }
    }

    fn heed(&self, sounding: Sounding) {
        match sounding {
            Sounding::Sounds => self.hearing.narrator_speaks(),
            Sounding::Plays => self.hearing.narrator_is_spoken_over(),
            Sounding::Silent => self.hearing.narrator_is_silent(),
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
        let ears = Ears::start(None, Arc::default(), &Folders::under(home.path()), inbox);
        ears.hear(protocol::Hearing::When(When::Wake, Language::ALL[0]));
        let told = inputs.recv().unwrap();
        assert_eq!(told, Input::Ears(EarsEvent::Unavailable { reason: Message::new("microphone-not-built") }));
        ears.stop();
        assert_eq!(inputs.try_iter().count(), 0);
    }
}
