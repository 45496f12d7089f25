//! The players' names, as they are taken in before the game and put right.

use crate::game::setup::same_name;
use crate::game::{Fault, LeaderChoice, Seat, Setup};
use crate::language::Message;
use crate::language::names::{as_called, is_point_of_list};
use crate::language::pattern::Token;
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::open;
use crate::session::listening::Listening;
use crate::session::scene::Scene;
use crate::session::told::filling;
use crate::session::{Mode, interview};

/// Whether what was said is a name after all.
pub(in crate::session) enum Doubt {
    Right,
    Unfounded,
}

/// Names with a comma between any two of them: "Ana, Ben and Cleo" are three, and so are "1. Ana 2. Ben 3. Cleo".
fn listed(scene: &Scene, names: &str) -> String {
    let phrases = scene.lexicon.phrases();
    let names = names.split(',').flat_map(|part| {
        let words: Vec<&str> = part.split_whitespace().collect();
        let is_numbered = words.first().is_some_and(|word| is_point_of_list(word));
        let parts = |word: &&str| phrases.joins(&Token::compared(word)) || is_numbered && is_point_of_list(word);
        let between = words.split(parts);
        let several: Vec<String> = between.map(|name| name.join(" ")).filter(|name| !name.is_empty()).collect();
        if several.is_empty() { vec![part.to_owned()] } else { several }
    });
    names.collect::<Vec<_>>().join(",")
}

/// Why the last of these names can't be seated.
pub(in crate::session) fn refused_name(scene: &Scene, players: &[String]) -> Option<Message> {
    let (name, others) = players.split_last()?;
    if scene.lexicon.reserves(name) {
        return Some(Message::new("refused-reserved-name").text("name", name));
    }
    if others.iter().any(|other| same_name(other, name)) {
        return Some(Message::new("refused-same-name").text("name", name));
    }
    let alone = Setup { players: vec![name.clone()], ..super::state::Interview::default().setup(LeaderChoice::Draw) };
    alone.check().err()?.iter().find_map(|fault| match fault {
        Fault::EmptyName { .. } => Some(Message::new("refused-empty-name")),
        Fault::LongName { .. } => Some(Message::new("refused-long-name")),
        Fault::UnspeakableName { name } => Some(Message::new("refused-unspeakable-name").text("name", name)),
        _ => None,
    })
}

/// Takes one name or several, as people list them; what is hardly a name only after a question back.
pub(in crate::session) fn seat_players(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, names: &str) {
    let names = &listed(scene, names);
    let phrases = scene.lexicon.phrases();
    let is_doubtful = |name: &&str| match phrases.virtual_name(name) {
        Some(name) => phrases.is_hardly_a_name(&name),
        None => phrases.is_hardly_a_name(name),
    };
    let doubtful = names.split(',').find(is_doubtful);
    if doubtful.is_some() && scene.mode == Mode::Table {
        return doubt(scene, desk, names.to_owned());
    }
    seat_all(scene, desk, listening, names);
}

/// Asks whether one of these is a name at all.
pub(in crate::session) fn doubt(scene: &mut Scene, desk: &mut Desk, names: String) {
    let Some(interview) = open::interview(scene) else { return };
    interview.doubtful = Some(names);
    super::asking::ask_interview(scene, desk);
}

pub(in crate::session) fn doubt_settled(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, doubt: Doubt) {
    let names = open::interview(scene).and_then(|interview| interview.doubtful.take());
    match (doubt, names) {
        (Doubt::Unfounded, Some(names)) => seat_all(scene, desk, listening, &names),
        _ => super::asking::ask_interview(scene, desk),
    }
}

/// What was hardly a name was none.
pub(in crate::session) fn drop_doubtful_name(scene: &mut Scene) {
    if let Some(interview) = open::interview(scene) {
        interview.doubtful = None;
    }
}

fn seat_all(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, names: &str) {
    let Some(interview) = open::interview(scene) else { return };
    interview.doubtful = None;
    let (mut players, mut absent) = (interview.players.clone(), interview.absent.clone());
    for name in names.split(',') {
        let virtual_name = scene.lexicon.phrases().virtual_name(name).map(|name| as_called(&name));
        absent.extend(virtual_name.clone());
        players.push(virtual_name.unwrap_or_else(|| as_called(name)));
        if let Some(refused) = refused_name(scene, &players) {
            return desk.refuse(scene, "name", refused);
        }
    }
    let most = open::most_players(scene);
    if players.len() > most {
        let refused = Message::new("refused-too-many-players").number("found", players.len() as u32);
        return desk.refuse(scene, "too-many-players", refused.number("most", most as u32));
    }
    let several = names.contains(',');
    let seated = players.len();
    interview::keep_players(scene, players);
    keep_absent(scene, absent);
    if let Some(seat) = Seat::from_number(seated as u32).filter(|_| !several) {
        let message = Message::new("player-seated").number("seat", seat.number()).player("player", seat);
        desk.say_in_full(scene, Topic::General, &message);
    }
    if several && open::players_so_far(scene) >= open::fewest_players(scene) || open::players_so_far(scene) == most {
        interview::players_done(scene, desk, listening);
    } else {
        super::asking::ask_interview(scene, desk);
    }
}

fn keep_absent(scene: &mut Scene, absent: Vec<String>) {
    if let Some(interview) = open::interview(scene) {
        interview.absent = absent;
    }
}

/// As many as are to be played for beside those who were named get names too.
pub(in crate::session) fn name_those_who_are_not_there(scene: &mut Scene) {
    let players = scene.lexicon.names().values().to_vec();
    let Some(interview) = open::interview(scene) else { return };
    let (there, count) = (players.len(), players.len() + std::mem::take(&mut interview.virtual_players));
    let mut absent = interview.absent.clone();
    let players = filling::joined_by(&scene.lexicon, players, count);
    absent.extend_from_slice(&players[there..]);
    interview::keep_players(scene, players);
    keep_absent(scene, absent);
}

/// Puts a name right before the game.
pub(in crate::session) fn rename_before_the_game(scene: &mut Scene, desk: &mut Desk, seat: Seat, name: &str) {
    let name = as_called(name);
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    let Some(old) = players.get(seat.index()).cloned() else { return };
    let others = players.iter().filter(|other| **other != old).cloned().chain([name.clone()]).collect::<Vec<_>>();
    if let Some(refused) = refused_name(scene, &others) {
        return desk.refuse(scene, "name", refused);
    }
    players[seat.index()].clone_from(&name);
    let absent = open::absent(scene).into_iter().map(|other| if other == old { name.clone() } else { other });
    keep_absent(scene, absent.collect());
    interview::keep_players(scene, players);
    desk.say_in_full(scene, Topic::General, &Message::new("renamed").text("old", old).text("new", name));
    super::asking::ask_interview(scene, desk);
}

/// Somebody who comes late sits down on the left of a player.
pub(in crate::session) fn join_before_the_game(scene: &mut Scene, desk: &mut Desk, after: Seat, name: &str) {
    let name = as_called(name);
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    let most = open::most_players(scene);
    if let Some(refused) = refused_name(scene, &[players.clone(), vec![name.clone()]].concat()) {
        return desk.refuse(scene, "name", refused);
    }
    players.insert(after.index() + 1, name.clone());
    let found = players.len();
    if found > most {
        let refused = Message::new("refused-too-many-players").number("found", found as u32);
        return desk.refuse(scene, "too-many-players", refused.number("most", most as u32));
    }
    move_leader(scene, |seat| match seat.index() > after.index() {
        true => Seat::from_index(seat.index() + 1).unwrap_or(seat),
        false => seat,
    });
    let message = Message::new("joined-before").text("name", name).texts("names", players.clone());
    interview::keep_players(scene, players);
    desk.say_in_full(scene, Topic::General, &message);
    if open::interview(scene).is_some_and(|interview| interview.players_complete) {
        interview::find_edition_for(scene, desk, found);
    }
    super::asking::ask_interview(scene, desk);
}

/// Two players change places before the game.
pub(in crate::session) fn swap_before_the_game(scene: &mut Scene, desk: &mut Desk, first: Seat, second: Seat) {
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    players.swap(first.index(), second.index());
    move_leader(scene, |seat| match seat {
        seat if seat == first => second,
        seat if seat == second => first,
        seat => seat,
    });
    let message = Message::new("swapped").text("first", &players[second.index()]);
    let message = message.text("second", &players[first.index()]).texts("names", players.clone());
    interview::keep_players(scene, players);
    desk.say_in_full(scene, Topic::General, &message);
    super::asking::ask_interview(scene, desk);
}

/// Whoever was to lead still leads when players sit elsewhere.
fn move_leader(scene: &mut Scene, moved: impl Fn(Seat) -> Seat) {
    let Some(interview) = open::interview(scene) else { return };
    interview.proposed = interview.proposed.map(&moved);
    if let Some(LeaderChoice::Named(seat)) = interview.leader {
        interview.leader = Some(LeaderChoice::Named(moved(seat)));
    }
}
