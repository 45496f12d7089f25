//! The pages for players in other languages: they are there, and every word that they tell is understood.

use resistance_narrator::game::{BySeat, Edition};
use resistance_narrator::language::{Language, Listener, Misunderstood, Names, Phrases, Verb};

use super::{document, examples, is_page};

/// What each of these languages has a page of.
const PAGES: [&str; 3] = ["at-the-table", "words", "editions"];

/// The pages whose code spans are words for the table; those of editions are names for the command line.
const OF_WORDS: [&str; 2] = ["at-the-table", "words"];

/// What is set apart on these pages and is no command: the words that join names.
const NO_COMMANDS: [&str; 2] = ["et", "und"];

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::default())
}

#[test]
fn players_have_their_pages_in_every_language() {
    for language in others() {
        for page in PAGES {
            let path = format!("handbook/{}/{page}.md", language.code());
            assert!(is_page(&path) && document(&path).headings().count() > 1, "{path}");
        }
        let editions = document(&format!("handbook/{}/editions.md", language.code()));
        let told: Vec<String> = editions.points().filter_map(|point| point.names().next()).collect();
        assert_eq!(told, Edition::all().into_iter().map(Edition::id).collect::<Vec<_>>(), "in {language:?}");
    }
}

#[test]
fn every_word_of_their_pages_is_understood() {
    let names = Names::new(&BySeat::new(["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()));
    // What takes anything proves nothing.
    let questions = Verb::ALL.into_iter().filter(|verb| *verb != Verb::Players);
    let questions: Vec<Vec<Verb>> = questions.map(|verb| vec![verb]).chain([Vec::new()]).collect();
    for language in others() {
        let phrases = [Phrases::of(language)];
        let understood = |line: &str| {
            questions.iter().any(|open| {
                let heard = Listener { phrases: &phrases, names: &names, answers: open }.understand(line);
                matches!(heard, Ok(_) | Err(Misunderstood::Incomplete(_)))
            })
        };
        for page in OF_WORDS {
            let page = document(&format!("handbook/{}/{page}.md", language.code()));
            let is_command = |word: &String| !examples::is_ours(word) && !NO_COMMANDS.contains(&word.as_str());
            let words: Vec<String> = page.code_spans().filter(is_command).collect();
            assert!(words.len() >= 30, "{} tells {} words", page.path, words.len());
            let wrong: Vec<&String> = words.iter().filter(|word| !understood(word)).collect();
            assert!(wrong.is_empty(), "{}: nobody understands {wrong:?}", page.path);
        }
    }
}
