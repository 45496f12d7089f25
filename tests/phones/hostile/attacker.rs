//! Somebody hostile, who sends one request after the other from many addresses, and looks at what comes back.

use std::collections::{BTreeMap, VecDeque};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use socket2::{Domain, Socket, Type};

use super::super::client::LONGEST;
use super::super::listening::Drawn;
use super::requests::{Kind, Target};

/// How many connections one of them holds open without asking for anything: together more than there is room for.
const HELD: usize = 120;
/// How many addresses each of them has, but for the first, who has one.
const ADDRESSES: u64 = 12;
/// How many are hostile at the same time.
pub const ATTACKERS: u8 = 4;
/// From how many addresses they come.
pub const FROM: u64 = 1 + (ATTACKERS as u64 - 1) * ADDRESSES;

/// How often each kind got each status; 0 is a connection that was given up.
pub type Tally = BTreeMap<(Kind, u16), u64>;

/// What nobody hostile may ever see.
pub struct Secrets {
    /// What is not for strangers.
    pub of_the_table: Vec<String>,
    /// What is for one seat alone.
    pub of_a_seat: Vec<String>,
}

/// Somebody hostile.
pub struct Attacker<'a> {
    target: &'a Target,
    secrets: &'a Secrets,
    number: u8,
    /// A connection that is used again and again.
    kept: Option<TcpStream>,
    held: VecDeque<TcpStream>,
    tally: Tally,
}

impl<'a> Attacker<'a> {
    pub fn new(target: &'a Target, secrets: &'a Secrets, number: u8) -> Self {
        Self { target, secrets, number, kept: None, held: VecDeque::new(), tally: Tally::new() }
    }

    /// Sends the requests from the next one to this, which several of them share.
    pub fn attack(mut self, next: &AtomicU64, total: u64) -> Tally {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= total {
                return self.tally;
            }
            let kind = Kind::ALL[(number % Kind::ALL.len() as u64) as usize];
            self.send(kind, &mut Drawn(number));
        }
    }

    fn send(&mut self, kind: Kind, drawn: &mut Drawn) {
        let request = self.target.request(kind, drawn);
        let kept = self.kept.take().filter(|_| kind.keeps() && drawn.below(20) > 0);
        let mut stream = kept.unwrap_or_else(|| self.connect(drawn));
        // Whoever is given up may be told so at any moment.
        let _ = stream.write_all(&request);
        match kind {
            Kind::HalfOpen | Kind::Dripping => {
                *self.tally.entry((kind, 0)).or_default() += 1;
                return self.hold(stream, kind, drawn);
            }
            Kind::CutOff => {
                *self.tally.entry((kind, 0)).or_default() += 1;
                return;
            }
            _ => {}
        }
        let wanted = request.windows(9).filter(|signs| *signs == b" HTTP/1.1").count().max(1);
        let keeps = self.look(kind, &mut stream, wanted);
        self.kept = (keeps && kind.keeps()).then_some(stream);
    }

    fn connect(&self, drawn: &mut Drawn) -> TcpStream {
        let last = if self.number == 0 { 1 } else { 1 + drawn.below(ADDRESSES) as u8 };
        connect([127, 0, 1 + self.number, last], self.target.port)
    }

    /// Keeps a connection open, and lets some others drip.
    fn hold(&mut self, stream: TcpStream, kind: Kind, drawn: &mut Drawn) {
        self.held.push_back(stream);
        if self.held.len() > HELD {
            self.held.pop_front();
        }
        if kind == Kind::Dripping {
            for _ in 0..3 {
                let at = drawn.below(self.held.len() as u64);
                let _ = self.held[at].write_all(b"a");
            }
        }
    }

    /// Looks at so many answers, or at those that come. Whether the connection can be used again.
    fn look(&mut self, kind: Kind, stream: &mut TcpStream, wanted: usize) -> bool {
        let mut bytes = Vec::new();
        for _ in 0..wanted {
            let Some((status, length)) = answer(stream, &mut bytes) else {
                *self.tally.entry((kind, 0)).or_default() += 1;
                return false;
            };
            let text = String::from_utf8_lossy(&bytes[..length]).into_owned();
            assert!(kind.may_have().contains(&status), "{kind:?}: {text}");
            let hidden = if kind.is_inside() { &[][..] } else { &self.secrets.of_the_table };
            for secret in self.secrets.of_a_seat.iter().chain(hidden) {
                assert!(!text.contains(secret), "{kind:?} {secret}: {text}");
            }
            let admits = text.lines().any(|line| line.to_ascii_lowercase().starts_with("set-cookie"));
            assert!(!admits, "{kind:?}: {text}");
            *self.tally.entry((kind, status)).or_default() += 1;
            bytes.drain(..length);
        }
        bytes.is_empty()
    }
}

/// A connection from this address of the machine. It ends at once when it is dropped.
pub fn connect(from: [u8; 4], port: u16) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::from((from, 0)).into()).unwrap();
    socket.set_linger(Some(Duration::ZERO)).unwrap();
    socket.set_read_timeout(Some(LONGEST)).unwrap();
    socket.connect(&SocketAddr::from(([127, 0, 0, 1], port)).into()).unwrap();
    socket.into()
}

/// The next answer: its status and how long it is; none if the connection ends before. News are looked at as far as they
/// have come.
fn answer(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> Option<(u16, usize)> {
    loop {
        if let Some(at) = bytes.windows(4).position(|signs| signs == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&bytes[..at]).to_ascii_lowercase();
            let status = head.get(9..12)?.parse().ok()?;
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
            let whole = length.map_or(bytes.len(), |length| at + 4 + length);
            if bytes.len() >= whole {
                return Some((status, whole));
            }
        }
        let mut buffer = [0; 4096];
        match stream.read(&mut buffer) {
            Ok(0) | Err(_) => return None,
            Ok(count) => bytes.extend(&buffer[..count]),
        }
    }
}
