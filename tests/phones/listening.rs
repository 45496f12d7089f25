//! What was said reaches every page: all of it, in order, each line once, whatever happens to the connection.

use std::thread;

use protocol::Page;

use super::client::{Event, Phone};
use super::table::{ENGLISH, Table};
use crate::times::times;

const LINES: usize = 1_000;

/// Numbers that look drawn, the same in every run.
pub struct Drawn(pub u64);

impl Drawn {
    /// A number below this one.
    pub fn below(&mut self, most: u64) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % most) as usize
    }
}

fn line(number: usize) -> String {
    format!("Line {number}, zum Beispiel für Zoë.")
}

fn tell(table: &Table, evening: u64) {
    let mut drawn = Drawn(evening);
    let mut first = 1;
    while first <= LINES {
        let count = (1 + drawn.below(60)).min(LINES + 1 - first);
        let lines = (first..first + count).map(line).collect();
        table.phones.page(Page::Said { words: ENGLISH, first, lines });
        first += count;
        thread::yield_now();
    }
}

/// Hears all lines, through as many connections as it takes; how many of them were cut.
fn hears_all(phone: &Phone, address: &str, mut cut: impl FnMut() -> usize) -> (Vec<String>, u64) {
    let (mut heard, mut last, mut cuts) = (Vec::new(), None::<String>, 0);
    while heard.len() < LINES {
        let mut events = phone.events(address, last.as_deref()).cut_after(cut());
        while let Some(Event { id, name, data }) = events.next() {
            if name == "said" {
                last = id;
                heard.push(data);
            }
            if heard.len() == LINES {
                return (heard, cuts);
            }
        }
        assert!(events.is_cut(), "nobody else ends it");
        cuts += 1;
    }
    (heard, cuts)
}

#[test]
fn a_burst_reaches_twelve_pages_whole_and_in_order() {
    let table = Table::new();
    let phones: Vec<Phone> = (0..12).map(|_| table.guest()).collect();
    let address = table.seated(1).address("/seat");
    let hearing: Vec<_> = phones
        .into_iter()
        .map(|phone| {
            let address = address.clone();
            thread::spawn(move || hears_all(&phone, &address, || usize::MAX))
        })
        .collect();
    tell(&table, 7);
    let wanted: Vec<String> = (1..=LINES).map(line).collect();
    for heard in hearing {
        assert_eq!(heard.join().unwrap(), (wanted.clone(), 0));
    }
}

#[test]
fn connections_that_are_cut_anywhere_lose_and_double_nothing() {
    let wanted = times("NARRATOR_CUTS", 60);
    let (mut cuts, mut evenings) = (0, 0);
    while cuts < wanted {
        evenings += 1;
        cuts += cut_anywhere(evenings);
    }
    println!("{cuts} connections were cut, at {evenings} tables");
}

/// Twelve pages of a table, and how often they were cut.
fn cut_anywhere(evening: u64) -> u64 {
    let table = Table::new();
    let phones: Vec<Phone> = (0..12).map(|_| table.guest()).collect();
    let address = table.seated(1).address("/seat");
    let hearing: Vec<_> = phones
        .into_iter()
        .zip(1..)
        .map(|(phone, page)| {
            let address = address.clone();
            let mut drawn = Drawn(100 * evening + page);
            thread::spawn(move || hears_all(&phone, &address, || 1 + drawn.below(6_900)))
        })
        .collect();
    tell(&table, evening);
    let wanted: Vec<String> = (1..=LINES).map(line).collect();
    let mut all = 0;
    for heard in hearing {
        let (lines, cuts) = heard.join().unwrap();
        assert_eq!(lines, wanted);
        assert!(cuts >= 5, "{cuts}");
        all += cuts;
    }
    all
}

#[test]
fn a_page_begins_where_its_news_go_on() {
    let table = Table::new();
    let phone = table.seated(1);
    table.say(1, &["One.", "Two."]);
    let page = phone.get("/seat");
    page.says("<ol id=\"said\" role=\"list\"><li>The game begins.</li><li>One.</li><li>Two.</li></ol>");
    let address = page.between("data-events=\"", "\"").replace("&amp;", "&");
    table.say(3, &["Three."]);
    // What every phone's coming brings once more is no news.
    table.say(0, &["The game begins.", "One.", "Two.", "Three."]);
    let mut events = phone.events(&address, None);
    assert_eq!(events.wait_for("said").data, "Three.");
    table.say(4, &["Four."]);
    assert_eq!(events.wait_for("said").data, "Four.");
    phone.get("/said").says("<li>Two.</li><li>Three.</li><li>Four.</li>");
}

#[test]
fn a_place_of_another_run_is_none_here() {
    let table = Table::new();
    let phone = table.guest();
    let mut events = phone.events("/events?language=en&length=full&after=1-999", None);
    assert_eq!(events.wait_for("said").data, "The game begins.");
    for address in ["/events", "/events?language=xx&length=full&after=1-1", "/events?language=en&after=1-1"] {
        phone.get(address).is(400);
    }
}

#[test]
fn names_and_lines_are_text_and_nothing_else() {
    let table = Table::new();
    let nasty = "<script>alert('x')</script> & \"quoted\"";
    table.phones.page(Page::Seats([nasty, "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()));
    let phone = table.seated(1);
    table.say(1, &[nasty, "two\nevent: asked\ndata: x"]);
    for path in ["/seat", "/said"] {
        phone.get(path).hides("<script>alert").says("&lt;script&gt;alert");
    }
    let mut events = phone.events("/events?language=en&length=full&after=0-0", None);
    assert_eq!(events.wait_for("said").data, "The game begins.");
    assert_eq!(events.wait_for("said").data, nasty);
    assert_eq!(events.wait_for("said").data, "two\nevent: asked\ndata: x");
}
