//! What a sentence quotes to be said at the table, in the table's own words: nobody understands there what is said in the
//! language of one player's page.

use super::localizer::Localizer;
use super::traits::Traits;
use super::{Form, Length, Message};

/// What stands around words in the language of the table, in a sentence of another one. They have no width, and screen
/// readers pass over them; whoever shows the sentence marks what stands between them.
pub const OF_TABLE: (char, char) = ('\u{2068}', '\u{2069}');

impl Localizer {
    /// A sentence of this language, with what it quotes to be said in the words of the table, between the marks
    /// [`OF_TABLE`]. What is no command there stays as it is.
    #[must_use]
    pub fn as_said_at(&self, table: &Self, sentence: &str) -> String {
        let mut told = String::new();
        let mut rest = sentence;
        while let Some(colon) = rest.find(':') {
            let (before, after) = rest.split_at(colon + 1);
            told.push_str(before);
            rest = after;
            if self.says(before) {
                let end = rest.find(['.', '!', '?', ';']).unwrap_or(rest.len());
                told.push_str(&self.each_said_at(table, &rest[..end]));
                rest = &rest[end..];
            }
        }
        told + rest
    }

    /// Whether what follows these words and their colon is to be said.
    fn says(&self, before: &str) -> bool {
        let word = before.trim_end_matches(':').trim_end().rsplit(|sign: char| !sign.is_alphabetic()).next();
        let says = &Traits::of(self.language()).says;
        word.is_some_and(|word| says.iter().any(|says| says.to_lowercase() == word.to_lowercase()))
    }

    /// Commands that one can choose from, each in the words of the table.
    fn each_said_at(&self, table: &Self, choices: &str) -> String {
        let or = format!(" {} ", self.render(&Message::new("or"), Form::Spoken, Length::Full).to_lowercase());
        let several = choices.split(&or).map(|some| {
            let each = some.split(", ").map(|choice| self.one_said_at(table, choice));
            each.collect::<Vec<_>>().join(", ")
        });
        several.collect::<Vec<_>>().join(&or)
    }

    fn one_said_at(&self, table: &Self, choice: &str) -> String {
        let said = choice.trim();
        let written = self.understand(said, &[]).map(|intent| table.write(&intent)).unwrap_or_default();
        match written.as_str() {
            "" => choice.to_owned(),
            written => choice.replacen(said, &format!("{}{written}{}", OF_TABLE.0, OF_TABLE.1), 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::localizer::Words;
    use crate::language::{Kit, Language};

    #[test]
    fn what_is_to_be_said_is_in_the_words_of_the_table_and_all_else_stays() {
        let of = |code| Localizer::new(Language::from_code(code).unwrap(), &Kit::new(), Words::Own);
        let (english, french, german) = (of("en"), of("fr"), of("de"));
        let shown = |text: String| text.replace(OF_TABLE.0, "<").replace(OF_TABLE.1, ">");
        for (own, table, sentence, wanted) in [
            (&french, &english, "Pour continuer, dites\u{a0}: suivant.", "Pour continuer, dites\u{a0}: <next>."),
            (
                &german,
                &french,
                "Wer das will, sagt: weiter. Sonst nichts.",
                "Wer das will, sagt: <suivant>. Sonst nichts.",
            ),
            (
                &german,
                &english,
                "Sag zum Beispiel: Spielstand oder wo sind wir.",
                "Sag zum Beispiel: <score> oder <status>.",
            ),
            (
                &english,
                &german,
                "Say: something else. The score: one all.",
                "Say: something else. The score: one all.",
            ),
        ] {
            assert_eq!(shown(own.as_said_at(table, sentence)), wanted);
        }
    }
}
