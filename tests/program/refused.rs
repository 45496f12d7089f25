//! Lines that were not understood: kept only where somebody has asked for it, without names, and deleted when asked to.

use std::fs;

use super::Narrator;

const LINES: [&str; 5] =
    ["zork the Frobnitz with Ben", "propose 1 2", "Bens Zorkmid eats Zebulon of Cleo", "vote 3 2", "fails 0"];

fn told(narrator: &Narrator, args: &[&str]) -> Vec<String> {
    narrator.run(&[&["refused"], args].concat(), "").well().lines().map(str::to_owned).collect()
}

#[test]
fn nothing_is_kept_that_nobody_asked_for() {
    let narrator = Narrator::new();
    narrator.play(&[], &LINES);
    assert!(!narrator.home().join("refused.jsonl").exists());
    assert_eq!(
        told(&narrator, &[]),
        ["I keep nothing of what I don't understand. To change that: narrator settings refused keep."]
    );
}

#[test]
fn what_is_kept_has_its_moment_and_no_name_and_can_be_deleted() {
    let narrator = Narrator::new();
    narrator.run(&["settings", "refused", "keep"], "").well();
    narrator.play(&[], &LINES);
    let shown = told(&narrator, &[]);
    assert_eq!(
        shown,
        [
            "I keep what I don't understand. 2 lines so far.",
            "en, accessible, proposal: zork the # with #2",
            "en, accessible, vote: #2 # eats # of #3",
        ]
    );
    let exported = told(&narrator, &["export"]);
    assert!(exported.len() == 2 && exported[1].contains("\"moment\":\"vote\""), "{exported:?}");
    assert_eq!(told(&narrator, &["delete"]), ["2 lines are deleted."]);
    assert_eq!(told(&narrator, &["export"]), Vec::<String>::new());
    assert_eq!(told(&narrator, &["delete"]), ["There was nothing to delete."]);
}

/// A file that somebody has put there, or half a line at its end, keeps nobody from playing.
#[test]
fn a_file_of_something_else_is_no_hindrance() {
    let narrator = Narrator::new();
    narrator.run(&["settings", "refused", "keep"], "").well();
    fs::write(narrator.home().join("refused.jsonl"), "nonsense\n{\"half\":").unwrap();
    let played = narrator.play(&[], &LINES);
    assert_eq!(played.last()["phase"], "proposal", "the game went on");
    assert_eq!(told(&narrator, &[]).len(), 3);
}
