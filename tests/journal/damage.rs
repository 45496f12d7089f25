//! Damaged files: what is sound before the damage is kept, what comes after it never counts, and every byte stays on the
//! disk until somebody removes it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::Reveal;
use resistance_narrator::game::module::Modules;
use resistance_narrator::journal::frame::{BadContent, Damage};
use resistance_narrator::journal::line;
use resistance_narrator::journal::private::{PrivateEntry, encode};
use resistance_narrator::journal::reading::Reading;
use resistance_narrator::journal::{Entry, GameId, Journal, Record, StorageError, storage};

use super::stored;
use crate::random_game::random_game;

/// A whole game, and what its file holds after each of its entries.
struct Whole {
    told: Vec<Entry>,
    bytes: Vec<u8>,
    states: Vec<Record>,
}

impl Whole {
    fn new(seed: u64, entries: usize) -> Self {
        let (told, _) = random_game(seed, entries);
        let states = (1..=told.len()).map(|count| Record::replay(told[..count].to_vec()).unwrap()).collect();
        Self { bytes: stored(&told), told, states }
    }

    fn lines(&self) -> Vec<&[u8]> {
        self.bytes.split_inclusive(|byte| *byte == b'\n').collect()
    }

    /// How many lines two files begin with in common.
    fn sound(&self, damaged: &[u8]) -> usize {
        let lines = damaged.split_inclusive(|byte| *byte == b'\n');
        self.lines().into_iter().zip(lines).take_while(|(whole, found)| whole == found).count()
    }

    /// What is read of a damaged file is a state that the game had: that before the damage.
    #[track_caller]
    fn check(&self, damaged: &[u8], what: &str) -> Option<Reading> {
        let sound = self.sound(damaged);
        match Reading::of(damaged) {
            Ok(reading) => {
                assert_eq!(reading.entries, self.told[..sound], "{what}");
                assert_eq!(reading.record, self.states[sound - 1], "{what}");
                assert_eq!(reading.length, self.lines()[..sound].concat().len(), "{what}");
                let all = damaged == self.bytes || self.bytes.starts_with(damaged);
                assert!(all || reading.damage.is_none_or(|damage| damage.line == sound + 1), "{what}");
                Some(reading)
            }
            Err(error) => {
                assert_eq!(sound, 0, "{what}: {error}");
                None
            }
        }
    }
}

/// A folder with one game in it.
fn saved(bytes: &[u8]) -> (tempfile::TempDir, GameId) {
    let folder = tempfile::tempdir().unwrap();
    let id = GameId::from_name("2026-11-21-1").unwrap();
    fs::write(id.path(folder.path()), bytes).unwrap();
    (folder, id)
}

fn files(folder: &Path) -> BTreeSet<PathBuf> {
    fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect()
}

/// Whether some file of the folder holds exactly this.
fn is_kept(folder: &Path, bytes: &[u8]) -> bool {
    files(folder).iter().any(|file| fs::read(file).unwrap() == bytes)
}

#[test]
fn a_bit_changed_anywhere_costs_what_comes_after_it_and_nothing_else() {
    let whole = Whole::new(5, 25);
    for place in 0..whole.bytes.len() {
        for bit in 0..8 {
            let mut damaged = whole.bytes.clone();
            damaged[place] ^= 1 << bit;
            let what = format!("byte {place}, bit {bit}");
            let Some(reading) = whole.check(&damaged, &what) else { continue };
            let line = whole.bytes[..place].iter().filter(|byte| **byte == b'\n').count() + 1;
            let damage = reading.damage.unwrap_or_else(|| panic!("{what} is not told"));
            assert_eq!(damage.line, line, "{what}");
            // The last line tells how many there were, unless it is the damaged one.
            let told = damage.lost.map(|lost| reading.entries.len() + lost);
            assert!(told == Some(whole.told.len()) || line + 1 >= whole.told.len(), "{what}: {damage:?}");
        }
    }
}

#[test]
fn a_line_damaged_in_any_way_is_found() {
    let whole = Whole::new(8, 30);
    let lines = whole.lines();
    for at in 0..lines.len() {
        let with = |middle: &[&[u8]], skip: usize| [&lines[..at], middle, &lines[at + skip..]].concat().concat();
        let half = &lines[at][..lines[at].len() / 2];
        let zeros = vec![0; lines[at].len()];
        let mut kinds = vec![
            ("missing", with(&[], 1)),
            ("doubled", with(&[lines[at], lines[at]], 1)),
            ("cut", with(&[half, b"\n"], 1)),
            ("cut with its end", with(&[half], 1)),
            ("zeros", with(&[&zeros], 1)),
            ("garbage before it", with(&[b"\xff\x00 garbage\n"], 0)),
            ("an empty line before it", with(&[b"\n"], 0)),
        ];
        if at > 0 {
            kinds.push((
                "whole, but can't follow",
                with(&[line::encode(at + 1, &whole.told[0]).as_bytes(), b"\n"], 1),
            ));
        }
        if at + 1 < lines.len() {
            kinds.push(("swapped", with(&[lines[at + 1], lines[at]], 2)));
        }
        for (kind, damaged) in kinds {
            if let Some(reading) = whole.check(&damaged, &format!("line {at}: {kind}")) {
                // The last line without its end is one that nobody was told of, and so is one that is missing.
                let may_be_torn = at + 1 == lines.len() && ["missing", "cut with its end", "zeros"].contains(&kind);
                let is_same = damaged == whole.bytes;
                assert!(may_be_torn || is_same || reading.damage.is_some(), "line {at}: {kind} is not told");
            }
        }
    }
}

#[test]
fn garbage_in_any_place_of_any_length_is_never_taken_for_a_game() {
    let whole = Whole::new(9, 20);
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    for trial in 0..4000 {
        let from = chance.random_range(0..whole.bytes.len());
        let to = chance.random_range(from..=whole.bytes.len());
        let garbage: Vec<u8> = (0..chance.random_range(0..200)).map(|_| chance.random()).collect();
        let damaged = [&whole.bytes[..from], &garbage, &whole.bytes[to..]].concat();
        whole.check(&damaged, &format!("trial {trial}, from {from} to {to}"));
    }
}

#[test]
fn a_mended_game_goes_on_and_its_damaged_file_is_kept_whole() {
    let whole = Whole::new(12, 30);
    let lines = whole.lines();
    for at in 1..lines.len() {
        let mut damaged = whole.bytes.clone();
        damaged[lines[..at].concat().len() + 20] ^= 4;
        let (folder, id) = saved(&damaged);
        let before = files(folder.path());
        let refused = Journal::open(folder.path(), &id).unwrap_err();
        let lost = (at + 1 < lines.len()).then_some(lines.len() - at);
        assert_eq!(refused, StorageError::Damaged(Damage { line: at + 1, lost }));
        assert_eq!(storage::read(folder.path(), &id).unwrap().record, whole.states[at - 1]);
        assert_eq!((files(folder.path()), fs::read(id.path(folder.path())).unwrap()), (before, damaged.clone()));

        let (mut journal, reading, _) = Journal::mend(folder.path(), &id).unwrap();
        assert_eq!(reading.record, whole.states[at - 1]);
        let aside = journal.aside().unwrap().clone();
        assert_eq!((aside.file.as_str(), aside.lost), ("2026-11-21-1.game.damaged-1", lost));
        assert_eq!(fs::read(folder.path().join(&aside.file)).unwrap(), damaged);
        journal.append(&whole.told[at]).unwrap();
        drop(journal);
        assert_eq!(fs::read(id.path(folder.path())).unwrap(), lines[..=at].concat());

        // Damaged once more, it gets a name of its own.
        fs::write(id.path(folder.path()), &damaged).unwrap();
        let (journal, ..) = Journal::mend(folder.path(), &id).unwrap();
        assert_eq!(journal.aside().unwrap().file, "2026-11-21-1.game.damaged-2");
        assert!(Journal::open(folder.path(), &id).is_err_and(|error| error == StorageError::InUse), "it is locked");
        assert_eq!(files(folder.path()).len(), 3);
    }
}

#[test]
fn every_byte_of_a_file_is_still_there_after_it_was_opened_however_it_was_damaged() {
    let whole = Whole::new(6, 12);
    let (folder, id) = saved(b"");
    for place in 0..whole.bytes.len() {
        let mut damaged = whole.bytes.clone();
        damaged[place] ^= 1 << (place % 8);
        fs::write(id.path(folder.path()), &damaged).unwrap();
        let opened = Journal::open(folder.path(), &id).map(drop);
        assert!(opened.is_err() && is_kept(folder.path(), &damaged), "byte {place}");
        let mended = Journal::mend(folder.path(), &id).map(drop);
        assert_eq!(mended.is_err(), whole.sound(&damaged) == 0, "byte {place}");
        assert!(is_kept(folder.path(), &damaged), "byte {place}");
        for file in files(folder.path()) {
            fs::remove_file(file).unwrap();
        }
    }
}

#[test]
fn a_game_that_cannot_be_mended_is_left_as_it_is() {
    let whole = Whole::new(3, 10);
    let mut damaged = whole.bytes.clone();
    damaged[whole.lines()[..4].concat().len() + 30] ^= 1;
    let (folder, id) = saved(&damaged);
    let reads = fs::File::open(id.path(folder.path())).unwrap();
    reads.lock().unwrap();
    assert_eq!(Journal::mend(folder.path(), &id).unwrap_err(), StorageError::InUse);
    assert_eq!((files(folder.path()).len(), is_kept(folder.path(), &damaged)), (1, true));
    let foreign: Vec<u8> = whole.lines()[0].iter().map(|byte| byte ^ 1).collect();
    let (folder, id) = saved(&foreign);
    assert_eq!(Journal::mend(folder.path(), &id).unwrap_err(), BadContent::Foreign.into());
    assert_eq!((files(folder.path()).len(), is_kept(folder.path(), &foreign)), (1, true));
}

/// A dealt game, and its private part.
fn dealt() -> (Vec<Entry>, Vec<u8>) {
    let (mut told, _) = random_game(4, 1);
    let Entry::Begun { setup, .. } = &mut told[0] else { panic!("it begins") };
    (setup.edition, setup.reveal, setup.modules) =
        (crate::edition("accessible"), Reveal::Headset, Modules::default());
    let dealt = PrivateEntry::Dealt { seed: 11, game: setup.seed };
    let entries = [dealt, PrivateEntry::Forgotten, PrivateEntry::Forgotten];
    let lines = (1..).zip(&entries).map(|(number, entry)| encode(number, entry) + "\n");
    let bytes = lines.collect::<String>().into_bytes();
    (told, bytes)
}

#[test]
fn a_damaged_private_part_never_keeps_a_table_from_its_game() {
    let (told, private) = dealt();
    let public = stored(&told);
    for place in 0..private.len() {
        for bit in [0, 3, 7] {
            let mut damaged = private.clone();
            damaged[place] ^= 1 << bit;
            let (folder, id) = saved(&public);
            fs::write(id.private_path(folder.path()), &damaged).unwrap();
            let (mut journal, reading, known) = Journal::open(folder.path(), &id).unwrap();
            assert_eq!(reading.entries, told, "byte {place}, bit {bit}");
            // What is lost may have been that other cards count: nobody is told a role that may be wrong.
            assert!(known.0.open().deal(&reading.record).is_none(), "byte {place}, bit {bit}");
            let aside = journal.private_aside().unwrap().file.clone();
            assert_eq!(aside, "2026-11-21-1.private.damaged-1");
            assert_eq!(fs::read(folder.path().join(aside)).unwrap(), damaged, "byte {place}, bit {bit}");
            journal.confide(&PrivateEntry::Forgotten).unwrap();
            drop(journal);
            let (journal, ..) = Journal::open(folder.path(), &id).unwrap();
            assert_eq!(journal.private_aside(), None, "it is told once");
        }
    }
}

#[test]
fn the_private_part_of_another_game_is_refused_and_left_as_it_is() {
    let (told, mut private) = dealt();
    let (other, _) = random_game(99, 1);
    assert_ne!(stored(&other), stored(&told));
    let last = private.len() - 5;
    private[last] ^= 1;
    let (folder, id) = saved(&stored(&other));
    fs::write(id.private_path(folder.path()), &private).unwrap();
    assert_eq!(Journal::open(folder.path(), &id).unwrap_err(), StorageError::PrivateOfAnother);
    assert_eq!(fs::read(id.private_path(folder.path())).unwrap(), private);
    assert_eq!(files(folder.path()).len(), 2);
}
