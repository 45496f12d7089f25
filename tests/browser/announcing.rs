//! What a page tells by itself, and what is left of a question that is over.

use resistance_narrator::language::Language;

use super::chromium::{self, Chromium};
use super::player::{Player, State};
use super::table::Table;

/// Chooses on a page what it announces by itself.
fn announces(player: &Player, key: &'static str) {
    player.phone.tap("radio", &player.word(key));
    player.taps("page-name-save");
    player.phone.waits_for("text", &player.word("page-saved"));
}

#[test]
fn a_page_announces_everything_only_what_is_for_its_player_or_nothing() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let [ana, ben, cleo] = ["Ana", "Ben", "Cleo"].map(|name| Player::new(&chromium, name, Language::ENGLISH));
    for player in [&ana, &ben, &cleo] {
        player.joins(&mut table);
    }
    announces(&ben, "page-name-announce-mine");
    announces(&cleo, "page-name-announce-nothing");
    table.types("everything is ready");
    table.types("ana and ben");
    for player in [&ana, &ben, &cleo] {
        player.votes(true);
    }
    // What somebody has sent is answered whatever they want.
    let sent = format!("You approve. {}", ana.word("page-can-change"));
    for player in [&ana, &ben, &cleo] {
        player.phone.waits_until("the answer", |_| player.phone.said().contains(&sent).then_some(()));
    }
    let asked = ana.word("page-news-vote");
    let has = |player: &Player, begins: &str| player.phone.said().iter().any(|line| line.starts_with(begins));
    assert_eq!([&ana, &ben, &cleo].map(|player| has(player, "Proposal 1")), [true, false, false]);
    assert_eq!([&ana, &ben, &cleo].map(|player| has(player, &asked)), [true, true, false]);
    assert_eq!(cleo.phone.said(), [sent]);
}

#[test]
fn the_form_of_a_team_has_names_for_its_boxes_also_after_an_undo_and_nothing_is_left_of_what_is_over() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let ana = Player::new(&chromium, "Ana", Language::GERMAN);
    ana.joins(&mut table);
    table.types("everything is ready");
    ana.proposes(&["Ana", "Ben"]);
    ana.is(State::Vote);
    table.types("undo");
    ana.is(State::Turn);
    let boxes: Vec<String> = ana.phone.heard().all("checkbox").map(|one| one.name.clone()).collect();
    assert_eq!(boxes[..5], ["Ana", "Ben", "Cleo", "Dan", "Eve"], "{boxes:?}");
    const TWICE: &str = "[...document.querySelectorAll('[id]')].map(part => part.id)\
        .filter((id, at, all) => all.indexOf(id) !== at)";
    assert_eq!(ana.phone.evaluate(TWICE), serde_json::json!([]));
    // What was tapped last says so as long as it has the focus, and takes no more room than that.
    ana.phone.waits_for_truth("!document.querySelector('[data-gone][style*=height]')");
    let left = ana.phone.evaluate("document.querySelector('[data-gone]')?.offsetHeight ?? 0");
    assert!(left.as_f64().unwrap() < 120.0, "{left}");
    assert!(!ana.phone.said().contains(&ana.word("page-over")), "{:?}", ana.phone.said());
}

#[test]
fn captions_show_the_newest_line() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let reader = Player::new(&chromium, "Ana", Language::FRENCH);
    reader.enters(&table, &table.code);
    reader.phone.tap("link", &reader.word("page-name-captions-link"));
    table.types("everything is ready");
    for _ in 0..10 {
        table.types("help");
    }
    table.types("score");
    table.hears("No missions so far.");
    const SEEN: &str = "(line => line && line.textContent.startsWith('Aucune mission') \
        && line.getBoundingClientRect().bottom <= innerHeight + 1)(document.querySelector('#said').lastElementChild)";
    reader.phone.waits_for_truth(SEEN);
}
