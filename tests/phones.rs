//! Pages for the phones of the players, over real connections: how one gets in, what is there, and what is not.

mod answering;
mod client;
mod coming_in;
mod known_again;
mod lengths;
mod listening;
#[cfg(unix)]
mod program;
mod refused;
mod table;
