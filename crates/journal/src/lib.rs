//! What a game was: its record, how it is stored, saved games and their exports. It knows rules and languages; five of its
//! files touch the disk, and no other. Begin with [`journal`], which says what is what.

use ::language::language;
use ::rules::{bots, game};
use ::system::files;

pub mod journal;
