//! Measures how sentences begin: many in a row through a null sink, each compared with what the built-in voice makes.
//!
//! `cargo run --example beginnings [NUMBER [pulseaudio|pipewire]]` takes 200 sentences, and each server in turn, unless
//! told otherwise. It starts servers of its own, and nobody hears it.
//! For PipeWire it needs the packages pipewire, pipewire-pulse, wireplumber and dbus-daemon.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, dead_code)]

#[path = "../tests/servers.rs"]
mod servers;
#[path = "speak.rs"]
mod speak;

use servers::beginnings::{Before, begin, fast};
use servers::{Servers, Speak};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let first = arguments.next();
    // This program is also the one that it measures.
    if first.as_deref() == Some("speak") {
        return speak::run(arguments);
    }
    let number = first.map_or(200, |number| number.parse().expect("how many sentences"));
    let only = arguments.next();
    let wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    if wanted("pulseaudio") {
        measure("PulseAudio", &Servers::with_sound(), number);
    }
    if wanted("pipewire") {
        measure("PipeWire", &Servers::with_pipewire(), number);
    }
}

fn measure(name: &str, servers: &Servers, number: usize) {
    let mut command = servers.command(std::env::current_exe().unwrap());
    command.args(["speak", "mode", "built-in"]);
    let mut speak = Speak::start(command);
    speak.wait("from built-in");
    fast(&mut speak);
    let recorder = servers.record();
    let mut faults = 0;
    for (number, before) in (1..=number).zip(Before::all()) {
        if let Err(fault) = begin(&mut speak, &recorder, number, before) {
            faults += 1;
            println!("{name}: {fault}");
        }
    }
    println!("{name}: {} of {number} sentences were heard exactly as they were made", number - faults);
}
