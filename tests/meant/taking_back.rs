//! Words that take something back, and words in front of what is asked.

use super::*;

#[test]
fn a_word_that_takes_back_closes_the_innermost_question_alone() {
    for (language, words, leaves, result, asked, about) in [
        (
            Language::ENGLISH,
            ["cancel", "no", "undo", "oops", "take that back"],
            "Dan leaves",
            "approved",
            "1 2?",
            "abandon",
        ),
        (
            Language::FRENCH,
            ["annuler", "non", "défaire", "oups", "je me suis trompé"],
            "Dan s'en va",
            "accepté",
            "1 2 ?",
            "abandonner",
        ),
        (
            Language::GERMAN,
            ["abbrechen", "nein", "rückgängig", "vertan", "das war falsch"],
            "Dan geht nach Hause",
            "angenommen",
            "1 2?",
            "Spiel abbrechen",
        ),
    ] {
        let begun = naming(language, 5).line("1 2").line("2 3").asks(Question::Team);
        let journal = begun.journal().to_vec();
        let at_team = |line: &str| again(language, &journal).line(line);
        for word in words {
            for open in [leaves, asked, about] {
                let table = at_team(open).line(word).said(&Message::new("entry-dropped")).asks(Question::Team);
                assert_eq!(table.journal(), journal, "{open}, {word}");
                // Nothing is left of it: a name is a name again.
                let table = table.line("Zork").asks(Question::Team);
                assert_eq!(table.record().unwrap().names().values()[3], "Dan", "{open}, {word}");
            }
        }
        // "No" is an answer of its own there.
        let journal = voting(language, 5).journal().to_vec();
        for word in words.into_iter().filter(|word| !["no", "non", "nein"].contains(word)) {
            let table = again(language, &journal)
                .line(result)
                .line(word)
                .said(&Message::new("entry-dropped"))
                .asks(Question::Vote);
            assert_eq!(table.journal(), journal, "{result}, {word}");
        }
    }
}

#[test]
fn whoever_plays_already_takes_over_from_nobody() {
    for (language, leaves, score) in [
        (Language::ENGLISH, "Dan leaves", "score"),
        (Language::FRENCH, "Dan s'en va", "score"),
        (Language::GERMAN, "Dan geht nach Hause", "Punktestand"),
    ] {
        let table = naming(language, 5).line(leaves).line("ben").asks(Question::Team);
        let table = table.said(&Message::new("refused-seated").text("name", "Ben")).line(score);
        assert!(!refused(&table), "{:?}", table.printed());
        let table = table.line("Zork").asks(Question::Team);
        assert_eq!(table.record().unwrap().names().values()[3], "Zork", "{language:?}");
    }
}

#[test]
fn a_mistake_while_a_script_is_read_holds_it_and_takes_nothing_back() {
    for (language, mistakes) in [
        (Language::ENGLISH, ["undo", "oops"]),
        (Language::FRENCH, ["je me suis trompé", "annuler"]),
        (Language::GERMAN, ["vertan", "rückgängig"]),
    ] {
        for mistake in mistakes {
            let table = at(language, 5)
                .reveal("touch")
                .say(&plain(Verb::Ready))
                .asks(Question::Reveal)
                .begin_line("ok")
                .listen_ms(90_000);
            let (journal, table) = (table.journal().to_vec(), table.asks(Question::ScriptRuns).line(mistake));
            let table = table.said(&Message::new("script-go-back-round")).asks(Question::ScriptPaused);
            assert_eq!(table.journal(), journal, "{mistake}");
            // It stays so, and goes on where it is told to.
            let table = table.line(mistake).said(&Message::new("script-go-back-round")).asks(Question::ScriptPaused);
            let table = table.say(&plain(Verb::Home)).asks(Question::ScriptPaused);
            let mut table = table.begin_line(&{
                let mut localizer = Table::new().language(language);
                localizer.localizer().write(&plain(Verb::Restart))
            });
            assert_eq!(table.question(), Question::ScriptRuns, "{mistake}");
            assert_eq!(table.journal(), journal, "{mistake}");
        }
    }
}

#[test]
fn whoever_begins_twice_does_not_hold_the_script() {
    for (language, lines) in [
        (Language::ENGLISH, ["let's go", "start now", "ok", "begin"]),
        (Language::FRENCH, ["c'est parti", "on y va", "allez", "commencez"]),
        (Language::GERMAN, ["los geht's", "anfangen", "auf geht's", "los"]),
    ] {
        for line in lines {
            let table = at(language, 5)
                .reveal("touch")
                .say(&plain(Verb::Ready))
                .asks(Question::Reveal)
                .begin_line(line)
                .listen_ms(5_000);
            table.begin_line(line).asks(Question::ScriptRuns);
        }
    }
}

#[test]
fn what_was_pressed_is_taken_back_before_what_was_played() {
    let table = naming(Language::ENGLISH, 5).line("1 2").line("2 3").asks(Question::Team);
    let journal = table.journal().to_vec();
    let table = Table::new().unchecked().keys(KeyMode::Single).resume(journal.clone());
    let table = table.key('1').key('u').said(&Message::new("entry-dropped")).asks(Question::Team);
    assert_eq!(table.journal(), journal);
    table.key('u').asks(Question::Vote);
}

#[test]
fn silence_drops_no_answer() {
    for (language, lines) in [
        (Language::ENGLISH, ["silence", "stop"]),
        (Language::FRENCH, ["silence", "stop"]),
        (Language::GERMAN, ["Ruhe", "stopp"]),
    ] {
        for line in lines {
            let table = voting(language, 5).say(&plain(Verb::RollCall)).say(&Intent::Opens(Verb::Approve));
            let table = table.line(line).asks(Question::RollCall { asked: seat(2), answered: 1 });
            assert!(!refused(&table), "{line}");
        }
    }
}

#[test]
fn a_word_of_no_before_a_question_asks_nothing() {
    for (language, line) in
        [(Language::ENGLISH, "no deck"), (Language::FRENCH, "non pioche"), (Language::GERMAN, "nein Stapel")]
    {
        let table = at(language, 7).with("plot").say(&plain(Verb::Ready)).line(line);
        assert!(refused(&table), "{line}: {:?}", table.printed());
    }
}

#[test]
fn a_number_names_nobody_where_it_is_asked_whether_a_card_is_used() {
    for (language, one, no) in
        [(Language::ENGLISH, "one", "no"), (Language::FRENCH, "un", "non"), (Language::GERMAN, "eins", "nein")]
    {
        let table = with_cards(language, [PlotCard::CloseEye, PlotCard::OpinionMaker]);
        let table = table.line("1 7").line("7 0");
        let asked = Question::UseCard { asked: Some(seat(7)), card: PlotCard::CloseEye };
        // Nobody is offered to look at their own card.
        let ask = Message::new("ask-use-on").any_of("player", seats(&[7])).any_of("names", seats(&[1]));
        let ask = ask.message("card", resistance_narrator::language::plot::name(PlotCard::CloseEye));
        let table = table.said(&ask).asks(asked);
        let journal = table.journal().to_vec();
        let table = table.line(one).asks(asked);
        assert!(table.unconfirmed().is_some(), "{one}: {:?}", table.printed());
        let table = table.line(no).asks(asked);
        assert_eq!(table.journal(), journal, "{one}, {no}");
        let table = table.line("Ana");
        assert_eq!(last_action(&table), Action::Use { by: seat(7), card: PlotCard::CloseEye, on: Some(seat(1)) });
    }
}

#[test]
fn a_card_is_not_spent_for_nothing_without_a_question() {
    for language in Language::ALL {
        let table = with_cards(language, [PlotCard::TakeResponsibility, PlotCard::TakeResponsibility]);
        let uses = Intent::Use { by: Some(seat(7)), card: Some(PlotCard::TakeResponsibility), on: None };
        let journal = table.journal().to_vec();
        let table = table.say(&uses).asks(Question::Team);
        assert_eq!(table.journal(), journal, "{language:?}: {:?}", table.printed());
        assert!(table.unconfirmed().is_some(), "{:?}", table.printed());
        let table = table.say(&plain(Verb::Confirm));
        let spent = Action::Use { by: seat(7), card: PlotCard::TakeResponsibility, on: None };
        assert_eq!(last_action(&table), spent, "{language:?}");
    }
}
