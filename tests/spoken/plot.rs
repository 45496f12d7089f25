//! Plot cards by voice: what is heard about them is read back in the words of what would happen.

use protocol::question::Question;
use resistance_narrator::game::{PlotCard, Seat};
use resistance_narrator::language::{Language, Message};
use resistance_narrator::preferences::Listens;

use super::recogniser;
use crate::table::Table;

fn table() -> Table {
    let table = super::table(Listens::Open).with("plot").ears(recogniser(Language::ENGLISH));
    table.line("ready").line("skip").asks(Question::DrawCard { left: 1 })
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn read_back(what: Message) -> Message {
    Message::new("heard-plot").message("what", what)
}

fn card(key: &'static str) -> Message {
    Message::new(key)
}

#[test]
fn a_card_is_drawn_given_and_used_by_voice() {
    let drawn = Message::new("plot-drawn").player("leader", seat(1)).message("card", card("card-no-confidence"));
    let table = table().hears("draw no confidence").said(&read_back(drawn));
    let table = table.hears("confirm").asks(Question::GiveCard);
    let given = Message::new("plot-given")
        .player("leader", seat(1))
        .player("to", seat(2))
        .message("card", card("card-no-confidence"));
    let table = table.hears("give no confidence to ben").said(&read_back(given));
    let table = table.hears("confirm").asks(Question::Team);
    let table = table.line("propose 1 2").line("vote 3 2");
    let asked = Question::UseCard { asked: Some(seat(2)), card: PlotCard::NoConfidence };
    let overruled = Message::new("overruled").player("by", seat(2));
    let table = table.asks(asked).hears("ben uses no confidence").said(&read_back(overruled));
    let table = table.hears("cancel").asks(asked);
    let passes = Message::new("passes").player("player", seat(2));
    let table = table.hears("i pass").said(&read_back(passes));
    table.hears("confirm").asks(Question::Count);
}

#[test]
fn a_drawn_card_is_not_told_before_it_is_confirmed() {
    let table = table().hears("draw a card").said(&Message::new("heard-draw-for-me"));
    table.hears("confirm").asks(Question::GiveCard);
}

#[test]
fn a_member_is_named_by_voice() {
    let table = table().line("draw close eye").line("give it to Ben").line("propose 1 3").line("vote 3 2");
    let asked = Question::UseCard { asked: Some(seat(2)), card: PlotCard::CloseEye };
    let looks = Message::new("looks-at-card").player("by", seat(2)).player("member", seat(3));
    let table = table.asks(asked).hears("on cleo").said(&read_back(looks));
    table.hears("confirm").asks(Question::Count);
}

#[test]
fn who_holds_what_is_answered_at_once() {
    let table = table().line("draw opinion maker").line("give it to Cleo");
    let holds = Message::new("holders-line").player("player", seat(3));
    let maker = Message::new("cards-alike").number("count", 1u8).message("card", card("card-opinion-maker"));
    table.hears("who holds what").said(&holds.list("cards", vec![maker])).asks(Question::Team);
}
