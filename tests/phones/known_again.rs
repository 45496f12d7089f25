//! A narrator that is started again knows its phones.

use protocol::{Input, Page, PhonesEvent};
use resistance_narrator::device::phones::door;
use resistance_narrator::language::Language;

use super::client::Phone;
use super::table::{NAMES, Table, seat, vote};

fn begun(table: &Table) {
    table.phones.page(Page::Seats(NAMES.map(str::to_owned).to_vec()));
    table.say(0, &["The game begins."]);
}

#[test]
fn phones_have_their_seats_again() {
    let folder = tempfile::tempdir().unwrap();
    let [elsewhere, memory] = ["first.phones", "a.phones"].map(|name| folder.path().join(name));
    // Other tests take the first port that is free: this one has to be free again.
    let port = 20_000 + std::process::id() % 10_000;
    std::fs::write(&elsewhere, format!(r#"{{"version":1,"port":{port},"code":"123456","seats":[]}}"#)).unwrap();
    let before = Table::opened(Some(elsewhere));
    begun(&before);
    let (ana, eve) = (before.seated(1), before.seated(5));
    assert!(!memory.exists());
    before.phones.keep_in(&memory);
    let ben = before.seated(2);
    let kept = std::fs::read_to_string(&memory).unwrap();
    for phone in [&ana, &ben, &eve] {
        let token = phone.cookie.clone().unwrap().split('=').nth(1).unwrap().to_owned();
        assert!(!kept.contains(&token), "a token is kept");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&memory).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let mut events = ana.events(&ana.address("/seat"), None);
    events.wait_for("asked");
    let (door, last) = (before.door.clone(), ana.address("/seat"));
    before.phones.unreached(seat(5));
    before.phones.stop();

    let again = Table::opened(Some(memory.clone()));
    assert_eq!(again.door, door, "the same port and the same code");
    let mut reached: Vec<_> = (0..2).map(|_| again.next()).collect();
    reached.sort_by_key(|input| if let Input::Reached(seat, _) = input { seat.index() } else { 99 });
    for (input, number) in reached.iter().zip(1..) {
        let Input::Reached(found, delivery) = input else { panic!("{input:?}") };
        assert_eq!((*found, delivery.language), (seat(number), Some(Language::ENGLISH)));
    }
    again.nothing();
    begun(&again);
    again.phones.prompt(seat(1), Some(vote(3, None)));
    ana.get("/seat").is(200).says("<h1>Ana</h1>").says("You approve");
    eve.get("/seat").is(403);
    again.guest().get("/").says("Ana has a phone already.").says("I am Eve");
    // A page that was open goes on with what is said now.
    let mut events = ana.events(&last, None);
    assert_eq!(events.wait_for("said").data, "The game begins.");
}

#[test]
fn what_can_not_be_understood_is_told_and_all_come_in_anew() {
    let folder = tempfile::tempdir().unwrap();
    for (number, content) in
        ["", "{}", "nonsense", r#"{"version":9,"port":4180,"code":"123456","seats":[]}"#].iter().enumerate()
    {
        let memory = folder.path().join(format!("{number}.phones"));
        std::fs::write(&memory, content).unwrap();
        let table = Table::opened(Some(memory.clone()));
        assert_eq!(table.next(), Input::Phones(PhonesEvent::Forgotten));
        table.nothing();
        let other = Table::opened(None);
        std::fs::write(&memory, content).unwrap();
        assert_eq!(other.phones.go_on_in(&memory), []);
        assert_eq!(other.next(), Input::Phones(PhonesEvent::Forgotten));
        other.phones.stop();
        std::fs::write(&memory, content).unwrap();
        table.phones.keep_in(&memory);
        Phone::new(table.door.port).get("/").is(200);
        assert!(std::fs::read_to_string(&memory).unwrap().contains(&table.door.code));
    }
    let memory = folder.path().join("odd.phones");
    let odd = r#"{"version":1,"port":4185,"code":"012345","seats":[{"seat":99,"token":"x","language":"en","brief":false,"rows":false,"speech":false,"vibration":true}]}"#;
    std::fs::write(&memory, odd).unwrap();
    let table = Table::opened(Some(memory));
    assert_eq!(table.door.code, "012345");
    table.nothing();
}

#[test]
fn a_port_that_is_none_of_ours_is_not_taken_and_not_told() {
    let folder = tempfile::tempdir().unwrap();
    for port in [0, 1, 80, 1023] {
        let memory = folder.path().join(format!("{port}.phones"));
        let kept = format!(r#"{{"version":1,"port":{port},"code":"012345","seats":[]}}"#);
        std::fs::write(&memory, kept).unwrap();
        assert_eq!(door(Some(&memory)).port, 4180, "{port}");
        let table = Table::opened(Some(memory));
        assert!(table.door.port >= 4180, "{port}: {}", table.door.port);
        assert_eq!(table.door.code, "012345");
        Phone::new(table.door.port).get("/").is(200);
    }
}

/// Phones may be let in before it is said which game is gone on with.
#[test]
fn phones_of_a_game_that_is_gone_on_with_have_their_seats_too() {
    let folder = tempfile::tempdir().unwrap();
    let memory = folder.path().join("a.phones");
    let before = Table::new();
    before.phones.keep_in(&memory);
    let (mut ana, mut ben) = (before.seated(1), before.seated(2));
    before.phones.stop();
    let now = Table::opened(None);
    begun(&now);
    let other = now.seated(2);
    let known: Vec<_> = now.phones.go_on_in(&memory).into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(known, [seat(1)]);
    assert!(matches!(now.next(), Input::Reached(reached, _) if reached == seat(1)));
    now.nothing();
    for phone in [&mut ana, &mut ben] {
        // The port may be another one here.
        let token = phone.cookie.clone().unwrap().split('=').nth(1).unwrap().to_owned();
        *phone = Phone::new(now.door.port);
        phone.cookie = Some(format!("narrator-{}={token}", now.door.port));
    }
    ana.get("/seat").is(200).says("<h1>Ana</h1>");
    ben.get("/seat").is(403);
    other.get("/seat").is(200).says("<h1>Ben</h1>");
    assert!(std::fs::read_to_string(&memory).unwrap().contains(&now.door.code));
}

#[test]
fn another_game_keeps_them_in_its_own_file() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["a", "b"].map(|name| folder.path().join(format!("{name}.phones")));
    let table = Table::opened(Some(first.clone()));
    assert!(first.exists());
    table.phones.keep_in(&first);
    assert!(first.exists());
    table.phones.keep_in(&second);
    assert!(!first.exists() && second.exists());
}
