//! What is not answered: strangers, forgeries, what is too long, too slow or too much.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use super::client::{Phone, connect};
use super::table::{Table, seat, vote};

fn with_host(phone: &Phone, method: &str, path: &str, host: &str, more: &str) -> super::client::Answer {
    let cookie = phone.cookie.clone().unwrap_or_default();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n{more}\r\n");
    phone.raw(head.as_bytes())
}

#[test]
fn a_name_that_was_made_to_lead_here_gets_nothing() {
    let table = Table::new();
    let phone = table.seated(1);
    let port = table.door.port;
    with_host(&phone, "GET", "/seat", &format!("127.0.0.1:{port}"), "").is(200).says("Ana");
    with_host(&phone, "GET", "/seat", &format!("localhost:{port}"), "").is(200);
    for host in ["evil.example", &format!("evil.example:{port}"), "127.0.0.1", "8.8.8.8:4180", ""] {
        with_host(&phone, "GET", "/seat", host, "").is(403).hides("Ana");
    }
    let twice = format!("Host: evil.example:{port}\r\n");
    with_host(&phone, "GET", "/seat", &format!("127.0.0.1:{port}"), &twice).is(403);
}

#[test]
fn a_strange_page_in_the_same_browser_changes_nothing() {
    let table = Table::new();
    let phone = table.seated(1);
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let form = phone.form("/seat");
    let fields = [("form", form.as_str()), ("slip", "7"), ("choice", "0")];
    let port = table.door.port;
    for origin in [
        "Origin: http://evil.example\r\n".to_owned(),
        "Origin: null\r\n".to_owned(),
        format!("Origin: http://127.0.0.1:{}\r\n", port - 1),
        format!("Origin: https://127.0.0.1:{port}\r\n"),
        "Referer: http://evil.example/\r\n".to_owned(),
        String::new(),
    ] {
        phone.raw(phone.filled("/answer", &fields, &origin).as_bytes()).is(403);
    }
    table.nothing();
}

#[test]
fn each_form_carries_the_token_of_its_own_page() {
    let table = Table::new();
    let (mut ana, ben) = (table.seated(1), table.seated(2));
    table.phones.prompt(seat(1), Some(vote(7, None)));
    let (of_ana, of_ben) = (ana.form("/seat"), ben.form("/seat"));
    assert_ne!(of_ana, of_ben);
    assert!(!ana.cookie.clone().unwrap().contains(&of_ana));
    for form in ["", "x", &of_ben, &of_ana[1..]] {
        for path in ["/answer", "/ask", "/settings", "/show", "/sit"] {
            let answer = ana.post(path, &[("form", form), ("slip", "7"), ("choice", "0"), ("line", "x")]);
            answer.is(403).says("That did not come from a page of this table");
        }
    }
    ana.post("/answer", &[("slip", "7"), ("choice", "0")]).is(403);
    table.nothing();
}

#[test]
fn a_wrong_token_is_told_in_one_sentence_and_none_is_shown_the_way() {
    let table = Table::new();
    let mut phone = Phone::new(table.door.port);
    for path in ["/seat", "/said"] {
        assert_eq!(phone.get(path).is(303).field("location"), Some("/"));
    }
    for path in ["/asked", "/table", "/answers", "/seats", "/events?language=en&length=full&after=0-0"] {
        phone.get(path).is(403);
    }
    for value in ["0".repeat(64), "x".to_owned(), String::new(), "f".repeat(10_000)] {
        phone.cookie = Some(format!("narrator-{}={value}", table.door.port));
        let is_token = value.len() == 64;
        let answer = phone.get("/seat");
        if is_token {
            answer.is(403).says("This phone has no seat here.");
        } else {
            answer.is(303);
        }
        phone.get("/").is(200).says("Table code");
        phone.get("/asked").is(403);
    }
    // Somebody who only reads along has no seat to answer for.
    let mut guest = table.guest();
    let form = guest.form("/");
    for path in ["/answer", "/ask", "/show"] {
        guest.post(path, &[("form", &form), ("slip", "1"), ("choice", "0"), ("line", "x"), ("what", "card")]).is(403);
    }
    table.nothing();
}

#[test]
fn there_are_no_other_pages() {
    let table = Table::new();
    let phone = table.seated(1);
    for path in
        ["/x", "/seat/", "/../seat", "/%2e%2e/etc/passwd", "/page.js/..", "//seat", "/seat%00", "/.git/config"]
    {
        phone.get(path).is(404).says("There is no such page.");
    }
    for (method, path) in
        [("PUT", "/answer"), ("POST", "/asked"), ("PUT", "/seat"), ("DELETE", "/"), ("OPTIONS", "/seat")]
    {
        let port = table.door.port;
        let more = format!("Origin: http://127.0.0.1:{port}\r\n");
        with_host(&phone, method, path, &format!("127.0.0.1:{port}"), &more).is(405);
    }
    assert!([400, 404, 403, 0].contains(
        &phone.raw(b"GET http://evil.example/seat HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").status
    ));
    assert!([400, 0].contains(&phone.raw(b"nonsense\r\n\r\n").status));
    assert!([400, 0].contains(&phone.raw(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n").status));
}

#[test]
fn every_answer_says_what_a_browser_may_do_with_it() {
    let table = Table::new();
    let phone = table.seated(1);
    for path in ["/", "/seat", "/said", "/asked", "/nothing", "/page.js", "/page.css", "/answer"] {
        let answer = phone.get(path);
        let policy = answer.field("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
        assert_eq!(answer.field("referrer-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.field("cache-control"), Some("no-store"), "{path}");
        assert_eq!(answer.field("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.field("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(answer.field("server"), None, "{path}");
    }
    let page = phone.get("/seat");
    page.hides("http://").hides("https://").hides("style=").hides("<script>").hides("onclick");
    let script = phone.get("/page.js");
    assert!(script.body.len() < 12_000, "{}", script.body.len());
    script.hides("http").hides("focus()");
}

#[test]
fn what_is_too_long_is_not_read() {
    let table = Table::new();
    let mut phone = table.seated(1);
    let form = phone.form("/seat");
    phone.post("/ask", &[("form", &form), ("line", &"a".repeat(2_000))]).is(413).says("That is too long");
    phone.get(&format!("/{}", "a".repeat(20_000))).is(431);
    let fields: String = (0..100).map(|number| format!("X-{number}: a\r\n")).collect();
    with_host(&phone, "GET", "/seat", &format!("127.0.0.1:{}", table.door.port), &fields).is(431);
    let typed = phone.filled("/ask", &[("form", &form), ("line", "x")], "Origin: http://127.0.0.1\r\n");
    let typed = typed.replace("application/x-www-form-urlencoded", "text/plain");
    let port = table.door.port;
    let typed = typed.replace("Origin: http://127.0.0.1\r\n", &format!("Origin: http://127.0.0.1:{port}\r\n"));
    phone.raw(typed.as_bytes()).is(400);
    table.nothing();
}

/// Whoever sends one byte after the other for ever is given up, and nobody waits for them.
#[test]
fn slow_ones_are_given_up_and_hold_nobody_up() {
    let table = Table::new();
    let phone = table.seated(1);
    let since = Instant::now();
    let mut silent = connect(table.door.port);
    let mut dripping = connect(table.door.port);
    let mut body = connect(table.door.port);
    let form = phone.filled("/ask", &[("line", "x")], &format!("Origin: http://127.0.0.1:{}\r\n", table.door.port));
    body.write_all(&form.as_bytes()[..form.len() - 1]).unwrap();
    let mut given_up = false;
    for byte in b"GET /seat HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ".iter().chain(std::iter::repeat(&b'a')) {
        if dripping.write_all(&[*byte]).is_err() {
            given_up = true;
            break;
        }
        let asked = Instant::now();
        phone.get("/asked").is(200);
        assert!(asked.elapsed() < Duration::from_secs(5));
        assert!(since.elapsed() < Duration::from_secs(18), "it may drip for ever");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert!(given_up);
    let mut rest = Vec::new();
    let _ = silent.read_to_end(&mut rest);
    assert_eq!(rest, b"");
    let _ = body.read_to_end(&mut rest);
    assert!(String::from_utf8_lossy(&rest).starts_with("HTTP/1.1 408"), "{}", String::from_utf8_lossy(&rest));
    assert!(since.elapsed() < Duration::from_secs(30));
}

/// One address has so many connections: one more costs the oldest of those who have shown nothing, and no phone.
#[test]
fn whoever_holds_all_connections_of_an_address_keeps_no_phone_out() {
    let table = Table::new();
    let phone = table.seated(1);
    let mut events = phone.events(&phone.address("/seat"), None);
    assert_eq!(events.wait_for("asked").name, "asked");
    let mut held = Vec::new();
    for _ in 0..120 {
        let mut stream = connect(table.door.port);
        stream.write_all(b"GET / HTTP/1.1\r\n").unwrap();
        held.push(stream);
    }
    phone.get("/asked").is(200);
    let mut another = table.guest();
    let form = another.form("/");
    another.post("/sit", &[("form", &form), ("seat", "2")]).is(303);
    table.say(1, &["Ben is here."]);
    assert_eq!(events.wait_for("said").data, "Ben is here.");
    for stream in &mut held[..20] {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert_eq!(rest, b"", "it is given up without a word");
    }
}
