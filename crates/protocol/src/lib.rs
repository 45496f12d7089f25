//! What passes between the moderator and everything around it: whatever reaches it is an [`Input`], whatever it does an
//! [`Effect`], and what is open now a [`question`]. Devices know this and nothing of the moderator, and the moderator knows
//! no device. It touches nothing outside. Begin with [`input`] and [`effect`].

mod delivery;
pub mod effect;
mod form;
pub mod input;
mod outgoing;
pub mod pages;
mod private_prompt;
mod progress;
pub mod question;
mod report;
mod screen_reader;
pub mod setup_step;
pub mod speech;
pub mod speech_input;
mod unfinished;
mod written;

pub use delivery::{Channel, Delivery, GoesRound};
pub use effect::{Effect, HeadsetOrder, Masking, RefusedLine, Shutdown, Want};
pub use form::{Form, FormChoice, TeamForm};
pub use input::{
    BadLine, DeviceEvent, FileNews, HeadsetEvent, Input, KeptAside, Leave, Opened, SpeechEvent, SpeechSource,
};
pub use outgoing::Outgoing;
pub use pages::{Address, Door, Medium, Page, PageWords, PhonesEvent, PhonesOrder};
pub use private_prompt::{About, Answer};
pub use progress::Progress;
pub use report::Report;
pub use screen_reader::ScreenReader;
pub use speech::{Cue, OwnVoice, Sound, Utterance, UtteranceId};
pub use speech_input::{Recogniser, SpeechInputEvent, SpeechInputOrder};
pub use unfinished::{Damaged, Unfinished};
pub use written::{WrittenChoice, WrittenPrompt};

pub use ::preferences::preferences::Key;
pub use ::rules::game::Seat;
pub use ::rules::game::secret::{Sealed, Secret};

use ::journal::journal;
use ::language::{language, script};
use ::preferences::preferences;
use ::rules::game;
