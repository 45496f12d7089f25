//! What a game was: see [`journal`]. It knows rules and languages; five of its files touch the disk.

use ::language::language;
use ::rules::{game, minds};
use ::system::files;

pub mod journal;
