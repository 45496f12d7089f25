//! Every edition that is played at a table once, from the code to the result: what is particular to it is done on the
//! phones of those who are asked.

use resistance_narrator::language::Message;

use super::chromium::Chromium;
use super::evening::{self, Evening};
use super::player::{NAMES, State};
use super::table::Table;

/// The narrator deals, and phones tell who is who.
const DEALT: [&str; 2] = ["--reveal", "earpiece"];

const SEVEN: [&str; 7] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

fn evening<'a>(chromium: &'a Chromium, edition: &str, names: &[&'static str], with: &str) -> Evening<'a> {
    let table = Table::of_these(edition, names, &[&DEALT[..], &["--with", with]].concat());
    Evening::begins(chromium, table, edition, names, names)
}

fn line(key: &'static str) -> Message {
    Message::new(key)
}

#[test]
fn the_accessible_edition_is_played_with_plot_cards() {
    if !evening::is_wanted() {
        return;
    }
    let chromium = Chromium::start();
    let mut evening = evening(&chromium, "accessible", &SEVEN, "plot");
    evening.reveals(&[
        ("Ana", "own-resistance", "sees-nobody", &[]),
        ("Ben", "own-spy", "sees-spies", &["Cleo", "Gina"]),
        ("Cleo", "own-spy", "sees-spies", &["Ben", "Gina"]),
        ("Dan", "own-resistance", "sees-nobody", &[]),
        ("Eve", "own-resistance", "sees-nobody", &[]),
        ("Finn", "own-resistance", "sees-nobody", &[]),
        ("Gina", "own-spy", "sees-spies", &["Ben", "Cleo"]),
    ]);

    // The narrator draws the first card for a leader without a deck; the others are drawn at the table.
    evening.does("Ana", "Narrator, draw for me");
    evening.table.hears("I draw for Ana: Opinion Maker.");
    evening.table.types("draw open up");
    evening.does("Ana", "Ana gives Open Up to Ben");
    evening.does("Ben", "Ben fait connaître son camp à Dan");
    let secret = [evening.about("shown-spy", "player", "Ben")];
    evening.tells_alone("Dan", &secret);
    evening.does("Ana", "Ana gives Opinion Maker to Cleo");
    evening.first.push("Cleo");
    evening.approves("Ana", &["Ana", "Dan"], &["Ben"]);
    evening.plays(&["Ana", "Dan"], &[]);
    evening.table.hears("Mission 1: success, 0 Fails.");

    evening.table.types("draw no confidence");
    evening.table.types("draw in the spotlight");
    evening.does("Ben", "Ben donne à Eve la carte Perte de Confiance");
    evening.does("Ben", "Ben donne à Finn la carte Sous les Projecteurs");
    evening.approves("Ben", &["Ben", "Cleo", "Gina"], &["Dan"]);
    evening.does("Eve", "Eve utilise Perte de Confiance et rejette cette équipe");
    evening.approves("Cleo", &["Ben", "Cleo", "Dan"], &["Gina", "Finn"]);
    evening.does("Finn", "Finn benutzt die Karte Im Fokus: Ben spielt offen");
    evening.plays(&["Ben", "Cleo", "Dan"], &["Ben"]);
    evening.table.hears("Ben has played a Fail.");
    evening.table.hears("Mission 2: failed, 1 Fail.");

    evening.table.types("draw keeping a close eye on you");
    evening.table.types("draw strong leader");
    evening.does("Dan", "Dan gives Strong Leader to Gina");
    evening.does("Dan", "Dan gives Keeping a Close Eye on You to Ana");
    evening.approves("Dan", &["Dan", "Eve", "Finn"], &[]);
    evening.plays(&["Dan", "Eve", "Finn"], &[]);
    evening.does("Ana", "Ana uses Keeping a Close Eye on You and looks at Eve's card");
    let secret = [evening.about("whisper-looked", "member", "Eve").message("card", line("card-success"))];
    evening.tells_alone("Ana", &secret);
    evening.table.hears("Mission 3: success, 0 Fails.");

    evening.does("Gina", "Gina uses Strong Leader and is now the leader");
    evening.table.types("draw establish confidence");
    evening.does("Gina", "Gina shows Finn which side Gina is on");
    let secret = [evening.about("shown-spy", "player", "Gina")];
    evening.tells_alone("Finn", &secret);
    evening.table.types("draw take responsibility");
    evening.does("Gina", "Gina gives Take Responsibility to Ben");
    evening.does("Ben", "Ben prend à Cleo la carte Maître à Penser");
    evening.first = vec!["Ben"];
    evening.approves("Gina", &["Ana", "Dan", "Eve", "Gina"], &["Cleo"]);
    evening.plays(&["Ana", "Dan", "Eve", "Gina"], &["Gina"]);
    evening.table.hears("Mission 4: success, 1 Fail.");
    evening.ends(&line("resistance-wins"));
}

#[test]
fn the_german_edition_is_played_with_missions_chosen_by_phone_and_spies_who_do_not_know_each_other() {
    if !evening::is_wanted() {
        return;
    }
    let chromium = Chromium::start();
    let mut evening = evening(&chromium, "widerstand", &NAMES, "targeting,blind-spies");
    let own = |name| if ["Ben", "Eve"].contains(&name) { "own-spy" } else { "own-resistance" };
    NAMES.into_iter().for_each(|name| evening.reveals(&[(name, own(name), "sees-nobody", &[])]));
    evening.does("Ana", "Mission 4");
    evening.approves("Ana", &["Ana", "Cleo", "Dan"], &[]);
    evening.plays(&["Ana", "Cleo", "Dan"], &[]);
    evening.table.hears("Mission 4: success, 0 Fails.");
    evening.does("Ben", "Mission 1");
    evening.approves("Ben", &["Ben", "Cleo"], &["Dan", "Eve"]);
    evening.plays(&["Ben", "Cleo"], &[]);
    evening.table.hears("Mission 1: success, 0 Fails.");
    evening.does("Cleo", "Mission 5");
    evening.approves("Cleo", &["Ana", "Cleo", "Dan"], &["Ben", "Eve"]);
    evening.plays(&["Ana", "Cleo", "Dan"], &[]);
    evening.ends(&line("resistance-wins"));
}

/// With a trap and a Rogue the cards are real ones, and the table tells of them.
#[test]
fn the_edition_of_2020_is_played_with_inquisitor_trap_and_a_rogue_who_wins_alone() {
    if !evening::is_wanted() {
        return;
    }
    let chromium = Chromium::start();
    let mut evening = evening(&chromium, "resistance-2020", &NAMES, "trap,rogue=resistance");
    evening.reveals(&[
        ("Ana", "own-resistance", "sees-nobody", &[]),
        ("Ben", "own-spy", "sees-spies", &["Eve"]),
        ("Cleo", "own-resistance-rogue", "sees-nobody", &[]),
        ("Dan", "own-resistance", "sees-nobody", &[]),
        ("Eve", "own-spy", "sees-spies", &["Ben"]),
    ]);

    evening.approves("Ana", &["Ana", "Cleo", "Dan"], &["Eve"]);
    evening.does("Ana", "Ana sets Dan's card aside. It doesn't count");
    evening.table.types("fails 0 rogues 1");
    evening.approves("Ben", &["Ana", "Ben", "Cleo", "Dan"], &[]);
    evening.does("Ben", "Ben écarte la carte jouée par Ana");
    evening.table.types("fails 0 rogues 0");

    evening.does("Eve", "Eve examine Ben");
    let secret = [evening.about("shown-spy", "player", "Ben")];
    evening.tells_alone("Eve", &secret);
    evening.approves("Cleo", &["Ana", "Cleo", "Dan"], &["Ben"]);
    evening.does("Cleo", "Cleo gibt den Wachmarker an Dan");
    evening.does("Cleo", "Cleo legt die Karte von Ana zur Seite. Sie zählt nicht");
    evening.table.types("fails 0 rogues 1");
    evening.does("Cleo", "Ich bin der Abtrünnige und habe allein gewonnen");
    let result = evening.about("rogue-wins-successes", "player", "Cleo");
    evening.ends(&result);
}

#[test]
fn winter_soldier_is_played_with_scarlet_witch_an_accusation_and_both_namings() {
    if !evening::is_wanted() {
        return;
    }
    let chromium = Chromium::start();
    let mut evening = evening(&chromium, "winter-soldier", &NAMES, "scarlet-witch,black-widow");
    evening.reveals(&[
        ("Ana", "own-captain-america", "sees-nobody", &[]),
        ("Ben", "own-hydra", "sees-hydra", &["Eve"]),
        ("Cleo", "own-black-widow", "sees-black-widow", &["Dan"]),
        ("Dan", "own-nick-fury", "sees-nick-fury", &["Ben", "Eve"]),
        ("Eve", "own-winter-soldier", "sees-hydra", &["Ben"]),
    ]);

    evening.approves("Ana", &["Ana", "Dan"], &[]);
    evening.plays(&["Ana", "Dan"], &[]);
    evening.approves("Eve", &["Ana", "Cleo", "Dan"], &["Ben"]);
    evening.plays(&["Ana", "Cleo", "Dan"], &[]);
    evening.does("Ben", "Ben examine Dan");
    let secret = [evening.about("shown-shield", "player", "Dan")];
    evening.tells_alone("Ben", &secret);

    evening.does("Ana", "Captain America accuses Cleo");
    evening.out.push("Cleo");
    evening.approves("Dan", &["Ana", "Dan"], &["Eve"]);
    evening.plays(&["Ana", "Dan"], &[]);
    evening.of("Ana").phone.waits_for("text", "Three missions have succeeded. Ana, as Captain America");
    evening.does("Ana", "Captain America accuses Ben");
    // All who are still in the game are told who chooses, and only the Winter Soldier can.
    for name in ["Ana", "Ben", "Dan"] {
        let player = evening.of(name);
        let [namer, character] = ["agent-winter-soldier", "agent-nick-fury"].map(Message::new);
        let waits = Message::new("own-waits-naming").message("namer", namer).message("character", character);
        player.phone.waits_for("text", &player.tells(&waits));
    }
    evening.of("Cleo").is(State::Nothing);
    evening.does("Eve", "Selon le Winter Soldier, Dan est Nick Fury");
    evening.ends(&line("found-nick-fury"));
}

#[test]
fn avalon_is_played_with_the_lady_of_the_lake_and_the_assassin_who_finds_merlin() {
    if !evening::is_wanted() {
        return;
    }
    let chromium = Chromium::start();
    let mut evening = evening(&chromium, "avalon", &NAMES, "percival,lady-of-the-lake");
    evening.reveals(&[
        ("Ana", "own-servant", "sees-nobody", &[]),
        ("Ben", "own-minion", "sees-evil", &["Eve"]),
        ("Cleo", "own-merlin", "sees-merlin", &["Ben", "Eve"]),
        ("Dan", "own-percival", "sees-percival", &["Cleo"]),
        ("Eve", "own-assassin", "sees-evil", &["Ben"]),
    ]);

    evening.approves("Ana", &["Ana", "Cleo"], &[]);
    evening.plays(&["Ana", "Cleo"], &[]);
    evening.approves("Ben", &["Ana", "Cleo", "Dan"], &["Eve"]);
    evening.plays(&["Ana", "Cleo", "Dan"], &[]);
    evening.does("Eve", "Eve examine Ana");
    let secret = [evening.about("shown-good", "player", "Ana")];
    evening.tells_alone("Eve", &secret);
    evening.approves("Cleo", &["Cleo", "Dan"], &[]);
    evening.plays(&["Cleo", "Dan"], &[]);
    evening.does("Eve", "Selon l'Assassin, Cleo est Merlin");
    evening.ends(&line("found-merlin"));
}
