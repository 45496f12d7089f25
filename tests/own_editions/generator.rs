//! A generator of valid editions: from a seed, the text of a file as somebody could write it.

use std::fmt::Write;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// What characters are called: few enough that all their modules find room beside those of others.
const CHARACTERS: [&str; 40] = [
    "tristan",
    "isolde",
    "a-17",
    "b-4",
    "gawain",
    "lancelot",
    "galahad",
    "guinevere",
    "elaine",
    "bors",
    "kay",
    "bedivere",
    "lamorak",
    "gareth",
    "agravain",
    "pellinore",
    "nimue",
    "vivian",
    "uther",
    "igraine",
    "romeo",
    "juliet",
    "tybalt",
    "mercutio",
    "puck",
    "oberon-king",
    "titania",
    "ariel",
    "caliban",
    "prospero",
    "cat",
    "mouse",
    "owl",
    "fox",
    "seer",
    "hermit",
    "baker",
    "miller",
    "smith",
    "piper",
];

/// Modules that show a character to one more.
const SHOWN: [&str; 2] = ["one-more", "another-more"];

/// Modules that are rules of their own and go with every edition.
const RULES: [&str; 5] = ["targeting", "blind-spies", "trap", "plot", "token"];

/// One character, as it is written down.
struct Character {
    id: String,
    side: &'static str,
    several: bool,
    module: bool,
    sees: Vec<String>,
    plays: Vec<&'static str>,
    part: Option<&'static str>,
    alone: bool,
}

/// The file of an own edition.
pub fn edition(seed: u64) -> String {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let as_in = ["accessible", "avalon", "winter-soldier"][chance.random_range(0..3)];
    let captain = as_in == "winter-soldier";
    let (good, evil) = sides(as_in, &mut chance);
    let end_game = match as_in {
        "winter-soldier" => "namings",
        _ => ["none", "assassination"][chance.random_range(0..2)],
    };
    let mut characters = characters(good, evil, end_game, captain, &mut chance);
    everybody_sees(&mut characters, [good, evil], &mut chance);
    let options = options(&characters, &mut chance);
    let mut modules: Vec<String> = characters.iter().filter(|one| one.module).map(|one| one.id.clone()).collect();
    modules.extend(options.iter().map(|(module, ..)| (*module).to_owned()));
    let rules = RULES.into_iter().filter(|rule| !(captain && *rule == "plot"));
    for rule in rules.filter(|_| chance.random()).collect::<Vec<_>>() {
        let tokens = ["inquisitor", "scarlet-witch", "lady-of-the-lake"];
        modules.push(if rule == "token" { tokens[chance.random_range(0..3)] } else { rule }.to_owned());
    }
    if modules.is_empty() {
        modules.push("targeting".into());
    }
    modules.shuffle(&mut chance);
    let modules: Vec<&str> = modules.iter().map(String::as_str).collect();
    // There is room for one more of the good side everywhere.
    let mut usual: Vec<&str> = modules.iter().copied().filter(|_| chance.random_range(0..3) == 0).collect();
    let mut room = 1;
    usual.retain(|module| match characters.iter().find(|one| one.id == *module) {
        Some(character) if character.side == good => std::mem::take(&mut room) == 1,
        found => found.is_none(),
    });
    let mut text = head(seed, as_in, (good, evil), end_game, [&modules, &usual], &mut chance);
    if options.is_empty() {
        text.push_str("options = []\n");
    }
    tables(captain, modules.contains(&"trap"), &mut text, &mut chance);
    characters.iter().for_each(|character| write_character(character, &mut text));
    for (module, shows, to) in options {
        let _ = write!(text, "\n[[options]]\nmodule = \"{module}\"\nshows = \"{shows}\"\nto = \"{to}\"\n");
    }
    text
}

fn sides(as_in: &str, chance: &mut ChaCha8Rng) -> (&'static str, &'static str) {
    let pairs = [("resistance", "spies"), ("good", "evil"), ("shield", "hydra")];
    match as_in {
        "winter-soldier" => pairs[2],
        _ if chance.random_range(0..4) == 0 => pairs[chance.random_range(0..3)],
        "accessible" => pairs[0],
        _ => pairs[1],
    }
}

/// What stands before the tables.
fn head(
    seed: u64,
    as_in: &str,
    (good, evil): (&str, &str),
    end_game: &str,
    [modules, usual]: [&[&str]; 2],
    chance: &mut ChaCha8Rng,
) -> String {
    let list = |of: &[&str]| of.iter().map(|one| format!("\"{one}\"")).collect::<Vec<_>>().join(", ");
    let mut reveals: Vec<&str> = ["touch", "eyes", "earpiece", "none"].to_vec();
    reveals.shuffle(chance);
    let one_of = |of: &[&'static str], chance: &mut ChaCha8Rng| of[chance.random_range(0..of.len())];
    let mut text = format!("id = \"own-{seed}\"\nas_in = \"{as_in}\"\nsides = [\"{good}\", \"{evil}\"]\n");
    let _ = writeln!(text, "end_game = \"{end_game}\"");
    let _ = writeln!(text, "rejections = {}", chance.random_range(3..=6));
    let _ = writeln!(text, "rejections_cost = \"{}\"", one_of(&["game", "mission"], chance));
    let _ = writeln!(text, "direction = \"{}\"", one_of(&["left", "right"], chance));
    let _ = writeln!(text, "together = \"{}\"", one_of(&["eyes", "thumbs"], chance));
    let _ = writeln!(text, "reveal = \"{}\"\nreveals = [{}]", reveals[0], list(&reveals));
    let _ = writeln!(text, "modules = [{}]\nusual = [{}]", list(modules), list(usual));
    let _ = writeln!(text, "example = \"{}\"\nadvice = []", modules[0]);
    text
}

/// Tables from five players to any number.
fn tables(captain: bool, trap: bool, text: &mut String, chance: &mut ChaCha8Rng) {
    for players in 5..=chance.random_range(5..=12u8) {
        let fewest = if captain { 2 } else { 1 + chance.random_range(0..2) };
        let evil = chance.random_range(fewest..=(players - 1) / 2);
        // With the Trap one more goes.
        let teams = [(); 5].map(|()| chance.random_range(1..=players - u8::from(trap)));
        let fails = teams.map(|team| if chance.random_range(0..4) == 0 { team.min(2) } else { 1 });
        let _ = write!(text, "\n[[tables]]\nplayers = {players}\nsides = [{}, {evil}]\n", players - evil);
        let _ = write!(text, "teams = {teams:?}\nfails = {fails:?}\n");
    }
}

/// The characters of both sides, who see nobody yet.
fn characters(
    good: &'static str,
    evil: &'static str,
    end_game: &str,
    captain: bool,
    chance: &mut ChaCha8Rng,
) -> Vec<Character> {
    let mut ids = CHARACTERS.to_vec();
    ids.shuffle(chance);
    let mut next = move || ids.pop().unwrap_or("the-last").to_owned();
    let mut characters = Vec::new();
    let mut add = |id: String, side, several, module, part, chance: &mut ChaCha8Rng| {
        let alone = module && chance.random_range(0..8) == 0;
        let plays = plays(side == evil, alone, chance);
        characters.push(Character { id, side, several, module, sees: Vec::new(), plays, part, alone });
    };
    for side in [good, evil] {
        // A side and its many may have one name.
        let id = if chance.random() { side.to_owned() } else { next() };
        add(id, side, true, false, None, chance);
        let optional = chance.random_range(0..4);
        (0..optional).for_each(|_| add(next(), side, false, true, None, chance));
    }
    if captain {
        // They are told of by name.
        add("captain-america".into(), good, false, false, Some("captain"), chance);
        add("nick-fury".into(), good, false, false, Some("named-at-the-end"), chance);
        add("winter-soldier".into(), evil, false, false, Some("names"), chance);
        if chance.random() {
            add("maria-hill".into(), good, false, true, Some("named-before-the-end"), chance);
        }
    } else if end_game != "none" {
        add(next(), good, false, false, Some("named-at-the-end"), chance);
        add(next(), evil, false, false, Some("names"), chance);
    } else if chance.random() {
        add(next(), [good, evil][chance.random_range(0..2)], false, false, None, chance);
    }
    characters.shuffle(chance);
    characters
}

/// The cards of a character; nothing where they are the usual ones.
fn plays(is_evil: bool, alone: bool, chance: &mut ChaCha8Rng) -> Vec<&'static str> {
    match (is_evil, alone, chance.random_range(0..10)) {
        (false, true, _) => vec!["success", "rogue-success"],
        (true, true, _) => vec![],
        (_, _, 0) => vec!["success", "reverse"],
        (false, _, 1) => vec!["success", "fail"],
        (true, _, 1) => vec!["fail"],
        (true, _, 2) => vec!["success"],
        (true, _, 3) => vec!["success", "fail", "reverse"],
        _ => vec![],
    }
}

/// Who sees whom: many of a side each other, so that they can look at the same time, and single ones anybody.
fn everybody_sees(characters: &mut [Character], [good, evil]: [&'static str; 2], chance: &mut ChaCha8Rng) {
    let ids: Vec<String> = characters.iter().map(|character| character.id.clone()).collect();
    let side = if chance.random_range(0..6) == 0 { good } else { evil };
    let mut together: Vec<String> = vec![side.to_owned()];
    let meet = chance.random_range(0..4) > 0;
    let mut meeting = Vec::new();
    for character in characters.iter().filter(|_| meet) {
        let Character { id, several, .. } = character;
        let is_there = match character.side == side {
            true => *several || chance.random_range(0..3) > 0,
            false => !*several && chance.random_range(0..6) == 0,
        };
        meeting.push(is_there);
        match (character.side == side, is_there) {
            (true, false) => together.push(format!("not {id}")),
            (false, true) => together.insert(1, id.clone()),
            _ => {}
        }
    }
    for (at, character) in characters.iter_mut().enumerate() {
        if meeting.get(at) == Some(&true) {
            character.sees.clone_from(&together);
        } else if !character.several {
            let own = sees(&ids, [good, evil], chance);
            character.sees = if own == together { Vec::new() } else { own };
        }
    }
    let sides: Vec<(String, &str)> = characters.iter().map(|one| (one.id.clone(), one.side)).collect();
    for character in characters.iter_mut().filter(|character| !character.several) {
        if !sees_another(&character.id, &character.sees, &sides) {
            character.sees.clear();
        }
    }
}

/// Whether the words mean somebody else. A side and its many may have one name: the side is meant.
fn sees_another(id: &str, sees: &[String], sides: &[(String, &str)]) -> bool {
    let is_meant = |word: &str, (other, side): &(String, &str)| {
        if sides.iter().any(|(_, side)| *side == word) { *side == word } else { other == word }
    };
    sides.iter().filter(|(other, _)| other != id).any(|other| {
        let last = sees.iter().rfind(|word| is_meant(word.strip_prefix("not ").unwrap_or(word), other));
        last.is_some_and(|word| !word.starts_with("not "))
    })
}

/// Whom a single character sees: sides and characters, then those of them who are left out.
fn sees(ids: &[String], sides: [&str; 2], chance: &mut ChaCha8Rng) -> Vec<String> {
    if chance.random_range(0..3) == 0 {
        return Vec::new();
    }
    let any = |chance: &mut ChaCha8Rng| match chance.random_range(0..3) {
        0 => sides[chance.random_range(0..2)].to_owned(),
        _ => ids[chance.random_range(0..ids.len())].clone(),
    };
    let mut words: Vec<String> = (0..chance.random_range(1..=3)).map(|_| any(chance)).collect();
    let left_out: Vec<String> = (0..chance.random_range(0..3)).map(|_| any(chance)).collect();
    let left_out: Vec<String> = left_out.into_iter().filter(|word| !words.contains(word)).collect();
    words.extend(left_out.iter().map(|word| format!("not {word}")));
    words
}

/// Modules that show somebody to one who looks alone.
fn options(characters: &[Character], chance: &mut ChaCha8Rng) -> Vec<(&'static str, String, String)> {
    let alone = |one: &&Character| {
        let same = characters.iter().filter(|other| other.sees == one.sees).count();
        !one.sees.is_empty() && same == 1 && !one.several
    };
    let look: Vec<&Character> = characters.iter().filter(alone).collect();
    let mut options = Vec::new();
    for module in SHOWN {
        if !look.is_empty() && chance.random_range(0..3) == 0 {
            let shows = characters[chance.random_range(0..characters.len())].id.clone();
            options.push((module, shows, look[chance.random_range(0..look.len())].id.clone()));
        }
    }
    options
}

fn write_character(character: &Character, text: &mut String) {
    let Character { id, side, several, module, sees, plays, part, alone } = character;
    let list = |words: Vec<&str>| words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
    let _ = write!(text, "\n[[characters]]\nid = \"{id}\"\nside = \"{side}\"\n");
    if *several {
        text.push_str("several = true\n");
    }
    if *module {
        let _ = writeln!(text, "module = \"{id}\"");
    }
    if !sees.is_empty() {
        let _ = writeln!(text, "sees = [{}]", list(sees.iter().map(String::as_str).collect()));
    }
    if !plays.is_empty() {
        let _ = writeln!(text, "plays = [{}]", list(plays.clone()));
    }
    if let Some(part) = part {
        let _ = writeln!(text, "part = \"{part}\"");
    }
    if *alone {
        text.push_str("alone = true\n");
    }
}
