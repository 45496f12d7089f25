//! What desktops, software centres and lawyers read about the package.

use std::collections::BTreeMap;
use std::fs;

use resistance_narrator::language::Language;

use crate::project::{files_of, root};

/// The catalogue's name of the program.
const ID: &str = "org.example.narrator";

fn text(name: &str) -> String {
    fs::read_to_string(root().join("setup/package").join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn the_desktop_entry_is_sound_and_in_all_languages() {
    let entry = text("narrator.desktop");
    let mut lines = entry.lines();
    assert_eq!(lines.next(), Some("[Desktop Entry]"));
    let entry: BTreeMap<&str, &str> =
        lines.map(|line| line.split_once('=').unwrap_or_else(|| panic!("no value: {line}"))).collect();
    for (key, value) in [("Type", "Application"), ("Exec", "narrator"), ("Icon", "narrator"), ("Terminal", "true")] {
        assert_eq!(entry[key], value, "{key}");
    }
    assert_eq!(entry["Categories"], "Game;BoardGame;");
    assert!(entry["Keywords"].starts_with("Accessibility;"));
    for key in ["Name", "GenericName", "Comment", "Keywords"] {
        let mut told = vec![entry[key]];
        for code in others() {
            told.push(
                entry.get(&*format!("{key}[{code}]")).unwrap_or_else(|| panic!("{key} is not there in {code}")),
            );
        }
        assert!(told.iter().all(|words| words.ends_with(';') == (key == "Keywords")), "{told:?}");
        told.dedup();
        assert_eq!(told.len(), Language::ALL.len(), "{key} is left in English");
    }
}

#[test]
fn the_software_centre_is_told_what_is_there() {
    let metainfo = text(&format!("{ID}.metainfo.xml"));
    well_formed(&metainfo);
    for part in [
        &*format!("<id>{ID}</id>"),
        "<launchable type=\"desktop-id\">narrator.desktop</launchable>",
        "<binary>narrator</binary>",
        "<content_rating type=\"oars-1.1\"/>",
        "<metadata_license>MIT</metadata_license>",
        &*format!("<project_license>{}</project_license>", env!("CARGO_PKG_LICENSE")),
        &*format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION")),
    ] {
        assert!(metainfo.contains(part), "{part} is missing");
    }
    for element in ["name", "summary", "p"] {
        let usual = metainfo.matches(&*format!("<{element}>")).count();
        for code in others() {
            let translated = metainfo.matches(&*format!("<{element} xml:lang=\"{code}\">")).count();
            // The authors have one name in all languages.
            assert_eq!(translated, usual - usize::from(element == "name"), "{element} in {code}");
        }
    }
    well_formed(&text("narrator.svg"));
}

/// The codes of the languages but English, which stands without one.
fn others() -> impl Iterator<Item = &'static str> {
    Language::ALL.iter().filter(|language| **language != Language::default()).map(|language| language.code())
}

/// Every element that is opened is closed, in turn, and no sign stands for itself that may not.
fn well_formed(xml: &str) {
    let mut open = Vec::new();
    for part in xml.split('<').skip(1) {
        let (tag, after) = part.split_once('>').unwrap_or_else(|| panic!("no end: {part}"));
        assert!(!after.contains('&') && !after.contains('>'), "{after}");
        let name = tag.split(' ').next().unwrap_or_default();
        if tag.starts_with('?') || tag.ends_with('/') {
            continue;
        }
        match name.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed)),
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
}

#[test]
fn the_newest_entry_of_the_changelog_is_this_version() {
    let changelog = text("changelog");
    let wanted = format!("narrator ({}) ", env!("CARGO_PKG_VERSION"));
    assert!(changelog.starts_with(&wanted), "the changelog begins with another version than {wanted}");
    assert!(changelog.contains("\n -- The narrator's authors <"), "nobody signs it");
}

#[test]
fn every_licence_that_is_named_is_told() {
    let copyright = text("copyright");
    let paragraphs: Vec<&str> = copyright.split("\n\n").collect();
    assert!(
        paragraphs[0].starts_with("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    );
    let told: Vec<&str> = paragraphs.iter().filter_map(|text| text.strip_prefix("License: ")).collect();
    let files = paragraphs.iter().filter(|text| text.starts_with("Files: "));
    for paragraph in files {
        assert!(paragraph.contains("\nCopyright:"), "{paragraph}");
        let licence = paragraph.lines().find_map(|line| line.strip_prefix("License: "));
        let licence = licence.unwrap_or_else(|| panic!("no licence: {paragraph}"));
        for name in licence.split(" and ").flat_map(|names| names.split(" or ")) {
            assert!(told.iter().any(|text| text.lines().next() == Some(name)), "{name} has no text");
        }
    }
    let same = |text: &str| text.split_whitespace().filter(|word| *word != ".").collect::<Vec<_>>().join(" ");
    let mit = fs::read_to_string(root().join("LICENSE-MIT")).unwrap();
    let permission = mit.find("Permission").map(|at| same(&mit[at..])).unwrap();
    assert!(told.iter().any(|text| same(text).contains(&permission)), "the text of the MIT licence is another one");
}

/// What is never put into the package is no part of it.
#[test]
fn every_file_for_the_package_is_used() {
    let takers = ["package", "Cargo.toml"].map(|taker| fs::read_to_string(root().join(taker)).unwrap());
    for file in files_of("setup/package/", "") {
        assert!(takers.iter().any(|taker| taker.contains(&file.path)), "{} is not in the package", file.path);
    }
}
