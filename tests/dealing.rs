//! Another deal: in every edition, until somebody has voted.

use protocol::question::Question;
use protocol::setup_step::SetupStep;
use resistance_narrator::game::{Phase, Seat};
use resistance_narrator::journal::private::{Proposal, Received};
use resistance_narrator::language::{Form, Intent, Language, Length, Message, Verb};
use serde_json::{Value, json};

use crate::table::{Table, plain};

const DEALS: Question = Question::Guidance { step: SetupStep::Deal };

fn lines(table: Table, lines: &[&str]) -> Table {
    lines.iter().fold(table, |table, line| table.line(line))
}

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
    let table = table.line("deal again").asks(Question::Guidance { step: SetupStep::Tableau });
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
fn a_plot_card_that_was_drawn_and_not_given_goes_back_too() {
    let table = five(Language::ENGLISH, "accessible").reveal("touch").with("plot").open();
    let table = lines(table, &["ready", "ready", "skip", "draw strong leader", "deal again"]).asks(DEALS);
    table.said(&Message::new("plot-back"));
}

#[test]
fn a_program_has_the_cards_dealt_again_until_the_first_vote() {
    let event = json!({ "kind": "event", "event": "dealt-again", "dealer": null });
    for edition in ["accessible", "widerstand", "resistance-2020", "avalon", "forum"] {
        let table = Table::program().edition(edition).players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana");
        let table = if edition == "forum" { table.without("plot") } else { table };
        let first = table.open();
        let begun = first.game();
        let table = lines(first, &["propose Ana, Ben", "deal again"]);
        assert_eq!(table.game(), begun, "{edition}");
        let told = |table: &Table| table.reported().into_iter().any(|report| Value::Object(report.clone()) == event);
        assert!(told(&table), "{edition}: {:?}", table.reported());
        let vote = if edition == "forum" { ["approve all", "deadline"] } else { ["approve all", "status"] };
        let table = lines(table, &["propose Ana, Ben", vote[0], vote[1], "deal again"]);
        assert_ne!(table.game(), begun, "{edition}");
    }
}

#[test]
fn in_a_forum_everybody_is_written_a_new_role_and_what_was_sent_counts_no_more() {
    for language in Language::ALL {
        let table = Table::new().language(language).edition("forum").players(["Ana", "Ben", "Cleo", "Dan", "Eve"]);
        let table = table.leader("Ana").without("plot").open().line("1 2");
        let ben = Seat::from_number(2).unwrap();
        let table = table.say(&Intent::Sent(Verb::Approves, ben)).say(&plain(Verb::DealAgain)).asks(Question::Team);
        let mut table = table.said(&Message::new("dealt-again-sent"));
        let new: Vec<_> = table.new_posts().into_iter().map(|post| post.to).collect();
        let players = (1..=5).map(Seat::from_number);
        assert_eq!(new, [None].into_iter().chain(players).collect::<Vec<_>>());
        let told = table.localizer().render(&Message::new("post-dealt-again"), Form::Printed, Length::Full);
        assert!(table.new_posts()[0].text.starts_with(&told), "{:?}", table.new_posts()[0]);
        // The same team, proposed again, has no vote yet, and nobody's vote of before is missing.
        let table = table.line("1 2");
        let record = table.record().unwrap();
        let about = Proposal::last(&record).unwrap();
        assert!(table.private().received(about, ben) == Received::default());
    }
}

#[test]
fn help_names_it_while_it_can_be_said() {
    let table = five(Language::ENGLISH, "widerstand").open().line("ready").line("skip").line("help");
    assert!(table.printed().join(" ").contains("deal again"), "{:#?}", table.printed());
    let table = table.line("1 2").line("3 2").line("help");
    assert!(!table.printed().join(" ").contains("deal again"), "{:#?}", table.printed());
}
