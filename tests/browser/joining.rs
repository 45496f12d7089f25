//! How phones get in, and who does not.

use resistance_narrator::language::Language;

use super::chromium::{self, Chromium};
use super::player::{NAMES, Player, State, lines};
use super::table::Table;

const LANGUAGES: [Language; 5] =
    [Language::ENGLISH, Language::FRENCH, Language::GERMAN, Language::ENGLISH, Language::ENGLISH];

#[test]
fn five_phones_take_their_seats_each_in_its_language_and_nobody_takes_one_that_is_taken() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &[]));
    let players = Player::five(&chromium, &mut table, LANGUAGES);
    for player in &players {
        let heard = player.is(State::Nothing);
        let language = player.phone.evaluate("document.documentElement.lang");
        assert_eq!(
            (language.as_str(), heard.find("heading", player.name).is_some()),
            (Some(player.language().code()), true)
        );
        let here = lines(&heard, &player.word("page-name-said"));
        for other in NAMES.iter().take_while(|other| **other != player.name) {
            assert!(here.iter().any(|line| line.starts_with(other)), "{} hears of {other}: {here:?}", player.name);
        }
        assert_eq!(player.phone.moved(), [""; 0]);
    }
    let late = Player::new(&chromium, "Ben", Language::ENGLISH);
    late.enters(&table, &table.code);
    late.phone.waits_for("text", "Eve has a phone already.");
    assert_eq!(late.phone.heard().all("button").count(), 0);
    table.types("everything is ready");
    table.types("free Ben");
    table.hears("Ben goes on without a phone.");
    late.sits(&mut table);
    // Whoever had the seat is told so and has nothing of it any more: neither on the open page nor on one loaded anew.
    players[1].phone.waits_for("text", &players[1].word("page-gone"));
    assert_eq!(players[1].phone.heard().find("region", ""), None);
    players[1].phone.reload();
    let refused = players[1].phone.heard();
    assert_eq!(refused.find("region", ""), None, "{}", refused.text());
}

#[test]
fn a_wrong_code_is_told_in_the_title_and_at_the_field_and_after_five_there_is_a_pause() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, table) = (Chromium::start(), Table::of("accessible", &[]));
    let player = Player::new(&chromium, "Ana", Language::ENGLISH);
    let wrong = if table.code == "123456" { "123457" } else { "123456" };
    for _ in 0..5 {
        player.enters(&table, wrong);
        let heard = player.is(State::Wrong);
        let field = heard.find("textbox", "").unwrap();
        assert!(field.is("wrong"), "{field:?}");
        let told = format!("described as {} ", player.word("page-code-wrong"));
        assert!(
            field.states.iter().any(|state| state.starts_with(&told) && state.ends_with(": Phones")),
            "{field:?}"
        );
    }
    player.enters(&table, &table.code);
    player.phone.waits_for("text", &player.word("page-code-pause"));
}

#[test]
fn nobody_gets_in_by_another_name_of_this_machine_or_without_a_seat() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &[]));
    let ana = Player::new(&chromium, "Ana", Language::ENGLISH);
    ana.joins(&mut table);
    let other = chromium.phone("en");
    // Each name leads to this machine here, as one does whose owner wants to get at the pages with a page of their own.
    let port = table.address.rsplit(':').next().unwrap();
    other.open(&format!("http://narrator.example:{port}"));
    other.waits_for("text", &ana.word("page-foreign"));
    other.open(&format!("{}seat", table.address));
    other.waits_for("heading", &ana.word("page-name-code"));
    for page in ["said", "captions", "asked", "table", "answers"] {
        other.open(&format!("{}{page}", table.address));
        assert_eq!(other.heard().find("text", "Ana is here"), None, "{page}");
    }
}

#[test]
fn the_same_people_play_again_and_their_pages_go_on() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let players = Player::five(&chromium, &mut table, LANGUAGES);
    table.types("everything is ready");
    players[0].is(State::Turn);
    for line in ["abandon", "yes", "again", "Ana leads"] {
        table.types(line);
    }
    table.hears("With a phone, as before: Ana, Ben, Cleo, Dan and Eve.");
    table.types("everything is ready");
    players[0].proposes(&["Ana", "Ben"]);
    for player in &players {
        player.votes(true);
    }
    table.hears("approved, 5 for, 0 against.");
    for player in &players {
        player.is_no_more(State::Vote);
        player.has_all();
        assert_eq!(player.phone.moved(), [""; 0], "{}", player.name);
    }
}

#[test]
fn whoever_comes_early_is_told_when_there_are_seats() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::before_a_game());
    let ana = Player::new(&chromium, "Ana", Language::FRENCH);
    ana.enters(&table, &table.code);
    ana.phone.waits_for("text", &ana.word("page-no-seats"));
    for line in ["Ana, Ben, Cleo, Dan, Eve", "Ana", "start"] {
        table.types(line);
    }
    ana.phone.waits_for("button", "Je suis Ana");
    let there = ana.word("page-seats-there");
    ana.phone.waits_until(&there, |_| ana.phone.said().contains(&there).then_some(()));
}

#[test]
fn a_narrator_that_leaves_says_so_on_every_page() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let ana = Player::new(&chromium, "Ana", Language::GERMAN);
    ana.joins(&mut table);
    table.types("quit");
    ana.phone.waits_for("text", &ana.word("page-ended"));
    let ended = ana.word("page-ended");
    ana.phone.waits_until(&ended, |_| ana.phone.said().contains(&ended).then_some(()));
    assert!(!ana.phone.said().contains(&ana.word("page-lost")));
}
