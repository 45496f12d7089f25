//! Printed timelines as golden text, in all three languages: what is said, and how long each silence is. When a sound
//! begins depends on the voice, so that is left out.
//!
//! `UPDATE_TIMELINES=1` writes them anew, for somebody to read what has changed.

use std::path::PathBuf;
use std::{env, fs};

use crate::program::Narrator;

/// The timelines: a name, and what stands behind `narrator script`.
const ALL: [(&str, &[&str]); 17] = [
    ("nick-fury", &["nick-fury", "--players", "5"]),
    (
        "nick-fury-all",
        &["nick-fury", "--players", "12", "--with", "black-widow,maria-hill,alexander-pierce,arnim-zola,baron-zemo"],
    ),
    (
        "nick-fury-shown",
        &["nick-fury", "--players", "10", "--with", "black-widow,maria-hill,maria-hill-shown,arnim-zola"],
    ),
    (
        "nick-fury-touch",
        &["nick-fury", "--players", "6", "--reveal", "touch", "--with", "black-widow,maria-hill,baron-zemo"],
    ),
    ("scarlet-witch", &["scarlet-witch", "--players", "12"]),
    ("avalon", &["avalon", "--players", "5"]),
    ("avalon-all", &["avalon", "--players", "10", "--with", "percival,mordred,morgana,oberon"]),
    ("avalon-touch", &["avalon", "--players", "7", "--reveal", "touch", "--with", "percival,morgana"]),
    ("lady-of-the-lake", &["lady-of-the-lake", "--players", "7"]),
    ("inquisitor", &["inquisitor"]),
    ("inquisitor-affiliation", &["inquisitor", "--with", "reverser"]),
    ("reveal-eyes", &["reveal-eyes"]),
    ("reveal-eyes-rogue", &["reveal-eyes", "--with", "rogue"]),
    ("reveal-touch-together", &["reveal-touch", "--players", "10", "--round", "together"]),
    ("nick-fury-touch-one-by-one", &["nick-fury", "--players", "5", "--reveal", "touch", "--round", "one-by-one"]),
    ("reveal-touch-rogue-resistance", &["reveal-touch", "--with", "rogue=resistance"]),
    ("reveal-touch-rogue-spy", &["reveal-touch", "--with", "rogue=spy"]),
];

fn printed(narrator: &Narrator, language: &str, args: &[&str]) -> String {
    let page =
        narrator.run(&[&["script"], args, &["--seed", "1", "--print", "--language", language]].concat(), "").well();
    let line = |line: &str| line.split_once(' ').map(|(_, text)| text.to_owned());
    folded(page.lines().map(|text| line(text).unwrap_or_else(|| panic!("{text:?}"))).collect())
}

/// A row of tones, each with the silence after it, is one line.
fn folded(lines: Vec<String>) -> String {
    let mut rest = lines.as_slice();
    let mut text = String::new();
    while let [first, second, ..] = rest {
        let times = rest.chunks_exact(2).take_while(|pair| pair[0] == *first && pair[1] == *second).count();
        let (folded, used) =
            if times > 2 { (format!("{times} times: {first} {second}"), 2 * times) } else { (first.clone(), 1) };
        text += &(folded + "\n");
        rest = &rest[used..];
    }
    rest.iter().fold(text, |text, line| text + line + "\n")
}

#[test]
fn timelines_are_as_they_are_written() {
    let narrator = Narrator::new();
    let mut differing = Vec::new();
    for language in ["en", "fr", "de"] {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/program/timelines").join(language);
        for (name, args) in ALL {
            let found = printed(&narrator, language, args);
            let file = folder.join(name).with_extension("txt");
            if env::var_os("UPDATE_TIMELINES").is_some() {
                fs::create_dir_all(&folder).unwrap();
                fs::write(&file, &found).unwrap();
            }
            let golden = fs::read_to_string(&file).unwrap_or_default();
            let lines = golden.lines().zip(found.lines()).find(|(wanted, found)| wanted != found);
            if golden != found {
                differing.push(format!("{}: {lines:?}", file.display()));
            }
        }
    }
    let how = "Read what has changed; if it is right, set UPDATE_TIMELINES=1 and run this test again.";
    assert!(differing.is_empty(), "{}\n{how}", differing.join("\n"));
}

#[test]
fn each_script_is_for_the_players_of_its_edition() {
    let narrator = Narrator::new();
    let print = |args: &[&str]| narrator.run(&[&["script"], args, &["--print"]].concat(), "");
    for script in ["nick-fury", "scarlet-witch"] {
        print(&[script, "--players", "12"]).well();
    }
    for script in ["reveal-touch", "reveal-eyes", "inquisitor"] {
        print(&[script, "--players", "10"]).well();
        let faults = print(&[script, "--players", "11"]).fault(2);
        assert_eq!(faults, ["That is 11 players: this is for 5 to 10."]);
    }
    print(&["nick-fury", "--players", "13"]).fault(2);
}

#[test]
fn all_faults_of_a_script_are_told_at_once() {
    let narrator = Narrator::new();
    let characters = "black-widow,maria-hill,arnim-zola,baron-zemo,targeting,nobody";
    let args = ["script", "reveal-touch", "--players", "12", "--reveal", "eyes", "--with", "nobody", "--print"];
    let faults = narrator.run(&args, "").fault(2);
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(faults[0].contains("nick-fury") && faults[0].contains("--reveal"), "{faults:?}");
    let faults = narrator.run(&["script", "nick-fury", "--with", characters, "--print"], "").fault(2);
    let parts = ["nobody", "Targeting", "3 cards", "2 cards"];
    assert_eq!(faults.len(), parts.len(), "{faults:?}");
    assert!(
        faults.iter().zip(parts).all(|(fault, part)| fault.to_lowercase().contains(&part.to_lowercase())),
        "{faults:?}"
    );
    narrator.run(&["script", "nick-fury", "--reveal", "none", "--print"], "").fault(2);
}

/// A sound file is as long as the printed timeline says. The script by touch, one by one, takes many minutes, and is left out.
#[cfg(all(target_os = "linux", feature = "sound"))]
#[test]
fn every_script_is_rendered_to_its_end() {
    let narrator = Narrator::new();
    let file = narrator.home().join("script.wav");
    for (name, args) in ALL.into_iter().filter(|(name, _)| *name != "nick-fury-touch-one-by-one") {
        let run = |more: &[&str]| narrator.run(&[&["script"], args, &["--seed", "1"], more].concat(), "").well();
        let page = run(&["--print"]);
        let end: f64 = page.lines().last().and_then(|line| line.split_once(' ')).unwrap().0.parse().unwrap();
        run(&["--render", file.to_str().unwrap()]);
        let sound = fs::read(&file).unwrap();
        assert_eq!((&sound[..4], &sound[8..12]), (&b"RIFF"[..], &b"WAVE"[..]), "{name}");
        let bytes_a_second = u32::from_le_bytes(sound[28..32].try_into().unwrap());
        let seconds = (sound.len() - 44) as f64 / f64::from(bytes_a_second);
        assert!((seconds - end).abs() < 0.05, "{name}: {seconds} s, and {end} s in print");
    }
}
