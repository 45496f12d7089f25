//! Hostile requests by the thousand, or by the million: nothing gets in, and the table goes on.

mod attacker;
mod guessing;
mod requests;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use protocol::{Answer, Input, Page, PhonesEvent};
use resistance_narrator::game::secret::Sealed;

use serde_json::Value;

use super::client::{Events, Phone};
use super::program::Running;
use super::table::{Table, seat, vote};
use crate::program::Narrator;
use crate::times::times;
use attacker::{ATTACKERS, Attacker, FROM, Secrets, Tally};
use requests::{Kind, Known, Target};

/// What stands in all that the table alone may see.
const OF_THE_TABLE: &str = "Xanthe";
/// What stands on the cards.
const OF_A_SEAT: &str = "Quisling";
/// The last line.
const END: &str = "Xanthe has heard it all.";
/// How many seats are honest; the fifth is not.
const HONEST: u32 = 4;
/// This process.
const SELF: &str = "self";
/// How many hostile requests are sent, if nobody says how many.
const USUAL: u64 = 2_100;
/// How long a player thinks before the next vote.
const THOUGHT: Duration = Duration::from_millis(50);
/// The longest that anything of a player may take, with whatever else the machine does.
const ENDURED: Duration = Duration::from_secs(10);
/// How much more memory may be taken, in kilobytes.
const MORE_MEMORY: u64 = 64 * 1024;

fn line(number: usize) -> String {
    format!("Line {number} for Xanthe.")
}

/// Whether a vote is to approve.
fn approves(prompt: u32) -> bool {
    prompt.is_multiple_of(3)
}

/// Votes again and again until it is over; how long each vote took, from looking at the page to its answer.
fn votes(mut phone: Phone, is_over: &AtomicBool) -> Vec<Duration> {
    phone.by_script = true;
    let form = phone.form("/seat");
    let mut took = Vec::new();
    for prompt in 1_u32.. {
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        let choice = if approves(prompt) { "0" } else { "1" };
        let since = Instant::now();
        phone.post("/answer", &[("form", &form), ("slip", &prompt.to_string()), ("choice", choice)]).is(202);
        took.push(since.elapsed());
        thread::sleep(THOUGHT);
    }
    took
}

/// Hears every line in order, each once, to the last; when each of them was heard.
fn hears(mut events: Events) -> Vec<Instant> {
    let mut heard = Vec::new();
    loop {
        let said = events.wait_for("said");
        if said.data == END {
            return heard;
        }
        heard.push(Instant::now());
        assert_eq!(said.data, line(heard.len()));
    }
}

/// The table as it is played at meanwhile: each vote counts, and a line is said whenever the first seat has voted.
struct Played {
    said: Vec<Instant>,
    votes: Vec<u32>,
    most_memory: u64,
}

impl Played {
    fn new(table: &Table) -> Self {
        for number in 1..=HONEST {
            table.phones.prompt(seat(number), Some(vote(1, None)));
        }
        Self { said: Vec::new(), votes: vec![1; HONEST as usize], most_memory: resident(SELF) }
    }

    /// Takes what comes in, which is the next vote of somebody honest, or that somebody tries codes, and nothing else.
    fn take(&mut self, table: &Table, input: Input) {
        if matches!(input, Input::Phones(PhonesEvent::Guessed { .. })) {
            return;
        }
        let Input::Answered { from, prompt, answer } = input else { panic!("somebody got in: {input:?}") };
        let next = &mut self.votes[from.index()];
        let expected = Answer::Vote { approves: approves(*next) };
        assert!(prompt == *next && *answer.0.open() == expected, "a vote that {from:?} has not sent");
        *next += 1;
        table.phones.prompt(from, Some(vote(*next, None)));
        table.phones.page(Page::Settled { seat: from, prompt, taken: true });
        if from == seat(1) {
            self.said.push(Instant::now());
            table.say(self.said.len(), &[&line(self.said.len())]);
            self.most_memory = self.most_memory.max(resident(SELF));
        }
    }
}

/// What the system tells of the memory of a process, in kilobytes.
fn memory(process: &str, row: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let told = status.lines().find_map(|line| line.strip_prefix(row)).unwrap();
    told.trim_matches([':', '\t', ' ']).trim_end_matches(" kB").parse().unwrap()
}

/// How much it has now.
fn resident(process: &str) -> u64 {
    memory(process, "VmRSS")
}

fn known(phone: &Phone, path: &str) -> Known {
    Known { cookie: phone.cookie.clone().unwrap(), form: phone.form(path) }
}

/// The middle one, the one that one in a hundred is above, and the longest, in milliseconds.
fn told(mut all: Vec<Duration>) -> String {
    all.sort();
    let at = |share: usize| all[(all.len() - 1) * share / 100].as_secs_f64() * 1_000.0;
    format!("{}, median {:.1} ms, p99 {:.1} ms, worst {:.1} ms", all.len(), at(50), at(99), at(100))
}

/// An attack that goes on.
struct Attack<'a>(Vec<ScopedJoinHandle<'a, Tally>>);

impl<'a> Attack<'a> {
    fn begin<'b>(
        scope: &'a Scope<'a, 'b>,
        target: &'b Target,
        secrets: &'b Secrets,
        next: &'b AtomicU64,
        total: u64,
    ) -> Self {
        let attackers = (0..ATTACKERS).map(|number| Attacker::new(target, secrets, number));
        Self(attackers.map(|attacker| scope.spawn(move || attacker.attack(next, total))).collect())
    }

    fn is_over(&self) -> bool {
        self.0.iter().all(|attacker| attacker.is_finished())
    }

    fn tally(self) -> Tally {
        let mut all = Tally::new();
        for (what, count) in self.0.into_iter().flat_map(|attacker| attacker.join().unwrap()) {
            *all.entry(what).or_default() += count;
        }
        all
    }
}

/// What the answers were. Each address has five wrong codes a minute, and then a pause.
fn look_at(tally: &Tally, elapsed: Duration) {
    let wrong = tally.get(&(Kind::WrongCode, 403)).copied().unwrap_or_default();
    assert!(wrong <= 5 * FROM * (elapsed.as_secs() / 60 + 1), "{wrong}");
    println!("hostile requests for {:.1} s", elapsed.as_secs_f64());
    for ((kind, status), count) in tally {
        println!("{kind:?} {status}: {count}");
    }
}

#[test]
fn nothing_hostile_gets_in_and_the_table_goes_on() {
    let total = times("NARRATOR_HOSTILE", USUAL);
    let table = Table::new();
    table.phones.page(Page::Seats((1..=5).map(|number| format!("Xanthe {number}")).collect()));
    let phones: Vec<Phone> = (1..=HONEST).map(|number| table.seated(number)).collect();
    for number in 1..=5 {
        let card = vec![format!("You are a {OF_A_SEAT}.")];
        table.phones.page(Page::Card(seat(number), Some(Sealed::new(card))));
    }
    let (hostile, guest) = (table.seated(5), table.guest());
    let mut played = Played::new(&table);
    let run = phones[0].get("/seat").between("name=\"run\" value=\"", "\"");
    let target = Target {
        port: table.door.port,
        code: table.door.code.clone(),
        run,
        honest: known(&phones[0], "/seat"),
        seated: known(&hostile, "/seat"),
        guest: known(&guest, "/"),
    };
    let token = target.honest.cookie.split_once('=').unwrap().1.to_owned();
    let secrets = Secrets {
        of_the_table: vec![OF_THE_TABLE.to_owned(), target.seated.form.clone(), target.guest.form.clone()],
        of_a_seat: vec![OF_A_SEAT.to_owned(), token, target.honest.form.clone()],
    };
    let (next, is_over) = (AtomicU64::new(0), AtomicBool::new(false));
    let (before, since) = (resident(SELF), Instant::now());

    let (tally, took, heard) = thread::scope(|scope| {
        let hearing: Vec<_> = phones
            .iter()
            .map(|phone| {
                let events = phone.events(&phone.address("/seat"), None);
                scope.spawn(|| hears(events))
            })
            .collect();
        let attack = Attack::begin(scope, &target, &secrets, &next, total);
        let voting: Vec<_> = phones.iter().map(|phone| scope.spawn(|| votes(phone.clone(), &is_over))).collect();
        while !voting.iter().all(|phone| phone.is_finished()) {
            if let Some(input) = table.inbox.next_within(THOUGHT) {
                played.take(&table, input);
            }
            is_over.store(attack.is_over(), Ordering::Relaxed);
        }
        table.say(played.said.len() + 1, &[END]);
        let took: Vec<Duration> = voting.into_iter().flat_map(|phone| phone.join().unwrap()).collect();
        (attack.tally(), took, hearing.into_iter().map(|phone| phone.join().unwrap()).collect::<Vec<_>>())
    });

    let elapsed = since.elapsed();
    table.nothing();
    let votes = played.votes.iter().map(|next| *next as usize - 1).sum::<usize>();
    assert_eq!(took.len(), votes, "each vote counts once and is confirmed");
    let late: Vec<Duration> = heard
        .iter()
        .flat_map(|heard| heard.iter().zip(&played.said).map(|(at, said)| at.saturating_duration_since(*said)))
        .collect();
    assert_eq!(late.len(), played.said.len() * HONEST as usize, "everybody has heard each line");
    assert!(took.iter().chain(&late).all(|time| *time < ENDURED), "{took:?} {late:?}");
    for (phone, number) in phones.iter().zip(1..) {
        phone.get("/seat").is(200).says(&format!("<h1>Xanthe {number}</h1>"));
    }
    let after = resident(SELF);
    // In every run of the tests others run beside this one, in the same process.
    if total > USUAL {
        assert!(played.most_memory < before + MORE_MEMORY, "{} after {before}", played.most_memory);
    }
    look_at(&tally, elapsed);
    println!("votes: {}", told(took));
    println!("lines: {}", told(late));
    println!("memory: {before} kB before, {} kB at most, {after} kB after", played.most_memory);
}

/// The program itself, with nothing else in its process: what it takes of memory, and what it keeps of the game.
#[test]
fn the_program_stays_small_and_keeps_what_it_had() {
    let narrator = Narrator::new();
    let silent = ["play", "--phones", "--voice", "off", "--ears", "off", "--leader", "Xanthe"];
    let play = [&silent[..], &["--players", "Xanthe,Ben,Cleo,Dan,Eve"]].concat();
    let mut running = Running::start(&narrator, &play);
    let (port, code) = running.door();
    let guest = || {
        let mut phone = Phone::new(port);
        phone.post("/code", &[("code", &code)]).is(303);
        phone
    };
    let mut seated: Vec<Phone> = (1..=5)
        .map(|number| {
            let mut phone = guest();
            let form = phone.form("/");
            phone.post("/sit", &[("form", &form), ("seat", &number.to_string())]).is(303);
            phone
        })
        .collect();
    running.hears("Eve is here");
    let target = Target {
        port,
        code: code.clone(),
        run: "00000000".to_owned(),
        honest: known(&seated[0], "/seat"),
        seated: known(&seated[4], "/seat"),
        guest: known(&guest(), "/"),
    };
    let token = target.honest.cookie.split_once('=').unwrap().1.to_owned();
    let secrets = Secrets {
        of_the_table: vec![OF_THE_TABLE.to_owned(), target.seated.form.clone(), target.guest.form.clone()],
        of_a_seat: vec![token, target.honest.form.clone()],
    };
    let game = narrator.games()[0].clone();
    // Somebody tries codes: then another one counts.
    let kept = || {
        let mut phones: Value =
            serde_json::from_slice(&std::fs::read(game.with_extension("phones")).unwrap()).unwrap();
        phones["code"].take();
        (std::fs::read(&game).unwrap(), phones)
    };
    let process = running.id().to_string();
    let (files, before, since) = (kept(), resident(&process), Instant::now());
    let next = AtomicU64::new(0);
    let (tally, took) = thread::scope(|scope| {
        let attack = Attack::begin(scope, &target, &secrets, &next, times("NARRATOR_HOSTILE", USUAL));
        let (honest, mut took) = (&mut seated[0], Vec::new());
        while !attack.is_over() {
            let since = Instant::now();
            honest.post("/ask", &[("form", &target.honest.form), ("line", "score")]).is(303);
            took.push(since.elapsed());
            thread::sleep(THOUGHT);
        }
        (attack.tally(), took)
    });
    look_at(&tally, since.elapsed());
    running.hears("Somebody is trying codes. A new code: ");
    let (after, most) = (resident(&process), memory(&process, "VmHWM"));
    println!("questions: {}", told(took));
    println!("memory of the program: {before} kB before, {most} kB at most, {after} kB after");
    assert!(most < before + MORE_MEMORY, "{most} after {before}");
    assert!(kept() == files, "the game and who has which seat are as they were");
    for (phone, name) in seated.iter().zip(["Xanthe", "Ben", "Cleo", "Dan", "Eve"]) {
        phone.get("/seat").is(200).says(&format!("<h1>{name}</h1>"));
    }
    running.quits();
}

/// Those who hold more connections than there are, from many addresses, keep nobody out.
#[test]
fn crowds_from_many_addresses_keep_no_phone_out() {
    let table = Table::new();
    let phone = table.seated(1);
    let mut events = phone.events(&phone.address("/seat"), None);
    events.wait_for("asked");
    let held: Vec<_> =
        (0..400).map(|at| attacker::connect([127, 0, 1, 1 + at as u8 % 20], table.door.port)).collect();
    table.seated(2).get("/seat").is(200).says("<h1>Ben</h1>");
    phone.get("/seat").is(200);
    table.say(1, &["One."]);
    assert_eq!(events.wait_for("said").data, "One.");
    drop(held);
}
