//! The settings as somebody changes them from the command line.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn narrator(home: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_narrator"))
        .args(args)
        .env("NARRATOR_HOME", home)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap()
}

/// What was printed, by a call that ended well.
fn printed(home: &Path, args: &[&str]) -> Vec<String> {
    let output = narrator(home, args);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The one sentence of a call that failed, with its exit code.
fn fault(home: &Path, args: &[&str]) -> (Option<i32>, String) {
    let output = narrator(home, args);
    assert!(output.stdout.is_empty(), "{output:?}");
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_setting_is_shown_changed_and_set_back() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    assert_eq!(
        printed(home, &["settings", "sound.rate"]),
        [
            "sound.rate: 50. How fast the voice speaks. 50 is normal.",
            "It takes a number from 0 to 100. To reset it, set it to: default.",
        ]
    );
    assert_eq!(printed(home, &["settings", "sound.rate", "80"]), ["From now on sound.rate is 80."]);
    assert!(printed(home, &["settings", "sound.rate"])[0].starts_with("sound.rate: 80."));
    assert_eq!(printed(home, &["settings", "sound.rate", "default"]), ["From now on sound.rate is 50."]);
    assert_eq!(printed(home, &["settings", "language", "fr"]).len(), 1);
    assert!(printed(home, &["settings", "language"])[0].starts_with("language : fr."));
}

#[test]
fn all_settings_are_shown_a_line_each() {
    let home = tempfile::tempdir().unwrap();
    let lines = printed(home.path(), &["settings"]);
    assert_eq!(lines.len(), 36);
    assert!(lines.iter().all(|line| line.contains(": ") && line.ends_with('.')), "{lines:?}");
}

#[test]
fn options_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let lines = printed(home.path(), &["settings", "--voice", "off", "--pace", "2"]);
    assert_eq!(lines, ["From now on sound.mode is off.", "From now on script.pace is 2."]);
    assert!(printed(home.path(), &["settings", "sound.mode"])[0].starts_with("sound.mode: off."));
}

#[test]
fn what_does_not_fit_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    for (args, sentence) in [
        (
            ["settings", "sound.rate", "101"],
            "The setting sound.rate can't be 101. It takes a number from 0 to 100. Nothing has changed.\n",
        ),
        (
            ["settings", "sound.rat", "50"],
            "There is no setting sound.rat. Did you mean sound.rate? Nothing has changed.\n",
        ),
        (
            ["settings", "zzz", "50"],
            "There is no setting zzz. Without a name, all settings are shown. Nothing has changed.\n",
        ),
    ] {
        assert_eq!(fault(home.path(), &args), (Some(2), sentence.to_owned()));
    }
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
}

#[test]
fn a_damaged_file_is_kept_and_told_once() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    fs::write(home.join("settings.toml"), "wording = ").unwrap();
    let told = printed(home, &["settings", "wording"]).remove(0);
    let aside = home.join("settings.damaged-1");
    assert!(told.contains(aside.to_str().unwrap()), "{told}");
    assert_eq!(fs::read_to_string(aside).unwrap(), "wording = ");
    assert!(printed(home, &["settings", "wording"])[0].starts_with("wording: learning."));
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let home = tempfile::NamedTempFile::new().unwrap();
    let (code, sentence) = fault_after_problems(home.path(), &["settings", "wording", "brief"]);
    assert_eq!(code, Some(1));
    assert_eq!(sentence, "The settings can't be written: a file is where a folder should be. Nothing has changed.\n");
}

/// As [`fault`], where the settings can't even be read.
fn fault_after_problems(home: &Path, args: &[&str]) -> (Option<i32>, String) {
    let output = narrator(home, args);
    let problem = String::from_utf8(output.stdout).unwrap();
    assert!(problem.starts_with("The settings can't be read: "), "{problem}");
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(unix)]
#[test]
fn without_a_folder_of_its_own_the_system_has_one() {
    let home = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_narrator"))
        .args(["settings", "wording", "brief"])
        .env_clear()
        .env("HOME", home.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let file = home.path().join(".config/resistance-narrator/settings.toml");
    assert_eq!(fs::read_to_string(file).unwrap(), "wording = \"brief\"\n");
}

/// A limit for the size of a file is a disk that is full. Only a Unix has such limits.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_settings_as_they_were() {
    let home = tempfile::tempdir().unwrap();
    printed(home.path(), &["settings", "wording", "brief"]);
    let before = fs::read_to_string(home.path().join("settings.toml")).unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -f 0; exec \"$0\" settings wording full"]);
    command.arg(env!("CARGO_BIN_EXE_narrator")).env("NARRATOR_HOME", home.path()).env("LC_ALL", "C.UTF-8");
    let output = command.output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stderr).unwrap().trim()),
        (Some(1), "The settings can't be written: the disk is full. Nothing has changed.")
    );
    assert_eq!(fs::read_to_string(home.path().join("settings.toml")).unwrap(), before);
    assert!(fs::read_dir(home.path()).unwrap().all(|file| !file.unwrap().path().to_string_lossy().contains(".new")));
}
