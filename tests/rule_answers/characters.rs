//! Captain America and Merlin.

use resistance_narrator::language::Message;
use serde_json::json;

use super::{Rule, seat};

/// Captain America and Merlin.
pub(super) fn rules() -> Vec<Rule> {
    let shield = |lines, asked, told, played, becomes| Rule {
        edition: "winter-soldier",
        players: 7,
        with: "",
        lines,
        asked,
        told,
        played,
        becomes,
    };
    let avalon = |lines, asked, told, played, becomes| Rule {
        edition: "avalon",
        players: 7,
        with: "percival,morgana",
        lines,
        asked,
        told,
        played,
        becomes,
    };
    vec![
        shield(
            &["propose 1 2", "vote 0 7", "propose 1 2", "vote 0 7", "propose 1 2"],
            ["What if it's rejected?", "Et si c'est refusé ?", "Was passiert, wenn es abgelehnt wird?"],
            Message::new("fact-after-third-rejection").player("leader", seat(5)).number("left", 0_u32),
            &["vote 0 7"],
            json!({"phase": "proposal", "failures": 1, "winner": null}),
        ),
        shield(
            &["propose 1 2"],
            ["What if it's rejected?", "Et si c'est refusé ?", "Was passiert, wenn es abgelehnt wird?"],
            Message::new("fact-after-third-rejection").player("leader", seat(7)).number("left", 2_u32),
            &["vote 0 7"],
            json!({"phase": "proposal", "leader": 7, "failures": 0}),
        ),
        shield(
            &["propose 1 2"],
            [
                "When may Captain America accuse?",
                "Quand est-ce que Captain America peut accuser ?",
                "Wann darf Captain America anklagen?",
            ],
            Message::new("rules-accusation"),
            &["accuse Ben", "hydra"],
            json!({"out": [1, 2]}),
        ),
        shield(
            &["propose 1 2", "accuse Ben"],
            ["What if it's SHIELD?", "Et si c'est le SHIELD ?", "Was, wenn es SHIELD ist?"],
            Message::new("fact-accused-shield"),
            &["shield"],
            json!({"out": [2]}),
        ),
        shield(
            &["propose 1 2", "accuse Ben"],
            ["What if it's HYDRA?", "Et si c'est HYDRA ?", "Was, wenn es HYDRA ist?"],
            Message::new("fact-accused-hydra"),
            &["winter soldier"],
            json!({"phase": "over", "winner": "shield"}),
        ),
        avalon(
            &["propose 1 2", "vote 7 0", "fails 0", "propose 1 2 3", "vote 7 0", "fails 0"],
            ["What if Merlin is found?", "Et si Merlin est trouvé ?", "Was, wenn Merlin gefunden wird?"],
            Message::new("rules-avalon-end"),
            &["propose 1 2 3", "vote 7 0", "fails 0", "assassinate Ben", "right"],
            json!({"phase": "over", "winner": "evil", "why": "merlin-found"}),
        ),
        avalon(
            &[],
            ["What does the Assassin do?", "Que fait l'Assassin ?", "Was macht der Meuchelmörder?"],
            Message::new("rules-role-assassin"),
            &[
                "propose 1 2",
                "vote 7 0",
                "fails 0",
                "propose 1 2 3",
                "vote 7 0",
                "fails 0",
                "propose 1 2 3",
                "vote 7 0",
                "fails 0",
                "assassinate Ben",
                "wrong",
            ],
            json!({"phase": "over", "winner": "good", "why": "merlin-safe"}),
        ),
    ]
}
