//! The link that carries the code: who opens it, and what becomes of them.

use protocol::{Input, PhonesOrder};

use super::client::{Answer, Phone};
use super::table::{NAMES, Table, seat};

/// What a browser sends with an address that somebody has opened in a message.
const OPENED: &str = "Accept: text/html,application/xhtml+xml\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: \
                      navigate\r\nSec-Fetch-Dest: document\r\n";

/// A browser opens an address, with these fields in the head, and without its cookies: they are kept from whoever comes
/// from elsewhere.
fn opens(table: &Table, path: &str, more: &str) -> Answer {
    let port = table.door.port;
    let head = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n{more}\r\n");
    Phone::new(port).raw(head.as_bytes())
}

fn link(table: &Table) -> String {
    format!("/{}", table.door.code)
}

fn wrong(table: &Table) -> &'static str {
    if table.door.code == "000000" { "/000001" } else { "/000000" }
}

/// The cookie that came, as it is sent back.
fn cookie(answer: &Answer) -> String {
    answer.field("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

/// A phone that has opened the link, and has gone on from there.
fn by_link(table: &Table) -> Phone {
    let opened = opens(table, &link(table), OPENED);
    opened.is(200).says("<meta http-equiv=\"refresh\" content=\"0;url=/\">").says("<a href=\"/\">");
    let set = opened.field("set-cookie").unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict") && set.contains("Path=/"), "{set}");
    assert_eq!(opened.field("cache-control"), Some("no-store"));
    assert!(!opened.body.contains(&table.door.code), "the code goes no further: {}", opened.body);
    let mut phone = Phone::new(table.door.port);
    phone.cookie = Some(cookie(&opened));
    phone
}

#[test]
fn whoever_opens_the_link_only_taps_a_name() {
    let table = Table::new();
    let mut phone = by_link(&table);
    let seats = phone.get("/");
    seats.is(200).says("<title>Who are you? – Narrator</title>");
    for name in NAMES {
        seats.says(&format!("I am {name}</button>"));
    }
    let form = seats.between("name=\"form\" value=\"", "\"");
    phone.post("/sit", &[("form", &form), ("seat", "2")]).is(303);
    assert!(matches!(table.next(), Input::Reached(reached, _) if reached == seat(2)));
    phone.get("/seat").is(200).says("<h1>Ben</h1>");
}

#[test]
fn captions_are_one_tap_from_the_link() {
    let table = Table::new();
    let phone = by_link(&table);
    phone.get("/").says("href=\"/captions\"");
    phone.get("/captions").is(200).says("The game begins.");
}

#[test]
fn a_wrong_code_in_a_link_counts_like_one_that_was_typed() {
    let table = Table::new();
    for _ in 0..5 {
        let tried = opens(&table, wrong(&table), OPENED);
        tried.is(403).says("That is not the code of this table.").says("<label for=\"code\">");
        assert_eq!(tried.field("set-cookie"), None);
    }
    let late = opens(&table, &link(&table), OPENED);
    late.is(429).says("Wait a minute");
    assert_eq!(late.field("set-cookie"), None);
    let code = table.door.code.clone();
    Phone::new(table.door.port).post("/code", &[("code", &code)]).is(429);
}

#[test]
fn a_phone_that_has_a_seat_keeps_it_whichever_link_it_opens() {
    let table = Table::new();
    let phone = table.seated(3);
    let own = phone.cookie.clone().unwrap();
    // Its browser sends the cookie: the camera, or the address bar.
    phone.get(&link(&table)).is(303);
    phone.get(wrong(&table)).is(303);
    // Its browser keeps the cookie back, and has another one besides from then on.
    let opened = opens(&table, &link(&table), OPENED);
    let another = cookie(opened.is(200));
    assert_ne!(another.split('=').next(), own.split('=').next(), "none takes the place of the other");
    for cookies in [format!("{own}; {another}"), format!("{another}; {own}")] {
        let mut both = phone.clone();
        both.cookie = Some(cookies);
        assert_eq!(both.get("/").is(303).field("location"), Some("/seat"));
        both.get("/seat").is(200).says("<h1>Cleo</h1>");
    }
    table.nothing();
    // When the table has freed the seat, the link still lets it in.
    table.phones.unreached(seat(3));
    let mut both = phone.clone();
    both.cookie = Some(format!("{own}; {another}"));
    both.get("/").is(200).says("I am Cleo</button>");
}

#[test]
fn nobody_comes_in_by_a_page_that_only_asks_for_the_link() {
    let table = Table::new();
    for more in [
        "Accept: image/avif,image/webp,*/*;q=0.8\r\n",
        "Accept: text/html\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n",
        "Accept: */*\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\n",
    ] {
        assert_eq!(opens(&table, &link(&table), more).is(403).field("set-cookie"), None, "{more}");
    }
    // Nor is a code tried by a browser that only thinks ahead.
    for _ in 0..10 {
        let ahead = format!("{OPENED}Sec-Purpose: prefetch;prerender\r\n");
        assert_eq!(opens(&table, wrong(&table), &ahead).is(503).field("set-cookie"), None);
    }
    let head =
        format!("HEAD {} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n", link(&table), table.door.port);
    assert_eq!(Phone::new(table.door.port).raw(head.as_bytes()).is(404).field("set-cookie"), None);
    by_link(&table);
}

#[test]
fn the_link_of_another_game_is_another_one() {
    let table = Table::new();
    let phone = by_link(&table);
    let before = link(&table);
    table.phones.order(PhonesOrder::Renew { seats: Vec::new() });
    let _ = table.next();
    phone.get("/").is(200).says("<label for=\"code\">");
    opens(&table, &before, OPENED).is(403);
}

#[test]
fn links_that_are_looked_at_without_end_take_nobody_out_of_a_seat() {
    let table = Table::new();
    let phone = table.seated(1);
    for _ in 0..200 {
        opens(&table, &link(&table), OPENED).is(200);
    }
    phone.get("/seat").is(200).says("<h1>Ana</h1>");
    table.nothing();
}
