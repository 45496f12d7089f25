//! The game at the table: commands, and how it moves on.

pub(super) mod abandoning;
pub(super) mod begin;
pub(super) mod beginning;
pub(super) mod changing;
pub mod commands;
pub(super) mod correction;
pub(super) mod entries;
pub mod foresee;
pub(super) mod known;
pub(super) mod leaving;
pub(super) mod meaning;
pub(super) mod people;
pub(super) mod playing;
pub(super) mod redo;
pub(super) mod roll_call;
pub mod undo;
pub(super) mod undone;
