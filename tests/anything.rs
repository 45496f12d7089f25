//! Anything at all, typed and pressed in any order: nothing panics, nothing is announced that is not saved, and
//! whatever is refused has changed nothing. What always holds at a table is checked by [`crate::table`].

use proptest::prelude::*;
use protocol::question::Question;
use protocol::{Answer, BadLine, DeviceEvent, Input, SpeechSource};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{Edition, Module, PlotCard, Seat};
use resistance_narrator::language::pattern::Slot;
use resistance_narrator::language::{Intent, Language, Phrases, Verb};
use resistance_narrator::preferences::{Key, KeyMode, Voice, Wording};

use crate::random_game::random_setup;
use crate::table::{Moment, Table};

/// Names that are hard to tell apart, and hard to write.
const NAMES: [&str; 12] = [
    "Ana",
    "Anna",
    "Zoë",
    "Jean-Luc",
    "O'Neil",
    "Ира",
    "Müller",
    "Dr. Who",
    "Ann-Marie",
    "Łukasz",
    "Ana Maria",
    "Léa",
];

/// Somebody who types whatever comes to mind: mostly what would be an answer.
struct Monkey {
    chance: ChaCha8Rng,
    phrases: &'static Phrases,
}

impl Monkey {
    fn new(seed: u64, language: Language) -> Self {
        Self { chance: ChaCha8Rng::seed_from_u64(seed), phrases: Phrases::of(language) }
    }

    fn one_of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.chance.random_range(0..words.len())]
    }

    fn line(&mut self, question: Question) -> String {
        match self.chance.random_range(0..20) {
            0 => self.one_of(&["", " ", "?", "…", "0", "99999999999", "ana ana", "\u{202e}", "a\u{301}"]).to_owned(),
            1 => self.noise(),
            2..=6 => {
                let verb = Verb::ALL[self.chance.random_range(0..Verb::ALL.len())];
                self.command(verb)
            }
            _ => {
                let verbs = question.verbs();
                let verb = verbs[self.chance.random_range(0..verbs.len())];
                self.command(verb)
            }
        }
    }

    fn noise(&mut self) -> String {
        let length = self.chance.random_range(1..30);
        (0..length).map(|_| self.chance.random::<char>()).collect()
    }

    /// One of the phrases of a command, with something in its slots.
    fn command(&mut self, verb: Verb) -> String {
        let found: Vec<_> =
            self.phrases.all().filter(|(other, ..)| *other == verb).map(|(.., pattern)| pattern.clone()).collect();
        let pattern = &found[self.chance.random_range(0..found.len())];
        pattern.written(|slot| self.filled(slot))
    }

    fn filled(&mut self, slot: Slot) -> String {
        match slot {
            Slot::Players => {
                let count = self.chance.random_range(1..=5);
                let players: Vec<String> = (0..count).map(|_| self.filled(Slot::Player)).collect();
                players.join(", ")
            }
            Slot::Player if self.chance.random_range(0..20) == 0 => "Nobody".to_owned(),
            Slot::Player if self.chance.random() => self.chance.random_range(1..=12).to_string(),
            Slot::Player | Slot::Instead | Slot::Target => self.one_of(&NAMES).to_owned(),
            Slot::Card => {
                let card = PlotCard::ALL[self.chance.random_range(0..PlotCard::ALL.len())];
                let names = self.phrases.names_of_card(card);
                names[self.chance.random_range(0..names.len())].clone()
            }
            Slot::Module => self.one_of(&Module::all().into_iter().map(Module::id).collect::<Vec<_>>()).to_owned(),
            Slot::Edition => self.one_of(&Edition::all().into_iter().map(Edition::id).collect::<Vec<_>>()).to_owned(),
            Slot::Mission => self.chance.random_range(0..7).to_string(),
            Slot::Number => self.chance.random_range(0..5).to_string(),
            Slot::Reverses | Slot::Rogues => self.chance.random_range(0..4).to_string(),
            Slot::Approve | Slot::Reject => self.chance.random_range(0..8).to_string(),
            Slot::Level => self.chance.random_range(0..120).to_string(),
            Slot::Language => self.one_of(&["en", "deutsch", "français", "klingon"]).to_owned(),
            Slot::Text => {
                self.one_of(&["Ana, Zoë, Ира, Müller, Łukasz", "Bob", "annie", "en-gb", "A, B, C"]).to_owned()
            }
        }
    }

    fn key(&mut self) -> Key {
        match self.chance.random_range(0..8) {
            0 => Key::Escape,
            1 => Key::Backspace,
            2 => Key::Other,
            3 => Key::Typed,
            4 => Key::Control(char::from(self.chance.random_range(b'a'..=b'z'))),
            5 => Key::Char(char::from(self.chance.random_range(b'!'..=b'~'))),
            6 => Key::Char(char::from(self.chance.random_range(b'0'..=b'9'))),
            _ => Key::Enter,
        }
    }

    /// Something that is no doing of the table.
    fn outside(&mut self) -> Input {
        match self.chance.random_range(0..7) {
            0 => Input::BadLine(BadLine::TooLong),
            1 => Input::BadLine(BadLine::NotText),
            2 => Input::Device(DeviceEvent::SoundLost),
            3 => Input::Device(DeviceEvent::SoundBack),
            4 => Input::Device(DeviceEvent::SpeechFrom(SpeechSource::BuiltIn)),
            5 => Input::Device(DeviceEvent::SpeechFrom(SpeechSource::Nowhere)),
            _ => Input::Voices(vec![Voice { name: "en-gb".to_owned(), language: "en-gb".to_owned() }]),
        }
    }

    /// A table for any game.
    fn table(&mut self, mut table: Table) -> Table {
        let setup = random_setup(&mut self.chance);
        table = table.edition(setup.edition.id()).reveal(setup.reveal.id());
        table = table.names(&NAMES[..setup.players.len()]);
        let leader = self.one_of(&["draw", "1", "5"]);
        // Captain America is dealt, and not drawn.
        if leader != "draw" || setup.edition != crate::edition("winter-soldier") {
            table = table.leader(leader);
        }
        for module in setup.modules.iter() {
            table = table.with(module.id());
        }
        table.wording([Wording::Learning, Wording::Full, Wording::Brief][self.chance.random_range(0..3)])
    }

    fn does(&mut self, mut table: Table) -> Table {
        let question = table.question();
        match self.chance.random_range(0..12) {
            0 => {
                let input = self.outside();
                table.handle(input);
                table
            }
            1..=3 => {
                let key = self.key();
                table.press(key)
            }
            _ => {
                let line = self.line(question);
                table.begin_line(&line)
            }
        }
    }

    /// Whoever has the phone chooses something, hides it, or does anything else with it.
    fn answers(&mut self, table: Table, to: Seat) -> Table {
        let choices = table.prompt(to).map_or(0, |prompt| prompt.0.open().choices.len());
        match self.chance.random_range(0..6) {
            0..=1 => table.answers(to, Answer::Done),
            2..=4 if choices > 0 => table.chooses(to, self.chance.random_range(0..choices)),
            2..=4 => table.answers_to(to, self.chance.random_range(0..20), Answer::Done),
            _ => self.does(table),
        }
    }
}

fn any_language() -> impl Strategy<Value = Language> {
    prop::sample::select(Language::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_table_may_type_and_press_anything(seed in any::<u64>(), language in any_language(), asked in any::<bool>()) {
        let mut monkey = Monkey::new(seed, language);
        let mut table = Table::new().language(language).keys(KeyMode::Single);
        if !asked {
            table = monkey.table(table);
        }
        table = table.open();
        for _step in 0..60 {
            table = monkey.does(table);
            table = match monkey.chance.random_range(0..3) {
                0 => table,
                1 => table.listen_ms(monkey.chance.random_range(0..20_000)),
                _ => table.listen(),
            };
        }
        let mut table = table.listen();
        let running = table.question() == Question::ScriptRuns;
        prop_assert!(!running, "a script waits for nothing");
    }

    #[test]
    fn one_phone_shows_something_only_to_whoever_has_it(seed in any::<u64>(), language in any_language()) {
        let mut monkey = Monkey::new(seed, language);
        let table = monkey.table(Table::new().language(language)).reveal("earpiece").passes_phone().open();
        let mut table = [Verb::Ready, Verb::Start].into_iter().fold(table, |table, verb| table.say(&Intent::Plain(verb)));
        for _step in 0..80 {
            let shown: Vec<Seat> = (1..=12).filter_map(Seat::from_number).filter(|seat| table.prompt(*seat).is_some()).collect();
            table = match (&shown[..], table.question()) {
                (&[to], question) => {
                    prop_assert_eq!(question, Question::Hearing { to });
                    monkey.answers(table, to)
                }
                (shown, question) => {
                    prop_assert!(shown.is_empty(), "{:?}", shown);
                    let is_offered = matches!(question, Question::HandOver { .. }) && monkey.chance.random();
                    if is_offered { table.say(&Intent::Plain(Verb::Next)) } else { monkey.does(table) }
                }
            };
            table = table.listen_ms(monkey.chance.random_range(0..60_000)).listen();
        }
    }

    #[test]
    fn a_program_may_write_anything(seed in any::<u64>(), language in any_language()) {
        let mut monkey = Monkey::new(seed, language);
        let mut table = monkey.table(Table::program().language(language)).open();
        let mut before = table.reported().last().map(|state| (*state).clone());
        for _step in 0..60 {
            let line = monkey.line(table.question());
            table = table.begin_line(&line);
            let reports = table.reported();
            let (state, answers) = reports.split_last().unwrap();
            prop_assert_eq!(&state["kind"], "state");
            prop_assert!(answers.iter().all(|answer| answer["kind"] != "state"));
            if answers.iter().any(|answer| answer["kind"] == "refusal") {
                prop_assert_eq!(answers.len(), 1, "{} is refused and more is said: {:?}", line, answers);
                // What waits for a yes or for its numbers has changed nothing yet.
                let game = |state: &serde_json::Map<String, serde_json::Value>| state.iter().filter(|(field, _)| *field != "pending").map(|(field, value)| (field.clone(), value.clone())).collect::<Vec<_>>();
                let before = before.as_ref().map(game);
                prop_assert_eq!(Some(game(state)), before, "{} is refused and changes something", line);
            }
            before = Some((*state).clone());
            prop_assert!(table.last_step().iter().all(|at| !matches!(at.moment, Moment::Printed(_) | Moment::Spoken(_))));
        }
    }
}
