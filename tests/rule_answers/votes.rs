//! Teams and votes.

use resistance_narrator::language::Message;
use serde_json::json;

use super::{FIRST, Rule, plain, seat};

const FOUR_REJECTIONS: [&str; 8] =
    ["propose 1 2", "vote 0 5", "propose 1 2", "vote 0 5", "propose 1 2", "vote 0 5", "propose 1 2", "vote 0 5"];
/// Teams and votes.
pub(super) fn rules() -> Vec<Rule> {
    vec![
        plain(
            6,
            &["propose 1 2"],
            ["What does a tie do?", "Et s'il y a égalité ?", "Was ist bei Gleichstand?"],
            Message::new("fact-tie"),
            &["vote 3 3"],
            json!({"event": "voted", "approved": false}),
        ),
        plain(
            6,
            &["propose 1 2"],
            ["How many do we need?", "Il en faut combien ?", "Wie viele brauchen wir?"],
            Message::new("fact-majority").number("needed", 4_u32).number("players", 6_u32),
            &["vote 4 2"],
            json!({"event": "voted", "approved": true}),
        ),
        plain(
            5,
            &["propose 1 2"],
            ["Can I abstain?", "On peut s'abstenir ?", "Darf ich mich enthalten?"],
            Message::new("fact-abstain"),
            &["vote 2 2"],
            json!({"code": "tally"}),
        ),
        plain(
            5,
            &["propose 1 2"],
            ["Does the leader vote too?", "Le meneur vote aussi ?", "Stimmt der Anführer auch mit ab?"],
            Message::new("fact-leader-votes"),
            &["vote 5 0"],
            json!({"event": "voted", "approved": true}),
        ),
        plain(
            5,
            &["propose 1 2"],
            ["What if it's rejected?", "Et si c'est refusé ?", "Was passiert, wenn es abgelehnt wird?"],
            Message::new("fact-after-rejection").player("leader", seat(2)).number("left", 4_u32),
            &["vote 0 5"],
            json!({"phase": "proposal", "leader": 2, "vote_track": 1, "mission": 1}),
        ),
        plain(
            5,
            &[
                "propose 1 2",
                "vote 0 5",
                "propose 1 2",
                "vote 0 5",
                "propose 1 2",
                "vote 0 5",
                "propose 1 2",
                "vote 0 5",
                "propose 1 2",
            ],
            ["What if it's rejected?", "Et si c'est refusé ?", "Was passiert, wenn es abgelehnt wird?"],
            Message::new("fact-after-rejection").player("leader", seat(1)).number("left", 0_u32),
            &["vote 0 5"],
            json!({"phase": "over", "winner": "spies"}),
        ),
        plain(
            5,
            &["propose 1 2"],
            ["What if it passes?", "Et si c'est accepté ?", "Was passiert, wenn es angenommen wird?"],
            Message::new("fact-after-approval"),
            &["vote 3 2"],
            json!({"phase": "mission", "team": [1, 2]}),
        ),
        plain(
            5,
            &[],
            ["Can the leader go too?", "Le meneur peut y aller aussi ?", "Darf der Anführer auch mit?"],
            Message::new("fact-leader-may-go"),
            &["propose 2 3"],
            json!({"event": "proposed", "leader": 1, "team": [2, 3]}),
        ),
        plain(
            5,
            &[],
            ["Who can I take?", "Qui est-ce que je peux prendre ?", "Wen darf ich nehmen?"],
            Message::new("fact-anybody-goes"),
            &["propose 1 5"],
            json!({"event": "proposed", "leader": 1, "team": [1, 5]}),
        ),
        plain(
            5,
            &FIRST,
            [
                "Can the same people go again?",
                "Les mêmes peuvent repartir en mission ?",
                "Dürfen dieselben Leute noch mal gehen?",
            ],
            Message::new("fact-again"),
            &["propose 1 2 3"],
            json!({"event": "proposed", "team": [1, 2, 3]}),
        ),
        plain(
            5,
            &["propose 1 2", "vote 0 5"],
            [
                "Which way does the leader go?",
                "Le meneur tourne dans quel sens ?",
                "In welche Richtung geht der Anführer?",
            ],
            Message::new("fact-left"),
            &["propose 1 2", "vote 0 5"],
            json!({"leader": 3}),
        ),
        plain(
            5,
            &FOUR_REJECTIONS,
            ["Who leads next?", "Qui sera le prochain meneur ?", "Wer führt als Nächstes an?"],
            Message::new("fact-next-leader").player("leader", seat(1)),
            &["propose 1 2", "vote 5 0", "fails 0"],
            json!({"leader": 1, "vote_track": 0}),
        ),
    ]
}
