//! Who knows whom after the reveal of Winter Soldier: the rules and both ways of reading the script, against tables
//! that were written from the book, for every choice of characters.

use std::collections::BTreeSet;

use resistance_narrator::game::knowledge::{self, Characters, Stage, Turn};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::setup::Beginning;
use resistance_narrator::game::{LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Kit, Language};
use resistance_narrator::script::{Round, Script};

use super::obeying::{Player, obey};

/// A character, by its name in files.
type Role = &'static str;

const CAPTAIN: Role = "captain-america";
const FURY: Role = "nick-fury";
const HILL: Role = "maria-hill";
const HYDRA: Role = "hydra";
const PIERCE: Role = "alexander-pierce";
const SHIELD: Role = "shield";
const SOLDIER: Role = "winter-soldier";
const WIDOW: Role = "black-widow";
const ZEMO: Role = "baron-zemo";
const ZOLA: Role = "arnim-zola";

/// The ways to read the script.
const WAYS: [(Reveal, Round); 3] =
    [(Reveal::Eyes, Round::Usual), (Reveal::Touch, Round::OneByOne), (Reveal::Touch, Round::Together)];

/// The optional characters.
const OPTIONAL: [Module; 5] = [
    Module::Choice("black-widow"),
    Module::Choice("maria-hill"),
    Module::Choice("alexander-pierce"),
    Module::Choice("arnim-zola"),
    Module::Choice("baron-zemo"),
];

/// Whom each character sees when all are in play: HYDRA without Zemo each other, with Maria Hill among them; Nick Fury
/// all of HYDRA but Zola; Black Widow Nick Fury and Pierce. Nobody else sees anybody.
const SEEN: [(Role, &[Role]); 10] = [
    (CAPTAIN, &[]),
    (FURY, &[SOLDIER, PIERCE, ZEMO, HYDRA]),
    (WIDOW, &[FURY, PIERCE]),
    (HILL, &[SOLDIER, PIERCE, ZOLA, HYDRA]),
    (SHIELD, &[]),
    (SOLDIER, &[HILL, PIERCE, ZOLA, HYDRA]),
    (PIERCE, &[HILL, SOLDIER, ZOLA, HYDRA]),
    (ZOLA, &[HILL, SOLDIER, PIERCE, HYDRA]),
    (ZEMO, &[]),
    (HYDRA, &[HILL, SOLDIER, PIERCE, ZOLA, HYDRA]),
];

/// The stages when all are in play: who opens the eyes, and whose thumbs are up.
const STAGES: [(Turn, &[Role], &[Role]); 3] = [
    (Turn::of("hydra"), &[HILL, SOLDIER, PIERCE, ZOLA, HYDRA], &[HILL, SOLDIER, PIERCE, ZOLA, HYDRA]),
    (Turn::of("nick-fury"), &[FURY], &[SOLDIER, PIERCE, ZEMO, HYDRA]),
    (Turn::of("black-widow"), &[WIDOW], &[FURY, PIERCE]),
];

fn agents(modules: Modules) -> Characters {
    Characters::new(crate::edition("winter-soldier"), modules)
}

/// Every choice of optional characters, and where Maria Hill is in play also the one in which Nick Fury sees her.
fn choices() -> Vec<Modules> {
    let mut choices = Vec::new();
    for bits in 0..1u8 << OPTIONAL.len() {
        let chosen = OPTIONAL.into_iter().enumerate().filter(|(index, _)| bits & (1 << index) != 0);
        let modules: Modules = chosen.map(|(_, module)| module).collect();
        choices.push(modules);
        if modules.contains(Module::Choice("maria-hill")) {
            choices.push(modules.iter().chain([Module::Choice("maria-hill-shown")]).collect());
        }
    }
    assert_eq!(choices.len(), 32 + 16);
    choices
}

fn is_in_play(role: Role, modules: Modules) -> bool {
    let optional = [(WIDOW, 0), (HILL, 1), (PIERCE, 2), (ZOLA, 3), (ZEMO, 4)];
    optional.iter().find(|(other, _)| *other == role).is_none_or(|(_, index)| modules.contains(OPTIONAL[*index]))
}

/// Those of a row of the tables who are in play.
fn present(row: &[Role], modules: Modules) -> BTreeSet<Role> {
    row.iter().copied().filter(|role| is_in_play(role, modules)).collect()
}

/// What the tables say of the characters that a character sees.
fn seen_by(viewer: Role, modules: Modules) -> BTreeSet<Role> {
    let row = SEEN.iter().find(|(role, _)| *role == viewer).unwrap().1;
    let mut seen = if is_in_play(viewer, modules) { present(row, modules) } else { BTreeSet::new() };
    if viewer == FURY && modules.contains(Module::Choice("maria-hill-shown")) {
        seen.insert(HILL);
    }
    seen
}

#[test]
fn the_stages_are_those_of_the_book_for_every_choice_of_characters() {
    for modules in choices() {
        let wanted: Vec<(Turn, BTreeSet<Role>, BTreeSet<Role>)> = STAGES
            .iter()
            .map(|(turn, looking, shown)| {
                let mut shown = present(shown, modules);
                if *turn == Turn::of("nick-fury") && modules.contains(Module::Choice("maria-hill-shown")) {
                    shown.insert(HILL);
                }
                (*turn, present(looking, modules), shown)
            })
            .filter(|(_, looking, _)| !looking.is_empty())
            .collect();
        let set = |roles: Vec<knowledge::Role>| roles.into_iter().map(knowledge::Role::id).collect::<BTreeSet<_>>();
        let found: Vec<_> = agents(modules)
            .stages()
            .into_iter()
            .map(|Stage { turn, looking, shown, .. }| (turn, set(looking), set(shown)))
            .collect();
        assert_eq!(found, wanted, "{modules:?}");
    }
}

#[test]
fn every_character_sees_whom_the_book_says() {
    for modules in choices() {
        let in_play: BTreeSet<Role> = agents(modules).roles().into_iter().map(|role| role.id()).collect();
        assert_eq!(in_play, present(&SEEN.map(|(role, _)| role), modules), "{modules:?}");
        for (viewer, _) in SEEN {
            let found = agents(modules).seen_by(crate::role(viewer));
            assert_eq!(
                found.iter().map(|role| role.id()).collect::<BTreeSet<_>>(),
                seen_by(viewer, modules),
                "{viewer:?}"
            );
            assert_eq!(found.len(), seen_by(viewer, modules).len(), "{viewer:?} sees somebody twice");
        }
    }
}

/// Twelve players: one for each character in play, and general agents.
fn players(modules: Modules) -> Vec<Player> {
    let of = |special: &[Role], general: Role, cards: usize| {
        let named = present(special, modules).into_iter();
        named.chain(std::iter::repeat(general)).take(cards).collect::<Vec<_>>()
    };
    let shield = of(&[CAPTAIN, FURY, WIDOW, HILL], SHIELD, 7);
    let hydra = of(&[SOLDIER, PIERCE, ZOLA, ZEMO], HYDRA, 5);
    Player::all(shield.into_iter().chain(hydra))
}

/// Whether somebody with this character is called by these words.
fn is_called(role: Role, called: &str) -> bool {
    let (called, left_out) = called.split_once(" except ").unwrap_or((called, ""));
    let name = match role {
        CAPTAIN => "Captain America",
        FURY => "Nick Fury",
        WIDOW => "Black Widow",
        HILL => "Maria Hill",
        SOLDIER => "Winter Soldier",
        PIERCE => "Alexander Pierce",
        ZOLA => "Arnim Zola",
        ZEMO => "Baron Zemo",
        SHIELD | HYDRA => "general agent",
        other => unreachable!("{other:?} is of another edition"),
    };
    let is_hydra = [SOLDIER, PIERCE, ZOLA, ZEMO, HYDRA].contains(&role);
    called.contains(name)
        || (is_hydra && called.to_lowercase().contains("all hydra agents") && !left_out.contains(name))
}

/// The game of twelve with these characters, whose players are called P1 to P12.
fn beginning(modules: Modules, reveal: Reveal) -> Beginning {
    let players = (1..=12).map(|seat| format!("P{seat}")).collect();
    let leader = LeaderChoice::Named(Seat::from_index(0).unwrap());
    Setup { edition: crate::edition("winter-soldier"), players, leader, reveal, modules, seed: 0 }.check().unwrap()
}

fn lines(modules: Modules, reveal: Reveal, round: Round, localizer: &Localizer) -> Vec<String> {
    let beginning = beginning(modules, reveal);
    assert_eq!(Script::of(&beginning.game), Some(Script::Stages(crate::edition("winter-soldier"))));
    super::obeying::lines(&beginning, round, localizer)
}

#[test]
fn who_does_what_is_said_ends_up_knowing_whom_the_book_says() {
    let localizer = Localizer::new(Language::ENGLISH, &Kit::new(), Words::Own);
    for modules in choices() {
        for (reveal, round) in WAYS {
            let mut players = players(modules);
            for line in lines(modules, reveal, round, &localizer) {
                obey(&mut players, reveal, &line, is_called);
            }
            for (seat, player) in players.iter().enumerate() {
                let wanted = seen_by(player.role, modules);
                let others = (0..players.len()).filter(|other| *other != seat);
                let wanted: BTreeSet<usize> = others.filter(|other| wanted.contains(&players[*other].role)).collect();
                assert_eq!(player.knows, wanted, "{:?} by {reveal:?} {round:?} with {modules:?}", player.role);
                assert!(player.eyes_open, "{:?} is left with closed eyes", player.role);
            }
        }
    }
}

/// What is said follows the characters in play: nobody is called who isn't there, and nobody else is left out.
#[test]
fn nobody_is_called_who_is_not_in_play() {
    let localizer = Localizer::new(Language::ENGLISH, &Kit::new(), Words::Own);
    let names = ["Black Widow", "Maria Hill", "Alexander Pierce", "Arnim Zola", "Baron Zemo"];
    for modules in choices() {
        for (reveal, round) in WAYS {
            let text = lines(modules, reveal, round, &localizer).join(" ");
            for (module, name) in OPTIONAL.into_iter().zip(names) {
                // Pierce does nothing of his own without Black Widow.
                let acts =
                    module != Module::Choice("alexander-pierce") || modules.contains(Module::Choice("black-widow"));
                assert_eq!(text.contains(name), modules.contains(module) && acts, "{name} by {reveal:?}: {text}");
            }
        }
    }
}
