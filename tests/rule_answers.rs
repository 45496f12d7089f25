//! Rules that are told in one sentence, asked for in three languages, and then played: what was told is what happens.

mod cards;
mod characters;
mod missions;
mod votes;

use protocol::Input;
use resistance_narrator::game::{BySeat, Seat};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Kit, Language, Length, Message};
use serde_json::{Map, Value, json};

use crate::edition;
use crate::habits::{come_to, is, reports};

type Object = Map<String, Value>;

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Iris", "Jan"];

/// A rule: a moment, how it is asked for there, what is told, what is played then, and what becomes of it.
struct Rule {
    edition: &'static str,
    players: usize,
    with: &'static str,
    lines: &'static [&'static str],
    /// In English, French and German.
    asked: [&'static str; 3],
    told: Message,
    played: &'static [&'static str],
    /// Fields of an event, or of the state in the end, or the code of a refusal.
    becomes: Value,
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A game of the accessible edition without plot cards.
fn plain(
    players: usize,
    lines: &'static [&'static str],
    asked: [&'static str; 3],
    told: Message,
    played: &'static [&'static str],
    becomes: Value,
) -> Rule {
    Rule { edition: "accessible", players, with: "", lines, asked, told, played, becomes }
}

/// That a card is used, in the words of each language.
const USE: &str = "I'll use it";
const USES: [&str; 3] = [USE, "je l'utilise", "ich setze sie ein"];

const FIRST: [&str; 3] = ["propose 1 2", "vote 5 0", "fails 0"];

fn localizer(rule: &Rule, language: Language) -> Localizer {
    let mut localizer = Localizer::new(language, &Kit::default(), Words::Own);
    localizer.play(edition(rule.edition));
    localizer.seat(BySeat::new(NAMES[..rule.players].iter().map(|name| (*name).to_owned()).collect()));
    localizer
}

fn holds(object: &Object, fields: &Value) -> bool {
    is(object, fields.as_object().unwrap())
}

/// What is wrong with a rule in a language; nothing if it is told and so.
fn fault(rule: &Rule, place: usize, language: Language) -> Option<String> {
    let names = NAMES[..rule.players].join(",");
    let mut arguments = vec!["--edition", rule.edition, "--players", &names, "--leader", "Ana"];
    if !rule.with.is_empty() {
        arguments.extend(["--with", rule.with]);
    }
    let moment = json!({"arguments": arguments, "lines": rule.lines});
    let (mut session, _) = come_to(&moment, language);
    let localizer = localizer(rule, language);
    let rendered = |message: &Message| localizer.render(message, Form::Spoken, Length::Full);
    let card = rendered(&rule.told).split('.').next().unwrap_or_default().to_owned();
    let asked = rule.asked[place].replace('%', &card);
    let mut handle = |line: &str| reports(session.handle(Input::Line(line.to_owned())));
    let said = handle(&asked);
    let heard: Vec<&str> =
        said.iter().filter(|object| object["kind"] != "state").filter_map(|object| object["text"].as_str()).collect();
    let wanted = rendered(&rule.told);
    if heard != [wanted.as_str()] {
        return Some(format!("{asked}: {heard:?}, not {wanted:?}"));
    }
    let said_so = |line: &&'static str| if *line == USE { USES[place] } else { *line };
    let played: Vec<Object> = rule.played.iter().map(said_so).flat_map(handle).collect();
    let state = || played.iter().rfind(|object| object["kind"] == "state");
    let is_so = match (rule.becomes.get("event"), rule.becomes.get("code")) {
        (None, None) => state().is_some_and(|state| holds(state, &rule.becomes)),
        _ => played.iter().any(|object| holds(object, &rule.becomes)),
    };
    (!is_so).then(|| format!("{asked} {:?}: no {} in {played:?}", rule.played, rule.becomes))
}

#[test]
fn a_rule_that_is_told_is_what_is_played() {
    let rules: Vec<Rule> =
        [votes::rules(), missions::rules(), cards::rules(), cards::rules_of_targets(), characters::rules()]
            .into_iter()
            .flatten()
            .collect();
    let mut faults = Vec::new();
    for (place, language) in [Language::ENGLISH, Language::FRENCH, Language::GERMAN].into_iter().enumerate() {
        faults.extend(rules.iter().filter_map(|rule| fault(rule, place, language)));
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}
