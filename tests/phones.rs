//! Pages for the phones of the players, over real connections: how one gets in, what is there, and what is not.

mod answering;
mod by_link;
pub mod client;
mod coming_in;
#[cfg(target_os = "linux")]
mod hostile;
mod interleaved;
mod known_again;
mod lengths;
mod listening;
#[cfg(target_os = "linux")]
mod networks;
#[cfg(unix)]
mod program;
mod refused;
mod table;
