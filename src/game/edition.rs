//! Editions: each is a [`Book`], which says what its rules are. The rows are in `edition/books.rs`.
//!
//! Nothing else asks which edition is played: it asks what the book says.

mod books;

use super::module::Family;
use super::plot::{Decks, Kind};
use super::role::{Role, Turn};
use super::{Game, Module, Reveal, Side};

/// One part of the reveal as the book has it, for all characters that there can be.
#[derive(Clone, Copy, Debug)]
pub struct BookStage {
    /// Whose turn it is.
    pub turn: Turn,
    /// By what those are known who are shown, where eyes look.
    pub sign: Sign,
    /// The characters who open their eyes, or feel.
    pub looking: &'static [Role],
    /// The characters who raise a thumb, or send the token that says yes.
    pub shown: &'static [Role],
    /// Characters who do so too with a module.
    pub also: &'static [(Module, Role)],
}

/// By what others are known in the reveal, where eyes look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// By their open eyes: all who look see each other.
    Eyes,
    /// By a raised thumb.
    Thumbs,
}

/// A published edition of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The kit for touch, with the English accessible rules.
    #[default]
    Accessible,
    /// The German edition.
    Widerstand,
    /// The French edition of 2020.
    Resistance2020,
    /// The Resistance: Winter Soldier.
    WinterSoldier,
    /// The game in a forum or by mail, with a game master.
    Forum,
    /// The Resistance: Avalon.
    Avalon,
}

/// What the book of an edition says: its tables, and which rules it plays by.
#[derive(Debug)]
pub struct Book {
    /// The name on the command line and in files, and of what it says in words of its own.
    pub id: &'static str,
    /// The table of each number of players, from the fewest on (base rules, Setup).
    pub tables: &'static [Table],
    /// The side that wants missions to succeed, and the one that wants them to fail.
    pub sides: (Side, Side),
    /// Who leads first (base rules, Setup; Winter Soldier, Set Up).
    pub first_leader: FirstLeader,
    /// Which way leadership goes (base rules, Mission Team Vote; Winter Soldier, Team Building).
    pub direction: Direction,
    /// How many rejections in a row are one too many (base rules, Mission Team Vote).
    pub rejections: u8,
    /// What they cost.
    pub rejections_cost: Cost,
    /// What comes after three successes (base rules, Game End; Winter Soldier, Endgame; RULES section 9).
    pub end_game: EndGame,
    /// The character whom the other side names after three successes.
    pub sought: Option<Role>,
    /// The character whom it may name before that.
    pub sought_early: Option<Role>,
    /// The reveal that the book asks for.
    pub reveal: Reveal,
    /// The reveals that can be chosen.
    pub reveals: &'static [Reveal],
    /// The parts of the reveal in their order, for all characters that there can be.
    pub scenes: &'static [BookStage],
    /// The name of the script of such a reveal, where it has several parts; empty elsewhere.
    pub script: &'static str,
    /// The families of modules that it can be played with (RULES section 5).
    pub families: &'static [Family],
    /// The modules that are on unless they are switched off.
    pub modules: &'static [Module],
    /// A module that it can be played with, for examples.
    pub example: Module,
    /// How players and narrator reach each other.
    pub meeting: Meeting,
    /// The plot cards (base rules, The Plot Thickens; RULES section 4).
    pub decks: Decks,
    /// When Take Responsibility counts.
    pub take_responsibility: Kind,
    /// When Strong Leader may be used.
    pub strong_leader: StrongLeader,
    /// When a spotlight is declared.
    pub spotlight: Spotlight,
    /// Who of several holders may use a card.
    pub holders: Holders,
    /// Whether its character cards tell their side to the finger (accessible rules, The Kit).
    pub tactile_cards: bool,
    /// Whether the true one of two loyalty cards is shown, instead of a character card that would tell more than a side
    /// (Winter Soldier, Scarlet Witch; RULES section 9).
    pub loyalty_cards: bool,
    /// Whether the kit has a marker for the round (base rules, Components).
    pub round_marker: bool,
    /// Whether it has tokens for those who are on a team.
    pub team_tokens: bool,
}

impl Book {
    /// Whether Captain America is always in play.
    #[must_use]
    pub fn has_captain(&self) -> bool {
        self.first_leader == FirstLeader::CaptainAmerica
    }

    /// Whether a module can be played.
    #[must_use]
    pub fn allows(&self, module: Module) -> bool {
        self.families.contains(&module.family())
    }

    /// Whether its reveal has several parts, and so its characters are told one by one who looks and who is shown.
    #[must_use]
    pub fn reveals_in_stages(&self) -> bool {
        self.scenes.len() > 1
    }

    /// Whether players and narrator write letters to each other.
    #[must_use]
    pub fn goes_by_letters(&self) -> bool {
        self.meeting == Meeting::Letters
    }
}

/// Who leads first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstLeader {
    /// Whom the table names, or the narrator draws.
    Chosen,
    /// Captain America, whom the cards decide. That player may accuse others as long as they are in the game.
    CaptainAmerica,
}

/// What one rejection too many costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// The game: the spies win.
    Game,
    /// The mission, which fails without being run (Winter Soldier, note on rejected teams).
    Mission,
}

/// What comes after three successes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndGame {
    /// Nothing: the resistance has won.
    None,
    /// Captain America names the Winter Soldier, then the Winter Soldier names Nick Fury.
    Namings,
    /// The other side comes forward, and one of them names whom it has looked for.
    Assassination,
}

/// How players and narrator reach each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// They sit at a table.
    Table,
    /// By letters, until a deadline: the narrator deals, votes and orders come in by and by, and whoever sends no vote
    /// may be left out (RULES section 7).
    Letters,
}

/// When Strong Leader may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrongLeader {
    /// Before every proposal.
    EveryProposal,
    /// At the start of a round, before cards are drawn.
    StartOfRound,
}

/// When In the Spotlight is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spotlight {
    /// Once the team is approved, before any member has chosen a card.
    BeforeCards,
    /// Right after the team is named. The card goes back to its holder when the team is rejected.
    BeforeVote,
}

/// Who of several holders may use a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holders {
    /// They are asked one by one, from the leader clockwise.
    InTurn,
    /// Whoever comes first.
    FirstCome,
}

/// Which way leadership goes round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Clockwise.
    Left,
    /// Counter-clockwise.
    Right,
}

/// What a number of players means: who is how many, and how large teams are (base rules, Setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Members of the resistance.
    pub resistance: u8,
    /// Spies.
    pub spies: u8,
    /// People on the team of each mission.
    pub teams: [u8; 5],
    /// Fail cards that fail each mission.
    pub fails_needed: [u8; 5],
}

/// The fewest players of every edition.
pub const FEWEST: usize = 5;

impl Edition {
    /// All editions.
    pub const ALL: [Self; 6] =
        [Self::Accessible, Self::Widerstand, Self::Resistance2020, Self::WinterSoldier, Self::Forum, Self::Avalon];

    /// Its row.
    #[must_use]
    pub const fn book(self) -> &'static Book {
        match self {
            Self::Accessible => &books::ACCESSIBLE,
            Self::Widerstand => &books::WIDERSTAND,
            Self::Resistance2020 => &books::RESISTANCE_2020,
            Self::WinterSoldier => &books::WINTER_SOLDIER,
            Self::Forum => &books::FORUM,
            Self::Avalon => &books::AVALON,
        }
    }

    /// The first edition whose book says so.
    pub fn with(says: impl Fn(&Book) -> bool) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| says(edition.book()))
    }

    /// The name on the command line and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.book().id
    }

    /// The edition with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::with(|book| book.id == id)
    }

    /// The table for a number of players, if the edition can be played by so many.
    #[must_use]
    pub fn table(self, players: usize) -> Option<Table> {
        self.book().tables.get(players.checked_sub(FEWEST)?).copied()
    }

    /// The fewest and the most players.
    #[must_use]
    pub fn players(self) -> (usize, usize) {
        (FEWEST, FEWEST + self.book().tables.len() - 1)
    }

    /// The reveal that the edition's rule book asks for.
    #[must_use]
    pub fn reveal(self) -> Reveal {
        self.book().reveal
    }

    /// The reveals that can be chosen.
    #[must_use]
    pub fn reveals(self) -> &'static [Reveal] {
        self.book().reveals
    }

    /// The modules that are on unless they are switched off.
    #[must_use]
    pub fn modules(self) -> &'static [Module] {
        self.book().modules
    }

    /// Whether a module can be played in this edition.
    #[must_use]
    pub fn allows(self, module: Module) -> bool {
        self.book().allows(module)
    }
}

impl Game {
    /// The edition that is played.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.rules.edition
    }

    /// What the book of its edition says.
    #[must_use]
    pub fn book(&self) -> &'static Book {
        self.rules.edition.book()
    }

    /// Whether Captain America is in this game: the cards decide who leads first, and that player may accuse others.
    #[must_use]
    pub fn has_captain(&self) -> bool {
        self.book().has_captain()
    }

    /// Whether nobody sits at a table: votes and orders come in by letters, until a deadline.
    #[must_use]
    pub fn goes_by_letters(&self) -> bool {
        self.book().goes_by_letters()
    }

    /// Whether one rejection too many fails the mission, and not the game.
    #[must_use]
    pub fn rejections_cost_the_mission(&self) -> bool {
        self.book().rejections_cost == Cost::Mission
    }
}
