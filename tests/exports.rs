//! Games written out: complete, in every language, and readable by the programs that they are for.

mod secrets;

use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{
    Action, AgentCard, Ballot, Count, Edition, LeaderChoice, Mission, Module, Outcome, PlotCard, Reveal, Seat,
    SeatSet, Setup,
};
use resistance_narrator::journal::export::{Format, export};
use resistance_narrator::journal::{GameId, Record};
use resistance_narrator::language::Language;
use serde_json::{Value, json};

use crate::random_game::random_game;

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().filter_map(|number| Seat::from_number(*number)).collect()
}

/// Two missions and a proposal that waits for its vote; one vote by name, one by count, one unanimous.
fn game() -> Record {
    let setup = Setup {
        edition: crate::edition("accessible"),
        players: ["-Ana", "O'Neil", "Zoë", "Jean-Luc", "Ира"].map(String::from).to_vec(),
        leader: LeaderChoice::Named(Seat::from_index(1).unwrap()),
        reveal: Reveal::Touch,
        modules: Modules::default(),
        seed: 5,
    };
    let mut record = Record::begin(setup, Language::ENGLISH).unwrap();
    for action in [
        Action::TableReady,
        Action::RevealDone,
        Action::Propose(seats(&[1, 2])),
        Action::Vote(Ballot::Named { approve: seats(&[1, 2]) }),
        Action::Propose(seats(&[2, 3])),
        Action::Vote(Ballot::Count { approve: 4, reject: 1 }),
        Action::Count(Count::fails(1)),
        Action::Propose(seats(&[1, 4, 5])),
        Action::Vote(Ballot::Named { approve: seats(&[1, 2, 3, 4, 5]) }),
        Action::Count(Count::fails(0)),
        Action::Propose(seats(&[4, 5])),
    ] {
        record.play(action).unwrap();
    }
    record
}

fn id() -> GameId {
    GameId::from_name("2026-11-21-3").unwrap()
}

fn written(format: Format, language: Language) -> String {
    export(&game(), None, &id(), format, language)
}

#[test]
fn the_text_says_everything_one_fact_a_line() {
    assert_eq!(
        written(Format::Text, Language::ENGLISH),
        "\
The Resistance: game 2026-11-21-3

Date: 21 November 2026
Edition: The accessible edition
Variants: No variants
Reveal: Reveal by touch
First leader: O'Neil
Result: The game is not finished.

Players
Seat 1. Player: -Ana; Proposals made: 0; Missions run: 1
Seat 2. Player: O'Neil; Proposals made: 1; Missions run: 1
Seat 3. Player: Zoë; Proposals made: 1; Missions run: 1
Seat 4. Player: Jean-Luc; Proposals made: 1; Missions run: 1
Seat 5. Player: Ира; Proposals made: 1; Missions run: 1

Missions
Mission 1. Result: Failed; Fails: 1; Fails needed: 1; Team size: 2; Team: O'Neil, Zoë
Mission 2. Result: Success; Fails: 0; Fails needed: 1; Team size: 3; Team: -Ana, Jean-Luc, Ира
Mission 3. Result: Not run; Fails needed: 1; Team size: 2
Mission 4. Result: Not run; Fails needed: 1; Team size: 3
Mission 5. Result: Not run; Fails needed: 1; Team size: 3

Round 1
Proposal 1. Leader: O'Neil; Mission: 1; Team: -Ana, O'Neil; Vote: Rejected; For: 2; Against: 3; \
Approved by: -Ana, O'Neil; Rejected by: Zoë, Jean-Luc, Ира
Proposal 2. Leader: Zoë; Mission: 1; Team: O'Neil, Zoë; Vote: Approved; For: 4; Against: 1; \
Approved by: Not known; Rejected by: Not known
Mission 1: failed, 1 Fail.

Round 2
Proposal 1. Leader: Jean-Luc; Mission: 2; Team: -Ana, Jean-Luc, Ира; Vote: Approved; For: 5; Against: 0; \
Approved by: -Ana, O'Neil, Zoë, Jean-Luc, Ира; Rejected by: Nobody
Mission 2: success, 0 Fails.

Round 3
Proposal 1. Leader: Ира; Mission: 3; Team: Jean-Luc, Ира; Vote: Not voted on
No mission was run in this round.

How it ended
The game is not finished.
Score: resistance 1, spies 1.
"
    );
}

#[test]
fn every_language_has_its_own_words() {
    let told = |language| {
        let text = written(Format::Text, language);
        text.lines().filter_map(|line| line.split_once(": ")).take(6).map(|(label, _)| label.to_owned()).collect()
    };
    let labels: Vec<Vec<String>> = Language::ALL.map(told).to_vec();
    assert_eq!(labels[1][1..], ["Date", "Édition", "Modules", "Reconnaissance des Espions", "Premier Meneur"]);
    assert_eq!(labels[2][1..], ["Datum", "Ausgabe", "Varianten", "Enthüllung", "Erster Anführer"]);
    for language in Language::ALL {
        for format in Format::ALL {
            let text = export(&game(), None, &id(), format, language);
            assert!(!text.contains("export-"), "a word is missing: {text}");
        }
    }
    assert!(written(Format::Text, Language::FRENCH).contains("\nDate: 21 novembre 2026\n"));
    assert!(written(Format::Text, Language::GERMAN).contains("\nDatum: 21. November 2026\n"));
}

#[test]
fn markdown_tables_have_as_many_cells_in_every_row() {
    for language in Language::ALL {
        let text = written(Format::Markdown, language);
        for table in text.split("\n\n").filter(|block| block.starts_with('|')) {
            let cells: Vec<usize> = table.lines().map(|line| line.replace("\\|", "").matches('|').count()).collect();
            assert!(cells.len() > 2 && cells.iter().all(|count| *count == cells[0]), "{table}");
        }
        assert_eq!(text.lines().filter(|line| line.starts_with("# ")).count(), 1);
        assert_eq!(text.matches("\n| --- |").count(), 5, "{text}");
    }
}

/// The tags of a page, in order, after a check that each is closed in its turn.
fn tags(page: &str) -> Vec<&str> {
    let mut open = Vec::new();
    let mut seen = Vec::new();
    for tag in page.split('<').skip(1).map(|part| part.split_once('>').expect("a sign < that is no tag").0) {
        let name = tag.split(' ').next().unwrap();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "closed out of turn"),
            None if name == "!DOCTYPE" || name == "meta" => {}
            None => open.push(name),
        }
        seen.push(tag);
    }
    assert!(open.is_empty(), "left open: {open:?}");
    seen
}

#[test]
fn the_page_can_be_walked_through_by_headings_and_tables() {
    for language in Language::ALL {
        let page = written(Format::Html, language);
        assert!(page.starts_with("<!DOCTYPE html>\n"));
        let tags = tags(&page);
        let count = |tag: &str| tags.iter().filter(|seen| **seen == tag).count();
        assert_eq!(count(&format!("html lang=\"{}\"", language.code())), 1);
        assert_eq!(count("meta charset=\"utf-8\""), 1);
        assert_eq!(count("h1"), 1);
        assert_eq!(count("h2"), 6);
        assert!(
            !tags.iter().any(|tag| ["h3", "h4", "script", "a ", "img", "link"].iter().any(|no| tag.starts_with(no)))
        );
        assert_eq!(count("table"), 5);
        assert_eq!(count("caption"), 5);
        assert_eq!(count("th scope=\"row\""), 5 + 5 + 2 + 1 + 1);
        assert_eq!(count("th scope=\"col\""), 4 + 6 + 3 * 9);
        assert_eq!(count("th"), 0, "every header cell says what it is the header of");
        assert!(page.contains("O&#39;Neil") && !page.contains("O'Neil"));
    }
}

/// The fields of a file, read as RFC 4180 says.
fn fields(text: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let row = rows.last_mut().unwrap();
        match (letter, quoted) {
            ('"', true) if letters.peek() == Some(&'"') => row.last_mut().unwrap().push(letters.next().unwrap()),
            ('"', _) => quoted = !quoted,
            (',', false) => row.push(String::new()),
            ('\r', false) => {
                assert_eq!(letters.next(), Some('\n'));
                rows.push(vec![String::new()]);
            }
            _ => row.last_mut().unwrap().push(letter),
        }
    }
    assert_eq!(rows.pop(), Some(vec![String::new()]), "the last row ends like the others");
    rows
}

#[test]
fn the_spreadsheet_has_a_row_for_every_proposal_vote_and_mission() {
    let rows = fields(&written(Format::Csv, Language::ENGLISH));
    assert!(rows.iter().all(|row| row.len() == 11 + 5));
    assert_eq!(rows[0][11..], ["'-Ana", "O'Neil", "Zoë", "Jean-Luc", "Ира"], "a name is never a formula");
    let what: Vec<&str> = rows[1..].iter().map(|row| row[0].as_str()).collect();
    assert_eq!(
        what,
        ["Beginning", "Proposal", "Vote", "Proposal", "Vote", "Mission", "Proposal", "Vote", "Mission", "Proposal"]
    );
    assert_eq!(rows[1][11..], ["Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5"]);
    assert_eq!(rows[3][1..10], ["1", "1", "1", "O'Neil", "'-Ana, O'Neil", "Rejected", "2", "3", ""]);
    assert_eq!(rows[3][11..], ["Approved", "Approved", "Rejected", "Rejected", "Rejected"]);
    assert_eq!(rows[5][11..], ["", "", "", "", ""], "who voted how is not known");
    assert_eq!(rows[6][1..10], ["1", "", "1", "", "O'Neil, Zoë", "Failed", "", "", "1"]);
}

#[test]
fn json_holds_set_up_actions_events_results_and_votes() {
    let all: Value = serde_json::from_str(&written(Format::Json, Language::GERMAN)).unwrap();
    assert_eq!(all["game"], "2026-11-21-3");
    assert_eq!(all["date"], "2026-11-21");
    assert_eq!(
        all["setup"],
        json!({
            "edition": "accessible", "players": ["-Ana", "O'Neil", "Zoë", "Jean-Luc", "Ира"], "leader": 2,
            "reveal": "touch", "with": [], "seed": 5, "language": "en",
        })
    );
    assert_eq!(all["actions"].as_array().unwrap().len(), game().past().len());
    assert_eq!(all["actions"][3], json!({"approve": [1, 2]}));
    assert_eq!(all["events"].as_array().unwrap().len(), game().events().count());
    assert_eq!(all["results"], json!(["fail", "success", null, null, null]));
    assert_eq!((&all["successes"], &all["failures"], &all["winner"]), (&json!(1), &json!(1), &Value::Null));
    assert_eq!(all["votes"][0]["by_seat"], json!(["approve", "approve", "reject", "reject", "reject"]));
    assert_eq!(all["votes"][1]["by_seat"], Value::Null);
    assert_eq!(all["missions"][0]["fails"], 1);
}

/// A game with plot cards: an approved team is rejected after all, and the next mission is watched.
fn plot_game() -> Record {
    let setup = Setup { modules: Modules::from_iter([Module::Plot]), ..game().setup().clone() };
    let seat = |number| Seat::from_number(number).unwrap();
    let mut record = Record::begin(setup, Language::ENGLISH).unwrap();
    for action in [
        Action::TableReady,
        Action::RevealDone,
        Action::Draw(PlotCard::NoConfidence),
        Action::Give { card: PlotCard::NoConfidence, to: seat(1) },
        Action::Propose(seats(&[2, 3])),
        Action::Vote(Ballot::Count { approve: 4, reject: 1 }),
        Action::Use { by: seat(1), card: PlotCard::NoConfidence, on: None },
        Action::Propose(seats(&[3, 4])),
        Action::Vote(Ballot::Count { approve: 3, reject: 2 }),
        Action::Count(Count::fails(0)),
        Action::Draw(PlotCard::CloseEye),
        Action::Give { card: PlotCard::CloseEye, to: seat(5) },
        Action::Propose(seats(&[1, 2, 4])),
        Action::Vote(Ballot::Count { approve: 5, reject: 0 }),
        Action::Use { by: seat(5), card: PlotCard::CloseEye, on: Some(seat(2)) },
    ] {
        record.play(action).unwrap();
    }
    record
}

/// What is written between the heading of the first round and the ending.
fn told_of_rounds(record: &Record) -> String {
    let text = export(record, None, &id(), Format::Text, Language::ENGLISH);
    text.split_once("\nRound 1\n").unwrap().1.split_once("\n\nHow").unwrap().0.to_owned()
}

#[test]
fn what_agents_did_stands_where_it_was_done_and_other_cards_are_forgotten() {
    let setup = Setup { edition: crate::edition("winter-soldier"), reveal: Reveal::None, ..game().setup().clone() };
    let mut record = Record::begin(setup, Language::ENGLISH).unwrap();
    let accused = Seat::from_number(5).unwrap();
    for action in [
        Action::TableReady,
        Action::Propose(seats(&[1, 2])),
        Action::DealAgain,
        Action::TableReady,
        Action::CaptainAmerica(Seat::from_number(1).unwrap()),
        Action::Propose(seats(&[1, 2])),
        Action::Accuse(accused),
        Action::Show(AgentCard::Hydra),
    ] {
        record.play(action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    }
    assert_eq!(
        told_of_rounds(&record),
        "\
Proposal 1. Leader: -Ana; Mission: 1; Team: -Ana, O'Neil; Vote: Not voted on
During the vote on proposal 1: Captain America accuses Ира.
During the vote on proposal 1: Ира is a HYDRA agent.
During the vote on proposal 1: -Ana and Ира are out of the game.
During the vote on proposal 1: The team of -Ana and O'Neil is cancelled. It doesn't count as a rejection.
No mission was run in this round."
    );
}

#[test]
fn who_gave_what_to_whom_and_who_used_it_when_is_written_out() {
    assert_eq!(
        told_of_rounds(&plot_game()),
        "\
Proposal 1. Leader: O'Neil; Mission: 1; Team: O'Neil, Zoë; Vote: Approved, then rejected after all; \
For: 4; Against: 1; Approved by: Not known; Rejected by: Not known
Proposal 2. Leader: Zoë; Mission: 1; Team: Zoë, Jean-Luc; Vote: Approved; \
For: 3; Against: 2; Approved by: Not known; Rejected by: Not known
At the beginning of the round: O'Neil draws No Confidence.
At the beginning of the round: O'Neil gives No Confidence to -Ana.
After the vote on proposal 1: -Ana uses No Confidence and rejects this team.
Mission 1: success, 0 Fails.

Round 2
Proposal 1. Leader: Jean-Luc; Mission: 2; Team: -Ana, O'Neil, Jean-Luc; Vote: Approved; \
For: 5; Against: 0; Approved by: Not known; Rejected by: Not known
At the beginning of the round: Jean-Luc draws Keeping a Close Eye on You.
At the beginning of the round: Jean-Luc gives Keeping a Close Eye on You to Ира.
After the vote on proposal 1: Ира uses Keeping a Close Eye on You and looks at O'Neil's card.
No mission was run in this round."
    );
}

#[test]
fn the_spreadsheet_has_plot_cards_where_they_were_played() {
    let rows = fields(&export(&plot_game(), None, &id(), Format::Csv, Language::ENGLISH));
    let told: Vec<[&str; 4]> = rows[2..].iter().map(|row| [0, 2, 6, 10].map(|column| row[column].as_str())).collect();
    assert_eq!(
        told,
        [
            ["Plot card", "", "", "O'Neil draws No Confidence."],
            ["Plot card", "", "", "O'Neil gives No Confidence to -Ana."],
            ["Proposal", "1", "", ""],
            ["Vote", "1", "Approved, then rejected after all", ""],
            ["Plot card", "1", "", "'-Ana uses No Confidence and rejects this team."],
            ["Proposal", "2", "", ""],
            ["Vote", "2", "Approved", ""],
            ["Mission", "", "Success", ""],
            ["Plot card", "", "", "Jean-Luc draws Keeping a Close Eye on You."],
            ["Plot card", "", "", "Jean-Luc gives Keeping a Close Eye on You to Ира."],
            ["Proposal", "1", "", ""],
            ["Vote", "1", "Approved", ""],
            ["Plot card", "1", "", "Ира uses Keeping a Close Eye on You and looks at O'Neil's card."],
        ]
    );
}

#[test]
fn json_tells_plot_cards_with_their_time_where_they_are_played() {
    let read = |record: &Record| -> Value {
        serde_json::from_str(&export(record, None, &id(), Format::Json, Language::ENGLISH)).unwrap()
    };
    let all = read(&plot_game());
    assert_eq!(all["votes"][0]["approved"], true);
    assert_eq!((&all["votes"][0]["overruled_by"], &all["votes"][1]["overruled_by"]), (&json!(1), &Value::Null));
    assert_eq!(all["plot"].as_array().unwrap().len(), 6);
    assert_eq!(
        all["plot"][1],
        json!({
            "event": "plot-given", "leader": 2, "card": "no-confidence", "to": 1,
            "round": 1, "after_vote": null,
        })
    );
    assert_eq!(all["plot"][5], json!({"event": "card-looked-at", "by": 5, "member": 2, "round": 2, "after_vote": 1}));
    let without = read(&game());
    assert_eq!((without.get("plot"), without["votes"][0].get("overruled_by")), (None, None));
}

#[test]
fn any_game_can_be_written_out() {
    for seed in 0..60 {
        let (_, record) = random_game(seed, 5 + seed as usize * 3);
        for format in Format::ALL {
            let text = export(&record, None, &id(), format, Language::ALL[seed as usize % Language::ALL.len()]);
            match format {
                Format::Html => assert!(tags(&text).len() > 20),
                Format::Csv => assert!(fields(&text).iter().all(|row| row.len() == 11 + record.game().players())),
                Format::Json => {
                    let all: Value = serde_json::from_str(&text).unwrap();
                    assert_eq!(all["winner"].is_null(), record.game().ending().is_none());
                    assert_eq!(all["failures"], record.game().results().count(Outcome::Fail));
                }
                Format::Text | Format::Markdown => {
                    assert!(text.lines().count() > record.game().players() + Mission::ALL.len());
                }
            }
            assert!(text.contains(record.names().values().last().unwrap().split('\'').next().unwrap()));
        }
        assert_eq!(record.setup().modules.contains(Module::Targeting), {
            let text = export(&record, None, &id(), Format::Text, Language::ENGLISH);
            text.lines().any(|line| line.starts_with("Variants: ") && line.contains("Targeting"))
        });
    }
}
