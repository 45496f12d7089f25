//! Whole games of which the table tells nothing.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use resistance_narrator::game::{MissionCard, PlotCard};

use super::*;

/// Seven who play Avalon, each with a phone; the first team is asked for.
fn avalon(seed: u64) -> Table {
    let table = Table::new().edition("avalon").names(&NAMES).leader("Ana").reveal("earpiece").with("percival");
    let table = table.with("morgana").with("lady-of-the-lake").seed(seed).deal(seed).trusting_the_disk().open();
    let table = reached(table.line("ready"), &[1, 2, 3, 4, 5, 6, 7]);
    read(table.line("start now")).asks(Question::Team)
}

/// What somebody answers who wants all quests to succeed, or lets chance decide.
fn answer(prompt: &WrittenPrompt, chance: &mut ChaCha8Rng, by_chance: bool) -> Option<Answer> {
    let free = free(prompt);
    if let Some(size) = prompt.together {
        let team = |answer: &Answer| if let Answer::Team(one) = answer { *one } else { SeatSet::EMPTY };
        let mut left: Vec<SeatSet> = free.iter().map(team).collect();
        let chosen = (0..size).map(|_| left.remove(if by_chance { chance.random_range(0..left.len()) } else { 0 }));
        return Some(Answer::Team(chosen.fold(SeatSet::EMPTY, SeatSet::or)));
    }
    match free.len() {
        0 => prompt.choices.is_empty().then_some(Answer::Done),
        _ if !by_chance => Some(free[0]),
        many => Some(free[chance.random_range(0..many)]),
    }
}

#[test]
fn seven_play_avalon_to_its_end_and_nobody_at_the_table_says_anything() {
    let mut named = 0;
    for seed in 0..4 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let before = avalon(seed);
        let typed = before.moments().len();
        let table = play_on(before, |table, seat, prompt| {
            if let Some(act) =
                prompt.choices.iter().find(|choice| matches!(choice.answer, Answer::Act(Action::Assassinate(_))))
            {
                assert!(act.is_final, "whoever is named knows it");
                assert_eq!(asked(table).len(), 1, "only one can name somebody");
                assert!(free(prompt).iter().all(|answer| *answer != Answer::Act(Action::Assassinate(seat))));
                named += 1;
            }
            answer(prompt, &mut chance, false)
        });
        assert!(ending(&table).is_some());
        let table_says = |at: &crate::table::At| {
            matches!(at.moment, crate::table::Moment::Typed(_) | crate::table::Moment::Pressed(_))
        };
        assert!(!table.moments()[typed..].iter().any(table_says));
    }
    assert_eq!(named, 4);
}

#[test]
fn whatever_chance_has_seven_answer_avalon_comes_to_an_end() {
    for seed in 10..14 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let table = play_on(avalon(seed), |_, _, prompt| answer(prompt, &mut chance, true));
        assert!(ending(&table).is_some());
    }
}

/// Seven who play with plot cards, which the narrator has dealt, each with a phone.
fn with_plot(seed: u64) -> Table {
    let table = Table::new().names(&NAMES).leader("Ana").reveal("earpiece").with("plot").seed(seed).deal(seed);
    let table = reached(table.trusting_the_disk().open().line("ready"), &[1, 2, 3, 4, 5, 6, 7]);
    read(table.line("start now"))
}

#[test]
fn games_with_plot_cards_are_played_by_phones_alone() {
    let mut opened = 0;
    for seed in 0..6 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let table = play_on(with_plot(seed), |table, seat, prompt| {
            let makers = table.game().unwrap().plot().holders(PlotCard::OpinionMaker, table.game().unwrap().seats());
            if prompt.about == About::Vote && makers.contains(seat) {
                let others = asked(table)
                    .into_iter()
                    .filter(|(other, prompt)| prompt.about == About::Vote && !makers.contains(*other));
                assert_eq!(others.count(), 0, "nobody else chooses before them");
                opened += 1;
            }
            let own = answer(prompt, &mut chance, true)?;
            Some(if own == Answer::Card(MissionCard::Fail) && chance.random_bool(0.5) {
                Answer::Card(MissionCard::Success)
            } else {
                own
            })
        });
        assert!(ending(&table).is_some());
    }
    assert!(opened > 5, "{opened}");
}
