//! The models of the recogniser: which ones are here, what they know, whether they are whole, and how one is fetched. It
//! knows the language of a model and where things lie, and nothing of recognising. Begin with [`models`].

pub mod models;

use ::language::language;
#[cfg(feature = "voice")]
use ::system::files;
use ::system::place;
