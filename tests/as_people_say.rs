//! What new tables say that no book tells them: sentences at the question for names, corrections that begin with "no",
//! "again" in the middle of a game, a mission that "has failed".

use protocol::Cue;
use protocol::question::Question;
use resistance_narrator::game::{Action, AgentCard, PlotCard, Seat, SeatSet};
use resistance_narrator::language::{Intent, Language, Message, Verb, deed};

use crate::table::{Moment, Table, plain};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| Seat::from_number(*number).unwrap()).collect()
}

/// Nobody is named yet.
fn nobody(language: Language) -> Table {
    Table::new().language(language).open().asks(Question::Players)
}

/// The first team is asked for.
fn naming(language: Language) -> Table {
    let table = Table::new().language(language).players(NAMES).leader("Ana");
    table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip)).asks(Question::Team)
}

fn refused(table: &Table) -> bool {
    table.last_step().iter().any(|at| at.moment == Moment::Cue(Cue::Refused))
}

#[test]
fn a_sentence_is_no_name_without_a_question_back() {
    for line in ["Carol starts", "same old friends", "we are Ana, Ben"] {
        nobody(Language::ENGLISH).line(line).asks(Question::DoubtfulName);
    }
    nobody(Language::FRENCH).line("on arrive").asks(Question::DoubtfulName);
    nobody(Language::GERMAN).line("wir kommen").asks(Question::DoubtfulName);
    for name in ["Ludwig van Hoven", "Ana Maria", "Juan de la Cruz", "li"] {
        nobody(Language::ENGLISH).line(name).asks(Question::Players);
    }
}

#[test]
fn who_has_named_everybody_says_so_even_while_a_name_is_doubted() {
    for (language, doubtful, over) in [
        (Language::ENGLISH, "Eve is coming", "that's everyone"),
        (Language::FRENCH, "Eve arrive bientôt", "c'est tout"),
        (Language::GERMAN, "Eva kommt gleich", "das war's"),
    ] {
        let table = nobody(language).line("Ana, Ben, Cleo, Dan").asks(Question::Players).line("Eve");
        let table = table.line(doubtful).asks(Question::DoubtfulName).line(over).asks(Question::Leader);
        assert!(table.printed().concat().contains('5'), "{language:?}: {:?}", table.printed());
    }
}

#[test]
fn the_leader_is_named_as_people_say_it() {
    let named = |line: &str| {
        let table = nobody(Language::ENGLISH).line("Ana, Ben, Cleo, Dan, Eve").asks(Question::Leader).line(line);
        assert!(!refused(&table), "{line}: {:?}", table.printed());
        table.asks(Question::Start);
    };
    ["Cleo starts", "Cleo will lead", "let Cleo begin", "it's Cleo", "you choose", "at random"]
        .into_iter()
        .for_each(named);
}

#[test]
fn what_follows_a_no_puts_the_team_right() {
    for (language, lines) in [
        (Language::ENGLISH, ["no, Ana and Dan", "no Ana and Dan", "no, Dan instead of Ben"]),
        (Language::FRENCH, ["non, Ana et Dan", "non Ana et Dan", "non, Dan à la place de Ben"]),
        (Language::GERMAN, ["nein, Ana und Dan", "nein Ana und Dan", "nein, Dan statt Ben"]),
    ] {
        for line in lines {
            let table = naming(language).line("1 2").asks(Question::Vote).line(line);
            let table = table.said(&Message::new("team-corrected")).asks(Question::Vote);
            let last = table.record().unwrap().past().last().unwrap().action;
            assert_eq!(last, Action::Propose(seats(&[1, 4])), "{line}");
        }
    }
    // Names alone may be those who approved: nothing is guessed, and the team stays.
    for line in ["Ana and Dan", "Dan", "no, hello"] {
        let table = naming(Language::ENGLISH).line("1 2").line(line).asks(Question::Vote);
        assert!(refused(&table), "{line}: {:?}", table.printed());
        assert_eq!(table.record().unwrap().past().last().unwrap().action, Action::Propose(seats(&[1, 2])), "{line}");
    }
    let mut same = naming(Language::ENGLISH).line("1 2").line("no, Ana and Ben").asks(Question::Vote);
    let corrected = same.sentence(&Message::new("team-corrected"));
    assert!(!refused(&same) && !same.spoken().contains(&corrected.as_str()), "it was right: {:?}", same.printed());
}

#[test]
fn again_tells_the_last_thing_again_and_what_was_before_is_called_so() {
    for (language, again) in
        [(Language::ENGLISH, "again"), (Language::FRENCH, "encore"), (Language::GERMAN, "noch einmal")]
    {
        let earlier = Message::new("history-earlier");
        let mut table = naming(language).line("1 2").line("3 2").line(again);
        let label = table.sentence(&earlier);
        assert!(!refused(&table) && !table.spoken().contains(&label.as_str()), "{:?}", table.spoken());
        table.line(again).said(&earlier);
    }
}

#[test]
fn who_says_that_a_mission_failed_is_asked_for_the_cards() {
    for (language, failed) in [
        (Language::ENGLISH, ["it failed", "the mission failed"]),
        (Language::FRENCH, ["la mission a échoué", "c'est raté"]),
        (Language::GERMAN, ["die Mission ist gescheitert", "fehlgeschlagen"]),
    ] {
        for line in failed {
            let table = naming(language).line("1 2").line("3 2").asks(Question::Count).line(line);
            assert!(!refused(&table) && !table.spoken().is_empty(), "{line}: {:?}", table.printed());
            table.asks(Question::Count).line("1").asks(Question::Team);
        }
    }
}

#[test]
fn where_there_are_no_plot_cards_nobody_is_told_of_them() {
    for line in ["draw the blue one", "use the red one", "give it back to Ben"] {
        let table = naming(Language::ENGLISH).line(line);
        assert!(refused(&table) && !table.printed().concat().contains("Strong Leader"), "{:?}", table.printed());
    }
}

#[test]
fn names_are_put_right_as_people_say_it() {
    for (language, line) in [
        (Language::ENGLISH, "Eve is now called Evelyn"),
        (Language::ENGLISH, "Eve wants to be called Evelyn"),
        (Language::FRENCH, "Eve s'appelle en fait Evelyn"),
        (Language::GERMAN, "Eve heißt jetzt Evelyn"),
    ] {
        let table = naming(language).line(line);
        assert_eq!(table.record().unwrap().names().values()[4], "Evelyn", "{line}");
    }
}

#[test]
fn whoever_comes_back_in_the_middle_of_a_vote_hears_the_team() {
    for language in Language::ALL {
        let voting = naming(language).line("1 2").asks(Question::Vote);
        let team = |key| Message::new(key).players("team", seats(&[1, 2]));
        Table::new().language(language).resume(voting.journal().to_vec()).said(&team("recap-team"));
        let gone = voting.line("3 2").asks(Question::Count);
        Table::new().language(language).resume(gone.journal().to_vec()).said(&team("recap-team-goes"));
    }
}

#[test]
fn who_wants_other_rules_in_a_game_is_told_how_to_get_them() {
    for language in Language::ALL {
        let table = Table::new().language(language).players(NAMES).leader("Ana").open();
        let table = table.say(&plain(Verb::Options)).said(&Message::new("refused-options"));
        let table = table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip)).say(&plain(Verb::Options));
        table.said(&Message::new("refused-options")).asks(Question::Team);
    }
}

#[test]
fn a_name_that_is_nearly_right_takes_yes_for_an_answer() {
    for (language, line, yes, no) in [
        (Language::ENGLISH, "propose Anna, Ben", "yes", "no"),
        (Language::FRENCH, "proposer Anna, Ben", "oui", "non"),
        (Language::GERMAN, "Vorschlag Anna, Ben", "ja", "nein"),
    ] {
        let ana = Seat::from_number(1).unwrap();
        let meant = Message::new("heard-team").players("team", seats(&[1, 2]));
        let told = Message::new("suggested-player").player("suggestion", ana).message("meant", meant);
        let table = naming(language).line(line).said(&told).asks(Question::Team).line(yes);
        assert_eq!(table.asks(Question::Vote).game().unwrap().phase().team(), seats(&[1, 2]), "{line}");
        let table = naming(language).line(line).line(no).asks(Question::Team);
        assert!(!refused(&table), "{line}, {no}");
        let suggested = Message::new("refused-unknown-player-suggest").text("word", "Anna").player("suggestion", ana);
        naming(language).line("Anna").said(&suggested).asks(Question::Team);
    }
}

#[test]
fn to_leave_on_a_mission_is_not_to_leave_the_table() {
    let table = naming(Language::FRENCH).line("Cleo part").asks(Question::Team);
    let short = Message::new("refused-team-size").number("wanted", 2u8).number("found", 1u8);
    assert!(refused(&table.said(&short)));
    naming(Language::FRENCH).line("Cleo et Dan partent").asks(Question::Vote);
}

#[test]
fn whose_card_is_seen_is_answered_as_it_is_asked() {
    for (language, open, looks, shows) in [
        (Language::ENGLISH, "ready", ["look at Dan", "Dan"], ["show it to Dan", "to Dan"]),
        (Language::FRENCH, "tout est prêt", ["je regarde Dan", "Dan"], ["je la montre à Dan", "à Dan"]),
        (Language::GERMAN, "bereit", ["die von Dan", "gegen Dan"], ["ich zeige sie Dan", "Dan"]),
    ] {
        for (card, answers) in [(PlotCard::OverheardConversation, looks), (PlotCard::OpenUp, shows)] {
            for answer in answers {
                let table = Table::new().language(language).players(NAMES).leader("Ana").reveal("none").with("plot");
                let table = table.line(open).say(&Intent::DrawAnyway(card)).line("5");
                let table = table.line(answer);
                assert!(!refused(&table), "{answer}: {:?}", table.printed());
                table.asks(Question::Team);
            }
        }
    }
}

#[test]
fn the_order_of_seats_is_explained_once() {
    let order = Message::new("who-clockwise");
    for language in Language::ALL {
        let mut table = naming(language).say(&plain(Verb::Who)).said(&order).say(&plain(Verb::Who));
        let order = table.sentence(&order);
        assert!(!table.spoken().contains(&order.as_str()), "{order}");
    }
}

#[test]
fn signs_alone_are_not_quoted() {
    for language in Language::ALL {
        let table = naming(language).line("?!.");
        assert!(refused(&table) && !table.printed().concat().contains("?!"), "{:?}", table.printed());
    }
}

#[test]
fn whoever_reads_the_name_on_the_card_is_understood() {
    for language in Language::ALL {
        for (name, card) in [
            ("Black Widow", AgentCard::Shield),
            ("Baron Zemo", AgentCard::Hydra),
            ("Arnim Zola", AgentCard::Hydra),
            ("Alexander Pierce", AgentCard::Hydra),
        ] {
            let table = Table::new().language(language).edition("winter-soldier").players(NAMES).leader("Ana");
            let ben = Seat::from_number(2).unwrap();
            let table = table.reveal("none").say(&plain(Verb::Ready)).say(&Intent::About(Verb::Accuse, ben));
            let table = table.say(&plain(Verb::Confirm)).line(name);
            let shown = Message::new("card-shown").player("player", ben);
            table.said(&shown.message("card", deed::card(card)));
        }
    }
}
