//! What the rule books say, each book as one row of data, with its tables.

use super::{
    Book, BookStage, Cost, Direction, EndGame, FirstLeader, Holders, Meeting, Sign, Spotlight, StrongLeader, Table,
};
use crate::game::module::Family;
use crate::game::plot::{Decks, Kind};
use crate::game::role::{Role, Turn};
use crate::game::{Module, Reveal, Side};

const ONE_FAIL: [u8; 5] = [1, 1, 1, 1, 1];
const TWO_ON_FOURTH: [u8; 5] = [1, 1, 1, 2, 1];

/// The base game, from 5 to 10 players.
const BASE: [Table; 6] = [
    Table { resistance: 3, spies: 2, teams: [2, 3, 2, 3, 3], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 2, teams: [2, 3, 4, 3, 4], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 3, teams: [2, 3, 3, 4, 4], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 5, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 6, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 6, spies: 4, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
];

/// Winter Soldier, from 5 to 12 players. Two Fails are needed by every team of five or more when the number of
/// players is even, and on mission 4 when it is 9 or 11.
const TO_TWELVE: [Table; 8] = [
    Table { resistance: 3, spies: 2, teams: [2, 3, 2, 3, 3], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 2, teams: [2, 3, 4, 3, 4], fails_needed: ONE_FAIL },
    Table { resistance: 4, spies: 3, teams: [2, 3, 3, 4, 4], fails_needed: ONE_FAIL },
    Table { resistance: 5, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: [1, 1, 1, 2, 2] },
    Table { resistance: 6, spies: 3, teams: [3, 4, 4, 5, 5], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 6, spies: 4, teams: [3, 4, 4, 5, 5], fails_needed: [1, 1, 1, 2, 2] },
    Table { resistance: 7, spies: 4, teams: [3, 4, 5, 6, 6], fails_needed: TWO_ON_FOURTH },
    Table { resistance: 7, spies: 5, teams: [4, 5, 5, 6, 6], fails_needed: [1, 2, 2, 2, 2] },
];

/// The parts of the base game's reveal: the spies, but no Rogue (base rules, Spies Reveal; edition of 2020, Rogue).
const SPIES_REVEAL: &[BookStage] = &[BookStage {
    turn: Turn::Spies,
    sign: Sign::Eyes,
    looking: &[Role::Spy, Role::SpyReverser],
    shown: &[Role::Spy, Role::SpyReverser],
    also: &[],
}];

/// The parts of Winter Soldier's (Winter Soldier, HYDRA Reveal; RULES section 6).
const HYDRA_REVEAL: &[BookStage] = &[
    BookStage { turn: Turn::Hydra, sign: Sign::Thumbs, looking: HYDRA_WITH_HILL, shown: HYDRA_WITH_HILL, also: &[] },
    BookStage {
        turn: Turn::NickFury,
        sign: Sign::Thumbs,
        looking: &[Role::NickFury],
        shown: &[Role::WinterSoldier, Role::AlexanderPierce, Role::BaronZemo, Role::HydraAgent],
        also: &[(Module::MariaHillShown, Role::MariaHill)],
    },
    BookStage {
        turn: Turn::BlackWidow,
        sign: Sign::Thumbs,
        looking: &[Role::BlackWidow],
        shown: &[Role::NickFury, Role::AlexanderPierce],
        also: &[],
    },
];

/// Who know each other in it, with Maria Hill who passes for one of them.
const HYDRA_WITH_HILL: &[Role] =
    &[Role::MariaHill, Role::WinterSoldier, Role::AlexanderPierce, Role::ArnimZola, Role::HydraAgent];

/// The parts of Avalon's (RULES section 9).
const EVIL_REVEAL: &[BookStage] = &[
    BookStage {
        turn: Turn::Evil,
        sign: Sign::Eyes,
        looking: EVIL_WITHOUT_OBERON,
        shown: EVIL_WITHOUT_OBERON,
        also: &[],
    },
    BookStage {
        turn: Turn::Merlin,
        sign: Sign::Thumbs,
        looking: &[Role::Merlin],
        shown: &[Role::Assassin, Role::Morgana, Role::Oberon, Role::Minion],
        also: &[],
    },
    BookStage {
        turn: Turn::Percival,
        sign: Sign::Thumbs,
        looking: &[Role::Percival],
        shown: &[Role::Merlin, Role::Morgana],
        also: &[],
    },
];

/// Who know each other in it.
const EVIL_WITHOUT_OBERON: &[Role] = &[Role::Assassin, Role::Mordred, Role::Morgana, Role::Minion];

pub(super) const ACCESSIBLE: Book = Book {
    id: "accessible",
    tables: &BASE,
    sides: (Side::Resistance, Side::Spies),
    first_leader: FirstLeader::Chosen,
    direction: Direction::Left,
    rejections: 5,
    rejections_cost: Cost::Game,
    end_game: EndGame::None,
    sought: None,
    sought_early: None,
    reveal: Reveal::Touch,
    reveals: &Reveal::ALL,
    scenes: SPIES_REVEAL,
    script: "",
    families: &[Family::Rounds, Family::Base],
    modules: &[],
    example: Module::Inquisitor,
    meeting: Meeting::Table,
    decks: Decks::PRINTED,
    take_responsibility: Kind::OneUse,
    strong_leader: StrongLeader::EveryProposal,
    spotlight: Spotlight::BeforeCards,
    holders: Holders::InTurn,
    tactile_cards: true,
    loyalty_cards: false,
    round_marker: true,
    team_tokens: true,
};

pub(super) const WIDERSTAND: Book =
    Book { id: "widerstand", reveal: Reveal::Eyes, tactile_cards: false, ..ACCESSIBLE };

pub(super) const RESISTANCE_2020: Book = Book { id: "resistance-2020", modules: &[Module::Inquisitor], ..WIDERSTAND };

pub(super) const WINTER_SOLDIER: Book = Book {
    id: "winter-soldier",
    tables: &TO_TWELVE,
    sides: (Side::Shield, Side::Hydra),
    first_leader: FirstLeader::CaptainAmerica,
    direction: Direction::Right,
    rejections: 3,
    rejections_cost: Cost::Mission,
    end_game: EndGame::Namings,
    sought: Some(Role::NickFury),
    sought_early: Some(Role::MariaHill),
    scenes: HYDRA_REVEAL,
    script: "nick-fury",
    families: &[Family::Agents],
    example: Module::BlackWidow,
    loyalty_cards: true,
    round_marker: false,
    team_tokens: false,
    ..WIDERSTAND
};

pub(super) const FORUM: Book = Book {
    id: "forum",
    reveal: Reveal::None,
    // Everybody gets the own role as a message.
    reveals: &[Reveal::None],
    modules: &[Module::Plot],
    meeting: Meeting::Letters,
    decks: Decks::FORUM,
    take_responsibility: Kind::Immediate,
    strong_leader: StrongLeader::StartOfRound,
    spotlight: Spotlight::BeforeVote,
    holders: Holders::FirstCome,
    ..WIDERSTAND
};

pub(super) const AVALON: Book = Book {
    id: "avalon",
    sides: (Side::Good, Side::Evil),
    end_game: EndGame::Assassination,
    sought: Some(Role::Merlin),
    scenes: EVIL_REVEAL,
    script: "avalon",
    families: &[Family::Rounds, Family::Legend],
    example: Module::Percival,
    loyalty_cards: true,
    ..WIDERSTAND
};
