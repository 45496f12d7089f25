//! What single words mean in a language.

use super::Phrases;
use crate::language::Language;
use crate::language::pattern::Token;

impl Phrases {
    /// The number that a word means, or several: "vingt et un". No number at a table is greater than 255.
    #[must_use]
    pub fn number(&self, word: &str) -> Option<u32> {
        if let Ok(number) = word.parse::<u8>() {
            return Some(u32::from(number));
        }
        self.number_words.get(word).copied()
    }

    /// The language that a word means.
    #[must_use]
    pub fn language_called(&self, word: &str) -> Option<Language> {
        let called = |(_, names): &(&String, &Vec<String>)| names.iter().any(|name| Token::folded(name) == word);
        let code = || self.languages.iter().find(called).and_then(|(code, _)| Language::from_code(code));
        Language::from_code(word).or_else(code)
    }

    /// Whether a word only joins names.
    #[must_use]
    pub fn joins(&self, word: &str) -> bool {
        self.and.iter().any(|other| other.folded == word)
    }

    /// The name of a virtual player, as in "virtual player Gina"; none if it is not told so.
    #[must_use]
    pub fn virtual_name(&self, told: &str) -> Option<String> {
        let words: Vec<&str> = told.split_whitespace().collect();
        let compared: Vec<String> = words.iter().map(|word| Token::compared(word)).collect();
        let before = self.virtual_players.iter().find(|before| compared.starts_with(before))?;
        let name = words.get(before.len()..).filter(|name| !name.is_empty())?;
        Some(name.join(" "))
    }

    /// Whether a word only says that a seat number follows.
    #[must_use]
    pub fn announces_seat(&self, word: &str) -> bool {
        self.seat.iter().any(|other| other.folded == word)
    }

    /// How many of the words that these begin with were only said out of politeness, or while somebody was thinking.
    #[must_use]
    pub fn polite(&self, tokens: &[Token]) -> usize {
        let begins = |words: &&Vec<String>| {
            words.len() <= tokens.len() && words.iter().zip(tokens).all(|(word, token)| *word == token.word)
        };
        self.polite.iter().filter(begins).map(Vec::len).max().unwrap_or_default()
    }

    /// Whether somebody calls themselves by this word.
    #[must_use]
    pub fn is_me(&self, word: &str) -> bool {
        self.me.iter().any(|other| other == word)
    }

    /// Whether a question begins with this word: then it is no name.
    #[must_use]
    pub fn asks(&self, word: &str) -> bool {
        self.asking.iter().any(|other| other == word)
    }

    /// Whether a command has this word in it.
    #[must_use]
    pub fn has_word(&self, word: &str) -> bool {
        self.all().any(|(_, _, pattern)| pattern.literal_words().any(|other| other == word))
    }
}
