//! An edition that a table has brought, with characters of its own: what is said of them, in general sentences.

use std::collections::BTreeSet;

use resistance_narrator::game::deal::Deal;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::role::Role;
use resistance_narrator::game::setup::Beginning;
use resistance_narrator::game::{BySeat, Edition, LeaderChoice, Reveal, Seat, Setup};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::own_sentences::{SentenceFault, wrong_sentences};
use resistance_narrator::language::{Form, Kit, Language, Length, Message, terms};
use resistance_narrator::script::Round;

use super::obeying::{Player, lines, obey};

const TRISTAN: &str = include_str!("../editions/tristan.toml");

/// Four are good, three evil.
const CARDS: [&str; 7] = ["brangaene", "tristan", "isolde", "servant", "mark", "melot", "minion"];

/// Whom each of them knows by the file.
const KNOWS: [&[&str]; 7] =
    [&["tristan", "isolde"], &["isolde"], &["tristan"], &[], &["minion"], &["isolde"], &["mark"]];

fn edition() -> Edition {
    Edition::read(TRISTAN).unwrap()
}

fn beginning(reveal: Reveal) -> Beginning {
    let players = (1..=CARDS.len()).map(|seat| format!("P{seat}")).collect();
    let leader = LeaderChoice::Named(Seat::from_index(0).unwrap());
    let modules: Modules = edition()
        .modules()
        .iter()
        .copied()
        .filter(|module| edition().book().characters.iter().any(|role| role.module() == Some(*module)))
        .collect();
    Setup { edition: edition(), players, leader, reveal, modules, seed: 0 }.check().unwrap()
}

fn localizer(language: Language) -> Localizer {
    let mut localizer = Localizer::new(language, &Kit::new(), Words::Own);
    localizer.play(edition());
    localizer
}

fn is_called(role: &str, called: &str) -> bool {
    let called = called.replace("Minions of Mordred", "Minions");
    let (called, left_out) = called.split_once(" except ").unwrap_or((&called, ""));
    let name = match role {
        "brangaene" => "Brangaene",
        "tristan" => "Tristan",
        "isolde" => "Isolde",
        "mark" => "King Mark",
        "melot" => "Melot",
        _ => "general",
    };
    let is_evil = ["mark", "melot", "minion"].contains(&role);
    called.contains(name) || (is_evil && called.to_lowercase().contains("all minions") && !left_out.contains(name))
}

fn known(seat: usize) -> BTreeSet<usize> {
    (0..CARDS.len()).filter(|other| *other != seat && KNOWS[seat].contains(&CARDS[*other])).collect()
}

#[test]
fn who_does_what_is_said_ends_up_knowing_whom_the_file_says() {
    let localizer = localizer(Language::ENGLISH);
    for (reveal, round) in
        [(Reveal::Eyes, Round::Usual), (Reveal::Touch, Round::OneByOne), (Reveal::Touch, Round::Together)]
    {
        let mut players = Player::all(CARDS.into_iter());
        for line in lines(&beginning(reveal), round, &localizer) {
            obey(&mut players, reveal, &line, is_called);
        }
        for (seat, player) in players.iter().enumerate() {
            assert_eq!(player.knows, known(seat), "{} by {reveal:?} {round:?}", player.role);
            assert!(player.eyes_open, "{} is left with closed eyes", player.role);
        }
    }
}

#[test]
fn whoever_is_told_alone_knows_whom_the_file_says() {
    let game = beginning(Reveal::Headset).game;
    let roles = CARDS.iter().map(|id| edition().role(id).unwrap()).collect();
    let deal = Deal::told(&game, roles).unwrap();
    for seat in game.seats().iter() {
        let seen = deal.seen_by(seat);
        let seen: BTreeSet<usize> = seen.iter().flat_map(|sight| sight.players.iter()).map(Seat::index).collect();
        assert_eq!(seen, known(seat.index()), "{}", CARDS[seat.index()]);
    }
}

#[test]
fn characters_without_sentences_are_told_of_in_general_ones_by_their_names() {
    let role = |id| -> Role { edition().role(id).unwrap() };
    let player = Seat::from_index(1).unwrap();
    let said = |language, message: Message| {
        let names = BySeat::new(vec!["Ana".to_owned(), "Ben".to_owned()]);
        localizer(language).with_names(&message, &names, Form::Spoken, Length::Full)
    };
    let sentences: [(Message, [&str; 3]); 8] = [
        (Message::new(terms::edition(edition())), ["Tristan and Isolde", "Tristan et Iseut", "Tristan und Isolde"]),
        (
            Message::new(terms::own_role(role("isolde"))),
            [
                "You are Isolde, on the side of good.",
                "Tu es Iseut, du côté du Bien.",
                "Du bist Isolde, auf der Seite der Guten.",
            ],
        ),
        (
            Message::new(terms::own_role(role("melot"))),
            [
                "You are Melot, on the side of evil.",
                "Tu es Melot, du côté du Mal.",
                "Du bist Melot, auf der Seite der Bösen.",
            ],
        ),
        (
            Message::new(terms::shown_role(role("tristan"))).player("player", player),
            ["Ben is Tristan.", "Ben est Tristan.", "Ben ist Tristan."],
        ),
        (
            Message::new(terms::named_as(role("brangaene"))).player("player", player),
            [
                "King Mark says that Ben is Brangaene.",
                "Le roi Marc désigne Ben : ce serait Brangien.",
                "König Marke sagt: Ben ist Brangäne.",
            ],
        ),
        (
            Message::new(terms::own_role(role("servant"))),
            [
                "You are a Loyal Servant of Arthur, on the side of good.",
                "Tu fais partie des serviteurs loyaux d'Arthur, du côté du Bien.",
                "Du gehörst zu den Getreuen Arthurs, also zu den Guten.",
            ],
        ),
        (
            Message::new(terms::module(role("isolde").module().unwrap())),
            ["The lovers", "Les amants", "Das Liebespaar"],
        ),
        (
            Message::new(terms::refused_own_side(role("brangaene"))).player("player", player),
            [
                "Ben is on the side of evil too, and can't be Brangaene. Name somebody else. Nothing has changed.",
                "Ben est aussi du côté du Mal et ne peut pas être Brangien. Désigne quelqu'un d'autre. Rien n'a changé.",
                "Ben ist auch auf der Seite der Bösen und kann nicht Brangäne sein. Nenn jemand anderen. Nichts hat sich geändert.",
            ],
        ),
    ];
    for (message, wanted) in sentences {
        for (language, wanted) in Language::ALL.into_iter().zip(wanted) {
            assert_eq!(said(language, message.clone()), wanted);
        }
    }
}

#[test]
fn own_sentences_take_the_place_of_others_and_are_held_to_them() {
    let with = |sentences: &str| Edition::read(&format!("{TRISTAN}\n[sentences.en]\n{sentences}")).unwrap();
    let own = with(
        "own-melot = \"You are Melot, the dwarf.\"\nnamed-brangaene = \"{ $player } it is, says { $namer }.\"\n",
    );
    assert_eq!(wrong_sentences(own), []);
    let mut localizer = Localizer::new(Language::ENGLISH, &Kit::new(), Words::Own);
    localizer.play(own);
    let names = BySeat::new(vec!["Ana".to_owned(), "Ben".to_owned()]);
    let said = |message: &Message| localizer.with_names(message, &names, Form::Spoken, Length::Full);
    assert_eq!(said(&Message::new(terms::own_role(own.role("melot").unwrap()))), "You are Melot, the dwarf.");
    assert_eq!(said(&Message::new(terms::module(own.role("melot").unwrap().module().unwrap()))), "Melot");
    let faults = [
        ("own-melot = \"You are { $king }.\"\n", SentenceFault::Unknown("king".into())),
        ("own-melot = \"You are { $character.\"\n", SentenceFault::Unreadable),
        ("score = \"Nobody knows.\"\n", SentenceFault::NoKey),
    ];
    for (sentence, what) in faults {
        let wrong = wrong_sentences(with(sentence));
        assert_eq!(wrong.into_iter().map(|wrong| wrong.what).collect::<Vec<_>>(), [what], "{sentence}");
    }
    let elsewhere = Edition::read(&format!("{TRISTAN}\n[sentences.it]\nown-melot = \"Sei Melot.\"\n")).unwrap();
    assert_eq!(wrong_sentences(elsewhere)[0].what, SentenceFault::NoLanguage);
}
