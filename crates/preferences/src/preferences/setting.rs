//! The table of settings: what each is called, what it takes, and what it means.

mod leaves;

use crate::language::catalogue::KIT;
use crate::language::names::as_called;
use crate::language::{Language, Message, Verb};
use crate::preferences::setting::leaves::{leaf, leaves, put_leaf, remove_leaf, table};
use crate::preferences::{Key, Preferences};
use crate::script::pace::PACES;
use std::borrow::Cow;
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// One setting. It is read and written as text, and in the settings file under its key.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    key: Cow<'static, str>,
    accepts: Accepts,
    meaning: &'static str,
}

/// What a setting takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Accepts {
    /// A whole number.
    Whole(RangeInclusive<i64>),
    /// A number with a fraction.
    Decimal(RangeInclusive<f64>),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// On or off.
    Switch,
    /// A text of at most [`LONGEST_TEXT`] letters.
    Text,
    /// Names with commas between them.
    Names,
    /// The name of a command.
    Command,
}

/// A value that a setting does not take.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfit {
    /// The setting.
    pub setting: Setting,
    /// What was wanted of it.
    pub value: String,
}

/// Something in a settings file that does not count as it stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Flaw {
    /// No setting has this key.
    Unknown(String),
    /// The value is of the wrong kind: the usual one counts.
    Unfit(Unfit),
    /// The number lies outside: the nearest one counts.
    Outside(Unfit, String),
}

/// The most letters in a text.
pub const LONGEST_TEXT: usize = 200;

/// The word that sets every setting back to the usual value.
pub const USUAL: &str = "default";

const LEVEL: Accepts = Accepts::Whole(0..=100);

const FIXED: [(&str, Accepts, &str); 32] = [
    ("language", Accepts::OneOf(&Language::CODES), "setting-language"),
    ("wording", Accepts::OneOf(&["learning", "full", "brief"]), "setting-wording"),
    ("reasons", Accepts::OneOf(&["usual", "quiet", "chatty"]), "setting-reasons"),
    ("pieces", Accepts::OneOf(&["all", "cards", "none"]), "setting-pieces"),
    ("keys", Accepts::OneOf(&["line", "single"]), "setting-keys"),
    ("cells", Accepts::Whole(0..=160), "setting-cells"),
    ("ears", Accepts::OneOf(&["off", "push", "wake", "open"]), "setting-ears"),
    ("reminders", Accepts::OneOf(&["off", "on"]), "setting-reminders"),
    ("secretly", Accepts::OneOf(&["nothing", "cards", "votes", "both"]), "setting-secretly"),
    ("discussion", Accepts::Whole(0..=60), "setting-discussion"),
    ("reveal", Accepts::OneOf(&["ask", "eyes", "touch", "earpiece"]), "setting-reveal"),
    ("missing-votes", Accepts::OneOf(&["reject", "approve", "leave-out"]), "setting-missing-votes"),
    ("refused", Accepts::OneOf(&["forget", "keep"]), "setting-refused-lines"),
    ("phones-address", Accepts::Text, "setting-phones-address"),
    ("players", Accepts::Names, "setting-players"),
    ("screen-reader", Accepts::OneOf(&["ask", "speak"]), "setting-screen-reader"),
    ("sound.mode", Accepts::OneOf(&["system", "built-in", "off"]), "setting-sound-mode"),
    ("sound.voice", Accepts::Text, "setting-sound-voice"),
    ("sound.rate", LEVEL, "setting-sound-rate"),
    ("sound.pitch", LEVEL, "setting-sound-pitch"),
    ("sound.volume", LEVEL, "setting-sound-volume"),
    ("sound.cue-volume", LEVEL, "setting-sound-cue-volume"),
    ("sound.masking-volume", LEVEL, "setting-sound-masking-volume"),
    ("sound.speaker", Accepts::Text, "setting-sound-speaker"),
    ("sound.earpiece", Accepts::Text, "setting-sound-earpiece"),
    ("sound.microphone", Accepts::Text, "setting-sound-microphone"),
    ("script.short-ms", Accepts::Whole(0..=60_000), "setting-script-short"),
    ("script.long-ms", Accepts::Whole(0..=600_000), "setting-script-long"),
    ("script.vote-ms", Accepts::Whole(0..=600_000), "setting-script-vote"),
    ("script.pace", Accepts::Decimal(PACES), "setting-script-pace"),
    ("script.masking", Accepts::Switch, "setting-script-masking"),
    ("script.round", Accepts::OneOf(&["usual", "one-by-one", "together"]), "setting-script-round"),
];

const KIT_MEANINGS: [&str; KIT.len()] = [
    "setting-kit-approve-token",
    "setting-kit-reject-token",
    "setting-kit-success-marker",
    "setting-kit-fail-marker",
];

impl Setting {
    /// All settings in order; last what names sound like, and the keys that have been given another meaning.
    #[must_use]
    pub fn all(preferences: &Preferences) -> Vec<Self> {
        let fixed = FIXED.into_iter().map(|(key, accepts, meaning)| Self { key: key.into(), accepts, meaning });
        let kit = KIT.into_iter().zip(KIT_MEANINGS).map(|(part, meaning)| Self {
            key: format!("kit.{part}").into(),
            accepts: Accepts::Text,
            meaning,
        });
        let names = preferences.names.keys().map(|name| Self::sound_of(name));
        let bindings = preferences.bindings.keys().filter_map(|key| Self::binding(key));
        fixed.chain(kit).chain(names).chain(bindings).collect()
    }

    /// The setting with this key. Capital letters make a difference only in the name of a keyboard key.
    #[must_use]
    pub fn find(key: &str) -> Option<Self> {
        let key = key.trim();
        match key.split_once('.') {
            Some((group, bound)) if group.eq_ignore_ascii_case("bindings") => Self::binding(bound),
            Some((group, name)) if group.eq_ignore_ascii_case("names") && !name.is_empty() => {
                Some(Self::sound_of(name))
            }
            _ => Self::all(&Preferences::default()).into_iter().find(|setting| setting.key.eq_ignore_ascii_case(key)),
        }
    }

    /// The setting whose key is most like this one, if any is much like it.
    #[must_use]
    pub fn nearest(key: &str) -> Option<Self> {
        const MUCH: f64 = 0.6;
        let likeness = |setting: &Self| {
            // Who leaves the group out means the name.
            let name = setting.key.split_once('.').map_or(&*setting.key, |(_, name)| name);
            strsim::normalized_damerau_levenshtein(&setting.key, key)
                .max(strsim::normalized_damerau_levenshtein(name, key))
        };
        let all = Self::all(&Preferences::default()).into_iter();
        all.filter(|setting| likeness(setting) >= MUCH).max_by(|one, other| likeness(one).total_cmp(&likeness(other)))
    }

    /// What a player's name sounds like.
    fn sound_of(name: &str) -> Self {
        Self { key: format!("names.{name}").into(), accepts: Accepts::Text, meaning: "setting-names" }
    }

    fn binding(bound: &str) -> Option<Self> {
        let key = Key::read(bound)?;
        // Digits and the colon answer and open a line; without Ctrl+C nobody could get out.
        let fixed = match key {
            Key::Char(sign) => sign.is_ascii_digit() || sign == ':' || sign.is_whitespace() || sign.is_control(),
            Key::Control(sign) => !sign.is_ascii_lowercase() || sign == 'c',
            _ => true,
        };
        (!fixed).then(|| Self {
            key: format!("bindings.{}", key.spell()).into(),
            accepts: Accepts::Command,
            meaning: "setting-binding",
        })
    }

    /// The key, with a dot between group and name.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What it takes.
    #[must_use]
    pub fn accepts(&self) -> &Accepts {
        &self.accepts
    }

    /// What it means, as a sentence.
    #[must_use]
    pub fn meaning(&self) -> Message {
        Message::new(self.meaning)
    }

    /// The value; none if it was never set and its usual value depends on the language or the computer.
    #[must_use]
    pub fn get(&self, preferences: &Preferences) -> Option<String> {
        leaf(&table(preferences), &self.key).map(spelt).filter(|value| !value.is_empty())
    }

    /// The key with its value, under these names in a message.
    #[must_use]
    pub fn tell(&self, key: &'static str, preferences: &Preferences) -> Message {
        let message = Message::new(key).text("key", self.key());
        match self.get(preferences) {
            Some(value) => message.text("value", value),
            None if self.accepts == Accepts::Names => message.message("value", Message::new("setting-nobody")),
            None => message.message("value", Message::new("setting-usual")),
        }
    }

    /// Sets the value, or sets it back with [`USUAL`].
    ///
    /// # Errors
    /// The setting does not take that: nothing has changed.
    pub fn set(&self, preferences: &mut Preferences, text: &str) -> Result<(), Unfit> {
        let unfit = || Unfit { setting: self.clone(), value: text.to_owned() };
        let mut table = table(preferences);
        if text.trim() == USUAL {
            remove_leaf(&mut table, &self.key);
        } else {
            let value = self.accepts.read(text.trim()).ok_or_else(unfit)?;
            put_leaf(&mut table, &self.key, value);
        }
        *preferences = table.try_into().map_err(|_| unfit())?;
        Ok(())
    }
}

/// The preferences in the table of a settings file, and all that does not count in it.
#[must_use]
pub fn read(file: &Table) -> (Preferences, Vec<Flaw>) {
    let mut counting = Table::new();
    let mut flaws = Vec::new();
    for (key, value) in leaves(file) {
        let Some(setting) = Setting::find(&key) else {
            flaws.push(Flaw::Unknown(key));
            continue;
        };
        let unfit = Unfit { setting: setting.clone(), value: spelt(&value) };
        match setting.accepts.admit(&value) {
            Some(fit) if fit == value => put_leaf(&mut counting, &setting.key, value),
            Some(nearest) => {
                flaws.push(Flaw::Outside(unfit, spelt(&nearest)));
                put_leaf(&mut counting, &setting.key, nearest);
            }
            None => flaws.push(Flaw::Unfit(unfit)),
        }
    }
    let preferences = counting.try_into().unwrap_or_else(|error| {
        tracing::error!(%error, "an admitted setting was not taken");
        Preferences::default()
    });
    (preferences, flaws)
}

/// Whether the table of a file has any setting in it, or nothing at all: then it is a settings file.
#[must_use]
pub fn is_ours(file: &Table) -> bool {
    let leaves = leaves(file);
    leaves.is_empty() || leaves.iter().any(|(key, _)| Setting::find(key).is_some())
}

/// Carries what has changed from one to the other into the table of a settings file, and leaves the rest of it alone.
pub fn write_changes(file: &mut Table, before: &Preferences, now: &Preferences) {
    let (before, now, usual) = (table(before), table(now), table(&Preferences::default()));
    for (key, _) in leaves(&before) {
        if leaf(&now, &key).is_none() {
            remove_leaf(file, &key);
        }
    }
    for (key, value) in leaves(&now) {
        if leaf(&before, &key) == Some(&value) {
            continue;
        }
        if leaf(&usual, &key) == Some(&value) {
            remove_leaf(file, &key);
        } else {
            put_leaf(file, &key, value);
        }
    }
}

impl Accepts {
    /// The value that a text means, if the setting takes it.
    fn read(&self, text: &str) -> Option<Value> {
        let value = match self {
            Self::Whole(_) => Value::Integer(text.parse().ok()?),
            // A comma where half of Europe writes one.
            Self::Decimal(_) => Value::Float(text.replace(',', ".").parse().ok()?),
            Self::OneOf(_) | Self::Command => Value::String(text.to_lowercase()),
            Self::Switch => Value::Boolean(match text.to_lowercase().as_str() {
                "on" | "true" => true,
                "off" | "false" => false,
                _ => return None,
            }),
            Self::Text => Value::String(text.to_owned()),
            Self::Names => Value::Array(text.split(',').map(|name| Value::String(as_called(name))).collect()),
        };
        self.admit(&value).filter(|admitted| *admitted == value)
    }

    /// The value itself if it fits, the nearest one if a number lies outside, none otherwise.
    fn admit(&self, value: &Value) -> Option<Value> {
        let fits = match (self, value) {
            (Self::Whole(range), Value::Integer(number)) => {
                return Some(Value::Integer(*number.clamp(range.start(), range.end())));
            }
            (Self::Decimal(range), Value::Float(number)) if !number.is_nan() => {
                return Some(Value::Float(number.clamp(*range.start(), *range.end())));
            }
            (Self::Decimal(range), Value::Integer(number)) => {
                let whole = *number as f64;
                let inside = whole.clamp(*range.start(), *range.end());
                return Some(if inside == whole { value.clone() } else { Value::Float(inside) });
            }
            (Self::OneOf(words), Value::String(word)) => words.contains(&word.as_str()),
            (Self::Switch, Value::Boolean(_)) => true,
            (Self::Text, Value::String(text)) => is_text(text),
            (Self::Names, Value::Array(names)) => names.iter().all(|name| name.as_str().is_some_and(is_text)),
            (Self::Command, Value::String(verb)) => Verb::from_id(verb).is_some(),
            _ => false,
        };
        fits.then(|| value.clone())
    }

    /// What is accepted, as a sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        let from_to = |from: String, to: String| Message::new("accepts-number").text("from", from).text("to", to);
        match self {
            Self::Whole(range) => from_to(range.start().to_string(), range.end().to_string()),
            Self::Decimal(range) => from_to(range.start().to_string(), range.end().to_string()),
            Self::OneOf(words) => values(words.iter().copied()),
            Self::Switch => values(["on", "off"]),
            Self::Text => Message::new("accepts-text").text("most", LONGEST_TEXT.to_string()),
            Self::Names => Message::new("accepts-names"),
            Self::Command => values(Verb::ALL.map(Verb::id)),
        }
    }
}

fn values(words: impl IntoIterator<Item = &'static str>) -> Message {
    Message::new("accepts-values").words("values", words.into_iter().map(str::to_owned).collect())
}

impl Unfit {
    /// What was found and what is wanted, for somebody who has just asked for it.
    #[must_use]
    pub fn message(&self) -> Message {
        self.about(if self.value.trim().is_empty() { "setting-empty" } else { "setting-refused" })
    }

    fn about(&self, key: &'static str) -> Message {
        Message::new(key)
            .text("key", self.setting.key())
            .text("value", &self.value)
            .message("accepts", self.setting.accepts.message())
    }
}

impl Flaw {
    /// What was found in the settings file, and what counts now.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown(key) => Message::new("settings-unknown-key").text("key", key),
            Self::Unfit(unfit) => unfit.about("settings-unfit"),
            Self::Outside(unfit, nearest) => unfit.about("settings-outside").text("nearest", nearest),
        }
    }
}

fn is_text(text: &str) -> bool {
    let length = text.chars().count();
    (1..=LONGEST_TEXT).contains(&length) && !text.chars().any(char::is_control) && text.trim() == text
}

/// A value as it is typed and shown.
fn spelt(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Boolean(true) => "on".to_owned(),
        Value::Boolean(false) => "off".to_owned(),
        Value::Float(number) => number.to_string(),
        Value::Array(items) => items.iter().map(spelt).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::BySeat;
    use crate::language::{Catalogue, Form, Language, Length};

    fn file(text: &str) -> Table {
        text.parse().unwrap()
    }

    fn set(preferences: &mut Preferences, key: &str, value: &str) {
        Setting::find(key).unwrap().set(preferences, value).unwrap();
    }

    fn get(preferences: &Preferences, key: &str) -> Option<String> {
        Setting::find(key).unwrap().get(preferences)
    }

    fn english(message: &Message) -> String {
        let catalogue = Catalogue::new(Language::ENGLISH, &Default::default());
        catalogue.render(message, &BySeat::new(Vec::new()), Form::Printed, Length::Full)
    }

    /// A value other than the usual one.
    fn example(accepts: &Accepts) -> &'static str {
        match accepts {
            Accepts::Whole(_) => "7",
            Accepts::Decimal(_) => "1,5",
            Accepts::OneOf(words) => words[words.len() - 1],
            Accepts::Switch => "off",
            Accepts::Text => "Ana's own",
            Accepts::Names => "Ana, Zoë",
            Accepts::Command => "votes",
        }
    }

    #[test]
    fn every_setting_can_be_set_read_kept_and_set_back() {
        let bound = Preferences { bindings: [("R".to_owned(), "votes".to_owned())].into(), ..Preferences::default() };
        let all = Setting::all(&bound);
        assert_eq!(all.last().map(Setting::key), Some("bindings.R"));
        for setting in all {
            let mut preferences = Preferences::default();
            let usual = setting.get(&preferences);
            setting.set(&mut preferences, example(&setting.accepts)).unwrap();
            let value = setting.get(&preferences);
            assert_ne!(value, usual, "{}", setting.key);
            assert_eq!(value.unwrap(), example(&setting.accepts).replace("1,5", "1.5"));

            let mut table = Table::new();
            write_changes(&mut table, &Preferences::default(), &preferences);
            assert_eq!(leaves(&table).len(), 1, "{}", setting.key);
            assert_eq!(read(&file(&table.to_string())), (preferences.clone(), Vec::new()));

            write_changes(&mut table, &preferences, &Preferences::default());
            assert_eq!(table, Table::new());
            setting.set(&mut preferences, USUAL).unwrap();
            assert_eq!(preferences, Preferences::default());
        }
    }

    #[test]
    fn every_preference_is_a_setting() {
        let bound = Preferences {
            language: Some(Language::FRENCH),
            players: vec!["Ana".to_owned()],
            kit: [("approve-token".to_owned(), "the coin".to_owned())].into(),
            bindings: [("R".to_owned(), "votes".to_owned())].into(),
            ..Preferences::default()
        };
        for (key, _) in leaves(&table(&bound)) {
            assert_eq!(Setting::find(&key).map(|setting| setting.key.into_owned()), Some(key));
        }
    }

    #[test]
    fn what_a_setting_does_not_take_changes_nothing() {
        for (key, value) in [
            ("sound.rate", "101"),
            ("sound.rate", "-1"),
            ("sound.rate", "fast"),
            ("script.pace", "5"),
            ("script.pace", "nan"),
            ("wording", "short"),
            ("script.masking", "maybe"),
            ("kit.approve-token", ""),
            ("players", "Ana,,Ben"),
            ("bindings.R", "dance"),
        ] {
            let mut preferences = Preferences::default();
            let unfit = Setting::find(key).unwrap().set(&mut preferences, value).unwrap_err();
            assert_eq!((unfit.setting.key(), unfit.value.as_str()), (key, value));
            assert_eq!(preferences, Preferences::default());
        }
    }

    #[test]
    fn a_refusal_says_what_is_wanted() {
        let refusal = |key: &str, value| {
            english(&Setting::find(key).unwrap().set(&mut Preferences::default(), value).unwrap_err().message())
        };
        assert_eq!(
            refusal("sound.rate", "fast"),
            "The setting sound.rate can't be fast. It takes a number from 0 to 100. Nothing has changed."
        );
        assert_eq!(
            refusal("script.pace", "0"),
            "The setting script.pace can't be 0. It takes a number from 0.25 to 4. Nothing has changed."
        );
        assert_eq!(
            refusal("wording", "short"),
            "The setting wording can't be short. It can be learning, full or brief. Nothing has changed."
        );
    }

    #[test]
    fn keys_are_found_whatever_their_case_but_keyboard_keys_differ() {
        let mut preferences = Preferences::default();
        set(&mut preferences, " Sound.RATE ", "80");
        set(&mut preferences, "Bindings.r", "votes");
        set(&mut preferences, "bindings.Ctrl+b", "Brief");
        set(&mut preferences, "bindings..", "older");
        assert_eq!(get(&preferences, "sound.rate").as_deref(), Some("80"));
        assert_eq!(get(&preferences, "bindings.R"), None);
        assert_eq!(get(&preferences, "bindings.Ctrl+B").as_deref(), Some("brief"));
        assert_eq!(preferences.bindings.len(), 3);
        for key in [
            "",
            ".",
            "sound",
            "sound.",
            "kit",
            "kit.table",
            "bindings.",
            "bindings.1",
            "bindings.:",
            "bindings.Ctrl+C",
        ] {
            assert_eq!(Setting::find(key), None, "{key}");
        }
    }

    #[test]
    fn the_nearest_key_is_offered() {
        let nearest = |key| Setting::nearest(key).map(|setting| setting.key.into_owned());
        assert_eq!(nearest("sound.rat").as_deref(), Some("sound.rate"));
        assert_eq!(nearest("pace").as_deref(), Some("script.pace"));
        assert_eq!(nearest("zzz"), None);
    }

    #[test]
    fn flaws_of_a_file_are_told_each_and_the_rest_counts() {
        let (preferences, flaws) = read(&file(
            "wording = 5\ncolour = 'red'\nkeys = 'single'\n[sound]\nrate = 300\npitch = 20\n[script]\npace = 2\n[kit]\nchair = 'x'",
        ));
        let expected: Preferences =
            file("keys = 'single'\nsound = { rate = 100, pitch = 20 }\nscript = { pace = 2.0 }").try_into().unwrap();
        assert_eq!(preferences, expected);
        let mut told: Vec<_> = flaws.iter().map(|flaw| english(&flaw.message())).collect();
        told.sort();
        assert_eq!(
            told,
            [
                "The settings file sets colour, which this program does not know. It is left alone.",
                "The settings file sets kit.chair, which this program does not know. It is left alone.",
                "The settings file sets sound.rate to 300. It takes a number from 0 to 100. For now it is 100.",
                "The settings file sets wording to 5. It can be learning, full or brief. For now it has its default.",
            ]
        );
    }

    #[test]
    fn only_changes_are_written() {
        let mut table = file("colour = 'red'\n[sound]\nrate = 300\nvolume = 5");
        let (before, _) = read(&table);
        let mut now = before.clone();
        set(&mut now, "sound.volume", "100");
        set(&mut now, "sound.pitch", "20");
        set(&mut now, "kit.fail-marker", "a red disc");
        write_changes(&mut table, &before, &now);
        assert_eq!(
            table,
            file("colour = 'red'\nsound = { rate = 300, pitch = 20 }\nkit = { fail-marker = 'a red disc' }")
        );
    }

    #[test]
    fn a_file_without_any_setting_is_somebody_elses() {
        assert!(is_ours(&file("")));
        assert!(is_ours(&file("colour = 'red'\nwording = 5")));
        assert!(!is_ours(&file("colour = 'red'\n[window]\nwidth = 5")));
    }

    #[test]
    fn every_meaning_is_a_sentence_in_every_language() {
        let bound = Preferences { bindings: [("R".to_owned(), "votes".to_owned())].into(), ..Preferences::default() };
        for language in Language::ALL {
            let catalogue = Catalogue::new(language, &Default::default());
            for setting in Setting::all(&bound) {
                for message in [setting.meaning(), setting.accepts.message()] {
                    let sentence = catalogue.render(&message, &BySeat::new(Vec::new()), Form::Printed, Length::Full);
                    assert!(sentence.ends_with('.') && sentence.len() > 10, "{language:?} {sentence:?}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn any_table_of_a_file_gives_settings(text in "([a-z]{1,4}|sound|wording|\\[sound\\]|\\[kit\\]|rate|=|\n|'x'|[0-9]{1,9}|-1e300|nan|\\{|\\}|[.,]| ){0,40}") {
            if let Ok(table) = text.parse::<Table>() {
                let (preferences, _) = read(&table);
                prop_assert!(preferences.sound.rate <= 100);
            }
        }

        #[test]
        fn any_text_is_taken_or_refused(value in any::<String>(), key in 0..FIXED.len()) {
            let mut preferences = Preferences::default();
            let setting = Setting::find(FIXED[key].0).unwrap();
            if setting.set(&mut preferences, &value).is_err() {
                prop_assert_eq!(preferences, Preferences::default());
            }
        }
    }
}
