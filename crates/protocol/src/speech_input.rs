//! What passes between the session and the ears: what they tell, and what they are told.

use crate::language::template::Template;
use crate::language::{Hypothesis, Language, Message, Vocabulary};
use crate::preferences::Listens;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the ears have to tell.
#[derive(Clone, Debug, PartialEq)]
pub enum SpeechInputEvent {
    /// A recogniser is loaded.
    Ready(Arc<Recogniser>),
    /// There is nothing to listen with.
    Unavailable {
        /// Why, and what to do about it.
        reason: Message,
    },
    /// A part of the ears was lost, or is back: what is to be told of it.
    Changed(Message),
    /// What is said from now on is heard.
    Listening,
    /// What is heard next was so long that players talk to each other, if it is no command.
    Talk,
    /// Nobody has said anything for a while.
    Lull,
    /// Whether what the loudspeaker plays, whoever plays it, is in what is heard.
    HearsLoudspeaker(bool),
    /// Words that are said like the names that were asked about, the nearest first.
    SaidAlike(BTreeMap<String, Vec<String>>),
    /// How the word sounded that is heard next, where somebody teaches their voice.
    Sounded(Template),
    /// The readings of a whole utterance, in the words of the recogniser; none if there were none.
    Heard(Vec<Hypothesis>),
}

/// A recogniser that is loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct Recogniser {
    /// Its name.
    pub name: String,
    /// What people are told of it once: which it is, how good, and how to get a better one.
    pub told: Vec<Message>,
    /// The words that it knows.
    pub vocabulary: Vocabulary,
}

/// What the ears are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpeechInputOrder {
    /// When to listen, and to which language.
    When(Listens, Language),
    /// Somebody talks now.
    Talk,
    /// Somebody has talked.
    TalkOver,
    /// Hear the last utterance again without its first words, for what is listened for now.
    Again {
        /// How many words.
        words: u8,
    },
    /// Tell which words are said like these names.
    Liken {
        /// The names, which the recogniser doesn't know.
        names: Vec<String>,
    },
    /// What to listen for.
    Expect {
        /// The strings of a grammar.
        phrases: Vec<String>,
        /// Those that answer the open question, to be listened for alone too.
        answers: Vec<String>,
        /// Those of them after which nothing has to follow.
        complete: Vec<String>,
        /// Whether [`SpeechInputEvent::Sounded`] is wanted too: somebody teaches their voice.
        teaching: bool,
    },
}
