//! What people say at a table, in three languages, and what a good moderator makes of it.
//!
//! A row is a sentence at a moment, with what is wanted: an event, how the game stands then, a fact that is told, a question
//! back, or nothing. `cargo test --package moderator-tests habits -- --nocapture` shows the shares, and with
//! `NARRATOR_BOUNCED=en,fr` the rows of these languages that were not understood.

use std::collections::BTreeMap;
use std::fs;

use fancy_regex::Regex;
use moderator::{Mode, NewGameOptions, Session};
use protocol::{Effect, Input, Report};
use resistance_narrator::language::Language;
use resistance_narrator::preferences::Preferences;
use serde_json::{Map, Value};

use crate::project::root;

type Object = Map<String, Value>;

/// What became of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Right,
    /// It was told that it was not understood, or nothing that helps.
    Refused,
    /// It was taken for an unknown name, card or number.
    Misled,
    /// The game changed otherwise.
    Wrong,
}

/// How much of each kind is right, of a hundred, in English, French and German: less is a step back.
const REACHED: [(&str, [usize; 3]); 4] =
    [("event", [96, 92, 93]), ("answer", [100, 93, 93]), ("ask", [87, 92, 90]), ("nothing", [100, 100, 100])];

/// "Ben contre" tells one vote, and begins to ask all: that changes what is asked, as the interface has it. Cards that were
/// drawn stand in the state in the order of the deck.
const OTHERWISE: [&str; 2] = ["French: Ben contre", "German: Misstrauen und Überwachung"];

/// Codes that tell that nothing was understood.
const DEAF: [&str; 2] = ["unknown-command", "not-now"];

/// Codes that take a word for a name, a card or a number.
const MISLEADING: [&str; 7] =
    ["unknown-player", "ambiguous-player", "no-card", "not-a-number", "no-module", "no-language", "no-edition"];

/// What may be said of talk, in words.
const TALK: usize = 25;

/// In how many words the fact stands that an answer tells.
const ANSWER: usize = 30;

fn data(name: &str) -> String {
    fs::read_to_string(root().join("tests/data/habits").join(name)).unwrap()
}

pub fn reports(effects: Vec<Effect>) -> Vec<Object> {
    let report = |effect| if let Effect::Report(Report(object)) = effect { Some(object) } else { None };
    effects.into_iter().filter_map(report).collect()
}

/// A moment of a game: the session, and how the game stands.
pub fn come_to(moment: &Value, language: Language) -> (Session, Object) {
    let mut options = NewGameOptions { reveal: Some("none".to_owned()), seed: 1, ..NewGameOptions::default() };
    let arguments: Vec<&str> = moment["arguments"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    for [name, value] in arguments.as_chunks().0 {
        let list = || value.split(',').map(str::to_owned);
        match *name {
            "--edition" => options.edition = Some((*value).to_owned()),
            "--players" => options.players = Some(list().collect()),
            "--leader" => options.leader = Some((*value).to_owned()),
            "--with" => options.with = list().collect(),
            "--without" => options.without = list().collect(),
            other => panic!("{other} is not known here"),
        }
    }
    let mut session = Session::new(Mode::Program, language, Preferences::default());
    let mut said = reports(session.open(options, None, &[]));
    for line in moment["lines"].as_array().unwrap().iter().filter_map(Value::as_str) {
        said = reports(session.handle(Input::Line(line.to_owned())));
        assert!(said.iter().all(|object| object["kind"] != "refusal"), "{line}: {said:?}");
    }
    (session, said.pop().unwrap())
}

pub fn is(object: &Object, fields: &Object) -> bool {
    fields.iter().all(|(name, value)| object.get(name) == Some(value))
}

fn text(objects: &[&Object], most: usize) -> String {
    let words = objects.iter().filter_map(|object| object["text"].as_str()).flat_map(str::split_whitespace);
    words.take(most).collect::<Vec<_>>().join(" ")
}

/// Whether nothing of the game has changed: what waits for a yes or a number has changed nothing yet.
fn is_as_before(before: &Object, said: &[Object]) -> bool {
    let game = |state: &Object| Object::from_iter(state.clone().into_iter().filter(|(field, _)| field != "pending"));
    said.last().is_some_and(|last| game(last) == game(before))
}

fn is_right(want: &Object, before: &Object, said: &[Object]) -> bool {
    let code = |object: &Object| object.get("code").and_then(Value::as_str).unwrap_or_default().to_owned();
    let stays = is_as_before(before, said);
    let heard: Vec<&Object> = said
        .iter()
        .filter(|object| object["kind"] == "say" || object["kind"] == "refusal" && !DEAF.contains(&&*code(object)))
        .collect();
    let finds = |pattern: &Value, most| {
        Regex::new(&format!("(?is){}", pattern.as_str().unwrap())).unwrap().is_match(&text(&heard, most)).unwrap()
    };
    if let Some(any) = want.get("or") {
        return any.as_array().unwrap().iter().any(|want| is_right(want.as_object().unwrap(), before, said));
    }
    if want.contains_key("event") {
        return said.iter().any(|object| object["kind"] == "event" && is(object, want));
    }
    if let Some(state) = want.get("state") {
        return said.last().is_some_and(|last| is(last, state.as_object().unwrap()));
    }
    if let Some(pattern) = want.get("answer") {
        return stays && finds(pattern, ANSWER);
    }
    if let Some(pattern) = want.get("ask") {
        return stays && finds(pattern, usize::MAX);
    }
    let all: Vec<&Object> = said.iter().filter(|object| object.contains_key("text")).collect();
    let misleads = said.iter().any(|object| MISLEADING.contains(&&*code(object)));
    stays && !misleads && text(&all, usize::MAX).split(' ').count() <= TALK
}

fn outcome(want: &Object, before: &Object, said: &[Object]) -> Outcome {
    let code = |object: &Object| object.get("code").and_then(Value::as_str).unwrap_or_default().to_owned();
    if is_right(want, before, said) {
        Outcome::Right
    } else if !is_as_before(before, said) {
        Outcome::Wrong
    } else if said.iter().any(|object| MISLEADING.contains(&&*code(object))) {
        Outcome::Misled
    } else {
        Outcome::Refused
    }
}

fn kind(want: &Object) -> &'static str {
    match want.get("or").and_then(|any| any[0].as_object()) {
        Some(first) => kind(first),
        None if want.contains_key("event") || want.contains_key("state") => "event",
        None if want.contains_key("answer") => "answer",
        None if want.contains_key("ask") => "ask",
        None => "nothing",
    }
}

#[test]
fn people_are_understood_as_they_talk() {
    let moments: Value = serde_json::from_str(&data("moments.json")).unwrap();
    let bounced = std::env::var("NARRATOR_BOUNCED").unwrap_or_default();
    let (mut wrong, mut less) = (Vec::new(), Vec::new());
    for (place, language) in [Language::ENGLISH, Language::FRENCH, Language::GERMAN].into_iter().enumerate() {
        let mut counted: BTreeMap<(&str, Outcome), usize> = BTreeMap::new();
        for row in data(&format!("{}.jsonl", language.code())).lines() {
            let row: Value = serde_json::from_str(row).unwrap();
            let (want, line) = (row["want"].as_object().unwrap(), row["say"].as_str().unwrap());
            let (mut session, before) = come_to(&moments[row["moment"].as_str().unwrap()], language);
            let said = reports(session.handle(Input::Line(line.to_owned())));
            let outcome = outcome(want, &before, &said);
            *counted.entry((kind(want), outcome)).or_default() += 1;
            if outcome == Outcome::Wrong {
                wrong.push(format!("{language:?}: {line}"));
            }
            if outcome != Outcome::Right && bounced.split(',').any(|code| code == language.code()) {
                println!(
                    "{outcome:?} {} {} {line:?} {}",
                    row["moment"],
                    row["want"],
                    text(&said.iter().filter(|o| o.contains_key("text")).collect::<Vec<_>>(), 20)
                );
            }
        }
        for (kind, reached) in REACHED {
            let of = |outcome| counted.get(&(kind, outcome)).copied().unwrap_or_default();
            let all = of(Outcome::Right) + of(Outcome::Refused) + of(Outcome::Misled) + of(Outcome::Wrong);
            let right = of(Outcome::Right) * 100 / all.max(1);
            println!(
                "{language:?} {kind}: {right} of a hundred right; of {all}: refused {}, misled {}, wrong {}",
                of(Outcome::Refused),
                of(Outcome::Misled),
                of(Outcome::Wrong)
            );
            if right < reached[place] {
                less.push(format!("{language:?} {kind}: {right}, and it was {}", reached[place]));
            }
        }
    }
    assert!(less.is_empty(), "{less:#?}");
    assert_eq!(wrong, OTHERWISE, "the game changed otherwise than was meant");
}

/// What is said among people at any moment changes nothing, at most waits for a yes, and takes nobody for an unknown
/// player.
#[test]
fn talk_among_people_changes_nothing() {
    const AT: [&str; 9] = ["team", "team3", "vote", "roll", "fails", "give", "window", "merlin", "accused"];
    let moments: Value = serde_json::from_str(&data("moments.json")).unwrap();
    let mut wrong = Vec::new();
    let mut said_in_all = 0;
    for language in [Language::ENGLISH, Language::FRENCH, Language::GERMAN] {
        let lines =
            fs::read_to_string(root().join("tests/data/talk").join(format!("{}.txt", language.code()))).unwrap();
        for (at, line) in lines.lines().enumerate() {
            for moment in AT {
                let line = line.replace('%', ["Ben", "Dan", "Eve"][at % 3]);
                let (mut session, before) = come_to(&moments[moment], language);
                let said = reports(session.handle(Input::Line(line.clone())));
                let code = |object: &Object| object.get("code").and_then(Value::as_str).map(str::to_owned);
                let misleads = said.iter().filter_map(code).find(|code| MISLEADING.contains(&&**code));
                said_in_all += 1;
                if !is_as_before(&before, &said) || misleads.is_some() {
                    let texts: Vec<&Object> = said.iter().filter(|object| object.contains_key("text")).collect();
                    wrong.push(format!("{moment} {line:?}: {} {misleads:?}", text(&texts, 20)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "of {said_in_all}: {}\n{wrong:#?}", wrong.len());
}
