//! How phones get in, and who does not.

use resistance_narrator::language::Language;

use super::chromium::{self, Chromium};
use super::player::{NAMES, Player, State};
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
        let here: Vec<String> = heard.inside("log", "").iter().map(|line| line.name.clone()).collect();
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
    // Whoever had the seat is told so and has nothing of it any more.
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
        assert!(field.is(&format!("described as {}", player.word("page-code-wrong"))), "{field:?}");
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
