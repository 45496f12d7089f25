//! The code, the seats, and who keeps which.

use protocol::{Channel, Delivery, Input, Page, PhonesEvent, PhonesOrder};
use resistance_narrator::language::{Language, Length};
use resistance_narrator::preferences::Wording;

use super::client::Phone;
use super::table::{NAMES, Table, seat, vote, words};

#[test]
fn somebody_comes_in_by_the_code_and_takes_a_seat() {
    let table = Table::new();
    let mut phone = Phone::new(table.door.port);
    phone.get("/").is(200).says("<title>Table code – Narrator</title>").says("<label for=\"code\">");
    let code = table.door.code.clone();
    // As it is told, and as it may be typed.
    let typed = format!(" {} {} ", &code[..3], &code[3..]);
    assert_eq!(phone.post("/code", &[("code", &typed)]).is(303).field("location"), Some("/"));
    let cookie = phone.cookie.clone().unwrap();
    assert!(cookie.starts_with(&format!("narrator-{}=", table.door.port)) && cookie.len() > 64, "{cookie}");
    let seats = phone.get("/");
    seats.is(200).says("<title>Who are you? – Narrator</title>");
    for name in NAMES {
        seats.says(&format!("I am {name}</button>"));
    }
    let form = phone.form("/");
    let sat = phone.post("/sit", &[("form", &form), ("seat", "3")]);
    assert_eq!(sat.is(303).field("location"), Some("/seat"));
    let set = sat.field("set-cookie").unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Strict") && set.contains("Path=/"), "{set}");
    assert_ne!(phone.cookie, Some(cookie.clone()), "a seat has a token of its own");
    let delivery =
        Delivery { language: Some(Language::ENGLISH), wording: Some(Wording::Full), channel: Channel::Own };
    assert_eq!(table.next(), Input::Reached(seat(3), delivery));
    phone.get("/seat").is(200).says("<h1>Cleo</h1>").says("Nothing is asked of you.").says("The game begins.");
    phone.get("/").is(303);
    let mut before = phone.clone();
    before.cookie = Some(cookie);
    before.get("/seat").is(403);
}

#[test]
fn a_seat_that_is_taken_is_named_so_until_the_table_frees_it() {
    let table = Table::new();
    let first = table.seated(2);
    let mut second = table.guest();
    second.get("/").says("Ben has a phone already.").hides("I am Ben").says("I am Ana");
    let form = second.form("/");
    second.post("/sit", &[("form", &form), ("seat", "2")]).is(409).says("Ben has a phone already.");
    for number in ["0", "6", "13", "-1", "x", ""] {
        second.post("/sit", &[("form", &form), ("seat", number)]).is(409).says("There is no such seat.");
    }
    table.nothing();
    table.phones.prompt(seat(2), Some(vote(7, Some(0))));
    table.phones.unreached(seat(2));
    first.get("/seat").is(403).says("This phone has no seat here.").hides("approve");
    second.post("/sit", &[("form", &form), ("seat", "2")]).is(303);
    assert!(matches!(table.next(), Input::Reached(reached, _) if reached == seat(2)));
    second.get("/seat").is(200).says("Nothing is asked of you.");
}

#[test]
fn two_who_want_one_seat_at_once_do_not_both_get_it() {
    let table = Table::new();
    let guests: Vec<Phone> = (0..8).map(|_| table.guest()).collect();
    let forms: Vec<String> = guests.iter().map(|guest| guest.form("/")).collect();
    let sent: Vec<_> = guests
        .iter()
        .zip(&forms)
        .map(|(guest, form)| guest.posting("/sit", &[("form", form), ("seat", "1")]))
        .collect();
    let mut statuses: Vec<u16> = sent.into_iter().map(|sent| sent.join().unwrap().status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409, 409, 409, 409, 409, 409, 409]);
    assert!(matches!(table.next(), Input::Reached(..)));
    table.nothing();
}

#[test]
fn after_five_wrong_codes_an_address_waits_whatever_it_tries() {
    let table = Table::new();
    let mut phone = Phone::new(table.door.port);
    let wrong = if table.door.code == "000000" { "000001" } else { "000000" };
    phone
        .post("/code", &[("code", "")])
        .is(422)
        .says("aria-invalid=\"true\"")
        .says("<title>Please correct – Table code");
    for _ in 0..5 {
        phone.post("/code", &[("code", wrong)]).is(403).says("That is not the code of this table.");
    }
    let code = table.door.code.clone();
    phone.post("/code", &[("code", &code)]).is(429).says("Wait a minute");
    assert_eq!(phone.cookie, None);
}

#[test]
fn before_a_game_there_is_no_seat_and_afterwards_there_is() {
    let table = Table::opened(None);
    let guest = table.guest();
    guest.get("/").is(200).says("No game has begun yet");
    let mut events = guest.events(&guest.address("/"), None);
    events.wait_for("seats");
    table.phones.page(Page::Seats(NAMES.map(str::to_owned).to_vec()));
    events.wait_for("seats");
    guest.get("/seats").is(200).says("I am Eve");
}

#[test]
fn other_people_have_another_code_and_no_seat() {
    let table = Table::new();
    let phone = table.seated(1);
    let mut events = phone.events(&phone.address("/seat"), None);
    events.wait_for("asked");
    table.phones.order(PhonesOrder::Renew { seats: ["Finn", "Ben"].map(str::to_owned).to_vec() });
    let Input::Phones(PhonesEvent::Open(door)) = table.next() else { panic!("no door") };
    assert_eq!((door.port, &door.addresses), (table.door.port, &table.door.addresses));
    events.wait_for("freed");
    assert_eq!(events.next(), None);
    phone.get("/seat").is(403);
    let mut again = Phone::new(door.port);
    if door.code != table.door.code {
        let before = table.door.code.clone();
        again.post("/code", &[("code", &before)]).is(403);
    }
    again.post("/code", &[("code", &door.code)]).is(303);
    table.phones.order(PhonesOrder::Open);
    assert_eq!(table.next(), Input::Phones(PhonesEvent::Open(door)));
}

#[test]
fn whoever_sits_there_again_keeps_the_phone_and_the_open_page_whatever_the_seat_is() {
    let table = Table::new();
    let (ana, ben, guest) = (table.seated(1), table.seated(2), table.guest());
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let mut events = ana.events(&ana.address("/seat"), None);
    events.wait_for("asked");
    let mut of_ben = ben.events(&ben.address("/seat"), None);
    of_ben.wait_for("asked");
    // Between two games nobody sits there; in the next one Ana has another seat, and Ben is not there.
    table.phones.page(Page::Seats(Vec::new()));
    let names = ["Eve", "Dan", "Ana", "Finn", "Cleo"].map(str::to_owned).to_vec();
    table.phones.order(PhonesOrder::Renew { seats: names.clone() });
    let Input::Phones(PhonesEvent::Stayed(stayed)) = table.next() else { panic!("nobody stayed") };
    assert_eq!(stayed.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [seat(3)]);
    table.phones.page(Page::Seats(names));
    table.phones.prompt(seat(3), Some(vote(9, None)));
    events.wait_for("asked");
    ana.get("/seat").is(200).says("<h1>Ana</h1>").says("value=\"9\"");
    of_ben.wait_for("freed");
    ben.get("/seat").is(403);
    // Whoever had shown the code of the last game only needs the new one.
    guest.get("/").says("<label for=\"code\">");
    table.nothing();
}

#[test]
fn an_old_page_gets_one_sentence_and_no_markup() {
    let table = Table::new();
    let mut phone = table.seated(1);
    let form = phone.form("/seat");
    table.phones.unreached(seat(1));
    phone.by_script = true;
    for (path, field) in [("/ask", ("line", "score")), ("/show", ("what", "card")), ("/answer", ("choice", "0"))] {
        let answer = phone.post(path, &[("form", &form), field]);
        assert!(answer.is(403).field("content-type").unwrap().starts_with("text/plain"), "{path}");
        assert!(!answer.body.contains('<'), "{}", answer.body);
    }
}

#[test]
fn pages_are_told_that_the_narrator_leaves() {
    let table = Table::new();
    let phone = table.seated(1);
    let mut events = phone.events(&phone.address("/seat"), None);
    events.wait_for("asked");
    table.phones.stop();
    events.wait_for("ended");
}

#[test]
fn what_is_to_be_said_at_the_table_is_in_the_language_of_the_table() {
    let table = Table::new();
    let _ben = table.seated(2);
    let mut phone = Phone::new(table.door.port);
    phone.language = "fr";
    phone.post("/code", &[("code", "1")]).is(403).says("<span lang=\"en\">Phones</span>");
    let code = table.door.code.clone();
    phone.post("/code", &[("code", &code)]).is(303);
    phone.get("/").says("Ben a déjà un téléphone.").says("<span lang=\"en\">Free Ben</span>");
}

#[test]
fn pages_speak_the_language_of_the_browser_and_then_what_is_chosen() {
    let table = Table::new();
    let mut phone = Phone::new(table.door.port);
    phone.language = "de-AT,de;q=0.9,en;q=0.5";
    phone.get("/").says("<html lang=\"de\">").says("Code vom Tisch");
    phone.language = "es";
    phone.get("/").says("<html lang=\"en\">");
    phone.language = "de";
    let code = table.door.code.clone();
    phone.post("/code", &[("code", &code)]).is(303);
    let form = phone.form("/");
    let german = words(Language::GERMAN, Length::Full);
    let sat = phone.posting("/sit", &[("form", &form), ("seat", "4")]);
    let Input::Reached(reached, delivery) = table.next() else { panic!("nobody") };
    assert_eq!((reached, delivery.language), (seat(4), Some(Language::GERMAN)));
    table.phones.page(Page::Said { words: german, first: 0, lines: vec!["Es geht los.".to_owned()] });
    let cookie = sat.join().unwrap();
    phone.cookie = cookie.field("set-cookie").and_then(|set| set.split(';').next()).map(str::to_owned);
    phone.get("/seat").says("<html lang=\"de\">").says("Es geht los.").hides("The game begins.");
    let form = phone.form("/seat");
    let sent =
        phone.posting("/settings", &[("form", &form), ("language", "fr"), ("wording", "brief"), ("speech", "on")]);
    let Input::Reached(reached, delivery) = table.next() else { panic!("nobody") };
    assert_eq!((reached, delivery.language), (seat(4), Some(Language::FRENCH)));
    assert_eq!(delivery.wording, Some(Wording::Brief));
    let french = words(Language::FRENCH, Length::Brief);
    table.phones.page(Page::Said { words: french, first: 0, lines: vec!["On commence.".to_owned()] });
    assert_eq!(sent.join().unwrap().is(303).field("location"), Some("/seat"));
    phone
        .get("/seat")
        .says("<html lang=\"fr\">")
        .says("On commence.")
        .says("data-speech=\"on\"")
        .hides("data-vibration")
        .says("Tes réglages sont enregistrés.");
    phone.get("/seat").hides("Tes réglages sont enregistrés.");
}

#[test]
fn captions_need_the_code_and_no_seat() {
    let table = Table::new();
    let mut phone = Phone::new(table.door.port);
    phone.get("/captions").is(200).says("name=\"then\" value=\"captions\"").hides("The game begins.");
    let code = table.door.code.clone();
    let let_in = phone.post("/code", &[("code", &code), ("then", "captions")]);
    assert_eq!(let_in.is(303).field("location"), Some("/captions"));
    phone.get("/captions").is(200).says("The game begins.");
    let Input::Phones(PhonesEvent::Reads(read)) = table.next() else { panic!("nobody reads") };
    assert_eq!(read, super::table::ENGLISH);
    let form = phone.form("/captions");
    table.next();
    phone.post("/settings", &[("form", &form), ("then", "captions"), ("language", "en"), ("rows", "on")]).is(303);
    let long = "Ana proposes Ana, Cleo and Dan. Is that right? Say confirm, or name others instead.";
    table.say(1, &[long]);
    let page = phone.get("/captions");
    page.says("Ana proposes Ana, Cleo and Dan. Is that<br>right?");
    let mut events = phone.events(&phone.address("/captions"), None);
    table.say(2, &[long]);
    let rows = events.wait_for("said").data;
    assert!(rows.lines().count() > 1 && rows.lines().all(|row| row.chars().count() <= 40), "{rows}");
    assert_eq!(rows.replace('\n', " "), long);
}
