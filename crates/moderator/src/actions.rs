//! Whatever changes what stands at the table: one file or folder an activity.
//!
//! Begin with `play`, which plays an action of the game, and `table`, which takes the commands during one.

pub(crate) mod beginning;
pub(crate) mod cancel;
pub(crate) mod headset;
pub(crate) mod keyboard;
pub(crate) mod lessons;
pub(crate) mod missions;
pub(crate) mod pages;
pub(crate) mod play;
pub(crate) mod play_by_post;
pub(crate) mod plot;
pub(crate) mod practice;
pub(crate) mod prompts;
pub(crate) mod script;
pub(crate) mod setup_dialogue;
pub(crate) mod shutdown;
pub(crate) mod speech_input;
pub(crate) mod spoken_names;
pub(crate) mod table;
pub(crate) mod tuning;
pub(crate) mod voice_enrolment;
