//! The form of an edition's file: with everything that it takes from the one that it goes by, or all that is no word, no
//! number or no key where it stands.

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue, Deserializer};

use super::fault::{Fault, Wrong};
use super::file::File;
use super::line_of;
use crate::game::Edition;

type Key<'a> = Spanned<DeString<'a>>;
type Value<'a> = Spanned<DeValue<'a>>;

/// The edition that all others go by in the end.
const USUAL: &str = "accessible";

/// What line-ups rest on.
const RESTED_ON: [&str; 4] = ["tables", "modules", "characters", "advice"];

/// The file of an edition.
fn file_of<'a>(id: &str, known: &[(&'a str, Edition)]) -> Option<&'a str> {
    known.iter().find(|(_, edition)| edition.id() == id).map(|(file, _)| *file)
}

/// What stands in a file, and the keys that stand in it itself. `known` are the narrator's own editions, each with
/// its file.
pub(super) fn read<'a>(text: &'a str, known: &[(&'a str, Edition)]) -> Result<(File, Vec<String>), Vec<Wrong>> {
    let (whole, own_keys) = with_what_it_goes_by(text, known)?;
    let mut form = Form { text, whole, own_keys, wrong: Vec::new(), taken_out: Vec::new() };
    // What is missing is taken from the edition that all others go by, so that what comes after it is read too.
    let spare = |key: &str| {
        let (usual, _) = with_what_it_goes_by(file_of(USUAL, known)?, known).ok()?;
        match key {
            "id" => Some(DeValue::String(USUAL.into())),
            key => usual.get_ref().get(key).map(|value| value.get_ref().clone()),
        }
    };
    loop {
        match File::deserialize(Deserializer::from(form.whole.clone())) {
            Ok(file) if form.wrong.is_empty() => return Ok((file, form.own_keys)),
            Ok(_) => return Err(form.wrong),
            // What is wrong is taken out, so that the rest is read too.
            Err(error) => {
                if !form.took_out(&error, spare) {
                    return Err(form.wrong);
                }
            }
        }
    }
}

/// The file, with everything of the one that it goes by that it does not say itself, and what it says itself.
fn with_what_it_goes_by<'a>(
    text: &'a str,
    known: &[(&'a str, Edition)],
) -> Result<(Spanned<DeTable<'a>>, Vec<String>), Vec<Wrong>> {
    let (mut whole, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        let unreadable = |error: &toml::de::Error| Wrong {
            line: error.span().map(|span| line_of(text, span.start)),
            what: Fault::Unreadable(error.message().to_owned()),
        };
        return Err(errors.iter().map(unreadable).collect());
    }
    let own_keys = whole.get_ref().keys().map(|key| key.get_ref().to_string()).collect();
    let other = whole.get_ref().get("as_in").and_then(|id| Some((id.get_ref().as_str()?.to_owned(), id.span())));
    let Some((id, span)) = other else { return Ok((whole, own_keys)) };
    let Some(other) = file_of(&id, known) else {
        return Err(vec![Wrong { line: Some(line_of(text, span.start)), what: Fault::NoEdition(id) }]);
    };
    // Line-ups are made for the characters and numbers that they were written beside, and the script of a reveal has the
    // name of its own edition.
    let is_another_game = RESTED_ON.iter().any(|key| whole.get_ref().contains_key(*key));
    let is_left_out = |key: &str| key == "script" || (key == "line_ups" && is_another_game);
    for (key, value) in with_what_it_goes_by(other, known)?.0.into_inner() {
        if !whole.get_ref().contains_key(&key) && !is_left_out(key.get_ref()) {
            whole.get_mut().insert(key, value);
        }
    }
    Ok((whole, own_keys))
}

/// A file whose form may be wrong in several places.
struct Form<'a> {
    text: &'a str,
    whole: Spanned<DeTable<'a>>,
    own_keys: Vec<String>,
    wrong: Vec<Wrong>,
    /// Where something was taken out, and what: that it is missing is no fault of its own.
    taken_out: Vec<Place>,
}

/// Where something stands: under a key of the file, and there perhaps in a row, and there under a key.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    key: String,
    row: Option<usize>,
    inner: Option<String>,
}

impl<'a> Form<'a> {
    /// Notes what is wrong, and takes it out. False when the rest can't be read without it.
    fn took_out(&mut self, error: &toml::de::Error, spare: impl Fn(&str) -> Option<DeValue<'a>>) -> bool {
        // What is missing in the whole file stands nowhere.
        let at = error.span().filter(|span| *span != self.whole.span()).map(|span| span.start);
        let place = at.and_then(|at| self.place(at));
        let name = place.as_ref().map_or("", |place| place.inner.as_deref().unwrap_or(&place.key));
        let fault = fault(error.message(), name);
        if let Fault::KeyMissing(key) = &fault {
            return self.made_up_for(key.clone(), place, at, spare);
        }
        let Some(place) = place else {
            self.wrong.push(Wrong { line: None, what: fault });
            return false;
        };
        self.note(at, fault);
        let is_out = self.take_out(&place);
        self.taken_out.push(place);
        is_out
    }

    /// A key is missing: a row without it is left out, and the file gets it from elsewhere.
    fn made_up_for(
        &mut self,
        key: String,
        place: Option<Place>,
        at: Option<usize>,
        spare: impl Fn(&str) -> Option<DeValue<'a>>,
    ) -> bool {
        let missing = match &place {
            Some(place) => Place { inner: Some(key.clone()), ..place.clone() },
            None => Place { key: key.clone(), row: None, inner: None },
        };
        if !self.taken_out.contains(&missing) {
            self.note(at.filter(|_| place.is_some()), Fault::KeyMissing(key.clone()));
        }
        if let Some(place) = place {
            let row = Place { inner: None, ..place };
            let is_out = self.take_out(&row);
            let after = |other: &&mut Place| other.key == row.key && other.row > row.row;
            self.taken_out.iter_mut().filter(after).for_each(|other| other.row = other.row.map(|row| row - 1));
            self.taken_out.push(row);
            return is_out;
        }
        let Some(value) = spare(&key) else { return false };
        self.whole.get_mut().insert(Spanned::new(0..0, key.into()), Spanned::new(0..0, value));
        true
    }

    fn note(&mut self, at: Option<usize>, what: Fault) {
        self.wrong.push(Wrong { line: at.map(|at| line_of(self.text, at)), what });
    }

    fn place(&self, at: usize) -> Option<Place> {
        let is_in = |key: &Key, value: &Value| key.span().contains(&at) || value.span().contains(&at);
        let inner = |table: &DeTable| {
            table.iter().find(|(key, value)| is_in(key, value)).map(|(key, _)| key.get_ref().to_string())
        };
        // What was taken over stands in another file.
        let own =
            self.whole.get_ref().iter().filter(|(key, _)| self.own_keys.iter().any(|own| **own == **key.get_ref()));
        own.filter_map(|(key, value)| {
            let place = |row, inner| Place { key: key.get_ref().to_string(), row, inner };
            let in_row = |(row, of_row): (usize, &Value)| {
                let DeValue::Table(table) = of_row.get_ref() else { return None };
                let inner = inner(table);
                (inner.is_some() || of_row.span().contains(&at)).then(|| place(Some(row), inner))
            };
            let found = match value.get_ref() {
                DeValue::Array(rows) => rows.iter().enumerate().find_map(in_row),
                DeValue::Table(table) => inner(table).map(|inner| place(None, Some(inner))),
                _ => None,
            };
            found.or_else(|| is_in(key, value).then(|| place(None, None)))
        })
        .next()
    }

    /// Whether it was there.
    fn take_out(&mut self, place: &Place) -> bool {
        let whole = self.whole.get_mut();
        let Some(value) = whole.get_mut(place.key.as_str()) else { return false };
        match (value.get_mut(), place.row, &place.inner) {
            (DeValue::Array(rows), Some(row), Some(inner)) => match rows.get_mut(row).map(Spanned::get_mut) {
                Some(DeValue::Table(table)) => table.remove(inner.as_str()).is_some(),
                _ => false,
            },
            (DeValue::Array(rows), Some(row), None) => {
                let others = rows.iter().enumerate().filter(|(at, _)| *at != row);
                *rows = others.map(|(_, other)| other.clone()).collect();
                true
            }
            (DeValue::Table(table), None, Some(inner)) => table.remove(inner.as_str()).is_some(),
            _ => whole.remove(place.key.as_str()).is_some(),
        }
    }
}

/// What the reader of the form says, as a fault of ours. It is about the value of a key.
fn fault(message: &str, key: &str) -> Fault {
    let mut words = message.split('`').skip(1).step_by(2).map(str::to_owned);
    let mut first = || words.next().unwrap_or_default();
    if message.starts_with("unknown field") {
        Fault::NoKey { found: first(), wanted: words.collect() }
    } else if message.starts_with("missing field") {
        Fault::KeyMissing(first())
    } else if message.starts_with("unknown variant") {
        Fault::NoWord { found: first(), wanted: words.collect() }
    } else if message.starts_with("invalid ") && !key.is_empty() {
        Fault::Kind(key.to_owned())
    } else {
        Fault::Unreadable(message.to_owned())
    }
}
