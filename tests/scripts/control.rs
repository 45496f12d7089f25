//! Scripts under control: by line and by key, at every line and in the middle of everything.

use std::sync::OnceLock;

use proptest::prelude::*;
use protocol::Masking;
use protocol::question::Question;
use resistance_narrator::language::Verb;
use resistance_narrator::preferences::{Key, KeyMode};

use crate::table::{Moment, Table, spoken};

/// A game of five at its reveal, with keys for every control of a script.
pub fn begun(reveal: &str) -> Table {
    let mut table = Table::new().players(["Ana", "Ben", "Cleopatra", "Dan", "Eve"]).leader("3").reveal(reveal);
    for (_, key, verb) in CONTROLS {
        table = table.binding(key, verb);
    }
    table.keys(KeyMode::Single).line("ready")
}

/// The lines of the reveal, as they are heard when nobody intervenes.
fn lines(reveal: &str) -> &'static [String] {
    static LINES: [OnceLock<Vec<String>>; 2] = [const { OnceLock::new() }; 2];
    LINES[usize::from(reveal == "eyes")].get_or_init(|| {
        let heard = begun(reveal).line("start");
        let lines: Vec<String> = heard.spoken().into_iter().map(str::to_owned).collect();
        let (over, lines) = lines.split_last().unwrap();
        assert!(over.starts_with("The reveal is over."), "{over}");
        lines.to_vec()
    })
}

/// Every control: the line that is typed, the key that it is bound to, and its command.
const CONTROLS: [(&str, char, Verb); 6] = [
    ("pause", 'p', Verb::Pause),
    ("resume", 'e', Verb::Resume),
    ("again", 'a', Verb::Again),
    ("back", 'b', Verb::Back),
    ("next", 'n', Verb::Next),
    ("start over", 'o', Verb::Restart),
];

/// How a control is given.
#[derive(Clone, Copy, Debug)]
enum By {
    Line,
    Key,
}

fn give(table: Table, control: usize, by: By) -> Table {
    let (line, key, _) = CONTROLS[control];
    match by {
        By::Line => table.begin_line(line),
        By::Key => table.press(Key::Char(key)),
    }
}

/// The line that a control leads to from a line, if the script goes on.
fn target(verb: Verb, line: usize) -> usize {
    match verb {
        Verb::Back => line.saturating_sub(1),
        Verb::Next => line + 1,
        Verb::Restart => 0,
        _ => line,
    }
}

/// What is heard from a line to the end.
fn hears_from(table: Table, lines: &[String], line: usize, why: &str) {
    let heard = table.listen();
    let heard: Vec<&str> = spoken(heard.last_step());
    let (over, script) = heard.split_last().unwrap_or_else(|| panic!("{why}: nothing is heard"));
    assert_eq!(script, &lines[line..], "{why}");
    assert!(over.starts_with("The reveal is over."), "{why}: {over}");
}

fn controls_at_every_line(reveal: &str, by: By) {
    let lines = lines(reveal);
    for (line, text) in lines.iter().enumerate() {
        for (control, (word, _, verb)) in CONTROLS.iter().enumerate() {
            let why = format!("{word} by {by:?} at {text:?}");
            let running = begun(reveal).begin_line("start").listen_to(text);
            let controlled = give(running, control, by);
            match verb {
                Verb::Pause => {
                    let paused = controlled.listen().asks(Question::ScriptPaused);
                    assert!(paused.spoken()[0].starts_with("Paused."), "{why}");
                    assert_eq!(paused.spoken().len(), 1, "{why}: it goes on by itself");
                    hears_from(give(paused, 1, by), lines, line, &why);
                }
                verb => hears_from(controlled, lines, target(*verb, line), &why),
            }
        }
    }
}

#[test]
fn lines_control_the_reveal_by_eyes_at_every_line() {
    controls_at_every_line("eyes", By::Line);
}

#[test]
fn keys_control_the_reveal_by_eyes_at_every_line() {
    controls_at_every_line("eyes", By::Key);
}

#[test]
fn lines_control_the_reveal_by_touch_at_every_line() {
    controls_at_every_line("touch", By::Line);
}

#[test]
fn keys_control_the_reveal_by_touch_at_every_line() {
    controls_at_every_line("touch", By::Key);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Controls in any order, at any time: in the middle of a line, of a silence, of the tones.
    #[test]
    fn controls_in_any_order_lead_to_the_right_line(
        touch in any::<bool>(),
        steps in prop::collection::vec((0..30_000u64, 0..CONTROLS.len(), any::<bool>()), 1..12),
    ) {
        let reveal = if touch { "touch" } else { "eyes" };
        let lines = lines(reveal);
        let mut table = begun(reveal).begin_line("start");
        let mut line = 0;
        for (wait_ms, control, by_key) in steps {
            let running = table.question() == Question::ScriptRuns;
            table = table.listen_ms(wait_ms);
            if let Some(last) = spoken(table.last_step()).iter().rev().find_map(|said| place(lines, said)).filter(|_| running) {
                line = last;
            }
            let verb = CONTROLS[control].2;
            let question = table.question();
            table = give(table, control, if by_key { By::Key } else { By::Line });
            let goes_on = match (question, verb) {
                (Question::ScriptOver, Verb::Again | Verb::Restart) => Some(0),
                (Question::ScriptOver, _) => break,
                (Question::ScriptPaused, Verb::Next) => Some(line),
                // One key holds the script and lets it go on.
                (Question::ScriptPaused, Verb::Pause) if by_key => Some(line),
                (_, Verb::Pause) => None,
                (_, verb) => Some(target(verb, line)),
            };
            match goes_on {
                None => prop_assert_eq!(table.question(), Question::ScriptPaused),
                Some(wanted) if wanted == lines.len() => {
                    prop_assert_eq!(table.question(), Question::ScriptOver);
                    break;
                }
                Some(wanted) => {
                    prop_assert_eq!(table.question(), Question::ScriptRuns);
                    while spoken(table.last_step()).is_empty() {
                        prop_assert!(table.hear(u64::MAX));
                    }
                    prop_assert_eq!(spoken(table.last_step())[0], &lines[wanted]);
                    line = wanted;
                }
            }
        }
    }
}

fn place(lines: &[String], said: &str) -> Option<usize> {
    lines.iter().position(|line| line == said)
}

/// Whatever silences a script holds it: it says so, and waits.
#[test]
fn a_silenced_script_never_goes_on_by_itself() {
    let interruptions: [fn(Table) -> Table; 10] = [
        |table| table.begin_line(""),
        |table| table.begin_line("status"),
        |table| table.begin_line("help"),
        |table| table.begin_line("score"),
        |table| table.begin_line("gibberish"),
        |table| table.begin_line("propose Ana, Ben"),
        |table| table.begin_line("louder"),
        |table| table.press(Key::Escape),
        |table| table.press(Key::Char('w')),
        |table| table.press(Key::Char('7')),
    ];
    for reveal in ["eyes", "touch"] {
        let lines = lines(reveal);
        for (at, line) in lines.iter().enumerate() {
            for (number, interrupt) in interruptions.iter().enumerate() {
                let why = format!("interruption {number} at {line:?}");
                let running = begun(reveal).begin_line("start").listen_to(line);
                let held = interrupt(running).listen().asks(Question::ScriptPaused);
                let went_on = lines
                    .iter()
                    .enumerate()
                    .find(|(other, line)| *other != at && held.spoken().contains(&line.as_str()));
                assert_eq!(went_on, None, "{why}: it goes on by itself");
                hears_from(held.begin_line("resume"), lines, at, &why);
            }
        }
    }
}

/// To repeat, in a script, is to hear its line again, and to go on from there.
#[test]
fn repeating_says_the_line_again() {
    let lines = lines("eyes");
    for (at, line) in lines.iter().enumerate() {
        let running = begun("eyes").begin_line("start").listen_to(line);
        hears_from(running.begin_line("repeat"), lines, at, line);
        let running = begun("eyes").begin_line("start").listen_to(line);
        hears_from(running.press(Key::Char('r')), lines, at, line);
    }
}

/// What was never heard is neither printed nor kept: a line is both when it begins.
#[test]
fn lines_are_printed_when_they_are_heard() {
    let lines = lines("eyes");
    let held = begun("eyes").begin_line("start").listen_to(&lines[1]).begin_line("pause");
    assert!(matches!(held.printed()[..], [only] if only.starts_with("Paused.")), "{:?}", held.printed());
    let older = held.line("older").line("older");
    assert_eq!(older.spoken(), [lines[1].as_str()]);
}

#[test]
fn a_held_script_leaves_no_masking_sound() {
    let opened = "Spies, open your eyes. Look around and remember the other spies.";
    let running = begun("eyes").begin_line("start").listen_to(opened).listen_ms(6_000);
    let masking = |table: &Table| {
        table.moments().iter().rev().find_map(|at| match at.moment {
            Moment::Masking(masking) => Some(masking),
            _ => None,
        })
    };
    assert_eq!(masking(&running), Some(Masking::On));
    assert_eq!(masking(&running.begin_line("")), Some(Masking::Off));
}

#[test]
fn a_script_that_is_over_can_be_heard_again_and_left() {
    let over = begun("eyes").line("start").asks(Question::ScriptOver);
    let again = over.line("again").asks(Question::ScriptOver);
    assert_eq!(spoken(again.last_step()).len(), lines("eyes").len() + 1);
    again.line("next").asks(Question::Team).line("undo").asks(Question::Reveal);
}

#[test]
fn skipping_ends_a_running_and_a_held_script() {
    begun("touch").begin_line("start").listen_ms(40_000).line("skip").asks(Question::Team);
    begun("touch").begin_line("start").listen_ms(40_000).line("pause").line("skip").asks(Question::Team);
}
