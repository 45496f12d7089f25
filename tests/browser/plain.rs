//! Pages without their script: forms, and loading anew.

use resistance_narrator::language::Language;

use super::chromium::{self, Chromium};
use super::player::{Player, State};
use super::table::Table;

#[test]
fn without_script_a_game_is_played_by_forms_and_by_loading_anew() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, mut table) = (Chromium::start(), Table::of("accessible", &["--reveal", "earpiece"]));
    let ana = Player::new(&chromium, "Ana", Language::ENGLISH);
    ana.phone.scripts(false);
    ana.joins(&mut table);
    let others = ["Ben", "Cleo", "Dan", "Eve"].map(|name| Player::new(&chromium, name, Language::ENGLISH));
    others.iter().for_each(|other| other.joins(&mut table));
    let of = |name: &str| others.iter().find(|other| other.name == name).unwrap();
    table.types("everything is ready");
    table.types("start now");
    others.iter().for_each(|other| drop(other.learns()));

    // Nothing comes by itself.
    assert_eq!(ana.phone.heard().title(), "Nothing to do – Ana – Narrator");
    ana.phone.reload();
    ana.is(State::Secret);
    ana.taps("page-name-show");
    ana.phone.waits_for("text", "You are in the Resistance.");
    ana.taps("page-name-done");
    ana.is(State::Turn);
    ana.phone.tap("checkbox", "Ana");
    ana.taps("page-name-send");
    // What is wrong stands in the title and at the field, and what was chosen is still chosen.
    let wrong = ana.is(State::Wrong);
    assert!(wrong.all("text").any(|text| text.name == "Choose exactly 2."), "{}", wrong.text());
    assert!(wrong.find("checkbox", "Ana").unwrap().is("checked"));
    ana.phone.tap("checkbox", "Ben");
    ana.taps("page-name-send");
    ana.is(State::Vote);
    ana.phone.tap("button", "Approve");
    ana.phone.waits_for("text", "You approve. You can still change it.");
    ana.phone.tap("button", "Reject");
    ana.phone.waits_for("text", "You reject. You can still change it.");
    ana.phone.reload();
    assert!(ana.phone.waits_for("button", "Reject").is("pressed"));
    others.iter().for_each(|other| other.votes(true));
    table.hears("approved, 4 for, 1 against.");
    ana.phone.reload();
    ana.is(State::Card);
    ana.phone.tap("button", "Play Success");
    ana.phone.waits_for("text", "You play Success. You can still change it.");
    others[0].plays(false);
    table.hears("Mission 1: failed, 1 Fail.");
    ana.phone.reload();
    ana.is(State::Nothing);

    ana.taps("page-name-show-card");
    ana.phone.waits_for("text", "You are in the Resistance.");
    ana.phone.open(&format!("{}seat", table.address));
    ana.phone.fills(&ana.word("page-name-question"), "score");
    ana.taps("page-name-ask-button");
    ana.phone.waits_for("text", "Score: resistance 0, spies 1.");

    for (leader, team, result) in [
        (&others[0], &["Ana", "Ben", "Cleo"][..], "Mission 2: failed, 1 Fail."),
        (&others[1], &["Ana", "Ben"], "Mission 3: failed, 1 Fail."),
    ] {
        leader.proposes(team);
        ana.phone.reload();
        ana.votes(true);
        others.iter().for_each(|other| other.votes(true));
        table.hears("approved, 5 for, 0 against.");
        ana.phone.reload();
        ana.plays(true);
        team[1..].iter().for_each(|name| of(name).plays(*name != "Ben"));
        table.hears(result);
    }
    table.hears("The spies win.");
    ana.phone.reload();
    ana.is(State::Nothing);
    assert!(ana.list().iter().any(|line| line.contains("The spies win.")), "{:?}", ana.list());
    ana.phone.tap("radio", "Deutsch");
    ana.taps("page-name-save");
    ana.phone.waits_for("heading", "Meine Karte");
}
