//! Who names somebody at the end is a secret until then: all phones get something at the same moment, and one can choose.

use resistance_narrator::game::role::Part;
use resistance_narrator::game::{MissionCard, Phase};

use super::*;
use crate::table::Came;

/// Three quests have succeeded: somebody is to be named.
fn named_next(table: Table) -> Table {
    let mut table = table;
    for _ in 0..MOST_ANSWERS {
        if matches!(table.game().unwrap().phase(), Phase::Assassination { .. }) {
            return table;
        }
        table.came();
        let asked = asked(&table);
        let (from, prompt) = asked.iter().find(|(_, prompt)| prompt.chosen.is_none()).expect("somebody is asked");
        let answer = match prompt.together {
            Some(size) => Answer::Team((1..=u32::from(size)).map(seat).collect()),
            None if prompt.about == About::Card => Answer::Card(MissionCard::Success),
            None => free(prompt)[0],
        };
        table = table.answers_to(*from, prompt.number, answer).listen();
    }
    panic!("no naming");
}

fn avalon(deal: u64) -> Table {
    let table = Table::new().edition("avalon").names(&NAMES).leader("Ana").reveal("earpiece").seed(1).deal(deal);
    let table = reached(table.trusting_the_disk().open().line("ready"), &[1, 2, 3, 4, 5, 6, 7]);
    read(table.line("start now"))
}

fn assassin(table: &Table) -> Seat {
    table.private().deal(&table.record().unwrap()).unwrap().open().player_with(Part::Names).unwrap()
}

#[test]
fn only_the_assassin_can_choose_and_all_others_are_told_that_they_need_not() {
    let mut table = named_next(avalon(3));
    let assassin = assassin(&table);
    for number in 1..=7 {
        let shown = table.shown(seat(number)).unwrap();
        assert_eq!((shown.about, shown.choices.is_empty()), (About::Turn, seat(number) != assassin), "{shown:?}");
        if seat(number) != assassin {
            assert_eq!(shown.text, "The Assassin is choosing whom to name as Merlin. Nothing is asked of you.");
        }
    }
    // Whatever a seat answers that is asked nothing is not taken.
    let other = if assassin == seat(1) { seat(2) } else { seat(1) };
    let named = (1..=7).map(seat).find(|seat| *seat != assassin).unwrap();
    for answer in [Answer::Done, Answer::Act(Action::Assassinate(named)), Answer::Undo] {
        table = table.answers(other, answer);
        assert!(!table.pages().settled.last().unwrap().2);
    }
    let choice = table.prompt(assassin).unwrap().0.open().choices[0].clone();
    assert!(choice.is_final);
    table = table.answers(assassin, choice.answer).listen();
    assert!(ending(&table).is_some(), "nobody at the table has to confirm it");
}

#[test]
fn twins_of_whom_another_one_is_the_assassin_get_the_same_on_all_other_phones() {
    let mut tables: Vec<Table> = (0..12).map(avalon).collect();
    let assassins: Vec<Seat> = tables.iter().map(assassin).collect();
    let came: Vec<Vec<Came>> = tables.drain(..).map(|table| named_next(table).came()).collect();
    let mut compared = 0;
    for (one, other) in (0..12).flat_map(|one| (0..one).map(move |other| (one, other))) {
        if assassins[one] == assassins[other] {
            continue;
        }
        let of_others = |came: &[Came]| -> Vec<Came> {
            let is_theirs = |came: &&Came| !matches!(came, Came::PrivatePrompt { to, .. } if [assassins[one], assassins[other]].contains(to));
            came.iter().filter(is_theirs).cloned().collect()
        };
        assert_eq!(of_others(&came[one]), of_others(&came[other]));
        // All get one, with the same number, whoever can choose.
        let numbers = |came: &[Came]| -> Vec<(Seat, u32, About)> {
            let number = |came: &Came| match came {
                Came::PrivatePrompt { to, number, about, .. } => Some((*to, *number, *about)),
                _ => None,
            };
            came.iter().filter_map(number).collect()
        };
        assert_eq!(numbers(&came[one]), numbers(&came[other]));
        assert_eq!(numbers(&came[one]).iter().filter(|(_, _, about)| *about == About::Turn).count(), 7);
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn where_the_table_has_dealt_everybody_is_asked_as_the_narrator_knows_nobody() {
    let table =
        Table::new().edition("avalon").names(&NAMES).leader("Ana").reveal("none").seed(1).open().line("ready");
    let mut table = reached(table, &[1, 2, 3]);
    while !matches!(table.game().unwrap().phase(), Phase::Assassination { .. }) {
        let line = match table.question() {
            Question::Team => {
                let size = table.game().unwrap().team_size(table.game().unwrap().mission().unwrap());
                (1..=size).fold("propose".to_owned(), |line, number| format!("{line} {number}"))
            }
            Question::Vote => "cancel".to_owned(),
            Question::Count => "fails 0".to_owned(),
            question => panic!("{question:?}"),
        };
        let votes = line == "cancel";
        table = table.line(&line).listen();
        if votes {
            table = table.line("vote 7 0").listen();
            if table.question() == Question::Count {
                table = table.line("cancel").listen();
            }
        }
    }
    for number in 1..=3 {
        assert!(!table.shown(seat(number)).unwrap().choices.is_empty());
    }
}

#[test]
fn only_the_winter_soldier_names_nick_fury() {
    let table = Table::new().edition("winter-soldier").names(&NAMES).no_leader().reveal("earpiece").seed(1).deal(5);
    let table = table.trusting_the_disk().open();
    let mut table = read(reached(table.line("ready"), &[1, 2, 3, 4, 5, 6, 7]).line("start now"));
    let winter_soldier = assassin(&table);
    let good =
        table.game().unwrap().seats().iter().filter(|seat| !table.dealt(&HYDRA.map(crate::role)).contains(*seat));
    let good: Vec<Seat> = good.collect();
    for _ in 0..MOST_ANSWERS {
        let phase = table.game().unwrap().phase();
        if matches!(phase, Phase::Assassination { .. }) {
            break;
        }
        // Captain America waits with accusing somebody until the end, and then is wrong.
        let waits = |prompt: &WrittenPrompt| {
            let accuses = matches!(free(prompt).first(), Some(Answer::Act(Action::Accuse(_))));
            accuses && !matches!(phase, Phase::Accusation { .. })
        };
        let asked = asked(&table);
        let (from, prompt) =
            asked.iter().find(|(_, prompt)| prompt.chosen.is_none() && !waits(prompt)).expect("somebody is asked");
        let wrong = |answer: &Answer| *answer != Answer::Act(Action::Accuse(winter_soldier));
        let answer = match prompt.together {
            Some(size) => Answer::Team(good.iter().copied().take(size.into()).collect()),
            None => free(prompt).into_iter().find(wrong).unwrap(),
        };
        table = table.answers_to(*from, prompt.number, answer).listen();
    }
    for seat in table.game().unwrap().in_play().iter() {
        let shown = table.shown(seat).unwrap();
        assert_eq!(shown.choices.is_empty(), seat != winter_soldier, "{shown:?}");
    }
    let chosen = free(table.asked(winter_soldier).unwrap())[0];
    assert!(ending(&table.answers(winter_soldier, chosen).listen()).is_some());
}

/// Those of HYDRA who are in every game.
const HYDRA: [&str; 2] = ["winter-soldier", "hydra"];
