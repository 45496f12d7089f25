//! The game at the table: commands, and how it moves on.

pub(in crate::session) mod abandoning;
pub(in crate::session) mod begin;
pub(in crate::session) mod beginning;
pub(in crate::session) mod changing;
pub mod commands;
pub(in crate::session) mod correction;
pub mod foresee;
pub(in crate::session) mod known;
pub(in crate::session) mod leaving;
pub(in crate::session) mod meaning;
pub(in crate::session) mod people;
pub(in crate::session) mod playing;
pub(in crate::session) mod redo;
pub(in crate::session) mod roll_call;
pub mod undo;
pub(in crate::session) mod undone;
