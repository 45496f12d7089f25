//! A prompt in the words of its seat, ready to be brought there.

use crate::language::Language;
use crate::private_prompt::{About, Answer};

/// What one seat alone is told or asked, in its own language and wording. Only its seat may see it.
#[derive(Clone, PartialEq, Eq)]
pub struct WrittenPrompt {
    /// The number that an answer names. It stays the same while only the words change, or what is chosen.
    pub number: u32,
    /// What it is about.
    pub about: About,
    /// The language of all that it says.
    pub language: Language,
    /// What it says, a sentence each.
    pub lines: Vec<String>,
    /// What can be chosen; empty if nothing is asked. One whose answer is [`Answer::Undo`] stands last, and is chosen alone
    /// also where several are chosen together. Whoever is done answers [`Answer::Done`], which is taken once
    /// something is chosen, or if nothing is asked.
    pub choices: Vec<WrittenChoice>,
    /// Which of the choices is chosen so far, from 0.
    pub chosen: Option<usize>,
    /// How many are chosen together; then what is answered is [`Answer::Team`] with all of them. None if one is.
    pub together: Option<u8>,
}

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq)]
pub struct WrittenChoice {
    /// The answer that chooses it.
    pub answer: Answer,
    /// What it is called on a button: "Approve the team of Ana and Ben".
    pub text: String,
    /// What it means once it is chosen: "You approve."
    pub means: String,
    /// Why this player may not choose it.
    pub refused: Option<String>,
    /// Whether it can't be taken back once it is answered: then nobody is asked whether it is meant, so a device asks
    /// once before it sends it.
    pub is_final: bool,
}
