//! What somebody has chosen for all games, as data: the settings, what the keys mean, how the narrator sounds. It touches
//! nothing outside: the program keeps the file. Begin with [`preferences`].

use ::journal::journal;
use ::language::{language, script};
use ::rules::game;

pub mod preferences;
