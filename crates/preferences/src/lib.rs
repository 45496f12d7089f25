//! What somebody has chosen for all games: see [`preferences`]. It touches nothing outside.

use ::journal::journal;
use ::language::{language, script};
use ::rules::game;

pub mod preferences;
