//! A table at which five have phones, and the sixth hears through the headset who they are: the table tells of that vote,
//! and where the sixth goes on a mission, all of the team play with cards.

use resistance_narrator::language::Message;

use super::chromium::Chromium;
use super::evening::{self, Evening};
use super::player::State;
use super::table::Table;
use crate::servers::{Recorder, Servers};

const SIX: [&str; 6] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"];
/// All but Cleo.
const PHONES: [&str; 5] = ["Ana", "Ben", "Dan", "Eve", "Finn"];

/// The headset is another device than the loudspeaker.
const DEVICES: [&str; 6] = ["--reveal", "earpiece", "--earpiece", "Earpiece", "--speaker", "Null Output"];

/// After so long a silence a whisper is over, in milliseconds.
const SILENCE_MS: usize = 600;

/// An empty line, after which something is whispered to its end.
fn whispers(evening: &mut Evening, ear: &Recorder) {
    let before = ear.length();
    evening.table.types("");
    ear.wait_until_over(before, SILENCE_MS);
}

#[test]
fn five_have_phones_and_the_sixth_the_headset_and_a_vote_at_the_table() {
    if !evening::is_wanted() {
        return;
    }
    let servers = Servers::with_sound();
    servers.pactl(&["set-default-sink", "null"]);
    servers.pactl(&["set-default-source", "null.monitor"]);
    let (room, ear) = (servers.record(), servers.record_from("other"));
    let socket = format!("unix:{}", servers.path("run/pulse/native").display());
    let chromium = Chromium::start();
    let table = Table::beside("accessible", &SIX, &DEVICES, |narrator| {
        narrator.env("PULSE_SERVER", &socket);
    });
    let mut evening = Evening::begins(&chromium, table, "accessible", &SIX, &PHONES);

    // Those with phones learn it there while the headset is tried, and then goes to Cleo.
    evening.table.hears("Ana, Ben, Dan, Eve and Finn on phones, the others through the headset.");
    evening.table.hears("First we'll try the headset.");
    whispers(&mut evening, &ear);
    evening.table.hears("If you heard that in the headset only");
    evening.table.types("yes");
    evening.table.hears("Cleo, take the headset");
    evening.reveals(&[
        ("Ana", "own-resistance", "sees-nobody", &[]),
        ("Ben", "own-spy", "sees-spies", &["Cleo"]),
        ("Dan", "own-resistance", "sees-nobody", &[]),
        ("Eve", "own-resistance", "sees-nobody", &[]),
        ("Finn", "own-resistance", "sees-nobody", &[]),
    ]);
    let silent = room.length();
    whispers(&mut evening, &ear);
    assert!(room.part(silent..room.length()).samples.iter().all(|sample| *sample == 0), "the room hears a whisper");
    let secret = [Message::new("own-spy"), evening.saw("sees-spies", &["Ben"])];
    for name in PHONES {
        assert_eq!(evening.on_page_of(name, &secret), [""; 0], "{name} has what is for Cleo");
    }
    evening.secrets.extend(secret);
    evening.table.types("next");

    evening.of("Ana").proposes(&["Ana", "Dan"]);
    evening.table.hears("Only those without a phone, Cleo: how many for, how many against?");
    evening.votes(&["Cleo"]);
    evening.plays(&["Ana", "Dan"], &[]);
    evening.table.hears("Mission 1: success, 0 Fails.");

    // Of one card on the table everybody would know whose it is.
    evening.approves("Ben", &["Ben", "Cleo", "Dan"], &["Ana", "Finn"]);
    evening.table.hears("How many Fails?");
    for name in ["Ben", "Dan"] {
        evening.of(name).is(State::Nothing);
    }
    evening.table.types("1");
    evening.table.hears("Mission 2: failed, 1 Fail.");

    evening.table.types("propose 1 2 3 5");
    evening.votes(&["Ana", "Dan", "Finn"]);
    evening.approves("Dan", &["Ana", "Dan", "Eve", "Finn"], &["Ben", "Cleo"]);
    evening.plays(&["Ana", "Dan", "Eve", "Finn"], &[]);
    evening.table.hears("Mission 3: success, 0 Fails.");
    evening.approves("Eve", &["Ana", "Dan", "Eve"], &["Cleo"]);
    evening.plays(&["Ana", "Dan", "Eve"], &[]);
    evening.ends(&Message::new("resistance-wins"));
}
