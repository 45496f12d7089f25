//! Whether a folder is a model that can be used, found out by what is in it, before it is loaded.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use crate::language::grammar::UNKNOWN;
use crate::language::vocabulary::Vocabulary;
use crate::language::{Language, Message, Traits};

/// The files of a model that takes its grammar while it runs.
const NEEDED: [&str; 7] = [
    "am/final.mdl",
    "conf/mfcc.conf",
    "conf/model.conf",
    "graph/words.txt",
    "graph/disambig_tid.int",
    "graph/HCLr.fst",
    "graph/Gr.fst",
];

/// The same in older models.
const NEEDED_OLD: [&str; 6] = ["final.mdl", "mfcc.conf", "words.txt", "disambig_tid.int", "HCLr.fst", "Gr.fst"];

/// What belongs to a folder `ivector`, if there is one.
const NEEDED_BY_IVECTOR: [&str; 6] = [
    "ivector/final.ie",
    "ivector/final.dubm",
    "ivector/final.mat",
    "ivector/global_cmvn.stats",
    "ivector/online_cmvn.conf",
    "ivector/splice.conf",
];

/// A grammar that is baked in: no other can be given to such a model.
const BAKED_IN: [&str; 2] = ["graph/HCLG.fst", "HCLG.fst"];

/// The files that make a folder look like a model.
const SIGNS: [&str; 4] = ["am/final.mdl", "graph/words.txt", "final.mdl", "words.txt"];

/// How many of its marks a language needs.
const ENOUGH_MARKS: usize = 6;

/// The largest list of words that is read, in bytes: models with two million words have a fifth of it.
const LARGEST: u64 = 256 << 20;

/// A folder that is a whole model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The language that it understands.
    pub language: Language,
    /// The words that it knows.
    pub vocabulary: Vocabulary,
    /// Whether `[unk]` can stand in a grammar.
    pub has_unknown: bool,
}

/// Why a folder is not a model for us.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is nothing of a model in it.
    #[error("there is no model")]
    NoModel,
    /// These files of it are missing or empty.
    #[error("the model lacks {}", .0.join(", "))]
    Incomplete(Vec<String>),
    /// Its grammar is baked in.
    #[error("the grammar of the model is baked in")]
    BakedIn,
    /// Its list of words can't be read.
    #[error("the words of the model can't be read")]
    NoWords,
    /// Its files are there, and can't be loaded.
    #[error("the model can't be loaded")]
    Broken,
    /// It understands none of our languages.
    #[error("the model understands none of our languages")]
    Foreign,
    /// It understands another language than the one that was wanted.
    #[error("the model understands {found:?}, not {wanted:?}")]
    OtherLanguage {
        /// What it understands.
        found: Language,
        /// What was wanted.
        wanted: Language,
    },
}

impl Fault {
    /// What was found, and what is wanted.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NoModel => Message::new("model-none"),
            Self::Incomplete(files) => Message::new("model-incomplete").texts("list", files.clone()),
            Self::BakedIn => Message::new("model-baked-in"),
            Self::NoWords => Message::new("model-no-words"),
            Self::Broken => Message::new("model-broken"),
            Self::Foreign => Message::new("model-foreign"),
            Self::OtherLanguage { found, wanted } => Message::new("model-other-language")
                .message("found", Message::new(found.row().key))
                .message("wanted", Message::new(wanted.row().key)),
        }
    }
}

/// Whether a folder looks like a model, whole or not.
#[must_use]
pub fn looks_like_a_model(folder: &Path) -> bool {
    SIGNS.iter().any(|file| folder.join(file).exists())
}

/// Checks a folder.
///
/// # Errors
///
/// The first fault that was found.
pub fn check(folder: &Path) -> Result<Checked, Fault> {
    if !looks_like_a_model(folder) {
        return Err(Fault::NoModel);
    }
    let is_old = folder.join("final.mdl").exists();
    let needed: &[&str] = if is_old { &NEEDED_OLD } else { &NEEDED };
    let by_ivector: &[&str] = if folder.join("ivector").is_dir() { &NEEDED_BY_IVECTOR } else { &[] };
    let missing: Vec<&str> =
        needed.iter().chain(by_ivector).copied().filter(|file| !is_there(&folder.join(file))).collect();
    let lacks_graph = missing.iter().any(|file| file.ends_with("r.fst"));
    if lacks_graph && BAKED_IN.iter().any(|file| folder.join(file).exists()) {
        return Err(Fault::BakedIn);
    }
    if !missing.is_empty() {
        return Err(Fault::Incomplete(missing.into_iter().map(str::to_owned).collect()));
    }
    let words = if is_old { "words.txt" } else { "graph/words.txt" };
    let symbols = read(&folder.join(words)).map_err(|_| Fault::NoWords)?;
    let has_unknown = symbols.lines().any(|line| line.split_whitespace().next() == Some(UNKNOWN));
    let vocabulary = Vocabulary::from_symbols(&symbols);
    let language = language_of(&vocabulary).ok_or(Fault::Foreign)?;
    Ok(Checked { language, vocabulary, has_unknown })
}

/// A file that is cut to nothing is as good as missing.
fn is_there(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0)
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LARGEST).read_to_string(&mut text)?;
    Ok(text)
}

fn language_of(vocabulary: &Vocabulary) -> Option<Language> {
    let is_known = |word: &&String| vocabulary.spelling(word) == Some(word);
    let known = |language| Traits::of(language).marks.iter().filter(is_known).count();
    let counts = Language::ALL.into_iter().map(|language| (known(language), language));
    counts.filter(|(count, _)| *count >= ENOUGH_MARKS).max_by_key(|(count, _)| *count).map(|(_, language)| language)
}
