//! Thousands of broken files: each that is refused says why and where, and each that is taken is played to its end.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Action, Edition, Game, Offer, Reveal, Setup};
use resistance_narrator::script::{Round, Script};

use super::{generator, plain, playable};
use crate::chance::possible_action;
use crate::times::some_of;

const FILES: u64 = 10_000;

/// How many of them each test takes.
const SHARES: u64 = 4;

/// How often each that is taken is played.
const GAMES: usize = 2;

/// The files of the narrator's own editions.
const OURS: [&str; 6] = [
    include_str!("../../crates/rules/src/game/edition/files/accessible.toml"),
    include_str!("../../crates/rules/src/game/edition/files/widerstand.toml"),
    include_str!("../../crates/rules/src/game/edition/files/resistance-2020.toml"),
    include_str!("../../crates/rules/src/game/edition/files/winter-soldier.toml"),
    include_str!("../../crates/rules/src/game/edition/files/forum.toml"),
    include_str!("../../crates/rules/src/game/edition/files/avalon.toml"),
];

/// No game that is played at random takes more actions.
const TOO_LONG: usize = 3_000;

fn is_part_of_a_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '_' | '=')
}

/// A random word of a file, with where it stands.
fn word<'a>(text: &'a str, fits: impl Fn(&str) -> bool, chance: &mut ChaCha8Rng) -> Option<(usize, &'a str)> {
    let words = text.split(|letter| !is_part_of_a_word(letter)).filter(|word| !word.is_empty() && fits(word));
    let words: Vec<&str> = words.collect();
    let word = words.get(chance.random_range(0..words.len().max(1)))?;
    Some((word.as_ptr() as usize - text.as_ptr() as usize, word))
}

fn replaced((at, word): (usize, &str), text: &str, by: &str) -> String {
    format!("{}{by}{}", &text[..at], &text[at + word.len()..])
}

/// The file with one thing changed: signs, lines, words, numbers, what is said of something, or a part more.
fn changed(text: &str, other: &str, chance: &mut ChaCha8Rng) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let any = |lines: &[&str], chance: &mut ChaCha8Rng| chance.random_range(0..lines.len().max(1));
    let (one, second) = (any(&lines, chance), any(&lines, chance));
    let is_number = |word: &str| word.chars().all(|letter| letter.is_ascii_digit());
    // Which own editions were read before is another matter.
    let is_no_id = |word: &str| !word.starts_with("own-");
    match chance.random_range(0..13) {
        _ if lines.is_empty() => return other.to_owned(),
        0 => {
            let at: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let at = at[chance.random_range(0..at.len())];
            let (before, after) = text.split_at(at);
            let signs = ['"', '[', ']', '=', '\n', '#', '0', '9', 'a', '-', 'ü', '\u{0}', ' ', ',', '.'];
            let sign = signs[chance.random_range(0..signs.len())];
            let rest = if chance.random() { after } else { &after[after.chars().next().map_or(0, char::len_utf8)..] };
            return format!("{before}{sign}{rest}");
        }
        1 => drop(lines.remove(one)),
        2 => lines.insert(second, lines[one]),
        3 => lines.swap(one, second),
        4 => {
            let from: Vec<&str> = other.lines().collect();
            lines.insert(one, from[any(&from, chance)]);
        }
        5 | 6 => {
            let by = word(other, is_no_id, chance).map_or("", |(_, word)| word);
            return word(text, |_| true, chance).map_or_else(String::new, |found| replaced(found, text, by));
        }
        7 => {
            let numbers = ["0", "1", "2", "3", "7", "12", "13", "255", "256", "-1", "9999999999999999999999", "1.5"];
            let by = numbers[chance.random_range(0..numbers.len())];
            return word(text, is_number, chance).map_or_else(String::new, |found| replaced(found, text, by));
        }
        8..=11 => {
            // The same thing is said as elsewhere.
            let key = |line: &str| line.split_once(" = ").map(|(key, _)| key.to_owned());
            let elsewhere: Vec<&str> = other.lines().chain(text.lines()).collect();
            let same = elsewhere.iter().filter(|line| key(line).is_some() && key(line) == key(lines[one]));
            let same: Vec<&&str> = same.filter(|line| !line.starts_with("id = \"own-")).collect();
            if !same.is_empty() {
                lines[one] = same[chance.random_range(0..same.len())];
            }
        }
        _ => {
            // A whole part, from one empty line to the next.
            let parts: Vec<&str> = other.split("\n\n").collect();
            return format!("{text}\n{}\n", parts[chance.random_range(0..parts.len())]);
        }
    }
    lines.join("\n") + "\n"
}

/// A file of ours or a random one, with some things changed.
fn mutant(seed: u64) -> String {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let some_file = |chance: &mut ChaCha8Rng| match chance.random_range(0..2) {
        // A table's own edition has a name of its own.
        0 => OURS[chance.random_range(0..OURS.len())].replacen("id = \"", "id = \"own-", 1),
        _ => generator::edition(chance.random_range(0..200)),
    };
    let mut text = some_file(&mut chance);
    for _ in 0..[1, 1, 2, 4][chance.random_range(0..4)] {
        let other = some_file(&mut chance);
        text = changed(&text, &other, &mut chance);
    }
    text
}

/// What is offered is accepted: all of it, or of what is much a part.
fn offers_are_accepted(game: &Game, file: &str, chance: &mut ChaCha8Rng) {
    let offers = game.offers();
    assert_eq!(offers.is_empty(), game.ending().is_some(), "a dead end: {game:?} of\n{file}");
    for offer in &offers {
        let actions: Vec<Action> = match offer {
            Offer::Vote { .. } | Offer::Team { .. } => {
                assert!(!offer_is_empty(offer), "nobody can be on a team: {game:?} of\n{file}");
                (0..2).map(|_| possible_action(game, chance)).collect()
            }
            offer => offer.actions(),
        };
        for action in actions {
            let tried = { *game }.play(action);
            assert!(tried.is_ok(), "{action:?} is offered, but {tried:?}: {game:?} of\n{file}");
        }
    }
}

fn offer_is_empty(offer: &Offer) -> bool {
    matches!(offer, Offer::Team { size, of } if *size == 0 || usize::from(*size) > of.len())
}

/// Plays to the end at random; how many actions it took.
fn play(setup: &Setup, file: &str, chance: &mut ChaCha8Rng) -> usize {
    let mut game = setup.check().unwrap().game;
    let deal = Deal::shuffled(&game, chance.random(), 0);
    for seat in game.seats().iter() {
        assert!(deal.role(seat).is_some(), "{seat:?} gets no card of\n{file}");
        drop(deal.seen_by(seat));
    }
    if let Some(script) = Script::of(&game) {
        Round::ALL.into_iter().for_each(|round| drop(script.timeline(&game, round)));
    }
    let mut actions = 0;
    while game.ending().is_none() {
        if actions < 40 || chance.random_range(0..8) == 0 {
            offers_are_accepted(&game, file, chance);
        }
        let action = possible_action(&game, chance);
        game.play(action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?} of {game:?} of\n{file}"));
        actions += 1;
        assert!(actions < TOO_LONG, "a game without an end: {game:?} of\n{file}");
    }
    offers_are_accepted(&game, file, chance);
    actions
}

/// Whoever chooses nothing can play with some number of players.
fn is_played_as_it_is(edition: Edition) -> bool {
    let (fewest, most) = edition.players();
    let none = Modules::default();
    let check = |players| Setup { modules: none, ..plain(edition, players, edition.reveal()) }.check();
    (fewest..=most).any(|players| check(players).is_ok())
}

/// A refused file says why, and where.
fn says_why(file: &str, wrong: &[resistance_narrator::game::edition::Wrong]) {
    assert!(!wrong.is_empty(), "refused for nothing:\n{file}");
    for one in wrong {
        assert!(!one.what.to_string().trim().is_empty(), "{one:?} of\n{file}");
        let lines = file.lines().count().max(1);
        assert!(one.line.is_none_or(|line| (1..=lines + 1).contains(&line)), "{one:?} of\n{file}");
    }
}

fn share(remainder: u64) {
    let (mut taken, mut actions) = (0, 0);
    for seed in (0..some_of(FILES)).filter(|seed| seed % SHARES == remainder) {
        let file = mutant(seed);
        let edition = match Edition::read(&file) {
            Ok(edition) => edition,
            Err(wrong) => {
                says_why(&file, &wrong);
                continue;
            }
        };
        assert!(is_played_as_it_is(edition), "nobody can play\n{file}");
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..GAMES {
            let reveals = edition.reveals();
            let reveal: Reveal = reveals[chance.random_range(0..reveals.len())];
            let setup = playable(edition, reveal, &mut chance).unwrap_or_else(|| panic!("nobody can play\n{file}"));
            actions += play(&setup, &file, &mut chance);
        }
        taken += 1;
    }
    let files = some_of(FILES) / SHARES;
    assert!((files / 8..files * 7 / 8).contains(&taken), "{taken} of {files} are taken");
    assert!(actions as u64 > 10 * taken, "{actions} actions in {taken} games");
}

macro_rules! shares {
    ($($name:ident: $remainder:literal,)*) => {$(
        #[test]
        fn $name() {
            share($remainder);
        }
    )*};
}

shares! {
    a_broken_file_is_refused_or_played_to_its_end: 0,
    so_is_another: 1,
    and_one_more: 2,
    and_the_last: 3,
}
