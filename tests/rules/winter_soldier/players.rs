//! Players as the model writes them down: for each seat, yes or no.

use resistance_narrator::game::SeatSet;

/// Some of the players.
pub type Players = [bool; 12];

/// The players of a set of seats.
pub fn players_of(seats: SeatSet) -> Players {
    let mut players = [false; 12];
    seats.iter().for_each(|seat| players[seat.index()] = true);
    players
}

/// How many they are.
pub fn how_many(players: Players) -> usize {
    players.iter().filter(|is| **is).count()
}

/// Whether all of some players are among others.
pub fn all_of(some: Players, others: Players) -> bool {
    (0..12).all(|player| others[player] || !some[player])
}
