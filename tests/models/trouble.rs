//! Downloads from servers that send too much, too little, too slowly, or from somewhere else.

use std::fs;
use std::io::{self, Write};
use std::net::TcpStream;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use resistance_narrator::language::Language;
use resistance_narrator::models::Recommended;
use resistance_narrator::models::fetch::{FetchError, fetch};

use super::server::Server;
use super::{Narrator, Run, download, files, installed, narrator_with, starter};

/// What the list allows for a model of five megabytes.
const MOST: u64 = 10_000_000;

const TOO_LARGE: &str = "What arrives is far larger than the list says, so it is not the right file, and is deleted.";
const CUT: &str = "The connection broke. What has arrived is kept: try again to carry on from there.";
const NOT_WHOLE: &str = "It is neither a folder nor a whole zip file.";

/// Fetches with a disk on which no file can be much larger than the list allows.
fn fetched(narrator: &Narrator) -> Run {
    let blocks = (MOST + 1_000_000) / 512;
    let output = narrator.command(&format!("ulimit -f {blocks};"), &["models", "fetch", "en"]).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

#[track_caller]
fn fails_with(narrator: &Narrator, sentence: &str) {
    let run = fetched(narrator);
    assert_eq!((run.code, run.err), (Some(1), format!("Not installed: vosk-far. {sentence}\n")));
}

fn head(stream: &mut TcpStream, more: &str) -> io::Result<()> {
    write!(stream, "HTTP/1.1 200 OK\r\nConnection: close\r\n{more}\r\n")
}

/// Sends until nobody wants more.
fn pour(stream: &mut TcpStream) -> io::Result<()> {
    loop {
        stream.write_all(&[7; 1 << 16])?;
    }
}

fn pour_in_chunks(stream: &mut TcpStream) -> io::Result<()> {
    loop {
        stream.write_all(b"10000\r\n")?;
        stream.write_all(&[7; 1 << 16])?;
        stream.write_all(b"\r\n")?;
    }
}

#[test]
fn a_server_that_sends_too_much_is_cut_off_and_nothing_is_left_of_it() {
    let servers = [
        Server::acting(|stream| head(stream, "").and_then(|()| pour(stream))),
        Server::acting(|stream| head(stream, "Transfer-Encoding: chunked\r\n").and_then(|()| pour_in_chunks(stream))),
        Server::acting(|stream| head(stream, "Content-Length: 700000000\r\n").and_then(|()| pour(stream))),
        Server::acting(|stream| {
            head(stream, &format!("Content-Length: {}\r\n", u64::MAX)).and_then(|()| pour(stream))
        }),
    ];
    for server in servers {
        let narrator = narrator_with(&server, "");
        fails_with(&narrator, TOO_LARGE);
        assert_eq!(installed(&narrator), ["models.toml"]);
    }
}

#[test]
fn what_goes_on_from_a_part_counts_together_with_it() {
    let server = Server::acting(|stream| {
        write!(stream, "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 9000000-99999999/*\r\n\r\n")?;
        pour(stream)
    });
    let narrator = narrator_with(&server, "");
    fs::write(narrator.home().join("models/.vosk-far.part"), vec![7; 9_000_000]).unwrap();
    fails_with(&narrator, TOO_LARGE);
    assert_eq!(server.ranges(), [Some(9_000_000)]);
    assert_eq!(installed(&narrator), ["models.toml"]);
}

#[test]
fn a_download_without_a_length_is_installed() {
    let content = download("en");
    let server = Server::acting(move |stream| head(stream, "").and_then(|()| stream.write_all(&content)));
    let narrator = narrator_with(&server, "");
    let run = fetched(&narrator);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(!run.out.contains("percent"), "{}", run.out);
    assert!(files(&narrator.home().join("models/vosk-far")) == files(&starter("en")), "another model is there");
}

#[test]
fn a_wrong_length_is_a_broken_download() {
    let content = download("en");
    let promising = |length: usize| {
        let content = content.clone();
        Server::acting(move |stream| {
            head(stream, &format!("Content-Length: {length}\r\n"))?;
            stream.write_all(&content)
        })
    };
    let narrator = narrator_with(&promising(content.len() + 1000), "");
    fails_with(&narrator, CUT);
    assert_eq!(installed(&narrator), [".vosk-far.part", "models.toml"]);
    let narrator = narrator_with(&promising(content.len() - 1000), "");
    fails_with(&narrator, NOT_WHOLE);
    assert_eq!(installed(&narrator), ["models.toml"]);
}

#[test]
fn a_checksum_that_is_known_is_the_one_that_counts() {
    use sha2::{Digest, Sha256};

    let content = download("en");
    let sum: String = Sha256::digest(&content).iter().map(|byte| format!("{byte:02X}")).collect();
    let server = Server::start(content);
    let narrator = narrator_with(&server, &format!("sha256 = \"{sum}\"\n"));
    assert_eq!(fetched(&narrator).code, Some(0));
    assert_eq!(installed(&narrator), ["models.toml", "vosk-far"]);
}

#[test]
fn a_redirection_is_followed_and_one_in_a_circle_is_told() {
    let server = Server::start(download("en"));
    let to = server.url().to_owned();
    let asked = Server::acting(move |stream| {
        write!(stream, "HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n")
    });
    let narrator = narrator_with(&asked, "");
    assert_eq!(fetched(&narrator).code, Some(0));
    assert_eq!(installed(&narrator), ["models.toml", "vosk-far"]);

    let circle = Server::acting(|stream| {
        write!(stream, "HTTP/1.1 302 Found\r\nLocation: /model.zip\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    });
    fails_with(&narrator_with(&circle, ""), "The server does not have it: it answers with 302.");
    assert!(circle.ranges().len() < 20, "it was asked {} times", circle.ranges().len());
}

/// Fetches with little patience; what is left in the folder, and what went wrong.
fn fetched_within(server: &Server, patience: Duration) -> (FetchError, u64) {
    let temporary = tempfile::tempdir().unwrap();
    let model = Recommended {
        name: "vosk-far".to_owned(),
        url: server.url().to_owned(),
        megabytes: 5,
        licence: "Apache-2.0".to_owned(),
        sha256: None,
    };
    let begun = Instant::now();
    let error = fetch(&model, Language::ENGLISH, temporary.path(), patience, |_| {}).unwrap_err();
    assert!(begun.elapsed() < Duration::from_secs(20), "it took {:?}", begun.elapsed());
    (error, kept(&temporary.path().join(".vosk-far.part")))
}

fn kept(part: &Path) -> u64 {
    fs::metadata(part).map_or(0, |part| part.len())
}

/// Longer than any test waits.
const FOR_EVER: Duration = Duration::from_secs(60);

#[test]
fn a_server_that_stops_sending_is_left_and_what_came_is_kept() {
    let stalls = Server::acting(|stream| {
        head(stream, "Content-Length: 4000000\r\n")?;
        stream.write_all(&[7; 100_000])?;
        thread::sleep(FOR_EVER);
        Ok(())
    });
    let (error, kept) = fetched_within(&stalls, Duration::from_secs(2));
    assert!(matches!(error, FetchError::Stalled) && kept == 100_000, "{error}, {kept} kept");

    let drips = Server::acting(|stream| {
        head(stream, "")?;
        loop {
            stream.write_all(&[7])?;
            thread::sleep(Duration::from_millis(20));
        }
    });
    let (error, _) = fetched_within(&drips, Duration::from_millis(500));
    assert!(matches!(error, FetchError::Stalled), "{error}");
}

#[test]
fn a_server_that_never_answers_is_left() {
    let silent = Server::acting(|_| {
        thread::sleep(FOR_EVER);
        Ok(())
    });
    let (error, _) = fetched_within(&silent, Duration::from_millis(500));
    assert!(matches!(error, FetchError::Unreached(_)), "{error}");

    let drips = Server::acting(|stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\nX: ")?;
        loop {
            stream.write_all(b"x")?;
            thread::sleep(Duration::from_millis(20));
        }
    });
    let (error, _) = fetched_within(&drips, Duration::from_millis(500));
    assert!(matches!(error, FetchError::Unreached(_)), "{error}");
}
