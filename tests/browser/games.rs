//! Whole games, in which phones do what is done in secret.

use resistance_narrator::language::Language;

use super::chromium::{self, Chromium};
use super::player::{NAMES, Player, State};
use super::table::Table;

/// With the seed of every table these two are spies.
const SPIES: [&str; 2] = ["Ben", "Eve"];

/// Teams, who approves them, and who plays Fail. The resistance wins.
const COURSE: [(&[&str], &[&str], &[&str]); 5] = [
    (&["Ana", "Ben"], &["Ana", "Ben", "Cleo", "Eve"], &[]),
    (&["Ana", "Ben", "Cleo"], &["Ben", "Eve"], &[]),
    (&["Ben", "Cleo", "Dan"], &["Ana", "Ben", "Dan"], &["Ben"]),
    (&["Cleo", "Dan"], &NAMES, &[]),
    (&["Ana", "Cleo", "Dan"], &["Ana", "Cleo", "Dan"], &[]),
];

#[test]
fn a_game_is_played_by_phones_alone_in_three_languages() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "earpiece"]));
    let (english, french, german) = (Language::ENGLISH, Language::FRENCH, Language::GERMAN);
    let players = Player::five(&chromium, &mut table, [english, french, german, english, english]);
    table.types("everything is ready");
    table.types("start now");
    for player in &players {
        player.is(State::Secret);
        let page = player.phone.evaluate("document.documentElement.outerHTML");
        let spies = ["You are", "Tu es", "Du gehörst", "Du bist Spion"];
        assert!(spies.iter().all(|spy| !page.as_str().unwrap().contains(spy)), "nothing is there before it is shown");
    }
    for player in &players {
        let learnt = player.learns().join(" ");
        let others: Vec<&str> = NAMES.into_iter().filter(|name| learnt.contains(name)).collect();
        let known = SPIES.into_iter().filter(|spy| SPIES.contains(&player.name) && *spy != player.name);
        assert_eq!(others, known.collect::<Vec<_>>(), "{} learns: {learnt}", player.name);
    }
    for (at, (team, approving, failing)) in COURSE.into_iter().enumerate() {
        let of = |name: &str| players.iter().find(|player| player.name == name).unwrap();
        of(NAMES[at]).proposes(team);
        for player in &players {
            player.votes(approving.contains(&player.name));
        }
        let approved = approving.len() > 2;
        table.hears(if approved { "approved" } else { "rejected" });
        for player in &players {
            player.is_no_more(State::Vote);
        }
        if approved {
            team.iter().for_each(|name| of(name).plays(!failing.contains(name)));
            table.hears(if failing.is_empty() { ": success, 0 Fails." } else { ": failed, " });
            for name in team {
                of(name).is_no_more(State::Card);
                // Their focus is where they have tapped, and nobody who looks on may see there what they have played.
                let left = of(name).phone.heard();
                let cards = left.all("button").filter(|button| button.is("pressed") || button.is("not pressed"));
                assert_eq!(cards.count(), 0, "{}", left.text());
            }
        }
    }
    table.hears("The resistance wins.");
    for player in &players {
        player.was_told_all_once_and_in_order();
    }
}

#[test]
fn three_vote_and_play_by_phone_and_two_at_the_table() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "none"]));
    let three = ["Ana", "Ben", "Cleo"].map(|name| Player::new(&chromium, name, Language::ENGLISH));
    three.iter().for_each(|player| player.joins(&mut table));
    table.types("everything is ready");
    three[0].proposes(&["Ana", "Ben"]);
    // The table tells of the two others, and those by phone may come before that or after it.
    table.hears("Ana, Ben and Cleo");
    table.types("ready");
    table.hears("Dan and Eve");
    // What Ana was asked before goes while she presses.
    three[0].is(State::Vote);
    three[0].phone.holds("button", "Approve");
    three[1].votes(true);
    table.types("vote 1 1");
    table.hears("Cleo");
    three[2].votes(false);
    table.hears("approved, 3 for, 2 against.");
    three[0].plays(true);
    three[1].plays(true);
    table.hears("Mission 1: success, 0 Fails.");
    // Of one card among others everybody would know whose it is: with one phone on the mission all cards are real ones.
    three[1].proposes(&["Ben", "Dan", "Eve"]);
    three.iter().for_each(|player| player.votes(true));
    table.types("vote 2 0");
    table.hears("approved, 5 for, 0 against.");
    three[1].is_no_more(State::Vote);
    assert_ne!(three[1].phone.heard().title(), "Play a mission card now – Ben – Narrator");
    table.types("1");
    table.hears("Mission 2: failed, 1 Fail.");
    for player in &three {
        player.was_told_all_once_and_in_order();
    }
}
