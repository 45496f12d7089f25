//! Everybody reads on their phone who they are, and the table says when the game begins.

use resistance_narrator::game::Phase;
use resistance_narrator::language::Message;

use super::*;

fn reading(language: Language) -> Table {
    let table = Table::new().language(language).names(&NAMES[..5]).leader("Ana").reveal("earpiece").open();
    let table =
        reached(table.say(&crate::table::plain(resistance_narrator::language::Verb::Ready)), &[1, 2, 3, 4, 5]);
    table.say(&crate::table::plain(resistance_narrator::language::Verb::Start)).asks(Question::Reveal)
}

#[test]
fn the_word_that_the_narrator_names_begins_the_game_also_before_all_have_read() {
    for (language, word) in
        [(Language::ENGLISH, "start now"), (Language::FRENCH, "commencer"), (Language::GERMAN, "starten")]
    {
        let mut table = reading(language)
            .answers(seat(1), Answer::Done)
            .say(&crate::table::plain(resistance_narrator::language::Verb::Status))
            .listen();
        table = table.said(&Message::new("ask-roles-reading"));
        let numbers: Vec<u32> = (2..=5).map(|number| table.shown(seat(number)).unwrap().number).collect();
        table = table.line(word).listen().asks(Question::Team);
        assert!(matches!(table.game().unwrap().phase(), Phase::Proposal { .. }), "{language:?}");
        assert!((2..=5).all(|number| table.shown(seat(number)).is_none()), "nobody is asked once more");
        // Whoever has not put it away has it on their page.
        assert!((1..=5).all(|number| table.pages().card(seat(number)).is_some()));
        table = table.answers_to(seat(2), numbers[0], Answer::Done);
        assert!(!table.pages().settled.last().unwrap().2);
    }
}

#[test]
fn once_all_have_read_it_begins_by_itself() {
    read(reading(Language::ENGLISH)).asks(Question::Team);
}
