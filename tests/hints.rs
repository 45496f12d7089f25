//! What is offered can be said, and what is said gets an answer, whatever is still being told.

use moderator::Company;
use protocol::question::Question;
use resistance_narrator::language::{Language, Message, Verb};

use crate::table::{Table, plain};

fn five(language: Language) -> Table {
    let table = Table::new().unchecked().language(language).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]);
    table.leader("Ana").reveal("none")
}

#[test]
fn half_an_answer_is_answered_while_the_cards_are_still_being_handed_out() {
    let said = [
        (Language::ENGLISH, "it failed"),
        (Language::FRENCH, "la mission a échoué"),
        (Language::GERMAN, "die Mission ist gescheitert"),
    ];
    for (language, line) in said {
        let table = five(language).open().say(&plain(Verb::Ready)).line("1 2").begin_line("4 1").listen_ms(3_000);
        let table = table.begin_line(line);
        let table = table.listen_ms(4_000).asks(Question::Count);
        let asks = |said: &&str| said.ends_with('?');
        assert!(table.spoken().iter().any(asks), "{line}: {:?}", table.spoken());
    }
}

#[test]
fn nobody_is_offered_whom_they_may_not_examine() {
    for language in Language::ALL {
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];
        let table =
            Table::new().language(language).names(&names).leader("Cleo").reveal("none").with("inquisitor").open();
        let mut table = table.say(&plain(Verb::Ready));
        // Ben has the token from the beginning, and Ana gets it.
        for (team, fails) in [("1 2", "0"), ("1 2 3", "1")] {
            table = table.line(team).line("7 0").line(fails);
        }
        let Question::Examination { by } = table.question() else { panic!("{:?}", table.question()) };
        let own = table.localizer().names().get(by).unwrap().clone();
        let help = table.say(&plain(Verb::Help));
        let offered = help.printed().join(" ");
        let unfit = help.game().unwrap().token().map(|token| token.holder);
        assert_eq!(unfit, Some(by));
        for word in ["examine ", "examiner ", "untersuche "] {
            assert!(!offered.contains(&format!("{word}{own}")), "{offered}");
        }
    }
}

#[test]
fn what_is_read_back_offers_nothing_but_yes_and_no() {
    for language in Language::ALL {
        let table = Table::new().language(language).edition("avalon").players(["Ana", "Ben", "Cleo", "Dan", "Eve"]);
        let mut table = table.leader("Ana").reveal("eyes").open().say(&plain(Verb::Ready)).say(&plain(Verb::Skip));
        for team in ["1 2", "1 2 3", "1 2"] {
            table = table.line(team).line("5 0").line("0");
        }
        let table = table.asks(Question::Sought).line("2");
        let table = table.say(&plain(Verb::Help));
        let offered = table.printed()[0].to_owned();
        assert!(!offered.contains("Ana"), "{offered}");
        let or = [" or ", " ou ", " oder "].iter().filter(|word| offered.contains(**word)).count();
        assert!(or == 1 && !offered.contains([',', ';']), "{offered}");
    }
}

#[test]
fn a_card_without_a_choice_is_played_with_a_yes() {
    let yes = [(Language::ENGLISH, "yes"), (Language::FRENCH, "oui"), (Language::GERMAN, "ja")];
    let mut played = 0;
    for (seed, (language, yes)) in (0..12).zip(yes.into_iter().cycle()) {
        let company = Company { name: Some("Ana".to_owned()), count: Some(5) };
        let mut table = Table::new().language(language).seed(seed).deal(seed).practise(company);
        for _line in 0..30 {
            table = match table.question() {
                Question::Team => table.line("1 2"),
                Question::OwnVote { .. } => table.say(&plain(Verb::Confirm)),
                Question::OwnCard { of } => {
                    let before = table.printed().join(" ");
                    let has_choice = before.contains(" or ") || before.contains(" ou ") || before.contains(" oder ");
                    table = table.line(yes);
                    let is_played = table.question() != Question::OwnCard { of };
                    assert_eq!(is_played, !has_choice, "{before}");
                    played += u32::from(is_played);
                    break;
                }
                _ => table.say(&plain(Verb::Next)),
            };
        }
    }
    assert!(played > 2, "{played}");
}

#[test]
fn a_game_that_is_not_saved_is_set_up_in_as_many_words() {
    let mut said = [false, true].map(|fails| {
        let table = five(Language::ENGLISH);
        let table = if fails { table.disk_fails(Message::new("storage-disk-full")) } else { table };
        let table = table.open().line("next").line("next");
        let all = table.moments().iter().filter_map(|at| match &at.moment {
            crate::table::Moment::Spoken(text) => Some(text.clone()),
            _ => None,
        });
        all.collect::<Vec<_>>()
    });
    let unsaved = said[1].remove(0);
    assert!(unsaved.starts_with("This game is not being saved"), "{unsaved}");
    assert_eq!(said[0], said[1]);
}
