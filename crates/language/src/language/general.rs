//! General sentences: for a character, a turn or a module of which no catalogue tells in a sentence of its own, because a
//! table has brought it.

use super::Language;
use crate::game::{Edition, Module};

/// How keys begin that are made of the name of something, and the general sentence for whatever has no sentence of its
/// own. Where one beginning is that of another, the longer one comes first.
const GENERAL: [(&str, &str); 22] = [
    ("module-", "name-of-anybody"),
    ("agent-", "name-of-anybody"),
    ("edition-", "name-of-edition"),
    ("export-role-", "name-of-anybody"),
    ("card-character-", "name-of-anybody"),
    ("own-", "own-anybody"),
    ("shown-", "shown-anybody"),
    ("sees-no-", "sees-no-anybody"),
    ("sees-", "sees-anybody"),
    ("script-look-", "script-look-anybody"),
    ("alone-", "alone-anybody"),
    ("named-", "named-anybody"),
    ("is-not-", "is-not-anybody"),
    ("is-", "is-anybody"),
    ("ask-who-is-", "ask-who-is-anybody"),
    ("ask-who-is-", "ask-who-is-anybody-keys"),
    ("ask-is-", "ask-is-anybody"),
    ("ask-is-", "ask-is-anybody-keys"),
    ("found-", "found-anybody"),
    ("safe-", "safe-anybody"),
    ("reminder-named-", "reminder-named-anybody"),
    ("refused-own-side-", "refused-own-side-anybody"),
];

/// A general sentence, and whom it is about.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct General<'a> {
    /// Its key.
    pub key: &'static str,
    /// The name in files of whatever it is about.
    pub about: &'a str,
}

/// The general sentence for a key; none where every sentence is written out.
pub(super) fn general(key: &str) -> Option<General<'_>> {
    const KEYS: &str = "-keys";
    GENERAL.into_iter().find_map(|(begins, general)| {
        let about = key.strip_prefix(begins)?;
        let about = match (about.strip_suffix(KEYS), general.ends_with(KEYS)) {
            (Some(about), true) => about,
            (None, false) => about,
            _ => return None,
        };
        (!about.is_empty()).then_some(General { key: general, about })
    })
}

/// What a table's own edition calls a character or a module; none if it has no name for it.
pub(super) fn own_name(edition: Edition, id: &str, language: Language) -> Option<&'static str> {
    let names = &edition.book().names;
    let name = names.get(id).or_else(|| names.get(brought_by(edition, id)?))?;
    Some(name.in_language(language.code()))
}

/// The character that a module of this name brings.
pub(super) fn brought_by(edition: Edition, id: &str) -> Option<&'static str> {
    let brought = edition.book().characters.iter().find(|role| role.module().is_some_and(|module| module.id() == id));
    brought.map(|role| role.id())
}

/// What a module of tables' own editions is called, in any of them.
pub(super) fn own_names(module: Module, language: Language) -> Vec<String> {
    let editions = Edition::all().into_iter().filter(|edition| edition.is_of_a_table() && edition.allows(module));
    let mut names: Vec<String> = editions
        .map(|edition| match own_name(edition, module.id(), language) {
            Some(name) => name.to_owned(),
            None => said(brought_by(edition, module.id()).unwrap_or(module.id())),
        })
        .collect();
    names.push(said(module.id()));
    names.dedup();
    names
}

/// A name in files as it is said where no other was given: "sir-gawain" is Sir Gawain.
pub(super) fn said(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    id.split(['-', '=']).map(capital).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_are_made_of_names_have_general_sentences() {
        let found = |key| general(key).map(|general| (general.key, general.about));
        assert_eq!(found("own-tristan"), Some(("own-anybody", "tristan")));
        assert_eq!(found("is-not-tristan"), Some(("is-not-anybody", "tristan")));
        assert_eq!(found("is-sir-gawain"), Some(("is-anybody", "sir-gawain")));
        assert_eq!(found("ask-who-is-tristan-keys"), Some(("ask-who-is-anybody-keys", "tristan")));
        assert_eq!(found("ask-is-tristan"), Some(("ask-is-anybody", "tristan")));
        assert_eq!(found("score-line"), None);
        assert_eq!(found("own-"), None);
    }

    #[test]
    fn a_name_in_files_is_said_in_words() {
        assert_eq!(said("sir-gawain"), "Sir Gawain");
        assert_eq!(said("tristan"), "Tristan");
    }
}
