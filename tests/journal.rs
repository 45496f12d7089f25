//! Saved games: no announced entry is ever lost, and no damaged entry is ever taken for a true one.

mod damage;
mod replays;

use std::fs;
use std::path::Path;
use std::str;

use crate::random_game::{random_game, stored};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Module, PlotCard, Seat};
use resistance_narrator::journal::frame::{BadContent, Damage};
use resistance_narrator::journal::line;
use resistance_narrator::journal::{
    Answered, Draft, Entry, GameId, Journal, Record, StorageError, list, newest_unfinished, storage,
};
use resistance_narrator::language::Language;

fn in_file(folder: &Path, content: &[u8]) -> GameId {
    let id = GameId::from_name("a-game").unwrap();
    fs::write(id.path(folder), content).unwrap();
    id
}

#[test]
fn replaying_a_journal_gives_the_game_that_was_played() {
    for seed in 0..500 {
        let (told, played) = random_game(seed, 1 + seed as usize % 200);
        let read = line::decode_all(&stored(&told)).unwrap().entries;
        assert_eq!(read, told, "seed {seed}");
        assert_eq!(Record::replay(read).unwrap(), played, "seed {seed}");
    }
}

#[test]
fn a_journal_cut_at_any_byte_keeps_every_whole_entry_and_can_be_gone_on_with() {
    let (told, _) = random_game(3, 40);
    let whole = stored(&told);
    let folder = tempfile::tempdir().unwrap();
    for cut in 0..=whole.len() {
        let id = in_file(folder.path(), &whole[..cut]);
        let lines = whole[..cut].iter().filter(|byte| **byte == b'\n').count();
        if lines == 0 {
            assert_eq!(Journal::open(folder.path(), &id).unwrap_err(), BadContent::Empty.into());
            assert_eq!(fs::read(id.path(folder.path())).unwrap(), whole[..cut], "a refused file stays as it is");
            continue;
        }
        assert_eq!(storage::read(folder.path(), &id).unwrap().entries, told[..lines], "cut at {cut}");
        let (mut journal, reading, _) = Journal::open(folder.path(), &id).unwrap();
        assert_eq!(reading.entries, told[..lines], "cut at {cut}");
        assert_eq!(journal.was_cut(), whole[cut - 1] != b'\n', "cut at {cut}");
        if let Some(next) = told.get(lines) {
            journal.append(next).unwrap();
        }
        let written = fs::read(id.path(folder.path())).unwrap();
        assert_eq!(written, stored(&told[..told.len().min(lines + 1)]), "cut at {cut}");
    }
}

#[test]
fn a_game_saved_in_version_1_opens() {
    let content = include_bytes!("data/version-1.game");
    let record = Record::replay(line::decode_all(content).unwrap().entries).unwrap();
    let names: Vec<&str> = record.names().values().iter().map(String::as_str).collect();
    assert_eq!(names, ["Ana", "Björn", "Jean-Luc", "O'Neil", "Zoë", "Ира", "Léa"]);
    assert_eq!(record.setup().edition, crate::edition("widerstand"));
    assert_eq!(record.setup().modules, Modules::from_iter([Module::Targeting]));
    assert_eq!(record.setup().seed, u64::MAX);
    assert_eq!(record.language(), Language::GERMAN);
    assert_eq!(record.past().len(), 8);
    assert_eq!(record.undone().len(), 1);
    assert_eq!(
        record.draft(),
        Some(&Draft::RollCall { answers: [true, false, true].map(Answered::in_turn).to_vec() })
    );
    let rewritten: Vec<Entry> = line::decode_all(content).unwrap().entries;
    assert_eq!(bodies(&stored(&rewritten)), bodies(content), "only the frame of a line tells its version");
}

/// What a file holds, without the versions and checksums of its lines, and without the place of the game.
fn bodies(content: &[u8]) -> Vec<String> {
    let lines = str::from_utf8(content).unwrap().lines();
    lines.map(|line| line.splitn(4, ' ').nth(3).unwrap().replace(r#","sequence":1"#, "")).collect()
}

#[test]
fn a_game_saved_in_version_2_opens() {
    let content = include_bytes!("data/version-2.game");
    let entries = line::decode_all(content).unwrap().entries;
    assert_eq!(bodies(&stored(&entries)), bodies(content), "only the frame of a line tells its version");
    let record = Record::replay(entries).unwrap();
    assert_eq!(record.setup().modules, Modules::from_iter([Module::Plot]));
    let dan = Seat::from_number(4).unwrap();
    assert!(record.game().plot().holds(dan, PlotCard::TakeResponsibility));
    assert_eq!(record.draft(), Some(&Draft::Using { by: dan, card: PlotCard::TakeResponsibility }));
}

#[test]
fn a_game_saved_in_version_4_opens_and_is_written_as_it_was() {
    let content = include_bytes!("data/version-4.game");
    let entries = line::decode_all(content).unwrap().entries;
    assert_eq!(str::from_utf8(&stored(&entries)), str::from_utf8(content));
    let record = Record::replay(entries).unwrap();
    assert_eq!(record.names().values(), ["Ana", "Ben", "Cleo", "Dan", "Leo"]);
    assert_eq!((record.changes().len(), record.undone().len()), (2, 1));
    assert_eq!(record.draft(), Some(&Draft::RollCall { answers: [true, false].map(Answered::in_turn).to_vec() }));
}

#[test]
fn a_game_saved_in_version_3_opens() {
    let content = include_bytes!("data/version-3.game");
    let entries = line::decode_all(content).unwrap().entries;
    assert_eq!(bodies(&stored(&entries)), bodies(content), "only the frame of a line tells its version");
    let record = Record::replay(entries).unwrap();
    assert_eq!((record.past().len(), record.undone().len()), (4, 1));
    assert_eq!(record.draft(), Some(&Draft::RollCall { answers: [true, false].map(Answered::in_turn).to_vec() }));
}

/// Games that old narrators have saved tell no place: their names do, and they come before all others.
#[test]
fn old_games_keep_their_order_and_stand_before_new_ones() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, content: &[u8]| fs::write(folder.path().join(name), content).unwrap();
    put("2030-05-02-2.game", include_bytes!("data/version-2.game"));
    put("2030-05-02-10.game", include_bytes!("data/version-1.game"));
    put("2030-05-01-3.game", include_bytes!("data/version-2.game"));
    let new = Journal::create(folder.path(), &random_game(1, 1).0[0]).unwrap().id().clone();
    // As if the clock had stood far back when it was begun.
    let second = Journal::create(folder.path(), &random_game(1, 1).0[0]).unwrap();
    fs::rename(second.id().path(folder.path()), folder.path().join("1970-01-01-1.game")).unwrap();
    put("2100-01-01-1.game", b"not a game\n");
    let listed: Vec<String> = list(folder.path()).unwrap().iter().map(|game| game.id.to_string()).collect();
    let old = ["2030-05-02-10", "2030-05-02-2", "2030-05-01-3"];
    let wanted = [&["2100-01-01-1", "1970-01-01-1", new.as_str()][..], &old].concat();
    assert_eq!(listed, wanted, "what can't be read stands where its name puts it");
    let newest = newest_unfinished(folder.path()).unwrap();
    assert_eq!(newest.unfinished.unwrap().id.as_str(), "1970-01-01-1");
    assert_eq!(newest.passed_over.len(), 1);
}

#[test]
fn files_that_are_no_games_are_refused_and_listed() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, content: &[u8]| fs::write(folder.path().join(name), content).unwrap();
    let (told, played) = random_game(11, 30);
    let mut damaged = stored(&told);
    let lines = |content: &[u8]| content.iter().filter(|byte| **byte == b'\n').count();
    let place = (0..damaged.len()).find(|place| lines(&damaged[..*place]) == 7).unwrap() + 20;
    damaged[place] ^= 4;
    put("2026-11-20-1.game", &stored(&told));
    put("2026-11-20-2.game", &damaged);
    put("2026-11-20-10.game", b"");
    put("2026-11-21-1.game", b"\x00\xff\xfe not a game\n\x00");
    put("2026-11-21-2.game", &stored(&told)[..50]);
    put("notes.txt", b"not to be listed");
    fs::create_dir(folder.path().join("2026-11-22-1.game")).unwrap();

    let games = list(folder.path()).unwrap();
    let told: Vec<(&str, &str)> = games
        .iter()
        .map(|game| (game.id.as_str(), game.content.as_ref().map_or_else(StorageError::id, |_| "game")))
        .collect();
    assert_eq!(
        told,
        [
            ("2026-11-22-1", "foreign"),
            ("2026-11-21-2", "empty"),
            ("2026-11-21-1", "foreign"),
            ("2026-11-20-10", "empty"),
            ("2026-11-20-2", "game"),
            ("2026-11-20-1", "game"),
        ]
    );
    let damage = Damage { line: 8, lost: Some(lines(&damaged) - 7) };
    assert_eq!(games[4].content.as_ref().unwrap().damage, Some(damage));
    let refused = Journal::open(folder.path(), &games[4].id).unwrap_err();
    assert_eq!((refused.id(), refused), ("damaged", StorageError::Damaged(damage)));
    let summary = games[5].content.as_ref().unwrap();
    assert_eq!(summary.players, played.setup().players);
    assert_eq!(summary.actions, played.past().len());
    assert_eq!(games[5].day, Some(jiff::civil::date(2026, 11, 20)));
    assert_eq!(games[5].is_unfinished(), played.game().ending().is_none());
    for game in &games[..4] {
        assert_eq!(Journal::open(folder.path(), &game.id).unwrap_err(), *game.content.as_ref().unwrap_err());
    }
    let newest = newest_unfinished(folder.path()).unwrap();
    assert_eq!(newest.unfinished.as_ref(), games.iter().find(|game| game.is_unfinished()));
    assert_eq!(newest.passed_over, games[..4], "what can't be read and is newer is not passed over in silence");
    assert_eq!(list(&folder.path().join("nothing here")), Ok(vec![]));
}

#[test]
fn a_renamed_game_is_listed_and_opens() {
    let folder = tempfile::tempdir().unwrap();
    let (told, played) = random_game(13, 20);
    for name in ["Our first game", "2026-11-20-1 (copy)", "Zoë's, of May"] {
        fs::write(folder.path().join(format!("{name}.game")), stored(&told)).unwrap();
        let games = list(folder.path()).unwrap();
        let game = games.iter().find(|game| game.id.as_str() == name).unwrap();
        assert_eq!(game.content.as_ref().unwrap().players, played.setup().players);
        let (_, reading, _) = Journal::open(folder.path(), &game.id).unwrap();
        assert_eq!(reading.entries, told);
    }
}

#[test]
fn new_games_get_the_next_free_number_and_can_be_read_while_they_are_played() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("deep/in/games");
    let (told, played) = random_game(12, 20);
    let first = Journal::create(&games, &told[0]).unwrap();
    let mut second = Journal::create(&games, &told[0]).unwrap();
    assert_eq!(second.id().day().unwrap().1, first.id().day().unwrap().1 + 1);
    for entry in &told[1..] {
        second.append(entry).unwrap();
    }
    assert_eq!(storage::read(&games, second.id()).unwrap().record, played);
    assert_eq!(list(&games).unwrap()[0].id, *second.id());
    let missing = GameId::from_name("2020-01-01-1").unwrap();
    assert_eq!(Journal::open(&games, &missing).unwrap_err(), StorageError::NoSuchGame(missing));
}
