//! The tables of phrases: complete, without doubles, and every phrase means its command.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{BySeat, MissionCard, Module, PartialCount, PlotCard, Seat, SeatSet};
use resistance_narrator::language::pattern::{Pattern, Piece, Slot, Token};
use resistance_narrator::language::phrases::Place;
use resistance_narrator::language::{Intent, Language, Listener, Names, Phrases, Verb};

use crate::made_up::languages;

/// The questions that can be open: the bare answers to each of them must differ.
pub fn questions() -> [Question; 43] {
    [
        Question::ScreenReader,
        Question::Unfinished,
        Question::Players,
        Question::DoubtfulName,
        Question::Leader,
        Question::Start,
        Question::Options,
        Question::RevealWay,
        Question::Edition,
        Question::Guidance { step: SetupStep::Tableau },
        Question::Reveal,
        Question::ScriptRuns,
        Question::ScriptPaused,
        Question::ScriptOver,
        Question::Mission,
        Question::Team,
        Question::Vote,
        Question::Letters,
        Question::RollCall { asked: seat(1), answered: 0 },
        Question::Watch,
        Question::Trap,
        Question::Count,
        Question::CountOn { card: MissionCard::Fail },
        Question::CountOn { card: MissionCard::Reverse },
        Question::CountOn { card: MissionCard::RogueSuccess },
        Question::Claim,
        Question::DrawCard { left: 2 },
        Question::GiveCard,
        Question::Target { by: seat(2), card: PlotCard::OpenUp },
        Question::Target { by: seat(2), card: PlotCard::OverheardConversation },
        Question::UseCard { asked: Some(seat(2)), card: PlotCard::NoConfidence },
        Question::UseCard { asked: Some(seat(2)), card: PlotCard::CloseEye },
        Question::On { by: seat(2), card: PlotCard::InTheSpotlight },
        Question::TakeCard { by: seat(2) },
        Question::FaceUp { member: seat(2) },
        Question::Captain,
        Question::Examination { by: seat(2) },
        Question::AgentCard { accused: seat(2) },
        Question::WinterSoldier { captain: seat(2) },
        Question::Sought,
        Question::NamedRightly { named: seat(2) },
        Question::Exposed,
        Question::AfterGame,
    ]
}

#[test]
fn every_command_has_its_row() {
    for language in languages() {
        let file: toml::Table = language.files().phrases.parse().expect("it is TOML");
        let rows = file["commands"].as_table().expect("commands are rows").keys();
        let rows: BTreeSet<&str> = rows.map(String::as_str).collect();
        let verbs: BTreeSet<&str> = Verb::ALL.iter().map(|verb| verb.id()).collect();
        assert_eq!(rows, verbs, "{language:?}");
        for verb in Verb::ALL {
            assert!(Phrases::of(language).shown(verb).is_some(), "{language:?} {verb:?} has no phrase");
        }
    }
}

#[test]
fn numbers_go_from_zero_to_ninety_nine() {
    for language in languages() {
        for number in 0..100_usize {
            let word = Phrases::of(language).words_for(number).first().expect("there is a word for each");
            assert_eq!(Phrases::of(language).number(&Token::compared(word)), Some(number as u32), "{word}");
            assert_eq!(Phrases::of(language).number(&number.to_string()), Some(number as u32));
        }
    }
}

#[test]
fn no_phrase_means_two_commands() {
    for language in languages() {
        let mut known: BTreeMap<String, (Verb, Place)> = BTreeMap::new();
        for (verb, place, pattern) in Phrases::of(language).all() {
            let line = words(pattern);
            let key = pattern.literal_words().next().is_some() && place != Place::Answers;
            if let Some(other) = known.get(&line).filter(|_| key) {
                panic!("{language:?}: {line:?} is {other:?} and {:?}", (verb, place));
            }
            if key {
                known.insert(line, (verb, place));
            }
        }
        for question in questions() {
            let mut answers: BTreeMap<String, Verb> = BTreeMap::new();
            for (verb, place, pattern) in Phrases::of(language).all() {
                // "No" drops what is read back, and is another answer where nothing is.
                if place == Place::Answers && verb != Verb::Cancel && question.verbs().contains(&verb) {
                    let other = answers.insert(words(pattern), verb);
                    assert_eq!(other, None, "{language:?}: {:?} is {verb:?} too", words(pattern));
                }
            }
        }
    }
}

#[test]
fn single_letters_are_left_to_the_keys() {
    for language in languages() {
        for (verb, _, pattern) in Phrases::of(language).all() {
            let line = pattern.written(|_| "slot".to_owned());
            assert!(line.chars().count() > 1, "{language:?} {verb:?}: {line}");
        }
    }
}

#[test]
fn every_phrase_means_its_command() {
    let mut faults = Vec::new();
    for language in languages() {
        for (verb, place, pattern) in Phrases::of(language).all() {
            for numbers in [Numbers::Figures, Numbers::Words] {
                let line = line(pattern, language, numbers);
                let wanted = Ok(wanted(verb, place, pattern));
                let found = understand(&[language], &line, &[verb]);
                if found != wanted {
                    faults.push(format!("{language:?} {verb:?}: {line:?} is {found:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Programs use the English words, whatever language is spoken.
#[test]
fn english_phrases_mean_the_same_in_every_language() {
    let mut faults = Vec::new();
    for language in [Language::FRENCH, Language::GERMAN] {
        for (verb, place, pattern) in Phrases::of(Language::ENGLISH).all() {
            let line = line(pattern, Language::ENGLISH, Numbers::Figures);
            let wanted = Ok(wanted(verb, place, pattern));
            let found = understand(&[language, Language::ENGLISH], &line, &[verb]);
            if found != wanted {
                faults.push(format!("{language:?} {verb:?}: {line:?} is {found:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn names_are_understood_however_they_are_written() {
    let names = ["Zoë", "Jean-Luc", "O'Neill", "Anne Marie", "Anne", "Łukasz"];
    let names = Names::new(&BySeat::new(names.map(str::to_owned).to_vec()));
    for language in Language::ALL {
        let table = Phrases::of(language);
        for (team, seats) in [
            ("zoe, jean luc", vec![1, 2]),
            ("Zoë Jean-Luc", vec![1, 2]),
            ("ZOE O’NEILL", vec![1, 3]),
            ("o neill, anne", vec![3, 5]),
            ("anne, anne marie, lukasz", vec![4, 5, 6]),
            ("Anne Marie Anne", vec![4, 5]),
            ("1, anne-marie, 6", vec![1, 4, 6]),
        ] {
            let shown = table.shown(Verb::Propose).expect("it is shown");
            let line = shown.written(|_| team.to_owned());
            let listener = Listener { phrases: &[table], names: &names, answers: &[] };
            assert_eq!(listener.understand(&line), Ok(Intent::Propose(seats_of(&seats))), "{language:?} {line}");
        }
    }
}

proptest! {
    #[test]
    fn no_line_is_too_strange(line in any::<String>()) {
        for language in Language::ALL {
            let _ = understand(&[language, Language::ENGLISH], &line, &Verb::ALL);
        }
    }

    #[test]
    fn no_mixture_of_known_words_is_too_strange(picks in proptest::collection::vec((any::<prop::sample::Index>(), 0..3usize), 0..9)) {
        for language in Language::ALL {
            let known: Vec<String> = Phrases::of(language)
                .all()
                .flat_map(|(_, _, pattern)| pattern.literal_words().map(str::to_owned).collect::<Vec<_>>())
                .chain((0..=20).flat_map(|number| Phrases::of(language).words_for(number).to_vec()))
                .chain(["Ana", "99999999999", ",", "'"].map(str::to_owned))
                .collect();
            let words: Vec<&str> = picks.iter().map(|(pick, _)| pick.get(&known).as_str()).collect();
            let _ = understand(&[language], &words.join(" "), &Verb::ALL);
        }
    }
}

/// The phrase as it is compared.
fn words(pattern: &Pattern) -> String {
    let line = pattern.written(|slot| format!("slot{}", slot.id()));
    Token::split(&line).into_iter().map(|token| token.word).collect::<Vec<_>>().join(" ")
}

fn understand(
    languages: &[Language],
    line: &str,
    answers: &[Verb],
) -> Result<Intent, resistance_narrator::language::Misunderstood> {
    let names = ["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec();
    let tables: Vec<&Phrases> = languages.iter().copied().map(Phrases::of).collect();
    let names = Names::new(&BySeat::new(names));
    Listener { phrases: &tables, names: &names, answers }.understand(line)
}

/// How the numbers of a sample line are written.
#[derive(Clone, Copy)]
enum Numbers {
    Figures,
    Words,
}

/// A phrase with samples in its slots.
fn line(pattern: &Pattern, language: Language, numbers: Numbers) -> String {
    let number = |number: usize| match numbers {
        Numbers::Figures => number.to_string(),
        Numbers::Words => Phrases::of(language).words_for(number)[0].clone(),
    };
    pattern.written(|slot| match slot {
        Slot::Players => "Ana, Cleo".to_owned(),
        Slot::Player => "Ben".to_owned(),
        Slot::Instead | Slot::Target => "Eve".to_owned(),
        Slot::Card => Phrases::of(language).names_of_card(PlotCard::CloseEye)[0].clone(),
        Slot::Module => Phrases::of(language).names_of_module(Module::Choice("arnim-zola"))[0].clone(),
        Slot::Edition => "Avalon".to_owned(),
        Slot::Number => number(2),
        Slot::Reverses => number(1),
        Slot::Rogues => number(3),
        Slot::Approve => number(3),
        Slot::Reject => number(1),
        Slot::Mission => number(4),
        Slot::Level => number(12),
        Slot::Language => "de".to_owned(),
        Slot::Text => "Ludmila".to_owned(),
    })
}

/// What the sample line of a phrase must mean.
fn wanted(verb: Verb, place: Place, pattern: &Pattern) -> Intent {
    let bare = pattern.pieces().len() == pattern.literal_words().count();
    let has = |slot| pattern.pieces().contains(&Piece::Slot(slot));
    match verb {
        _ if place == Place::Opens => Intent::Opens(verb),
        Verb::Approve | Verb::Reject if bare => Intent::Opens(verb),
        Verb::Propose => Intent::Propose(seats_of(&[1, 3])),
        Verb::Replace => Intent::Replace { player: seat(2), by: seat(5) },
        Verb::Add => Intent::Add(seats_of(&[1, 3])),
        Verb::Remove => Intent::Remove(seats_of(&[1, 3])),
        Verb::Approve => Intent::Approve(seats_of(&[1, 3])),
        Verb::Reject => Intent::Reject(seats_of(&[1, 3])),
        Verb::Vote => Intent::Vote { approve: 3, reject: 1 },
        Verb::Fails => Intent::Count {
            told: PartialCount {
                fails: has(Slot::Number).then_some(2),
                reverses: has(Slot::Reverses).then_some(1),
                rogues: has(Slot::Rogues).then_some(3),
            },
            successes: (pattern.pieces().iter().filter(|piece| **piece == Piece::Slot(Slot::Number)).count() > 1)
                .then_some(2),
        },
        Verb::Reverses => {
            Intent::Count { told: PartialCount { reverses: Some(2), ..PartialCount::default() }, successes: None }
        }
        Verb::Rogues => {
            Intent::Count { told: PartialCount { rogues: Some(2), ..PartialCount::default() }, successes: None }
        }
        Verb::PlayedReverse => Intent::Played(seat(2), MissionCard::Reverse),
        Verb::PlayedRogue => Intent::Played(seat(2), MissionCard::RogueSuccess),
        Verb::Success => Intent::fails(0),
        Verb::LearnVoice if bare => Intent::Plain(verb),
        Verb::Watch
        | Verb::Trap
        | Verb::Claim
        | Verb::Examine
        | Verb::CaptainAmerica
        | Verb::Accuse
        | Verb::Assassinate
        | Verb::Headset
        | Verb::PhoneFor
        | Verb::LearnVoice
        | Verb::Free
        | Verb::Why
        | Verb::Leaves
        | Verb::PlaysFor
        | Verb::Expose => Intent::About(verb, seat(5)),
        Verb::SaysGood | Verb::SaysEvil => {
            Intent::Says { verb, by: has(Slot::Player).then(|| seat(2)), about: seat(5) }
        }
        Verb::Rename => Intent::Rename(seat(2), "Ludmila".to_owned()),
        Verb::Swap => Intent::Swap(seat(2), seat(5)),
        Verb::TakesPlace => Intent::TakesPlace(seat(2), "Ludmila".to_owned()),
        Verb::Joins => Intent::Joins(seat(2), "Ludmila".to_owned()),
        letter if letter.is_letter() => Intent::Sent(letter, seat(2)),
        Verb::DeadlineAt => Intent::DeadlineAt("Ludmila".to_owned()),
        Verb::DeadlineHours | Verb::DeadlineDays | Verb::Copy | Verb::PhonesAt | Verb::Approvals => {
            Intent::Numbered(verb, 2)
        }
        Verb::With | Verb::Without => Intent::Choose(verb, Modules::from_iter([Module::Choice("arnim-zola")])),
        Verb::Edition => Intent::Edition(crate::edition("avalon")),
        Verb::Mission => Intent::Mission(4),
        Verb::DrawCard => Intent::DrawCard(PlotCard::CloseEye),
        Verb::DrawAnyway => Intent::DrawAnyway(PlotCard::CloseEye),
        Verb::Give => Intent::Give { card: has(Slot::Card).then_some(PlotCard::CloseEye), to: seat(5) },
        Verb::Use => Intent::Use {
            by: has(Slot::Player).then(|| seat(2)),
            card: has(Slot::Card).then_some(PlotCard::CloseEye),
            on: has(Slot::Target).then(|| seat(5)),
        },
        Verb::On => Intent::On(seat(5)),
        Verb::Take => Intent::Take { card: PlotCard::CloseEye, from: has(Slot::Target).then(|| seat(5)) },
        Verb::Pass if has(Slot::Player) => Intent::Pass(seat(2)),
        Verb::PlayedSuccess => Intent::Played(seat(2), MissionCard::Success),
        Verb::PlayedFail => Intent::Played(seat(2), MissionCard::Fail),
        Verb::Explain => Intent::Explain(PlotCard::CloseEye),
        Verb::Rules if has(Slot::Text) => Intent::Topic("Ludmila".to_owned()),
        Verb::VotesOf => Intent::VotesOf(seat(2)),
        Verb::Leader => Intent::Leader(seat(2)),
        Verb::Option => Intent::Option(2),
        Verb::Rate | Verb::Pitch | Verb::Volume | Verb::Cues | Verb::Masking => Intent::Level(verb, 12),
        Verb::Voice => Intent::Voice("Ludmila".to_owned()),
        Verb::Players => Intent::Players("Ludmila".to_owned()),
        Verb::Language => Intent::Language(Language::GERMAN),
        _ => Intent::Plain(verb),
    }
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).expect("there is such a seat")
}

fn seats_of(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}
