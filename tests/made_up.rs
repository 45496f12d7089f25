//! A made-up language, to prove that a language is one row: English with the next vowel in the place of each, so that
//! "the leader" is « thi lieder ». It is made of the files of English by a recipe, and nothing else knows of it.

use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use resistance_narrator::language::{Files, Language, Row};

/// All languages, and the made-up one.
pub fn languages() -> Vec<Language> {
    Language::ALL.into_iter().chain([made_up()]).collect()
}

/// The made-up language.
pub fn made_up() -> Language {
    static ROW: LazyLock<Row> = LazyLock::new(|| {
        let english = Language::ENGLISH.files();
        let said = |files: &'static [(&str, &str)]| -> &'static [(&str, &str)] {
            files.iter().map(|(file, source)| (*file, &*sentences(source).leak())).collect::<Vec<_>>().leak()
        };
        let files = Files {
            sentences: said(english.sentences),
            overlays: said(english.overlays),
            phrases: quoted(english.phrases).replace("\n[languages]\n", "\n[languages]\nzz = [\"englosh\"]\n").leak(),
            meanings: quoted(english.meanings).leak(),
            names: quoted(english.names).leak(),
            traits: english.traits,
            edition: english.edition,
        };
        Row {
            code: "zz",
            name: "Englosh",
            own_name: "Englosh",
            key: "language-zz",
            embedded: Some(Box::leak(Box::new(files))),
        }
    });
    Language::of(&ROW)
}

/// English as it is said in the made-up language. Names, keys and what stands in braces are the same in all
/// languages.
pub fn said(text: &str, names: &[&str]) -> String {
    let (mut said, mut slot) = (String::new(), false);
    for part in text.split_inclusive(|sign: char| !sign.is_alphabetic()) {
        let word = part.trim_end_matches(|sign: char| !sign.is_alphabetic());
        let is_key = word.chars().count() == 1;
        let stays = slot || is_key || names.iter().any(|name| name.eq_ignore_ascii_case(word));
        said.extend(part.chars().map(|sign| if stays { sign } else { next_vowel(sign) }));
        slot = part.ends_with('{') || slot && !part.ends_with('}');
    }
    said
}

fn next_vowel(sign: char) -> char {
    let (from, to) = ("aeiouAEIOU", "eiouaEIOUA");
    from.find(sign).and_then(|at| to[at..].chars().next()).unwrap_or(sign)
}

/// A file of sentences.
fn sentences(source: &str) -> String {
    let mut file = parser::parse(source.to_owned()).expect("English is sound");
    for entry in &mut file.body {
        if let Entry::Message(message) = entry {
            let parts = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
            message.value.iter_mut().chain(parts).for_each(translate);
        }
    }
    serializer::serialize(&file)
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = said(value, &[]),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| translate(&mut variant.value));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => *value = said(value, &[]),
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// A table of phrases or names: all that stands in quotation marks, but not how it sounds.
fn quoted(source: &str) -> String {
    let all = |text: &str| {
        let parts = text.split('"').enumerate();
        let parts = parts.map(|(at, part)| if at % 2 == 1 { said(part, &[]) } else { part.to_owned() });
        parts.collect::<Vec<_>>().join("\"")
    };
    let line = |line: &str| match line.split_once(" = ") {
        _ if line.starts_with('#') => String::new(),
        Some((name, sound)) if sound.starts_with('{') => format!("{} = {sound}\n", all(name)),
        Some((key, words)) => format!("{key} = {}\n", all(words)),
        None => all(line) + "\n",
    };
    source.lines().map(line).collect()
}
