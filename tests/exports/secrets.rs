//! What only the narrator knew is written out where it is asked for: in every format, and in the words of the edition.

use resistance_narrator::game::knowledge::Role;
use resistance_narrator::game::{BySeat, MissionCard};
use resistance_narrator::journal::export::Secrets;
use resistance_narrator::journal::private::{Letter, Private, PrivateEntry, Proposal};

use super::*;

/// The words for each character, in each language.
const WORDS: [(&str, [&str; 3]); 24] = [
    ("resistance", ["Resistance", "Résistance", "Widerstand"]),
    ("resistance-reverser", ["Reverser of the Resistance", "Inverseur résistant", "Umkehrer des Widerstands"]),
    ("resistance-rogue", ["Rogue of the Resistance", "Renégat résistant", "Abtrünniger des Widerstands"]),
    ("spy", ["Spy", "Espion", "Spion"]),
    ("spy-reverser", ["Reverser of the spies", "Inverseur espion", "Umkehrer der Spione"]),
    ("spy-rogue", ["Rogue of the spies", "Renégat espion", "Abtrünniger der Spione"]),
    ("captain-america", ["Captain America"; 3]),
    ("nick-fury", ["Nick Fury"; 3]),
    ("black-widow", ["Black Widow"; 3]),
    ("maria-hill", ["Maria Hill"; 3]),
    ("shield", ["SHIELD agent", "Agent du SHIELD", "Agent von SHIELD"]),
    ("winter-soldier", ["Winter Soldier"; 3]),
    ("alexander-pierce", ["Alexander Pierce"; 3]),
    ("arnim-zola", ["Arnim Zola"; 3]),
    ("baron-zemo", ["Baron Zemo"; 3]),
    ("hydra", ["HYDRA agent", "Agent d'HYDRA", "Agent von HYDRA"]),
    ("merlin", ["Merlin"; 3]),
    ("percival", ["Percival", "Perceval", "Parzival"]),
    ("servant", ["Loyal Servant of Arthur", "Serviteur loyal d'Arthur", "Getreuer Arthurs"]),
    ("assassin", ["Assassin", "Assassin", "Meuchelmörder"]),
    ("mordred", ["Mordred"; 3]),
    ("morgana", ["Morgana", "Morgane", "Morgana"]),
    ("oberon", ["Oberon", "Obéron", "Oberon"]),
    ("minion", ["Minion of Mordred", "Sbire de Mordred", "Scherge Mordreds"]),
];

const ROLES: [&str; 5] = ["spy", "resistance", "resistance", "spy", "resistance"];

/// A mission as it is played, and what was confided for it.
struct Told {
    team: &'static [u32],
    fails: u8,
    letters: &'static [(u32, Letter)],
}

const FAIL: Letter = Letter::Card(MissionCard::Fail);
const SUCCESS: Letter = Letter::Card(MissionCard::Success);

/// A mission in which two votes differ, and the spy sends no order; one without a sabotage; one with all orders.
const TOLD: [Told; 3] = [
    Told {
        team: &[1, 2],
        fails: 1,
        letters: &[
            (2, SUCCESS),
            (3, Letter::PublicVote { approves: false }),
            (3, Letter::PrivateVote { approves: true }),
            (4, Letter::PublicVote { approves: false }),
            (5, Letter::PrivateVote { approves: false }),
            (5, Letter::PublicVote { approves: true }),
        ],
    },
    Told { team: &[2, 3, 5], fails: 0, letters: &[(3, SUCCESS)] },
    Told { team: &[1, 4], fails: 1, letters: &[(1, FAIL), (1, SUCCESS), (4, FAIL)] },
];

/// A game with a private part: every team is approved by seats 1 to 3.
fn confided(edition: Edition, reveal: Reveal, told: &[Told]) -> (Record, Private) {
    let mut record = Record::begin(Setup { edition, reveal, ..game().setup().clone() }, Language::ENGLISH).unwrap();
    let mut private = Private::of(vec![PrivateEntry::Told { roles: ROLES.map(crate::role).to_vec() }]);
    record.play(Action::TableReady).unwrap();
    if reveal != Reveal::None {
        record.play(Action::RevealDone).unwrap();
    }
    for (round, told) in (1..).zip(told) {
        record.play(Action::Propose(seats(told.team))).unwrap();
        let about = Proposal { round, proposal: 1, team: seats(told.team) };
        for (from, letter) in told.letters {
            let from = Seat::from_number(*from).unwrap();
            private.add(PrivateEntry::Letter { about, from, letter: *letter });
        }
        record.play(Action::Vote(Ballot::Named { approve: seats(&[1, 2, 3]) })).unwrap();
        record.play(Action::Count(Count::fails(told.fails))).unwrap();
    }
    (record, private)
}

fn forum() -> (Record, Private) {
    confided(crate::edition("forum"), Reveal::None, &TOLD)
}

fn opened((record, private): &(Record, Private), format: Format, language: Language) -> String {
    let secrets = Secrets::of(record, private).expect("the game has secrets");
    export(record, Some(&secrets), &id(), format, language)
}

fn json(game: &(Record, Private)) -> Value {
    serde_json::from_str(&opened(game, Format::Json, Language::FRENCH)).unwrap()
}

#[test]
fn the_text_tells_who_was_what_who_played_what_and_who_voted_otherwise_in_private() {
    let text = opened(&forum(), Format::Text, Language::ENGLISH);
    for line in [
        "Seat 1. Player: -Ana; Role: Spy; Proposals made: 0; Missions run: 2; \
         Mission 1: No order: counted as Sabotage; Mission 3: Support",
        "Seat 2. Player: O'Neil; Role: Resistance; Proposals made: 1; Missions run: 2; \
         Mission 1: Support; Mission 2: No order: counted as Support",
        "Seat 4. Player: Jean-Luc; Role: Spy; Proposals made: 1; Missions run: 1; Mission 3: Sabotage",
        "Vote on proposal 1: Zoë rejected in public and approved in private.",
        "Vote on proposal 1: Ира approved in public and rejected in private.",
    ] {
        assert_eq!(text.lines().filter(|told| *told == line).count(), 1, "{line:?} in {text}");
    }
    assert_eq!(text.matches(" in private.").count(), 2, "{text}");
}

#[test]
fn every_language_has_words_for_orders_and_private_votes() {
    for (language, words) in [
        (Language::FRENCH, ["Aucun ordre : compte comme Sabotage", "Soutien", "Zoë a voté contre en public et pour"]),
        (Language::GERMAN, ["Kein Befehl: gilt als Sabotage", "Unterstützung", "Zoë stimmte öffentlich dagegen"]),
    ] {
        for format in [Format::Text, Format::Html, Format::Markdown] {
            let text = opened(&forum(), format, language);
            assert!(words.iter().all(|word| text.contains(word)), "{text}");
        }
    }
}

/// A table with every character of an edition but one, and who is what there.
fn everybody(edition: Edition, but: Option<Module>) -> (Record, Private, Vec<Role>) {
    let players = (b'A'..).take(edition.players().1).map(|letter| format!("P{}", char::from(letter)));
    let reveal = Reveal::Headset;
    let mut setup = Setup { edition, reveal, players: players.collect(), ..game().setup().clone() };
    setup.leader = if edition == crate::edition("winter-soldier") { LeaderChoice::Draw } else { setup.leader };
    let characters = edition.book().characters.iter().filter_map(|role| role.module());
    setup.modules = characters.filter(|module| but != Some(*module)).collect();
    let record = Record::begin(setup, Language::ENGLISH).unwrap();
    let roles = record.game().character_cards();
    (record, Private::of(vec![PrivateEntry::Told { roles: roles.clone() }]), roles)
}

#[test]
fn every_character_stands_beside_its_player_in_every_language() {
    let mut met = Vec::new();
    // With all its characters a table of Avalon has no card left for a general Minion.
    let without_oberon = (crate::edition("avalon"), Some(Module::Choice("oberon")));
    let all = ["accessible", "winter-soldier", "avalon"].map(|id| (crate::edition(id), None));
    for (edition, but) in all.into_iter().chain([without_oberon]) {
        let (record, private, roles) = everybody(edition, but);
        let roles = BySeat::new(roles);
        let game = (record, private);
        for (number, language) in Language::ALL.into_iter().enumerate() {
            let text = opened(&game, Format::Text, language);
            let others = [Format::Markdown, Format::Html, Format::Csv].map(|format| opened(&game, format, language));
            for (seat, role) in roles.iter() {
                let word = WORDS.iter().find(|(of, _)| *of == role.id()).unwrap().1[number];
                let player = &game.0.names()[seat];
                let told =
                    |line: &&str| line.contains(&format!(": {player}; ")) && line.contains(&format!(": {word}; "));
                assert_eq!(text.lines().filter(told).count(), 1, "{player} is {word}: {text}");
                let found = |text: &String| text.replace("&#39;", "'").contains(word);
                assert!(others.iter().all(found), "{word}: {others:#?}");
                met.push(*role);
            }
        }
    }
    assert!(WORDS.iter().all(|(role, _)| met.iter().any(|met| met.id() == *role)), "{met:?}");
}

#[test]
fn tables_keep_their_form_with_secrets() {
    for language in Language::ALL {
        let page = opened(&forum(), Format::Html, language);
        let tags = tags(&page);
        let count = |tag: &str| tags.iter().filter(|seen| **seen == tag).count();
        // Beside the role a column for each of the three missions that were run.
        assert_eq!(count("th scope=\"col\""), 4 + 1 + 3 + 6 + 4 * 9 - 9, "{page}");
        let text = opened(&forum(), Format::Markdown, language);
        let players = text.split("\n\n").find(|block| block.starts_with('|')).unwrap();
        assert!(players.lines().all(|line| line.matches('|').count() == 4 + 1 + 3 + 1), "{players}");
    }
}

#[test]
fn json_tells_roles_cards_and_private_votes() {
    let all = json(&forum());
    assert_eq!(all["roles"], json!(["spy", "resistance", "resistance", "spy", "resistance"]));
    let card =
        |player: u8, card: &str, by_default: bool| json!({"player": player, "card": card, "by_default": by_default});
    assert_eq!(
        all["cards"],
        json!([
            {"round": 1, "mission": 1, "played": [card(1, "fail", true), card(2, "success", false)]},
            {"round": 2, "mission": 2, "played": [
                card(2, "success", true), card(3, "success", false), card(5, "success", true)]},
            {"round": 3, "mission": 3, "played": [card(1, "success", false), card(4, "fail", false)]},
        ])
    );
    assert_eq!(
        all["private_votes"],
        json!([
            {"round": 1, "proposal": 1, "player": 3, "vote": "approve"},
            {"round": 1, "proposal": 1, "player": 5, "vote": "reject"},
        ])
    );
    let (record, _) = forum();
    let without: Value =
        serde_json::from_str(&export(&record, None, &id(), Format::Json, Language::ENGLISH)).unwrap();
    for secret in ["roles", "cards", "private_votes"] {
        assert_eq!(without.get(secret), None);
    }
}

#[test]
fn the_spreadsheet_keeps_its_columns() {
    let rows = fields(&opened(&forum(), Format::Csv, Language::ENGLISH));
    let (record, _) = forum();
    let without = fields(&export(&record, None, &id(), Format::Csv, Language::ENGLISH));
    assert_eq!(rows[0], without[0]);
    let of =
        |what: &str| -> Vec<&[String]> { rows.iter().filter(|row| row[0] == what).map(|row| &row[11..]).collect() };
    assert_eq!(of("Role"), [["Spy", "Resistance", "Resistance", "Spy", "Resistance"]]);
    assert_eq!(of("Private vote"), [["", "", "Approved", "", "Rejected"]]);
    assert_eq!(
        of("Mission"),
        [
            ["No order: counted as Sabotage", "Support", "", "", ""],
            ["", "No order: counted as Support", "Support", "", "No order: counted as Support"],
            ["Support", "", "", "Sabotage", ""],
        ]
    );
    // Without the two new rows and the cards it is what it was.
    let mut rest = rows.clone();
    rest.retain(|row| !["Role", "Private vote"].contains(&row[0].as_str()));
    for row in rest.iter_mut().filter(|row| row[0] == "Mission") {
        row[11..].fill(String::new());
    }
    assert_eq!(rest, without);
}

#[test]
fn at_a_table_cards_have_their_usual_names_and_nothing_counts_by_default() {
    let all_cards = [Told { letters: &[(1, FAIL), (2, SUCCESS)], ..TOLD[0] }, Told { ..TOLD[1] }];
    let game = confided(crate::edition("accessible"), Reveal::Headset, &all_cards);
    let text = opened(&game, Format::Text, Language::ENGLISH);
    let told = |line: &str| text.lines().any(|told| told == line);
    assert!(told("Seat 1. Player: -Ana; Role: Spy; Proposals made: 0; Missions run: 1; Mission 1: Fail"), "{text}");
    assert!(
        !text.contains("No order") && !text.contains("; Mission 2: "),
        "some cards of mission 2 were laid: {text}"
    );
    let all = json(&game);
    assert_eq!((all["cards"].as_array().unwrap().len(), all.get("private_votes")), (1, None));
}

#[test]
fn cards_that_were_not_those_that_were_counted_are_not_told() {
    let game = confided(crate::edition("forum"), Reveal::None, &[Told { fails: 0, ..TOLD[0] }]);
    assert_eq!(json(&game)["cards"], json!([]));
    let text = opened(&game, Format::Text, Language::ENGLISH);
    assert!(text.contains("Role: Spy") && !text.contains("Sabotage"), "{text}");
}

#[test]
fn cards_that_were_given_alone_are_told_where_others_were_dealt() {
    let told = [Told { letters: &[(1, FAIL), (2, SUCCESS)], ..TOLD[0] }];
    let (record, _) = confided(crate::edition("accessible"), Reveal::Touch, &told);
    let about = Proposal { round: 1, proposal: 1, team: seats(&[1, 2]) };
    let letter = |from: u32, letter| PrivateEntry::Letter { about, from: Seat::from_number(from).unwrap(), letter };
    let game = (record, Private::of(vec![letter(1, FAIL), letter(2, SUCCESS)]));
    let text = opened(&game, Format::Text, Language::ENGLISH);
    assert!(text.contains("Missions run: 1; Mission 1: Fail\n") && !text.contains("Role"), "{text}");
    assert_eq!(json(&game)["roles"], Value::Null);
}

#[test]
fn a_game_without_a_private_part_has_no_secrets() {
    let (record, _) = forum();
    assert!(Secrets::of(&record, &Private::default()).is_none());
}

#[test]
fn random_games_with_a_deal_can_be_written_out() {
    for seed in 0..30 {
        let (_, record) = random_game(seed, 5 + seed as usize * 3);
        let private = Private::of(vec![PrivateEntry::Dealt { seed, game: record.setup().seed }]);
        let deal = private.deal(&record).unwrap();
        let game = (record, private);
        let roles: Vec<&str> =
            game.0.game().seats().iter().map(|seat| deal.open().role(seat).unwrap().id()).collect();
        assert_eq!(json(&game)["roles"], json!(roles));
        for format in Format::ALL {
            let text = opened(&game, format, Language::ALL[seed as usize % Language::ALL.len()]);
            assert!(!text.contains("export-"), "a word is missing: {text}");
        }
    }
}
