//! Missions and the end.

use resistance_narrator::language::Message;
use serde_json::json;

use super::{FIRST, Rule, plain, seat};

const TWO_SUCCESSES: [&str; 6] = ["propose 1 2", "vote 5 0", "fails 0", "propose 1 2 3", "vote 5 0", "fails 0"];
const TWO_FAILURES: [&str; 6] = ["propose 1 2", "vote 5 0", "fails 1", "propose 1 2 3", "vote 5 0", "fails 1"];
const FOURTH_OF_SEVEN: [&str; 11] = [
    "propose 1 2",
    "vote 7 0",
    "fails 0",
    "propose 1 2 3",
    "vote 7 0",
    "fails 1",
    "propose 1 2 3",
    "vote 7 0",
    "fails 0",
    "propose 1 2 3 4",
    "vote 7 0",
];

/// Missions and the end.
pub(super) fn rules() -> Vec<Rule> {
    vec![
        plain(
            5,
            &["propose 1 2", "vote 5 0"],
            ["Is one Fail enough?", "Un seul Échec suffit ?", "Reicht ein Fehlschlag?"],
            Message::new("fact-fails-needed").number("mission", 1_u32).number("fails", 1_u32),
            &["fails 1"],
            json!({"event": "mission-run", "result": "fail"}),
        ),
        plain(
            7,
            &FOURTH_OF_SEVEN,
            ["Is one Fail enough?", "Un seul Échec suffit ?", "Reicht ein Fehlschlag?"],
            Message::new("fact-fails-needed").number("mission", 4_u32).number("fails", 2_u32),
            &["fails 1"],
            json!({"event": "mission-run", "mission": 4, "result": "success"}),
        ),
        plain(
            5,
            &FIRST,
            [
                "How many missions do we need to win?",
                "Il faut combien de missions pour gagner ?",
                "Wie viele Missionen braucht man zum Gewinnen?",
            ],
            Message::new("fact-three-missions"),
            &["propose 1 2 3", "vote 5 0", "fails 0", "propose 1 2", "vote 5 0", "fails 0"],
            json!({"phase": "over", "winner": "resistance"}),
        ),
        plain(
            5,
            &TWO_SUCCESSES,
            ["How many missions are there?", "Il y a combien de missions ?", "Wie viele Missionen gibt es?"],
            Message::new("fact-missions"),
            &[
                "propose 1 2",
                "vote 5 0",
                "fails 1",
                "propose 1 2 3",
                "vote 5 0",
                "fails 1",
                "propose 1 2 3",
                "vote 5 0",
                "fails 1",
            ],
            json!({"phase": "over", "winner": "spies", "round": 5}),
        ),
        plain(
            5,
            &TWO_SUCCESSES,
            [
                "Does the resistance win if this succeeds?",
                "La résistance gagne si celle-ci réussit ?",
                "Gewinnt der Widerstand, wenn die gelingt?",
            ],
            Message::new("fact-would-win").number("left", 1_u32),
            &["propose 1 2", "vote 5 0", "fails 0"],
            json!({"phase": "over", "winner": "resistance"}),
        ),
        plain(
            5,
            &TWO_FAILURES,
            [
                "Who wins if the next mission fails?",
                "Qui gagne si la prochaine mission échoue ?",
                "Wer gewinnt, wenn die nächste Mission scheitert?",
            ],
            Message::new("fact-would-lose").number("left", 1_u32),
            &["propose 1 2", "vote 5 0", "fails 1"],
            json!({"phase": "over", "winner": "spies"}),
        ),
        Rule {
            edition: "accessible",
            players: 5,
            with: "targeting",
            lines: &[],
            asked: [
                "Can we choose any mission?",
                "On peut choisir n'importe quelle mission ?",
                "Darf man jede Mission wählen?",
            ],
            told: Message::new("fact-targeting"),
            played: &["mission 5"],
            becomes: json!({"code": "mission-closed"}),
        },
        Rule {
            edition: "resistance-2020",
            players: 7,
            with: "trap",
            lines: &[],
            asked: ["How many people go?", "On part à combien ?", "Wie viele gehen mit?"],
            told: Message::new("fact-team-size").number("mission", 1_u32).number("size", 3_u32),
            played: &["propose 1 2 3"],
            becomes: json!({"event": "proposed", "team": [1, 2, 3]}),
        },
        Rule {
            edition: "resistance-2020",
            players: 7,
            with: "trap",
            lines: &["propose 1 2 3", "vote 7 0"],
            asked: ["Does that card still count?", "Cette carte compte encore ?", "Zählt die Karte noch?"],
            told: Message::new("fact-set-aside"),
            played: &["trap 2", "fails 2"],
            becomes: json!({"event": "mission-run", "fails": 2, "result": "fail"}),
        },
        Rule {
            edition: "resistance-2020",
            players: 7,
            with: "",
            lines: &["propose 1 2", "vote 7 0", "fails 0", "propose 1 2 3", "vote 7 0", "fails 1", "examine 2"],
            asked: ["Who has the token?", "Qui a le pion Enquêteur ?", "Wer hat den Marker?"],
            told: Message::new("fact-token").player("holder", seat(2)),
            played: &["propose 1 2 3", "vote 7 0", "fails 0", "examine 7"],
            becomes: json!({"code": "marked"}),
        },
        Rule {
            edition: "resistance-2020",
            players: 7,
            with: "",
            lines: &["propose 1 2", "vote 7 0", "fails 0", "propose 1 2 3", "vote 7 0", "fails 1"],
            asked: [
                "Can the same player be examined again?",
                "On peut examiner deux fois la même personne ?",
                "Darf man dieselbe Person noch mal untersuchen?",
            ],
            told: Message::new("fact-examined-once"),
            played: &["examine 2", "propose 1 2 3", "vote 7 0", "fails 0", "examine 7"],
            becomes: json!({"code": "marked"}),
        },
    ]
}
