//! A server on this machine with one file, which breaks off or refuses when it is told to.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// The server. It ends with the tests.
pub struct Server {
    url: String,
    manner: Arc<Mutex<Manner>>,
}

/// How it answers, and what it was asked.
struct Manner {
    /// The file; none is refused.
    content: Option<Vec<u8>>,
    /// After how many bytes the connection breaks.
    breaks_after: usize,
    /// Whether it can go on in the middle.
    knows_ranges: bool,
    /// From where on each request wanted the file.
    ranges: Vec<Option<usize>>,
}

impl Server {
    /// A server with this file.
    pub fn start(content: Vec<u8>) -> Self {
        Self::with(Some(content))
    }

    /// A server that does as it likes with whoever has asked.
    pub fn acting(act: impl Fn(&mut TcpStream) -> std::io::Result<()> + Send + 'static) -> Self {
        Self::serving(None, move |mut stream, manner| {
            manner.lock().unwrap().ranges.push(asked(&stream)?);
            act(&mut stream)
        })
    }

    /// A server that does not have it.
    pub fn refusing() -> Self {
        Self::with(None)
    }

    /// An address where nobody answers.
    pub fn gone() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/model.zip", listener.local_addr().unwrap());
        drop(listener);
        Self { url, manner: Arc::new(Mutex::new(Manner::new(None))) }
    }

    fn with(content: Option<Vec<u8>>) -> Self {
        Self::serving(content, answer)
    }

    fn serving(
        content: Option<Vec<u8>>,
        serve: impl Fn(TcpStream, &Mutex<Manner>) -> std::io::Result<()> + Send + 'static,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/model.zip", listener.local_addr().unwrap());
        let manner = Arc::new(Mutex::new(Manner::new(content)));
        let shared = Arc::clone(&manner);
        thread::spawn(move || {
            for stream in listener.incoming() {
                // A client may go away in the middle.
                let _ = serve(stream.unwrap(), &shared);
            }
        });
        Self { url, manner }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    pub fn break_off_after(&self, bytes: usize) {
        self.manner.lock().unwrap().breaks_after = bytes;
    }

    pub fn forget_ranges(&self) {
        self.manner.lock().unwrap().knows_ranges = false;
    }

    pub fn serve_all(&self) {
        let mut manner = self.manner.lock().unwrap();
        manner.breaks_after = usize::MAX;
        manner.knows_ranges = true;
    }

    pub fn ranges(&self) -> Vec<Option<usize>> {
        self.manner.lock().unwrap().ranges.clone()
    }
}

impl Manner {
    fn new(content: Option<Vec<u8>>) -> Self {
        Self { content, breaks_after: usize::MAX, knows_ranges: true, ranges: Vec::new() }
    }
}

/// Reads a request; from where on it wants the file.
fn asked(stream: &TcpStream) -> std::io::Result<Option<usize>> {
    let mut from = None;
    for line in BufReader::new(stream).lines() {
        let line = line?.to_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(range) = line.strip_prefix("range: bytes=") {
            from = range.trim_end_matches('-').parse().ok();
        }
    }
    Ok(from)
}

fn answer(mut stream: TcpStream, manner: &Mutex<Manner>) -> std::io::Result<()> {
    let from = asked(&stream)?;
    let mut manner = manner.lock().unwrap();
    manner.ranges.push(from);
    let Some(content) = &manner.content else {
        return stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    };
    let (status, begin) = match from.filter(|_| manner.knows_ranges) {
        None => ("200 OK".to_owned(), 0),
        Some(from) if from >= content.len() => ("416 Range Not Satisfiable".to_owned(), content.len()),
        Some(from) => {
            let range = format!("Content-Range: bytes {from}-{}/{}", content.len() - 1, content.len());
            (format!("206 Partial Content\r\n{range}"), from)
        }
    };
    let rest = &content[begin..];
    write!(stream, "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", rest.len())?;
    stream.write_all(&rest[..rest.len().min(manner.breaks_after)])
}
