//! What the narrator as a page costs: what is fetched, how soon its first sentence is there, how soon a line is answered,
//! and its memory; with a processor as it is, and six times slower. Beside it the same lines in a terminal.
//!
//! `./package web` makes the page first. Plain lines, in milliseconds unless they say otherwise.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, dead_code)]

#[path = "web/browser.rs"]
mod browser;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use browser::Browser;

/// What is needed before the first sentence.
const NEEDED: [&str; 6] =
    ["index.html", "page.css", "start.js", "narrator.js", "narrator_bg.wasm", "language-en.json"];

/// How often the page is opened.
const OPENED: usize = 7;

/// The lines of a game, each of which is answered.
const GAME: [&str; 24] = [
    "Ana, Ben, Cleo, Dan, Eve",
    "Ana",
    "start now",
    "everything is ready",
    "skip the reveal",
    "Ana, Ben",
    "status",
    "3 2",
    "1",
    "score",
    "Ben, Cleo, Eve",
    "who was on mission one?",
    "2 3",
    "Cleo, Dan, Eve",
    "everyone except Dan approved",
    "0",
    "votes",
    "Dan, Eve",
    "I think we should wait for Ben",
    "5 0",
    "1",
    "what can I say",
    "undo",
    "1",
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/web");
    let packed = |name: &str| {
        let packed = Command::new("gzip").arg("-9nc").arg(folder.join(name)).output().unwrap();
        packed.stdout.len() as f64 / 1e6
    };
    println!("fetched before the first sentence, compressed: {:.3} MB", NEEDED.into_iter().map(packed).sum::<f64>());

    let mut served = Command::new(env!("CARGO_BIN_EXE_narrator"));
    let mut served = served.args(["web", "--port", "0"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut told = String::new();
    BufReader::new(served.stdout.take().unwrap()).read_line(&mut told).unwrap();
    let address = told.split(' ').find(|word| word.starts_with("http://")).unwrap().trim_end_matches(['.', '\n']);
    let browser = Browser::start();
    for slower in [1, 6] {
        let (mut there, mut first, mut answers) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..OPENED {
            let (page, buttons, sentence) = browser.opens(&format!("{address}/"), slower);
            there.push(buttons);
            first.push(sentence);
            answers.extend(page.says(&GAME));
            if there.len() == OPENED {
                let (program, heap) = page.memory();
                println!("{slower} times slower, memory: {program:.1} MB of the program, {heap:.1} MB of the page");
            }
        }
        println!("{slower} times slower, opened to the first buttons: {}", shown(there));
        println!("{slower} times slower, pressed to the first sentence: {}", shown(first));
        println!("{slower} times slower, a line to its answer: {}", shown(answers));
    }
    println!("a line to its answer in a terminal: {}", shown(in_a_terminal()));
    let _ = served.kill();
    let _ = served.wait();
}

/// How long the same lines take in the program, through a pipe.
fn in_a_terminal() -> Vec<f64> {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_narrator"))
        .args(["play", "--voice", "off", "--ears", "off"])
        .env("NARRATOR_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut typed, mut printed) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut line = String::new();
    printed.read_line(&mut line).unwrap();
    let mut took = Vec::new();
    for said in GAME {
        // What was answered before has been printed whole.
        std::thread::sleep(std::time::Duration::from_millis(50));
        let began = Instant::now();
        writeln!(typed, "{said}").unwrap();
        printed.read_line(&mut line).unwrap();
        took.push(began.elapsed().as_secs_f64() * 1e3);
    }
    let _ = child.kill();
    let _ = child.wait();
    took
}

/// The middle and the worst of some times.
fn shown(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
    format!("{:.1}, 99 of a hundred within {:.1}, the slowest {:.1}", at(0.5), at(0.99), at(1.0))
}
