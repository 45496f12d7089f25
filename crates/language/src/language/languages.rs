//! The languages: each is one row here, and a folder in `voices/`.
//!
//! A language speaks with the files of its folder. The feature `embedded` puts those of all languages into the program;
//! without it they are brought when the program starts, one language at a time, as a page does that fetches them.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::sync::{PoisonError, RwLock};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A language that the narrator speaks and understands. It is stored as its code.
#[derive(Clone, Copy)]
pub struct Language(&'static Row);

/// A language, and what it speaks with.
pub struct Row {
    /// The two-letter code, which is also the name of the folder.
    pub code: &'static str,
    /// What logs call it.
    pub name: &'static str,
    /// What it is called by those who speak it, also before its files are there.
    pub own_name: &'static str,
    /// The key of the message that is its name.
    pub key: &'static str,
    /// The files of its folder, if they are in the program.
    pub embedded: Option<&'static Files>,
}

/// The files of a language, as they stand in its folder.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// The sentences: the names of their files, without the ending, and what is in them.
    pub sentences: &'static [(&'static str, &'static str)],
    /// What editions say in words of their own, each with the edition's name: sentences that take the place of those with
    /// the same key.
    pub overlays: &'static [(&'static str, &'static str)],
    /// What is understood.
    pub phrases: &'static str,
    /// The words that carry meaning.
    pub meanings: &'static str,
    /// How names are said.
    pub names: &'static str,
    /// What is particular to the language.
    pub traits: &'static str,
    /// The file to begin an edition with.
    pub edition: &'static str,
}

/// What a language has that nobody has brought: it says the keys of its sentences, and understands nothing.
static NOTHING: Files =
    Files { sentences: &[], overlays: &[], phrases: "", meanings: "", names: "", traits: "", edition: "" };

/// The files in the folder of a code, as they are when the crate is built.
#[cfg(any(test, feature = "embedded"))]
macro_rules! embedded {
    ($code:literal) => {
        Some(&super::Files {
            sentences: embedded!(
                $code, "/":
                "narration", "plot", "modules", "winter-soldier", "avalon", "own-editions", "earpiece", "one-phone", "phones", "practice", "lessons", "forum", "posts", "scripts", "interface",
                "settings", "export", "rules", "editions", "facts", "web"
            ),
            overlays: embedded!($code, "/overlays/": "winter-soldier", "avalon", "forum", "own-edition"),
            phrases: include_str!(concat!("../../../../voices/", $code, "/phrases.toml")),
            meanings: include_str!(concat!("../../../../voices/", $code, "/meaning.toml")),
            names: include_str!(concat!("../../../../voices/", $code, "/names.toml")),
            traits: include_str!(concat!("../../../../voices/", $code, "/traits.toml")),
            edition: include_str!(concat!("../../../../voices/", $code, "/edition.toml")),
        })
    };
    ($code:literal, $folder:literal: $($file:literal),+) => {
        &[$(($file, include_str!(concat!("../../../../voices/", $code, $folder, $file, ".ftl")))),+]
    };
}

/// No files are in this build: whoever uses it brings them.
#[cfg(not(any(test, feature = "embedded")))]
macro_rules! embedded {
    ($code:literal) => {
        None
    };
}

macro_rules! languages {
    ($($constant:ident $code:literal $name:literal $own:literal,)+) => {
        mod rows {
            use super::Row;

            $(pub(super) static $constant: Row = Row {
                code: $code,
                name: $name,
                own_name: $own,
                key: concat!("language-", $code),
                embedded: embedded!($code),
            };)+
        }

        impl Language {
            $(#[doc = $name] pub const $constant: Self = Self(&rows::$constant);)+

            /// All languages.
            pub const ALL: [Self; Self::CODES.len()] = [$(Self::$constant),+];

            /// Their codes.
            pub const CODES: [&'static str; [$($code),+].len()] = [$($code),+];
        }
    };
}

languages! {
    ENGLISH "en" "English" "English",
    FRENCH "fr" "French" "Français",
    GERMAN "de" "German" "Deutsch",
}

/// What was brought where it is not in the program.
static BROUGHT: ReadOnce<Files> = ReadOnce::new();

impl Language {
    /// The language of a row that is not among ours.
    #[must_use]
    pub const fn of(row: &'static Row) -> Self {
        Self(row)
    }

    /// Its row.
    #[must_use]
    pub const fn row(self) -> &'static Row {
        self.0
    }

    /// Gives the language its files, where they are not in the program, before anything is said in it. What was brought
    /// first stays.
    pub fn bring(self, files: Files) {
        BROUGHT.of(self, |_| files);
    }

    /// The files that it speaks with: those in the program, or those that were brought.
    #[must_use]
    pub fn files(self) -> &'static Files {
        self.0.embedded.or_else(|| BROUGHT.known(self)).unwrap_or(&NOTHING)
    }

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// English is what is spoken where nothing was chosen, and what programs may write in any language.
impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

impl PartialOrd for Language {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Language {
    fn cmp(&self, other: &Self) -> Ordering {
        self.code().cmp(other.code())
    }
}

impl Hash for Language {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        Self::from_code(&code).ok_or_else(|| D::Error::unknown_variant(&code, &Self::CODES))
    }
}

/// What is made of the files of each language, when it is first asked for.
pub(super) struct ReadOnce<T: 'static>(RwLock<BTreeMap<&'static str, &'static T>>);

impl<T> ReadOnce<T> {
    /// Nothing was read yet.
    pub const fn new() -> Self {
        Self(RwLock::new(BTreeMap::new()))
    }

    /// What was read of a language, or is read now.
    pub fn of(&self, language: Language, read: impl FnOnce(Language) -> T) -> &'static T {
        if let Some(known) = self.known(language) {
            return known;
        }
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.entry(language.code()).or_insert_with(|| Box::leak(Box::new(read(language))))
    }

    /// What was read of a language.
    fn known(&self, language: Language) -> Option<&'static T> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(language.code()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_speaks_with_what_was_brought_and_keeps_it() {
        static ROW: Row =
            Row { code: "yy", name: "Brought", own_name: "Brought", key: "language-yy", embedded: None };
        let language = Language::of(&ROW);
        assert!(language.files().sentences.is_empty());
        let files = |phrases: &'static str| Files { phrases, ..NOTHING };
        language.bring(files("first"));
        language.bring(files("second"));
        assert_eq!(language.files().phrases, "first");
        Language::FRENCH.bring(files("first"));
        assert_ne!(Language::FRENCH.files().phrases, "first", "the program's own stay");
    }
}
