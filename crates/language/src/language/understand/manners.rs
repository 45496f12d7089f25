//! Politeness and questions: what people say around a command, and what is nobody's name.

use super::Listener;
use crate::language::intent::Misunderstood;
use crate::language::pattern::Token;
use crate::language::phrases::Phrases;

/// Whether a line is a question: a question mark stands at its end.
#[must_use]
pub fn is_question(line: &str) -> bool {
    let end = line.trim_end_matches(|sign: char| !sign.is_alphanumeric()).len();
    line[end..].contains(['?', '？', '؟'])
}

impl Listener<'_> {
    /// The line without what was said out of politeness, or while somebody was thinking; none if there is nothing of it.
    pub(super) fn without_polite_words(&self, line: &str) -> Option<String> {
        let tokens = Token::split(line);
        let mut said = vec![false; tokens.len()];
        for at in 0..tokens.len() {
            let polite = self.phrases.iter().map(|phrases| phrases.polite(&tokens[at..])).max().unwrap_or_default();
            if !tokens[at..at + polite].iter().any(|token| self.names.have(&token.word)) {
                said[at..at + polite].fill(true);
            }
        }
        let mut plain = String::new();
        let mut from = 0;
        for (token, _) in tokens.iter().zip(&said).filter(|(_, said)| **said) {
            plain.push_str(&line[from..token.span.start]);
            from = token.span.end;
        }
        plain.push_str(&line[from..]);
        said.contains(&true).then_some(plain)
    }

    /// A question, or a word of a command, is nobody's name: then the players are not told.
    pub(super) fn no_stranger(&self, line: &str, why: Misunderstood) -> Misunderstood {
        let any = |test: &dyn Fn(&Phrases) -> bool| self.phrases.iter().any(|phrases| test(phrases));
        let asks = is_question(line);
        match &why {
            Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }
                if any(&|phrases| phrases.is_me(word)) =>
            {
                why
            }
            Misunderstood::UnknownPlayer { word, .. } | Misunderstood::AmbiguousPlayer { word, .. }
                if any(&|phrases| phrases.asks(word)) =>
            {
                Misunderstood::Unknown
            }
            Misunderstood::UnknownPlayer { word, suggestion: None }
                if asks || any(&|phrases| phrases.has_word(word)) =>
            {
                Misunderstood::Unknown
            }
            _ => why,
        }
    }
}
