//! Nothing is taken out of what the microphone hears: this program was built without sound of its own, or without voice
//! commands.

/// Nothing.
#[derive(Default)]
pub struct Played;
