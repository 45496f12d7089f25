//! What the program leaves on the disk is its user's alone: no link is followed, and others may do nothing with it.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use resistance_narrator::device::phones::door;

use super::{FIVE, Json, Narrator, run};

const DEALT: [&str; 2] = ["--reveal", "earpiece"];
const FORUM: [&str; 3] = ["--edition", "forum", "--without=plot"];

fn modes(folder: &Path) -> BTreeMap<String, u32> {
    let mut modes = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap()) {
        let there = file.metadata().unwrap();
        modes.insert(file.file_name().into_string().unwrap(), there.mode() & 0o777);
        if there.is_dir() {
            modes.extend(self::modes(&file.path()));
        }
    }
    modes
}

/// Whether folders are for the owner alone, and files too.
#[track_caller]
fn are_owned(narrator: &Narrator) {
    let modes = modes(&narrator.home());
    for (name, mode) in &modes {
        let wanted = if Path::new(name).extension().is_none_or(|ending| ending == "posts") { 0o700 } else { 0o600 };
        assert_eq!(format!("{mode:o}"), format!("{wanted:o}"), "{name}: {modes:?}");
    }
    assert!(["games", "settings.toml"].iter().all(|name| modes.contains_key(*name)), "{modes:?}");
}

fn play(narrator: &Narrator, shell: &str, more: &[&str], lines: &str) -> Json {
    let args = [&["play", "--json", "--players", FIVE, "--leader", "Ana"], more].concat();
    Json::of(run(narrator.command(shell, &args), lines.as_bytes()))
}

#[test]
fn whatever_the_mask_of_the_process_files_are_the_owner_s_alone() {
    for mask in ["000", "022", "077", "177"] {
        let narrator = Narrator::new();
        let shell = format!("umask {mask};");
        play(&narrator, &shell, &FORUM, "propose 1 2\n");
        play(&narrator, &shell, &DEALT, "propose 1 2\n");
        run(narrator.command(&shell, &["settings", "wording", "brief"]), b"").well();
        are_owned(&narrator);
    }
}

#[test]
fn what_others_may_do_with_an_old_game_is_taken_from_them() {
    let narrator = Narrator::new();
    play(&narrator, "", &FORUM, "propose 1 2\n");
    narrator.run(&["settings", "wording", "brief"], "").well();
    let game = narrator.games().remove(0);
    let give = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    give(&narrator.home().join("games"), 0o777);
    give(&game, 0o666);
    give(&game.with_extension("private"), 0o644);
    give(&game.with_extension("posts"), 0o755);
    give(&narrator.home().join("settings.toml"), 0o644);
    narrator.resume(&["approve all", "deadline"]);
    narrator.run(&["settings", "wording", "full"], "").well();
    are_owned(&narrator);
}

/// A file that is dear to somebody, and must not change.
fn victim(narrator: &Narrator) -> PathBuf {
    let victim = narrator.home().join("victim.txt");
    fs::write(&victim, "dear to somebody").unwrap();
    victim
}

#[test]
fn a_link_in_place_of_the_private_part_is_not_followed() {
    let narrator = Narrator::new();
    play(&narrator, "", &DEALT, "propose 1 2\n");
    let (game, victim) = (narrator.games().remove(0), victim(&narrator));
    let private = game.with_extension("private");
    fs::remove_file(&private).unwrap();
    for target in [victim.clone(), narrator.home().join("nothing here")] {
        symlink(&target, &private).unwrap();
        let fault = narrator.run(&["resume", "--json"], "").fault(1);
        assert!(fault.len() == 1 && fault[0].contains("a link is in the place of"), "{fault:?}");
        let id = game.file_stem().unwrap().to_str().unwrap();
        let fault = narrator.run(&["export", id, "--as", "text", "--secrets"], "").fault(1);
        assert!(fault[0].contains("a link is in the place of"), "{fault:?}");
        assert!(!narrator.home().join("nothing here").exists());
        fs::remove_file(&private).unwrap();
    }
    // A link that waits where the private part of a new game will be.
    let other = Narrator::new();
    let games = other.home().join("games");
    fs::create_dir(&games).unwrap();
    let name = private.file_name().unwrap();
    symlink(&victim, games.join(name)).unwrap();
    let told = play(&other, "", &DEALT, "");
    assert!(told.lines.iter().any(|line| line.contains("a link is in the place of")), "{:?}", told.lines);
    assert_eq!(fs::read_to_string(victim).unwrap(), "dear to somebody");
}

#[test]
fn a_link_in_place_of_posts_is_not_followed() {
    let narrator = Narrator::new();
    play(&narrator, "", &FORUM, "");
    let (game, victim) = (narrator.games().remove(0), victim(&narrator));
    let posts = game.with_extension("posts");
    let first = posts.join("002-to-Ana.txt");
    fs::remove_file(&first).unwrap();
    symlink(&victim, &first).unwrap();
    let told = narrator.resume(&[]);
    assert!(told.lines.iter().any(|line| line.contains("a link is in the place of")), "{:?}", told.lines);
    assert_eq!(fs::read_to_string(&victim).unwrap(), "dear to somebody");

    let elsewhere = narrator.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    fs::remove_dir_all(&posts).unwrap();
    symlink(&elsewhere, &posts).unwrap();
    let told = narrator.resume(&["propose 1 2"]);
    assert!(told.lines.iter().any(|line| line.contains("a link is in the place of")), "{:?}", told.lines);
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
}

#[test]
fn what_belongs_to_somebody_else_is_refused_and_left_as_it_is() {
    const NOBODY: u32 = 65534;
    let narrator = Narrator::new();
    let games = narrator.home().join("games");
    if !rustix::process::geteuid().is_root() {
        // Nobody but root can give a folder away; here is one that root has.
        symlink("/usr", &games).unwrap();
        let told = play(&narrator, "", &[], "propose 1 2\n");
        assert!(told.lines.iter().any(|line| line.contains("belongs to somebody else")), "{:?}", told.lines);
        return;
    }
    let give = |path: &Path, owner| std::os::unix::fs::chown(path, Some(owner), Some(owner)).unwrap();
    play(&narrator, "", &DEALT, "propose 1 2\n");
    let game = narrator.games().remove(0);
    for path in [game.clone(), game.with_extension("private"), games.clone()] {
        give(&path, NOBODY);
        let mode = fs::metadata(&path).unwrap().mode();
        let fault = narrator.run(&["resume", "--json"], "").fault(1);
        assert!(fault.len() == 1 && fault[0].contains("belongs to somebody else"), "{fault:?}");
        assert_eq!(fs::metadata(&path).unwrap().mode(), mode, "{}", path.display());
        give(&path, 0);
    }
    give(&games, NOBODY);
    let told = play(&narrator, "", &[], "propose 1 2\n");
    assert!(
        told.lines.iter().any(|line| line.contains("not being saved") && line.contains("somebody else")),
        "{:?}",
        told.lines
    );
    assert_eq!(narrator.games().len(), 1);
    let settings = narrator.home().join("settings.toml");
    fs::write(&settings, "wording = 'full'").unwrap();
    give(&settings, NOBODY);
    let fault = narrator.run(&["settings", "wording", "brief"], "").fault(1);
    assert!(fault[0].contains("belongs to somebody else"), "{fault:?}");
    assert_eq!(fs::read_to_string(&settings).unwrap(), "wording = 'full'");
}

/// Something of every kind that is no ordinary file.
fn no_files(folder: &Path) -> Vec<PathBuf> {
    use rustix::fs::{CWD, FileType, makedev, mknodat};
    let (pipe, inner, full) = (folder.join("pipe"), folder.join("inner"), folder.join("full"));
    mknodat(CWD, &pipe, FileType::Fifo, 0o600.into(), 0).unwrap();
    fs::create_dir(&inner).unwrap();
    // A device of our own, of the kind of /dev/full: only root can make one, and only where that is allowed.
    let device = mknodat(CWD, &full, FileType::CharacterDevice, 0o600.into(), makedev(1, 7)).is_ok();
    let mut none = vec![pipe, inner];
    none.extend(device.then_some(full));
    none
}

#[test]
fn what_is_written_for_people_goes_into_an_ordinary_file_or_nowhere() {
    let narrator = Narrator::new();
    let mut ways: Vec<(&[&str], &[u8])> = Vec::new();
    // Where there is no network there is no address to be photographed: `phones::networks` lays one.
    if !door(None).addresses.is_empty() {
        ways.push((&["phones", "--picture"], b"\x89PNG"));
    }
    if cfg!(feature = "sound") {
        ways.push((&["script", "inquisitor", "--render"], b"RIFF"));
    }
    let no_files = no_files(&narrator.home());
    for (way, begins) in ways {
        for path in &no_files {
            let before = fs::symlink_metadata(path).unwrap();
            let link = narrator.home().join("link");
            symlink(path, &link).unwrap();
            let words = [
                ("en", "there is something else where the file should be."),
                ("fr", "autre chose porte déjà ce nom."),
                ("de", "unter diesem Namen gibt es schon etwas anderes."),
            ];
            for (language, wanted) in words {
                for path in [path, &link] {
                    let path = path.to_str().unwrap();
                    let ended = narrator.run(&[way, &[path, "--language", language]].concat(), "");
                    assert_eq!((ended.code, ended.err.lines().count()), (Some(1), 1), "{way:?} {path}: {ended:?}");
                    assert!(ended.err.trim_end().ends_with(wanted), "{path}: {}", ended.err);
                }
            }
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            fs::remove_file(&link).unwrap();
            let now = fs::symlink_metadata(path).unwrap();
            assert_eq!((before.ino(), before.file_type()), (now.ino(), now.file_type()), "{way:?}");
        }
        let (file, link) = (narrator.home().join("file"), narrator.home().join("link"));
        for content in [None, Some("something old")] {
            content.iter().for_each(|content| fs::write(&file, content).unwrap());
            symlink(&file, &link).unwrap();
            let ended = narrator.run(&[way, &[link.to_str().unwrap()]].concat(), "");
            assert_eq!(ended.code, Some(0), "{way:?}: {ended:?}");
            assert!(fs::read(&file).unwrap().starts_with(begins), "{way:?}");
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{way:?}");
            fs::remove_file(&link).unwrap();
            fs::remove_file(&file).unwrap();
        }
        // A folder that is not there, and a name that no disk takes.
        let long = "a".repeat(300);
        let faults = [("nowhere/file", "its folder does not exist."), (&long, "that name is too long.")];
        for (name, wanted) in faults {
            let ended = narrator.run(&[way, &[narrator.home().join(name).to_str().unwrap()]].concat(), "");
            assert!(ended.code == Some(1) && ended.err.trim_end().ends_with(wanted), "{way:?}: {ended:?}");
        }
    }
    for path in [no_files.first().unwrap(), &narrator.home().join("nothing")] {
        let there = narrator.home().join("lovers.toml");
        symlink(path, &there).unwrap();
        let fault = narrator.run(&["edition", "new", "lovers", narrator.home().to_str().unwrap()], "").fault(1);
        assert_eq!(fault.len(), 1, "{fault:?}");
        assert!(fs::symlink_metadata(&there).unwrap().is_symlink() && !narrator.home().join("nothing").exists());
        fs::remove_file(there).unwrap();
    }
}

#[test]
fn settings_and_voices_that_are_kept_elsewhere_stay_behind_their_links() {
    let narrator = Narrator::new();
    let (settings, elsewhere) = (narrator.home().join("settings.toml"), narrator.home().join("elsewhere"));
    fs::write(&elsewhere, "wording = 'full'\n").unwrap();
    symlink(&elsewhere, &settings).unwrap();
    narrator.run(&["settings", "wording", "brief"], "").well();
    assert!(fs::symlink_metadata(&settings).unwrap().is_symlink());
    assert!(fs::read_to_string(&elsewhere).unwrap().contains("brief"));
}
