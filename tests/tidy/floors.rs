//! The floors of the moderator: each uses only those below it, and its files can be understood a few at a time.

use std::collections::{BTreeMap, BTreeSet};

use super::imports::{known_by, lies_in, module, modules, paths};
use crate::project::{ProjectFile, sources};

/// From the ground up.
const FLOORS: [&str; 6] = ["state", "output", "queries", "narration", "actions", "door"];

/// So many files may know each other in a circle: together they are one thing, and still read at once.
const LARGEST_CIRCLE: usize = 5;

fn files_of_moderator() -> Vec<ProjectFile> {
    let ours = |file: &ProjectFile| file.path.starts_with("crates/moderator/src/") && !file.path.ends_with("/lib.rs");
    sources().into_iter().filter(ours).collect()
}

/// How high a module of the moderator lies, from its path.
fn floor(path: &str) -> usize {
    let name = path.split("::").nth(1).unwrap_or_default();
    FLOORS.iter().position(|floor| *floor == name).unwrap_or_else(|| panic!("{path} lies on no floor"))
}

/// What each module knows, itself left out. What lies in its own folder is named without the way there.
fn arrows(files: &[ProjectFile]) -> BTreeMap<String, BTreeSet<String>> {
    let modules = modules(files);
    let known = |file: &ProjectFile| {
        let own = module(&file.path).join("::");
        let (mut others, code) = (known_by(file, &modules), file.code());
        let is_named = |name: &str| {
            let on_its_own =
                |at: usize| !code[..at].ends_with(|sign: char| sign.is_alphanumeric() || "_:".contains(sign));
            code.match_indices(&format!("{name}::")).any(|(at, _)| on_its_own(at))
        };
        let inside = modules.keys().filter(|other| {
            let name = other.strip_prefix(&own).and_then(|rest| rest.strip_prefix("::")).unwrap_or_default();
            !name.is_empty() && !name.contains("::") && is_named(name)
        });
        others.extend(inside.cloned());
        others.remove(&own);
        (own, others)
    };
    files.iter().map(known).collect()
}

/// All that can be come to from a module, along the arrows.
fn reached<'a>(arrows: &'a BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<&'a str> {
    let (mut reached, mut next) = (BTreeSet::new(), vec![from.to_owned()]);
    while let Some(others) = next.pop().and_then(|file| arrows.get(&file)) {
        next.extend(others.iter().filter(|other| reached.insert(other.as_str())).cloned());
    }
    reached
}

#[test]
fn no_floor_of_the_moderator_knows_one_above_it() {
    let files = files_of_moderator();
    assert!(files.len() > 100, "the moderator is read: {} files", files.len());
    let mut wrong = Vec::new();
    for (own, others) in arrows(&files) {
        wrong.extend(others.iter().filter(|other| floor(other) > floor(&own)).map(|other| format!("{own}: {other}")));
    }
    assert!(wrong.is_empty(), "these look up: {wrong:#?}");
}

#[test]
fn no_floor_of_the_moderator_is_gone_around_through_the_front_of_its_crate() {
    let inside = "crates/moderator/src/";
    let front = sources().into_iter().find(|file| file.path == format!("{inside}lib.rs")).expect("the crate is here");
    let given_on: Vec<String> = paths(&front)
        .iter()
        .filter(|path| FLOORS.iter().any(|floor| path.starts_with(&format!("{floor}::"))))
        .filter_map(|path| Some(format!("crate::{}", path.rsplit("::").next()?)))
        .collect();
    assert!(given_on.contains(&"crate::Session".to_owned()), "{given_on:?}");
    for file in files_of_moderator() {
        let around: Vec<String> =
            paths(&file).into_iter().filter(|path| given_on.iter().any(|given| lies_in(path, given))).collect();
        assert!(around.is_empty(), "{}: {around:?} is named where it lies", file.path);
    }
}

/// What no function of a floor may take: who only looks changes nothing, and who only answers says nothing.
const FORBIDDEN: [(&str, &[&str]); 3] = [
    ("queries", &["&mut TableState", "Output", "&mut Listening", "&mut Keyboard"]),
    ("narration", &["&mut TableState", "&mut Listening", "&mut Keyboard"]),
    ("state", &["Output"]),
];

#[test]
fn each_floor_takes_only_what_it_may_change() {
    for (floor, forbidden) in FORBIDDEN {
        let inside = format!("crates/moderator/src/{floor}/");
        for file in files_of_moderator().into_iter().filter(|file| file.path.starts_with(&inside)) {
            let code = file.code();
            let taken: Vec<&&str> = forbidden
                .iter()
                .filter(|taken| {
                    code.contains(&format!(": {taken}"))
                        || code.contains(&format!(": &mut {taken}"))
                        || code.contains(&format!(": &{taken}"))
                })
                .collect();
            assert!(taken.is_empty(), "{} takes {taken:?}", file.path);
        }
    }
}

#[test]
fn all_methods_of_a_session_stand_in_one_place() {
    let files = files_of_moderator();
    let blocks = files.iter().flat_map(|file| {
        let code = file.code();
        let blocks = code.lines().filter(|line| line.starts_with("impl") && line.contains("Session {")).count();
        vec![file.path.as_str(); blocks]
    });
    assert_eq!(blocks.collect::<Vec<_>>(), ["crates/moderator/src/door.rs"]);
}

#[test]
fn few_files_of_the_moderator_know_each_other_in_a_circle() {
    let arrows = arrows(&files_of_moderator());
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|file| (file.as_str(), reached(&arrows, file))).collect();
    for (file, others) in &reach {
        let circle: Vec<&&str> = others.iter().filter(|other| reach[*other].contains(file)).collect();
        assert!(circle.len() <= LARGEST_CIRCLE, "these know each other in a circle: {circle:#?}");
    }
}
