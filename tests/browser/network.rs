//! What becomes of a page in a bad network, in a burst, and while nobody looks at it.

use resistance_narrator::language::Language;

use super::chromium::{self, Chromium};
use super::heard::Heard;
use super::player::{Player, State, choices, lines, tight};
use super::table::Table;

/// How many lines the narrator says, at least.
const LINES: usize = 1_000;

/// After so many bytes the way of a phone is cut, over and over.
const CUTS: [usize; 6] = [317, 1_203, 4_099, 777, 3_001, 2_048];

/// The table asks so often for help, and waits for the answers.
const BURST: usize = 60;

fn bursts(table: &mut Table) {
    (0..BURST).for_each(|_| table.types("help"));
    table.types("score");
    table.hears("No missions so far.");
}

#[test]
fn a_burst_in_a_bad_network_loses_nothing_doubles_nothing_and_leaves_whoever_types_alone() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let [ana, ben] = ["Ana", "Ben"].map(|name| Player::new(&chromium, name, Language::ENGLISH));
    ana.joins(&mut table);
    ben.joins(&mut table);
    table.types("everything is ready");
    ana.is(State::Turn);
    ana.phone.tap("checkbox", "Cleo");
    ana.phone.fills(&ana.word("page-name-question"), "who is on the te");
    for bytes in CUTS {
        ana.phone.road().close_after(bytes);
        bursts(&mut table);
        ana.phone.waits_until("the cut", |_| ana.phone.road().is_closed().then_some(()));
        ana.phone.road().open();
    }
    while ben.list().len() < LINES {
        bursts(&mut table);
    }
    ana.phone.types("am");
    for player in [&ana, &ben] {
        let log = player.has_all();
        let list = player.list();
        same(&log, &list[list.len() - log.len()..], player.name);
        // It is announced at its own pace, from the first line that came after the page.
        let said = player.phone.waits_until("all that is announced", |_| {
            let said: Vec<String> = player.phone.said().into_iter().filter(|line| list.contains(line)).collect();
            let from = list.iter().position(|line| Some(line) == said.first())?;
            (said.len() >= list.len() - from).then_some(said)
        });
        same(&said, &list[list.len() - said.len()..], player.name);
        assert_eq!(player.phone.moved(), [""; 0], "{}", player.name);
    }
    let heard = ana.phone.heard();
    assert!(heard.find("textbox", "").unwrap().is("filled with who is on the team"), "{}", heard.text());
    assert!(heard.find("checkbox", "Cleo").unwrap().is("checked"));
}

/// Tells where two long lists differ.
#[track_caller]
fn same(found: &[String], wanted: &[String], whose: &str) {
    let at = found.iter().zip(wanted).take_while(|(found, wanted)| found == wanted).count();
    let lengths = (found.len(), wanted.len());
    assert_eq!((found.get(at), found.len()), (wanted.get(at), wanted.len()), "{whose}, line {at} of {lengths:?}");
}

#[test]
fn a_phone_that_leaves_the_room_says_so_and_what_it_missed_comes_when_it_is_back() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let ana = Player::new(&chromium, "Ana", Language::ENGLISH);
    ana.joins(&mut table);
    table.types("everything is ready");
    ana.is(State::Turn);
    ana.phone.leaves();
    table.types("ana and ben");
    table.hears("Proposal 1 for mission 1");
    let lost = ana.word("page-lost");
    ana.phone.waits_for("text", &lost);
    ana.phone.tap("checkbox", "Cleo");
    ana.phone.tap("checkbox", "Dan");
    ana.taps("page-name-send");
    let unsent = ana.word("page-not-sent");
    ana.phone.waits_until("that nothing is sent", |heard| told_in_form(heard, &unsent));
    ana.phone.comes_back();
    ana.votes(true);
    ana.has_all();
    let said = ana.phone.said();
    assert_eq!(said.iter().filter(|line| line.starts_with("Proposal 1")).count(), 1, "{said:#?}");
    assert_eq!(ana.phone.moved(), [""; 0]);
}

#[test]
fn a_request_that_hangs_ends_with_not_sent_and_the_next_tap_counts_once() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let ana = Player::new(&chromium, "Ana", Language::ENGLISH);
    ana.joins(&mut table);
    table.types("everything is ready");
    ana.is(State::Turn);
    ana.phone.road().hang();
    ana.phone.tap("checkbox", "Ana");
    ana.phone.tap("checkbox", "Ben");
    ana.taps("page-name-send");
    let unsent = ana.word("page-not-sent");
    ana.phone.waits_until("that nothing came back", |heard| told_in_form(heard, &unsent));
    ana.phone.road().open();
    // It has come to the table, once; whoever taps again is told so.
    table.hears("Proposal 1 for mission 1, by Ana: Ana and Ben.");
    ana.votes(true);
    ana.has_all();
    let said = ana.phone.said();
    assert_eq!(said.iter().filter(|line| line.starts_with("Proposal 1")).count(), 1, "{said:#?}");
}

/// Whether what is asked says so by itself.
fn told_in_form(heard: &Heard, sentence: &str) -> Option<()> {
    heard.inside("region", "").iter().any(|element| element.name == sentence).then_some(())
}

#[test]
fn a_narrator_that_is_started_again_has_all_phones_as_they_were() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    table.types("everything is ready");
    table.hears("Who goes?");
    table.is_started_again_apart();
    table.hears("Who goes?");
    let ana = Player::new(&chromium, "Ana", Language::FRENCH);
    ana.enters(&table, &table.code);
    ana.sits(&mut table);
    ana.proposes(&["Ana", "Ben"]);
    ana.votes(true);
    // The same question comes from each new narrator, although the focus is in the old one, and may have the same number.
    for approves in [false, true, false] {
        let before = choices(&ana.phone.heard());
        table.is_started_again();
        ana.phone.waits_until("the vote", |heard| {
            let now = choices(heard);
            (now.len() == 2 && now[0].node != before[0].node).then_some(())
        });
        ana.votes(approves);
    }
    table.types("ready");
    table.hears("Ben, Cleo, Dan and Eve: how many for");
    table.types("vote 2 2");
    table.hears("rejected, 2 for, 3 against.");
    ana.is_no_more(State::Vote);
    // What the new narrator says comes after what the old one has said.
    let list = ana.list();
    let said = ana.word("page-name-said");
    ana.phone
        .waits_until("all that was said", |heard| tight(&lines(heard, &said)).ends_with(&tight(&list)).then_some(()));
    assert_eq!(ana.phone.moved(), [""; 0]);
}

#[test]
fn a_card_is_hidden_as_soon_as_another_window_is_in_front() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "earpiece"]));
    let players = Player::five(&chromium, &mut table, [Language::ENGLISH; 5]);
    let ana = &players[0];
    table.types("everything is ready");
    table.types("start now");
    ana.is(State::Secret);
    for (shows, hides) in [("page-name-show", "page-name-hide"), ("page-name-show-card", "page-name-hide-card")] {
        ana.taps(shows);
        ana.phone.waits_for("text", "You are in the Resistance.");
        ana.phone.while_hidden(|| {
            let page = ana.phone.evaluate("document.documentElement.outerHTML");
            assert!(!page.as_str().unwrap().contains("You are in"), "{page}");
        });
        assert_eq!(ana.phone.heard().find("button", &ana.word(hides)), None);
        ana.phone.waits_for("button", &ana.word(shows));
    }
    assert_eq!(ana.phone.moved(), [""; 0]);
}

#[test]
fn a_phone_reads_aloud_only_if_it_was_told_to_and_then_all_of_it() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let [ana, ben] = ["Ana", "Ben"].map(|name| Player::new(&chromium, name, Language::GERMAN));
    ana.joins(&mut table);
    ben.joins(&mut table);
    ben.phone.tap("checkbox", &ben.word("page-name-speech"));
    ben.phone.tap("checkbox", &ben.word("page-name-vibration"));
    ben.taps("page-name-save");
    ben.phone.waits_for("text", &ben.word("page-saved"));
    table.types("everything is ready");
    ana.proposes(&["Ana", "Ben"]);
    for player in [&ana, &ben] {
        player.is(State::Vote);
        player.has_all();
    }
    assert_eq!((ana.phone.spoken(), ben.phone.shaken()), (Vec::new(), 0));
    assert_eq!(ana.phone.shaken(), 2);
    let list = ben.list();
    let spoken = ben.phone.spoken();
    assert!(spoken.len() > 4, "{spoken:?}");
    // What is asked is read too, with the question itself.
    let (asked, heard): (Vec<String>, Vec<String>) =
        spoken.into_iter().partition(|line| line.starts_with(&format!("de: {}", ben.word("page-news-vote"))));
    assert!(asked.len() == 1 && asked[0].contains("Ana und Ben"), "{asked:?}");
    let lines = list[list.len() - heard.len()..].iter().map(|line| format!("de: {line}"));
    assert_eq!(heard, lines.collect::<Vec<_>>());
}
