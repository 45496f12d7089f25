//! The rules of Trap, Reverser and Rogue, read by topic in three languages.

use crate::program::Narrator;

/// A topic by its title, and words without which it would not be told whole.
type Topic = (&'static str, &'static [&'static str]);

const TOPICS: [(&str, [Topic; 3]); 3] = [
    (
        "en",
        [
            ("trap", &["one member more", "sets it aside", "claim", "watch token", "Spotlight", "and the count"]),
            ("reverser", &["never plays Fail", "Exactly one Reverse", "not more Fails than", "affiliation cards"]),
            ("rogue", &["watch token", "counts as a Success", "wins alone", "partial victory", "affiliation cards"]),
        ],
    ),
    (
        "fr",
        [
            ("piège", &["un membre de plus", "écarte", "Surveillance", "Projecteurs", "le Piège, le décompte"]),
            ("inverseur", &["ne joue jamais Échec", "Une seule Inversion", "plus d'Échecs", "carte Affiliation"]),
            ("renégat", &["jeton Surveillance", "compte comme un Succès", "gagne seul", "partielle", "Affiliation"]),
        ],
    ),
    (
        "de",
        [
            ("falle", &["eine Person mehr", "legt sie zur Seite", "Wachmarker", "Im Fokus", "dann wird gezählt"]),
            ("umkehrer", &["nie Fehlschlag", "Genau eine Umkehrung", "mehr Fehlschläge als", "Zugehörigkeitskarten"]),
            (
                "Abtrünniger",
                &["Wachmarker", "zählt als Erfolg", "gewinnt allein", "Teilsieg", "Zugehörigkeitskarten"],
            ),
        ],
    ),
];

#[test]
fn each_module_of_2020_is_a_topic_of_the_rules() {
    let narrator = Narrator::new();
    for (language, topics) in TOPICS {
        let read = |topic: &str| narrator.run(&["rules", topic, "--voice", "off", "--language", language], "").well();
        for ((title, words), id) in topics.into_iter().zip(["trap", "reverser", "rogue"]) {
            let told = read(title);
            assert_eq!(told, read(id), "{title}");
            let missing: Vec<_> = words.iter().filter(|word| !told.contains(**word)).collect();
            assert!(missing.is_empty(), "{title} does not tell {missing:?}: {told}");
        }
    }
}
