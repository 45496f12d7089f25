//! The handbook, read aloud by `narrator help`.

use std::collections::BTreeSet;

use super::Narrator;
use crate::project::files_of;

/// A page of the handbook by its topic: the name of its file, except where players say it in fewer words.
fn topics() -> BTreeSet<String> {
    let pages = files_of("handbook/", ".md").into_iter().map(|file| file.path);
    let pages = pages.filter(|path| !["/SUMMARY", "/fr/", "/de/"].iter().any(|other| path.contains(other)));
    let name = |path: String| path.rsplit('/').next().unwrap_or_default().trim_end_matches(".md").to_owned();
    let topics: BTreeSet<String> = pages.map(name).collect();
    assert!(topics.len() >= 25, "{topics:?}");
    topics
}

fn help(language: &str, words: &[&str]) -> String {
    let args = [&["help"], words, &["--voice", "off", "--language", language]].concat();
    Narrator::new().run(&args, "").well()
}

/// The topics that are listed, in the words of the language.
fn listed(language: &str) -> Vec<String> {
    let text = help(language, &[]);
    // The first line says how a page is asked for, and in other languages the last one how to hear of those in English.
    let lists = text.lines().skip(1).filter(|line| !line.contains(ELSEWHERE));
    let lists = lists.map(|line| line.split_once(':').expect("a list").1);
    let mut names = Vec::new();
    for list in lists {
        // The last two names are joined by a word.
        let list = [" and ", " et ", " und "].iter().fold(list.to_owned(), |list, and| list.replace(and, ", "));
        names.extend(list.trim_end_matches('.').split(", ").map(|name| name.trim().to_owned()));
    }
    names
}

/// How to hear of the pages that are in English only.
const ELSEWHERE: &str = "narrator help --language en";

/// Nothing on a page is a mark of Markdown any more.
fn is_plain(page: &str) {
    for line in page.lines() {
        let marks = ["#", "- ", "|", "```", "> "].iter().any(|mark| line.starts_with(mark));
        assert!(!marks && !line.contains('`') && !line.contains("]("), "a mark is left: {line}");
        assert_eq!(line, line.trim(), "a line begins with its first word");
    }
    assert!(page.lines().count() > 3 && page.lines().all(|line| !line.is_empty()), "{page}");
}

#[test]
fn every_page_is_read_without_any_mark() {
    let mut beginnings = BTreeSet::new();
    for topic in topics() {
        let page = help("en", &[&topic]);
        is_plain(&page);
        let own = files_of("handbook/", &format!("/{topic}.md"));
        let own = own.iter().find(|file| !file.path.contains("/fr/") && !file.path.contains("/de/")).unwrap();
        let title = own.text.lines().next().unwrap().trim_start_matches("# ");
        assert_eq!(page.lines().next(), Some(title), "{topic}");
        assert!(beginnings.insert(title.to_owned()), "two pages are called {title}");
    }
}

#[test]
fn every_topic_is_listed_and_found_by_what_it_is_called() {
    for language in ["en", "fr", "de"] {
        let own = |topic: &&String| language == "en" || help(language, &[topic.as_str()]).lines().count() > 1;
        let listed = listed(language);
        assert_eq!(listed.len(), topics().iter().filter(own).count(), "{language}: {listed:?}");
        assert_eq!(help(language, &[]).contains(ELSEWHERE), language != "en");
        for title in listed {
            // Its words one by one, as somebody types them.
            let told = help(language, &title.split(' ').collect::<Vec<_>>());
            assert!(told.lines().count() > 1, "{title}");
        }
    }
}

#[test]
fn capitals_hyphens_and_spaces_make_no_difference() {
    let page = help("en", &["at-the-table"]);
    for words in [&["at", "the", "table"][..], &["At The Table"], &["AT-THE-TABLE"], &["at_the_table"]] {
        assert_eq!(help("en", words), page, "{words:?}");
    }
    let typed = page.lines().filter(|line| line.starts_with("Typed: ")).count();
    assert!(typed >= 10, "what is typed in the example is told: {page}");
}

/// A key is a small letter or a capital, and a command begins with a small one.
#[test]
fn keys_and_commands_stay_as_they_are_written() {
    let page = help("en", &["keys"]);
    for line in ["s says the score.", "S, with Shift, says the full score, every mission."] {
        assert!(page.lines().any(|other| other == line), "{line} is not in {page}");
    }
    assert!(help("en", &["accessible"]).lines().any(|line| line == "narrator rules aim"));
}

#[test]
fn a_table_is_read_row_by_row_with_its_columns() {
    let page = help("en", &["figures"]);
    assert!(page.contains("who says it, in English: strangers, unknown; quiet: 53 %;"), "{page}");
}

#[test]
fn an_unknown_topic_is_told_with_the_nearest_one() {
    for (language, word, near) in
        [("en", "savedgame", "saved games"), ("fr", "réglage", "églages"), ("de", "Stimm", "Stimme")]
    {
        let faults = Narrator::new().run(&["help", word, "--language", language], "").fault(2);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].to_lowercase().contains(&near.to_lowercase()), "{faults:?}");
    }
    let faults = Narrator::new().run(&["help", "xylophone"], "").fault(2);
    assert!(faults.len() == 1 && faults[0].contains("xylophone"), "{faults:?}");
}

#[test]
fn players_hear_their_pages_in_french_and_german() {
    let words = [
        ("fr", "à la table", "À la table"),
        ("fr", "mots", "Les mots"),
        ("fr", "éditions", "Les éditions"),
        ("fr", "editions", "Les éditions"),
        ("de", "am Tisch", "Am Tisch"),
        ("de", "WÖRTER", "Die Wörter"),
        ("de", "ausgaben", "Die Ausgaben"),
        ("de", "at the table", "Am Tisch"),
    ];
    for (language, topic, title) in words {
        let page = help(language, &[topic]);
        is_plain(&page);
        assert_eq!(page.lines().next(), Some(title), "{topic} in {language}");
    }
}

/// A page that is not in the language of the table is never read in another one by itself.
#[test]
fn another_page_is_said_to_be_in_english_and_is_read_when_that_is_asked_for() {
    let english = help("en", &["privacy"]);
    for (language, topic) in [("fr", "confidentialité"), ("de", "Datenschutz"), ("fr", "privacy")] {
        let told = help(language, &[topic]);
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("narrator help privacy --language en"), "{told}");
        assert!(!told.contains(english.lines().nth(1).unwrap()), "{told}");
    }
}
