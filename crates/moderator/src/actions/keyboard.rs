//! Single keys towards an answer: digits, letters, the line that is opened and dropped.

use crate::actions::speech_input;
use crate::game::{Count, MissionCard, Seat};
use crate::language::{Message, Misunderstood};
use crate::narration::answers::help;
use crate::output::history::Topic;
use crate::output::{Desk, ceremony, script};
use crate::queries::lines::{named, understood};
use crate::queries::secret_ballot::voters;
use crate::queries::speech_input::confirmation;
use crate::queries::{keys, lines, subjects};
use crate::state::keyboard::Keyboard;
use crate::state::open::Mode;
use crate::state::table_state::Scene;
use protocol::question::Question;
use protocol::{BadLine, Effect, Want};

/// The largest number that answers the open question.
fn most(scene: &Scene) -> u32 {
    let Some(game) = scene.game() else { return u32::MAX };
    let counts = game.phase().run().map(|run| game.plausible_counts(run)).unwrap_or_default();
    let most = |cards: fn(&Count) -> u8| counts.iter().map(cards).max().map_or(u32::MAX, u32::from);
    match scene.question() {
        Question::Vote => voters(scene).len() as u32,
        Question::CountOn { card: MissionCard::Reverse } => most(|count| count.reverses),
        Question::CountOn { card: MissionCard::RogueSuccess } => most(|count| count.rogues),
        _ => most(|count| count.fails),
    }
}

pub(crate) fn open_line(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard) {
    keyboard.typing = true;
    desk.say(scene, Topic::General, Message::new("line-opens"));
}

pub(crate) fn drop_line(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard) {
    keyboard.typing = false;
    desk.say(scene, Topic::General, Message::new("entry-dropped"));
}

/// A digit of a number: one that makes it too large is refused, and the number stays as it was.
pub(crate) fn add_digit(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard, sign: char) {
    let digits = format!("{}{sign}", keyboard.entry.digits);
    let (number, most) = (digits.parse::<u32>().unwrap_or(u32::MAX), most(scene));
    if number > most {
        let refused = Message::new("refused-too-high").number("number", number).number("most", most);
        return desk.refuse(scene, "no-choice", refused);
    }
    keyboard.entry.digits = digits;
    read_entry(scene, desk, keyboard);
}

/// A digit is a seat: it joins the team, or leaves it again.
pub(crate) fn team_digit(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard, number: u32) {
    let players = scene.lexicon.names().values().len();
    let Some(seat) = Seat::from_number(number).filter(|seat| seat.index() < players) else {
        let refused = Message::new("refused-no-seat").number("seat", number).number("players", players as u32);
        return desk.refuse(scene, "unknown-player", refused);
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
    desk.say_in_full(scene, Topic::General, &message);
}

fn read_entry(scene: &Scene, desk: &mut Desk, keyboard: &Keyboard) {
    let number = keyboard.entry.digits.parse::<u32>().unwrap_or(u32::MAX);
    let players = voters(scene).len() as u32;
    let message = match scene.question() {
        Question::Vote => {
            let key = if number > 0 && number * 10 <= players { "entry-vote-more" } else { "entry-vote" };
            Message::new(key).number("approve", number).number("reject", players.saturating_sub(number))
        }
        Question::CountOn { card: MissionCard::Reverse } => Message::new("entry-reverses").number("count", number),
        Question::CountOn { card: MissionCard::RogueSuccess } => Message::new("entry-rogues").number("count", number),
        _ => Message::new("entry-fails").number("fails", number),
    };
    desk.say_in_full(scene, Topic::General, &message);
}

/// Tells single-key mode whether letters are text now, before anything that asks for them is printed: whoever answers
/// at once is understood.
pub(crate) fn want(scene: &Scene, desk: &mut Desk, keyboard: &mut Keyboard) {
    if !keys::uses_single_keys(scene) || scene.mode == Mode::Program {
        return;
    }
    let want = if scene.question().wants_a_line() { Want::Line } else { Want::Key };
    if keyboard.wanted != Some(want) {
        keyboard.wanted = Some(want);
        desk.effects.insert(0, Effect::Want(want));
    }
}

/// A name that is nearly one of this table's: what was meant with it is read back. False if that plays nothing.
pub(crate) fn reads_back_as_meant(scene: &mut Scene, desk: &mut Desk, line: &str, why: &Misunderstood) -> bool {
    let Misunderstood::UnknownPlayer { word, suggestion: Some(near) } = why else { return false };
    let meant = understood(scene, &named(line, word, &scene.name_of(*near)));
    let Some(intent) = meant.ok().filter(|_| scene.mode == Mode::Table) else { return false };
    let action = subjects::action_of(scene, &intent);
    if action.is_none_or(|action| confirmation::refusal_of(scene, action).is_some()) {
        return false;
    }
    let message = Message::new("suggested-player").text("word", lines::as_written(line, word));
    desk.say_in_full(scene, Topic::General, &message.player("suggestion", *near));
    speech_input::read_back(scene, desk, intent);
    true
}

pub(crate) fn bad_line(scene: &mut Scene, desk: &mut Desk, keyboard: &mut Keyboard, fault: BadLine) {
    keyboard.line_ended();
    desk.narration.history.begin_group();
    desk.silence(scene);
    match fault {
        BadLine::TooLong => desk.refuse(scene, "line-too-long", Message::new("refused-too-long")),
        BadLine::NotText => desk.refuse(scene, "not-text", Message::new("refused-not-text")),
    }
    script::hold_silenced_script(scene, desk);
    ceremony::go_on_with_ceremony(scene, desk);
    help::report_state(scene, desk);
}
