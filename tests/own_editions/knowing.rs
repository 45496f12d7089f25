//! Who learns whom in own editions, worked out from their files once more and as plainly as possible: no types of the
//! game, but the words as they stand there.

use std::collections::{BTreeMap, BTreeSet};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::knowledge::Characters;
use resistance_narrator::game::{Edition, Game, Module, Reveal, Seat, Setup};
use toml::{Table, Value};

use super::{EDITIONS, generator, playable};
use crate::times::some_of;

/// A character as the file has it.
struct Character {
    id: String,
    side: String,
    several: bool,
    module: Option<String>,
    sees: Vec<String>,
}

/// What the file says of who learns whom.
struct Own {
    characters: Vec<Character>,
    /// A module, whom it shows, and to whom.
    options: Vec<[String; 3]>,
    /// How many are good and how many evil, by the number of players.
    tables: BTreeMap<usize, (usize, usize)>,
    evil: String,
}

fn text(row: &Value, key: &str) -> Option<String> {
    Some(row.get(key)?.as_str()?.to_owned())
}

fn number(value: &Value) -> usize {
    value.as_integer().unwrap() as usize
}

impl Own {
    fn of(file: &str) -> Self {
        let file: Table = file.parse().unwrap();
        let rows = |key: &str| file.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        let words = |row: &Value| -> Vec<String> {
            let list = row.get("sees").and_then(Value::as_array).cloned().unwrap_or_default();
            list.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
        };
        let character = |row: &Value| Character {
            id: text(row, "id").unwrap(),
            side: text(row, "side").unwrap(),
            several: row.get("several").is_some(),
            module: text(row, "module"),
            sees: words(row),
        };
        let table = |row: &Value| {
            let sides = row["sides"].as_array().unwrap();
            (number(&row["players"]), (number(&sides[0]), number(&sides[1])))
        };
        let option = |row: &Value| ["module", "shows", "to"].map(|key| text(row, key).unwrap());
        Self {
            characters: rows("characters").iter().map(character).collect(),
            options: rows("options").iter().map(option).collect(),
            tables: rows("tables").iter().map(table).collect(),
            evil: file["sides"][1].as_str().unwrap().to_owned(),
        }
    }

    fn character(&self, id: &str) -> &Character {
        self.characters.iter().find(|character| character.id == id).unwrap()
    }

    /// Those of whom a word speaks: everybody of a side, or the one of this name.
    fn meant<'a>(&'a self, word: &str) -> Vec<&'a str> {
        let of_side = self.characters.iter().filter(|one| one.side == word);
        let of_side: Vec<&str> = of_side.map(|one| one.id.as_str()).collect();
        if of_side.is_empty() { vec![self.character(word).id.as_str()] } else { of_side }
    }

    fn is_in_play(&self, id: &str, on: &BTreeSet<&str>) -> bool {
        self.character(id).module.as_deref().is_none_or(|module| on.contains(module))
    }

    /// Whom a character in play sees, among those in play.
    fn seen_by(&self, id: &str, on: &BTreeSet<&str>) -> BTreeSet<&str> {
        if on.contains("blind-spies") || self.character(id).sees.is_empty() {
            return BTreeSet::new();
        }
        let sees = &self.character(id).sees;
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        for word in sees.iter().filter(|word| !word.starts_with("not ")) {
            seen.extend(self.meant(word));
        }
        for word in sees.iter().filter_map(|word| word.strip_prefix("not ")) {
            seen.retain(|other| !self.meant(word).contains(other));
        }
        for [module, shows, to] in &self.options {
            // Those who look together are shown the same.
            if on.contains(module.as_str()) && self.character(to).sees == *sees {
                seen.insert(shows);
            }
        }
        seen.into_iter().filter(|other| self.is_in_play(other, on)).collect()
    }

    /// The cards of a table, in no order.
    fn cards(&self, players: usize, on: &BTreeSet<&str>) -> Vec<&str> {
        let (good, evil) = self.tables[&players];
        let mut cards = Vec::new();
        for (number, is_evil) in [(good, false), (evil, true)] {
            let of_side: Vec<&Character> =
                self.characters.iter().filter(|one| (one.side == self.evil) == is_evil).collect();
            let special = of_side.iter().filter(|one| !one.several && self.is_in_play(&one.id, on));
            let special: Vec<&str> = special.map(|one| one.id.as_str()).collect();
            let general = of_side.iter().find(|one| one.several).unwrap().id.as_str();
            let missing = number - special.len();
            cards.extend(special);
            cards.extend(std::iter::repeat_n(general, missing));
        }
        cards.sort_unstable();
        cards
    }
}

/// Whom the stages of a table show to each character is what the file says, and everybody has at most one turn.
fn stages_agree(own: &Own, setup: &Setup, on: &BTreeSet<&str>) {
    let characters = Characters::new(setup.edition, setup.modules);
    let stages = characters.stages();
    for role in characters.roles() {
        let looks: Vec<_> = stages.iter().filter(|stage| stage.looking.contains(&role)).collect();
        let shown: BTreeSet<&str> = looks.iter().flat_map(|stage| &stage.shown).map(|role| role.id()).collect();
        let wanted = own.seen_by(role.id(), on);
        assert_eq!(shown, wanted, "{role:?} of {:?} with {on:?}", setup.edition);
        assert!(looks.len() <= 1, "{role:?} looks twice");
        let mut seen: Vec<&str> = characters.seen_by(role).into_iter().map(|role| role.id()).collect();
        seen.sort_unstable();
        let is_several = own.character(role.id()).several;
        let wanted: Vec<&str> = wanted.into_iter().filter(|other| is_several || *other != role.id()).collect();
        assert_eq!(seen, wanted, "{role:?} of {:?} with {on:?}", setup.edition);
    }
    let in_play: BTreeSet<&str> = characters.roles().into_iter().map(|role| role.id()).collect();
    let wanted = own.characters.iter().map(|one| one.id.as_str()).filter(|id| own.is_in_play(id, on)).collect();
    assert_eq!(in_play, wanted);
}

/// Everybody at a table with these cards knows whom the file says.
fn deal_agrees(own: &Own, game: &Game, deal: &Deal, on: &BTreeSet<&str>) -> usize {
    let seats: Vec<Seat> = game.seats().iter().collect();
    let cards: Vec<&str> = seats.iter().map(|seat| deal.role(*seat).unwrap().id()).collect();
    let mut sorted = cards.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, own.cards(seats.len(), on), "{:?} with {on:?}", game.edition());
    let mut known = 0;
    for seat in &seats {
        let found: BTreeSet<Seat> = deal.seen_by(*seat).iter().flat_map(|sight| sight.players.iter()).collect();
        let wanted = own.seen_by(cards[seat.index()], on);
        let others = seats.iter().copied().filter(|other| other != seat);
        let wanted: BTreeSet<Seat> = others.filter(|other| wanted.contains(cards[other.index()])).collect();
        assert_eq!(found, wanted, "{} of {cards:?} of {:?} with {on:?}", cards[seat.index()], game.edition());
        known += wanted.len();
    }
    known
}

#[test]
fn who_learns_whom_is_what_random_files_say() {
    let (mut tables, mut known) = (0, 0);
    for seed in 0..some_of(EDITIONS) {
        let file = generator::edition(seed);
        let edition = Edition::read(&file).unwrap_or_else(|wrong| panic!("{wrong:?} in\n{file}"));
        let own = Own::of(&file);
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..6 {
            let setup = playable(edition, Reveal::Eyes, &mut chance).unwrap_or_else(|| panic!("no table of\n{file}"));
            let on: BTreeSet<&str> = setup.modules.iter().map(Module::id).collect();
            let game = setup.check().unwrap().game;
            stages_agree(&own, &setup, &on);
            let deal = Deal::shuffled(&game, chance.random(), 0);
            known += deal_agrees(&own, &game, &deal, &on);
            tables += 1;
        }
    }
    assert_eq!(tables, 6 * some_of(EDITIONS));
    assert!(known > 10 * some_of(EDITIONS) as usize, "hardly anybody knows anybody: {known}");
}
