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
