//! The recogniser of spoken commands: a process of its own, started, watched, and started again when it is lost.

mod keeper;
mod notice;
mod process;

use std::path::PathBuf;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use crate::language::template::{Taught, Template};
use crate::language::{Hypothesis, Message};
use crate::place::Place;
pub use ::recogniser::pipe::{Grammar, RATE_HZ};
use keeper::Keeper;
use notice::Notice;

/// What is started, and with which model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The program; see [`Recogniser::program`].
    pub program: PathBuf,
    /// The folder of the model.
    pub model: PathBuf,
}

/// What the recogniser says by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// It listens, for the first time.
    Ready,
    /// How the word sounded whose readings come next: somebody teaches their voice.
    Sounded(Template),
    /// The readings of a whole utterance, the likely ones first. None when there was nothing.
    Heard(Vec<Hypothesis>),
    /// It has ended unexpectedly, and is started again.
    Lost,
    /// It listens again.
    Back,
    /// It can't be had, and is not tried any more.
    Unavailable(Unavailable),
}

/// Why there is no recogniser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unavailable {
    /// There is no such program, or it can't be run.
    #[error("the program narrator-ears is missing")]
    NoProgram,
    /// Its library is missing.
    #[error("the library libvosk is missing")]
    NoLibrary,
    /// The model can't be loaded.
    #[error("the model can't be loaded")]
    BrokenModel,
    /// It ends again and again.
    #[error("the recogniser ends again and again")]
    KeepsFailing,
}

impl Report {
    /// What people are told of it, if anything.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        match self {
            Self::Ready | Self::Sounded(_) | Self::Heard(_) => None,
            Self::Lost => Some(Message::new("recogniser-lost")),
            Self::Back => Some(Message::new("recogniser-back")),
            Self::Unavailable(reason) => Some(Message::new(match reason {
                Unavailable::NoProgram => "recogniser-no-program",
                Unavailable::NoLibrary => "recogniser-no-library",
                Unavailable::BrokenModel => "recogniser-broken-model",
                Unavailable::KeepsFailing => "recogniser-keeps-failing",
            })),
        }
    }
}

/// The recogniser, from the side of whoever has something to be heard. No call waits.
///
/// While there is no process, sound is dropped; the phrases are kept for the next one.
pub struct Recogniser {
    notices: Sender<Notice>,
    keeper: Option<JoinHandle<()>>,
}

impl Recogniser {
    /// Starts it. Reports come from a thread of its own.
    pub fn start(options: Options, report: impl FnMut(Report) + Send + 'static) -> Self {
        let (notices, received) = mpsc::channel();
        let keeper = Keeper::new(options, notices.clone(), report);
        let thread = thread::Builder::new().name("recogniser".to_owned()).spawn(move || keeper.run(&received));
        if let Err(error) = &thread {
            tracing::error!(%error, "no thread for the recogniser");
        }
        Self { notices, keeper: thread.ok() }
    }

    /// The program that belongs to this one.
    #[must_use]
    pub fn program() -> PathBuf {
        let name = format!("narrator-ears{}", std::env::consts::EXE_SUFFIX);
        Place::find().map(|place| place.helper(&name)).unwrap_or_else(|| name.into())
    }

    /// Listens for these phrases from now on, and forgets what was heard of this utterance.
    ///
    /// The answers are listened for a second time, alone: of the readings of an utterance some are then answers, as likely
    /// as they can be, however many other words would fit too.
    ///
    /// A phrase with a word that the model does not know is left out. `[unk]` may be repeated: each time it weighs more.
    pub fn listen_for(&self, grammar: Grammar) {
        self.tell(Notice::Listen(grammar));
    }

    /// Takes these words as a second opinion from now on, in the place of those before.
    pub fn know_voices(&self, taught: Vec<Taught>) {
        self.tell(Notice::Voices(taught));
    }

    /// Sound that was heard: one channel at [`RATE_HZ`].
    pub fn audio(&self, samples: &[i16]) {
        self.tell(Notice::Audio(samples.to_vec()));
    }

    /// Nobody has spoken for a moment. If the utterance is complete it is over, and brings its [`Report::Heard`].
    pub fn pause(&self) {
        self.tell(Notice::Pause);
    }

    /// The utterance is over. It brings exactly one [`Report::Heard`], also while the recogniser is lost.
    pub fn end(&self) {
        self.tell(Notice::End);
    }

    /// Hears the last utterance again without its first words, so many, for what is listened for by now. It brings one
    /// [`Report::Heard`], like [`Recogniser::end`].
    pub fn again(&self, words: u8) {
        self.tell(Notice::Again(words));
    }

    /// Forgets what was heard of this utterance.
    pub fn reset(&self) {
        self.tell(Notice::Reset);
    }

    /// The keeper lives as long as this does, if there was a thread for it.
    fn tell(&self, notice: Notice) {
        let _ = self.notices.send(notice);
    }
}

impl Drop for Recogniser {
    fn drop(&mut self) {
        self.tell(Notice::Stop);
        if let Some(keeper) = self.keeper.take() {
            let _ = keeper.join();
        }
    }
}
