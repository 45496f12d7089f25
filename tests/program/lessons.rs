//! Lessons, as the program gives them: which one, what is kept of them, and what is not.

use std::fs;
use std::path::PathBuf;

use super::{Narrator, Run};

fn learn(narrator: &Narrator, args: &[&str], lines: &str) -> Run {
    narrator.run(&[&["learn", "--voice", "off", "--language", "en"], args].concat(), lines)
}

/// The first line that is told.
fn first(run: Run) -> String {
    run.well().lines().next().unwrap_or_default().to_owned()
}

fn kept(narrator: &Narrator) -> PathBuf {
    narrator.home().join("lessons.json")
}

#[test]
fn which_lessons_are_done_is_kept_and_forgotten() {
    let narrator = Narrator::new();
    assert!(first(learn(&narrator, &[], "quit\n")).contains("The first one still to do is lesson 1, table."));
    assert!(!kept(&narrator).exists());
    let round = "next\npropose Ana, Cleo\nvote 3 2\nfails 0\n";
    assert_eq!(first(learn(&narrator, &["round"], round)), "Lesson 2: round.");
    assert!(first(learn(&narrator, &[], "quit\n")).contains("You stopped in the middle of lesson 2, round."));
    let told = learn(&narrator, &["2"], "status\nscore\nquit\n").well();
    assert!(told.contains("That was lesson 2, round."), "{told}");
    assert_eq!(fs::read_to_string(kept(&narrator)).unwrap(), r#"{"done":["round"]}"#);
    assert!(first(learn(&narrator, &["--anew"], "quit\n")).contains("The first one still to do is lesson 1, table."));
    assert!(!kept(&narrator).exists());
    assert_eq!(narrator.games(), Vec::<PathBuf>::new(), "no game is saved");
}

#[test]
fn a_lesson_that_is_not_there_is_told_before_anything_else() {
    let narrator = Narrator::new();
    for unknown in ["0", "99", "poker"] {
        let told = learn(&narrator, &[unknown], "").fault(2);
        assert!(told[0].starts_with(&format!("There is no lesson {unknown}.")), "{told:?}");
    }
    assert_eq!(first(learn(&narrator, &["plot", "cards"], "quit\n")), "Lesson 7: plot cards.");
}
