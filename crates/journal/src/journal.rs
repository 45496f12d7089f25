//! Saved games: what is stored of a game, where, and what can be read back out of it.
//!
//! [`record`] is a game with its past, [`entry`] what is stored of it, [`mod@line`] how, in which [`frame`], [`storage`] where,
//! and [`reading`] what can be trusted of it.
//! [`game_history`] tells a game round by round, and [`export`] writes that out; [`statistics`] counts what games come to.
//! Only [`storage`], [`posts`] and [`saved`] touch the disk.

pub mod entry;
pub mod events;
pub mod export;
pub mod frame;
pub mod game_history;
pub mod game_id;
pub mod line;
mod lines;
pub mod posts;
pub mod private;
pub mod reading;
pub mod record;
pub mod saved;
pub mod statistics;
pub mod storage;
mod stored;
pub mod summary;
pub mod trouble;

pub use entry::{Answered, Draft, Entry};
pub use game_id::GameId;
pub use reading::Reading;
pub use record::{BadEntry, Came, Record, ReplayError, Step};
pub use saved::{Saved, list, newest_unfinished};
pub use storage::Journal;
pub use trouble::{StorageError, Trouble};
