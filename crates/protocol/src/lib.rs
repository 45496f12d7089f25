//! What passes between the moderator and everything around it: whatever reaches it is an [`Input`], whatever it does an
//! [`Effect`], and what is open now a [`question`]. Devices know this and nothing of the moderator, and the moderator knows
//! no device. It touches nothing outside. Begin with [`input`] and [`effect`].

pub mod effect;
pub mod hearing;
pub mod input;
pub mod laying_step;
mod manner;
mod outgoing;
pub mod pages;
mod progress;
pub mod question;
mod report;
mod screen_reader;
mod slip;
pub mod speech;
mod unfinished;
mod written;

pub use effect::{EarpieceOrder, Effect, Masking, Parting, Want};
pub use hearing::{EarsEvent, Hearing, Recogniser};
pub use input::{
    BadLine, DeviceEvent, EarpieceEvent, FileNews, Input, KeptAside, Leave, Opened, SpeechEvent, SpeechSource,
};
pub use manner::{Carrier, Manner};
pub use outgoing::Outgoing;
pub use pages::{Door, Page, PageWords, PhonesEvent, PhonesOrder};
pub use progress::Progress;
pub use report::Report;
pub use screen_reader::ScreenReader;
pub use slip::{About, Answer};
pub use speech::{Cue, OwnVoice, Sound, Utterance, UtteranceId};
pub use unfinished::{Damaged, Unfinished};
pub use written::{WrittenChoice, WrittenSlip};

pub use ::preferences::preferences::Key;
pub use ::rules::game::Seat;
pub use ::rules::game::secret::{Sealed, Secret};

use ::journal::journal;
use ::language::{language, script};
use ::preferences::preferences;
use ::rules::game;
