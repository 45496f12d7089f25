//! What nobody at the table sees, once more and as plainly as the book has it: who is who, what they can play, and what
//! comes of it.

use std::collections::HashSet;

use super::*;
use MissionCard::{Fail, Reverse, RogueSuccess, Success};

/// A character card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Resistance,
    ResistanceReverser,
    ResistanceRogue,
    Spy,
    SpyReverser,
    SpyRogue,
}

/// The modules that bring characters, with the cards that they bring.
pub const CHARACTERS: [(Module, Role); 4] = [
    (Module::Choice("reverser=resistance"), Role::ResistanceReverser),
    (Module::Choice("rogue=resistance"), Role::ResistanceRogue),
    (Module::Choice("reverser=spy"), Role::SpyReverser),
    (Module::Choice("rogue=spy"), Role::SpyRogue),
];

impl Role {
    /// What a member of the team can play.
    pub fn cards(self, watched: bool) -> &'static [MissionCard] {
        match self {
            Self::Resistance => &[Success],
            Self::ResistanceRogue if watched => &[Success],
            Self::ResistanceRogue => &[Success, RogueSuccess],
            Self::ResistanceReverser | Self::SpyReverser => &[Success, Reverse],
            Self::Spy | Self::SpyRogue => &[Success, Fail],
        }
    }

    fn is_spy(self) -> bool {
        matches!(self, Self::Spy | Self::SpyReverser | Self::SpyRogue)
    }
}

/// The character cards that are dealt.
pub fn dealt(players: usize, modules: &[Module]) -> Vec<Role> {
    let spies = [2, 2, 3, 3, 3, 4][players - 5];
    let mut roles: Vec<Role> =
        CHARACTERS.into_iter().filter(|(module, _)| modules.contains(module)).map(|(_, role)| role).collect();
    let special = roles.iter().filter(|role| role.is_spy()).count();
    roles.extend(std::iter::repeat_n(Role::Spy, spies - special));
    roles.resize(players, Role::Resistance);
    roles
}

/// Fails that a mission takes.
pub fn needed(players: usize, mission: usize) -> usize {
    if mission == 4 && players >= 7 { 2 } else { 1 }
}

/// How a mission ends that takes so many Fails.
pub fn result(cards: &[MissionCard], needed: usize) -> Outcome {
    let found = |kind| cards.iter().filter(|card| **card == kind).count();
    let succeeds = found(Fail) < needed;
    let turned = found(Reverse) == 1;
    if succeeds == turned { Outcome::Fail } else { Outcome::Success }
}

/// What the table tells of these cards.
pub fn told(cards: &[MissionCard]) -> (u8, u8, u8) {
    let found = |kind| cards.iter().filter(|card| **card == kind).count() as u8;
    (found(Fail), found(Reverse), found(RogueSuccess))
}

/// The cards of a team without the one that is set aside.
pub fn without(hand: &[MissionCard], aside: Option<usize>) -> Vec<MissionCard> {
    hand.iter().enumerate().filter(|(at, _)| Some(*at) != aside).map(|(_, card)| *card).collect()
}

/// Every hand that a team can play, whoever of these is on it.
pub fn hands(roles: &[Role], size: usize, watched: Option<usize>) -> HashSet<Vec<MissionCard>> {
    if size == 0 {
        return HashSet::from([Vec::new()]);
    }
    let last = size - 1;
    let mut all = HashSet::new();
    for (at, role) in roles.iter().enumerate() {
        if roles[..at].contains(role) {
            continue;
        }
        let others: Vec<Role> = [&roles[..at], &roles[at + 1..]].concat();
        for hand in hands(&others, last, watched) {
            all.extend(role.cards(watched == Some(last)).iter().map(|card| [&hand[..], &[*card]].concat()));
        }
    }
    all
}

#[test]
fn the_book_s_own_table_and_example() {
    assert_eq!(dealt(5, &[]), [&[Role::Spy; 2][..], &[Role::Resistance; 3]].concat());
    assert_eq!(result(&[Success, Success, Fail, Reverse], 1), Outcome::Success);
    // Two plain spies and three members of the resistance: any two cards but others than these.
    assert_eq!(hands(&dealt(5, &[]), 2, None).len(), 4);
}
