//! What the narrator and its recogniser of speech say to each other, and what both make of it.
//!
//! [`pipe`] is the frames that go through, [`hypothesis`] the readings of an utterance, [`template`] how a word sounds from
//! one person's mouth. Nothing here knows a game, a language or a library. Begin with [`pipe::Request`].

pub mod hypothesis;
pub mod pipe;
pub mod template;
