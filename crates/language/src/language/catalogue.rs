//! The catalogue: messages become sentences, spoken or printed, brief or full.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::general::{General, brought_by, general, own_name, said};
use super::languages::Language;
use super::message::{Arg, Message};
use super::sentences::{overlays, sentences};
use super::{Phrases, Traits, terms};
use crate::game::role::Part;
use crate::game::{BySeat, Edition, Seat, SeatSet};

/// For the ear, or for the eye and the finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Numbers are words.
    Spoken,
    /// Numbers are figures, with the printed line where there is one.
    Printed,
}

/// How much is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// Everything that a newcomer needs.
    Full,
    /// What an expert needs.
    Brief,
}

/// What stands around a text that a sentence only quotes, such as a name. Unicode keeps these for use within a program:
/// nobody can type them.
const QUOTE: (char, char) = ('\u{fdd0}', '\u{fdd1}');

/// What parts of the kit are called, by their key without `kit-`.
pub type Kit = BTreeMap<String, String>;

/// All sentences of one language, in the words of an edition.
pub struct Catalogue {
    language: Language,
    kit: Kit,
    edition: Edition,
    /// Each is put together when something is first said in it.
    spoken: OnceCell<Bundle>,
    printed: OnceCell<Bundle>,
}

type Bundle = FluentBundle<&'static FluentResource>;

impl Catalogue {
    /// The catalogue of a language, with this table's words for its kit.
    #[must_use]
    pub fn new(language: Language, kit: &Kit) -> Self {
        let (spoken, printed) = (OnceCell::new(), OnceCell::new());
        Self { language, kit: kit.clone(), edition: Edition::default(), spoken, printed }
    }

    /// Takes the words of an edition.
    pub fn play(&mut self, edition: Edition) {
        if edition != self.edition {
            *self = Self { edition, ..Self::new(self.language, &self.kit) };
        }
    }

    /// The sentence for a message, with the names of the players in it.
    #[must_use]
    pub fn render(&self, message: &Message, names: &BySeat<String>, form: Form, length: Length) -> String {
        finished(&self.form(message, names, form, length))
    }

    /// The printed sentence without the full stop that ends it, as it stands on a button.
    #[must_use]
    pub fn label(&self, message: &Message, names: &BySeat<String>, length: Length) -> String {
        finished(self.form(message, names, Form::Printed, length).trim_end().trim_end_matches('.'))
    }

    /// Whether a message exists.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle(Form::Spoken).has_message(key)
    }

    fn bundle(&self, form: Form) -> &Bundle {
        let bundle = match form {
            Form::Spoken => &self.spoken,
            Form::Printed => &self.printed,
        };
        bundle.get_or_init(|| bundle_of(self.language, self.edition, form, &self.kit))
    }

    fn form(&self, message: &Message, names: &BySeat<String>, form: Form, length: Length) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            args.set(*name, self.value(arg, names, form, length));
        }
        let bundle = self.bundle(form);
        let key = match self.general(message.key()) {
            Some(General { key, about }) => {
                self.describe(about, &mut args);
                key
            }
            None => message.key(),
        };
        let entry = bundle.get_message(key);
        let attribute = |name| entry.as_ref().and_then(|entry| entry.get_attribute(name)).map(|found| found.value());
        let line = attribute("line").filter(|_| form == Form::Printed);
        let brief = attribute("brief").filter(|_| length == Length::Brief);
        let Some(pattern) = line.or(brief).or(entry.as_ref().and_then(|entry| entry.value())) else {
            tracing::error!(key, "there is no such message");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        for error in errors {
            tracing::error!(key, %error, "a sentence could not be formed");
        }
        sentence
    }

    /// The general sentence that stands in for a key: there is no sentence of its own, or it would not be true here.
    fn general<'k>(&self, key: &'k str) -> Option<General<'k>> {
        let retold = &self.edition.book().retold;
        let has = self.bundle(Form::Spoken).has_message(key);
        if has && retold.is_empty() {
            return None;
        }
        general(key).filter(|general| !has || retold.iter().any(|id| id == general.about))
    }

    /// What general sentences tell: the name of whom they are about, and on which side that is; and who names somebody
    /// at the end, with the side.
    fn describe(&self, about: &str, args: &mut FluentArgs) {
        let book = self.edition.book();
        args.set("character", self.name_of(about));
        args.set("edition", self.name_of_edition(about));
        let named_by = book.character_with(Part::Names);
        for (role, name, side) in [(self.edition.role(about), "", "side"), (named_by, "namer", "theirs")] {
            let Some(role) = role else { continue };
            if !name.is_empty() {
                let named = terms::character(role).filter(|_| role.id() != about);
                args.set(name, named.map_or_else(|| self.name_of(role.id()), |key| self.word(key)));
            }
            args.set(side, self.word(terms::on_side(role.side())));
        }
    }

    /// What an edition is called that a table has brought.
    fn name_of_edition(&self, id: &str) -> String {
        let edition = if self.edition.id() == id { Some(self.edition) } else { Edition::from_id(id) };
        let name = edition.and_then(|edition| edition.book().name.as_ref());
        name.map_or_else(|| said(id), |name| name.in_language(self.language.code()).to_owned())
    }

    /// What a character or a module is called.
    fn name_of(&self, id: &str) -> String {
        if let Some(name) = own_name(self.edition, id, self.language) {
            return name.to_owned();
        }
        let character = brought_by(self.edition, id).unwrap_or(id);
        let bundle = self.bundle(Form::Spoken);
        let known = ["module-", "agent-"].into_iter().find_map(|begins| {
            let entry = bundle.get_message(&format!("{begins}{character}"))?;
            Some(bundle.format_pattern(entry.value()?, None, &mut Vec::new()).into_owned())
        });
        known.unwrap_or_else(|| said(character))
    }

    fn value(&self, arg: &Arg, names: &BySeat<String>, form: Form, length: Length) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(quoted(text)),
            Arg::Command(text) => {
                let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
                FluentValue::from(first.to_owned() + &quoted(rest))
            }
            Arg::Player(seat) => FluentValue::from(quoted(name(names, *seat))),
            Arg::Players(seats) => FluentValue::from(self.join(players(*seats, names))),
            Arg::Message(message) => FluentValue::from(self.form(message, names, form, length)),
            Arg::List(messages) => {
                let items = messages.iter().map(|item| self.form(item, names, form, Length::Full)).collect();
                FluentValue::from(self.join(items))
            }
            Arg::Alternatives(messages) => {
                let items = messages.iter().map(|item| self.form(item, names, form, Length::Full)).collect();
                FluentValue::from(joined(items, ", ", &format!(" {} ", self.word("or"))))
            }
            Arg::Texts(items) => FluentValue::from(self.join(all_quoted(items))),
            Arg::Choices(items) => FluentValue::from(self.choose(all_quoted(items))),
            Arg::Words(words) => {
                FluentValue::from(joined(all_quoted(words), ", ", &format!(" {} ", self.word("or"))))
            }
        }
    }

    /// "Ana, Ben and Cleo".
    fn join(&self, items: Vec<String>) -> String {
        joined(items, ", ", &format!(" {} ", self.word("and")))
    }

    /// "Roll call, votes or undo", or "Ana, Ben and Cleo; or roll call" where one of them has commas of its own.
    fn choose(&self, items: Vec<String>) -> String {
        if !items.iter().any(|item| item.contains(',')) {
            return joined(items, ", ", &format!(" {} ", self.word("or")));
        }
        let between = &Traits::of(self.language).between_choices;
        joined(items, between, &format!("{between}{} ", self.word("or")))
    }

    fn word(&self, key: &'static str) -> String {
        self.form(&Message::new(key), &BySeat::new(Vec::new()), Form::Printed, Length::Full)
    }
}

fn joined(mut items: Vec<String>, between: &str, before_last: &str) -> String {
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => items.join(between) + before_last + &last,
    }
}

fn players(seats: SeatSet, names: &BySeat<String>) -> Vec<String> {
    seats.iter().map(|seat| quoted(name(names, seat))).collect()
}

fn name(names: &BySeat<String>, seat: Seat) -> &str {
    names.get(seat).map_or("", String::as_str)
}

/// A text that a sentence quotes: it stays as it is, and its full stops end no sentence.
fn quoted(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{}{text}{}", QUOTE.0, QUOTE.1) }
}

fn all_quoted(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| quoted(text)).collect()
}

/// Has sentences begin with a capital letter, also where a number or a list comes first, and end with one full stop: a
/// text with a stop of its own at the end needs no other one.
fn finished(text: &str) -> String {
    let mut finished = String::with_capacity(text.len());
    let (mut begins, mut after_stop, mut after_quote, mut quotes) = (true, false, false, false);
    for sign in text.chars() {
        match sign {
            _ if sign == QUOTE.0 => (quotes, begins) = (true, false),
            _ if sign == QUOTE.1 => (quotes, after_stop) = (false, false),
            _ if quotes => finished.push(sign),
            '.' if after_quote && finished.ends_with('.') => after_stop = true,
            _ => {
                begins |= after_stop && sign == ' ';
                after_stop = matches!(sign, '.' | '?' | '!');
                match begins && sign.is_alphanumeric() {
                    true => finished.extend(sign.to_uppercase()),
                    false => finished.push(sign),
                }
                begins &= !sign.is_alphanumeric();
            }
        }
        after_quote = sign == QUOTE.1;
    }
    finished
}

fn bundle_of(language: Language, edition: Edition, form: Form, kit: &Kit) -> Bundle {
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // Isolation marks would reach the synthesiser and the Braille line as signs of their own.
    bundle.set_use_isolating(false);
    for resource in sentences(language).iter().chain(overlays(language, edition)) {
        bundle.add_resource_overriding(resource);
    }
    let word = move |number| match form {
        Form::Spoken => Phrases::of(language).words_for(number).first(),
        Form::Printed => None,
    };
    let traits = Traits::of(language);
    let parts = kit_words(&bundle, kit);
    let added = [
        bundle.add_function("N", move |args, named| match args.first() {
            Some(FluentValue::Number(number)) => match word(number.value as usize) {
                Some(word) => FluentValue::String(Cow::Owned(match named.get("gender") {
                    Some(FluentValue::String(gender)) if gender == "feminine" => traits.feminine(word),
                    _ => word.clone(),
                })),
                None => FluentValue::String(Cow::Owned(number.value.to_string())),
            },
            _ => FluentValue::Error,
        }),
        bundle.add_function("KIT", move |args, _| match args.first() {
            Some(FluentValue::String(key)) => match parts.get(key.as_ref()) {
                Some(word) => FluentValue::String(Cow::Owned(word.clone())),
                None => FluentValue::Error,
            },
            _ => FluentValue::Error,
        }),
    ];
    for error in added.into_iter().filter_map(Result::err) {
        tracing::error!(%error, "a function of the catalogue was not added");
    }
    bundle
}

/// The parts of the kit that sentences name.
pub const KIT: [&str; 4] = ["approve-token", "reject-token", "success-marker", "fail-marker"];

fn kit_words(bundle: &Bundle, kit: &Kit) -> Kit {
    let word = |key: &str| {
        let entry = bundle.get_message(&format!("kit-{key}"))?;
        Some(bundle.format_pattern(entry.value()?, None, &mut Vec::new()).into_owned())
    };
    KIT.iter().filter_map(|key| Some(((*key).to_owned(), kit.get(*key).cloned().or_else(|| word(key))?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seats;

    fn names() -> BySeat<String> {
        BySeat::new(["Ana", "Ben", "Cleo"].map(str::to_owned).to_vec())
    }

    #[test]
    fn numbers_are_words_for_the_ear_and_figures_for_the_eye() {
        let catalogue = Catalogue::new(Language::ENGLISH, &Kit::new());
        let message = Message::new("approved").number("approve", 3u8).number("reject", 2u8).number("proposal", 1u8);
        assert_eq!(catalogue.render(&message, &names(), Form::Spoken, Length::Full), "Approved, three to two.");
        assert_eq!(
            catalogue.render(&message, &names(), Form::Printed, Length::Full),
            "Vote 1: approved, 3 for, 2 against."
        );
    }

    #[test]
    fn french_numbers_agree_with_what_is_counted() {
        let catalogue = Catalogue::new(Language::FRENCH, &Kit::new());
        for (minutes, told) in [(11, "onze minutes"), (21, "vingt et une minutes"), (81, "quatre-vingt-une minutes")]
        {
            let message = Message::new("way-length").number("minutes", minutes as u8).number("seconds", 0u8);
            let sentence = catalogue.render(&message, &names(), Form::Spoken, Length::Full);
            assert!(sentence.to_lowercase().contains(told), "{sentence}");
        }
    }

    #[test]
    fn names_are_joined_as_one_says_them() {
        let catalogue = Catalogue::new(Language::GERMAN, &Kit::new());
        let message = Message::new("approvers").players("names", Seats::new(3).all());
        let sentence = catalogue.render(&message, &names(), Form::Spoken, Length::Full);
        assert!(sentence.contains("Ana, Ben und Cleo"), "{sentence}");
    }

    #[test]
    fn choices_are_told_apart_as_the_language_writes_it() {
        let message = || Message::new("help-answers").choices("list", vec!["votes".to_owned(), "quit".to_owned()]);
        for (language, wanted) in [(Language::ENGLISH, "votes or quit"), (Language::FRENCH, "votes ou quit")] {
            let sentence =
                Catalogue::new(language, &Kit::new()).render(&message(), &names(), Form::Printed, Length::Full);
            assert!(sentence.contains(wanted), "{sentence}");
        }
    }

    #[test]
    fn a_table_can_name_its_own_kit() {
        let kit = Kit::from([("success-marker".to_owned(), "a smooth disc".to_owned())]);
        let catalogue = Catalogue::new(Language::ENGLISH, &kit);
        let message = Message::new("marker-success").number("mission", 1u8);
        assert_eq!(
            catalogue.render(&message, &names(), Form::Spoken, Length::Full),
            "Put a smooth disc on mission one."
        );
    }

    #[test]
    fn sentences_begin_with_a_capital_letter() {
        assert_eq!(finished("three Fails. how many?"), "Three Fails. How many?");
        assert_eq!(finished("« oui » ? dix-sept."), "« Oui » ? Dix-sept.");
        assert_eq!(finished("mission 3. 2 people."), "Mission 3. 2 people.");
    }

    #[test]
    fn what_is_quoted_stays_as_it_is() {
        for name in ["--pace", "<game>", "/tmp/x.wav", "sound.rate", "d'Arc", "Dr. von Berg"] {
            assert_eq!(finished(&format!("{} leads. {0}?", quoted(name))), format!("{name} leads. {name}?"));
        }
    }

    #[test]
    fn a_full_stop_of_a_name_ends_no_sentence_and_is_not_doubled() {
        let anna = quoted("Anna R.");
        let sentence = |form: &str| finished(&form.replace('@', &anna));
        assert_eq!(sentence("@ leads first. who goes?"), "Anna R. leads first. Who goes?");
        assert_eq!(sentence("ask @, or @. ask @."), "Ask Anna R., or Anna R. Ask Anna R.");
        assert_eq!(sentence("is it @?"), "Is it Anna R.?");
    }

    #[test]
    fn a_command_begins_a_sentence_and_the_names_in_it_stay() {
        let message = Message::new("heard-command").command("command", "accuse Anna R.");
        let said =
            Catalogue::new(Language::ENGLISH, &Kit::new()).render(&message, &names(), Form::Spoken, Length::Full);
        assert_eq!(said, "Accuse Anna R. Say confirm or cancel.");
    }
}
