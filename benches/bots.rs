//! How virtual players play: who wins, by edition and number of players; how each style does against players who
//! do anything, and against players of simple rules; how long one of them thinks.
//!
//! `NARRATOR_MINDS=1000 cargo bench --bench bots` plays as many games at each table. `NARRATOR_EDITION=avalon` leaves out
//! all other editions, `NARRATOR_PLAYERS=12` all other tables, and the styles.

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs, reason = "a measurement that fails says so")]

#[allow(dead_code)]
#[path = "../tests/bots/arena.rs"]
mod arena;

use std::collections::BTreeMap;

use arena::{Arena, Player};
use resistance_narrator::bots::{Bot, Style};
use resistance_narrator::game::edition::{LineUp, LineUpName};
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::{Edition, Event, LeaderChoice, Reveal, RoundEvent, Seat, Setup};

const NAMES: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lou"];

/// A table with the usual line-up of its edition.
fn setup(edition: Edition, players: usize, seed: u64) -> Setup {
    let names = NAMES[..players].iter().map(ToString::to_string).collect();
    let is_usual =
        |line_up: &&LineUp| line_up.name == LineUpName::Usual && line_up.players.contains(&(players as u8));
    let usual = edition.book().line_ups.iter().find(is_usual);
    let modules: Modules = match usual {
        Some(line_up) => line_up.with.iter().copied().collect(),
        None => edition.usual_modules().iter().copied().collect(),
    };
    Setup { edition, players: names, leader: LeaderChoice::Draw, reveal: Reveal::Headset, modules, seed }
}

fn bot(style: Style, seat: Seat, seed: u64) -> Player {
    Player::Thinks(Bot { style, seed: seed * 100 + seat.index() as u64 })
}

/// The share of games that the good side wins, with the half of its interval (95 %).
fn share(won: u64, games: u64) -> (f64, f64) {
    let share = won as f64 / games as f64;
    (100.0 * share, 196.0 * (share * (1.0 - share) / games as f64).sqrt())
}

/// How many games the good side wins, why games ended, and how long each choice took, in nanoseconds.
#[derive(Default)]
struct Played {
    won: u64,
    why: BTreeMap<String, u64>,
    took_ns: Vec<u64>,
    proposals: usize,
    missions: usize,
}

fn played(edition: Edition, players: usize, games: u64, who: impl Fn(Seat, bool, u64) -> Player) -> Played {
    let mut played = Played::default();
    for seed in 0..games {
        let setup = setup(edition, players, seed);
        let evil =
            |seat: Seat, deal: &resistance_narrator::game::deal::Deal| deal.role(seat).unwrap().side().is_evil();
        let mut arena = Arena::new(&setup, seed, |seat, deal| who(seat, evil(seat, deal), seed));
        let ending = arena.play();
        played.won += u64::from(!ending.winner.is_evil());
        *played.why.entry(ending.why.id().into_owned()).or_default() += 1;
        played.took_ns.extend(arena.took_ns);
        let number = |is: fn(&Event) -> bool| arena.events.iter().filter(|event| is(event)).count();
        played.proposals += number(|event| matches!(event, Event::Round(RoundEvent::Proposed { .. })));
        played.missions += number(|event| matches!(event, Event::Round(RoundEvent::MissionRun { .. })));
    }
    played
}

fn main() {
    let games = std::env::var("NARRATOR_MINDS").ok().and_then(|games| games.parse().ok()).unwrap_or(200);
    let only = std::env::var("NARRATOR_EDITION").ok();
    let at_table: Option<usize> = std::env::var("NARRATOR_PLAYERS").ok().and_then(|players| players.parse().ok());
    let is_meant = |edition: &Edition| only.as_deref().is_none_or(|only| only == edition.id());
    let at_tables = |edition: &Edition| !edition.book().goes_by_letters();
    let own = || Edition::own().iter().copied();
    let editions: Vec<Edition> = own().filter(at_tables).filter(is_meant).collect();
    let thinking = |seat: Seat, _: bool, seed: u64| bot(Style::ALL[(seat.index() + seed as usize) % 3], seat, seed);
    println!("{games} games at each table; the share that the good side wins, with its interval");
    for edition in &editions {
        let (fewest, most) = edition.players();
        for players in (fewest..=most).filter(|players| at_table.is_none_or(|only| only == *players)) {
            let Played { won, why, took_ns: mut took, proposals, missions } =
                played(*edition, players, games, thinking);
            let (share, half) = share(won, games);
            took.sort_unstable();
            let at = |part: f64| took[((took.len() - 1) as f64 * part) as usize] as f64 / 1e6;
            println!(
                "{:<16} {players:>2}: {share:5.1} ± {half:3.1} %   a choice: median {:.2} ms, p99 {:.2}, longest {:.2}; {:.1} proposals a mission; {why:?}",
                edition.id(),
                at(0.5),
                at(0.99),
                at(1.0),
                proposals as f64 / missions as f64,
            );
        }
    }
    let styles = |edition: &Edition| at_table.is_none() && ["accessible", "avalon"].contains(&edition.id());
    for edition in own().filter(|edition| is_meant(edition) && styles(edition)) {
        println!("{} with 7: the share that the good side wins", edition.id());
        for (name, other) in [("anything", Player::Random), ("simple rules", Player::Simple)] {
            for style in Style::ALL {
                let good = |seat, evil, seed| if evil { other } else { bot(style, seat, seed) };
                let evil = |seat, evil, seed| if evil { bot(style, seat, seed) } else { other };
                let (good, g) = share(played(edition, 7, games, good).won, games);
                let (evil, e) = share(played(edition, 7, games, evil).won, games);
                println!(
                    "  {style:?} as good against {name}: {good:5.1} ± {g:3.1} %; as evil against it: {evil:5.1} ± {e:3.1} %"
                );
            }
            let (both, b) = share(played(edition, 7, games, |_, _, _| other).won, games);
            println!("  {name} on both sides: {both:5.1} ± {b:3.1} %");
        }
    }
}
