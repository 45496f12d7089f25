//! What a screen reader gets of every page and what the rules for pages say of it, in each language, and however somebody
//! has set their phone.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use resistance_narrator::language::{Language, Message};

use super::chromium::{self, Chromium};
use super::heard::Heard;
use super::phone::{Look, Screen};
use super::player::{Player, State};
use super::rules::axe;
use super::table::Table;

/// How a phone is set: everything at once would be too much for every page.
const SETTINGS: [(Look, Screen); 5] = [
    (Look::Light, Screen::Usual),
    (Look::Dark, Screen::Narrow),
    (Look::Forced, Screen::Usual),
    (Look::Light, Screen::Magnified),
    (Look::Light, Screen::Narrow),
];

/// What is said of the machine that the test runs on: whether it has sound, and which networks; and every line with an
/// address of it.
const OF_THIS_MACHINE: [&str; 2] = ["sound-lost", "phones-in-the-clear"];
/// How the addresses of this machine begin.
const ADDRESS: &str = "http://";

/// The size of letters that a phone has unless somebody wants another one.
const USUAL_PX: u32 = 16;

/// The pages of one player, one after the other.
struct Album<'a> {
    player: &'a Player<'a>,
    axe: Option<String>,
    /// What differs from game to game, and what stands for it.
    stands_for: [(String, &'static str); 2],
    /// What is said on some machines only.
    of_this_machine: Vec<String>,
    text: String,
    faults: Vec<String>,
}

impl Album<'_> {
    /// Looks at the page as it is, and keeps what is heard of it.
    fn looks(&mut self, at: &str) {
        let _ = writeln!(self.text, "\n## {at}\n");
        // What it announces goes again.
        self.text.push_str(&self.player.phone.heard().text_without("log"));
        self.checks(at);
    }

    /// The same, of which only what is asked is kept: the rest is as before.
    fn looks_at_what_is_asked(&mut self, at: &str) {
        // What is left of a question that is over goes as soon as somebody is elsewhere.
        const LEFT: &str = "[...document.querySelectorAll('[data-gone]')]\
            .every(part => part.contains(document.activeElement))";
        self.player.phone.waits_for_truth(LEFT);
        let heard = self.player.phone.heard();
        let _ = writeln!(self.text, "\n## {at}\n\npage: {}", heard.title());
        self.text.push_str(&heard.text_inside("region", ""));
        self.checks(at);
    }

    fn checks(&mut self, at: &str) {
        for (look, screen) in SETTINGS {
            self.player.phone.look(look);
            self.player.phone.screen(screen);
            // Words of another language need other room, which axe does not look at, and have the same colours.
            let with_axe = (look, screen) == SETTINGS[0] || self.player.language == Language::ENGLISH;
            let faults = self.player.phone.faults(self.axe.as_deref().filter(|_| with_axe));
            self.faults.extend(faults.into_iter().map(|fault| format!("{at}, {look:?}, {screen:?}: {fault}")));
        }
        self.player.phone.look(Look::Light);
        let (before, after) = (self.letters(), self.letters_of(2 * USUAL_PX));
        assert!(
            (after - 2.0 * before).abs() < 0.1,
            "{at}: letters are to be twice as large, and grow from {before} to {after}"
        );
        let faults = self.player.phone.faults(None);
        self.faults.extend(faults.into_iter().map(|fault| format!("{at}, large letters: {fault}")));
        self.letters_of(USUAL_PX);
        self.player.phone.screen(Screen::Usual);
    }

    /// Has the phone write everything in letters of this size, and tells which size the page has then.
    fn letters_of(&self, pixels: u32) -> f64 {
        self.player.phone.letters(pixels);
        self.letters()
    }

    fn letters(&self) -> f64 {
        self.player.phone.evaluate("parseFloat(getComputedStyle(document.body).fontSize)").as_f64().unwrap()
    }

    /// The text that is kept: with the same code and address each time, and without what only this machine says.
    fn text(&self) -> String {
        let mut text = String::new();
        let is_of_machine = |said: &str| said.contains(ADDRESS) || self.of_this_machine.iter().any(|of| of == said);
        let mut lines = self.text.trim_start().lines().peekable();
        while let Some(line) = lines.next() {
            let of_machine = |line: &str| line.trim_start().strip_prefix("text: ").is_some_and(is_of_machine);
            if of_machine(line) {
                continue;
            }
            // Nor is there an entry for it in a list.
            if line.trim_start() == "listitem" && lines.peek().is_some_and(|next| of_machine(next)) {
                // It has several parts where it names what is to be said.
                while lines.next_if(|next| next.trim_start().starts_with("text: ")).is_some() {}
                continue;
            }
            text.push_str(line);
            text.push('\n');
        }
        for (found, always) in &self.stands_for {
            text = text.replace(found, always);
        }
        text
    }
}

fn album(language: Language) {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "earpiece"]));
    let ana = Player::new(&chromium, "Ana", language);
    let stands_for = [(table.code.clone(), "123456"), (table.told.clone(), "192.168.1.20:4180")];
    let code = Message::new("phones-code").text("code", &table.code).text("written", &table.code);
    let told = OF_THIS_MACHINE.map(Message::new).into_iter().chain([code]);
    let of_this_machine = told.map(|message| ana.tells(&message)).collect();
    let mut album =
        Album { player: &ana, axe: axe(), stands_for, of_this_machine, text: String::new(), faults: Vec::new() };

    ana.phone.open(&table.address);
    album.looks("The code");
    ana.enters(&table, "1");
    ana.is(State::Wrong);
    album.looks("A wrong code");
    ana.enters(&table, &table.code);
    ana.phone.waits_until("the seats", |heard| (heard.all("button").count() == 5).then_some(()));
    album.looks("The seats");
    ana.sits(&mut table);
    let others: Vec<Player> =
        ["Ben", "Cleo", "Dan", "Eve"].map(|name| Player::new(&chromium, name, Language::ENGLISH)).into();
    others.iter().for_each(|other| other.joins(&mut table));
    ana.has_all();
    album.looks("Nothing is asked");

    table.types("everything is ready");
    table.types("start now");
    ana.is(State::Secret);
    album.looks_at_what_is_asked("Who somebody is");
    ana.taps("page-name-show");
    ana.phone.waits_for("button", &ana.word("page-name-hide"));
    let texts = |heard: &Heard| heard.inside("region", "").iter().filter(|part| part.role == "text").count();
    ana.phone.waits_until("the secret", |heard| (texts(heard) > 1).then_some(()));
    album.looks_at_what_is_asked("Who somebody is, shown");
    ana.taps("page-name-done");
    others.iter().for_each(|other| drop(other.learns()));
    ana.is(State::Turn);
    ana.phone.tap("checkbox", "Ana");
    album.looks_at_what_is_asked("A team");
    ana.taps("page-name-send");
    ana.phone.waits_for("text", &ana.tells(&Message::new("page-choose-exactly").number("number", 2_u32)));
    album.looks_at_what_is_asked("A team of too few");
    ana.phone.tap("checkbox", "Ben");
    ana.taps("page-name-send");
    ana.is(State::Vote);
    album.looks_at_what_is_asked("A vote");
    ana.votes(true);
    album.looks_at_what_is_asked("A vote, given");
    others.iter().for_each(|other| other.votes(true));
    ana.is(State::Card);
    album.looks_at_what_is_asked("A mission card");
    ana.plays(true);
    album.looks_at_what_is_asked("A mission card, played");
    others[0].plays(false);
    ana.is(State::Nothing);
    table.hears("Mission 1: failed");
    ana.phone.fills(&ana.word("page-name-question"), "score");
    ana.taps("page-name-ask-button");
    ana.taps("page-name-show-card");
    ana.phone.waits_for("button", &ana.word("page-name-hide-card"));
    ana.has_all();
    let asks = ana.word("page-name-ask");
    let answered =
        |heard: &Heard| heard.inside("region", &asks).iter().find(|part| part.role == "listitem").map(|_| ());
    ana.phone.waits_until("the answer", answered);
    album.looks("After the first mission, with the card and an answer");

    for page in ["said", "captions", "nowhere"] {
        ana.phone.open(&format!("{}{page}", table.address));
        album.looks(&format!("/{page}"));
    }
    assert!(album.faults.is_empty(), "{:#?}", album.faults);
    compare(language, &album.text());
}

/// Compares what is heard with what was kept, or keeps it.
fn compare(language: Language, text: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/browser/heard");
    let file = folder.join(language.code()).with_extension("txt");
    if env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        fs::create_dir_all(&folder).unwrap();
        fs::write(&file, text).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).position(|(wanted, found)| wanted != found);
    let at = differs.unwrap_or_else(|| golden.lines().count().min(text.lines().count()));
    let line = |text: &str| text.lines().nth(at).map(str::to_owned);
    assert!(
        golden == text,
        "{}: line {} is {:?}, and was {:?}. Read what has changed; if it is right, set UPDATE_PLAYTHROUGHS=1 and run \
         this test again.",
        file.display(),
        at + 1,
        line(text),
        line(&golden)
    );
}

#[test]
fn every_page_in_english_is_heard_as_it_is_written_and_breaks_no_rule() {
    album(Language::ENGLISH);
}

#[test]
fn every_page_in_french_is_heard_as_it_is_written_and_breaks_no_rule() {
    album(Language::FRENCH);
}

#[test]
fn every_page_in_german_is_heard_as_it_is_written_and_breaks_no_rule() {
    album(Language::GERMAN);
}
