//! Requests that are on their way while the table changes: they count for whoever is there when they are complete.

use std::io::{Read, Write};
use std::net::TcpStream;

use protocol::{Input, Page, PhonesEvent, PhonesOrder};
use resistance_narrator::game::secret::Sealed;

use super::client::{Phone, connect};
use super::listening::Drawn;
use super::table::{Table, seat, told, vote};
use crate::times::times;

/// How many are tried, if nobody says how many.
const USUAL: u64 = 1_000;
/// What only whoever sits there now may see.
const SECRET: &str = "Quisling";

/// A request of which a part has arrived.
struct Begun {
    stream: TcpStream,
    rest: Vec<u8>,
}

impl Begun {
    /// Sends a form up to somewhere, and lets the narrator read that.
    fn new(table: &Table, phone: &Phone, drawn: &mut Drawn, path: &str, fields: &[(&str, &str)]) -> Self {
        let whole = phone.filled(path, fields, &phone.origin()).into_bytes();
        let head = whole.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4;
        // Mostly the head has come, and of the body some.
        let least = if drawn.below(4) == 0 { 1 } else { head };
        let (first, rest) = whole.split_at(least + drawn.below((whole.len() - least) as u64));
        let mut stream = connect(table.door.port);
        stream.set_nodelay(true).unwrap();
        stream.write_all(first).unwrap();
        Phone::new(table.door.port).get("/page.css").is(200);
        Self { stream, rest: rest.to_vec() }
    }

    /// Sends the rest; the status and all that comes back.
    fn end(mut self) -> (u16, String) {
        self.stream.write_all(&self.rest).unwrap();
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        (status, answer)
    }
}

/// What a phone that has a seat can send.
fn sent(drawn: &mut Drawn, form: &str, run: &str) -> (&'static str, Vec<(&'static str, String)>) {
    let field = |key: &'static str, value: &str| (key, value.to_owned());
    let (path, more) = match drawn.below(6) {
        0 => ("/answer", vec![field("slip", "7"), field("choice", "0"), field("run", run)]),
        1 => ("/answer", vec![field("slip", "7"), field("choice", "9"), field("run", run)]),
        2 => ("/show", vec![field("what", "card")]),
        3 => ("/show", vec![field("what", "slip")]),
        4 => ("/ask", vec![field("line", "who am I?")]),
        _ => ("/settings", vec![field("language", "de"), field("speech", "on")]),
    };
    (path, [vec![field("form", form)], more].concat())
}

fn as_fields<'a>(fields: &'a [(&'static str, String)]) -> Vec<(&'static str, &'a str)> {
    fields.iter().map(|(key, value)| (*key, value.as_str())).collect()
}

/// Somebody has the seat of number 1, who was freed, and is shown what is theirs.
fn another_sits(table: &Table) {
    table.seated(1);
    table.phones.prompt(seat(1), Some(told(7, &[SECRET])));
    table.phones.page(Page::Card(seat(1), Some(Sealed::new(vec![SECRET.to_owned()]))));
}

#[test]
fn a_request_counts_for_whoever_is_there_when_it_is_complete() {
    let mut table = Table::new();
    for number in 0..times("NARRATOR_INTERLEAVINGS", USUAL) {
        let drawn = &mut Drawn(number * 7 + 1);
        let mut phone = table.seated(1);
        phone.by_script = drawn.below(2) == 0;
        table.phones.prompt(seat(1), Some(vote(7, None)));
        let (form, run) = (phone.form("/seat"), phone.run().unwrap());
        let (path, fields) = sent(drawn, &form, &run);
        let begun = Begun::new(&table, &phone, drawn, path, &as_fields(&fields));
        match drawn.below(3) {
            0 => table.phones.unreached(seat(1)),
            1 => {
                table.phones.unreached(seat(1));
                another_sits(&table);
            }
            _ => {
                table.phones.order(PhonesOrder::Renew { seats: Vec::new() });
                let Input::Phones(PhonesEvent::Open(door)) = table.next() else { panic!("no door") };
                table.door = door;
                another_sits(&table);
            }
        }
        let (status, answer) = begun.end();
        assert_eq!(status, 403, "{number}: {path} {fields:?}: {answer}");
        assert!(!answer.contains(SECRET), "{number}: {answer}");
        table.nothing();
        table.phones.unreached(seat(1));
    }
}

#[test]
fn one_phone_has_one_seat_and_a_code_of_the_last_game_none_in_the_next() {
    let mut table = Table::new();
    for number in 0..times("NARRATOR_INTERLEAVINGS", USUAL) / 4 {
        let drawn = &mut Drawn(number * 11 + 5);
        let guest = table.guest();
        let form = guest.form("/");
        let sits = |drawn: &mut Drawn, seat: &str| {
            Begun::new(&table, &guest, drawn, "/sit", &[("form", &form), ("seat", seat)])
        };
        let mut begun = vec![sits(drawn, "2"), sits(drawn, "3"), sits(drawn, "4")];
        let newcomer = Phone::new(table.door.port);
        let code = table.door.code.clone();
        let entering = Begun::new(&table, &newcomer, drawn, "/code", &[("code", &code)]);
        let is_renewed = drawn.below(2) == 0;
        if is_renewed {
            table.phones.order(PhonesOrder::Renew { seats: Vec::new() });
            let Input::Phones(PhonesEvent::Open(door)) = table.next() else { panic!("no door") };
            table.door = door;
        }
        let first = drawn.below(3);
        begun.swap(0, first);
        let statuses: Vec<u16> = begun.into_iter().map(|begun| begun.end().0).collect();
        let entered = entering.end().0;
        if is_renewed {
            assert_eq!((statuses, entered), (vec![403; 3], 403), "{number}");
            table.nothing();
        } else {
            assert_eq!((statuses, entered), (vec![303, 403, 403], 303), "{number}");
            let Input::Reached(reached, _) = table.next() else { panic!("nobody") };
            table.nothing();
            table.phones.unreached(reached);
        }
        // A wrong code is one of those that an address has.
        table = if number % 4 == 3 { Table::new() } else { table };
    }
}
