//! People at a table who don't talk like a program: they ask while they are asked, hesitate, and change their mind.

use protocol::Cue;
use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::{Action, Ballot, Seat, SeatSet};
use resistance_narrator::language::{Language, Message, Verb};
use resistance_narrator::preferences::{Key, KeyMode};

use crate::table::{Moment, Table, plain};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

/// Five players are asked for a team.
fn naming(language: Language) -> Table {
    let table = Table::new().unchecked().language(language).players(NAMES).leader("Ana");
    table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip)).asks(Question::Team)
}

/// Ana and Ben were named, and everybody has chosen.
fn voting(language: Language) -> Table {
    naming(language).line("1, 2").asks(Question::Vote)
}

fn refused(table: &Table) -> bool {
    table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Refused))
}

fn last_action(table: &Table) -> Action {
    table.record().unwrap().past().last().unwrap().action
}

#[test]
fn while_a_team_is_asked_for_questions_are_answered() {
    let status =
        || Message::new("status-proposal").player("leader", seat(1)).number("size", 2u8).number("mission", 1u8);
    let leads = || Message::new("leads").player("leader", seat(1));
    let rejections = || Message::new("status-track").number("rejections", 0u8);
    let nobody = || Message::new("team-none").player("leader", seat(1));
    let roles = || Message::new("who-is-what");
    let open = || Message::new("score-mission-open").number("size", 3u8).number("mission", 2u8);
    type Asked = (&'static str, Message);
    let asked: [(Language, Vec<Asked>); 3] = [
        (
            Language::ENGLISH,
            vec![
                ("who is on the team?", nobody()),
                ("whose turn", status()),
                ("who leads", leads()),
                ("er, who leads please?", leads()),
                ("how many rejections", rejections()),
                ("how many left", open()),
                ("can I see my team mates", roles()),
            ],
        ),
        (
            Language::FRENCH,
            vec![
                ("qui est dans l'équipe ?", nobody()),
                ("à qui le tour", status()),
                ("qui mène", leads()),
                ("euh, qui mène, s'il vous plaît ?", leads()),
                ("combien de rejets", rejections()),
                ("combien de missions reste-t-il ?", open()),
                ("je peux voir mes coéquipiers", roles()),
            ],
        ),
        (
            Language::GERMAN,
            vec![
                ("Wer ist im Team?", nobody()),
                ("wer ist dran", status()),
                ("wer führt an", leads()),
                ("Äh, wer führt bitte an?", leads()),
                ("wie viele Ablehnungen", rejections()),
                ("wie viele Missionen fehlen noch", open()),
                ("darf ich meine Leute sehen", roles()),
            ],
        ),
    ];
    for (language, questions) in asked {
        for (line, answer) in questions {
            let table = naming(language).line(line);
            assert!(!refused(&table), "{language:?} {line:?}: {:?}", table.spoken());
            table.said(&answer).asks(Question::Team);
        }
    }
}

#[test]
fn what_happened_is_told_again() {
    for (language, line) in [
        (Language::ENGLISH, "what happened?"),
        (Language::FRENCH, "que s'est-il passé ?"),
        (Language::GERMAN, "was ist passiert?"),
    ] {
        let table = voting(language).say(&plain(Verb::RejectAll)).line(line);
        table.said(&Message::new("rejected").number("approve", 0u8).number("reject", 5u8).number("proposal", 1u8));
    }
}

#[test]
fn nobody_is_called_who_or_how() {
    let players = |table: &Table| table.spoken().iter().any(|line| line.contains("Cleo, Dan"));
    for line in ["who stole the tokens", "how do we cheat", "where is my card?", "zork?"] {
        let table = naming(Language::ENGLISH).line(line);
        assert!(refused(&table) && !players(&table), "{line:?}: {:?}", table.spoken());
    }
    let table = naming(Language::ENGLISH).line("Ana and Zork");
    assert!(refused(&table) && players(&table), "{:?}", table.spoken());
}

#[test]
fn polite_and_hesitating_words_count_for_nothing() {
    for (language, lines) in [
        (Language::ENGLISH, ["er, Ana and Cleo please", "ok so Ana, Cleo, thank you", "um Cleo and me"]),
        (Language::FRENCH, ["euh, Ana et Cleo s'il te plaît", "bon, Ana, Cleo, merci", "alors Cleo et moi"]),
        (Language::GERMAN, ["äh, Ana und Cleo bitte", "also gut, Ana, Cleo, danke", "ähm Cleo und ich"]),
    ] {
        for line in lines {
            let table = naming(language).line(line).asks(Question::Vote);
            assert_eq!(last_action(&table), Action::Propose(seats(&[1, 3])), "{language:?} {line:?}");
        }
    }
    // Whoever only thinks aloud is asked again.
    let table = naming(Language::ENGLISH).line("er...");
    assert!(!refused(&table), "{:?}", table.spoken());
    // A player may be called like that.
    let table = Table::new().players(["Ana", "So", "Cleo", "Dan", "Eve"]).leader("Ana");
    let table = table.line("ready").line("skip").line("Ana and So please").asks(Question::Vote);
    assert_eq!(last_action(&table), Action::Propose(seats(&[1, 2])));
}

#[test]
fn me_is_asked_back_where_anybody_may_speak() {
    let table = voting(Language::ENGLISH).line("votes of me");
    table.said(&Message::new("refused-me").text("word", "me"));
}

#[test]
fn a_typed_team_is_put_right_until_the_vote_is_told() {
    for (language, not, add) in [
        (Language::ENGLISH, "not Ben, Cleo", "propose Ana, Cleo"),
        (Language::FRENCH, "pas Ben, Cleo", "proposer Ana, Cleo"),
        (Language::GERMAN, "nicht Ben, Cleo", "Team Ana, Cleo"),
    ] {
        for line in [not, add] {
            let table = voting(language).line(line).said(&Message::new("team-corrected")).asks(Question::Vote);
            assert_eq!(last_action(&table), Action::Propose(seats(&[1, 3])), "{line:?}");
            let led = table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Now));
            assert!(led, "the vote is led anew: {:?}", table.spoken());
            // Undo takes back the team, as always.
            table.say(&plain(Verb::Undo)).asks(Question::Team);
        }
    }
}

#[test]
fn a_correction_that_fits_nothing_changes_nothing() {
    let corrected = |line: &str| {
        let table = voting(Language::ENGLISH).line(line).asks(Question::Vote);
        assert!(refused(&table), "{line}: {:?}", table.spoken());
        assert_eq!(last_action(&table), Action::Propose(seats(&[1, 2])), "{line}");
    };
    ["not Cleo, Dan", "add Cleo", "remove Ben", "propose Ana"].into_iter().for_each(corrected);
    // Once the vote is told, it is too late.
    let table = voting(Language::ENGLISH).line("vote 3 2").line("not Ben, Cleo").asks(Question::Count);
    assert!(refused(&table), "{:?}", table.spoken());
}

#[test]
fn a_team_is_put_right_while_people_choose() {
    let mut table = naming(Language::ENGLISH).begin_line("Ana, Ben").listen_ms(4_000);
    table = table.line("not Ben, Cleo").asks(Question::Vote);
    let cues = table.last_step().iter().filter(|at| at.moment == Moment::Cue(Cue::Now)).count();
    assert_eq!((cues, last_action(&table)), (1, Action::Propose(seats(&[1, 3]))));
}

#[test]
fn repeat_tells_what_matters_and_again_what_was_before() {
    let rejected = Message::new("rejected").number("approve", 2u8).number("reject", 3u8).number("proposal", 1u8);
    let mut table = voting(Language::ENGLISH).line("vote 2 3").line("zork zork").line("propose Ana").line("repeat");
    table = table.said(&rejected);
    let heard: Vec<String> = table.spoken().iter().map(ToString::to_string).collect();
    assert!(heard.iter().all(|line| !line.contains("zork") && !line.contains("needs two")), "{heard:?}");
    let proposed = Message::new("proposed")
        .player("leader", seat(1))
        .players("team", seats(&[1, 2]))
        .number("mission", 1u8)
        .number("proposal", 1u8);
    table = table.line("repeat").said(&proposed);
    // Something new is said: it comes first again.
    table.line("score").line("repeat").said(&Message::new("score-none"));
}

#[test]
fn repeat_stops_at_the_first_announcement() {
    let mut table = naming(Language::ENGLISH);
    for _time in 0..20 {
        table = table.line("repeat");
        assert!(!table.spoken().is_empty());
    }
    table.said(&Message::new("history-oldest"));
}

#[test]
fn votes_are_told_as_people_say_them() {
    let count = |approve, reject| Ballot::Count { approve, reject };
    let named = |approve: &[u32]| Ballot::Named { approve: seats(approve) };
    let (all, but_ben) = ([1, 2, 3, 4, 5], [1, 3, 4, 5]);
    for (language, votes) in [
        (
            Language::ENGLISH,
            vec![
                ("3", count(3, 2)),
                ("three", count(3, 2)),
                ("4 for", count(4, 1)),
                ("2 approve", count(2, 3)),
                ("all", named(&all)),
                ("everybody", named(&all)),
                ("unanimous", named(&all)),
                ("nobody", named(&[])),
                ("all but Ben", named(&but_ben)),
                ("everybody except Ben, please", named(&but_ben)),
                ("only Ben", named(&[2])),
            ],
        ),
        (
            Language::FRENCH,
            vec![
                ("3", count(3, 2)),
                ("trois", count(3, 2)),
                ("4 pour", count(4, 1)),
                ("tous", named(&all)),
                ("tout le monde", named(&all)),
                ("à l'unanimité", named(&all)),
                ("personne", named(&[])),
                ("tous sauf Ben", named(&but_ben)),
                ("seulement Ben", named(&[2])),
            ],
        ),
        (
            Language::GERMAN,
            vec![
                ("3", count(3, 2)),
                ("drei", count(3, 2)),
                ("4 dafür", count(4, 1)),
                ("alle", named(&all)),
                ("einstimmig", named(&all)),
                ("niemand", named(&[])),
                ("keiner", named(&[])),
                ("alle außer Ben", named(&but_ben)),
                ("nur Ben", named(&[2])),
            ],
        ),
    ] {
        for (line, ballot) in votes {
            let table = voting(language).line(line);
            assert!(!refused(&table), "{language:?} {line:?}: {:?}", table.spoken());
            assert_eq!(last_action(&table), Action::Vote(ballot), "{language:?} {line:?}");
        }
    }
}

#[test]
fn approved_alone_is_asked_for_the_number() {
    for (language, lines) in [
        (Language::ENGLISH, ["approved", "rejected"]),
        (Language::FRENCH, ["approuvée", "rejetée"]),
        (Language::GERMAN, ["angenommen", "abgelehnt"]),
    ] {
        for (line, approve) in lines.into_iter().zip([4, 1]) {
            let table = voting(language).line(line).said(&Message::new("ask-approvals")).line(&approve.to_string());
            let told = Action::Vote(Ballot::Count { approve, reject: 5 - approve });
            assert_eq!(last_action(&table), told, "{line}");
        }
    }
}

#[test]
fn more_votes_than_players_are_refused() {
    let table = voting(Language::ENGLISH).line("6").asks(Question::Vote);
    assert!(refused(&table), "{:?}", table.spoken());
}

#[test]
fn ok_goes_on_while_the_table_is_laid() {
    for (language, ok) in [(Language::ENGLISH, "ok"), (Language::FRENCH, "d'accord"), (Language::GERMAN, "gut")] {
        let mut table = Table::new().language(language).players(NAMES).leader("Ana").open();
        for step in SetupStep::ALL {
            table = table.asks(Question::Guidance { step }).line(ok);
        }
        table.asks(Question::Reveal);
    }
}

fn keys() -> Table {
    Table::new().keys(KeyMode::Single).players(NAMES).leader("Ana").line("ready").line("skip").asks(Question::Team)
}

#[test]
fn a_number_that_can_not_be_is_refused_at_its_key() {
    let mut table = keys().key('1').key('2').press(Key::Enter).listen().asks(Question::Vote).key('5').key('5');
    table = table.said(&Message::new("refused-too-high").number("number", 55u8).number("most", 5u8));
    // What was there before stays.
    table = table.press(Key::Enter).listen().asks(Question::Count).key('3');
    table = table.said(&Message::new("refused-too-high").number("number", 3u8).number("most", 2u8));
    table.key('1').press(Key::Enter).listen().asks(Question::Team);
}

/// As on French keyboards: the same keys as digits, without Shift.
#[test]
fn where_digits_need_shift_their_signs_are_digits() {
    let table = keys().key('&').key('"').press(Key::Enter).listen().asks(Question::Vote);
    let table = table.key('(').press(Key::Enter).listen().asks(Question::Count);
    let table = table.key('à').press(Key::Enter).listen().asks(Question::Team);
    let mut table = table.key('&').key('é').key('\'').key('&').key('_');
    table = table.said(&Message::new("refused-no-seat").number("seat", 8u8).number("players", 5u8));
    table = table.key('"').press(Key::Enter).listen().asks(Question::Vote);
    // Where no digit is asked for they are as any other sign.
    let table = table.key('(').press(Key::Enter).listen().key('a');
    table.said(&Message::new("refused-key"));
    let own = Table::new().keys(KeyMode::Single).binding('é', Verb::Who).players(NAMES).leader("Ana");
    let table = own.line("ready").line("skip").key('é');
    assert!(table.spoken().join(" ").contains("Cleo"), "whoever has given it a meaning keeps that");
}

#[test]
fn every_key_is_answered_even_while_something_is_said() {
    for key in [Key::Char('x'), Key::Tab, Key::Other, Key::Control('k')] {
        let table = keys().press(Key::Char('w')).press(key).listen().said(&Message::new("refused-key"));
        table.press(key).listen().said(&Message::new("refused-key"));
    }
}

#[test]
fn the_question_mark_names_keys() {
    let mut table = keys().key('?');
    let wanted = Message::new("ask-team-keys").player("leader", seat(1)).number("size", 2u8);
    table = table.said(&wanted);
    let help = table.spoken().join(" ");
    assert!(help.contains("r for repeat") && !help.contains("To answer"), "{help}");
}

#[test]
fn votes_are_those_of_this_round_and_the_rest_when_asked() {
    let mut table = voting(Language::ENGLISH).line("vote 2 3").line("2, 3").line("vote 3 2").line("fails 0");
    table = table.line("1, 2, 3").line("vote 1 4").line("votes").said(&Message::new("votes-more"));
    let (round, others) = ("Round two", "Round one");
    assert!(table.spoken().iter().any(|line| line.starts_with(round)), "{:?}", table.spoken());
    assert!(!table.spoken().iter().any(|line| line.starts_with(others)), "{:?}", table.spoken());
    table = table.line("all votes");
    let told = |table: &Table, with: &str| table.spoken().iter().filter(|line| line.starts_with(with)).count();
    assert_eq!((told(&table, others), told(&table, round)), (2, 1), "{:?}", table.spoken());
}

#[test]
fn the_end_is_told_in_one_breath_and_whole_when_asked() {
    let mut table = naming(Language::ENGLISH);
    for team in ["1, 2", "1, 2, 3", "1, 2"] {
        table = table.line(team).line("all").line("0");
    }
    table = table.asks(Question::AfterGame);
    let of_missions = |table: &Table| table.spoken().iter().filter(|line| line.contains("led by")).count();
    assert_eq!(of_missions(&table), 0, "{:?}", table.spoken());
    let words: usize = table.spoken().iter().map(|line| line.split_whitespace().count()).sum();
    assert!(words < 65, "{words} words: {:?}", table.spoken());
    assert_eq!(of_missions(&table.line("summary").line("more")), 3);
}

#[test]
fn annuler_takes_back_and_still_drops_what_is_read_back() {
    let table = naming(Language::FRENCH).line("1, 2").asks(Question::Vote);
    let table = table.line("annuler").asks(Question::Team);
    // A question of the narrator comes first: here it means no.
    let played = table.record().unwrap().past().len();
    let table = table.line("abandonner").line("annuler").asks(Question::Team);
    assert_eq!(table.record().unwrap().past().len(), played);
}

#[test]
fn nobody_is_told_that_a_question_word_sits_not_at_the_table() {
    let table = naming(Language::GERMAN).line("wer weiß das").line("wer ist das denn");
    assert!(table.spoken().iter().all(|line| !line.contains("kenne ich hier nicht")), "{:?}", table.spoken());
}
