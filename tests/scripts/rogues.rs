//! Who knows whom after the reveal with Rogues: players who do what is said end up knowing whom the book says.

use std::collections::BTreeSet;

use protocol::Cue;
use resistance_narrator::game::module::Modules;
use resistance_narrator::game::setup::Beginning;
use resistance_narrator::game::{LeaderChoice, Module, Reveal, Seat, Setup};
use resistance_narrator::language::localizer::{Localizer, Words};
use resistance_narrator::language::{Form, Kit, Language, Length};
use resistance_narrator::preferences::KeyMode;
use resistance_narrator::script::{Pause, Round, Script, ScriptStep};

use super::obeying::{TONE, places_to_the_right};
use crate::table::Table;

const ROGUES: [&[Module]; 3] = [
    &[Module::Choice("rogue=spy")],
    &[Module::Choice("rogue=resistance")],
    &[Module::Choice("rogue=spy"), Module::Choice("rogue=resistance")],
];

const WAYS: [(Reveal, Round); 3] =
    [(Reveal::Eyes, Round::Usual), (Reveal::Touch, Round::OneByOne), (Reveal::Touch, Round::Together)];

fn beginning(players: u8, modules: Modules, reveal: Reveal) -> Beginning {
    let names = (1..=players).map(|seat| format!("P{seat}")).collect();
    let leader = LeaderChoice::Named(Seat::from_index(1).unwrap());
    Setup { edition: crate::edition("resistance-2020"), players: names, leader, reveal, modules, seed: 0 }
        .check()
        .unwrap()
}

fn steps(beginning: &Beginning, round: Round) -> Vec<ScriptStep> {
    Script::of(&beginning.game).unwrap().timeline(&beginning.game, round).steps().to_vec()
}

fn lines(beginning: &Beginning, round: Round, localizer: &Localizer) -> Vec<String> {
    let line = |step: ScriptStep| match step {
        ScriptStep::Say(message) => {
            Some(localizer.with_names(&message, &beginning.names, Form::Spoken, Length::Full))
        }
        ScriptStep::Sound(Cue::Now) => Some(TONE.to_owned()),
        ScriptStep::Sound(_) | ScriptStep::Pause(_) => None,
    };
    steps(beginning, round).into_iter().filter_map(line).collect()
}

/// Somebody who does what is said.
#[derive(Clone, Default)]
struct Player {
    is_spy: bool,
    is_rogue: bool,
    eyes_open: bool,
    /// Told to keep the eyes closed, or the fingers still.
    still: bool,
    feels: bool,
    sends_approve: bool,
    /// Whose card or token is in the hand, in a round of all together.
    holds: usize,
    knows: BTreeSet<usize>,
}

/// The players of a game with these Rogues: spies sit together from a seat on, and the Rogues last of their sides.
fn seated(players: u8, spies: u8, rogues: &[Module], from: u8) -> Vec<Player> {
    let mut seated = vec![Player { eyes_open: true, ..Player::default() }; usize::from(players)];
    for place in 0..players {
        let player = &mut seated[usize::from((from + place) % players)];
        player.holds = usize::from((from + place) % players);
        player.is_spy = place < spies;
        player.is_rogue = (place + 1 == spies && rogues.contains(&Module::Choice("rogue=spy")))
            || (place + 1 == players && rogues.contains(&Module::Choice("rogue=resistance")));
    }
    seated
}

/// Whether a group that is called has a player in it.
fn is_called(player: &Player, group: &str) -> bool {
    match group {
        "Everybody" => true,
        "Rogues" => player.is_rogue,
        "Spies" => player.is_spy,
        "Spies who are not Rogues" => player.is_spy && !player.is_rogue,
        _ => false,
    }
}

fn obey_by_eyes(players: &mut [Player], line: &str) {
    let (group, order) = line.split_once(", ").unwrap();
    for player in players.iter_mut().filter(|player| is_called(player, group)) {
        match order {
            order if order.starts_with("keep your eyes closed until everybody") => player.still = true,
            order if order.starts_with("close your eyes") => player.eyes_open = false,
            order if order.starts_with("open your eyes") => player.eyes_open = group == "Everybody" || !player.still,
            order => panic!("{order}"),
        }
    }
    if group == "Spies" {
        let open: BTreeSet<usize> = (0..players.len()).filter(|seat| players[*seat].eyes_open).collect();
        for seat in &open {
            players[*seat].knows.extend(open.iter().filter(|other| *other != seat));
        }
    }
}

/// A card's bottom edge tells the side of its owner; a token tells what its owner has chosen.
fn obey_by_touch(players: &mut [Player], line: &str) {
    if line == TONE {
        let held: Vec<usize> = players.iter().map(|player| player.holds).collect();
        let count = players.len();
        held.into_iter().enumerate().for_each(|(seat, held)| players[(seat + 1) % count].holds = held);
    } else if let Some(places) = places_to_the_right(line) {
        let by_token = players.iter().any(|player| player.sends_approve);
        let count = players.len();
        let tells: Vec<bool> =
            players.iter().map(|player| if by_token { player.sends_approve } else { player.is_spy }).collect();
        for (seat, player) in players.iter_mut().enumerate().filter(|(_, player)| player.feels && !player.still) {
            if tells[player.holds] {
                player.knows.insert((seat + count - places) % count);
            }
        }
    }
    for sentence in line.trim_end_matches('.').split(". ") {
        if let Some((group, _)) = sentence.split_once(" send the approve token") {
            players.iter_mut().for_each(|player| player.sends_approve = is_called(player, group));
        } else if let Some((group, _)) =
            sentence.split_once(" feel every token").or_else(|| sentence.split_once(", feel the bottom edge"))
        {
            players.iter_mut().for_each(|player| player.feels = is_called(player, group));
        } else if let Some((group, _)) = sentence.split_once(", keep your fingers still") {
            let called = players.iter_mut().filter(|player| is_called(player, group));
            called.for_each(|player| player.still = true);
        } else if let Some((owner, _)) =
            sentence.split_once(", take the token").filter(|(who, _)| *who != "Everybody")
        {
            travel(players, owner, |owner| owner.sends_approve);
        } else if let Some((owner, "take your card")) = sentence.split_once(", ") {
            travel(players, owner, |owner| owner.is_spy);
        }
    }
}

fn travel(players: &mut [Player], owner: &str, tells_spy: impl Fn(&Player) -> bool) {
    let owner = owner.trim_start_matches('P').parse::<usize>().unwrap() - 1;
    if tells_spy(&players[owner]) {
        let others = players.iter_mut().enumerate().filter(|(seat, _)| *seat != owner);
        for (_, player) in others.filter(|(_, player)| player.feels && !player.still) {
            player.knows.insert(owner);
        }
    }
}

#[test]
fn whoever_does_what_is_said_knows_whom_the_book_says_and_a_rogue_nobody() {
    let localizer = Localizer::new(Language::ENGLISH, &Kit::new(), Words::Own);
    let ways = ROGUES.into_iter().chain([&[][..]]).flat_map(|rogues| WAYS.map(|way| (rogues, way)));
    for (rogues, (reveal, round)) in ways {
        for (players, from) in (5..=10u8).flat_map(|players| (0..players).map(move |from| (players, from))) {
            let beginning = beginning(players, rogues.iter().copied().collect(), reveal);
            let mut seats = seated(players, beginning.game.spies(), rogues, from);
            for line in lines(&beginning, round, &localizer) {
                match reveal {
                    Reveal::Touch => obey_by_touch(&mut seats, &line),
                    Reveal::Eyes | Reveal::Headset | Reveal::None => obey_by_eyes(&mut seats, &line),
                }
            }
            let open: BTreeSet<usize> =
                (0..seats.len()).filter(|seat| seats[*seat].is_spy && !seats[*seat].is_rogue).collect();
            for (seat, player) in seats.iter().enumerate() {
                let others = open.iter().copied().filter(|other| open.contains(&seat) && *other != seat);
                assert_eq!(
                    player.knows,
                    others.collect(),
                    "{seat} of {players} by {reveal:?} {round:?} with {rogues:?}"
                );
                assert!(player.eyes_open, "{seat} is left with closed eyes");
                assert!(player.still || !player.is_rogue, "nobody tells the Rogue to keep still");
            }
        }
    }
}

/// Cards or tokens: every player's goes once round the table.
#[test]
fn everything_that_travels_has_as_many_hand_overs_as_there_are_players() {
    for players in 5..=10u8 {
        for modules in ROGUES.into_iter().chain([&[][..]]) {
            let beginning = beginning(players, modules.iter().copied().collect(), Reveal::Touch);
            let players = usize::from(players);
            for (round, wanted) in [(Round::OneByOne, players * players), (Round::Together, players)] {
                let count =
                    |step: ScriptStep| steps(&beginning, round).iter().filter(|other| **other == step).count();
                assert_eq!(count(ScriptStep::Sound(Cue::Now)), wanted, "{round:?}");
                assert_eq!(count(ScriptStep::Pause(Pause::Beat)), wanted, "{round:?}");
            }
        }
    }
}

#[test]
fn nobody_speaks_of_rogues_who_do_not_play() {
    let localizer = Localizer::new(Language::ENGLISH, &Kit::new(), Words::Own);
    let others =
        [Module::Inquisitor, Module::Trap, Module::Choice("reverser=spy"), Module::Choice("reverser=resistance")];
    for (reveal, round) in WAYS {
        let plain = beginning(7, Modules::default(), reveal);
        assert_eq!(steps(&beginning(7, others.into_iter().collect(), reveal), round), steps(&plain, round));
        assert!(
            lines(&plain, round, &localizer).iter().all(|line| !line.contains("Rogue") && !line.contains("token"))
        );
    }
}

/// The script is not over with a sentence that a Rogue would find untrue.
#[test]
fn only_spies_who_know_each_other_are_told_so() {
    for (module, all_know) in [("rogue=spy", false), ("rogue", false), ("rogue=resistance", true)] {
        for (keys, how) in [(KeyMode::Line, "Say: go on"), (KeyMode::Single, "Press Enter")] {
            let table = Table::new().edition("resistance-2020").players(["Ana", "Ben", "Cleo", "Dan", "Eve"]);
            let table = table.leader("1").with(module).keys(keys).line("ready").line("start");
            let over = table.spoken().last().unwrap().to_string();
            assert!(over.starts_with("The reveal is over. Spies, now you know each other"), "{over}");
            assert_eq!(over.contains("all but the Rogue"), !all_know, "{over}");
            assert!(over.contains(how), "{over}");
        }
    }
}
