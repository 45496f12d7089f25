//! Take Responsibility at a table: whose it is, which card is taken, and what comes in between.

use protocol::question::Question;
use resistance_narrator::game::{PlotCard, Seat};
use resistance_narrator::language::Message;
use resistance_narrator::preferences::Wording;

use crate::table::Table;

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

/// Ben holds Take Responsibility, and Cleo No Confidence; Ben leads the second round and is to name a team.
fn choosing(table: Table) -> Table {
    let table = table.players(["Ana", "Ben", "Cleo", "Dan", "Eve"]).leader("Ana").reveal("none").with("plot");
    let table = table.wording(Wording::Full).open();
    let lines = ["ready", "draw take responsibility", "give it to Ben", "propose 1 2", "vote 5 0", "fails 0"];
    let lines = lines.into_iter().chain(["draw no confidence", "give no confidence to Cleo"]);
    lines.fold(table, Table::line).asks(Question::Team)
}

fn takes() -> Message {
    Message::new("plot-taken")
        .player("by", seat(2))
        .message("card", Message::new("card-no-confidence"))
        .player("from", seat(3))
}

fn keeps() -> Message {
    Message::new("use-put-off").player("player", seat(2)).message("card", Message::new("card-take-responsibility"))
}

fn holds(table: &Table, number: u32, card: PlotCard) -> bool {
    table.game().unwrap().plot().holds(seat(number), card)
}

#[test]
fn a_card_that_nobody_has_asked_to_take_is_read_back() {
    let read_back = Message::new("heard-plot").message("what", takes());
    let table = choosing(Table::new()).line("take no confidence").said(&read_back);
    assert!(holds(&table, 3, PlotCard::NoConfidence));
    let dropped = table.line("cancel");
    assert!(holds(&dropped, 3, PlotCard::NoConfidence));
    let table = dropped.line("take no confidence from Cleo").said(&read_back).line("confirm").said(&takes());
    assert!(holds(&table, 2, PlotCard::NoConfidence));
    // Whoever says whose it is has said it all, and so has whoever is asked.
    for lines in
        [&["Ben uses take responsibility", "take no confidence"][..], &["Ben uses take responsibility on Cleo"]]
    {
        let table = lines.iter().fold(choosing(Table::new()), |table, line| table.line(line));
        assert!(holds(&table, 2, PlotCard::NoConfidence), "{lines:?}");
    }
}

#[test]
fn what_is_half_answered_is_put_off_with_a_sentence() {
    let begun = |table| choosing(table).line("Ben uses take responsibility").asks(Question::TakeCard { by: seat(2) });
    let table = begun(Table::new()).line("propose 1 2 3").said(&keeps()).asks(Question::Vote);
    assert!(holds(&table, 2, PlotCard::TakeResponsibility));
    let mut table = begun(Table::program()).line("propose 1 2 3");
    let keeps = table.sentence(&keeps());
    assert!(table.reported().iter().any(|report| report.get("text").is_some_and(|text| *text == keeps)));
    let mut table = begun(Table::new()).line("take no confidence");
    let keeps = table.sentence(&self::keeps());
    assert!(!table.spoken().contains(&keeps.as_str()), "it was used");
}

#[test]
fn who_is_asked_already_is_only_asked_again() {
    let table = choosing(Table::new()).line("Ben uses take responsibility").line("Ben uses take responsibility");
    table.asks(Question::TakeCard { by: seat(2) }).line("undo").asks(Question::Team);
}
