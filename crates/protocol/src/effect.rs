//! Everything that the narrator can do to the world. There is no other way out.

use crate::game::Seat;
use crate::game::secret::Sealed;
use crate::journal::entry::Entry;
use crate::journal::private::PrivateEntry;
use crate::language::Language;
use crate::language::template::VoiceProfile;
use crate::outgoing::Outgoing;
use crate::pages::{Page, PhonesOrder};
use crate::preferences::{Preferences, Tuning};
use crate::progress::Progress;
use crate::report::Report;
use crate::speech::{Utterance, UtteranceId};
use crate::speech_input::SpeechInputOrder;
use crate::written::WrittenPrompt;

/// One thing to be done outside, performed in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Append to the journal and sync. Always the first of its batch: if it fails, the rest of the batch is
    /// dropped and [`super::Input::NotRecorded`] comes back.
    Record(Entry),
    /// The same for the private part of the journal.
    Confide(Sealed<PrivateEntry>),
    /// Write one line to the transcript.
    Print(String),
    /// Write one object for programs (JSON mode).
    Report(Report),
    /// Queue something to be heard.
    Speak(Utterance),
    /// Stop what is heard now and drop what is queued.
    Silence,
    /// Switch the masking sound.
    Masking(Masking),
    /// Change how speech and sound are.
    Tune(Tuning),
    /// Find out which voices there are; [`super::Input::Voices`] brings the answer.
    ListVoices,
    /// Sentences that are likely to be spoken next: worth synthesising now.
    Prepare(Vec<String>),
    /// Keep these settings for the next game.
    Keep(Box<Preferences>),
    /// Keep what was learned of somebody's voice, and use it from now on.
    Learn(Box<VoiceProfile>),
    /// Keep a line that was not understood: somebody has asked for that.
    KeepRefused(RefusedLine),
    /// Keep which lessons are done, and where one is.
    Learnt(Progress),
    /// Open a saved game; [`super::Input::Opened`] brings it.
    Open(String),
    /// The same for a damaged game: what is sound of it takes its place, and the damaged file is kept aside.
    Mend(String),
    /// Single-key mode: what is wanted next.
    Want(Want),
    /// Open the ears, close them, or tell them what to listen for.
    SpeechInput(SpeechInputOrder),
    /// Do something with the headset.
    Headset(HeadsetOrder),
    /// Bring a seat that is reached on its own, or has the phone that goes round, what it alone is told or asked now, in
    /// place of what it had; none if that is over, which comes before anything that is said. Nobody else may get to know
    /// it. [`super::Input::Answered`] brings what is answered.
    PrivatePrompt(Seat, Option<Sealed<WrittenPrompt>>),
    /// This seat is not reached on its own any more: somebody else sits there, a game begins, or it was told so. Until
    /// [`super::Input::Reached`] tells anew who is reached there, it gets no prompt, and its answers don't count.
    Unreached(Seat),
    /// Let phones in, or give them another code.
    Phones(PhonesOrder),
    /// Bring something new to pages. What is sealed in it goes to the page of its seat, and nowhere else.
    Page(Page),
    /// Find out through which devices sound can come; [`super::Input::Outputs`] brings the answer.
    ListOutputs,
    /// Set the one alarm to ring after so many milliseconds, or drop it; [`super::Input::Alarm`] comes back.
    Alarm(Option<u32>),
    /// Show a post or a message of a forum game, and keep it as a file. It is never spoken.
    Post(Outgoing),
    /// Put a post or a message on the clipboard; [`super::Input::Copied`] brings how it went.
    Copy(Outgoing),
    /// End the program; everything is saved.
    Quit(Shutdown),
}

/// A line that was not understood, without names.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct RefusedLine {
    /// The code of the language.
    pub language: String,
    /// The id of the edition.
    pub edition: String,
    /// The moment of the game: its phase, as programs are told.
    pub moment: String,
    /// Why it was refused, as programs are told.
    pub code: String,
    /// What was typed, with `#1` for the player of the first seat, and `#` for any other name.
    pub line: String,
}

/// What may still be heard before the program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shutdown {
    /// Somebody wants out: the farewell, if a voice says it at once.
    Asked {
        /// About how long it takes to say it, in milliseconds.
        words_ms: u32,
    },
    /// All is told: everything to its last word, unless somebody wants out.
    Told,
}

/// What is done with the headset that goes from hand to hand. [`super::Input::Headset`] says what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadsetOrder {
    /// Look whether it is there, and another device than the loudspeaker.
    Check,
    /// Say something there, and nowhere else; [`super::Input::Speech`] says when it was heard.
    Whisper {
        /// Named in what is told of it.
        id: UtteranceId,
        /// The language of the text.
        language: Language,
        /// What is heard.
        text: Sealed<String>,
    },
    /// Stop what is heard there.
    Hush,
}

/// The masking sound covers rustle and taps while people feel or look in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Masking {
    /// Begin to play it.
    On,
    /// Stop it.
    Off,
}

/// What single-key mode is to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Keys.
    Key,
    /// A line, because letters are part of the answer.
    Line,
}
