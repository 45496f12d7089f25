//! The languages of the narrator, and its timed scripts.
//!
//! [`language`] makes sentences of messages, and meanings of lines; [`script`] lists what is read aloud in its own time.
//! The sentences themselves are in `voices/`. It knows the rules, and touches nothing outside. Begin with
//! [`language::Catalogue`] for what is said, [`language::Listener`] for what is understood.

use ::rules::game;

pub mod language;
pub mod script;
