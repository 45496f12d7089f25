//! The plug is pulled: programs are killed, disks are full, folders can't be written to.
//!
//! Each test that needs another program starts this one again, for that test alone, with a folder to play its part in.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::journal::{Journal, StorageError, Trouble, line, list, storage};

use crate::random_game::{Player, random_game, stored};

const FOLDER: &str = "NARRATOR_TEST_FOLDER";

/// The folder in which this program is to play its part, if it was started again to do so.
fn part() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// This program once more, running one test of this file with a part to play; a shell line may come before it.
fn again(shell: &str, test: &str, folder: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{shell} exec \"$0\" \"$@\"")]);
    command.arg(env::current_exe().unwrap());
    command.args([&format!("crash::{test}"), "--exact", "--nocapture"]);
    command.env(FOLDER, folder).stdin(Stdio::null());
    command
}

/// Runs this program again to its end: one test, and it passes.
fn passes(mut command: Command) {
    let output = command.output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && told.contains("1 passed"), "{told}");
}

/// Goes on with the game of a folder for ever, and says of each entry that it is saved.
fn write_for_ever(folder: &Path) {
    let saved = list(folder).unwrap().into_iter().find(|game| game.content.is_ok());
    let (mut journal, mut player, mut entries) = match saved {
        Some(game) => {
            let (journal, reading, _) = Journal::open(folder, &game.id).unwrap();
            let count = reading.entries.len();
            let player = Player::going_on(reading.record, count as u64);
            (journal, player, count)
        }
        None => {
            let player = Player::new(1);
            let journal = Journal::create(folder, &player.record.first_entry()).unwrap();
            (journal, player, 1)
        }
    };
    loop {
        let entry = player.next();
        journal.append(&entry).unwrap();
        entries += 1;
        println!("saved {}", line::encode(entries, &entry));
    }
}

#[test]
fn a_program_killed_at_any_moment_loses_no_entry_that_it_announced() {
    if let Some(folder) = part() {
        write_for_ever(&folder);
    }
    let test = "a_program_killed_at_any_moment_loses_no_entry_that_it_announced";
    let mut chance = ChaCha8Rng::seed_from_u64(200);
    for _ in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let mut announced = BTreeMap::new();
        for kill in 0..20 {
            let mut writer = again("", test, folder.path()).stdout(Stdio::piped()).spawn().unwrap();
            let mut told = BufReader::new(writer.stdout.take().unwrap()).lines().map_while(Result::ok);
            // Every second one is surely killed while it writes, the others may still be starting.
            if kill % 2 == 0 {
                announced.extend(told.by_ref().find_map(|line| announcement(&line)));
            }
            thread::sleep(Duration::from_micros(chance.random_range(0..30_000)));
            writer.kill().unwrap();
            assert_eq!(writer.wait().unwrap().signal(), Some(9), "the program has ended by itself");
            announced.extend(told.filter_map(|line| announcement(&line)));
            are_saved(&announced, folder.path());
        }
        assert!(announced.len() >= 10);
    }
}

/// The number of an entry and its line, as the program has announced them.
fn announcement(line: &str) -> Option<(usize, String)> {
    let line = line.strip_prefix("saved ")?;
    Some((line.split(' ').nth(1)?.parse().ok()?, line.to_owned()))
}

fn are_saved(announced: &BTreeMap<usize, String>, folder: &Path) {
    let game = list(folder).unwrap().into_iter().find(|game| game.content.is_ok());
    let entries = game.map(|game| storage::read(folder, &game.id).unwrap().entries).unwrap_or_default();
    for (number, line) in announced {
        let entry = entries.get(number - 1).unwrap_or_else(|| panic!("entry {number} is lost"));
        assert_eq!(line::encode(*number, entry), *line);
    }
}

#[test]
fn a_game_that_another_program_plays_can_be_read_but_not_opened() {
    if let Some(folder) = part() {
        write_for_ever(&folder);
    }
    let folder = tempfile::tempdir().unwrap();
    let mut command = again("", "a_game_that_another_program_plays_can_be_read_but_not_opened", folder.path());
    let mut writer = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut told = BufReader::new(writer.stdout.take().unwrap()).lines();
    while !told.next().unwrap().unwrap().starts_with("saved ") {}
    let id = list(folder.path()).unwrap()[0].id.clone();
    let error = Journal::open(folder.path(), &id).unwrap_err();
    assert_eq!(error, StorageError::InUse);
    assert_eq!(error.to_string(), "this game is open in another narrator");
    assert!(storage::read(folder.path(), &id).unwrap().entries.len() > 1);
    writer.kill().unwrap();
    writer.wait().unwrap();
    Journal::open(folder.path(), &id).unwrap();
}

#[test]
fn games_begun_at_the_same_moment_get_a_file_each() {
    let folder = tempfile::tempdir().unwrap();
    let (told, _) = random_game(1, 1);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..10 {
                    Journal::create(folder.path(), &told[0]).unwrap();
                }
            });
        }
    });
    let games = list(folder.path()).unwrap();
    assert_eq!(games.len(), 80);
    assert!(games.iter().all(|game| game.is_unfinished()));
}

/// Writes until there is no room, and checks that nothing half-written stays.
fn fill_the_disk(folder: &Path) {
    let filler = folder.join("filler");
    let filled = fs::write(&filler, [0; 8 << 10]).is_ok();
    let (told, _) = random_game(2, 2000);
    let mut journal = Journal::create(folder, &told[0]).unwrap();
    let path = journal.id().path(folder);
    let mut written = 1;
    let error = loop {
        match journal.append(&told[written]) {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StorageError::Trouble(Trouble::DiskFull));
    assert_eq!(error.to_string(), "the disk is full");
    assert_eq!(fs::read(&path).unwrap(), stored(&told[..written]));
    assert!(journal.append(&told[written]).is_err());
    assert_eq!(fs::read(&path).unwrap(), stored(&told[..written]));
    if filled {
        fs::remove_file(&filler).unwrap();
        journal.append(&told[written]).unwrap();
        assert_eq!(fs::read(&path).unwrap(), stored(&told[..=written]));
    }
}

#[test]
fn a_full_disk_is_told_and_leaves_nothing_half_written() {
    if let Some(folder) = part() {
        return fill_the_disk(&folder);
    }
    let test = "a_full_disk_is_told_and_leaves_nothing_half_written";
    let folder = tempfile::tempdir().unwrap();
    // A limit for one file: what fits of a line is written, the rest refused, as on a full disk.
    passes(again("trap '' XFSZ; ulimit -f 3;", test, folder.path()));
    let id = list(folder.path()).unwrap()[0].id.clone();
    let (mut journal, reading, _) = Journal::open(folder.path(), &id).unwrap();
    journal.append(&random_game(2, 2000).0[reading.entries.len()]).unwrap();

    let disk = tempfile::tempdir().unwrap();
    if mounts(disk.path()) {
        let mount = format!("mount -t tmpfs -o size=16k tmpfs '{}' &&", disk.path().display());
        passes(in_a_space_of_its_own(again(&mount, test, disk.path())));
    }
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told() {
    if let Some(folder) = part() {
        let error = Journal::create(&folder, &random_game(1, 1).0[0]).unwrap_err();
        assert_eq!(error, StorageError::Trouble(Trouble::ReadOnly));
        assert_eq!(list(&folder), Ok(vec![]));
        return;
    }
    let first = &random_game(1, 1).0[0];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    for no_folder in [file.clone(), file.join("games")] {
        let error = Journal::create(&no_folder, first).unwrap_err();
        assert_eq!(error, StorageError::Trouble(Trouble::NotAFolder), "{}", no_folder.display());
    }
    // Nobody forbids anything to root.
    if !rustix::process::geteuid().is_root() {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
        let error = Journal::create(folder.path(), first).unwrap_err();
        assert_eq!(error, StorageError::Trouble(Trouble::NotAllowed));
    }
    let disk = tempfile::tempdir().unwrap();
    if mounts(disk.path()) {
        let mount = format!("mount -t tmpfs -o ro tmpfs '{}' &&", disk.path().display());
        let command = again(&mount, "a_folder_that_cannot_be_written_to_is_told", disk.path());
        passes(in_a_space_of_its_own(command));
    }
}

#[test]
fn a_game_whose_file_was_removed_is_not_said_to_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (told, _) = random_game(4, 2);
    let mut journal = Journal::create(folder.path(), &told[0]).unwrap();
    fs::remove_file(journal.id().path(folder.path())).unwrap();
    assert_eq!(journal.append(&told[1]).unwrap_err(), StorageError::Trouble(Trouble::Gone));
}

/// A command that sees mounts of its own, which are gone when it ends.
fn in_a_space_of_its_own(command: Command) -> Command {
    let mut outer = Command::new("unshare");
    outer.args(["--map-root-user", "--mount"]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        outer.env(name, value.unwrap_or_default());
    }
    outer
}

/// Whether this system lets us mount small disks; not every container does.
fn mounts(folder: &Path) -> bool {
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=16k", "tmpfs"]).arg(folder);
    in_a_space_of_its_own(mount).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
