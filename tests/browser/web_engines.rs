//! The narrator as a page, in each engine that browsers are made of: whole games by roles and names alone, which a screen
//! reader gets the same in all of them.

pub mod served;

use std::thread;

use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Language, Length, Message, Verb};
use served::{Served, is_there};

use super::engines::browser::Browser;
use super::engines::engine::{Engine, are_there};
use super::engines::same;
use super::phone::strings;
use super::player::NAMES;

/// What holds the clock of the page.
const CLOCK: &str = include_str!("web_engines/clock.js");

/// Lets time pass until all that was said was announced.
const TOLD: &str = "return passes(() => notes.said.length < document.querySelectorAll('#said > p').length)";

/// Lets time pass until the table is there again: everybody has the same time with the phone.
const ROUND: &str = "return passes(() => !document.querySelector('#secret').hidden)";

/// All that was said.
const SAID: &str = "return [...document.querySelectorAll('#said > p')].map(line => line.textContent)";

/// What a table gets of one game.
#[derive(Debug, Default, PartialEq, Eq)]
struct Game {
    /// The page after each step, a line each.
    pages: Vec<String>,
    /// All that was said.
    said: Vec<String>,
    /// Where the focus went, without anybody having put it there.
    moved: Vec<String>,
}

/// A table that plays in an engine, and what it has got so far.
struct Playing {
    browser: Browser,
    words: Localizer,
    game: Game,
    /// The page as it is.
    page: Vec<String>,
}

impl Playing {
    /// Opens the page, which says how it speaks, and chooses the language there.
    fn begins(engine: Engine, served: &Served, language: Language) -> Self {
        let browser = Browser::start(engine);
        let words = |language| Localizer::new(language, &Default::default(), Words::Own);
        let mut playing = Self { browser, words: words(Language::ENGLISH), game: Game::default(), page: Vec::new() };
        playing.browser.opens(&format!("{}#seed=7", served.address));
        let begin = playing.word("web-name-start-reader");
        playing.browser.waits_for("button", &begin);
        playing.browser.runs(CLOCK);
        playing.browser.is_watched();
        playing.keeps("The first two buttons");
        playing.taps("button", &begin);
        playing.taps("heading", &playing.word("web-name-more"));
        playing.taps("button", language.row().own_name);
        playing.words = words(language);
        playing.taps("heading", &playing.word("web-name-more"));
        playing
    }

    /// What something is called on the page.
    fn word(&self, key: &'static str) -> String {
        self.tells(&Message::new(key))
    }

    fn tells(&self, message: &Message) -> String {
        self.words.render(message, Form::Printed, Length::Full)
    }

    /// Keeps the page as it is, and where the focus has gone since the step before.
    fn keeps(&mut self, at: &str) {
        self.page = self.browser.waits_until(at, || self.browser.reads());
        self.game.pages.push(format!("## {at}"));
        self.game.pages.extend(self.page.iter().map(|line| in_every_engine(line)));
        let moved = self.browser.moved();
        let new = &moved[self.game.moved.len()..];
        // Only somebody's own step takes it anywhere: from what is gone to the heading of what there is now, or to what stands
        // in its place.
        let stays = |moved: &String| {
            let places = moved.strip_prefix("from ").and_then(|moved| moved.split_once(" to "));
            places.is_some_and(|(from, to)| from == to || to.starts_with("h2 "))
        };
        assert!(new.iter().all(stays), "{:?}, {at}: {new:?}", self.browser.engine);
        self.game.moved = moved;
    }

    /// Taps something, and hears all that is said of it.
    fn taps(&mut self, role: &str, name: &str) {
        self.browser.taps(role, name);
        self.passes(TOLD);
        self.keeps(&format!("{role}: {name}"));
    }

    /// Lets time pass until something is so.
    fn passes(&self, until: &str) {
        assert_eq!(self.browser.runs(until), true, "{:?}, {until}: {:#?}", self.browser.engine, self.page);
    }

    /// Taps the button for a command, by any of the phrases that it may have.
    fn says(&mut self, verb: Verb) {
        let phrases = self.words.phrases().of_verb(verb).iter().filter(|phrase| !phrase.has_slots());
        let phrases: Vec<String> = phrases.map(|phrase| phrase.written(|_| String::new()).to_lowercase()).collect();
        let buttons = self.page.iter().filter_map(|line| line.strip_prefix("button: ")?.split(',').next());
        let button = buttons.map(str::to_owned).find(|button| phrases.contains(&button.to_lowercase()));
        let button = button.unwrap_or_else(|| panic!("{verb:?}: {phrases:?} are not in {:#?}", self.page));
        self.taps("button", &button);
    }

    /// Names everybody, one by one, and who leads.
    fn names(&mut self) {
        let (line, send) = (self.word("web-name-line"), self.word("web-name-send"));
        for name in NAMES {
            self.browser.fills(&line, name);
            self.taps("button", &send);
        }
        self.says(Verb::Next);
        self.taps("button", NAMES[0]);
    }

    /// Has this phone tell everybody who they are, and sets the table up.
    fn sets_up(&mut self) {
        self.says(Verb::Options);
        self.taps("button", "2");
        self.taps("button", "2");
        self.says(Verb::Start);
        self.says(Verb::Ready);
        self.says(Verb::Start);
    }

    /// So many of them have the phone, one after the other: each reads what is there, chooses the first if there is a choice,
    /// and hides it.
    fn goes_round(&mut self, turns: usize) {
        for _ in 0..turns {
            self.says(Verb::Next);
            let choice =
                self.page.iter().find_map(|line| line.strip_prefix("button: ")?.strip_suffix(", pressed false"));
            if let Some(choice) = choice.map(str::to_owned) {
                self.taps("button", &choice);
            }
            self.taps("button", &self.word("web-name-secret-done"));
            self.passes(ROUND);
            self.passes(TOLD);
            self.keeps("Round");
        }
    }

    /// The leader names the first players, and so many approve.
    fn proposes(&mut self, size: usize, approve: u32) {
        for name in &NAMES[..size] {
            self.taps("checkbox", name);
        }
        self.taps("button", &self.word("web-name-team-send"));
        let tally = Message::new("form-tally").number("approve", approve).number("reject", 5 - approve);
        self.taps("button", &self.tells(&tally));
    }

    /// A mission for which they would rather have cards on the table.
    fn counts(&mut self, fails: u32) {
        self.says(Verb::Cancel);
        let fails = Message::new("form-fails").number("fails", fails);
        self.taps("button", &self.tells(&fails));
    }

    /// Plays until the Resistance has won.
    fn plays(&mut self) {
        self.goes_round(NAMES.len());
        self.proposes(2, 5);
        self.goes_round(2);
        self.proposes(3, 2);
        self.proposes(3, 4);
        self.counts(1);
        self.proposes(2, 3);
        self.counts(0);
        self.proposes(3, 5);
        self.counts(0);
    }

    /// Hears how it went, and what all of it was: everything was announced, in order, and once.
    fn ends(mut self) -> Game {
        self.says(Verb::Summary);
        self.game.said = strings(&self.browser.runs(SAID));
        let said = self.game.said.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        assert_eq!(self.browser.said(), said.collect::<Vec<_>>(), "{:?}", self.browser.engine);
        self.game
    }
}

/// A line of a page as all engines have it. To WebKit what opens a list to choose from is a button.
fn in_every_engine(line: &str) -> String {
    let list = line.strip_prefix("button: ").filter(|line| line.contains(", chosen "));
    list.map_or_else(|| line.to_owned(), |list| format!("combobox: {list}"))
}

/// Set by `./test all`: each language is compared in all engines.
const THOROUGH: &str = "NARRATOR_THOROUGH";

fn game(engine: Engine, served: &Served, language: Language) -> Game {
    let mut playing = Playing::begins(engine, served, language);
    playing.names();
    playing.sets_up();
    playing.plays();
    playing.ends()
}

#[test]
fn a_whole_game_in_a_page_is_the_same_to_a_screen_reader_in_every_engine() {
    if !are_there() || !is_there() {
        return;
    }
    let served = Served::start();
    let all = if std::env::var_os(THOROUGH).is_some() { &Language::ALL[..] } else { &[Language::default()] };
    for language in all {
        let games = Engine::ALL.map(|engine| (engine, *language));
        let games = played_together(&served, games);
        let [chromium, others @ ..] = &games;
        for (other, engine) in others.iter().zip(&Engine::ALL[1..]) {
            same(&other.pages, &chromium.pages, *engine);
            same(&other.said, &chromium.said, *engine);
            same(&other.moved, &chromium.moved, *engine);
        }
    }
}

#[test]
fn a_whole_game_in_a_page_is_played_in_each_language_each_in_another_engine() {
    if !are_there() || !is_there() {
        return;
    }
    let served = Served::start();
    let others = Language::ALL.into_iter().filter(|language| *language != Language::default());
    let games: Vec<(Engine, Language)> = Engine::ALL[1..].iter().copied().zip(others).collect();
    let games = played_together(&served, [games[0], games[1]]);
    assert!(games.iter().all(|game| !game.said.is_empty()));
}

/// Games that are played at the same time.
fn played_together<const GAMES: usize>(served: &Served, games: [(Engine, Language); GAMES]) -> [Game; GAMES] {
    thread::scope(|scope| {
        let all = games.map(|(engine, language)| scope.spawn(move || game(engine, served, language)));
        all.map(|game| game.join().unwrap())
    })
}
