//! What the pages of phones cost, and how soon they have what they wait for: twelve phones with a seat and twenty pages of
//! captions, while the narrator speaks on a null sink of its own. Beside it the same table without any, and with a real
//! browser in the place of one phone.
//!
//! Plain lines, in milliseconds unless they say otherwise. Everybody is on the same machine, the browser too.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, dead_code)]

#[path = "phones/browser.rs"]
mod browser;
#[path = "../tests/phones/client.rs"]
mod client;
#[path = "measured/process.rs"]
mod process;
#[path = "phones/room.rs"]
mod room;
#[path = "../tests/servers.rs"]
mod servers;

use std::sync::Barrier;
use std::thread;
use std::time::Instant;

use browser::Browser;
use client::Phone;
use room::{NAMES, Page, Room};

/// Pages without a seat.
const CAPTIONS: usize = 20;
/// How often the table asks for something.
const LINES: usize = 25;
/// How often everybody votes, each time otherwise.
const VOTES: usize = 100;
/// These never vote, so that the vote stays open: one of them has a browser later.
const SILENT: usize = 2;

fn main() {
    let mut without = Room::new(&[]);
    let (sound, _) = without.asks(LINES, &[]);
    println!("command to first sound, without phones: {}", shown(sound));
    println!("without phones: {}", without.idle());
    drop(without);

    let mut room = Room::new(&["--phones"]);
    let phones: Vec<Phone> = (1..=NAMES.len()).map(|seat| room.seated(seat)).collect();
    let captions: Vec<Phone> = (0..CAPTIONS).map(|_| room.guest()).collect();
    let of_phones = phones.iter().map(|phone| Page::of(phone, "/seat"));
    let pages: Vec<Page> = of_phones.chain(captions.iter().map(|guest| Page::of(guest, "/captions"))).collect();
    let (sound, lines) = room.asks(LINES, &pages);
    println!("command to first sound, with {} pages: {}", pages.len(), shown(sound));
    println!("command to its line in each page: {}", shown(lines));
    println!("with {} pages: {}", pages.len(), room.idle());
    room.begins_a_vote();
    println!("tap to the confirmed vote, one after the other: {}", shown(votes(&phones[SILENT..], 1)));
    println!("tap to the confirmed vote, all at once: {}", shown(votes(&phones[SILENT..], NAMES.len() - SILENT)));

    let browser = Browser::start();
    room.frees(NAMES[0]);
    let phone = browser.sits(&mut room, NAMES[0]);
    println!("tap to the confirmed vote, in a browser: {}", shown(phone.votes(VOTES)));
    phone.begins_to_note();
    let (sound, lines) = room.asks(LINES, &pages[1..]);
    println!("command to first sound, with a browser too: {}", shown(sound));
    println!("command to its line in each other page, with a browser too: {}", shown(lines));
    println!("command to its line in a browser: {}", shown(room.since_asked(&phone.noted())));
    println!("with a browser too: {}", room.idle());
}

/// How long each vote took until it was confirmed, so many at the same moment.
fn votes(phones: &[Phone], at_once: usize) -> Vec<f64> {
    let together = Barrier::new(at_once);
    let votes = |phones: &[Phone]| -> Vec<f64> {
        let mut all = Vec::new();
        for round in 0..VOTES {
            for phone in phones {
                together.wait();
                all.push(vote(phone, round));
            }
        }
        all
    };
    thread::scope(|scope| {
        let share = phones.len() / at_once;
        let voting: Vec<_> = phones.chunks(share).map(|phones| scope.spawn(move || votes(phones))).collect();
        voting.into_iter().flat_map(|voting| voting.join().unwrap()).collect()
    })
}

/// How long one takes, otherwise in each round.
fn vote(phone: &Phone, round: usize) -> f64 {
    let page = phone.get("/asked");
    let [form, prompt, run] =
        ["form", "slip", "run"].map(|name| page.between(&format!("name=\"{name}\" value=\""), "\""));
    let choice = (round % 2).to_string();
    let fields = [("form", form.as_str()), ("slip", &prompt), ("run", &run), ("choice", &choice)];
    let request = phone.filled("/answer", &fields, &phone.origin());
    let began = Instant::now();
    phone.raw(request.as_bytes()).is(200);
    began.elapsed().as_secs_f64() * 1_000.0
}

fn shown(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
    format!("{:.1}, 99th percentile {:.1}, worst {:.1}, of {}", at(0.5), at(0.99), at(1.0), times.len())
}
