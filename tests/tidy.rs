//! What the code promises about itself: who knows whom, what is pure, and that its files stay readable.

mod floors;
mod imports;

use std::collections::{BTreeMap, BTreeSet};

use resistance_narrator::language::Language;

use resistance_narrator::game::Edition;

use crate::project::{ProjectFile, files, files_of, root, sources};
use imports::{inside, known_by, lies_in, module, modules, paths};

/// Whom each part of the library may know. Nothing points back.
const LAYERS: [(&str, &[&str]); 22] = [
    ("files", &[]),
    ("place", &[]),
    ("folders", &[]),
    ("locale", &[]),
    ("game", &[]),
    ("bots", &["game"]),
    ("language", &["game"]),
    ("script", &["game", "language"]),
    ("journal", &["game", "bots", "language", "files"]),
    ("preferences", &["game", "language", "script", "journal"]),
    ("protocol", &["game", "language", "script", "journal", "preferences"]),
    ("moderator", &["game", "bots", "language", "script", "journal", "preferences", "protocol"]),
    ("sounds", &["protocol"]),
    ("web", &["game", "language", "script", "journal", "preferences", "protocol", "moderator", "sounds"]),
    (
        "device",
        &[
            "protocol",
            "sounds",
            "language",
            "preferences",
            "models",
            "voice_profiles",
            "place",
            "folders",
            "locale",
            "files",
        ],
    ),
    ("voice_profiles", &["language", "files"]),
    ("models", &["language", "place", "files"]),
    ("recogniser", &[]),
    ("narrator-ears", &["recogniser"]),
    ("settings", &["game", "language", "preferences", "files", "folders"]),
    ("args", &["game", "language", "script", "preferences", "moderator"]),
    (
        "run",
        &[
            "game",
            "language",
            "script",
            "journal",
            "preferences",
            "protocol",
            "moderator",
            "device",
            "models",
            "voice_profiles",
            "place",
            "folders",
            "locale",
            "settings",
            "args",
            "files",
        ],
    ),
];

/// The parts that touch nothing outside.
const PURE: [&str; 9] =
    ["game", "bots", "language", "script", "preferences", "protocol", "moderator", "journal", "sounds"];

/// The files of the journal that touch the disk.
const ON_DISK: [&str; 5] = [
    "crates/journal/src/journal/lines.rs",
    "crates/journal/src/journal/posts.rs",
    "crates/journal/src/journal/storage.rs",
    "crates/journal/src/journal/saved.rs",
    "crates/journal/src/journal/trouble.rs",
];

/// What of the journal the moderator may know: what a game was, not where it is kept.
const JOURNAL_OF_MODERATOR: [&str; 6] = [
    "crate::journal::game_history",
    "crate::journal::entry",
    "crate::journal::events",
    "crate::journal::private",
    "crate::journal::record",
    "crate::journal::summary",
];

/// What of the journal the preferences may know: what a forum does about votes that are missing is stored with a game.
const JOURNAL_OF_PREFERENCES: [&str; 1] = ["crate::journal::private"];

/// What would make a part impure.
const OUTSIDE: [&str; 10] = [
    "std::fs",
    "std::io",
    "std::thread",
    "std::time",
    "std::process",
    "std::env",
    "std::net",
    "std::os",
    "std::path",
    "std::sync::mpsc",
];

/// The crates that only compute. Any other one is for the edge.
const PURE_CRATES: [&str; 11] = [
    "crc32fast",
    "deunicode",
    "fluent-bundle",
    "rand",
    "serde",
    "serde_json",
    "strsim",
    "thiserror",
    "toml",
    "tracing",
    "unic-langid",
];

/// What the journal may know beyond that: the calendar without its clock, and names of files without the files.
const OF_JOURNAL: [&str; 2] = ["jiff::civil", "std::path"];

/// Where the editions are listed: only there they are called by their names.
const EDITIONS: &str = "crates/rules/src/game/edition.rs";

/// The longest file, in lines above its unit tests.
const LONGEST: usize = 400;

/// Longer files, each with its reason.
const LONG_FILES: [(&str, &str); 0] = [];

/// The part of the narrator that a file belongs to: `crates/rules/src/game/seat.rs` and `crates/rules/src/game.rs` are
/// `game`; a crate without parts is one.
fn part(path: &str) -> &str {
    let of_crate = path.strip_prefix("crates/").and_then(|path| path.split('/').next());
    match of_crate {
        Some(name @ ("recogniser" | "narrator-ears" | "protocol" | "moderator" | "sounds" | "web")) => name,
        _ => inside(path).split(['/', '.']).next().unwrap_or_default(),
    }
}

#[test]
fn nothing_points_back() {
    let mut wrong = Vec::new();
    for file in sources() {
        let part = part(&file.path);
        let Some((_, known)) = LAYERS.iter().find(|(name, _)| *name == part) else {
            assert!(["lib", "main", "error"].contains(&part), "{} belongs to no layer", file.path);
            continue;
        };
        for path in paths(&file) {
            let of_crate = ["moderator", "protocol"].into_iter().find(|name| lies_in(&path, name));
            let of_part = path.strip_prefix("crate::").and_then(|rest| rest.split("::").next());
            let Some(other) = of_crate.or(of_part) else { continue };
            let is_part = LAYERS.iter().any(|(name, _)| *name == other);
            if is_part && other != part && !known.contains(&other) {
                wrong.push(format!("{}: {path}", file.path));
            }
        }
    }
    assert!(wrong.is_empty(), "these know what they may not know: {wrong:#?}");
}

/// Both speak the protocol: a device can be tried without the moderator, and the moderator without devices.
#[test]
fn no_device_knows_the_moderator() {
    for file in sources().into_iter().filter(|file| part(&file.path) == "device") {
        let known = paths(&file).into_iter().find(|path| lies_in(path, "moderator"));
        assert_eq!(known, None, "{}", file.path);
    }
}

/// Files that import each other in a circle can be understood only together. A file and those in its folder are, and so are
/// a few of the moderator, which `floors` counts.
#[test]
fn no_files_import_each_other_in_a_circle() {
    let files: Vec<ProjectFile> = sources().into_iter().filter(|file| part(&file.path) != "moderator").collect();
    let modules = modules(&files);
    let imports = |file: &ProjectFile| {
        let own = module(&file.path).join("::");
        let others = known_by(file, &modules);
        (own.clone(), others.into_iter().filter(move |other| !lies_in(other, &own) && !lies_in(&own, other)))
    };
    let known: BTreeMap<String, BTreeSet<String>> =
        files.iter().map(imports).map(|(own, others)| (own, others.collect())).collect();
    let reaches_itself = |own: &str| {
        let (mut reached, mut next) = (BTreeSet::new(), vec![own]);
        while let Some(others) = next.pop().and_then(|file| known.get(file)) {
            next.extend(others.iter().map(String::as_str).filter(|other| reached.insert(*other)));
        }
        reached.contains(own)
    };
    let circles: Vec<&str> = modules.iter().filter(|(own, _)| reaches_itself(own)).map(|(_, path)| *path).collect();
    assert!(circles.is_empty(), "these import each other: {circles:#?}");
}

#[test]
fn whoever_talks_to_people_does_not_know_where_games_are_kept() {
    let moderator = &JOURNAL_OF_MODERATOR[..];
    for (name, may) in [("protocol", moderator), ("moderator", moderator), ("preferences", &JOURNAL_OF_PREFERENCES)] {
        for file in sources().into_iter().filter(|file| part(&file.path) == name) {
            for path in paths(&file).into_iter().filter(|path| lies_in(path, "crate::journal")) {
                assert!(may.iter().any(|known| lies_in(&path, known)), "{}: {path}", file.path);
            }
        }
    }
}

#[test]
fn the_pure_parts_touch_nothing_outside() {
    let manifests = manifests();
    let crates: Vec<String> = manifests
        .iter()
        .flat_map(|(_, manifest)| dependencies(manifest))
        .filter(|(_, name)| !PURE_CRATES.contains(name))
        .map(|(_, name)| name.replace('-', "_"))
        .filter(|name| !manifests.iter().any(|(path, _)| path.contains(&format!("/{name}/"))))
        .collect();
    assert!(crates.iter().any(|name| name == "crossterm"), "the dependencies are read: {crates:?}");
    let mut wrong = Vec::new();
    let pure = |file: &ProjectFile| PURE.contains(&part(&file.path)) && !ON_DISK.contains(&file.path.as_str());
    for file in sources().into_iter().filter(pure) {
        for path in paths(&file) {
            if part(&file.path) == "journal" && OF_JOURNAL.iter().any(|outer| lies_in(&path, outer)) {
                continue;
            }
            let mut outer = OUTSIDE.into_iter().chain(crates.iter().map(String::as_str));
            if outer.any(|outer| lies_in(&path, outer)) {
                wrong.push(format!("{}: {path}", file.path));
            }
        }
        for printing in ["println!", "print!(", "eprint", "dbg!"] {
            if file.code().contains(printing) {
                wrong.push(format!("{}: {printing}", file.path));
            }
        }
    }
    assert!(wrong.is_empty(), "these reach outside: {wrong:#?}");
}

/// A language is a row and a folder: the code asks what a language has, and never which one it is.
#[test]
fn no_language_is_named_outside_its_row() {
    let constants = Language::ALL.map(|language| format!("Language::{language:?}").to_uppercase());
    for file in sources().into_iter().filter(|file| file.path != "crates/language/src/language/languages.rs") {
        let code = file.code();
        for constant in &constants {
            assert!(!code.to_uppercase().contains(constant), "{} names {constant}", file.path);
        }
        assert!(!code.contains("voices/"), "{} opens a file of a language", file.path);
    }
}

/// What an edition's book says is asked of its row, so that another edition is another row.
#[test]
fn no_edition_is_asked_for_by_its_name() {
    let mut names: Vec<String> = Edition::all().iter().map(|edition| format!("Edition::{edition:?}")).collect();
    names.extend(["is_winter_soldier", "is_forum"].map(str::to_owned));
    let mut wrong = Vec::new();
    for file in sources() {
        if file.path == EDITIONS {
            continue;
        }
        let code = file.code();
        wrong.extend(names.iter().filter(|name| code.contains(*name)).map(|name| format!("{}: {name}", file.path)));
    }
    assert!(wrong.is_empty(), "these ask for an edition, not for what its book says: {wrong:#?}");
}

/// `./test` tries once for all builds what no feature of the program reaches.
#[test]
fn what_needs_no_device_is_the_same_in_every_build() {
    let is_reached = |manifest: &str| {
        ["speech", "sound", "voice", "phones"]
            .iter()
            .any(|name| manifest.lines().any(|line| line.starts_with(&format!("{name} = ["))))
    };
    let reached = manifests().into_iter().filter(|(_, manifest)| is_reached(manifest));
    let paths: Vec<String> = reached.map(|(path, _)| path).collect();
    let devices = ["crates/devices/Cargo.toml", "crates/models/Cargo.toml", "crates/narrator-ears/Cargo.toml"];
    assert_eq!(paths, [&["Cargo.toml"][..], &devices].concat());
}

#[test]
fn every_dependency_says_what_it_is_for() {
    for (path, manifest) in manifests() {
        let unexplained: Vec<&str> = dependencies(&manifest)
            .filter(|(before, _)| !before.trim_start().starts_with("# "))
            .map(|(_, name)| name)
            .collect();
        assert!(unexplained.is_empty(), "no comment stands above {unexplained:?} in {path}");
    }
}

/// What each crate says of itself, with its path.
fn manifests() -> Vec<(String, String)> {
    let manifests = files_of("", "Cargo.toml").into_iter();
    manifests.map(|file| (file.path, file.text)).collect()
}

/// The names of all dependencies, each with the line above it.
fn dependencies(manifest: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut inside = false;
    let mut before = "";
    manifest.lines().filter_map(move |line| {
        let above = std::mem::replace(&mut before, line);
        if line.starts_with('[') {
            inside = line.ends_with("dependencies]") && line != "[workspace.dependencies]";
            return None;
        }
        let (name, _) = line.split_once('=')?;
        (inside && !line.starts_with([' ', '#', ']'])).then_some((above, name.trim().trim_end_matches(".workspace")))
    })
}

#[test]
fn files_stay_short() {
    let rust: Vec<ProjectFile> = files().into_iter().filter(|file| file.path.ends_with(".rs")).collect();
    let long: Vec<String> = rust
        .iter()
        .filter(|file| file.lines() > LONGEST && LONG_FILES.iter().all(|(path, _)| *path != file.path))
        .map(|file| format!("{}: {} lines", file.path, file.lines()))
        .collect();
    assert!(long.is_empty(), "these are longer than {LONGEST} lines: {long:#?}");
    for (path, reason) in LONG_FILES {
        let needed = rust.iter().any(|file| file.path == path && file.lines() > LONGEST);
        assert!(needed, "{path} needs no exception any more: {reason}");
    }
}

#[test]
fn every_rust_file_begins_with_what_it_is() {
    for file in files().into_iter().filter(|file| file.path.ends_with(".rs")) {
        assert!(file.text.starts_with("//! "), "{} begins without a word about itself", file.path);
        assert!(!file.path.ends_with("/mod.rs"), "{}: the module's file stands beside its folder", file.path);
    }
}

#[test]
fn nothing_is_left_to_be_done() {
    // Put together here, so that this file does not find itself.
    let marks =
        ["to|do!", "unimpl|emented!", "TO|DO", "FIX|ME", "XX|X", "#[ig|nore"].map(|mark| mark.replace('|', ""));
    for file in files() {
        for mark in &marks {
            assert!(!file.text.contains(mark.as_str()), "{}: {mark}", file.path);
        }
    }
}

#[test]
fn no_machine_and_no_registry_is_named() {
    // Put together here, so that this file does not find itself.
    let hosts = ["crates|.io", "pypi|.org", "python|hosted", "deb.debian|.org", "/ro|ot/", "/ho|me/", "/Us|ers/"];
    let mut wrong: Vec<String> = hosts.map(|host| host.replace('|', "")).to_vec();
    wrong.push(root().to_string_lossy().into_owned());
    for file in files().into_iter().filter(|file| !file.path.ends_with("Cargo.lock")) {
        for name in &wrong {
            assert!(!file.text.contains(name.as_str()), "{} names {name}", file.path);
        }
    }
}
