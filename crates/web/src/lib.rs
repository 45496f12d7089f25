//! The narrator in a page: the same moderator, with the voice, the storage and the screen of a browser.
//!
//! `Input` in, `Effect` out, as in every program around the moderator; nothing is decided here. Begin with `app`, whose
//! loop takes one event after the other and performs every effect.

pub mod speech_queue;

#[cfg(target_arch = "wasm32")]
mod announcer;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod element;
#[cfg(target_arch = "wasm32")]
mod event;
#[cfg(target_arch = "wasm32")]
mod games;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod sound;
#[cfg(target_arch = "wasm32")]
mod speaker;
#[cfg(target_arch = "wasm32")]
mod store;
#[cfg(target_arch = "wasm32")]
mod voices;
