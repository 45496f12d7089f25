//! Seats, numbered clockwise, and sets of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most players of any edition.
pub const MOST_PLAYERS: usize = 12;

/// A player's place at the table. Seats are counted clockwise in the order in which players were named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat at an index, counted from 0. None beyond the largest table.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        (index < MOST_PLAYERS).then_some(Self(index as u8))
    }

    /// The seat with a number, counted from 1 as people do.
    #[must_use]
    pub fn from_number(number: u32) -> Option<Self> {
        Self::from_index(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// The index of the seat, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number of the seat, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

/// All seats of one table, and how the players sit round it: in the order of their numbers, until two of them change
/// places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    players: u8,
    /// Who sits at each place, clockwise.
    clockwise: [Seat; MOST_PLAYERS],
}

impl Seats {
    /// The seats of a table with this many players.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self { players, clockwise: std::array::from_fn(|place| Seat(place as u8)) }
    }

    /// The seats in order, from the first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.players).map(Seat)
    }

    /// The seats as the players sit, beginning with one of them and going clockwise.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let place = self.place_of(first);
        (0..self.players).map(move |step| self.at(place + step))
    }

    /// The next seat clockwise: the player on the left.
    #[must_use]
    pub fn left_of(self, seat: Seat) -> Seat {
        self.at(self.place_of(seat) + 1)
    }

    /// The next seat counter-clockwise: the player on the right.
    #[must_use]
    pub fn right_of(self, seat: Seat) -> Seat {
        self.at(self.place_of(seat) + self.players - 1)
    }

    /// The same table after two players have changed places. Everybody keeps their number.
    #[must_use]
    pub fn swapped(mut self, first: Seat, second: Seat) -> Self {
        let (one, other) = (self.place_of(first), self.place_of(second));
        self.clockwise.swap(usize::from(one), usize::from(other));
        self
    }

    fn place_of(self, seat: Seat) -> u8 {
        self.clockwise.iter().position(|other| *other == seat).map_or(seat.0, |place| place as u8)
    }

    fn at(self, place: u8) -> Seat {
        self.clockwise[usize::from(place % self.players)]
    }

    /// The set of all seats.
    #[must_use]
    pub fn all(self) -> SeatSet {
        self.iter().collect()
    }
}

/// A set of seats: a team, or those who approved.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The set with no seat in it.
    pub const EMPTY: Self = Self(0);

    /// Adds a seat; false if it was in the set already.
    pub fn insert(&mut self, seat: Seat) -> bool {
        let before = self.0;
        self.0 |= 1 << seat.0;
        self.0 != before
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether a seat is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats that are in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats that are in one of the sets, or in both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of this set that are not in another.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every seat of this set is in another.
    #[must_use]
    pub fn is_within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// The set as a number, less than 2 to the power of [`MOST_PLAYERS`]: for tables that have a row for every set.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_PLAYERS as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// Every subset, in order.
    pub fn all_subsets(self) -> impl Iterator<Item = SeatSet> {
        self.subsets_from(0)
    }

    /// Every subset with a number of seats, in order.
    pub fn subsets(self, size: u8) -> impl Iterator<Item = SeatSet> {
        let is_whole = self.len() == usize::from(size);
        self.subsets_from(if is_whole { self.0 } else { 0 }).filter(move |set| set.len() == usize::from(size))
    }

    fn subsets_from(self, first: u16) -> impl Iterator<Item = SeatSet> {
        let all = self.0;
        // To count on over the seats of this set alone, the others are taken for carried already.
        let next = move |set: &u16| (*set != all).then_some(set.wrapping_sub(all) & all);
        std::iter::successors(Some(first), next).map(Self)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// One value for every seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Values in the order of the seats.
    #[must_use]
    pub fn new(values: Vec<T>) -> Self {
        Self(values)
    }

    /// The seats with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The value of a seat; none if the seat is not at this table.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values in the order of the seats.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.0
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_the_first() {
        let seats = Seats::new(5);
        let last = Seat::from_number(5).unwrap();
        assert_eq!(seats.left_of(last).number(), 1);
        let order: Vec<u8> = seats.clockwise_from(last).map(Seat::number).collect();
        assert_eq!(order, [5, 1, 2, 3, 4]);
    }

    #[test]
    fn whoever_changes_places_keeps_the_number_and_has_other_neighbours() {
        let [first, second, third, last] = [1, 2, 3, 5].map(|number| Seat::from_number(number).unwrap());
        let seats = Seats::new(5).swapped(second, last);
        let order: Vec<u8> = seats.clockwise_from(first).map(Seat::number).collect();
        assert_eq!(order, [1, 5, 3, 4, 2]);
        assert_eq!((seats.left_of(first), seats.right_of(third), seats.right_of(first)), (last, last, second));
        assert_eq!(seats.swapped(last, second), Seats::new(5));
    }

    #[test]
    fn there_are_as_many_teams_as_mathematics_says() {
        assert_eq!(Seats::new(10).all().subsets(5).count(), 252);
        assert_eq!(Seats::new(5).all().subsets(2).count(), 10);
    }

    #[test]
    fn a_seat_number_beyond_any_table_is_no_seat() {
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(13), None);
        assert_eq!(Seat::from_number(12).map(Seat::number), Some(12));
    }
}
