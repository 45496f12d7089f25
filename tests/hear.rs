//! Sound files, heard by the whole program.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::program::Narrator;

/// A sentence as a sound file, as espeak-ng writes it: 22,050 samples a second.
fn wav(narrator: &Narrator, voice: &str, text: &str) -> PathBuf {
    let at = narrator.home().join("said.wav");
    let made = Command::new("espeak-ng").args(["-v", voice, "-s", "140", "-w"]).arg(&at).arg(text).status();
    assert!(made.unwrap().success());
    at
}

fn hear(narrator: &Narrator, wav: &Path, more: &[&str]) -> String {
    let args = ["hear", "--players", "Ana,Ben,Cleo,Dan,Eve", "--wav", wav.to_str().unwrap()];
    narrator.run(&[&args[..], more].concat(), "").well()
}

#[test]
fn a_sound_file_is_heard_and_its_meaning_told() {
    let narrator = Narrator::new();
    let said = wav(&narrator, "en-us", "propose ana and ben");
    let told = hear(&narrator, &said, &["--phase", "proposal"]);
    assert_eq!(told, "Heard: propose ana and ben.\nUnderstood: propose Ana, Ben.\n");
    let told = hear(&narrator, &said, &["--phase", "proposal", "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    let wanted = json!({
        "kind": "heard", "words": "propose ana and ben", "outcome": "meant", "line": "propose Ana, Ben",
    });
    assert_eq!(told, wanted);
    let told = hear(&narrator, &said, &["--phase", "mission", "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_ne!(told["outcome"], "meant", "no team is asked for during a mission: {told}");
}

#[test]
fn questions_are_heard_in_every_phase_and_language() {
    let narrator = Narrator::new();
    let said = wav(&narrator, "de", "abbrechen");
    let told = hear(&narrator, &said, &["--language", "de", "--json"]);
    assert!(told.contains("\"words\":\"abbrechen\",\"outcome\":\"meant\""), "{told}");
}

#[test]
fn what_is_no_sound_is_told() {
    let narrator = Narrator::new();
    let letter = narrator.home().join("letter.wav");
    std::fs::write(&letter, "Dear Ana").unwrap();
    let letter = letter.to_str().unwrap();
    let faults = narrator.run(&["hear", "--wav", letter], "").fault(1);
    assert_eq!(faults, [format!("That's not a sound file that I can hear: {letter}. I need a wave file.")]);
    assert_eq!(narrator.run(&["hear", "--wav", "/no/such/file"], "").fault(1).len(), 1);
    assert_eq!(narrator.run(&["hear"], "").fault(2).len(), 1);
}

/// A minute at most, of which all but the beginning is silence.
fn lengthened(wav: &Path, seconds: usize) {
    let mut bytes = std::fs::read(wav).unwrap();
    bytes.resize(bytes.len() + seconds * 22_050 * 2, 0);
    let length = u32::try_from(bytes.len()).unwrap();
    bytes[4..8].copy_from_slice(&(length - 8).to_le_bytes());
    bytes[40..44].copy_from_slice(&(length - 44).to_le_bytes());
    std::fs::write(wav, bytes).unwrap();
}

#[test]
fn a_sound_file_may_be_long() {
    let narrator = Narrator::new();
    let said = wav(&narrator, "en-us", "propose ana and ben");
    lengthened(&said, 50);
    let told = hear(&narrator, &said, &["--phase", "proposal"]);
    assert_eq!(told, "Heard: propose ana and ben.\nUnderstood: propose Ana, Ben.\n");
}

#[cfg(unix)]
#[test]
fn a_sound_file_that_can_not_be_read_is_told_with_its_reason() {
    use rustix::fs::{CWD, FileType, mknodat};

    let narrator = Narrator::new();
    let pipe = narrator.home().join("pipe.wav");
    mknodat(CWD, &pipe, FileType::Fifo, 0o600.into(), 0).unwrap();
    std::fs::write(narrator.home().join("letter"), "").unwrap();
    let long = format!("{}.wav", "a".repeat(300));
    let files = [
        ("missing.wav", ["there is no such file.", "ce fichier n'existe pas.", "eine solche Datei gibt es nicht."]),
        ("no/folder.wav", ["there is no such file.", "ce fichier n'existe pas.", "eine solche Datei gibt es nicht."]),
        (&long, ["that name is too long.", "ce nom est trop long.", "dieser Name ist zu lang."]),
        (
            "pipe.wav",
            [
                "there is something else where the file should be.",
                "autre chose porte déjà ce nom.",
                "unter diesem Namen gibt es schon etwas anderes.",
            ],
        ),
        (
            "letter/a.wav",
            [
                "a file is where a folder should be.",
                "un fichier occupe la place d'un dossier.",
                "wo ein Ordner sein müsste, ist eine Datei.",
            ],
        ),
    ];
    for (file, wanted) in files {
        let file = narrator.home().join(file);
        for (language, wanted) in ["en", "fr", "de"].into_iter().zip(wanted) {
            let args = ["hear", "--wav", file.to_str().unwrap(), "--language", language];
            let fault = narrator.run(&args, "").fault(1);
            assert!(fault.len() == 1 && fault[0].ends_with(wanted), "{fault:?}");
        }
    }
}
