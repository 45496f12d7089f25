//! Models: found, checked, installed, downloaded from a server on this machine.

mod places;
mod server;
mod trouble;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use resistance_narrator::language::Language;
use resistance_narrator::models::Shelf;
use resistance_narrator::models::check::{Fault, check};
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::program::{Narrator, Run};
use crate::project::root;
use server::Server;

fn starters() -> PathBuf {
    root().join("models")
}

fn starter(language: &str) -> PathBuf {
    starters().join(format!("vosk-starter-{language}"))
}

/// The files of a folder with their contents, by their paths in it.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for path in fs::read_dir(next).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_string_lossy().into_owned();
                found.push((name, fs::read(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// A model in a folder of its own, with some of its files changed.
fn changed(name: &str, change: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>>) -> (TempDir, PathBuf) {
    let temporary = tempfile::tempdir().unwrap();
    let folder = temporary.path().join(name);
    for (path, content) in files(&starter("en")) {
        if let Some(content) = change(&path, content) {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
    }
    (temporary, folder)
}

/// An archive with these files.
fn zip(at: &Path, files: &[(String, Vec<u8>)]) {
    let mut writer = ZipWriter::new(File::create(at).unwrap());
    for (name, content) in files {
        writer.start_file(name.as_str(), SimpleFileOptions::default()).unwrap();
        writer.write_all(content).unwrap();
    }
    writer.finish().unwrap();
}

/// The files of the English starter model in a folder of another name.
fn archived(name: &str) -> Vec<(String, Vec<u8>)> {
    files(&starter("en")).into_iter().map(|(path, content)| (format!("{name}/{path}"), content)).collect()
}

/// What lies in the folder of installed models, hidden things too.
fn installed(narrator: &Narrator) -> Vec<String> {
    let entries = fs::read_dir(narrator.home().join("models")).map(Iterator::collect).unwrap_or_else(|_| Vec::new());
    let mut names: Vec<String> = entries
        .into_iter()
        .map(|entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    // Nothing lies in that one.
    names.retain(|name| name != ".lock");
    names.sort();
    names
}

fn add(narrator: &Narrator, path: &Path) -> Run {
    narrator.run(&["models", "add", path.to_str().unwrap()], "")
}

#[test]
fn the_starter_models_are_whole_and_each_knows_its_language() {
    let shelf = Shelf::of([starters()]);
    assert_eq!(shelf.broken(), []);
    for language in Language::ALL {
        let models: Vec<_> = shelf.models(language).collect();
        let [model] = &models[..] else { panic!("{models:?}") };
        assert_eq!(model.name, format!("vosk-starter-{}", language.code()));
        assert!(model.is_starter() && model.has_unknown && (4..6).contains(&model.megabytes()));
        // Without a limit a room full of voices keeps a recogniser busy for many seconds.
        let settings = fs::read_to_string(starter(language.code()).join("conf/model.conf")).unwrap();
        assert!(settings.lines().any(|line| line.starts_with("--max-mem=")), "{settings}");
    }
    let words = &shelf.best(Language::ENGLISH).unwrap().vocabulary;
    assert_eq!(words.spelling("Approve"), Some("approve"));
    assert!(words.spelling("november").is_some() && words.spelling("zorblaxon").is_none());
}

#[test]
fn an_installed_model_comes_before_a_starter() {
    let (installed, _) = changed("vosk-model-small-en", |_, content| Some(content));
    let shelf = Shelf::of([starters(), installed.path().to_owned()]);
    let names: Vec<&str> = shelf.models(Language::ENGLISH).map(|model| model.name.as_str()).collect();
    assert_eq!(names, ["vosk-model-small-en", "vosk-starter-en"]);
}

#[cfg(all(unix, feature = "voice"))]
#[test]
fn a_model_whose_parts_can_not_be_loaded_is_not_installed() {
    let half = |path: &str, content: Vec<u8>| {
        Some(if path == "am/final.mdl" { content[..content.len() / 2].to_vec() } else { content })
    };
    let (_temporary, folder) = changed("vosk-model-half", half);
    let narrator = Narrator::new();
    let words = [
        ("en", "The model can't be loaded: parts of it are damaged, or not of one piece. Nothing has changed."),
        ("fr", "Le modèle ne se charge pas : des parties sont abîmées, ou ne vont pas ensemble. Rien n'a changé."),
        (
            "de",
            "Das Modell lässt sich nicht laden: Teile davon sind beschädigt oder passen nicht zusammen. Nichts hat",
        ),
    ];
    for (language, wanted) in words {
        let fault = narrator.run(&["models", "add", folder.to_str().unwrap(), "--language", language], "").fault(1);
        assert!(fault.len() == 1 && fault[0].contains(wanted), "{fault:?}");
        assert_eq!(installed(&narrator), Vec::<String>::new());
    }
}

#[test]
fn every_fault_of_a_folder_is_told_apart() {
    fn fault(change: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>>) -> Fault {
        let (_temporary, folder) = changed("x", change);
        check(&folder).unwrap_err()
    }
    let lacks = |file: &str| Fault::Incomplete(vec![file.to_owned()]);
    assert_eq!(fault(|path, content| (path != "am/final.mdl").then_some(content)), lacks("am/final.mdl"));
    assert_eq!(fault(|path, content| (path != "graph/Gr.fst").then_some(content)), lacks("graph/Gr.fst"));
    let emptied = |path: &str, content| Some(if path == "graph/HCLr.fst" { Vec::new() } else { content });
    assert_eq!(fault(emptied), lacks("graph/HCLr.fst"));
    let foreign = |path: &str, content| {
        Some(if path == "graph/words.txt" { b"<eps> 0\nhola 1\nmundo 2\n".to_vec() } else { content })
    };
    assert_eq!(fault(foreign), Fault::Foreign);
    let garbled = |path: &str, content| Some(if path == "graph/words.txt" { vec![0xff; 9] } else { content });
    assert_eq!(fault(garbled), Fault::NoWords);
    assert_eq!(check(&root().join("src")), Err(Fault::NoModel));
    assert_eq!(check(Path::new("no such folder")), Err(Fault::NoModel));

    let (_temporary, folder) = changed("x", |path, content| (path != "graph/HCLr.fst").then_some(content));
    fs::write(folder.join("graph/HCLG.fst"), "x").unwrap();
    assert_eq!(check(&folder), Err(Fault::BakedIn));

    let (_temporary, folder) = changed("x", |_, content| Some(content));
    fs::create_dir(folder.join("ivector")).unwrap();
    assert!(matches!(check(&folder), Err(Fault::Incomplete(files)) if files.len() == 6));
}

#[test]
fn older_models_are_known_too() {
    let temporary = tempfile::tempdir().unwrap();
    let old = ["am/final.mdl", "conf/mfcc.conf", "graph/words.txt", "graph/disambig_tid.int", "graph/HCLr.fst"];
    for path in [&old[..], &["graph/Gr.fst"]].concat() {
        let name = path.rsplit('/').next().unwrap();
        fs::copy(starter("de").join(path), temporary.path().join(name)).unwrap();
    }
    assert_eq!(check(temporary.path()).unwrap().language, Language::GERMAN);
    fs::remove_file(temporary.path().join("Gr.fst")).unwrap();
    assert_eq!(check(temporary.path()), Err(Fault::Incomplete(vec!["Gr.fst".to_owned()])));
}

#[test]
fn the_list_tells_what_is_used_how_good_it_is_and_how_to_get_a_better_one() {
    let narrator = Narrator::new();
    let home = narrator.home().join("models").display().to_string();
    let lines: Vec<String> = narrator.run(&["models"], "").well().lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 7, "{lines:?}");
    assert_eq!(
        lines[0],
        "Used for English: vosk-starter-en, 5 megabytes. A starter model, made from synthetic speech. \
         Of what people said in a test it understood ninety-seven per cent in quiet, and seventy-four where \
         others talked."
    );
    assert!(lines[1].ends_with("a download of 40 megabytes. To get it: narrator models fetch en."), "{}", lines[1]);
    assert!(lines[2].ends_with("How well it hears people has never been measured."), "{}", lines[2]);
    assert_eq!(lines[6], format!("Models are installed in {home}."));

    let (_temporary, broken) = changed("vosk-broken", |path, content| (path != "graph/Gr.fst").then_some(content));
    fs::create_dir(narrator.home().join("models")).unwrap();
    fs::rename(&broken, narrator.home().join("models/vosk-broken")).unwrap();
    let lines = narrator.run(&["models"], "").well();
    let told = format!("Not usable: {home}/vosk-broken. The model is not complete. Missing: graph/Gr.fst.");
    assert!(lines.lines().any(|line| line == told), "{lines}");
}

#[test]
fn a_model_is_installed_from_a_folder_and_from_an_archive() {
    let narrator = Narrator::new();
    let (temporary, folder) = changed("vosk-small-one", |_, content| Some(content));
    let said = add(&narrator, &folder).well();
    assert_eq!(said, "Installed: vosk-small-one. It is used for English from now on.\n");
    assert!(files(&narrator.home().join("models/vosk-small-one")) == files(&starter("en")), "another model is there");

    let archive = temporary.path().join("download.zip");
    zip(&archive, &archived("vosk-small-two"));
    add(&narrator, &archive).well();
    assert!(files(&narrator.home().join("models/vosk-small-two")) == files(&starter("en")), "another model is there");

    // Without a folder in it, the archive gives its name. The same once more replaces what is there.
    let bare = temporary.path().join("vosk-small-two.zip");
    zip(&bare, &files(&starter("fr")));
    let said = add(&narrator, &bare).well();
    assert_eq!(said, "Installed: vosk-small-two. It is used for French from now on.\n");
    assert!(files(&narrator.home().join("models/vosk-small-two")) == files(&starter("fr")), "another model is there");
    assert_eq!(installed(&narrator), ["vosk-small-one", "vosk-small-two"]);
    let list = narrator.run(&["models"], "").well();
    assert!(list.starts_with("Used for English: vosk-small-one"), "{list}");
    assert!(list.contains("Not used for English: vosk-starter-en"), "{list}");
}

#[test]
fn what_can_not_be_installed_is_told_in_one_sentence_and_changes_nothing() {
    let narrator = Narrator::new();
    let temporary = tempfile::tempdir().unwrap();
    let at = |name: &str| temporary.path().join(name);
    fs::write(at("letter.txt"), "Dear Ana").unwrap();
    fs::create_dir(at("empty")).unwrap();
    zip(&at("photos.zip"), &[("beach.jpg".to_owned(), vec![1; 9])]);
    zip(&at("slip.zip"), &[archived("x"), vec![("../../slipped".to_owned(), vec![1])]].concat());
    zip(&at("half.zip"), &archived("x"));
    let whole = fs::read(at("half.zip")).unwrap();
    fs::write(at("cut.zip"), &whole[..whole.len() / 2]).unwrap();
    let mut spoilt = whole.clone();
    spoilt[whole.len() / 3..whole.len() / 3 + 2_000].fill(7);
    fs::write(at("spoilt.zip"), spoilt).unwrap();
    let (_static, baked) = changed("baked", |path, content| (path != "graph/HCLr.fst").then_some(content));
    fs::write(baked.join("graph/HCLG.fst"), "x").unwrap();
    let cases = [
        (at("nothing"), "There is no such file or folder."),
        (at("letter.txt"), "It is neither a folder nor a whole zip file."),
        (at("empty"), "There is no model in it."),
        (at("photos.zip"), "There is no model in it."),
        (at("slip.zip"), "The zip file would write outside of its own folder."),
        (at("cut.zip"), "It is neither a folder nor a whole zip file."),
        (at("spoilt.zip"), "The zip file is damaged."),
        (baked, "This model can't be told what to listen for. Get another one: narrator models."),
    ];
    for (path, sentence) in cases {
        let faults = add(&narrator, &path).fault(1);
        let [fault] = &faults[..] else { panic!("{faults:?}") };
        assert!(fault.starts_with(&format!("Not installed: {}.", path.display())), "{fault}");
        assert!(fault.ends_with(&format!("{sentence} Nothing has changed.")), "{fault}");
        assert_eq!(installed(&narrator), [""; 0], "after {}", path.display());
    }
    assert!(!narrator.home().join("slipped").exists() && !narrator.home().join("models/slipped").exists());
}

#[test]
fn a_full_disk_is_told() {
    let narrator = Narrator::new();
    let temporary = tempfile::tempdir().unwrap();
    let archive = temporary.path().join("model.zip");
    zip(&archive, &archived("vosk-x"));
    // No file of more than a megabyte can be written.
    let command = narrator.command("ulimit -f 2000;", &["models", "add", archive.to_str().unwrap()]);
    let output = { command }.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.ends_with("It can't be read or written: the disk is full. Nothing has changed.\n"), "{said}");
    assert_eq!(installed(&narrator), [""; 0]);
}

/// A narrator that downloads its French model from this server. What is on it is an English one, unless it is told.
fn narrator_with(server: &Server, more: &str) -> Narrator {
    let narrator = Narrator::new();
    fs::create_dir_all(narrator.home().join("models")).unwrap();
    let url = server.url();
    let list = format!("[en]\nname = \"vosk-far\"\nurl = \"{url}\"\nmegabytes = 5\nlicence = \"Apache-2.0\"\n{more}");
    fs::write(narrator.home().join("models/models.toml"), list).unwrap();
    narrator
}

fn download(language: &str) -> Vec<u8> {
    let temporary = tempfile::tempdir().unwrap();
    let at = temporary.path().join("x.zip");
    let model = files(&starter(language)).into_iter().map(|(path, content)| (format!("vosk-far/{path}"), content));
    zip(&at, &model.collect::<Vec<_>>());
    fs::read(at).unwrap()
}

const PERCENT: [&str; 10] = ["10", "20", "30", "40", "50", "60", "70", "80", "90", "100"];

#[test]
fn a_model_is_downloaded_and_installed() {
    let server = Server::start(download("en"));
    let narrator = narrator_with(&server, "");
    let said = narrator.run(&["models", "fetch", "en"], "").well();
    let mut wanted = vec!["Downloading vosk-far, about 5 megabytes, free to use under Apache-2.0.".to_owned()];
    wanted.extend(PERCENT.map(|percent| format!("{percent} percent.")));
    wanted.push("Installed: vosk-far. It is used for English from now on.".to_owned());
    assert_eq!(said.lines().collect::<Vec<_>>(), wanted);
    assert_eq!(installed(&narrator), ["models.toml", "vosk-far"]);
    assert!(files(&narrator.home().join("models/vosk-far")) == files(&starter("en")), "another model is there");
}

#[test]
fn a_download_that_broke_off_goes_on_where_it_stopped() {
    let content = download("en");
    let half = content.len() / 2;
    let server = Server::start(content);
    let narrator = narrator_with(&server, "");
    server.break_off_after(half);
    let run = narrator.run(&["models", "fetch", "en"], "");
    assert_eq!(run.code, Some(1));
    assert_eq!(
        run.err,
        "Not installed: vosk-far. The connection broke. What has arrived is kept: try again to carry on from there.\n"
    );
    assert!(run.out.ends_with("40 percent.\n") || run.out.ends_with("50 percent.\n"), "{}", run.out);
    assert_eq!(installed(&narrator), [".vosk-far.part", "models.toml"]);
    server.serve_all();
    let said = narrator.run(&["models", "fetch", "en"], "").well();
    assert!(said.contains("\nA part of it is already here. Going on from there.\n"), "{said}");
    assert!(said.contains("100 percent") && !said.contains("\n10 percent"), "{said}");
    let asked = server.ranges();
    assert!(asked[0].is_none() && asked[1].is_some_and(|from| from > 0 && from <= half), "{asked:?}");
    assert!(files(&narrator.home().join("models/vosk-far")) == files(&starter("en")), "another model is there");

    // A server that can only begin anew, and a part that is longer than the whole.
    for part in [100, 20_000_000] {
        fs::write(narrator.home().join("models/.vosk-far.part"), vec![0; part]).unwrap();
        server.forget_ranges();
        let said = narrator.run(&["models", "fetch", "en"], "").well();
        assert!(said.contains("10 percent") && !said.contains("already"), "{said}");
        assert_eq!(installed(&narrator), ["models.toml", "vosk-far"]);
        server.serve_all();
    }
}

#[test]
fn a_download_that_fails_is_told_in_one_sentence_and_leaves_nothing() {
    let far = "Not installed: vosk-far.";
    let sum = format!("sha256 = \"{}\"\n", "0".repeat(64));
    let server = Server::start(download("en"));
    let cases = [
        (narrator_with(&server, &sum), "What arrived is not the right file, and is deleted. Try again."),
        (narrator_with(&Server::start(download("fr")), ""), "The model is for French. It should be for English."),
        (narrator_with(&Server::start(b"<html>".to_vec()), ""), "It is neither a folder nor a whole zip file."),
        (narrator_with(&Server::refusing(), ""), "The server does not have it: it answers with 404."),
        (narrator_with(&Server::gone(), ""), "The server was not reached. Check the network, and try again."),
    ];
    for (narrator, sentence) in cases {
        let run = narrator.run(&["models", "fetch", "en"], "");
        assert_eq!((run.code, run.err), (Some(1), format!("{far} {sentence}\n")));
        assert_eq!(installed(&narrator), ["models.toml"], "{sentence}");
    }
    let narrator = narrator_with(&server, "[");
    let list = narrator.home().join("models/models.toml");
    let faults = narrator.run(&["models", "fetch", "en"], "").fault(1);
    assert_eq!(faults, [format!("The list {} can't be read. Correct it, or delete it.", list.display())]);
}
