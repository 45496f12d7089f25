//! Who knows whom after the reveal of Avalon: the rules and every way to reveal, against tables that were written from
//! the book, for every choice of characters and every number of players.

use std::collections::BTreeSet;

use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::knowledge::{self, Characters, Stage, Turn};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::setup::Beginning;
use resistance_narrator::game::{LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Kit, Language};
use resistance_narrator::script::{Round, Script};

use super::obeying::{Player, lines, obey};
use super::translated::in_english;

/// A character, by its name in files.
type Role = &'static str;

const ASSASSIN: Role = "assassin";
const MERLIN: Role = "merlin";
const MINION: Role = "minion";
const MORDRED: Role = "mordred";
const MORGANA: Role = "morgana";
const OBERON: Role = "oberon";
const PERCIVAL: Role = "percival";
const SERVANT: Role = "servant";

/// The ways to read the script.
const WAYS: [(Reveal, Round); 3] =
    [(Reveal::Eyes, Round::Usual), (Reveal::Touch, Round::OneByOne), (Reveal::Touch, Round::Together)];

/// The optional characters, with the modules that bring them.
const OPTIONAL: [(Module, Role); 4] = [
    (Module::Choice("percival"), PERCIVAL),
    (Module::Choice("mordred"), MORDRED),
    (Module::Choice("morgana"), MORGANA),
    (Module::Choice("oberon"), OBERON),
];

/// How many are good, and how many evil.
const SIDES: [(usize, usize, usize); 6] = [(5, 3, 2), (6, 4, 2), (7, 4, 3), (8, 5, 3), (9, 6, 3), (10, 6, 4)];

/// Whom each character sees when all are in play.
const SEEN: [(Role, &[Role]); 8] = [
    (MERLIN, &[ASSASSIN, MORGANA, OBERON, MINION]),
    (PERCIVAL, &[MERLIN, MORGANA]),
    (SERVANT, &[]),
    (ASSASSIN, &[MORDRED, MORGANA, MINION]),
    (MORDRED, &[ASSASSIN, MORGANA, MINION]),
    (MORGANA, &[ASSASSIN, MORDRED, MINION]),
    (OBERON, &[]),
    (MINION, &[ASSASSIN, MORDRED, MORGANA, MINION]),
];

/// The stages when all are in play: who looks, and who is shown.
const STAGES: [(Turn, &[Role], &[Role]); 3] = [
    (Turn::of("evil"), &[ASSASSIN, MORDRED, MORGANA, MINION], &[ASSASSIN, MORDRED, MORGANA, MINION]),
    (Turn::of("merlin"), &[MERLIN], &[ASSASSIN, MORGANA, OBERON, MINION]),
    (Turn::of("percival"), &[PERCIVAL], &[MERLIN, MORGANA]),
];

fn choices() -> Vec<Modules> {
    let chosen = |bits: u8| {
        let modules = OPTIONAL.into_iter().enumerate().filter(move |(index, _)| bits & (1 << index) != 0);
        modules.map(|(_, (module, _))| module).collect()
    };
    (0..1 << OPTIONAL.len()).map(chosen).collect()
}

fn is_in_play(role: Role, modules: Modules) -> bool {
    OPTIONAL.iter().find(|(_, other)| *other == role).is_none_or(|(module, _)| modules.contains(*module))
}

/// Those of a row of the tables who are in play.
fn present(row: &[Role], modules: Modules) -> BTreeSet<Role> {
    row.iter().copied().filter(|role| is_in_play(role, modules)).collect()
}

/// The cards of a table; none where there are more characters than cards.
fn cards(players: usize, modules: Modules) -> Option<Vec<Role>> {
    let (_, good, evil) = SIDES.into_iter().find(|(number, ..)| *number == players).unwrap();
    let of = |special: &[Role], general, cards| {
        let special = present(special, modules);
        let rest = cards - special.len().min(cards);
        (special.len() <= cards).then(|| special.into_iter().chain(std::iter::repeat_n(general, rest)))
    };
    Some(
        of(&[MERLIN, PERCIVAL], SERVANT, good)?
            .chain(of(&[ASSASSIN, MORDRED, MORGANA, OBERON], MINION, evil)?)
            .collect(),
    )
}

/// Every table with every choice of characters that it has cards for.
fn tables() -> impl Iterator<Item = (Modules, Vec<Role>)> {
    (5..=10).flat_map(|players| {
        choices().into_iter().filter_map(move |modules| Some((modules, cards(players, modules)?)))
    })
}

fn beginning(roles: &[Role], modules: Modules, reveal: Reveal) -> Beginning {
    let players = (1..=roles.len()).map(|seat| format!("P{seat}")).collect();
    let leader = LeaderChoice::Named(Seat::from_index(0).unwrap());
    Setup { edition: crate::edition("avalon"), players, leader, reveal, modules, seed: 0 }.check().unwrap()
}

/// The seats that the table says a player knows.
fn known(seat: usize, roles: &[Role]) -> BTreeSet<usize> {
    let row = SEEN.iter().find(|(role, _)| *role == roles[seat]).unwrap().1;
    (0..roles.len()).filter(|other| *other != seat && row.contains(&roles[*other])).collect()
}

/// Whether somebody with this character is called by these words.
fn is_called(role: Role, called: &str) -> bool {
    // The side is called after one of its characters.
    let called = called.replace("Minions of Mordred", "Minions").replace("minions of mordred", "Minions");
    let (called, left_out) = called.split_once(" except ").unwrap_or((&called, ""));
    let name = match role {
        MERLIN => "Merlin",
        PERCIVAL => "Percival",
        ASSASSIN => "Assassin",
        MORDRED => "Mordred",
        MORGANA => "Morgana",
        OBERON => "Oberon",
        SERVANT | MINION => "general",
        other => unreachable!("{other:?} is of another edition"),
    };
    let is_evil = [ASSASSIN, MORDRED, MORGANA, OBERON, MINION].contains(&role);
    let as_side = called.to_lowercase().contains("all minions") && !left_out.contains(name);
    called.contains(name) || (is_evil && as_side)
}

#[test]
fn the_stages_are_those_of_the_book_for_every_choice_of_characters() {
    for modules in choices() {
        let row = |(turn, looking, shown): &(Turn, &[Role], &[Role])| {
            (*turn, present(looking, modules), present(shown, modules))
        };
        let wanted: Vec<_> = STAGES.iter().map(row).filter(|(_, looking, _)| !looking.is_empty()).collect();
        let set = |roles: Vec<knowledge::Role>| roles.into_iter().map(knowledge::Role::id).collect::<BTreeSet<_>>();
        let found: Vec<_> = Characters::new(crate::edition("avalon"), modules)
            .stages()
            .into_iter()
            .map(|Stage { turn, looking, shown, .. }| (turn, set(looking), set(shown)))
            .collect();
        assert_eq!(found, wanted, "{modules:?}");
    }
}

#[test]
fn who_does_what_is_said_ends_up_knowing_whom_the_book_says() {
    for language in Language::ALL {
        obeyed_in(language);
    }
}

/// Everybody does what is said in this language, at every table.
fn obeyed_in(language: Language) {
    let mut localizer = Localizer::new(language, &Kit::new(), Words::Own);
    localizer.play(crate::edition("avalon"));
    for (modules, roles) in tables() {
        for (reveal, round) in WAYS {
            let beginning = beginning(&roles, modules, reveal);
            assert_eq!(Script::of(&beginning.game), Some(Script::Stages(crate::edition("avalon"))));
            let mut players = Player::all(roles.iter().copied());
            for line in lines(&beginning, round, &localizer) {
                obey(&mut players, reveal, &in_english(language, &line), is_called);
            }
            for (seat, player) in players.iter().enumerate() {
                let of = format!("{:?} of {roles:?} by {reveal:?} {round:?} in {language:?}", player.role);
                assert_eq!(player.knows, known(seat, &roles), "{of}");
                assert!(player.eyes_open, "{of} is left with closed eyes");
            }
        }
    }
}

#[test]
fn whoever_is_told_alone_knows_whom_the_book_says() {
    for (modules, roles) in tables() {
        let game = beginning(&roles, modules, Reveal::Headset).game;
        let deal = Deal::told(&game, roles.iter().map(|id| crate::role(id)).collect()).unwrap();
        for seat in game.seats().iter() {
            let sights = deal.seen_by(seat);
            let seen: BTreeSet<usize> =
                sights.iter().flat_map(|sight| sight.players.iter()).map(Seat::index).collect();
            assert_eq!(seen, known(seat.index(), &roles), "{:?} of {roles:?}", roles[seat.index()]);
            let looks = STAGES.iter().filter(|(_, looking, _)| looking.contains(&roles[seat.index()]));
            assert_eq!(sights.len(), looks.count(), "in each part once");
        }
    }
}

/// What is said follows the characters in play: nobody is called who isn't there, and how long it takes follows from
/// them alone.
#[test]
fn nobody_is_called_who_is_not_in_play() {
    let mut localizer = Localizer::new(Language::ENGLISH, &Kit::new(), Words::Own);
    localizer.play(crate::edition("avalon"));
    for (modules, roles) in tables() {
        for (reveal, round) in WAYS {
            let text = lines(&beginning(&roles, modules, reveal), round, &localizer).join(" ");
            let text = text.replace("Minions of Mordred", "Minions");
            for (module, name) in OPTIONAL.map(|(module, role)| (module, role[..1].to_uppercase() + &role[1..])) {
                // Morgana does nothing of her own without Percival.
                let acts = module != Module::Choice("morgana") || modules.contains(Module::Choice("percival"));
                assert_eq!(text.contains(&name), modules.contains(module) && acts, "{name} by {reveal:?}: {text}");
            }
        }
    }
}
