//! The characters, as the file of an edition describes them, and whose turn it is in the reveal.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::side::Side;
use super::{Edition, MissionCard, Module};

/// What an edition says of a character.
#[derive(Debug)]
pub struct Character {
    /// The name in JSON and in files.
    pub id: String,
    /// The side that the character wins with.
    pub side: Side,
    /// Whether several players can have this card.
    pub several: bool,
    /// The module that brings the character into the game; none if it can always be there.
    pub module: Option<Module>,
    /// The mission cards that the character may play.
    pub plays: Vec<MissionCard>,
    /// What the character is there for besides.
    pub part: Option<Part>,
    /// Whether the character wins alone, if by own cards (edition of 2020, Rogue).
    pub alone: bool,
}

/// What a character is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Leads first, and may accuse others (Winter Soldier, Winter Soldier Rule).
    Captain,
    /// Names somebody of the other side (Winter Soldier, Endgame).
    Names,
    /// Is the one to be named after three successes.
    NamedAtTheEnd,
    /// Can be named once while the game goes on (Winter Soldier, special characters).
    NamedBeforeTheEnd,
}

/// A character of an edition. The same name is the same character.
#[derive(Clone, Copy)]
pub struct Role(&'static Character);

impl Role {
    pub(super) fn new(character: &'static Character) -> Self {
        Self(character)
    }

    /// The name in JSON and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        &self.0.id
    }

    /// The character with this name, of whatever edition.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Edition::all().into_iter().find_map(|edition| edition.role(id))
    }

    /// The side that the character wins with.
    #[must_use]
    pub fn side(self) -> Side {
        self.0.side
    }

    /// Whether several players can have this card.
    #[must_use]
    pub fn is_general(self) -> bool {
        self.0.several
    }

    /// The module that brings the character into the game; none if it can always be there.
    #[must_use]
    pub fn module(self) -> Option<Module> {
        self.0.module
    }

    /// What the character is there for besides.
    #[must_use]
    pub fn part(self) -> Option<Part> {
        self.0.part
    }

    /// Whether the character wins alone, if by own cards (edition of 2020, Rogue).
    #[must_use]
    pub fn wins_alone(self) -> bool {
        self.0.alone
    }

    /// Whether the character may play a card (base rules, Conduct the Mission; edition of 2020, Reverser and Rogue;
    /// Winter Soldier, characters). That the watch token forbids Rogue Success is another matter.
    #[must_use]
    pub fn may_play(self, card: MissionCard) -> bool {
        self.0.plays.contains(&card)
    }
}

impl PartialEq for Role {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Role {}

impl Hash for Role {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl PartialOrd for Role {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Role {
    fn cmp(&self, other: &Self) -> Ordering {
        self.id().cmp(other.id())
    }
}

impl fmt::Debug for Role {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.id())
    }
}

/// What the cards of a table can do together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cast {
    /// How many may play Reverse.
    pub reversers: u8,
    /// How many of those who want missions to succeed may play a Fail, without whoever can be named before the end.
    pub good_saboteurs: u8,
    /// Whether whoever can be named before the end may play a Fail.
    pub named_saboteur: bool,
    /// How many of the others may play a Fail.
    pub evil_saboteurs: u8,
    /// Whether one of these is a Reverser, and so may not.
    pub spy_reverser: bool,
    /// How many may play Rogue Success.
    pub rogue_successes: u8,
    /// Whether somebody of either side wins alone.
    pub alone: (bool, bool),
    /// Whether somebody can be named before the end.
    pub named_before_the_end: bool,
}

impl Cast {
    /// What these cards can do, in an edition of these sides.
    pub(super) fn of(cards: &[Role], (good, evil): (Side, Side)) -> Self {
        let number = |is: &dyn Fn(&Role) -> bool| cards.iter().filter(|role| is(role)).count() as u8;
        let any = |is: &dyn Fn(&Role) -> bool| cards.iter().any(is);
        let sabotages = |role: &Role, side| role.side() == side && role.may_play(MissionCard::Fail);
        let is_named = |role: &Role| role.part() == Some(Part::NamedBeforeTheEnd);
        Self {
            reversers: number(&|role| role.may_play(MissionCard::Reverse)),
            good_saboteurs: number(&|role| sabotages(role, good) && !is_named(role)),
            named_saboteur: any(&|role| sabotages(role, good) && is_named(role)),
            evil_saboteurs: number(&|role| sabotages(role, evil)),
            spy_reverser: any(&|role| {
                role.side() == evil && role.may_play(MissionCard::Reverse) && !role.may_play(MissionCard::Fail)
            }),
            rogue_successes: number(&|role| role.may_play(MissionCard::RogueSuccess)),
            alone: (
                any(&|role| role.side() == good && role.wins_alone()),
                any(&|role| role.side() == evil && role.wins_alone()),
            ),
            named_before_the_end: any(&is_named),
        }
    }
}

/// Whose turn to learn something it is: a side, or a character, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn(&'static str);

impl Turn {
    /// The turn of the side or the character of this name.
    #[must_use]
    pub const fn of(id: &'static str) -> Self {
        Self(id)
    }

    /// The name of the side or of the character.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }
}
