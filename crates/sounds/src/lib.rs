//! What is heard of the narrator, before any device: the samples of cues and of the masking sound, and what of a text a
//! voice may be given.

pub mod cues;
pub mod noise;
pub mod text;
