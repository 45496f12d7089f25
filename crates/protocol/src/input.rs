//! Everything that can reach the narrator. There is no other way in.

use crate::delivery::Delivery;
use crate::game::Seat;
use crate::game::secret::Sealed;
use crate::journal::private::Private;
use crate::journal::record::Record;
use crate::language::Message;
use crate::pages::PhonesEvent;
use crate::preferences::{Key, Voice, VoiceMode};
use crate::private_prompt::Answer;
use crate::speech::UtteranceId;
use crate::speech_input::SpeechInputEvent;

/// One thing that happened outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A line was typed, without its end. What is no text in it is passed over (see [`crate::language::plain`]): it comes
    /// from cursor keys and pasted text, and no command needs it.
    Line(String),
    /// What came in can't be a line.
    BadLine(BadLine),
    /// A key was pressed in single-key mode.
    Key(Key),
    /// Something in the speech queue began or ended.
    Speech(UtteranceId, SpeechEvent),
    /// A device was lost, came back or changed.
    Device(DeviceEvent),
    /// What became of the headset.
    Headset(HeadsetEvent),
    /// How a player gets what is theirs alone from now on: something has begun to reach them on their own, or does so no
    /// more. It holds until somebody else plays on at that seat, or a game begins.
    Reached(Seat, Delivery),
    /// What a player has answered to their prompt, on something that reaches them alone or goes round. An answer to another
    /// prompt than the one that they have, and one that the prompt does not take, change nothing.
    Answered {
        /// Who answers.
        from: Seat,
        /// The number of the prompt that was answered.
        prompt: u32,
        /// What was answered.
        answer: Sealed<Answer>,
    },
    /// What became of the phones, or what one of them wants.
    Phones(PhonesEvent),
    /// The devices through which sound can come.
    Outputs(Vec<String>),
    /// The voices that can be chosen.
    Voices(Vec<Voice>),
    /// What the ears heard, or what became of them.
    SpeechInput(SpeechInputEvent),
    /// The last [`super::Effect::Record`] could not be written: nothing of that batch was performed.
    NotRecorded {
        /// Why, as a part of a sentence.
        reason: Message,
    },
    /// The answer to [`super::Effect::Open`] and [`super::Effect::Mend`]: the game, or why it can't be read.
    Opened(Result<Opened, Message>),
    /// What became of an [`super::Effect::Copy`].
    Copied {
        /// The number of the post or message.
        number: u32,
        /// Why it is not on the clipboard, as a sentence.
        result: Result<(), Message>,
    },
    /// What is to be known of the file of the game, in which all is written all the same. Told once.
    File(FileNews),
    /// The alarm that was set rings.
    Alarm,
    /// The input has ended or somebody wants out.
    Leave(Leave),
}

/// What is to be known of the file of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileNews {
    /// It is nearly full.
    NearlyFull,
    /// Another narrator could write to it meanwhile: the disk knows no locks.
    Unlocked,
}

/// A saved game, opened to go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The game.
    pub record: Box<Record>,
    /// Whether its last entry was not written whole, and was cut away.
    pub cut: bool,
    /// What the narrator knows of it alone.
    pub private: Sealed<Private>,
    /// Who has a phone, known again before anything is asked; none if nothing was kept of phones.
    pub reached: Option<Vec<(Seat, Delivery)>>,
    /// The damaged file, if this is what was sound of it.
    pub aside: Option<KeptAside>,
    /// The same for the private part.
    pub private_aside: Option<KeptAside>,
}

/// A damaged file that was kept whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAside {
    /// Its name now, beside the game.
    pub file: String,
    /// How many entries of it are lost, if that is known.
    pub lost: Option<u32>,
}

/// Why a typed line was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// Longer than [`LONGEST_LINE`]; the rest was passed over.
    TooLong,
    /// Not valid UTF-8.
    NotText,
}

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 10_000;

/// What became of an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeechEvent {
    /// It can be heard from now on (after its lead).
    Began,
    /// It was heard to its end.
    Ended,
    /// It was silenced, or given up.
    Cancelled,
}

/// A device that was lost, came back, or was replaced. Told once each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviceEvent {
    /// Speech comes from here now.
    SpeechFrom(SpeechSource),
    /// There is no sound: no device, or the sound server went away.
    SoundLost,
    /// Sound is back.
    SoundBack,
    /// The loudspeaker that was asked for is not there: sound comes from another one.
    OtherSpeaker {
        /// What was asked for.
        wanted: String,
        /// The loudspeakers that are there.
        found: Vec<String>,
    },
}

/// Where speech comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeechSource {
    /// The speech service of the system.
    System,
    /// The built-in voice.
    BuiltIn,
    /// Nowhere: text alone.
    Nowhere,
}

impl SpeechSource {
    /// Where speech comes from when all works as it was asked for.
    #[must_use]
    pub fn expected(mode: VoiceMode) -> Self {
        match mode {
            VoiceMode::System => Self::System,
            VoiceMode::BuiltIn => Self::BuiltIn,
            VoiceMode::Off => Self::Nowhere,
        }
    }
}

/// What became of the headset, through which one player alone hears secrets. Unless it is ready, nothing is heard of
/// what was to be whispered: each whisper is told as cancelled after this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadsetEvent {
    /// A check has found it there, apart from the loudspeaker, with a voice to speak.
    Ready,
    /// It is the loudspeaker, or carries to the same place.
    Same,
    /// Nothing can be whispered, or a whisper was broken off: the device is not there, was pulled out, does not
    /// answer, or there is no built-in voice.
    Lost(
        /// Why, for the log.
        String,
    ),
}

/// Why the narrator is leaving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// Somebody said so.
    Asked,
    /// The input has ended.
    EndOfInput,
    /// Ctrl+C, or the system asks the program to end.
    Interrupted,
    /// The terminal or the pipe that is written to has gone away.
    OutputGone,
}
