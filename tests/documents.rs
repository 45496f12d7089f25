//! The documents say what is so: links lead somewhere, examples do what they show, lists are complete.

mod examples;
mod markdown;
mod translated;

use std::collections::BTreeSet;

use protocol::Report;
use resistance_narrator::args;
use resistance_narrator::game::{Edition, LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::journal::private::{Deadline, MissingVotes};
use resistance_narrator::journal::{Record, events};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::pattern::Piece;
use resistance_narrator::language::{Kit, Language, Phrases, Verb};
use resistance_narrator::preferences::Preferences;
use resistance_narrator::preferences::bindings::Bindings;
use resistance_narrator::preferences::setting::Setting;
use resistance_narrator::script::Script;
use serde_json::{Map, Value};

use crate::every;
use crate::project::{files, files_of, root, sources};
use markdown::Document;

/// The most that a newcomer should have to read first.
const README_BYTES: usize = 12_000;

/// The list of the pages of the handbook.
const CONTENTS: &str = "handbook/SUMMARY.md";

fn documents() -> Vec<Document> {
    let documents: Vec<Document> = files_of("", ".md").into_iter().map(Document::from).collect();
    assert!(documents.iter().any(|document| document.path == "README.md"), "the README is read");
    documents
}

fn document(path: &str) -> Document {
    documents().into_iter().find(|document| document.path == path).unwrap_or_else(|| panic!("no {path}"))
}

/// What a user reads: the README, and the pages of the handbook.
fn for_users() -> impl Iterator<Item = Document> {
    documents().into_iter().filter(|document| document.path == "README.md" || document.path.starts_with("handbook/"))
}

/// The section with this heading, which stands in one of the documents for users and in no other.
fn section(title: &str) -> Document {
    let found: Vec<Document> = for_users()
        .filter(|document| document.headings().filter(|(_, other)| *other == title).count() > 0)
        .map(|document| document.section(title))
        .collect();
    let places: Vec<&str> = found.iter().map(|section| section.path.as_str()).collect();
    assert_eq!(places.len(), 1, "{title} has to stand in one document, and stands in {places:?}");
    found.into_iter().next().expect("there is one")
}

/// The names that the points of a section begin with.
fn listed(title: &str) -> BTreeSet<String> {
    section(title).points().map(|point| point.names().next().unwrap_or_default()).collect()
}

fn set<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

#[test]
fn links_lead_somewhere() {
    let documents = documents();
    for document in &documents {
        for link in document.links().filter(|link| !link.contains("://")) {
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if path.is_empty() { document.path.clone() } else { document.beside(path) };
            assert!(root().join(&target).exists(), "{}: {link}", document.path);
            if !anchor.is_empty() {
                let found = documents.iter().find(|other| other.path == target);
                let found = found.is_some_and(|other| other.anchors().any(|other| other == anchor));
                assert!(found, "{}: there is no heading for {link}", document.path);
            }
        }
    }
}

#[test]
fn every_path_that_is_named_exists() {
    let files = files();
    let at_root: BTreeSet<&str> = files.iter().map(|file| file.path.split('/').next().unwrap_or_default()).collect();
    for document in documents() {
        for name in document.code_spans() {
            let first = name.trim_start_matches("./").split('/').next().unwrap_or_default();
            let is_path = name.contains('/') && at_root.contains(first) && !name.contains(char::is_whitespace);
            let is_file =
                [".md", ".rs", ".toml", ".ftl"].iter().any(|end| name.ends_with(end)) && !name.contains('/');
            if is_path {
                assert!(root().join(&name).exists(), "{}: {name}", document.path);
            } else if is_file {
                let exists = files.iter().any(|file| file.path == name || file.path.ends_with(&format!("/{name}")));
                assert!(exists || name == "settings.toml", "{}: {name}", document.path);
            }
        }
    }
}

#[test]
fn headings_never_skip_a_level() {
    for document in documents() {
        let mut above = 0;
        for (level, title) in document.headings() {
            assert!(level <= above + 1, "{}: {title}", document.path);
            assert!(level > 1 || above == 0, "{} has a second title: {title}", document.path);
            above = level;
        }
        assert!(above > 0, "{} has no heading", document.path);
    }
}

#[test]
fn nothing_in_a_document_has_to_be_seen() {
    for document in documents() {
        for line in document.prose() {
            assert!(!line.contains("!["), "{}: a picture: {line}", document.path);
            let drawn = line.chars().find(|sign| ('\u{2190}'..='\u{2bff}').contains(sign));
            assert!(drawn.is_none(), "{}: a drawing: {line}", document.path);
        }
    }
}

#[test]
fn every_command_of_the_program_is_told() {
    let localizer = Localizer::new(Language::ENGLISH, &Kit::default(), Words::Own);
    let command = args::command(&localizer);
    let commands = set(command.get_subcommands().map(clap::Command::get_name));
    let told = listed("Commands");
    let told = told.iter().filter_map(|line| line.strip_prefix("narrator ")?.split(' ').next());
    assert_eq!(set(told), commands);
    let mut options: BTreeSet<String> = BTreeSet::new();
    for command in command.get_subcommands().chain([&command]) {
        options.extend(command.get_arguments().filter_map(|arg| Some(format!("--{}", arg.get_long()?))));
    }
    assert_eq!(listed("Options"), options);
}

#[test]
fn every_word_of_the_table_is_told() {
    let phrases = Phrases::of(Language::ENGLISH);
    let told: BTreeSet<String> = section("What you can say").code_spans().collect();
    for verb in Verb::ALL {
        let Some(pattern) = phrases.shown(verb) else { continue };
        let opening = pattern.literal_words().collect::<Vec<_>>().join(" ");
        if opening.is_empty() {
            // An answer that is nothing but a name or a number.
            continue;
        }
        let begins_with_slot = matches!(pattern.pieces().first(), Some(Piece::Slot(_)));
        let found = told.iter().any(|name| {
            let mut words = name.split([' ', '-']);
            let first = begins_with_slot || name.split([' ', '-']).next() == opening.split(' ').next();
            first && opening.split(' ').all(|wanted| words.any(|word| word == wanted))
        });
        assert!(found, "the word for {} is not told: {opening}", verb.id());
    }
}

#[test]
fn every_key_is_told() {
    let keys = Bindings::new(&Preferences::default()).listed();
    let keys: BTreeSet<String> = keys.into_iter().map(|(key, _)| key.spell()).collect();
    assert_eq!(listed("Keys that mean a word"), keys);
}

#[test]
fn every_setting_is_told() {
    let settings = Setting::all(&Preferences::default());
    assert_eq!(listed("All settings"), set(settings.iter().map(Setting::key)));
}

#[test]
fn every_edition_module_reveal_and_script_is_told() {
    assert_eq!(listed("Editions"), set(Edition::all().iter().map(|edition| edition.id())));
    assert_eq!(listed("Variants"), set(Module::all().iter().map(|module| module.id())));
    assert_eq!(listed("Ways to reveal"), set(Reveal::ALL.iter().map(|reveal| reveal.id())));
    assert_eq!(listed("Scripts"), set(Script::all().iter().map(|script| script.id())));
}

fn game() -> Record {
    let setup = Setup {
        edition: crate::edition("accessible"),
        players: ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec(),
        leader: LeaderChoice::Named(Seat::from_number(1).unwrap()),
        reveal: Reveal::Touch,
        modules: [].into_iter().collect(),
        seed: 1,
    };
    Record::begin(setup, Language::ENGLISH).unwrap()
}

/// The fields of an object besides `kind` and `event`.
fn fields(object: &Map<String, Value>) -> BTreeSet<String> {
    object.keys().filter(|key| !["kind", "event"].contains(&key.as_str())).cloned().collect()
}

#[test]
fn every_event_is_told_with_its_fields() {
    let game = game();
    let names = game.names();
    let mut objects = vec![Report::begun(&game).0];
    objects.extend(["undone", "redone"].map(|name| Report::named_event(name).0));
    objects.extend(every::changes().iter().map(|change| Report::changed(change, game.game()).0));
    objects.push(Report::roles(vec!["spy"]).0);
    objects.push(Report::answered(game.game().leader(), None).0);
    objects.push(Report::kept_aside("2026-11-21-1.game.damaged-1", None).0);
    objects.push(Report::received(game.game().leader(), "order").0);
    objects.push(Report::deadline_set(Deadline::Hours(24)).0);
    objects.push(Report::missing_votes_chosen(MissingVotes::LeaveOut).0);
    objects.extend(every::events().iter().map(|event| events::fields(event, names).as_object().unwrap().clone()));
    let name = |object: &Map<String, Value>| object["event"].as_str().unwrap().to_owned();
    assert_eq!(
        objects.iter().map(name).collect::<BTreeSet<_>>(),
        events_in_the_source(),
        "one of every kind is made"
    );
    assert_eq!(listed("Events"), events_in_the_source());
    let events = section("Events");
    for object in &objects {
        let point = events.points().find(|point| point.names().next() == Some(name(object))).unwrap();
        let told: BTreeSet<String> = point.names().skip(1).take_while(|name| name != "null").collect();
        assert_eq!(told, fields(object), "fields of {}", name(object));
    }
}

/// The names that stand behind `"event":` and in calls that report an event by its name.
fn events_in_the_source() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in sources() {
        for opening in ["\"event\": \"", "report_named(state, output, \""] {
            let code = file.code();
            let found = code.match_indices(opening).map(|(at, _)| &code[at + opening.len()..]);
            names.extend(found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
    }
    names
}

#[test]
fn every_refusal_code_is_told() {
    let mut codes = BTreeSet::new();
    for file in sources().iter().filter(|file| file.path.starts_with("crates/moderator/")) {
        // A code stands where a line is refused, or beside the message of the refusal.
        let code = file.code().split_whitespace().collect::<Vec<_>>().join(" ");
        let code = code.replace("refuse( state, ", "refuse(").replace("refuse(state, ", "refuse(");
        let code = code.replace("refuse(&self.state, ", "refuse(").replace("refuse( &self.state, ", "refuse(");
        for opening in ["refuse(\"", "refuse( \"", "Report::refusal(\"", "(\"", "( \""] {
            for (at, _) in code.match_indices(opening) {
                let Some((name, after)) = code[at + opening.len()..].split_once('"') else { continue };
                let beside = [", Message::new(\"refused", ", Message::new(terms::refused", ", message."]
                    .iter()
                    .any(|start| after.starts_with(start));
                let refused = opening.contains("refus") && after.starts_with(", ");
                if refused || beside {
                    codes.insert(name.to_owned());
                }
            }
        }
    }
    codes.extend(every::refusals(game().game().phase()).into_iter().map(|refusal| refusal.code().to_owned()));
    assert_eq!(&listed("Refusal codes") | &listed("Refusal codes that only people meet"), codes);
}

#[test]
fn every_field_of_the_state_is_told() {
    let mut found = BTreeSet::new();
    let forum = "targeting --edition forum";
    for (with, line) in
        [("targeting", "mission 1"), ("plot", "draw no confidence"), ("trap,rogue", "status"), (forum, "status")]
    {
        let lines = examples::json(with, &[line]);
        let state = lines.iter().rev().find(|line| line["kind"] == "state").unwrap();
        found.extend(fields(state.as_object().unwrap()));
    }
    assert_eq!(listed("State"), found);
}

#[test]
fn the_examples_of_the_readme_and_the_handbook_do_what_they_show() {
    let mut tried = 0;
    for document in for_users() {
        // Whoever reads one page has nothing but its examples, so each page has a home of its own.
        let home = tempfile::tempdir().unwrap();
        // Without a voice, sentences take the time that speaking would take: here nobody listens.
        examples::run("narrator settings sound.rate 100", &[], home.path());
        for example in document.examples() {
            tried += examples::try_out(&example, home.path());
        }
    }
    assert!(tried >= 50, "only {tried} examples were found");
}

#[test]
fn the_readme_stays_short() {
    let length = document("README.md").text.len();
    assert!(
        length <= README_BYTES,
        "README.md has {length} bytes: what is more than {README_BYTES} is for the handbook"
    );
}

#[test]
fn the_contents_of_the_handbook_list_exactly_its_pages() {
    let contents = document(CONTENTS);
    let listed: Vec<String> = contents.links().map(|link| contents.beside(&link)).collect();
    let pages: BTreeSet<String> = for_users().map(|document| document.path).filter(|path| is_page(path)).collect();
    assert!(pages.len() >= 25, "the pages are found: {pages:?}");
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), pages);
    assert_eq!(listed.len(), pages.len(), "a page is listed twice");
}

/// Whoever has only the README finds every page by following links.
#[test]
fn every_page_of_the_handbook_is_reached_from_the_readme() {
    let documents = documents();
    let (mut reached, mut next) = (BTreeSet::new(), vec!["README.md".to_owned()]);
    while let Some(path) = next.pop() {
        let Some(document) = documents.iter().find(|document| document.path == path) else { continue };
        let links = document.links().filter(|link| !link.contains("://"));
        let files = links.map(|link| document.beside(link.split('#').next().unwrap_or_default()));
        next.extend(files.filter(|file| is_page(file) && reached.insert(file.clone())));
    }
    let pages = for_users().map(|document| document.path).filter(|path| is_page(path));
    let lost: Vec<String> = pages.filter(|path| !reached.contains(path)).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
}

fn is_page(path: &str) -> bool {
    path.starts_with("handbook/") && path.ends_with(".md") && path != CONTENTS
}

#[test]
fn every_promise_names_the_test_that_keeps_it() {
    let promises = document("ACCESSIBILITY.md");
    let mut kept = 0;
    for point in promises.points() {
        let mut names = point.names().skip_while(|name| !name.ends_with(".rs")).peekable();
        assert!(names.peek().is_some(), "no test keeps this: {}", point.text);
        let mut text = String::new();
        let mut tests = 0;
        for name in names {
            if name.ends_with(".rs") {
                text = std::fs::read_to_string(root().join(&name)).unwrap_or_else(|_| panic!("there is no {name}"));
            } else {
                assert!(text.contains(&format!("fn {name}(")), "there is no test {name} for: {}", point.text);
                tests += 1;
            }
        }
        assert!(tests > 0, "no test is named: {}", point.text);
        kept += 1;
    }
    assert!(kept >= 20, "only {kept} promises were found");
}

/// How long a tour may be that somebody reads before their first change, in bytes.
const TOUR: usize = 12_288;

#[test]
fn the_architecture_names_every_part_and_is_read_in_one_go() {
    let tour = document("ARCHITECTURE.md");
    assert!(tour.text.len() <= TOUR, "ARCHITECTURE.md has {} bytes", tour.text.len());
    let told: BTreeSet<String> = tour.code_spans().collect();
    for file in files().iter().filter(|file| file.is_source()) {
        let path = &file.path;
        let folders = path.rmatch_indices('/').map(|(end, _)| &path[..=end]).filter(|folder| *folder != "src/");
        let named = folders.map(str::to_owned).chain([path.clone()]).any(|part| told.contains(&part));
        assert!(named, "ARCHITECTURE.md says nothing of {path}");
    }
}

#[test]
fn benchmarks_that_are_named_exist() {
    for document in documents() {
        for line in document.text.lines().filter(|line| line.contains("cargo bench --bench ")) {
            let name = line.split("--bench ").nth(1).unwrap_or_default();
            let name: String = name.chars().take_while(|sign| sign.is_alphanumeric()).collect();
            assert!(root().join(format!("benches/{name}.rs")).exists(), "{}: {line}", document.path);
        }
    }
}
