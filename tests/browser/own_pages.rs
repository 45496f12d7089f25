//! Pages that are wrong on purpose, and one that is right: what these tests would find, they find.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use super::chromium::{self, Chromium};
use super::phone::{Look, Phone, Screen};
use super::rules::axe;

/// A page as it should be. Its script appends what comes.
const RIGHT: &str = r#"<!doctype html><html lang="en"><head><title>Vote now – Ana</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body { font-size: 1rem; margin: 1rem; background: Canvas; color: CanvasText } button, input, select, summary { min-height: 44px; min-width: 44px; font-size: 1rem }
</style></head><body><main><h1>Ana</h1><h2>What is asked of you</h2><form method="post" action="/form">
<p>The team is Ana.</p>
<label>What to ask <input name="line" required></label>
<label><input type="checkbox" name="team" value="1">Ana</label><button>Approve the team of Ana</button></form>
<h2 id="said">What was said</h2><div role="log" aria-labelledby="said"><p>The first line.</p></div>
<ul><li>Three Successes</li></ul><details><summary>More</summary>Hidden so far</details></main>
<script src="/script" defer></script></body></html>"#;

const APPENDS: &str = "const log = document.querySelector('[role=log]'); \
    new EventSource('/events').onmessage = event => { const line = document.createElement('p'); \
    line.textContent = event.data; log.append(line); \
    speechSynthesis.speak(new SpeechSynthesisUtterance(event.data)); navigator.vibrate(100); };";

/// Everything that a page must not be.
const WRONG: &str = r#"<!doctype html><html><head><title></title></head><body style="width: 900px">
<input name="code"><button style="color: #999; background: #aaa; font-size: 8px">Go</button>
<div role="log"></div><script src="/script"></script></body></html>"#;

const MOVES: &str = "addEventListener('click', () => setTimeout(() => { document.querySelector('input').focus(); \
    document.querySelector('button').remove(); }));";

/// What the right page is to a screen reader.
const HEARD: &str = "\
page: Vote now – Ana
  main
    heading: Ana, level 1
    heading: What is asked of you, level 2
    form
      text: The team is Ana.
      text: What to ask
      textbox: What to ask, required
      checkbox: Ana, not checked
      button: Approve the team of Ana
    heading: What was said, level 2
    log: What was said, polite
      text: The first line.
    list
      listitem
        text: Three Successes
    group
      DisclosureTriangle: More, closed
";

/// A server of a page, its script, what it is sent and a hundred lines, each as an event that can be asked for anew.
struct Server {
    address: String,
    sent: Arc<Mutex<Vec<String>>>,
}

impl Server {
    fn new(page: &'static str, script: &'static str) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let sent = Arc::<Mutex<Vec<String>>>::default();
        let kept = sent.clone();
        // It ends with the tests.
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let kept = kept.clone();
                thread::spawn(move || answer(&stream, page, script, &kept));
            }
        });
        Self { address, sent }
    }
}

fn answer(stream: &TcpStream, page: &str, script: &str, sent: &Mutex<Vec<String>>) -> Option<()> {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let first = lines.next()?;
    let headers: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    let header = |name: &str| {
        let found = headers
            .iter()
            .find_map(|line| line.split_once(": ").filter(|(header, _)| header.eq_ignore_ascii_case(name)));
        found.and_then(|(_, value)| value.parse::<usize>().ok())
    };
    let mut to = stream;
    let path = first.split(' ').nth(1)?;
    match path {
        "/events" => {
            write!(
                to,
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\nretry: 20\n\n"
            )
            .ok()?;
            for line in header("last-event-id").map_or(0, |last| last + 1)..100 {
                write!(to, "id: {line}\ndata: line {line}\n\n").ok()?;
            }
            // It stays open until the phone goes.
            let _ = to.read(&mut [0]);
        }
        "/form" => {
            sent.lock().unwrap().push(first.clone());
            write!(to, "HTTP/1.1 303 See Other\r\nLocation: /\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                .ok()?;
        }
        _ => {
            let (kind, body) = if path == "/script" { ("javascript", script) } else { ("html", page) };
            let length = body.len();
            write!(to, "HTTP/1.1 200 OK\r\nContent-Type: text/{kind}; charset=utf-8\r\n").ok()?;
            write!(to, "Content-Length: {length}\r\nConnection: close\r\n\r\n{body}").ok()?;
        }
    }
    Some(())
}

#[test]
fn a_page_is_heard_tapped_and_typed_into() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, server) = (Chromium::start(), Server::new(RIGHT, ""));
    let phone = chromium.phone("en");
    phone.open(&server.address);
    assert_eq!(phone.heard().text(), HEARD);
    phone.fills("What to ask", "the score");
    phone.tap("checkbox", "Ana");
    let states = |phone: &Phone, role: &str| phone.waits_for(role, "").states.join(", ");
    assert_eq!(states(&phone, "checkbox"), "checked");
    assert_eq!(states(&phone, "textbox"), "required, filled with the score");
    phone.presses("Tab");
    phone.presses("Enter");
    phone.waits_until("another page", |heard| (heard.find("textbox", "")?.states == ["required"]).then_some(()));
    assert_eq!(*server.sent.lock().unwrap(), ["POST /form HTTP/1.1"]);
    assert_eq!(phone.moved(), [""; 0]);
}

#[test]
fn a_page_without_faults_has_none_and_one_with_them_has_each() {
    if !chromium::is_there() {
        return;
    }
    let chromium = Chromium::start();
    let (right, wrong) = (Server::new(RIGHT, ""), Server::new(WRONG, MOVES));
    let phone = chromium.phone("en");
    let axe = axe();
    phone.open(&right.address);
    for look in [Look::Light, Look::Dark, Look::Forced] {
        phone.look(look);
        for screen in [Screen::Usual, Screen::Narrow, Screen::Magnified] {
            phone.screen(screen);
            assert_eq!(phone.faults(axe.as_deref()), [""; 0], "{look:?} {screen:?}");
        }
    }
    phone.look(Look::Light);
    phone.open(&wrong.address);
    let faults = phone.faults(axe.as_deref()).join("\n");
    for ours in ["too faint: <button", "too small: <input", "too small letters: <button", "wider than the screen: 9"]
    {
        assert!(faults.contains(ours), "{ours} in\n{faults}");
    }
    for rule in ["document-title", "html-has-lang", "label", "color-contrast", "page-has-heading-one"] {
        assert!(axe.is_none() || faults.contains(&format!("{rule}: ")), "{rule} in\n{faults}");
    }
    phone.tap("button", "Go");
    phone.waits_until("the button to go", |heard| heard.find("button", "").is_none().then_some(()));
    assert_eq!(phone.moved(), ["from button Go to input code"]);
}

#[test]
fn a_burst_is_noted_once_and_in_order_however_often_it_is_cut() {
    if !chromium::is_there() {
        return;
    }
    let (chromium, server) = (Chromium::start(), Server::new(RIGHT, APPENDS));
    let phone = chromium.phone("en");
    phone.road().close_after(2_400);
    phone.open(&server.address);
    phone.waits_until("the cut", |_| phone.road().is_closed().then_some(()));
    for bytes in [250, 401, 333] {
        phone.road().open();
        phone.road().close_after(bytes);
        phone.waits_until("the cut", |_| phone.road().is_closed().then_some(()));
    }
    phone.leaves();
    phone.waits_for_truth("!navigator.onLine");
    phone.comes_back();
    phone.waits_for("text", "line 99");
    assert_eq!(phone.said(), (0..100).map(|line| format!("line {line}")).collect::<Vec<_>>());
}

#[test]
fn phones_know_nothing_of_each_other_and_their_pages_can_be_without_script_and_hidden() {
    if !chromium::is_there() {
        return;
    }
    let chromium = Chromium::start();
    let (plain, scripted) = (Server::new(RIGHT, ""), Server::new(RIGHT, APPENDS));
    let (ana, ben) = (chromium.phone("en"), chromium.phone("fr"));
    ana.open(&plain.address);
    ben.scripts(false);
    ben.open(&scripted.address);
    ana.evaluate("document.cookie = 'seat=1'");
    assert_eq!(ana.evaluate("[document.cookie, navigator.language].join()"), "seat=1,en");
    assert_eq!(ben.evaluate("[document.cookie, navigator.language].join()"), ",fr");
    assert_eq!(ben.heard().text(), HEARD);
    assert_eq!(ana.while_hidden(|| ben.evaluate("document.visibilityState")), "visible");
    ben.scripts(true);
    ben.reload();
    ben.waits_for("text", "line 99");
    assert_eq!((ben.spoken().len(), ben.shaken()), (100, 100));
}
