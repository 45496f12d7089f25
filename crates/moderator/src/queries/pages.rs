//! What pages show of the table: score, whose turn it is and with whom, rejected teams, who holds what; and an address
//! as it is spelt out.

use crate::game::{Game, Mission, Phase, Seat};
use crate::language::{Length, Message, plot, terms};
use crate::queries::plot::asking;
use crate::queries::{reminders, secret_ballot, subjects, telling};
use crate::state::table_state::TableState;
use protocol::{About, PageWords};

/// All that is said, in the language of the table.
pub(crate) fn words_of_table(state: &TableState) -> PageWords {
    PageWords { language: state.localizer.language(), length: Length::Full }
}

/// Who sits where, in seat order, for whoever comes with a phone; nobody before a game, and in a forum game.
pub(crate) fn seats(state: &TableState) -> Vec<String> {
    let is_played = state.game().is_some() && !state.goes_by_letters();
    // Nobody comes to the seat of a virtual player before the table has said so.
    let name = |(seat, name): (Seat, &String)| if state.is_virtual(seat) { String::new() } else { name.clone() };
    if is_played { state.localizer.names().iter().map(name).collect() } else { Vec::new() }
}

/// How the table stands; nothing before a game.
pub(crate) fn standing(state: &TableState) -> Vec<Message> {
    let Some(game) = state.game() else { return Vec::new() };
    let results = game.results();
    let none_run = Mission::ALL.iter().all(|mission| results.of(*mission).is_none());
    let mut lines = Vec::from_iter(waited_for(state));
    lines.push(if none_run { Message::new("score-none") } else { telling::score_line(&results) });
    let stands = subjects::of_phase(game.phase()).stands(game).filter(|stands| !lines.contains(stands));
    lines.extend(stands.filter(|_| game.ending().is_none()));
    if matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. }) {
        lines.push(Message::new("status-track").number("rejections", game.vote_track()));
    }
    lines.extend(asking::holders(state).unwrap_or_default());
    for seat in game.seats().clockwise_from(game.leader()) {
        let roles = reminders::roles(seat, game);
        let line = |key| Message::new(key).number("seat", seat.number()).player("player", seat);
        lines.push(match roles.as_slice() {
            [] => line("who-seat"),
            [_] if seat == game.leader() => line("who-seat-leader"),
            _ => line("who-seat-roles").list("roles", roles),
        });
    }
    lines
}

/// For whom the table waits, and for what, as far as everybody may know it; at the end of a game, who has won.
fn waited_for(state: &TableState) -> Option<Message> {
    let game = state.game()?;
    if let Some(ending) = game.ending() {
        return Some(terms::ending(ending));
    }
    if state.is_abandoned() {
        return None;
    }
    given_alone(state).or_else(|| for_a_card(game)).or_else(|| subjects::of_phase(game.phase()).stands(game))
}

/// Whose votes or cards are missing, or who has still to read what is theirs; none if nobody has.
fn given_alone(state: &TableState) -> Option<Message> {
    let (apart, due) = (state.apart(), state.due());
    let about = apart.map(|apart| apart.about).or(due.map(|due| due.about))?;
    let alone = due.map(|due| secret_ballot::missing(state, due)).unwrap_or_default();
    let has_told = due.is_some_and(|due| due.told.is_some());
    let table = apart.filter(|_| !has_told).map(|apart| apart.table).unwrap_or_default();
    let names = alone.or(table);
    let key = match about {
        About::Vote => "waits-votes",
        About::Card => "waits-cards",
        _ => "waits-readers",
    };
    (!names.is_empty()).then(|| Message::new(key).group("names", names))
}

/// Who has to choose somebody, or another card, for a plot card that was given.
fn for_a_card(game: &Game) -> Option<Message> {
    let Phase::Plot(dealing) = game.phase() else { return None };
    let due = dealing.due?;
    Some(Message::new("waits-target").player("player", due.by).message("card", plot::name(due.card)))
}

/// What tells a code.
pub(crate) fn spelt(message: Message, code: &str) -> Message {
    message.text("code", slowly(code)).text("written", code)
}

pub(crate) fn slowly(text: &str) -> String {
    text.chars().map(String::from).collect::<Vec<_>>().join(", ")
}
