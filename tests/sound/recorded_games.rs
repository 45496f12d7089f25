//! Whole games with the headset: what is whispered is heard, shown, kept and told nowhere else.

mod table;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use super::headset::{plug_in, servers};
use super::loudest;
use crate::servers::Servers;
use crate::servers::in_time::{Kept, certain, in_time};
use table::{LENGTH_OFF_MS, SILENCE_MS, Table, Turn, is_said, narrator, roles, said_ms};

/// What everybody has alike at this table, with its names and the fastest voice, less what starting takes.
const SLOT_MS: f64 = 7_500.0;

/// By how much two games may differ in what the loudspeaker does. On two cores that had far more to do it was 7 ms,
/// and what a spy and another player hear at this speed differs by 400 ms.
const DIFFERENCE_MS: f64 = 200.0;

/// How soon the loudspeaker goes on after its cue.
const SOON_MS: f64 = 1500.0;

/// Two deals in which the first two players, who are the first team, change sides.
const SEEDS: [&str; 2] = ["1", "5"];

const OFFERS: [&str; 5] = [
    "Ana, take the headset and the keyboard. Put the headset on and press the space bar.",
    "Ben, headset, space bar.",
    "Cleo, headset, space bar.",
    "Dan, headset, space bar.",
    "Eve, headset, space bar.",
];

const AGAIN: &str = "Space bar to hear it again. Enter hides it. Then take the headset off.";

const LOST: &str = "The headset Cans is not there. I won't say anything secret without it. Plug it in and press \
                    Enter. To choose another device, press colon, type headset, and press Enter.";

const SAME: &str = "Null Output is both the headset and the loudspeaker: everybody would hear it. I haven't said anything \
                    secret. To try this one again, press Enter. To choose another device, press colon, type headset, and \
                    press Enter.";

/// Everything that is printed from the beginning of the reveal to the second mission.
const SCREEN: &str = "\
The table is set up.
Now each of you will hear privately who you are, through the headset. When it's at hand, press Enter. If you have dealt your own cards, press colon, type our own cards, and press Enter. If the reveal is done too, press colon, type skip, and press Enter.
First we'll try the headset. One of you, put it on and press the space bar. You'll hear a test sentence.
If you heard that in the headset only, press Enter. To hear it again, press the space bar. For another device, press colon, type headset, and press Enter.
Ana, take the headset and the keyboard. Put the headset on and press the space bar.
Ben, headset, space bar.
Cleo, headset, space bar.
Dan, headset, space bar.
Eve, headset, space bar.
The headset has gone round. Put it beside the tableau, with the keyboard. You all know who you are.
Round 1: Ana leads, mission 1, 2 people.
Ana, take 2 team tokens and hand them out. Then press the seat number of each one who goes, and Enter.
Ana. 1 so far.
Ben. 2 so far.
Proposal 1 for mission 1, by Ana: Ana and Ben.
Vote. Both tokens in your lap. Put one on the table, under your hand: the approve token or the reject token.
5 for, 0 against. Enter?
Vote 1: approved, 5 for, 0 against.
Put your vote tokens back in front of you.
Now the mission by headset, one by one, without cards.
Ana, headset, space bar.
Ben, headset, space bar.
Headset and keyboard beside the tableau.
Mission 1: success, 0 Fails.
Score: resistance 1, spies 0.
";

/// What is whispered to whoever gives a mission card.
const CARD_WHISPERS: [&str; 5] =
    ["Your mission card", "Make your choice", "You play", "Only spies play", "only in the headset."];

/// A game of which everything was recorded.
struct Played {
    /// What the game has left behind: each file with its mode and its text.
    files: Vec<(PathBuf, u32, String)>,
    /// What the program tells of the saved game, after the name of the command.
    told: Vec<(String, String)>,
    /// What each player alone is told of the roles.
    roles: Vec<String>,
    reveal: Vec<Turn>,
    cards: Vec<Turn>,
    screen: String,
}

fn play(seed: &str) -> Played {
    let servers = servers();
    let roles = roles(&servers, seed);
    assert_eq!(roles.len(), 5);
    let mut table = Table::open(servers, seed, "other", &["--earpiece", "Earpiece", "--speaker", "Null Output"]);
    table.try_headset();
    let mut reveal: Vec<Turn> = OFFERS[1..].iter().map(|next| table.turn(&[" "], next)).collect();
    reveal.push(table.turn(&[" "], "You all know who you are."));
    table.pty.expect("hand them out.");
    let proposed = table.press("12\r");
    table.pty.expect("the approve token or the reject token.");
    table.room.wait_until_over(proposed.room, SILENCE_MS);
    // What is read back is heard to its end, or one game would hear its beginning and the other one none of it.
    let counted = table.press("5");
    table.room.wait_until_over(counted.room, SILENCE_MS);
    table.offered = table.press("\r");
    table.pty.expect("Ana, headset");
    // Both try to hand the headset on without a card, and press Fail first.
    let keys = [" ", "\r", "\x7f", "\t"];
    let cards = vec![table.turn(&keys, OFFERS[1]), table.turn(&keys, "Score: resistance 1, spies 0.")];
    table.pty.expect("hand out 3.");
    // The history, in all its buffers and directions, and everything that can be asked by a key.
    for keys in
        ["<.....,,>", "]<...", "]<...", "]<...", "[[[[,,", "rtsSvwg?", ":log\r", ":who\r", ":votes\r", ":headset\r"]
    {
        table.press(keys);
    }
    table.press("\x13");
    table.pty.expect("is saved");
    table.press("\x11");
    table.pty.expect("Goodbye");
    assert!(table.pty.wait().success());
    let screen = table.screen();
    let files = files(&table.servers.path("narrator"));
    let told = told(&table.servers, &files);
    // The servers end here: what is kept for all tests is never dropped.
    Played { files, told, roles, reveal, cards, screen }
}

/// The same game twice, with other roles.
static GAMES: Kept<[Played; 2]> = Kept::new();

/// Looks at both games, which are played first if they were not.
fn look(look: impl Fn(&[Played; 2])) {
    // One after the other: they are compared by the clock, and must not keep each other waiting.
    GAMES.look(|| SEEDS.map(play), look);
}

/// Everything that was whispered in a game, sentence by sentence.
fn secrets(game: &Played) -> Vec<String> {
    let roles = game.roles.iter().flat_map(|text| text.split(". ")).map(|text| text.trim_end_matches('.').to_owned());
    roles.chain(CARD_WHISPERS.map(str::to_owned)).collect()
}

#[track_caller]
fn holds_no_secret(game: &Played, place: &str, text: &str) {
    for secret in secrets(game) {
        certain(!text.contains(&secret), &format!("«{secret}» in {place}: {text}"));
    }
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<(PathBuf, u32, String)> {
    let read = |path: PathBuf| {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        vec![(path, mode & 0o777, text)]
    };
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { read(path) }).collect()
}

fn is_kind(path: &Path, kind: &str) -> bool {
    path.extension().is_some_and(|extension| extension == kind)
}

/// What the list, the replay and every export tell of the saved game.
fn told(servers: &Servers, files: &[(PathBuf, u32, String)]) -> Vec<(String, String)> {
    let game = files.iter().find(|(path, ..)| is_kind(path, "game")).unwrap();
    let id = game.0.file_stem().unwrap().to_str().unwrap();
    let exports = ["text", "markdown", "html", "json", "csv"].map(|format| vec!["export", id, "--as", format]);
    let commands = [vec!["games"], vec!["replay", id, "--voice", "off"]].into_iter().chain(exports);
    let answer = |args: Vec<&str>| {
        let output = narrator(servers, args[0]).args(&args[1..]).stdin(Stdio::null()).output().unwrap();
        let told = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && told.contains("Ana"), "{args:?}: {told}");
        (args.join(" "), told)
    };
    commands.map(answer).collect()
}

#[test]
fn the_headset_alone_tells_who_somebody_is() {
    look(|games| {
        for game in games {
            for ((turn, role), offer) in game.reveal.iter().zip(&game.roles).zip(OFFERS) {
                is_said(&turn.whispers[0], &format!("{role} {AGAIN}"));
                is_said(&turn.offer, offer);
                assert_eq!(loudest(&turn.ear_at_offer), 0, "the headset is silent while the loudspeaker speaks");
            }
        }
    });
}

#[test]
fn the_loudspeaker_does_the_same_at_the_same_time_whoever_is_a_spy() {
    look(|[one, other]| {
        assert_ne!(one.roles, other.roles);
        let is_same = |what: &str, one_ms: f64, other_ms: f64| {
            assert!((one_ms - other_ms).abs() < DIFFERENCE_MS, "{what}: {one_ms:.0} ms and {other_ms:.0} ms");
        };
        for (turn, twin) in one.reveal.iter().zip(&other.reveal) {
            is_same("the offer", turn.offer.sound_ms(), twin.offer.sound_ms());
            is_same("the silence", turn.silence_ms, twin.silence_ms);
            for turn in [turn, twin] {
                assert!((SLOT_MS..SLOT_MS + SOON_MS).contains(&turn.silence_ms), "{:.0} ms", turn.silence_ms);
            }
        }
        for (turn, twin) in one.cards.iter().zip(&other.cards) {
            is_same("the offer", turn.offer.sound_ms(), twin.offer.sound_ms());
            // With so many keys nobody is quick enough to wait for the end of the time that everybody has alike.
            is_same("what follows", turn.next_ms, twin.next_ms);
            assert!(turn.next_ms < SOON_MS, "{:.0} ms", turn.next_ms);
        }
        assert_eq!(one.screen, other.screen);
    });
}

#[test]
fn mission_cards_are_read_back_in_the_headset_alone() {
    look(|games| {
        for game in games {
            let (choose, choices) =
                ("Make your choice first.", "Tab, far left, is Success. Backspace, above Enter, is Fail.");
            let is_spy = |seat: usize| game.roles[seat].starts_with("You are a spy");
            for (seat, turn) in game.cards.iter().enumerate() {
                let mut whispers = turn.whispers.iter();
                is_said(whispers.next().unwrap(), &format!("Your mission card. {choices}"));
                is_said(whispers.next().unwrap(), &format!("{choose} {choices}"));
                let failed = match is_spy(seat) {
                    true => "You play Fail. Choose again, or press Enter to hide it. Then take the headset off.",
                    false => "Only spies play Fail. You must play Success: press Tab.",
                };
                is_said(whispers.next().unwrap(), failed);
                is_said(
                    whispers.next().unwrap(),
                    "You play Success. Choose again, or press Enter to hide it. Then take the headset off.",
                );
                assert_eq!(loudest(&turn.ear_at_offer), 0);
                assert!(turn.next_ms > 0.0, "the loudspeaker says nothing before the card is hidden");
            }
            assert_ne!(is_spy(0), is_spy(1));
        }
    });
}

#[test]
fn the_screen_shows_what_the_loudspeaker_says_and_nothing_else() {
    look(|games| {
        for game in games {
            let typed = ["Type your command.", "ready", ":ready"];
            let from = game.screen.find("The table is set up.").unwrap();
            let shown: String =
                game.screen[from..].split_inclusive('\n').filter(|line| !typed.contains(&line.trim())).collect();
            assert_eq!(shown[..SCREEN.len().min(shown.len())], *SCREEN);
            assert!(game.screen.contains("Seat 1"), "the history was read: {}", game.screen);
            holds_no_secret(game, "what is on the screen", &game.screen);
        }
    });
}

#[test]
fn only_the_private_file_knows_a_secret() {
    look(|games| {
        for game in games {
            let (private, public): (Vec<_>, Vec<_>) =
                game.files.iter().partition(|(path, ..)| is_kind(path, "private"));
            let [(_, 0o600, told)] = &private[..] else { panic!("{private:?}") };
            let seed = told.split("\"seed\":").nth(1).and_then(|rest| rest.split(',').next()).unwrap();
            assert!(seed.len() > 10 && seed.chars().all(|sign| sign.is_ascii_digit()), "{told}");
            assert!(told.contains("\"plays\":\"success\""), "{told}");
            assert!(public.len() >= 3, "a game, a log and settings: {public:?}");
            for (file, _, text) in public {
                holds_no_secret(game, &file.to_string_lossy(), text);
                for secret in [seed, "dealt", "plays", "letter", "role", "spy"] {
                    certain(!text.contains(secret), &format!("«{secret}» in {}: {text}", file.display()));
                }
            }
        }
    });
}

#[test]
fn what_is_told_of_the_saved_game_holds_no_secret() {
    look(|games| {
        for game in games {
            assert_eq!(game.told.len(), 7);
            for (command, told) in &game.told {
                holds_no_secret(game, command, told);
            }
        }
    });
}

#[test]
fn a_headset_that_is_pulled_out_is_told_aloud_and_the_same_player_goes_on() {
    in_time(|| {
        let servers = servers();
        let plug = |servers: &Servers| plug_in(servers, "module-null-sink", "Cans", &[]);
        let mut number = plug(&servers);
        let mut table = Table::open(servers, SEEDS[0], "Cans", &["--earpiece", "Cans", "--speaker", "Null Output"]);
        table.try_headset();
        // In the middle of a whisper to the first player, then when the second one is about to hear something.
        for (player, when) in [(0, "meanwhile"), (1, "before")] {
            table.room.wait_until_over(table.offered.room, SILENCE_MS);
            let pressed = if when == "meanwhile" {
                let pressed = table.press(" ");
                table.ear.wait_for_sound(pressed.ear);
                table.servers.pull_out(&number);
                pressed
            } else {
                table.servers.pull_out(&number);
                table.press(" ")
            };
            table.pty.expect(LOST);
            table.room_hears(pressed.room, LOST);
            number = plug(&table.servers);
            table.ear = table.servers.record_from("Cans");
            table.offered = table.press("\r");
            let offer = OFFERS[player].split(',').next().unwrap();
            table.pty.expect(&format!("{offer}, headset, space bar."));
            let turn = table.turn(&[" "], OFFERS[player + 1]);
            let role = &roles(&table.servers, SEEDS[0])[player];
            is_said(&turn.whispers[0], &format!("{role} {AGAIN}"));
            assert!(turn.silence_ms >= SLOT_MS);
        }
    });
}

#[test]
fn a_key_in_the_headset_ends_what_was_being_heard() {
    in_time(|| {
        let mut table =
            Table::open(servers(), SEEDS[0], "other", &["--earpiece", "Earpiece", "--speaker", "Null Output"]);
        table.try_headset();
        table.room.wait_until_over(table.offered.room, SILENCE_MS);
        let begun = table.press(" ");
        table.ear.wait_for_sound(begun.ear);
        table.whispered(" ");
        let heard_ms = table.ear.part(begun.ear..table.ear.length()).sound_ms();
        let role_ms = said_ms(&format!("{} {AGAIN}", roles(&table.servers, SEEDS[0])[0]));
        assert!((role_ms - LENGTH_OFF_MS..1.7 * role_ms).contains(&heard_ms), "{heard_ms:.0} ms of {role_ms:.0} ms");
    });
}

#[test]
fn a_headset_that_everybody_hears_is_refused_before_anything_secret() {
    in_time(|| {
        let named: &[&str] = &["--earpiece", "Null Output", "--speaker", "Null Output"];
        for devices in [named, &named[..2]] {
            let mut table = Table::open(servers(), SEEDS[0], "other", devices);
            // Neither the key that hears nor the one that goes on leads past it.
            for key in ["", " ", "\r"] {
                let pressed = table.press(key);
                table.pty.expect(SAME);
                table.room_hears(pressed.room, SAME);
            }
            assert_eq!(loudest(&table.ear.part(0..table.ear.length())), 0);
        }
    });
}
