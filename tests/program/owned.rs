//! What the program leaves on the disk is its user's alone: no link is followed, and others may do nothing with it.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};

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
