//! Single keys towards an answer: digits, letters, the line that is opened and dropped.

use crate::game::{Count, MissionCard, Seat};
use crate::language::{Message, Misunderstood};
use crate::output::Output;
use crate::output::history::Topic;
use crate::queries::lines::{named, understood};
use crate::queries::secret_ballot::voters;
use crate::queries::speech_input::confirmation;
use crate::queries::{keys, subjects};
use crate::state::keyboard::Keyboard;
use crate::state::open::Mode;
use crate::state::table_state::TableState;
use protocol::question::Question;
use protocol::{BadLine, Cue, Effect, Want};

/// The largest number that answers the open question.
fn most(state: &TableState) -> u32 {
    let Some(game) = state.game() else { return u32::MAX };
    let counts = game.phase().run().map(|run| game.plausible_counts(run)).unwrap_or_default();
    let most = |cards: fn(&Count) -> u8| counts.iter().map(cards).max().map_or(u32::MAX, u32::from);
    match state.question() {
        Question::Vote => voters(state).len() as u32,
        Question::CountOn { card: MissionCard::Reverse } => most(|count| count.reverses),
        Question::CountOn { card: MissionCard::RogueSuccess } => most(|count| count.rogues),
        _ => most(|count| count.fails),
    }
}

pub(crate) fn open_line(state: &TableState, output: &mut Output, keyboard: &mut Keyboard) {
    keyboard.typing = true;
    output.say(state, Topic::General, Message::new("line-opens"));
}

pub(crate) fn drop_line(state: &TableState, output: &mut Output, keyboard: &mut Keyboard) {
    keyboard.typing = false;
    output.say(state, Topic::General, Message::new("entry-dropped"));
}

/// A digit of a number: one that makes it too large is refused, and the number stays as it was.
pub(crate) fn add_digit(state: &TableState, output: &mut Output, keyboard: &mut Keyboard, sign: char) {
    let digits = format!("{}{sign}", keyboard.entry.digits);
    let (number, most) = (digits.parse::<u32>().unwrap_or(u32::MAX), most(state));
    if number > most {
        let refused = Message::new("refused-too-high").number("number", number).number("most", most);
        return output.refuse(state, "no-choice", refused);
    }
    keyboard.entry.digits = digits;
    read_entry(state, output, keyboard);
}

/// A digit is a seat: it joins the team, or leaves it again.
pub(crate) fn team_digit(state: &TableState, output: &mut Output, keyboard: &mut Keyboard, number: u32) {
    let players = state.localizer.names().values().len();
    let Some(seat) = Seat::from_number(number).filter(|seat| seat.index() < players) else {
        let refused = Message::new("refused-no-seat").number("seat", number).number("players", players as u32);
        return output.refuse(state, "unknown-player", refused);
    };
    let team = &mut keyboard.entry.team;
    let key = if team.insert(seat) {
        "entry-joins"
    } else {
        team.remove(seat);
        "entry-leaves"
    };
    let team = *team;
    let message = Message::new(key).player("player", seat).number("count", team.len() as u32);
    output.say_in_full(state, Topic::General, &message);
}

fn read_entry(state: &TableState, output: &mut Output, keyboard: &Keyboard) {
    let number = keyboard.entry.digits.parse::<u32>().unwrap_or(u32::MAX);
    let players = voters(state).len() as u32;
    let message = match state.question() {
        Question::Vote => {
            let key = if number > 0 && number * 10 <= players { "entry-vote-more" } else { "entry-vote" };
            Message::new(key).number("approve", number).number("reject", players.saturating_sub(number))
        }
        Question::CountOn { card: MissionCard::Reverse } => Message::new("entry-reverses").number("count", number),
        Question::CountOn { card: MissionCard::RogueSuccess } => Message::new("entry-rogues").number("count", number),
        _ => Message::new("entry-fails").number("fails", number),
    };
    output.say_in_full(state, Topic::General, &message);
}

/// Tells single-key mode whether letters are text now, before anything that asks for them is printed: whoever answers
/// at once is understood.
pub(crate) fn want(state: &TableState, output: &mut Output, keyboard: &mut Keyboard) {
    if !keys::uses_single_keys(state) || state.mode == Mode::Program {
        return;
    }
    let want = if state.question().wants_a_line() { Want::Line } else { Want::Key };
    if keyboard.wanted != Some(want) {
        keyboard.wanted = Some(want);
        output.effects.insert(0, Effect::Want(want));
    }
}

/// A name that is nearly one of this table's: what was meant with it is read back. False if that plays nothing.
pub(crate) fn reads_back_as_meant(
    state: &mut TableState,
    output: &mut Output,
    line: &str,
    why: &Misunderstood,
) -> bool {
    let Misunderstood::UnknownPlayer { word, suggestion: Some(near) } = why else { return false };
    let meant = understood(state, &named(line, word, &state.name_of(*near)));
    let Ok(intent) = meant else { return false };
    let action = subjects::action_of(state, &intent);
    if action.is_none_or(|action| confirmation::refusal_of(state, action).is_some()) {
        return false;
    }
    state.open.pending = Some(intent);
    let message = Message::new("suggested-player").player("suggestion", *near);
    if let Some(meant) = confirmation::read_back_question(state) {
        output.cue(state, Cue::YourTurn);
        output.asks_for(state, Topic::General, message.message("meant", meant));
    }
    true
}

pub(crate) fn bad_line(state: &mut TableState, output: &mut Output, keyboard: &mut Keyboard, fault: BadLine) {
    keyboard.line_ended();
    output.narration.history.begin_group();
    output.silence(state);
    match fault {
        BadLine::TooLong => output.refuse(state, "line-too-long", Message::new("refused-too-long")),
        BadLine::NotText => output.refuse(state, "not-text", Message::new("refused-not-text")),
    }
}
