//! What can be wrong with the file of an edition.

use crate::game::edition::{LineUpFault, LineUpName};
use crate::game::role::Part;
use crate::game::{Module, Reveal, Side};

/// One thing that is wrong with the file of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line that it stands in, from 1; none if it stands in the file that this one goes by, or in no single line.
    pub line: Option<usize>,
    /// What it is.
    pub what: Fault,
}

/// What can be wrong with the file of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It can't be read: what the reader of such files says.
    #[error("{0}")]
    Unreadable(String),
    /// A key that means nothing here.
    #[error("there is no key {found:?} here, but {}", wanted.join(", "))]
    NoKey {
        /// The key.
        found: String,
        /// Those that there are.
        wanted: Vec<String>,
    },
    /// A key that is missing.
    #[error("the key {0:?} is missing")]
    KeyMissing(String),
    /// A word that is none of those that can stand there.
    #[error("{found:?} can't stand here, but {}", wanted.join(", "))]
    NoWord {
        /// The word.
        found: String,
        /// Those that can.
        wanted: Vec<String>,
    },
    /// A value of another kind than its key takes.
    #[error("the value of {0:?} is of another kind")]
    Kind(String),
    /// There is no such edition to go by.
    #[error("the narrator has no edition {0:?}")]
    NoEdition(String),
    /// One of the narrator's own editions has this name.
    #[error("the narrator has an edition {0:?}")]
    Taken(String),
    /// A name that can't be typed as one word.
    #[error("{0:?} is no name: it takes small letters, digits and hyphens")]
    Name(String),
    /// A word for whom somebody sees that stands for nobody.
    #[error("{0:?} is no side and no character of this edition")]
    Unknown(String),
    /// A word that is no module of the edition.
    #[error("{0:?} is no module of this edition")]
    NoModule(String),
    /// A word that is no character of the edition.
    #[error("{0:?} is no character of this edition")]
    NoCharacter(String),
    /// Two characters or modules of one name.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// More modules than there can be, with those of all editions that were read.
    #[error("there are too many modules")]
    TooMany,
    /// A character of neither side.
    #[error("{character:?} is of neither side")]
    NeitherSide {
        /// The character.
        character: String,
        /// The sides.
        sides: (Side, Side),
    },
    /// A side needs one character that several players can have.
    #[error("{} needs one character that several players can have, and has {found}", side.id())]
    General {
        /// The side.
        side: Side,
        /// How many there are.
        found: usize,
    },
    /// A character whose module is not among those of the edition: nobody could ever have it.
    #[error("{character:?} comes with {module:?}, which is not among the modules")]
    NeverThere {
        /// The character.
        character: String,
        /// The module.
        module: String,
    },
    /// Somebody is seen and not seen.
    #[error("{0:?} is seen and not seen")]
    Contradiction(String),
    /// Somebody sees a character that can never be there.
    #[error("{0:?} can never be there to be seen")]
    SeesNever(String),
    /// A character that looks, and sees nobody else.
    #[error("{0:?} looks and sees nobody")]
    SeesNobody(String),
    /// The numbers of players don't follow each other.
    #[error("the table for {wanted} players is missing")]
    Table {
        /// The number of players that is missing.
        wanted: usize,
    },
    /// A table for more players than can play.
    #[error("at most {most} can play")]
    TooManyPlayers {
        /// How many can.
        most: usize,
    },
    /// The sides of a table are not as many as its players, or the wrong side is larger.
    #[error("the table for {players} players: its sides don't fit")]
    Sides {
        /// The number of players.
        players: u8,
        /// The larger side, and the smaller one.
        sides: (Side, Side),
    },
    /// The numbers of a table can't be true.
    #[error("the table for {0} players: teams and Fails don't fit each other")]
    Numbers(u8),
    /// With the Trap a team would be larger than the table.
    #[error("the table for {0} players: with the Trap a team is larger than the table")]
    Trap(u8),
    /// What the edition plays by needs a character with this part.
    #[error("one character, who is always there, needs the part {0:?}")]
    Part(Part),
    /// A character whose part belongs to the other side.
    #[error("{character:?} has a part of {}", side.id())]
    PartOfSide {
        /// The character.
        character: String,
        /// The side that the part belongs to.
        side: Side,
    },
    /// A number of rejections that can't be counted.
    #[error("{0} rejections can't be counted")]
    Rejections(u8),
    /// The usual reveal is none that can be chosen.
    #[error("the reveal {} is not among the reveals", .0.id())]
    Reveal(Reveal),
    /// Nobody sees or feels anything by letter.
    #[error("by letters there is no reveal")]
    RevealByLetters,
    /// Two sides that don't play against each other.
    #[error("the sides are resistance and spies, good and evil, or shield and hydra")]
    NoPair,
    /// By letters nobody accuses anybody.
    #[error("by letters nobody can accuse anybody")]
    CaptainByLetters,
    /// Several players can be this character, who is so always there, and is nobody in particular.
    #[error("several players can be {0:?}, who so has no module and no part and does not win alone")]
    Several(String),
    /// A part that somebody else has already.
    #[error("{0:?} has a part that another character has")]
    PartTwice(String),
    /// Nothing can be played with every watch token.
    #[error("{0:?} can't play any card but Rogue Success")]
    NoCard(String),
    /// Modules that have no rule for each other.
    #[error("{:?} can't be played in one edition with {:?}", .0.id(), .1)]
    Apart(Module, &'static str),
    /// More special characters than any table has cards.
    #[error("with no number of players is there room for all who are always or usually there")]
    NoRoom,
    /// A usual module needs one that is not.
    #[error("{0:?} is needed by a module that is usually on, and is not on itself")]
    NotUsual(String),
    /// Those who look at the same time see each other, and so all of them must be shown, and nobody else.
    #[error("those who look with {0:?} see each other: each of them must see them all, and nobody else")]
    Together(String),
    /// The sentences of an end game tell of these characters alone.
    #[error("this end game is told of {0:?}")]
    Told(&'static str),
    /// Nothing is there to be said for this.
    #[error("{0:?} needs a sentence of its own")]
    NoWords(String),
    /// A line-up that can't be played, or that the file advises against.
    #[error("the line-up {} for {players} players: {why}", name.id())]
    LineUp {
        /// Its name.
        name: LineUpName,
        /// The number of players.
        players: u8,
        /// Why.
        why: LineUpFault,
    },
}
