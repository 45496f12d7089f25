//! What is rightly the same in several languages.

use resistance_narrator::language::Language;

/// Names of people and of an edition, which are not translated, or the beginnings of such.
pub const PROPER_NAMES: [&str; 19] = [
    "lesson-name-avalon",
    "lesson-name-winter-soldier",
    "agent-",
    "module-black-widow",
    "module-maria-hill",
    "module-alexander-pierce",
    "module-arnim-zola",
    "module-baron-zemo",
    "export-role-winter-soldier",
    "module-mordred",
    "module-morgana",
    "module-oberon",
    "edition-avalon",
    "module-scarlet-witch",
    "edition-winter-soldier",
    "rules-title-scarlet-witch",
    "rules-title-winter-soldier",
    "rules-title-avalon",
    "handbook-title-windows",
];

/// What is rightly the same in English and in another language.
pub const COGNATES: [(Language, &str); 16] = [
    (Language::FRENCH, "lesson-name-forum"),
    (Language::FRENCH, "lesson-name-mission"),
    (Language::FRENCH, "lesson-name-table"),
    (Language::FRENCH, "own-mission"),
    (Language::GERMAN, "own-mission"),
    (Language::FRENCH, "card-fail"),
    (Language::GERMAN, "card-fail"),
    (Language::FRENCH, "volume-now"),
    (Language::FRENCH, "rules-title-mission"),
    (Language::FRENCH, "export-role-assassin"),
    (Language::FRENCH, "export-date"),
    (Language::FRENCH, "export-mission"),
    (Language::FRENCH, "export-missions"),
    (Language::FRENCH, "export-vote"),
    (Language::GERMAN, "export-mission"),
    (Language::GERMAN, "export-team"),
];
