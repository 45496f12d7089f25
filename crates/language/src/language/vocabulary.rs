//! The words that a recogniser knows: all others it silently drops.

use std::collections::{BTreeMap, BTreeSet};

use super::pattern::{Token, Word};

/// The words of one model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    words: BTreeSet<String>,
    /// Its spelling for each word as it is compared.
    spellings: BTreeMap<String, String>,
}

impl Vocabulary {
    /// The words of a model's list of symbols, `graph/words.txt`: on each line a word and its number.
    #[must_use]
    pub fn from_symbols(symbols: &str) -> Self {
        Self::new(symbols.lines().filter_map(|line| line.split_whitespace().next()))
    }

    /// These words. Symbols that are no words, such as `<eps>` and `[unk]`, are left out.
    #[must_use]
    pub fn new<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        let is_word = |word: &&str| !word.is_empty() && !word.starts_with(['<', '[', '!', '#']);
        let words: BTreeSet<String> = words.into_iter().filter(is_word).map(str::to_owned).collect();
        let mut spellings = BTreeMap::new();
        for word in &words {
            spellings.entry(Token::folded(word)).or_insert_with(|| word.clone());
        }
        Self { words, spellings }
    }

    /// All words, in the model's spelling.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }

    /// How the model spells a word; none if it doesn't know it.
    #[must_use]
    pub fn spelling(&self, word: &str) -> Option<&str> {
        let small = word.to_lowercase();
        let bare = small.trim_end_matches(['\'', '’', '-']);
        let exact = |word: &str| self.words.get(word).map(String::as_str);
        exact(&small).or_else(|| exact(bare)).or_else(|| self.spellings.get(&Token::folded(bare)).map(String::as_str))
    }

    /// How the model spells words in a row, parted by spaces; none if it doesn't know them all.
    #[must_use]
    pub fn spell<'a>(&self, words: impl IntoIterator<Item = &'a Word>) -> Option<String> {
        let mut line = String::new();
        let mut words = words.into_iter().peekable();
        while let Some(word) = words.next() {
            // Some models know "c'est" as one word.
            let joined = words.peek().map(|next| format!("{}{}", word.written, next.written).to_lowercase());
            let joined = joined.filter(|both| word.written.ends_with('\'') && self.words.contains(both));
            let spelling = match &joined {
                Some(both) => both,
                None => self.spelling(&word.written)?,
            };
            if joined.is_some() {
                words.next();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(spelling);
        }
        Some(line)
    }

    /// How the model spells a text, parted by spaces; none if it doesn't know all of it.
    #[must_use]
    pub fn spell_text(&self, text: &str) -> Option<String> {
        let words: Vec<Word> = text.split_whitespace().flat_map(Word::split).collect();
        self.spell(&words).filter(|line| !line.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_however_they_are_written() {
        let known = Vocabulary::from_symbols("<eps> 0\n[unk] 1\nprêt 2\nc'est 3\nzoe 4\nl 5\néquipe 6\n#0 7\n");
        assert_eq!(known.words().count(), 5);
        assert_eq!(known.spelling("Prêt"), Some("prêt"));
        assert_eq!(known.spelling("Zoë"), Some("zoe"));
        assert_eq!(known.spelling("Ludmila"), None);
        assert_eq!(known.spell_text("C'est prêt").as_deref(), Some("c'est prêt"));
        assert_eq!(known.spell_text("l'équipe").as_deref(), Some("l équipe"));
        assert_eq!(known.spell_text("l'équipe Ludmila"), None);
        assert_eq!(known.spell_text("..."), None);
    }
}
