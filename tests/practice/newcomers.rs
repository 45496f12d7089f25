//! What somebody says in practice who has never played: they ask for rules, give their name in a sentence, speak of
//! themselves as "I", and are offered nothing that the rules forbid them.

use moderator::Company;
use protocol::question::Question;
use resistance_narrator::game::role::Part;
use resistance_narrator::game::{Action, AgentEvent, Ballot, Event, Seat};
use resistance_narrator::language::Language;

use super::{company, five, human, lines, practice, random_setup, text};
use crate::table::Table;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn said(table: Table, line: &str) -> (Table, String) {
    let table = table.line(line);
    let said = text(&table);
    (table, said)
}

#[test]
fn the_rules_of_the_game_are_told_when_they_are_asked_for() {
    let (table, rules) = said(five(7), "what are the rules");
    assert!(
        rules.contains("three missions that succeed") && rules.contains("Resistance must play Success"),
        "{rules}"
    );
    assert!(rules.contains("There is more to ask about: aim, ") && !rules.contains("Rogue"), "{rules}");
    let (table, mission) = said(table, "what is a mission");
    assert!(mission.starts_with("Each member of an approved team plays one card"), "{mission}");
    let (table, card) = said(table, "what is no confidence");
    assert!(card.starts_with("No Confidence. One use: "), "{card}");
    let (table, spy) = said(table, "what is a spy");
    assert!(spy.starts_with("Everybody is secretly resistance or spy."), "{spy}");
    let (table, rogue) = said(table, "what is a rogue");
    assert!(rogue.starts_with("That is not in this game.") && rogue.contains("Rogue Success"), "{rogue}");
    let (_, unknown) = said(table, "what is the time");
    assert!(
        unknown.starts_with("I have no rules about time.") && unknown.ends_with("Nothing has changed."),
        "{unknown}"
    );
}

#[test]
fn the_example_of_an_own_name_is_one_name() {
    let asked = Table::new().practise(Company::default());
    let (asked, offered) = said(asked, "what can I say");
    assert!(offered.starts_with("To answer: Ana."), "{offered}");
    let (_, offered) = said(asked.line("hello"), "what can I say");
    assert!(offered.starts_with("To answer: yes, no or Ana."), "{offered}");
}

#[test]
fn what_a_character_does_is_told_where_it_may_be_dealt() {
    let avalon = || Table::new().edition("avalon").seed(7).deal(7).practise(company("Ana", 7));
    for (asked, tells) in
        [("what does Merlin do", "Merlin is good and knows evil"), ("what is the Assassin", "The Assassin is evil")]
    {
        let (_, told) = said(avalon(), asked);
        assert!(told.starts_with(tells), "{asked}: {told}");
    }
    let (_, percival) = said(avalon(), "what does Percival do");
    assert!(percival.starts_with("That is not in this game. Percival is good"), "{percival}");
    for (language, asked, told) in [
        (Language::FRENCH, "c'est quoi l'Assassin", "du côté du Mal"),
        (Language::GERMAN, "was kann Merlin", "kennt die Bösen"),
    ] {
        let table = Table::new().language(language).edition("avalon").seed(7).deal(7).practise(company("Ana", 7));
        let (_, said) = said(table, asked);
        assert!(said.contains(told), "{asked}: {said}");
    }
    let (_, nick) = said(
        Table::new().edition("winter-soldier").seed(7).deal(7).practise(company("Ana", 7)),
        "what does Nick Fury do",
    );
    assert!(nick.starts_with("Nick Fury is with SHIELD and sees HYDRA"), "{nick}");
}

#[test]
fn what_captain_america_may_do_is_told() {
    for (language, asked, told) in [
        (Language::ENGLISH, "what does Captain America do", ["leads first", "may accuse somebody"]),
        (Language::FRENCH, "c'est quoi Captain America", ["le premier Meneur", "peut accuser"]),
        (Language::GERMAN, "was macht Captain America", ["führt als Erstes an", "darf jemanden beschuldigen"]),
    ] {
        let table = Table::new().language(language).edition("winter-soldier").seed(7).deal(7);
        let (_, said) = said(table.practise(company("Ana", 7)), asked);
        assert!(said.starts_with("Captain America") && told.iter().all(|words| said.contains(words)), "{said}");
    }
}

#[test]
fn who_leads_and_where_the_token_goes_is_told_as_in_this_edition() {
    for (language, edition, asked, told) in [
        (
            Language::ENGLISH,
            "accessible",
            "what is the leader",
            "leader is drawn. After each rejected team, and after each mission, the player on the left leads.",
        ),
        (Language::ENGLISH, "winter-soldier", "what does the leader do", "the player on the right leads."),
        (Language::FRENCH, "accessible", "c'est quoi le Meneur", "le voisin de gauche qui devient Meneur"),
        (Language::FRENCH, "winter-soldier", "c'est quoi un meneur", "le voisin de droite qui devient Meneur"),
        (Language::GERMAN, "accessible", "was ist der Anführer", "geht die Führung nach links"),
        (Language::GERMAN, "winter-soldier", "was macht der Anführer", "geht die Führung nach rechts"),
    ] {
        let table = Table::new().language(language).edition(edition).seed(7).deal(7).practise(company("Ana", 7));
        let (_, said) = said(table, asked);
        assert!(said.contains(told), "{asked}: {said}");
        assert_eq!(said.contains("Captain America"), edition == "winter-soldier", "{said}");
    }
}

#[test]
fn votes_missions_and_ends_are_told_as_in_this_edition() {
    for (language, edition, asked, told) in [
        (Language::ENGLISH, "winter-soldier", "what is a vote", "Three rejected teams in a row fail the mission."),
        (Language::ENGLISH, "winter-soldier", "what is a mission", "SHIELD must play Success"),
        (Language::ENGLISH, "avalon", "what is a vote", "evil wins"),
        (Language::ENGLISH, "avalon", "what is a mission", "Good must play Success"),
        (Language::FRENCH, "winter-soldier", "c'est quoi un vote", "Trois équipes rejetées de suite"),
        (Language::FRENCH, "avalon", "c'est quoi un vote", "le Mal gagne"),
        (Language::GERMAN, "winter-soldier", "was ist eine Mission", "SHIELD muss Erfolg spielen"),
        (Language::GERMAN, "avalon", "was ist eine Mission", "Die Guten müssen Erfolg spielen"),
    ] {
        let table = Table::new().language(language).edition(edition).seed(7).deal(7).practise(company("Ana", 7));
        let (_, said) = said(table, asked);
        assert!(said.contains(told), "{asked}: {said}");
    }
}

#[test]
fn what_another_game_has_is_said_not_to_be_in_this_one() {
    for (language, asked, told) in [
        (Language::ENGLISH, "what is the Trap", "That is not in this game. With the Trap"),
        (Language::ENGLISH, "rules for Avalon", "That is not in this game. Avalon is for"),
        (Language::FRENCH, "c'est quoi le piège", "Cela n'existe pas dans cette partie. Avec le Piège"),
        (Language::GERMAN, "was ist die Falle", "Das gibt es in dieser Partie nicht. Mit der Falle"),
    ] {
        let (_, said) = said(Table::new().language(language).seed(7).deal(7).practise(company("Ana", 5)), asked);
        assert!(said.starts_with(told), "{asked}: {said}");
    }
    let trap = Table::new().edition("resistance-2020").with("trap").seed(7).deal(7).practise(company("Ana", 5));
    let (_, trap) = said(trap, "what is the Trap");
    assert!(trap.starts_with("With the Trap"), "{trap}");
    let (_, characters) = said(five(7), "what are the characters");
    assert!(!characters.contains("Nick Fury"), "{characters}");
}

#[test]
fn a_name_may_be_given_in_a_sentence() {
    for (language, line) in [
        (Language::ENGLISH, "my name is Zoe"),
        (Language::ENGLISH, "I'm Zoe"),
        (Language::FRENCH, "je m'appelle Zoe"),
        (Language::GERMAN, "Ich heiße Zoe"),
        (Language::GERMAN, "Zoe"),
    ] {
        let asked = Company { name: None, count: Some(5) };
        let table = Table::new().language(language).seed(7).deal(7).practise(asked).line(line);
        assert_eq!(table.record().unwrap().names().values()[0], "Zoe", "{line}");
    }
}

#[test]
fn a_sentence_that_gives_no_name_is_refused() {
    for (language, line, refused) in [
        (Language::ENGLISH, "my name is", "The name is missing."),
        (Language::ENGLISH, "I'm...", "The name is missing."),
        (Language::FRENCH, "je m'appelle", "Il manque le nom."),
        (Language::GERMAN, "Ich heiße", "Der Name fehlt."),
    ] {
        let asked = Company { name: None, count: Some(5) };
        let (table, said) = said(Table::new().language(language).seed(7).deal(7).practise(asked), line);
        assert!(said.starts_with(refused), "{line}: {said}");
        assert_eq!(table.line("Zoe").record().unwrap().names().values()[0], "Zoe", "{line}");
    }
}

#[test]
fn the_number_of_players_is_offered_as_it_can_be_given() {
    let table = Table::new().practise(Company { name: Some("Ana".to_owned()), count: None });
    let (table, refused) = said(table, "1");
    assert!(
        refused.starts_with("This edition is for 5 to 10 players, you among them. Nothing has changed."),
        "{refused}"
    );
    let (table, help) = said(table, "help");
    assert!(help.contains("To answer: 7 or next."), "{help}");
    assert!(table.line("7").record().is_some());
}

#[test]
fn i_am_whoever_practises() {
    let (table, why) = said(five(7), "why me");
    assert_eq!(why, "Only you know why you decided that way.");
    let (_, voted) = said(table, "I vote against it");
    assert!(voted.contains("Vote 1: "), "{voted}");
}

#[test]
fn i_say_in_many_words_how_i_vote() {
    for (language, approves, lines) in [
        (Language::ENGLISH, true, &["I approve", "I'm for it", "I am for it", "I am in favour", "I'm for"][..]),
        (Language::ENGLISH, false, &["I reject", "I'm against it", "I am against it", "I'm against"]),
        (Language::FRENCH, true, &["j'approuve", "je suis pour", "je vote pour"]),
        (Language::FRENCH, false, &["je rejette", "je suis contre", "je vote contre"]),
        (Language::GERMAN, true, &["ich bin dafür", "ich stimme dafür", "ich stimme zu"]),
        (Language::GERMAN, false, &["ich bin dagegen", "ich stimme dagegen", "ich lehne ab"]),
    ] {
        for line in lines {
            let table = Table::new().language(language).seed(7).deal(7).practise(company("Ana", 5)).line(line);
            let record = table.record().unwrap();
            let voted = record.past().iter().find_map(|step| match &step.action {
                Action::Vote(Ballot::Named { approve, .. }) => Some(approve.contains(human())),
                _ => None,
            });
            assert_eq!(voted, Some(approves), "{line}: {}", text(&table));
        }
    }
}

#[test]
fn what_was_asked_is_asked_once_more_after_what_was_not_understood() {
    for (language, asks) in [
        (Language::ENGLISH, "Ana, approve or reject"),
        (Language::FRENCH, "Ana, approuver ou rejeter"),
        (Language::GERMAN, "Ana, dafür oder dagegen"),
    ] {
        for line in ["blah", "Zoe Zoe approves"] {
            let table = Table::new().language(language).seed(7).deal(7).practise(company("Ana", 5));
            let (table, refused) = said(table, line);
            assert!(table.printed()[1].starts_with(asks), "{line}: {refused}");
            assert_eq!(table.printed().len(), 2, "{line}: {refused}");
        }
    }
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").open();
    let (table, refused) = said(table.line("ready").line("skip"), "blah");
    assert_eq!(table.printed().len(), 1, "a table knows what was asked: {refused}");
}

#[test]
fn nobody_waits_for_those_who_are_not_there() {
    let (_, status) = said(five(7), "status");
    assert!(!status.contains("In private") && status.contains("Ana, approve or reject?"), "{status}");
}

#[test]
fn who_votes_against_at_a_table_begins_a_roll_call_and_sends_no_letter() {
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").open();
    let table = table.line("ready").line("skip").line("propose Ana, Ben").line("Dan votes against it");
    assert!(text(&table).contains("Dan rejects. Ana?"), "{}", text(&table));
}

/// A game of Winter Soldier in which the person must play Fail, as far as their mission card.
fn bound() -> Table {
    (0..)
        .find_map(|seed| {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let setup = random_setup(crate::edition("winter-soldier"), 7, &mut chance);
            let (mut typist, mut table) = practice(&setup, seed);
            let deal = table.private().deal(&table.record()?)?.open().clone();
            (deal.player_with(Part::Names) == Some(human())).then_some(())?;
            for _ in 0..60 {
                let game = table.game()?;
                match table.question() {
                    Question::OwnCard { .. } => return Some(table),
                    _ if game.ending().is_some() => return None,
                    _ => {
                        for line in lines(&mut typist, &mut table, &game) {
                            table = table.line(&line);
                        }
                    }
                }
            }
            None
        })
        .unwrap()
}

#[test]
fn only_what_the_rules_allow_is_asked_for_and_offered() {
    let (table, asked) = said(bound(), "status");
    assert!(asked.contains("your mission card: Fail?"), "{asked}");
    let (table, help) = said(table, "help");
    assert!(help.contains("To answer: play fail.") && !help.contains("accuse"), "{help}");
    let (_, refused) = said(table, "success");
    assert_eq!(refused, "You must play Fail.");
}

#[test]
fn advice_to_name_somebody_says_how() {
    let edition = crate::edition("avalon");
    let found = (0..).find_map(|seed| {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let setup = random_setup(edition, 5, &mut chance);
        let (mut typist, mut table) = practice(&setup, seed);
        while table.game()?.ending().is_none() {
            if table.question() == Question::Sought {
                return Some(table);
            }
            let game = table.game()?;
            for line in lines(&mut typist, &mut table, &game) {
                table = table.line(&line);
            }
        }
        None
    });
    let (table, hint) = said(found.unwrap(), "hint");
    let command = hint.split("The words for it are: ").nth(1).unwrap().split(". Nothing").next().unwrap().to_owned();
    let record = table.line(&command).line("confirm").record().unwrap();
    let named = |event: &Event| matches!(event, Event::Agent(AgentEvent::Named { .. }));
    assert!(record.events().any(named), "{command}");
}

#[test]
fn taking_back_tells_that_what_followed_is_taken_back_too_and_asks_in_full() {
    let (table, _) = said(five(7), "approve");
    let (mut table, undone) = said(table, "undo");
    assert!(undone.starts_with("Taken back: the vote, "), "{undone}");
    assert!(undone.contains("What came after it is taken back too. Ana, do you approve "), "{undone}");
    let only_proposed = table.record().unwrap().past().iter().all(|step| !matches!(step.action, Action::Vote(_)));
    assert!(only_proposed && table.question() == Question::OwnVote { of: Seat::from_number(1).unwrap() });
}
