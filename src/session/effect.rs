//! Everything that the narrator can do to the world. There is no other way out.

use super::listening::Hearing;
use super::preferences::Preferences;
use super::report::Report;
use super::speech::Utterance;
use super::voice::Tuning;
use crate::journal::entry::Entry;

/// One thing to be done outside, performed in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Append to the journal and sync. Always the first of its batch: if it fails, the rest of the batch is
    /// dropped and [`super::Input::NotRecorded`] comes back.
    Record(Entry),
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
    /// Open a saved game; [`super::Input::Opened`] brings it.
    Open(String),
    /// Single-key mode: what is wanted next.
    Want(Want),
    /// Open the ears, close them, or tell them what to listen for.
    Hear(Hearing),
    /// Set the one alarm to ring after so many milliseconds, or drop it; [`super::Input::Alarm`] comes back.
    Alarm(Option<u32>),
    /// End the program; everything is saved.
    Quit,
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
