//! A phone, as far as it matters: it asks for pages, keeps its cookie, and hears news.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::JoinHandle;
use std::time::Duration;

/// How long anything may take. Nothing here takes long; a test that waits for this has failed.
pub const LONGEST: Duration = Duration::from_secs(20);

/// A phone with its browser.
#[derive(Clone)]
pub struct Phone {
    port: u16,
    /// What it sends as its cookie.
    pub cookie: Option<String>,
    /// The language that its browser likes.
    pub language: &'static str,
    /// Whether our script asks.
    pub by_script: bool,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// A field of the head.
    pub fn field(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// How many bytes came, but for the clock.
    pub fn bytes(&self) -> usize {
        self.head.len() + self.body.len()
    }

    /// What stands between two texts of the page, first found.
    pub fn between(&self, before: &str, after: &str) -> String {
        let (_, rest) = self.body.split_once(before).unwrap_or_else(|| panic!("no {before} in {}", self.body));
        rest.split_once(after).unwrap().0.to_owned()
    }

    /// The page says this.
    #[track_caller]
    pub fn says(&self, text: &str) -> &Self {
        assert!(
            self.body.contains(&text.replace('\'', "&#39;")) || self.body.contains(text),
            "{text} in {}",
            self.body
        );
        self
    }

    /// The page does not say this.
    #[track_caller]
    pub fn hides(&self, text: &str) -> &Self {
        assert!(!self.body.contains(text), "{text} in {}", self.body);
        self
    }

    /// It came with this status.
    #[track_caller]
    pub fn is(&self, status: u16) -> &Self {
        assert_eq!(self.status, status, "{} {}", self.head, self.body);
        self
    }
}

impl Phone {
    pub fn new(port: u16) -> Self {
        Self { port, cookie: None, language: "en", by_script: false }
    }

    /// Whatever was written goes out, and all that comes back is read.
    pub fn raw(&self, request: &[u8]) -> Answer {
        let mut stream = connect(self.port);
        // A server may answer and close before it has read all.
        let _ = stream.write_all(request);
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all);
        let text = String::from_utf8_lossy(&all).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    fn head(&self, method: &str, path: &str, more: &str) -> String {
        let (port, language) = (self.port, self.language);
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: other=1; {cookie}\r\n")).unwrap_or_default();
        let script = if self.by_script { "X-Narrator: 1\r\n" } else { "" };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nAccept-Language: {language}\r\n\
             {cookie}{script}{more}"
        )
    }

    /// What the form of a prompt says of the run of the program, if one is there.
    pub fn run(&self) -> Option<String> {
        let page = self.get("/seat").body;
        let (_, rest) = page.split_once("name=\"run\" value=\"")?;
        rest.split_once('"').map(|(run, _)| run.to_owned())
    }

    /// Looks at a page.
    pub fn get(&self, path: &str) -> Answer {
        self.raw(format!("{}\r\n", self.head("GET", path, "")).as_bytes())
    }

    /// Sends a form, and keeps the cookie that comes back.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let run = if path == "/answer" { self.run() } else { None };
        let fields: Vec<(&str, &str)> =
            fields.iter().copied().chain(run.as_deref().map(|run| ("run", run))).collect();
        let fields = &fields[..];
        let answer = self.raw(self.filled(path, fields, &self.origin()).as_bytes());
        if let Some(cookie) = answer.field("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// What a browser says of a form on a page of ours.
    pub fn origin(&self) -> String {
        format!("Origin: http://127.0.0.1:{}\r\n", self.port)
    }

    /// A form on its way, with these fields in the head too.
    pub fn filled(&self, path: &str, fields: &[(&str, &str)], more: &str) -> String {
        let body: Vec<String> = fields.iter().map(|(key, value)| format!("{key}={}", encoded(value))).collect();
        let body = body.join("&");
        let more = format!(
            "{more}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.head("POST", path, &more)
    }

    /// The same while somebody else does something.
    pub fn posting(&self, path: &'static str, fields: &[(&'static str, &str)]) -> JoinHandle<Answer> {
        let mut phone = self.clone();
        let fields: Vec<(&'static str, String)> =
            fields.iter().map(|(key, value)| (*key, (*value).to_owned())).collect();
        std::thread::spawn(move || {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
            phone.post(path, &fields)
        })
    }

    /// The token of the forms on a page.
    pub fn form(&self, path: &str) -> String {
        self.get(path).between("name=\"form\" value=\"", "\"")
    }

    /// Hears news from this address on, or from what it has heard last.
    pub fn events(&self, address: &str, last: Option<&str>) -> Events {
        let last = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        let mut stream = connect(self.port);
        stream.write_all(format!("{}\r\n", self.head("GET", address, &last)).as_bytes()).unwrap();
        Events { stream, raw: Vec::new(), text: String::new(), begun: false, left: usize::MAX }
    }

    /// Where the news of a page come from.
    pub fn address(&self, path: &str) -> String {
        self.get(path).between("data-events=\"", "\"").replace("&amp;", "&")
    }
}

pub fn connect(port: u16) -> TcpStream {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(LONGEST)).unwrap();
    stream
}

fn encoded(value: &str) -> String {
    value.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// One piece of news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: Option<String>,
    pub name: String,
    pub data: String,
}

/// News as they come.
pub struct Events {
    stream: TcpStream,
    raw: Vec<u8>,
    text: String,
    begun: bool,
    /// How many bytes may be read before the connection is cut.
    left: usize,
}

impl Events {
    /// Is cut after so many bytes.
    pub fn cut_after(mut self, bytes: usize) -> Self {
        self.left = bytes;
        self
    }

    /// Whether it was cut.
    pub fn is_cut(&self) -> bool {
        self.left == 0
    }

    /// The next event; none when the connection has ended or is cut.
    pub fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let event = read(event);
                self.text = rest.to_owned();
                return Some(event);
            }
            let mut buffer = [0; 1024];
            let most = buffer.len().min(self.left);
            if most == 0 {
                return None;
            }
            let count = self.stream.read(&mut buffer[..most]).expect("news come in time");
            if count == 0 {
                return None;
            }
            self.left -= count;
            self.raw.extend(&buffer[..count]);
            self.unpack();
        }
    }

    /// The next event of this name.
    pub fn wait_for(&mut self, name: &str) -> Event {
        std::iter::from_fn(|| self.next()).find(|event| event.name == name).expect("it comes")
    }

    /// Takes the chunks apart that have come whole.
    fn unpack(&mut self) {
        if !self.begun {
            let Some(at) = find(&self.raw, b"\r\n\r\n") else { return };
            let head = String::from_utf8_lossy(&self.raw[..at]).into_owned();
            assert!(head.starts_with("HTTP/1.1 200") && head.contains("text/event-stream"), "{head}");
            self.raw.drain(..at + 4);
            self.begun = true;
        }
        while let Some(at) = find(&self.raw, b"\r\n") {
            let size = usize::from_str_radix(std::str::from_utf8(&self.raw[..at]).unwrap(), 16).unwrap();
            let whole = at + 2 + size + 2;
            if self.raw.len() < whole {
                return;
            }
            self.text.push_str(std::str::from_utf8(&self.raw[at + 2..at + 2 + size]).unwrap());
            self.raw.drain(..whole);
        }
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn read(text: &str) -> Event {
    let (mut id, mut name, mut data) = (None, String::new(), Vec::new());
    for line in text.lines() {
        match line.split_once(": ") {
            Some(("id", value)) => id = Some(value.to_owned()),
            Some(("event", value)) => name = value.to_owned(),
            Some(("data", value)) => data.push(value),
            _ => panic!("no such line in an event: {line}"),
        }
    }
    Event { id, name, data: data.join("\n") }
}
