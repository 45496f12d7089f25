//! The players' names, as they are taken in before the game and put right.

use crate::actions::setup_dialogue::players;
use crate::game::{LeaderChoice, Seat};
use crate::language::Message;
use crate::language::names::{as_called, is_point_of_list};
use crate::language::pattern::Token;
use crate::narration::asking;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries;
use crate::queries::setup_dialogue::asking::{Doubt, refused_name};
use crate::queries::setup_dialogue::filling;
use crate::state::open::Mode;
use crate::state::setup_dialogue;
use crate::state::speech_input::Listening;
use crate::state::table_state::Scene;

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

/// Takes one name or several, as people list them; what is hardly a name only after a question back.
pub(crate) fn seat_players(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, names: &str) {
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
pub(crate) fn doubt(scene: &mut Scene, desk: &mut Desk, names: String) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    interview.doubtful = Some(names);
    asking::setup_dialogue::ask_interview(scene, desk);
}

pub(crate) fn doubt_settled(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, doubt: Doubt) {
    let names = setup_dialogue::interview(scene).and_then(|interview| interview.doubtful.take());
    match (doubt, names) {
        (Doubt::Unfounded, Some(names)) => seat_all(scene, desk, listening, &names),
        _ => asking::setup_dialogue::ask_interview(scene, desk),
    }
}

/// What was hardly a name was none.
pub(crate) fn drop_doubtful_name(scene: &mut Scene) {
    if let Some(interview) = setup_dialogue::interview(scene) {
        interview.doubtful = None;
    }
}

fn seat_all(scene: &mut Scene, desk: &mut Desk, listening: &mut Listening, names: &str) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
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
    let most = queries::setup_dialogue::most_players(scene);
    if players.len() > most {
        let refused = Message::new("refused-too-many-players").number("found", players.len() as u32);
        return desk.refuse(scene, "too-many-players", refused.number("most", most as u32));
    }
    let several = names.contains(',');
    let seated = players.len();
    players::keep_players(scene, players);
    keep_absent(scene, absent);
    if let Some(seat) = Seat::from_number(seated as u32).filter(|_| !several) {
        let message = Message::new("player-seated").number("seat", seat.number()).player("player", seat);
        desk.say_in_full(scene, Topic::General, &message);
    }
    if several && queries::setup_dialogue::players_so_far(scene) >= queries::setup_dialogue::fewest_players(scene)
        || queries::setup_dialogue::players_so_far(scene) == most
    {
        players::players_done(scene, desk, listening);
    } else {
        asking::setup_dialogue::ask_interview(scene, desk);
    }
}

fn keep_absent(scene: &mut Scene, absent: Vec<String>) {
    if let Some(interview) = setup_dialogue::interview(scene) {
        interview.absent = absent;
    }
}

/// As many as are to be played for beside those who were named get names too.
pub(crate) fn name_those_who_are_not_there(scene: &mut Scene) {
    let players = scene.lexicon.names().values().to_vec();
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    let (there, count) = (players.len(), players.len() + std::mem::take(&mut interview.virtual_players));
    let mut absent = interview.absent.clone();
    let players = filling::joined_by(&scene.lexicon, players, count);
    absent.extend_from_slice(&players[there..]);
    players::keep_players(scene, players);
    keep_absent(scene, absent);
}

/// Puts a name right before the game.
pub(crate) fn rename_before_the_game(scene: &mut Scene, desk: &mut Desk, seat: Seat, name: &str) {
    let name = as_called(name);
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    let Some(old) = players.get(seat.index()).cloned() else { return };
    let others = players.iter().filter(|other| **other != old).cloned().chain([name.clone()]).collect::<Vec<_>>();
    if let Some(refused) = refused_name(scene, &others) {
        return desk.refuse(scene, "name", refused);
    }
    players[seat.index()].clone_from(&name);
    let absent = queries::setup_dialogue::absent(scene)
        .into_iter()
        .map(|other| if other == old { name.clone() } else { other });
    keep_absent(scene, absent.collect());
    players::keep_players(scene, players);
    desk.say_in_full(scene, Topic::General, &Message::new("renamed").text("old", old).text("new", name));
    asking::setup_dialogue::ask_interview(scene, desk);
}

/// Somebody who comes late sits down on the left of a player.
pub(crate) fn join_before_the_game(scene: &mut Scene, desk: &mut Desk, after: Seat, name: &str) {
    let name = as_called(name);
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    let most = queries::setup_dialogue::most_players(scene);
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
    players::keep_players(scene, players);
    desk.say_in_full(scene, Topic::General, &message);
    if setup_dialogue::interview(scene).is_some_and(|interview| interview.players_complete) {
        players::find_edition_for(scene, desk, found);
    }
    asking::setup_dialogue::ask_interview(scene, desk);
}

/// Two players change places before the game.
pub(crate) fn swap_before_the_game(scene: &mut Scene, desk: &mut Desk, first: Seat, second: Seat) {
    let mut players: Vec<String> = scene.lexicon.names().values().to_vec();
    players.swap(first.index(), second.index());
    move_leader(scene, |seat| match seat {
        seat if seat == first => second,
        seat if seat == second => first,
        seat => seat,
    });
    let message = Message::new("swapped").text("first", &players[second.index()]);
    let message = message.text("second", &players[first.index()]).texts("names", players.clone());
    players::keep_players(scene, players);
    desk.say_in_full(scene, Topic::General, &message);
    asking::setup_dialogue::ask_interview(scene, desk);
}

/// Whoever was to lead still leads when players sit elsewhere.
fn move_leader(scene: &mut Scene, moved: impl Fn(Seat) -> Seat) {
    let Some(interview) = setup_dialogue::interview(scene) else { return };
    interview.proposed = interview.proposed.map(&moved);
    if let Some(LeaderChoice::Named(seat)) = interview.leader {
        interview.leader = Some(LeaderChoice::Named(moved(seat)));
    }
}
