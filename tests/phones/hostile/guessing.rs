//! Somebody tries codes, from as many addresses as they like.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use protocol::{Input, PhonesEvent};

use super::super::client::Phone;
use super::super::table::Table;
use super::attacker::connect;

/// Tries a code from this address; with what status it is answered.
fn tries(table: &Table, from: [u8; 4], code: &str) -> u16 {
    let phone = Phone::new(table.door.port);
    let mut stream = connect(from, table.door.port);
    stream.write_all(phone.filled("/code", &[("code", code)], &phone.origin()).as_bytes()).unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer);
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

#[test]
fn whoever_tries_codes_gets_another_one_and_keeps_nobody_out() {
    let table = Table::new();
    let inside = table.seated(1);
    let before = table.door.code.clone();
    let wrong = if before == "000000" { "000001" } else { "000000" };
    let mut looked_at = 0;
    for number in 0..300 {
        let from = [127, 7, 0, 1 + (number % 100) as u8];
        match tries(&table, from, wrong) {
            403 => looked_at += 1,
            status => assert_eq!(status, 429, "{number}"),
        }
    }
    assert!((30..=200).contains(&looked_at), "two of each address: {looked_at}");
    let Input::Phones(PhonesEvent::Guessed { code }) = table.next() else { panic!("the table is not told") };
    table.nothing();
    assert_eq!(tries(&table, [127, 7, 0, 1], &code), 429, "whoever has tried so often has to wait");
    if before != code {
        assert_eq!(tries(&table, [127, 8, 0, 1], &before), 403, "the code of before is worth nothing");
    }
    // A friend, who mistypes it once; whoever is inside needs no code.
    assert_eq!(tries(&table, [127, 8, 0, 2], wrong), 403);
    assert_eq!(tries(&table, [127, 8, 0, 2], &code), 303);
    let since = Instant::now();
    inside.get("/seat").is(200);
    assert!(since.elapsed() < Duration::from_secs(5));
}
