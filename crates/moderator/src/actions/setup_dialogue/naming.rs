//! The players' names, as they are taken in before the game and put right.

use crate::actions::setup_dialogue::players;
use crate::game::{LeaderChoice, Seat};
use crate::language::Message;
use crate::language::names::{as_called, is_point_of_list};
use crate::language::pattern::Token;
use crate::narration::asking;
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries;
use crate::queries::setup_dialogue::asking::{Doubt, refused_name};
use crate::queries::setup_dialogue::filling;
use crate::state::open::Mode;
use crate::state::setup_dialogue;
use crate::state::speech_input::Listening;
use crate::state::table_state::TableState;

/// Names with a comma between any two of them: "Ana, Ben and Cleo" are three, and so are "1. Ana 2. Ben 3. Cleo".
fn listed(state: &TableState, names: &str) -> String {
    let phrases = state.localizer.phrases();
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
pub(crate) fn seat_players(state: &mut TableState, output: &mut Output, listening: &mut Listening, names: &str) {
    let names = &listed(state, names);
    let phrases = state.localizer.phrases();
    let is_doubtful = |name: &&str| match phrases.virtual_name(name) {
        Some(name) => phrases.is_hardly_a_name(&name),
        None => phrases.is_hardly_a_name(name),
    };
    let doubtful = names.split(',').find(is_doubtful);
    if doubtful.is_some() && state.mode == Mode::Table {
        return doubt(state, output, names.to_owned());
    }
    seat_all(state, output, listening, names);
}

/// Asks whether one of these is a name at all.
pub(crate) fn doubt(state: &mut TableState, output: &mut Output, names: String) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    dialogue.doubtful = Some(names);
    asking::setup_dialogue::ask_dialogue(state, output);
}

pub(crate) fn doubt_settled(state: &mut TableState, output: &mut Output, listening: &mut Listening, doubt: Doubt) {
    let names = setup_dialogue::dialogue(state).and_then(|dialogue| dialogue.doubtful.take());
    match (doubt, names) {
        (Doubt::Unfounded, Some(names)) => seat_all(state, output, listening, &names),
        _ => asking::setup_dialogue::ask_dialogue(state, output),
    }
}

/// What was hardly a name was none.
pub(crate) fn drop_doubtful_name(state: &mut TableState) {
    if let Some(dialogue) = setup_dialogue::dialogue(state) {
        dialogue.doubtful = None;
    }
}

fn seat_all(state: &mut TableState, output: &mut Output, listening: &mut Listening, names: &str) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    dialogue.doubtful = None;
    let (mut players, mut virtual_players) = (dialogue.players.clone(), dialogue.virtual_players.clone());
    for name in names.split(',') {
        let virtual_name = state.localizer.phrases().virtual_name(name).map(|name| as_called(&name));
        virtual_players.extend(virtual_name.clone());
        players.push(virtual_name.unwrap_or_else(|| as_called(name)));
        if let Some(refused) = refused_name(state, &players) {
            return output.refuse(state, "name", refused);
        }
    }
    let most = queries::setup_dialogue::most_players(state);
    if players.len() > most {
        let refused = Message::new("refused-too-many-players").number("found", players.len() as u32);
        return output.refuse(state, "too-many-players", refused.number("most", most as u32));
    }
    let several = names.contains(',');
    let seated = players.len();
    players::keep_players(state, players);
    keep_virtual_players(state, virtual_players);
    if let Some(seat) = Seat::from_number(seated as u32).filter(|_| !several) {
        let message = Message::new("player-seated").number("seat", seat.number()).player("player", seat);
        output.say_in_full(state, Topic::General, &message);
    }
    if several && queries::setup_dialogue::players_so_far(state) >= queries::setup_dialogue::fewest_players(state)
        || queries::setup_dialogue::players_so_far(state) == most
    {
        players::players_done(state, output, listening);
    } else {
        asking::setup_dialogue::ask_dialogue(state, output);
    }
}

fn keep_virtual_players(state: &mut TableState, virtual_players: Vec<String>) {
    if let Some(dialogue) = setup_dialogue::dialogue(state) {
        dialogue.virtual_players = virtual_players;
    }
}

/// As many as are to be played for beside those who were named get names too.
pub(crate) fn name_those_who_are_not_there(state: &mut TableState) {
    let players = state.localizer.names().values().to_vec();
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    let (there, count) = (players.len(), players.len() + std::mem::take(&mut dialogue.unnamed_virtual_players));
    let mut virtual_players = dialogue.virtual_players.clone();
    let players = filling::joined_by(&state.localizer, players, count);
    virtual_players.extend_from_slice(&players[there..]);
    players::keep_players(state, players);
    keep_virtual_players(state, virtual_players);
}

/// Puts a name right before the game.
pub(crate) fn rename_before_the_game(state: &mut TableState, output: &mut Output, seat: Seat, name: &str) {
    let name = as_called(name);
    let mut players: Vec<String> = state.localizer.names().values().to_vec();
    let Some(old) = players.get(seat.index()).cloned() else { return };
    let others = players.iter().filter(|other| **other != old).cloned().chain([name.clone()]).collect::<Vec<_>>();
    if let Some(refused) = refused_name(state, &others) {
        return output.refuse(state, "name", refused);
    }
    players[seat.index()].clone_from(&name);
    let virtual_players = queries::setup_dialogue::virtual_players(state)
        .into_iter()
        .map(|other| if other == old { name.clone() } else { other });
    keep_virtual_players(state, virtual_players.collect());
    players::keep_players(state, players);
    output.say_in_full(state, Topic::General, &Message::new("renamed").text("old", old).text("new", name));
    asking::setup_dialogue::ask_dialogue(state, output);
}

/// Somebody who comes late sits down on the left of a player.
pub(crate) fn join_before_the_game(state: &mut TableState, output: &mut Output, after: Seat, name: &str) {
    let name = as_called(name);
    let mut players: Vec<String> = state.localizer.names().values().to_vec();
    let most = queries::setup_dialogue::most_players(state);
    if let Some(refused) = refused_name(state, &[players.clone(), vec![name.clone()]].concat()) {
        return output.refuse(state, "name", refused);
    }
    players.insert(after.index() + 1, name.clone());
    let found = players.len();
    if found > most {
        let refused = Message::new("refused-too-many-players").number("found", found as u32);
        return output.refuse(state, "too-many-players", refused.number("most", most as u32));
    }
    move_leader(state, |seat| match seat.index() > after.index() {
        true => Seat::from_index(seat.index() + 1).unwrap_or(seat),
        false => seat,
    });
    let message = Message::new("joined-before").text("name", name).texts("names", players.clone());
    players::keep_players(state, players);
    output.say_in_full(state, Topic::General, &message);
    if setup_dialogue::dialogue(state).is_some_and(|dialogue| dialogue.players_complete) {
        players::find_edition_for(state, output, found);
    }
    asking::setup_dialogue::ask_dialogue(state, output);
}

/// Two players change places before the game.
pub(crate) fn swap_before_the_game(state: &mut TableState, output: &mut Output, first: Seat, second: Seat) {
    let mut players: Vec<String> = state.localizer.names().values().to_vec();
    players.swap(first.index(), second.index());
    move_leader(state, |seat| match seat {
        seat if seat == first => second,
        seat if seat == second => first,
        seat => seat,
    });
    let message = Message::new("swapped").text("first", &players[second.index()]);
    let message = message.text("second", &players[first.index()]).texts("names", players.clone());
    players::keep_players(state, players);
    output.say_in_full(state, Topic::General, &message);
    asking::setup_dialogue::ask_dialogue(state, output);
}

/// Whoever was to lead still leads when players sit elsewhere.
fn move_leader(state: &mut TableState, moved: impl Fn(Seat) -> Seat) {
    let Some(dialogue) = setup_dialogue::dialogue(state) else { return };
    dialogue.proposed = dialogue.proposed.map(&moved);
    if let Some(LeaderChoice::Named(seat)) = dialogue.leader {
        dialogue.leader = Some(LeaderChoice::Named(moved(seat)));
    }
}
