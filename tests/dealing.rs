//! Another deal: in every edition, until somebody has voted.

use resistance_narrator::game::{Phase, Seat};
use resistance_narrator::language::{Language, Message, Verb};
use resistance_narrator::session::laying::step::LayingStep;
use resistance_narrator::session::question::Question;

use crate::table::{Table, plain};

const DEALS: Question = Question::Guidance { step: LayingStep::Deal };

fn five(language: Language, edition: &str) -> Table {
    let table = Table::new().language(language).edition(edition).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]);
    table.leader("Ana").reveal("eyes")
}

#[test]
fn in_every_edition_the_cards_are_dealt_again_before_the_first_vote() {
    for edition in ["accessible", "widerstand", "resistance-2020", "avalon"] {
        for language in Language::ALL {
            let table = five(language, edition);
            let table = if edition == "accessible" { table.reveal("touch") } else { table };
            let table = table.open().say(&plain(Verb::Ready));
            // Before the reveal, while it is read, after it, and when a team is named.
            let table = table.asks(Question::Reveal).say(&plain(Verb::DealAgain)).asks(DEALS);
            let table = table.said(&Message::new("dealt-anew")).say(&plain(Verb::Ready)).say(&plain(Verb::Skip));
            let table = table.asks(Question::Team).say(&plain(Verb::DealAgain)).asks(DEALS);
            let table = table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip)).line("1 2").asks(Question::Vote);
            let table = table.say(&plain(Verb::DealAgain)).asks(DEALS);
            assert_eq!(table.game().unwrap().phase(), Phase::Setup);
            // Then a vote is taken, and it is too late.
            let table = table.say(&plain(Verb::Ready)).say(&plain(Verb::Skip)).line("1 2").line("2 3");
            let journal = table.journal().len();
            let table = table.asks(Question::Team).say(&plain(Verb::DealAgain)).asks(Question::Team);
            assert_eq!(table.journal().len(), journal, "{edition}");
        }
    }
}

#[test]
fn a_deal_by_the_narrator_is_another_one_afterwards() {
    let table = five(Language::ENGLISH, "avalon").reveal("earpiece").headset("the headset").open();
    let table = table.say(&plain(Verb::Ready));
    let deal = |table: &Table| {
        let deal = table.private().deal(&table.record().unwrap()).unwrap();
        (1..=5)
            .map(|number| deal.open().role(Seat::from_number(number).unwrap()).map(|role| role.id()))
            .collect::<Vec<_>>()
    };
    let mut deals = vec![deal(&table)];
    let mut table = table;
    for _time in 0..4 {
        table = table.say(&plain(Verb::DealAgain)).asks(DEALS);
        assert!(table.spoken()[0].starts_with("I deal again."), "{:?}", table.spoken());
        deals.push(deal(&table));
        table = table.say(&plain(Verb::Ready));
    }
    deals.dedup();
    assert!(deals.len() > 2, "{deals:?}");
}

#[test]
fn plot_cards_go_back_too_and_nothing_is_dealt_before_the_cards_are_out() {
    let table = five(Language::ENGLISH, "accessible").reveal("touch").with("plot").open();
    let table = table.line("deal again").asks(Question::Guidance { step: LayingStep::Tableau });
    let table = table
        .line("ready")
        .line("skip")
        .line("draw strong leader")
        .line("give strong leader to Ben")
        .line("deal again")
        .asks(DEALS);
    table.said(&Message::new("plot-back"));
}

#[test]
fn help_names_it_while_it_can_be_said() {
    let table = five(Language::ENGLISH, "widerstand").open().line("ready").line("skip").line("help");
    assert!(table.printed().join(" ").contains("deal again"), "{:#?}", table.printed());
    let table = table.line("1 2").line("3 2").line("help");
    assert!(!table.printed().join(" ").contains("deal again"), "{:#?}", table.printed());
}
