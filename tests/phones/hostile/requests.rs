//! Hostile requests of all kinds, each made of a number: the same number makes the same request.

use super::super::listening::Drawn;

/// What is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Method,
    LongHead,
    LongBody,
    GuessedToken,
    OtherSeat,
    TakenSeat,
    CrossSite,
    Rebinding,
    Path,
    WrongCode,
    OldPrompt,
    BrokenChunks,
    Smuggled,
    Pipelined,
    HeaderTrick,
    NoHttp,
    NoEvents,
    CutEvents,
    HalfOpen,
    Dripping,
    CutOff,
}

impl Kind {
    pub const ALL: [Self; 21] = [
        Self::Method,
        Self::LongHead,
        Self::LongBody,
        Self::GuessedToken,
        Self::OtherSeat,
        Self::TakenSeat,
        Self::CrossSite,
        Self::Rebinding,
        Self::Path,
        Self::WrongCode,
        Self::OldPrompt,
        Self::BrokenChunks,
        Self::Smuggled,
        Self::Pipelined,
        Self::HeaderTrick,
        Self::NoHttp,
        Self::NoEvents,
        Self::CutEvents,
        Self::HalfOpen,
        Self::Dripping,
        Self::CutOff,
    ];

    /// The statuses that it may be answered with. It may always be given up without a word.
    pub fn may_have(self) -> &'static [u16] {
        match self {
            Self::Method => &[400, 403, 404, 405],
            Self::LongHead => &[400, 414, 431],
            Self::LongBody => &[413],
            // The page at the beginning is everybody's.
            Self::GuessedToken => &[200, 303, 403],
            Self::OtherSeat | Self::CrossSite | Self::Rebinding => &[403],
            Self::TakenSeat => &[409],
            Self::Path => &[400, 403, 404],
            Self::WrongCode => &[403, 422, 429],
            Self::OldPrompt => &[303, 410],
            Self::BrokenChunks => &[400],
            Self::Smuggled => &[400, 403],
            Self::Pipelined => &[200, 303, 403, 404, 405],
            Self::HeaderTrick => &[200, 303, 400, 403, 404, 405, 431],
            Self::NoHttp => &[400],
            Self::NoEvents => &[400, 403],
            Self::CutEvents => &[200],
            Self::HalfOpen | Self::Dripping | Self::CutOff => &[],
        }
    }

    /// Whether it comes from somebody who knows the code, and may read what the table hears.
    pub fn is_inside(self) -> bool {
        matches!(self, Self::TakenSeat | Self::OldPrompt | Self::CutEvents)
    }

    /// Whether it can be one of many on a connection.
    pub fn keeps(self) -> bool {
        use Kind::{CrossSite, GuessedToken, NoEvents, OldPrompt, OtherSeat, Path, Rebinding, TakenSeat, WrongCode};
        matches!(
            self,
            GuessedToken | OtherSeat | TakenSeat | CrossSite | Rebinding | Path | WrongCode | OldPrompt | NoEvents
        )
    }
}

/// A phone that is known, as hostile ones know it: its cookie, and the token of its forms.
#[derive(Clone)]
pub struct Known {
    pub cookie: String,
    pub form: String,
}

/// What hostile ones know.
pub struct Target {
    pub port: u16,
    pub code: String,
    /// The run of the program, as forms carry it.
    pub run: String,
    /// Somebody with a seat, whose browser or forms are made use of.
    pub honest: Known,
    /// A hostile one with a seat.
    pub seated: Known,
    /// A hostile one without.
    pub guest: Known,
}

const FORMS: [&str; 5] = ["/answer", "/ask", "/settings", "/show", "/sit"];
const PAGES: [&str; 8] = ["/", "/seat", "/asked", "/table", "/answers", "/said", "/seats", "/captions"];

/// One of these.
fn one<'a>(drawn: &mut Drawn, all: &[&'a str]) -> &'a str {
    all[drawn.below(all.len() as u64)]
}

fn signs(drawn: &mut Drawn, count: usize, of: &[u8]) -> String {
    (0..count).map(|_| char::from(of[drawn.below(of.len() as u64)])).collect()
}

impl Target {
    fn head(&self, method: &str, path: &str) -> String {
        format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n", self.port)
    }

    fn origin(&self) -> String {
        format!("Origin: http://127.0.0.1:{}\r\n", self.port)
    }

    /// A form with these fields in the head too.
    fn form(&self, path: &str, more: &str, body: &str) -> String {
        let typed = format!("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n", body.len());
        format!("{}{more}{typed}\r\n{body}", self.head("POST", path))
    }

    /// All that a form of the game may want.
    fn fields(&self, form: &str, prompt: usize) -> String {
        let run = &self.run;
        format!("form={form}&run={run}&slip={prompt}&choice=0&line=score&seat=1&what=card&language=de&wording=brief")
    }

    /// The bytes of a request.
    pub fn request(&self, kind: Kind, drawn: &mut Drawn) -> Vec<u8> {
        let cookie = |known: &Known| format!("Cookie: {}\r\n", known.cookie);
        let own = self.origin();
        let prompt = drawn.below(30);
        let text = match kind {
            Kind::Method => {
                let method =
                    one(drawn, &["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "POST", "get"]);
                format!("{}{own}Content-Length: 0\r\n\r\n", self.head(method, one(drawn, &PAGES)))
            }
            Kind::LongHead => match drawn.below(3) {
                0 => format!("{}\r\n", self.head("GET", &format!("/{}", "a".repeat(17_000 + drawn.below(5_000))))),
                1 => format!("{}X: {}\r\n\r\n", self.head("GET", "/seat"), "a".repeat(17_000 + drawn.below(5_000))),
                _ => format!("{}{}\r\n", self.head("GET", "/seat"), "X-Y: a\r\n".repeat(65 + drawn.below(900))),
            },
            Kind::LongBody => {
                let body = format!("code={}&line={}", self.code, "a".repeat(4_200 + drawn.below(40_000)));
                self.form(one(drawn, &["/code", "/answer", "/ask"]), &format!("{own}{}", cookie(&self.seated)), &body)
            }
            Kind::GuessedToken => {
                let value = match drawn.below(4) {
                    0 => signs(drawn, 63, b"0123456789abcdef"),
                    1 => signs(drawn, 2_000, b"0123456789abcdef,.-"),
                    _ => signs(drawn, 64, b"0123456789abcdef"),
                };
                let path = one(drawn, &PAGES[..7]);
                format!("{}Cookie: a=b; narrator-{}={value}\r\n\r\n", self.head("GET", path), self.port)
            }
            Kind::OtherSeat => {
                let path = one(drawn, &FORMS);
                match drawn.below(5) {
                    0 => self.form(
                        path,
                        &format!("{own}{}", cookie(&self.seated)),
                        &self.fields(&self.honest.form, prompt),
                    ),
                    1 => self.form(
                        path,
                        &format!("{own}{}", cookie(&self.guest)),
                        &self.fields(&self.seated.form, prompt),
                    ),
                    2 => self.form(
                        path,
                        &format!("{own}{}", cookie(&self.honest)),
                        &self.fields(&self.seated.form, prompt),
                    ),
                    3 => self.form(path, &own, &self.fields(&self.honest.form, prompt)),
                    // Who has no seat has none to answer for.
                    _ => {
                        let path = one(drawn, &["/answer", "/ask", "/show"]);
                        self.form(
                            path,
                            &format!("{own}{}", cookie(&self.guest)),
                            &self.fields(&self.guest.form, prompt),
                        )
                    }
                }
            }
            Kind::TakenSeat => {
                let seat = one(drawn, &["1", "2", "3", "4", "5", "0", "6", "99", "-1", "x", ""]);
                let body = format!("form={}&seat={seat}", self.guest.form);
                self.form("/sit", &format!("{own}{}", cookie(&self.guest)), &body)
            }
            Kind::CrossSite => {
                let elsewhere = match drawn.below(6) {
                    0 => "Origin: http://evil.example\r\n".to_owned(),
                    1 => "Origin: null\r\n".to_owned(),
                    2 => format!("Origin: https://127.0.0.1:{}\r\n", self.port),
                    3 => "Referer: http://evil.example/\r\n".to_owned(),
                    4 => format!("{own}Origin: http://evil.example\r\n"),
                    _ => String::new(),
                };
                let body = self.fields(&self.honest.form, prompt);
                self.form(one(drawn, &FORMS), &format!("{elsewhere}{}", cookie(&self.honest)), &body)
            }
            Kind::Rebinding => {
                let port = self.port;
                let host = match drawn.below(6) {
                    0 => format!("evil.example:{port}"),
                    1 => "127.0.0.1".to_owned(),
                    2 => format!("8.8.8.8:{port}"),
                    3 => format!("127.0.0.1.evil.example:{port}"),
                    4 => format!("127.0.0.1:{port}\r\nHost: evil.example"),
                    _ => String::new(),
                };
                let path = one(drawn, &PAGES);
                format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{}\r\n", cookie(&self.honest))
            }
            Kind::Path => {
                let (page, of) = (one(drawn, &PAGES[1..]), b"abz09%./\\;:@_-~");
                let path = match drawn.below(6) {
                    0 => format!("/..{page}"),
                    1 => format!("/%2e%2e{page}/../../etc/passwd"),
                    2 => format!("/{page}"),
                    3 => format!("{page}%00"),
                    4 => format!("{page};.css"),
                    _ => format!("/~{}", signs(drawn, 40, of)),
                };
                format!("{}{}\r\n", self.head("GET", &path), cookie(&self.honest))
            }
            Kind::WrongCode => {
                let code = signs(drawn, 6, b"0123456789");
                let code = if code == self.code { "12".to_owned() } else { code };
                let code = one(drawn, &[&code, &code[..2], "", "9999999999999", "%00", "a"]);
                self.form("/code", &own, &format!("code={code}&code={}", self.code))
            }
            Kind::OldPrompt => {
                let body = match drawn.below(3) {
                    0 => self.fields(&self.seated.form, prompt).replace("slip=", "slip=1"),
                    1 => self.fields(&self.seated.form, prompt).replace("&slip=", "&slip=-"),
                    _ => format!("form={}&slip=4294967296&choice=0&choice=x", self.seated.form),
                };
                let body = match drawn.below(2) {
                    0 => body,
                    _ => body.replace("&run=", "&run=0"),
                };
                let script = if prompt.is_multiple_of(2) { "X-Narrator: 1\r\n" } else { "" };
                self.form("/answer", &format!("{own}{script}{}", cookie(&self.seated)), &body)
            }
            Kind::BrokenChunks => {
                let fields = self.fields(&self.honest.form, 999_999);
                let length = format!("{:x}", fields.len());
                let body = match drawn.below(6) {
                    0 => format!("-{length}\r\n{fields}\r\n0\r\n\r\n"),
                    1 => format!("xyz\r\n{fields}\r\n0\r\n\r\n"),
                    2 => format!("{length}\r\n{fields}0\r\n\r\n"),
                    3 => format!("fffffffffffffffff\r\n{fields}\r\n0\r\n\r\n"),
                    4 => format!("{length};{}\r\n{fields}\r\n0\r\n\r\n", "x".repeat(20_000)),
                    _ => format!("{length}\n{fields}\n0\n\n"),
                };
                self.chunked("Transfer-Encoding: chunked\r\n", &format!("{own}{}", cookie(&self.honest)), &body)
            }
            Kind::Smuggled => {
                let inner = self.form(
                    "/answer",
                    &format!("{own}{}", cookie(&self.seated)),
                    &self.fields(&self.honest.form, prompt),
                );
                let length = inner.len();
                let two = match drawn.below(6) {
                    0 => "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n".to_owned(),
                    1 => format!("Content-Length: 0\r\nContent-Length: {length}\r\n"),
                    2 => "Transfer-Encoding: chunked, identity\r\n".to_owned(),
                    3 => format!("Content-Length: {length}, 0\r\n"),
                    4 => "Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n".to_owned(),
                    _ => "Content-Length: +5\r\n".to_owned(),
                };
                self.chunked(&two, &format!("{own}{}", cookie(&self.seated)), &format!("0\r\n\r\n{inner}"))
            }
            Kind::Pipelined => (0..2 + drawn.below(15)).fold(String::new(), |mut all, _| {
                let kind = [Kind::GuessedToken, Kind::Rebinding, Kind::OtherSeat, Kind::CrossSite][drawn.below(4)];
                all.push_str(&String::from_utf8_lossy(&self.request(kind, drawn)));
                all
            }),
            Kind::HeaderTrick => {
                let path = one(drawn, &["/seat", "/asked", "/", "/said"]);
                let trick = one(
                    drawn,
                    &[
                        "X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-Host: evil.example\r\nForwarded: for=127.0.0.1",
                        "X-HTTP-Method-Override: POST\r\nX-Original-URL: /answer\r\nX-Rewrite-URL: /answer",
                        "Cookie : narrator=1",
                        "X: a\r\n folded: b",
                        "X: a\0b",
                        "X: a\rSet-Cookie: b",
                        "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
                        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13",
                        "Range: bytes=0-0,0-1,0-2\r\nIf-None-Match: *\r\nAccept-Encoding: gzip;q=1, br",
                        "Accept-Language: ../../en,xx;q=9999999999,de;q=NaN,fr;q=-1",
                        "Authorization: Basic YTph\r\nCookie: narrator-4180=; narrator=a\r\nCookie: ; ;=;",
                        "Expect: 200-ok",
                        "\u{fe}: \u{ff}",
                        ": a",
                    ],
                );
                format!("{}{trick}\r\n\r\n", self.head("GET", path))
            }
            Kind::NoHttp => match drawn.below(4) {
                0 => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
                1 => "GET /seat\r\n\r\n".to_owned(),
                2 => "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{7c}\u{3}\u{3}\r\n\r\n".to_owned(),
                _ => format!("{}\r\n\r\n", signs(drawn, 60, b"\x01\x7f\x00<>{}\"az ")),
            },
            Kind::NoEvents => {
                let query = match drawn.below(5) {
                    0 => "?language=xx&length=full&after=0-0".to_owned(),
                    1 => "?language=en&after=1-1".to_owned(),
                    2 => format!("?language={}&length=full&after=0-0", "%2e".repeat(200)),
                    3 => "?".to_owned() + &signs(drawn, 50, b"&=%+az09"),
                    _ => "?language=en&length=full&after=0-0".to_owned(),
                };
                // With a query that can be understood nobody may ask who is not known.
                let known = if query.ends_with("after=0-0") && !query.contains("xx") {
                    String::new()
                } else {
                    cookie(&self.guest)
                };
                format!("{}{known}\r\n", self.head("GET", &format!("/events{query}")))
            }
            Kind::CutEvents => {
                let after = one(drawn, &["0-0", "4294967295-18446744073709551615", "-", "x", "1--1"]);
                let path = format!("/events?language=en&length=full&after={after}");
                format!("{}Last-Event-ID: {after}\r\n{}\r\n", self.head("GET", &path), cookie(&self.guest))
            }
            Kind::CutOff => {
                let kind = [Kind::OtherSeat, Kind::CrossSite, Kind::LongBody, Kind::CutEvents][drawn.below(4)];
                return self.request(kind, drawn);
            }
            Kind::HalfOpen | Kind::Dripping => {
                let whole = self.form("/code", &own, &format!("code=x&line={}", "a".repeat(1 + prompt)));
                whole[..drawn.below(whole.len() as u64)].to_owned()
            }
        };
        text.into_bytes()
    }

    fn chunked(&self, how: &str, more: &str, body: &str) -> String {
        let typed = "Content-Type: application/x-www-form-urlencoded\r\n";
        format!("{}{more}{typed}{how}\r\n{body}", self.head("POST", "/answer"))
    }
}
