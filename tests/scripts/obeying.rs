//! Players who hear a reveal in stages, do what is said and nothing else, and so learn whom they know.

use std::collections::BTreeSet;

use protocol::Cue;
use resistance_narrator::game::Reveal;
use resistance_narrator::game::setup::Beginning;
use resistance_narrator::language::localizer::Localizer;
use resistance_narrator::language::{Form, Length};
use resistance_narrator::script::{Round, Script, ScriptStep};

/// A character, by its name in files.
pub type Role = &'static str;

/// What stands for a tone among the lines.
pub const TONE: &str = "a tone";

/// Whether somebody with this character is called by these words.
type Called = fn(Role, &str) -> bool;

/// A player who does what is said, and nothing else.
pub struct Player {
    pub role: Role,
    pub eyes_open: bool,
    /// A raised thumb, or the token that says yes.
    shows: bool,
    /// May feel the tokens.
    feels: bool,
    /// Whose token is in the hand, in a round of all together.
    holds: usize,
    /// The seats of those who have shown themselves.
    pub knows: BTreeSet<usize>,
}

impl Player {
    /// Players with these characters, seat by seat.
    pub fn all(roles: impl Iterator<Item = Role>) -> Vec<Self> {
        let player =
            |(holds, role)| Self { role, eyes_open: true, shows: false, feels: false, holds, knows: BTreeSet::new() };
        roles.enumerate().map(player).collect()
    }
}

/// The lines and tones of a game's reveal.
pub fn lines(beginning: &Beginning, round: Round, localizer: &Localizer) -> Vec<String> {
    let Beginning { game, names } = beginning;
    let line = |step: &ScriptStep| match step {
        ScriptStep::Say(message) => Some(localizer.with_names(message, names, Form::Spoken, Length::Full)),
        ScriptStep::Sound(Cue::Now) => Some(TONE.to_owned()),
        ScriptStep::Sound(_) | ScriptStep::Pause(_) => None,
    };
    Script::of(game).unwrap().timeline(game, round).steps().iter().filter_map(line).collect()
}

/// Does what a line or a tone says.
pub fn obey(players: &mut [Player], reveal: Reveal, line: &str, is_called: Called) {
    match reveal {
        Reveal::Touch => obey_by_touch(players, line, is_called),
        Reveal::Eyes | Reveal::Headset | Reveal::None => obey_by_eyes(players, line, is_called),
    }
}

/// Does what a line of the script by eyes says, sentence by sentence, and looks.
fn obey_by_eyes(players: &mut [Player], line: &str, is_called: Called) {
    for sentence in line.trim_end_matches('.').replace(": Tuck", ": tuck").replace(": Raise", ": raise").split(". ") {
        let (called, order) = sentence.split_once([':', ',']).unwrap_or((sentence, sentence));
        let somebody = called == "Everybody" || players.iter().any(|player| is_called(player.role, called));
        let order = if somebody { order.to_lowercase() } else { sentence.to_lowercase() };
        for player in players.iter_mut() {
            let meant =
                if somebody { called == "Everybody" || is_called(player.role, called) } else { player.eyes_open };
            if !meant {
                continue;
            }
            match () {
                () if order.contains("close your eyes") => player.eyes_open = false,
                () if order.contains("open your eyes") => player.eyes_open = true,
                () => {}
            }
            match () {
                () if order.contains("raise") && !order.contains("raised") => player.shows = true,
                () if order.contains("tuck in") || order.contains("fist") => player.shows = false,
                () => {}
            }
        }
    }
    let up = (0..players.len()).filter(|seat| players[*seat].shows);
    let open: Vec<usize> = (0..players.len()).filter(|seat| players[*seat].eyes_open).collect();
    // Where all have their eyes open, that tells nothing of anybody.
    let open = open.iter().copied().filter(|_| open.len() < players.len());
    let seen: BTreeSet<usize> = up.chain(open).collect();
    for (seat, player) in players.iter_mut().enumerate().filter(|(_, player)| player.eyes_open) {
        player.knows.extend(seen.iter().filter(|other| **other != seat));
    }
}

/// Does what a line or tone of the script by touch says: chooses a token, lets it travel, feels those of the others.
fn obey_by_touch(players: &mut [Player], line: &str, is_called: Called) {
    let sentences: Vec<&str> = line.split(". ").collect();
    if line == TONE {
        pass_to_the_left(players);
    } else if let Some(places) = places_to_the_right(line) {
        feel_and_count(players, places);
    } else if sentences[0].starts_with("Everybody has their own token again") {
        assert!(players.iter().enumerate().all(|(seat, player)| player.holds == seat), "not everything is home");
    } else if sentences[0].starts_with("Part ") {
        for player in players.iter_mut() {
            player.shows = is_called(player.role, sentences[1]);
        }
    } else if sentences[0].ends_with("every token that comes") {
        for player in players.iter_mut() {
            player.feels = is_called(player.role, sentences[0]);
        }
    } else if let Some((owner, _)) = line.split_once(", take the token").filter(|(who, _)| *who != "Everybody") {
        let owner: usize = owner.trim_start_matches('P').parse::<usize>().unwrap() - 1;
        if players[owner].shows {
            for (_, player) in players.iter_mut().enumerate().filter(|(seat, player)| *seat != owner && player.feels)
            {
                player.knows.insert(owner);
            }
        }
    }
}

/// At a tone everybody passes what they hold one place to the left: to the next in the order of the seats.
fn pass_to_the_left(players: &mut [Player]) {
    let held: Vec<usize> = players.iter().map(|player| player.holds).collect();
    let count = players.len();
    for (seat, held) in held.into_iter().enumerate() {
        players[(seat + 1) % count].holds = held;
    }
}

/// Whoever may feel takes what is held for the token of the player who sits so many places to the right.
fn feel_and_count(players: &mut [Player], places: usize) {
    let count = players.len();
    let shows: Vec<bool> = players.iter().map(|player| player.shows).collect();
    for (seat, player) in players.iter_mut().enumerate().filter(|(_, player)| player.feels) {
        if shows[player.holds] {
            player.knows.insert((seat + count - places) % count);
        }
    }
}

/// "Two places to your right."
pub fn places_to_the_right(line: &str) -> Option<usize> {
    let words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven"];
    let (word, _) = line.split_once(" place")?;
    words.iter().position(|other| *other == word).map(|index| index + 1)
}
