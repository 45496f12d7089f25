//! Plot cards.

use resistance_narrator::language::Message;
use serde_json::{Value, json};

use super::{Rule, USE};

/// A game with plot cards and seven players, in which the leader draws this card and another one.
fn plot(
    lines: &'static [&'static str],
    asked: [&'static str; 3],
    told: Message,
    played: &'static [&'static str],
    becomes: Value,
) -> Rule {
    Rule { edition: "accessible", players: 7, with: "plot", lines, asked, told, played, becomes }
}

/// What a plot card does.
fn explained(card: &'static str, does: &'static str) -> Message {
    Message::new("explains-card").message("card", Message::new(card)).message("does", Message::new(does))
}

/// What somebody asks about a card, whose name stands for the sign in it.
const WHAT_IT_DOES: [&str; 3] = ["What does % do?", "Que fait % ?", "Was macht %?"];

/// Plot cards.
pub(super) fn rules() -> Vec<Rule> {
    const NO_CONFIDENCE: &[&str] = &[
        "draw no confidence",
        "draw close eye",
        "give no confidence to Ben",
        "give close eye to Cleo",
        "propose 1 2",
        "vote 7 0",
    ];
    vec![
        plot(
            &[],
            ["How many cards do we draw?", "On pioche combien de cartes ?", "Wie viele Karten ziehen wir?"],
            Message::new("fact-draws").number("cards", 2_u32),
            &["draw strong leader", "draw no confidence"],
            json!({"event": "plot-drawn", "card": "no-confidence"}),
        ),
        plot(
            &["draw strong leader", "draw no confidence"],
            ["Can I keep one?", "Je peux en garder une ?", "Darf ich eine behalten?"],
            Message::new("fact-give"),
            &["give strong leader to Ana"],
            json!({"code": "given-to-leader"}),
        ),
        plot(
            &["draw strong leader", "draw no confidence"],
            ["Can one player get both?", "Une personne peut avoir les deux ?", "Darf einer beide bekommen?"],
            Message::new("fact-give"),
            &["give strong leader to Ben", "give no confidence to Ben"],
            json!({"phase": "proposal"}),
        ),
        plot(
            &["draw strong leader", "draw no confidence", "give no confidence to Ben", "give strong leader to Cleo"],
            WHAT_IT_DOES,
            explained("card-strong-leader", "does-strong-leader"),
            &["propose 1 2", "vote 0 7", USE],
            json!({"leader": 3}),
        ),
        plot(
            NO_CONFIDENCE,
            [
                "What happens if I use it?",
                "Qu'est-ce qui se passe si je l'utilise ?",
                "Was passiert, wenn ich sie einsetze?",
            ],
            explained("card-no-confidence", "does-no-confidence"),
            &[USE],
            json!({"phase": "proposal", "vote_track": 1, "leader": 2}),
        ),
        plot(
            NO_CONFIDENCE,
            [
                "If I use it, is it gone?",
                "Si je l'utilise, elle est perdue ?",
                "Wenn ich sie einsetze, ist sie dann weg?",
            ],
            Message::new("fact-card-used"),
            &[USE],
            json!({"plot": [{"card": "close-eye", "holder": 3}]}),
        ),
        plot(
            NO_CONFIDENCE,
            ["Does it count as a rejection?", "Ça compte comme un rejet ?", "Zählt das als Ablehnung?"],
            Message::new("fact-no-confidence-counts"),
            &[USE],
            json!({"vote_track": 1}),
        ),
    ]
}

/// Plot cards that are used on somebody, whose name is the answer.
pub(super) fn rules_of_targets() -> Vec<Rule> {
    let rule = |card, does, lines, played, becomes| plot(lines, WHAT_IT_DOES, explained(card, does), played, becomes);
    vec![
        rule(
            "card-close-eye",
            "does-close-eye",
            &["draw close eye", "draw no confidence"],
            &["give close eye to Ben", "give no confidence to Cleo", "propose 1 2", "vote 7 0", "pass", "Ana"],
            json!({"event": "card-looked-at", "by": 2, "member": 1}),
        ),
        rule(
            "card-overheard-conversation",
            "does-overheard-conversation",
            &["draw overheard conversation", "draw close eye", "give overheard conversation to Ben"],
            &["Cleo"],
            json!({"event": "character-shown", "owner": 3, "viewer": 2}),
        ),
        rule(
            "card-open-up",
            "does-open-up",
            &["draw open up", "draw close eye", "give open up to Ben"],
            &["Dan"],
            json!({"event": "character-shown", "owner": 2, "viewer": 4}),
        ),
        rule(
            "card-establish-confidence",
            "does-establish-confidence",
            &["draw establish confidence"],
            &["Dan"],
            json!({"event": "character-shown", "owner": 1, "viewer": 4}),
        ),
        rule(
            "card-in-the-spotlight",
            "does-in-the-spotlight",
            &["draw in the spotlight", "draw close eye"],
            &["give in the spotlight to Ben", "give close eye to Cleo", "propose 1 2", "vote 7 0", "Ana"],
            json!({"event": "spotlighted", "by": 2, "member": 1}),
        ),
    ]
}
