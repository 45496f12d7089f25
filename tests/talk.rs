//! How long people have to listen: a whole game in the built-in voice, and the answers that leave out the rest.

use resistance_narrator::game::Seat;
use resistance_narrator::language::{Message, Verb};

use crate::table::{Table, plain};

#[path = "../examples/talk.rs"]
#[allow(dead_code, reason = "the measurement uses more of it")]
#[cfg(feature = "sound")]
mod measured;

#[cfg(feature = "sound")]
mod aloud {
    use std::collections::BTreeMap;

    use resistance_narrator::language::Language;
    use resistance_narrator::preferences::Wording;

    use super::measured;

    /// Five minutes, a third of which are orders: each piece is told where it goes, each time.
    const BRIEF_GAME_MS: u32 = 300_000;
    const SUMMARY_MS: u32 = 15_000;

    #[test]
    fn a_brief_game_is_talked_through_in_five_minutes() {
        for language in Language::ALL {
            let talk = measured::one_game(language, Wording::Brief);
            assert_eq!(talk.refused, 0, "{language:?}");
            assert!(talk.missions_ms > 60_000, "{language:?}: {talk:?} is no whole game");
            assert!(talk.whole_ms() <= BRIEF_GAME_MS, "{language:?}: {talk:?}");
        }
    }

    /// What is heard more than twice a game is heard by people who know what comes: two and a half seconds.
    const OFTEN_MS: u32 = 2_500;

    #[test]
    fn what_is_said_more_than_twice_is_brief() {
        for language in Language::ALL {
            let mut often: BTreeMap<String, (u32, u32)> = BTreeMap::new();
            for (text, ms) in measured::sentences(language, Wording::Brief) {
                let anybody = measured::NAMES.iter().fold(text, |text, name| text.replace(name, "Ana"));
                let (times, longest) = often.entry(anybody).or_default();
                *times += 1;
                *longest = ms.max(*longest);
            }
            let often = often.iter().filter(|(_, (times, _))| *times > 2);
            let slow: Vec<_> = often.clone().filter(|(_, (_, longest))| *longest > OFTEN_MS).collect();
            assert!(often.count() > 5, "{language:?}: a game repeats itself");
            assert!(slow.is_empty(), "{language:?}: {slow:?}");
        }
    }

    #[test]
    fn a_summary_takes_no_more_than_fifteen_seconds() {
        for language in Language::ALL {
            let talk = measured::one_game(language, Wording::Learning);
            assert!((1_000..=SUMMARY_MS).contains(&talk.summary_ms), "{language:?}: {talk:?}");
            assert!(talk.votes_ms <= SUMMARY_MS, "{language:?}: {talk:?}");
        }
    }
}

fn two_missions() -> Table {
    let table = Table::new().players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
    let table = table.line("ready").line("skip").line("1 2").line("3 2").line("0");
    table.line("1 2 3").line("3 2").line("0")
}

#[test]
fn the_rest_of_the_votes_is_told_to_who_wants_more() {
    let vote = |round: u8, size| {
        Message::new("votes-vote-approved")
            .number("round", round)
            .number("proposal", 1_u8)
            .players("team", (1..=size).filter_map(Seat::from_number).collect())
            .number("approve", 3_u8)
            .number("reject", 2_u8)
    };
    let table = two_missions().line("votes").said(&vote(2, 3)).said(&Message::new("votes-more"));
    let table = table.line("more").said(&vote(1, 2));
    // It was all told.
    let table = table.line("more").said(&Message::new("nothing-more"));
    // What the game has moved on from is not told as if it were the rest.
    table.line("votes").line("1 2").line("more").said(&Message::new("nothing-more"));
}

#[test]
fn the_rest_of_the_summary_is_told_to_who_wants_more() {
    let mission = |table: &Table| table.spoken().join(" ").contains("succeeded with Ana and Ben");
    let table = two_missions().line("1 2").line("3 2").line("0");
    let table = table.line("summary").said(&Message::new("summary-more"));
    assert!(!mission(&table), "{:?}", table.spoken());
    let table = table.say(&plain(Verb::More));
    assert!(mission(&table), "{:?}", table.spoken());
}
