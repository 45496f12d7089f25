//! Lessons: each is gone through in three languages, and answered wrongly, left, and come back to.
//!
//! The texts in `tests/lessons/` are compared to the letter; `UPDATE_PLAYTHROUGHS=1` writes them anew, for somebody to
//! read what has changed. In them `>` is a typed line, `-` what is heard, and `|` what is printed instead.

mod along;
mod answers;
mod by_voice;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use answers::Answered;
use moderator::queries::lessons::{count, lesson_called as called};
use moderator::state::lesson_plan::Rooms;
use protocol::Progress;
use protocol::question::Question;
use resistance_narrator::game::Seat;
use resistance_narrator::language::{Intent, Language, Message, Verb};
use resistance_narrator::preferences::{KeyMode, Wording, voice::estimate_ms};

use crate::project::root;
use crate::table::{Moment, Table};

/// A narrator with ears and phones, so that there are all lessons.
const ROOMS: Rooms = Rooms { voice: true, phones: true };

/// The longest that a lesson may talk, in milliseconds.
const LONGEST_MS: u32 = 5 * 60_000;

/// How long somebody listens to a script before they answer.
const LISTENS_MS: u64 = 25_000;

/// The usual rate of speech.
const RATE: u8 = 50;

fn begin(table: Table, lesson: usize) -> Table {
    table.learn(ROOMS, Progress::default(), Some(lesson))
}

/// Types a line. A script that it begins is listened to for a while only.
fn answer(table: Table, line: &str, intent: &Intent) -> Table {
    match intent {
        Intent::Plain(Verb::Start | Verb::Again) => table.begin_line(line).listen_ms(LISTENS_MS),
        _ => table.line(line),
    }
}

fn written(table: &mut Table, intent: &Intent) -> String {
    table.localizer().write(intent).trim().to_owned()
}

/// The last sentence that was printed: what is asked for now.
fn asked(table: &Table) -> String {
    table.printed().last().map(|line| (*line).to_owned()).unwrap_or_default()
}

fn sentence(table: &mut Table, key: &'static str) -> String {
    table.sentence(&Message::new(key))
}

/// The text of a lesson that is answered as it wants, and how long the narrator talks in it, in milliseconds.
fn told(table: Table, lesson: usize, answered: &Answered) -> (String, u32) {
    let mut table = begin(table, lesson);
    let (mut text, mut talk_ms) = (String::new(), 0);
    tell(&table, &mut text, &mut talk_ms);
    for intent in answered.steps.iter().flatten() {
        let line = written(&mut table, intent);
        table = answer(table, &line, intent);
        writeln!(text, "\n> {line}").unwrap();
        tell(&table, &mut text, &mut talk_ms);
    }
    assert_eq!(table.question(), Question::Lesson, "{} has more steps: {text}", answered.id);
    (text, talk_ms)
}

fn tell(table: &Table, text: &mut String, talk_ms: &mut u32) {
    let (spoken, printed) = (table.spoken(), table.printed());
    for (at, heard) in spoken.iter().enumerate() {
        writeln!(text, "  - {heard}").unwrap();
        if let Some(line) = printed.get(at).filter(|line| *line != heard && spoken.len() == printed.len()) {
            writeln!(text, "  | {line}").unwrap();
        }
        *talk_ms += estimate_ms(heard, RATE);
    }
}

fn folder(language: Language) -> PathBuf {
    root().join("tests/lessons").join(language.code())
}

/// Compares all lessons in one language with their texts, or writes them.
fn compare(language: Language) {
    let update = env::var_os("UPDATE_PLAYTHROUGHS").is_some();
    let folder = folder(language);
    let mut known = BTreeSet::new();
    for (lesson, answered) in answers::all().iter().enumerate() {
        let (text, _) = told(Table::new().language(language), lesson, answered);
        let file = folder.join(answered.id).with_extension("txt");
        known.insert(format!("{}.txt", answered.id));
        if update {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        let differ = golden.lines().zip(text.lines()).find(|(wanted, found)| wanted != found);
        assert_eq!(differ, None, "{}: if it is right, set UPDATE_PLAYTHROUGHS=1", file.display());
        assert_eq!(golden.lines().count(), text.lines().count(), "{}", file.display());
    }
    let files = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(files.collect::<BTreeSet<_>>(), known, "texts without a lesson");
}

#[test]
fn lessons_in_english_are_as_they_are_written() {
    compare(Language::ENGLISH);
}

#[test]
fn lessons_in_french_are_as_they_are_written() {
    compare(Language::FRENCH);
}

#[test]
fn lessons_in_german_are_as_they_are_written() {
    compare(Language::GERMAN);
}

#[test]
fn every_lesson_is_tried_and_every_step_answered() {
    let all = answers::all();
    assert_eq!(count(ROOMS), all.len());
    assert_eq!(count(Rooms { voice: false, ..ROOMS }), all.len() - 1);
    assert_eq!(count(Rooms { phones: false, ..ROOMS }), all.len() - 1);
    let mut table = Table::new();
    for (lesson, answered) in all.iter().enumerate() {
        assert_eq!(called(table.localizer(), answered.id, ROOMS), Some(lesson));
    }
}

/// At the normal rate, in every language and wording.
#[test]
fn no_lesson_talks_for_more_than_five_minutes() {
    for language in Language::ALL {
        for (lesson, answered) in answers::all().iter().enumerate() {
            let talk_ms = |wording| told(Table::new().language(language).wording(wording), lesson, answered).1;
            let (full, learning, brief) =
                (talk_ms(Wording::Full), talk_ms(Wording::Learning), talk_ms(Wording::Brief));
            assert!(full <= LONGEST_MS && learning <= LONGEST_MS, "{} in {language:?}: {full} ms", answered.id);
            assert!(brief < full, "{} in {language:?} in brief: {brief} ms, in full {full} ms", answered.id);
        }
    }
}

/// Between two answers there are at most three sentences of the lesson itself, besides what it asks for.
#[test]
fn nobody_listens_to_a_lecture() {
    let told = |key: &str| key.starts_with("lesson-") && !key.starts_with("lesson-name-") && !key.ends_with("-ask");
    for language in Language::ALL {
        let file = root().join("voices").join(language.code()).join("lessons.ftl");
        for line in fs::read_to_string(file).unwrap().lines() {
            let Some((key, sentences)) = line.split_once(" = ") else { continue };
            let ends = sentences.matches(". ").count() + sentences.matches("? ").count() + 1;
            assert!(!told(key) || ends <= 3, "{key} in {language:?} has {ends} sentences");
        }
    }
}

/// What somebody may say at any step who has not understood it: nonsense, a command of another moment, names that nobody
/// has, and whatever else can be played.
const WRONG: [&str; 23] = [
    "blah blub",
    "propose Dana and Ana",
    "propose Ana",
    "propose Ana, Ben",
    "propose Ana, Dan",
    "propose Ana, Cleo, Eve",
    "vote 9 9",
    "vote 5 0",
    "vote 1 4",
    "approve Ana",
    "vote",
    "fails 9",
    "fails 2",
    "success",
    "trap Eve",
    "examine Zoe",
    "accuse Ana",
    "cancel",
    "undo",
    "rename Ben to Bob",
    "Eve leaves",
    "mission 3",
    "abandon",
];

/// Whether one line is only another way to say the other.
fn comes_to(line: &str, wanted: &str) -> bool {
    line == wanted || (line, wanted) == ("success", "fails 0")
}

#[test]
fn whatever_is_answered_wrongly_is_told_kindly_and_asked_again() {
    for (lesson, answered) in answers::all().iter().enumerate() {
        let mut table = begin(Table::new(), lesson);
        for (step, right) in answered.steps.iter().enumerate() {
            let asks = asked(&table);
            let first = written(&mut table, &right[0]);
            for wrong in WRONG.into_iter().filter(|wrong| !comes_to(wrong, &first)) {
                table = table.line(wrong);
                if table.printed().contains(&"Right.") {
                    panic!("{wrong:?} is right in {} at step {step}: {:?}", answered.id, table.printed());
                }
                let printed: Vec<String> = table.printed().into_iter().map(str::to_owned).collect();
                // What hangs on an answer is asked back first.
                if printed.iter().any(|line| line.contains("confirm") && !line.contains(&asks)) {
                    table = table.line("cancel");
                }
                if asked(&table) != asks {
                    panic!("{wrong:?} in {} at step {step}: {printed:#?}, then {:?}", answered.id, asked(&table));
                }
                assert!(!printed.is_empty(), "{wrong:?} in {} at step {step}: {printed:#?}", answered.id);
            }
            for intent in right {
                let line = written(&mut table, intent);
                table = answer(table, &line, intent);
            }
            let only_tells = right[..] == [Intent::Plain(Verb::Next)];
            assert!(
                table.printed().contains(&"Right.") || step + 1 == answered.steps.len() || only_tells,
                "{} at step {step}: {:#?}",
                answered.id,
                table.printed()
            );
        }
        assert_eq!(table.question(), Question::Lesson, "{}", answered.id);
        assert_eq!((table.journal(), table.kept().len()), (&[][..], kept_by(answered)), "{}", answered.id);
    }
}

/// How often the settings are kept in a lesson: where it is about them.
fn kept_by(answered: &Answered) -> usize {
    match answered.id {
        "keys" | "voice" => 2,
        _ => 0,
    }
}

#[test]
fn what_can_be_played_but_is_not_wanted_is_told_and_taken_back() {
    let table = begin(Table::new(), 1).line("next").line("propose Ana and Ben");
    assert_eq!(
        table.printed(),
        [
            "Proposal 1 for mission 1, by Ana: Ana and Ben.",
            "You told me: Ana and Ben. At a table that would count. This lesson wants something else, so I \
             take it back, and you needn't move anything.",
            "One of you tells me who goes. Say: Ana and Cleo.",
        ]
    );
    let table = table.line("1 3").line("approve Ana, Cleo and Dan");
    assert!(table.printed().contains(&"Right."), "names that come to the same tally: {:?}", table.printed());
}

#[test]
fn what_was_told_wrongly_in_a_roll_call_is_told_whole() {
    let mut table = begin(Table::new(), 3).line("who goes").line("vote 2 3").line("reject Dan");
    assert!(asked(&table).contains("roll call"), "{:?}", table.printed());
    for answer in ["roll call", "approve", "approve", "approve", "reject", "reject"] {
        table = table.line(answer);
    }
    let told = "You told me: Cleo, Dan and Eve were for it. At a table that would count. This lesson wants something else, so I \
                take it back, and you needn't move anything.";
    assert!(table.printed().contains(&told), "{:?}", table.printed());
}

#[test]
fn a_vote_that_came_in_may_be_told_in_other_words() {
    for (language, line) in [(Language::ENGLISH, "approve Ben"), (Language::GERMAN, "Ben ist dafür")] {
        let forum = answers::all().iter().position(|lesson| lesson.id == "forum").unwrap();
        let proposes = Intent::Propose([1, 3].map(|seat| Seat::from_number(seat).unwrap()).into_iter().collect());
        let mut table = begin(Table::new().language(language), forum);
        let right = sentence(&mut table, "lesson-right");
        let proposal = written(&mut table, &proposes);
        let table = table.line(&proposal).line(line);
        assert!(table.printed().contains(&right.as_str()), "{line}: {:?}", table.printed());
    }
}

#[test]
fn a_lesson_can_be_left_and_gone_on_with() {
    for answered in [&answers::all()[3], &answers::all()[5], &answers::all()[12]] {
        let lesson = called(Table::new().localizer(), answered.id, ROOMS).unwrap();
        for left in 1..answered.steps.len() {
            let mut table = begin(Table::new(), lesson);
            for intent in answered.steps[..left].iter().flatten() {
                let line = written(&mut table, intent);
                table = answer(table, &line, intent);
            }
            let asks = asked(&table);
            let table = table.line("quit");
            assert!(table.last_step().iter().any(|at| at.moment == Moment::Quit));
            let progress = table.learnt().clone();
            assert_eq!(progress.left, Some((answered.id.to_owned(), left)));
            let mut table = Table::new().learn(ROOMS, progress, None);
            assert!(asked(&table).contains("in the middle of lesson"), "{}", asked(&table));
            table = table.line("next");
            let last = table.printed().into_iter().rfind(|line| **line == asks).is_some();
            assert!(last, "{asks:?} is asked again: {:#?}", table.printed());
            for intent in answered.steps[left..].iter().flatten() {
                let line = written(&mut table, intent);
                table = answer(table, &line, intent);
            }
            assert!(table.learnt().done.contains(answered.id), "{} from step {left}", answered.id);
        }
    }
}

#[test]
fn nothing_of_a_lesson_reaches_beyond_it() {
    let mut table = begin(Table::new(), 1).line("next");
    for beyond in ["phones", "headset Ana", "new game", "abandon", "save", "learn my voice"] {
        let asks = asked(&table);
        table = table.line(beyond);
        let refused = "That is for a real game, and does nothing in a lesson. Nothing has changed.";
        assert_eq!(table.printed(), [refused, asks.as_str()], "{beyond}");
    }
}

#[test]
fn with_single_keys_a_lesson_is_answered_by_keys() {
    let table = begin(Table::new().keys(KeyMode::Single), 1).line("next");
    let table = table.key('1').key('3').press(resistance_narrator::preferences::Key::Enter).listen();
    assert!(table.printed().contains(&"Right."), "{:?}", table.printed());
}

/// Ten questions of somebody who comes to a first evening, the lesson that answers each, and the words of the answer.
const QUESTIONS: [(&str, &str, &[&str]); 10] = [
    ("Which way does everything go round?", "table", &["to the left", "Clockwise"]),
    ("How do I know by hand whether I am a spy?", "table", &["cross in it means spy", "empty box means resistance"]),
    ("Who knows whom?", "round", &["The spies know each other, the resistance knows nobody"]),
    ("Must I tell the truth?", "round", &["true or not"]),
    ("Is a tie a yes?", "round", &["a tie is a no"]),
    (
        "Who may play Fail, and how many Fails does it take?",
        "round",
        &["a spy may play Fail", "One Fail would have been enough"],
    ),
    ("What if team after team is rejected?", "round", &["five teams in one round are rejected, the spies win"]),
    ("How do I tell a vote, and what if I told it wrong?", "words", &["can be taken back", "undo"]),
    ("Does anybody hear how I vote before all do?", "voting", &["no sound gives you away"]),
    (
        "What do I do when a card comes by in the reveal?",
        "reveal",
        &["pass it on with your left", "Spies feel the bottom edge"],
    ),
];

#[test]
fn a_newcomers_ten_questions_are_answered() {
    let all = answers::all();
    for (question, id, answer) in QUESTIONS {
        let lesson = all.iter().position(|lesson| lesson.id == id).unwrap();
        let (text, _) = told(Table::new(), lesson, &all[lesson]);
        for words in answer {
            assert!(text.contains(words), "{question} {words:?} is not in {id}: {text}");
        }
    }
}

#[test]
fn each_lesson_has_a_name_of_its_own_in_every_language() {
    for language in Language::ALL {
        let mut table = Table::new().language(language);
        let mut names = BTreeSet::new();
        for (lesson, answered) in answers::all().iter().enumerate() {
            let key = format!("lesson-name-{}", answered.id);
            let name = sentence(&mut table, Box::leak(key.into_boxed_str()));
            assert_eq!(called(table.localizer(), &name, ROOMS), Some(lesson), "{name} in {language:?}");
            assert!(names.insert(name.clone()), "{name} in {language:?} twice");
        }
    }
}
