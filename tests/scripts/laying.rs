//! How the table is laid for Trap, Reverser and Rogue: which cards and pieces, and that they are as many as are needed.

use moderator::queries::setup_guide::guidance;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::setup::Beginning;
use resistance_narrator::game::{Edition, LeaderChoice, Module, Seat, Setup};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Kit, Language, Length};

const NAMES: [&str; 10] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon"];

/// Members of the resistance and spies of five to ten players, from the book.
const SIDES: [(u32, u32); 6] = [(3, 2), (4, 2), (4, 3), (5, 3), (6, 3), (6, 4)];

const CHARACTERS: [Module; 4] = [
    Module::Choice("reverser=resistance"),
    Module::Choice("rogue=resistance"),
    Module::Choice("reverser=spy"),
    Module::Choice("rogue=spy"),
];

/// Every step of laying the table, as it is printed.
fn steps(players: usize, modules: &[&str], edition: Edition, localizer: &Localizer) -> Vec<String> {
    let setup = Setup {
        edition,
        players: NAMES[..players].iter().map(ToString::to_string).collect(),
        leader: LeaderChoice::Named(Seat::from_index(0).unwrap()),
        reveal: edition.reveal(),
        modules: modules
            .iter()
            .flat_map(|name| Module::called(name))
            .chain(edition.usual_modules().iter().copied())
            .collect(),
        seed: 0,
    };
    let Beginning { game, names } = setup.check().unwrap();
    let printed = |step| localizer.with_names(&guidance(step, &game, &setup), &names, Form::Printed, Length::Full);
    SetupStep::ALL.into_iter().map(printed).collect()
}

fn localizer(language: Language) -> Localizer {
    Localizer::new(language, &Kit::new(), Words::Own)
}

/// The characters named in a part of the sentence about dealing.
fn named(part: &str) -> [bool; 2] {
    [["Reverser", "Inverseur", "Umkehrer"], ["Rogue", "Renégat", "Abtrünniger"]]
        .map(|names| names.iter().any(|name| part.contains(name)))
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn the_cards_that_are_dealt_add_up_for_every_choice_of_characters() {
    for language in Language::ALL {
        let localizer = localizer(language);
        for (players, (resistance, spies)) in (5..).zip(SIDES) {
            for bits in 1..1u8 << CHARACTERS.len() {
                let is_in = |index: usize| bits & (1 << index) != 0;
                let modules: Vec<&str> = (0..4).filter(|index| is_in(*index)).map(|i| CHARACTERS[i].id()).collect();
                let step = &steps(players, &modules, crate::edition("resistance-2020"), &localizer)[4];
                let (_, step) = step.split_once(". ").expect("which step it is stands first");
                let (first, second) = step.split_once(';').unwrap_or_else(|| panic!("{step}"));
                let all = players as u32;
                assert_eq!(numbers(step), [resistance, spies, all], "{language:?} {modules:?}: {step}");
                assert_eq!(resistance + spies, all);
                let second = second.split('.').next().unwrap();
                assert_eq!(named(first), [is_in(0), is_in(1)], "{language:?} {modules:?}: {step}");
                assert_eq!(named(second), [is_in(2), is_in(3)], "{language:?} {modules:?}: {step}");
            }
        }
    }
}

/// The largest team has a token for each member, and a card of each kind.
#[test]
fn the_pieces_are_enough_for_the_largest_team() {
    let localizer = localizer(Language::ENGLISH);
    for players in 5..=10usize {
        let largest = if players >= 8 { 6 } else { 5 };
        for (modules, cards) in [
            (&["trap"][..], vec![largest, largest]),
            (&["trap", "reverser"], vec![largest, largest, 6]),
            (&["trap", "rogue"], vec![largest, largest, 6]),
            (&["reverser=spy"], vec![5, 5, 6]),
            (&["rogue=spy"], vec![5, 5, 6]),
            (&["trap", "reverser=resistance", "rogue=resistance"], vec![largest, largest, 6, 6]),
        ] {
            let first = steps(players, modules, crate::edition("resistance-2020"), &localizer).remove(0);
            let rogue = modules.iter().any(|module| module.starts_with("rogue"));
            assert_eq!(first.contains("watch token"), rogue, "{first}");
            assert_eq!(first.contains("6 Rogue Success"), rogue, "{first}");
            let reverser = modules.iter().any(|module| module.starts_with("reverser"));
            assert_eq!(first.contains("6 Reverse"), reverser, "{first}");
            let plain = modules == ["trap"] && players < 8;
            let wanted: Vec<u32> = [players as u32, if modules.contains(&"trap") { largest } else { 5 }]
                .into_iter()
                .chain(cards)
                .collect();
            let wanted = if plain { vec![players as u32] } else { wanted };
            assert_eq!(numbers(&first), wanted, "{modules:?}: {first}");
            assert!(!plain || first.contains("five team tokens"), "{first}");
        }
    }
}

/// They lie ready once, where something shows a card that would tell too much.
#[test]
fn affiliation_cards_are_laid_ready_where_they_are_needed() {
    for (edition, modules, step) in [
        (crate::edition("resistance-2020"), &["reverser"][..], Some(3)),
        (crate::edition("resistance-2020"), &["rogue=spy", "plot"], Some(3)),
        (crate::edition("accessible"), &["rogue=resistance", "plot"], Some(1)),
        (crate::edition("accessible"), &["reverser=spy", "plot", "inquisitor"], Some(3)),
        (crate::edition("accessible"), &["reverser", "rogue"], None),
        (crate::edition("resistance-2020"), &["trap", "plot"], None),
    ] {
        let steps = steps(8, modules, edition, &localizer(Language::ENGLISH));
        let found: Vec<usize> = (0..6).filter(|step| steps[*step].contains("affiliation cards")).collect();
        assert_eq!(found, step.into_iter().collect::<Vec<_>>(), "{modules:?}: {steps:?}");
    }
}

#[test]
fn whoever_may_have_a_special_card_finds_out() {
    for (modules, asked) in [
        (&["reverser"][..], "you are a Reverser."),
        (&["rogue=spy"], "you are a Rogue."),
        (&["rogue=spy", "reverser=spy"], "you are a Reverser or a Rogue."),
    ] {
        for edition in [crate::edition("accessible"), crate::edition("resistance-2020")] {
            let last = steps(6, modules, edition, &localizer(Language::ENGLISH)).remove(5);
            assert!(last.contains(asked), "{last}");
            assert_eq!(last.contains("Feel its bottom edge"), edition == crate::edition("accessible"), "{last}");
        }
    }
}
