//! The catalogues as trees, read without the program's own catalogue.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use resistance_narrator::game::Edition;
use resistance_narrator::language::{Catalogue, Kit, Language};

/// What a variable takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Variable {
    /// A name or another text.
    Text,
    /// A number that only chooses between wordings, or stands as it is.
    Number,
    /// A number that goes through `N()`.
    Wrapped,
}

/// One message of a catalogue.
pub struct Sentence {
    /// The file that it stands in; an overlay goes by its edition.
    pub file: &'static str,
    /// The full wording as "value", and the attributes.
    pub parts: BTreeMap<String, Tree>,
    /// The variables of all parts.
    pub variables: BTreeMap<String, Variable>,
}

/// One wording.
#[derive(PartialEq)]
pub struct Tree(Pattern<&'static str>);

/// What is said in the words of one edition, and how.
pub struct Wording {
    pub edition: Edition,
    pub catalogue: Catalogue,
    pub sentences: BTreeMap<String, Sentence>,
}

/// All messages of a language, and then what editions say otherwise.
pub fn wordings(language: Language) -> Vec<Wording> {
    let wording = |edition, sentences| {
        let mut catalogue = Catalogue::new(language, &Kit::new());
        catalogue.play(edition);
        Wording { edition, catalogue, sentences }
    };
    let base = wording(Edition::default(), sentences(language));
    let others = language.files().overlays.iter().map(|&(name, _)| {
        // What is said of editions that tables have brought is said in one of them.
        let edition = match name {
            "own-edition" => Edition::read(include_str!("../editions/tristan.toml")).ok(),
            name => Edition::from_id(name),
        };
        let edition = edition.unwrap_or_else(|| panic!("{name} is an edition"));
        wording(edition, overlay(language, name))
    });
    [base].into_iter().chain(others).collect()
}

/// All messages of a language.
pub fn sentences(language: Language) -> BTreeMap<String, Sentence> {
    with_numbers(&|language: Language| read(language.files().sentences.iter().copied()), language)
}

/// What an edition says otherwise. It is given what the sentence of the base is given.
fn overlay(language: Language, edition: &str) -> BTreeMap<String, Sentence> {
    let own =
        |language: Language| read(language.files().overlays.iter().copied().filter(|(name, _)| *name == edition));
    let mut all = with_numbers(&own, language);
    for (key, base) in sentences(language) {
        let Some(sentence) = all.get_mut(&key) else {
            continue;
        };
        for (variable, kind) in base.variables {
            let known = sentence.variables.entry(variable).or_insert(kind);
            *known = kind.max(*known);
        }
    }
    all
}

/// What is a number in one language is a number in all of them.
fn with_numbers(
    read: &impl Fn(Language) -> BTreeMap<String, Sentence>,
    language: Language,
) -> BTreeMap<String, Sentence> {
    let mut all = read(language);
    for other in Language::ALL.map(read) {
        for (key, sentence) in &mut all {
            let Some(same) = other.get(key) else {
                continue;
            };
            for (variable, kind) in &mut sentence.variables {
                *kind = (*kind).max(same.variables.get(variable).copied().unwrap_or(Variable::Text));
            }
        }
    }
    all
}

fn read(files: impl Iterator<Item = (&'static str, &'static str)>) -> BTreeMap<String, Sentence> {
    let mut all = BTreeMap::new();
    for (file, source) in files {
        let resource =
            fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let value = message.value.map(|value| ("value".to_owned(), Tree(value)));
            let attributes = message.attributes.into_iter();
            let parts: BTreeMap<String, Tree> = value
                .into_iter()
                .chain(attributes.map(|attribute| (attribute.id.name.to_owned(), Tree(attribute.value))))
                .collect();
            let mut variables = BTreeMap::new();
            for tree in parts.values() {
                note_variables(&tree.0, &mut variables);
            }
            let sentence = Sentence { file, parts, variables };
            let key = message.id.name.to_owned();
            assert!(all.insert(key, sentence).is_none(), "{file}: {} twice", message.id.name);
        }
    }
    all
}

impl Tree {
    /// Whether there are words in it, besides what is filled in.
    pub fn has_words(&self) -> bool {
        texts(&self.0).iter().any(|text| text.chars().any(char::is_alphabetic))
    }

    /// All that is written in it, besides what is filled in.
    pub fn words(&self) -> String {
        texts(&self.0).join(" … ")
    }

    /// Whether something else than a variable chooses between wordings: a word such as N() gives chooses nothing.
    pub fn chooses_by_a_word(&self) -> bool {
        self.0.elements.iter().any(|element| match element {
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let plain = matches!(selector, InlineExpression::VariableReference { .. });
                !plain || variants.iter().any(|variant| Self(variant.value.clone()).chooses_by_a_word())
            }
            _ => false,
        })
    }

    /// Each variable that stands in a sentence, with the text right before it.
    pub fn before_variables(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut before = "";
        for element in &self.0.elements {
            match element {
                PatternElement::TextElement { value } => before = value,
                PatternElement::Placeable { expression } => {
                    match expression {
                        Expression::Inline(InlineExpression::VariableReference { id }) => {
                            found.push((before.to_owned(), id.name.to_owned()));
                        }
                        Expression::Inline(_) => {}
                        Expression::Select { variants, .. } => {
                            let variants = variants.iter();
                            found.extend(variants.flat_map(|variant| Self(variant.value.clone()).before_variables()));
                        }
                    }
                    before = "";
                }
            }
        }
        found
    }
}

fn texts(pattern: &Pattern<&'static str>) -> Vec<&'static str> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push(*value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                found.extend(variants.iter().flat_map(|variant| texts(&variant.value)));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
    found
}

fn note_variables(pattern: &Pattern<&'static str>, variables: &mut BTreeMap<String, Variable>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => note_inline(inline, Variable::Text, variables),
            Expression::Select { selector, variants } => {
                note_inline(selector, Variable::Number, variables);
                for variant in variants {
                    note_variables(&variant.value, variables);
                }
            }
        }
    }
}

fn note_inline(inline: &InlineExpression<&'static str>, kind: Variable, variables: &mut BTreeMap<String, Variable>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let known = variables.entry(id.name.to_owned()).or_insert(kind);
            *known = kind.max(*known);
        }
        InlineExpression::FunctionReference { id, arguments } if id.name == "N" => {
            for argument in &arguments.positional {
                note_inline(argument, Variable::Wrapped, variables);
            }
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                note_inline(inline, kind, variables);
            }
        }
        _ => {}
    }
}
