//! For whom the table waits stands first where the table stands on every page; at the end, who has won.

use protocol::PageWords;
use resistance_narrator::language::Length;

use super::*;

const ENGLISH: PageWords = PageWords { language: Language::ENGLISH, length: Length::Full };

fn first(table: &Table) -> &str {
    &table.pages().table(ENGLISH)[0]
}

#[test]
fn who_is_waited_for_stands_first_and_at_the_end_who_has_won() {
    let table = Table::new().names(&NAMES[..5]).leader("Ana").reveal("none").open().line("ready");
    let mut table = reached(table, &[1, 2, 3, 4, 5]);
    assert_eq!(first(&table), "Ana is choosing 2 people for mission 1.");
    for _ in 0..3 {
        let mission = table.game().unwrap().mission().unwrap();
        let size = u32::from(table.game().unwrap().team_size(mission));
        let leader = table.game().unwrap().leader();
        let team: Vec<u32> = (1..=size).collect();
        table = table.answers(leader, Answer::Team(seats(&team))).listen();
        assert_eq!(first(&table), "Waiting for the votes of Ana, Ben, Cleo, Dan and Eve.");
        for number in [1, 4, 5] {
            table = table.answers(seat(number), Answer::Vote { approves: true });
        }
        assert_eq!(first(&table), "Waiting for the votes of Ben and Cleo.");
        table = table.answers(seat(2), Answer::Vote { approves: true });
        assert_eq!(first(&table), "Waiting for the vote of Cleo.");
        table = table.answers(seat(3), Answer::Vote { approves: true }).listen();
        assert!(first(&table).starts_with("Waiting for the cards of Ana"), "{}", first(&table));
        for number in team {
            table = table.answers(seat(number), Answer::Card(resistance_narrator::game::MissionCard::Success));
        }
        table = table.listen();
    }
    assert_eq!(first(&table), "The resistance wins. Three missions have succeeded.");
}

#[test]
fn nobody_is_named_who_names_somebody_in_secret() {
    let table = Table::new().edition("avalon").names(&NAMES[..5]).leader("Ana").reveal("earpiece").deal(2).open();
    let mut table = read(reached(table.line("ready"), &[1, 2, 3, 4, 5]).line("start now"));
    table = table.trusting_the_disk();
    while ending(&table).is_none()
        && table.asked(seat(1)).is_none_or(|prompt| prompt.about != About::Turn || prompt.together.is_some())
    {
        let asked = asked(&table);
        let Some((from, prompt)) = asked.iter().find(|(_, prompt)| prompt.chosen.is_none()) else { break };
        if matches!(free(prompt).first(), Some(Answer::Act(Action::Assassinate(_)))) {
            break;
        }
        let answer = match prompt.together {
            Some(size) => Answer::Team((1..=u32::from(size)).map(seat).collect()),
            None => free(prompt)[0],
        };
        table = table.answers_to(*from, prompt.number, answer).listen();
    }
    assert_eq!(first(&table), "The Assassin is naming Merlin.");
}
