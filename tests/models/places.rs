//! Models that are installed from wherever somebody stands, and what programs that were killed have left there.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::server::Server;
use super::{Narrator, add, archived, changed, files, installed, narrator_with, starter, zip};

#[test]
fn a_model_is_installed_from_a_relative_path_too() {
    let (temporary, folder) = changed("vosk-small.one", |_, content| Some(content));
    let outside = temporary.path().to_owned();
    let from = [
        (&folder, "."),
        (&folder, "./"),
        (&folder.join("am"), ".."),
        (&folder.join("am"), "../"),
        (&folder, "am/.."),
        (&outside, "."),
        (&outside, "vosk-small.one/"),
        (&outside, "./vosk-small.one"),
        (&outside, "vosk-small.one/."),
        (&outside, "vosk-small.one/am/.."),
    ];
    for (place, path) in from {
        let narrator = Narrator::new();
        let mut command = narrator.command("", &["models", "add", path]);
        let output = command.current_dir(place).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(said, "Installed: vosk-small.one. It is used for English from now on.\n", "{path}: {told}");
        assert_eq!(installed(&narrator), ["vosk-small.one"], "{path}");
        let whole = files(&narrator.home().join("models/vosk-small.one")) == files(&starter("en"));
        assert!(whole, "{path}: another model is there");
    }
}

#[test]
fn a_model_in_the_very_folder_of_models_is_copied_once() {
    let narrator = Narrator::new();
    let (_temporary, folder) = changed("x", |_, content| Some(content));
    let models = narrator.home().join("models");
    fs::rename(folder, &models).unwrap();
    let said = add(&narrator, &models).well();
    assert_eq!(said, "Installed: models. It is used for English from now on.\n");
    assert!(!models.join("models/.new").exists());
}

#[test]
fn a_folder_whose_name_is_all_dots_gets_another_one() {
    let narrator = Narrator::new();
    let (_temporary, folder) = changed("...", |_, content| Some(content));
    add(&narrator, &folder).well();
    assert_eq!(installed(&narrator), ["model"]);
}

#[test]
fn what_a_killed_program_has_left_is_removed_and_what_runs_is_left_alone() {
    let server = Server::acting(|stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 4000000\r\n\r\n")?;
        stream.write_all(&[7; 100_000])?;
        // Until the other side is gone.
        stream.read(&mut [0]).map(drop)
    });
    let narrator = narrator_with(&server, "");
    let mut at_work = narrator.command("", &["models", "fetch", "en"]).spawn().unwrap();
    let models = narrator.home().join("models");
    until("it is at work", || models.join(".new").exists() && models.join(".vosk-far.part").exists());
    let temporary = tempfile::tempdir().unwrap();
    let archive = temporary.path().join("vosk-x.zip");
    zip(&archive, &archived("vosk-x"));
    let faults = add(&narrator, &archive).fault(1);
    let wanted = "Another narrator is installing a model right now. Try again when it is done. Nothing has changed.";
    assert_eq!(faults, [format!("Not installed: {}. {wanted}", archive.display())]);
    assert_eq!(installed(&narrator), [".new", ".vosk-far.part", "models.toml"]);

    at_work.kill().unwrap();
    at_work.wait().unwrap();
    fs::create_dir_all(models.join(".new/unpacked/vosk-y")).unwrap();
    add(&narrator, &archive).well();
    // What was downloaded is gone on with.
    assert_eq!(installed(&narrator), [".vosk-far.part", "models.toml", "vosk-x"]);
}

fn until(what: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_so() {
        assert!(Instant::now() < deadline, "not so: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn an_archive_that_unpacks_to_far_too_much_is_told_and_fills_nothing() {
    let narrator = Narrator::new();
    let temporary = tempfile::tempdir().unwrap();
    let bombs = [
        ("one.zip", vec![("vosk-x/am/final.mdl".to_owned(), vec![0; 50_000_000])]),
        ("many.zip", (0..50).map(|n| (format!("vosk-x/{n}"), vec![0; 1_000_000])).collect::<Vec<_>>()),
        ("things.zip", (0..20_000).map(|n| (format!("vosk-x/{n}"), Vec::new())).collect()),
    ];
    for (name, content) in bombs {
        let archive = temporary.path().join(name);
        zip(&archive, &content);
        // Not even for a moment: no file of more than ten megabytes can be written.
        let limit = "ulimit -f 20480;";
        let output = narrator.command(limit, &["models", "add", path(&archive)]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        let wanted = "The zip file would unpack to more than any model needs. Nothing has changed.\n";
        assert!(said.ends_with(wanted), "{name}: {said}");
        assert_eq!(installed(&narrator), [""; 0], "{name}");
    }
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}
