//! With a Reverser or a Rogue nobody shows a character card: an affiliation card goes to the viewer and back.

use protocol::Cue;

use crate::table::{Moment, Table};

/// What is said of a card that is shown, with its tones.
fn shown(table: &Table) -> (String, usize) {
    let tones = table.last_step().iter().filter(|at| at.moment == Moment::Cue(Cue::Now)).count();
    (table.spoken().join(" "), tones)
}

const NAMES: [&str; 7] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

fn table(edition: &str, module: Option<&str>) -> Table {
    let table = Table::new().edition(edition).players(NAMES).leader("Ana");
    module.into_iter().fold(table, |table, module| table.with(module))
}

#[test]
fn the_inquisitor_gets_an_affiliation_card_from_reversers_and_rogues() {
    // What follows a vote: the watch token, then the counts.
    for (module, mission) in [
        (None, &["0"][..]),
        (Some("reverser"), &["0", "0"]),
        (Some("rogue=spy"), &["watch ana", "0"]),
        (Some("rogue=resistance"), &["watch ana", "0", "0"]),
    ] {
        let mut table = table("resistance-2020", module).line("ready").line("skip");
        for team in ["ana, ben", "ana, ben, cleo"] {
            table = mission.iter().fold(table.line(team).line("vote 7 0"), |table, line| table.line(line));
        }
        let (said, tones) = shown(&table.line("examine cleo"));
        for sentence in [
            "Cleo, take both affiliation cards",
            "No lying",
            "shuffle both affiliation cards under the table and put them back",
        ] {
            assert_eq!(said.contains(sentence), module.is_some(), "{module:?}: {said}");
        }
        assert_eq!(said.contains("pass your character card"), module.is_none(), "{module:?}: {said}");
        // A card that goes out has to come home too.
        assert_eq!(tones, 3, "{module:?}: {said}");
    }
}

#[test]
fn plot_cards_show_an_affiliation_card_of_reversers_and_rogues() {
    for (lines, told) in [
        (
            &["draw open up", "draw strong leader", "give open up to ben", "cleo"][..],
            "Ben shows Cleo which side Ben is on",
        ),
        (
            &["draw overheard conversation", "draw strong leader", "give overheard conversation to ben", "cleo"],
            "Ben learns which side Cleo is on",
        ),
        (&["draw establish confidence", "cleo"], "Ana shows Cleo which side Ana is on"),
    ] {
        for module in [None, Some("reverser=spy"), Some("rogue=resistance")] {
            let table = table("accessible", module).with("plot").line("ready").line("skip");
            let (said, tones) = shown(&lines.iter().fold(table, |table, line| table.line(line)));
            assert!(said.contains(told), "{module:?}: {said}");
            assert_eq!(said.contains("your character card"), module.is_none(), "{module:?}: {said}");
            assert_eq!(said.contains("both affiliation cards"), module.is_some(), "{module:?}: {said}");
            assert_eq!(tones, 3, "{module:?}: {said}");
        }
    }
}
