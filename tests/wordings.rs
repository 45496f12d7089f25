//! All sentences as tests go through them: in the words of every edition, with something filled in.

mod catalogue_tree;

use resistance_narrator::game::BySeat;
use resistance_narrator::language::{Language, Message};

pub use catalogue_tree::{Sentence, Tree, Variable, Wording, sentences, wordings};

/// Messages that are parts of other sentences, or nothing but what they are given: no full stop of their own.
const FRAGMENTS: [&str; 26] = [
    "lesson-listed",
    "practice-review-play",
    "practice-says",
    "undone-claimed",
    "editions-fault-line-up",
    "handbook-line",
    "player",
    "explains-card",
    "undone-plot",
    "own-undo-deed",
    "votes-deed",
    "card-of-player",
    "cards-alike",
    "or",
    "date",
    "and",
    "number",
    "example-vote",
    "no-modules",
    "voice-by-language",
    "voice-named",
    "help-key",
    "names-sound-like-part",
    "names-not-heard-part",
    "general-agents",
    "statistics-wins",
];

/// Names of things: the same, by their beginnings.
const FRAGMENT_PREFIXES: [&str; 32] = [
    "example-",
    "review-",
    "hands-",
    "lesson-name-",
    "name-of-",
    "side-",
    "wins-",
    "handbook-title-",
    "either-",
    "card-",
    "agent-",
    "role-",
    "script-role-",
    "way-",
    "edition-",
    "line-up-",
    "module-",
    "buffer-",
    "kit-",
    "key-",
    "storage-",
    "render-",
    "export-",
    "rules-title-",
    "post-title-",
    "due-",
    "page-name-",
    "phones-by-",
    "page-reason-",
    "form-",
    "web-name-",
    "web-reason-",
];

/// Names of things whose beginnings are also those of sentences.
const NAMES: [&str; 6] =
    ["reveal-touch", "reveal-eyes", "reveal-earpiece", "reveal-phone", "reveal-none", MISSION_NAME];

/// The one message that stands only inside other messages.
pub const MISSION_NAME: &str = "mission-name";

/// The help of the command line: printed, never spoken.
pub const ONLY_PRINTED: &str = "cli-";

/// Sentences that are heard with cards or tokens in both hands, by their beginnings.
pub const HANDS: [&str; 23] = [
    "script-eyes",
    "script-fury",
    "script-token",
    "script-touch",
    "script-rogue",
    "script-witch",
    "script-inquisitor",
    "script-affiliation",
    "vote-choose",
    "vote-show",
    "vote-first",
    "vote-others",
    "mission-cards",
    "mission-shuffle",
    "mission-play",
    "mission-keep",
    "cards-home",
    "votes-home",
    "plays-face-up",
    "hand-",
    "look-by",
    "loyalty-",
    "trap-",
];

/// All sentences in the words of all editions.
pub fn all_sentences(wordings: &[Wording]) -> impl Iterator<Item = (&Wording, &str, &Sentence)> {
    wordings
        .iter()
        .flat_map(|wording| wording.sentences.iter().map(move |(key, sentence)| (wording, key.as_str(), sentence)))
}

pub fn is_fragment(key: &str) -> bool {
    key.starts_with(ONLY_PRINTED)
        || FRAGMENTS.contains(&key)
        || NAMES.contains(&key)
        || Language::ALL.iter().any(|language| language.row().key == key)
        || FRAGMENT_PREFIXES.iter().any(|prefix| key.starts_with(prefix))
}

pub fn nobody() -> BySeat<String> {
    BySeat::new(Vec::new())
}

/// A message with sample arguments: every number is this number, every text this name or this list of names.
pub fn filled(key: &str, sentence: &Sentence, number: u32, name: &str) -> Message {
    // Keys and names of variables are part of the program; here they are read from the catalogue.
    let mut message = Message::new(key.to_owned().leak());
    for (variable, kind) in &sentence.variables {
        let several = ["names", "team", "list", "games", "missions"].contains(&variable.as_str());
        let variable: &'static str = variable.clone().leak();
        message = match kind {
            Variable::Text
                if ["hint", "asked", "meant", "ending", "cue", "quality", "fault", "counted"].contains(&variable) =>
            {
                message.text(variable, format!("{name}."))
            }
            Variable::Text if several => message.texts(variable, vec!["Cleo".to_owned(), name.to_owned()]),
            Variable::Text => message.text(variable, name),
            Variable::Number | Variable::Wrapped => message.number(variable, number),
        };
    }
    message
}
