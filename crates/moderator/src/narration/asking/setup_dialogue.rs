//! The questions before a game as they are asked.

use crate::language::{Message, terms};
use crate::narration;
use crate::output::Output;
use crate::output::history::Topic;
use crate::output::kit::needs_marks;
use crate::queries::lines::shortened;
use crate::queries::menu::examples;
use crate::queries::setup_dialogue;
use crate::queries::setup_dialogue::asking::{ask_start, usual_company};
use crate::queries::setup_dialogue::{asking, characters, choices};
use crate::state::open::Activity;
use crate::state::setup_dialogue::{SetupDialogue, Wanted, ask_unfinished};
use crate::state::table_state::TableState;
use protocol::ScreenReader;
use protocol::question::Question;

fn ask_who_speaks(reader: ScreenReader) -> Message {
    Message::new("ask-screen-reader").text("reader", reader.name())
}

fn ask_players(state: &TableState, dialogue: &SetupDialogue) -> Message {
    let count = dialogue.players.len();
    match dialogue.players.last() {
        Some(last) => Message::new("ask-players-more")
            .number("count", count as u32)
            .players("names", crate::game::Seats::new(count as u8).all())
            .text("last", last),
        None if state.preferences.players.len() >= setup_dialogue::fewest_players(state) => {
            Message::new("ask-players-same").texts("names", state.preferences.players.clone())
        }
        None => Message::new("ask-players"),
    }
}

/// The open question as it is asked.
fn ask_for_company(wanted: &Wanted) -> Message {
    match wanted.question() {
        Question::OwnName => Message::new("practice-ask-name"),
        _ => {
            let (fewest, most) = wanted.told.edition_told().players();
            let count = |name, number: usize| (name, number as u32);
            let [fewest, most, usual] =
                [count("fewest", fewest), count("most", most), count("usual", usual_company(wanted))];
            let message = Message::new("practice-ask-count").number(fewest.0, fewest.1).number(most.0, most.1);
            message.number(usual.0, usual.1)
        }
    }
}

/// Asks the open question before the game.
pub(crate) fn ask_dialogue(state: &TableState, output: &mut Output) {
    let Activity::SetupDialogue(dialogue) = &state.activity else { return };
    let message = match dialogue.question() {
        Question::ScreenReader => dialogue.beside.map(ask_who_speaks),
        Question::Unfinished => dialogue.unfinished.as_ref().map(|saved| ask_unfinished(saved, dialogue.offers)),
        Question::OwnName | Question::HowMany => dialogue.practice.as_deref().map(ask_for_company),
        Question::Players => Some(ask_players(state, dialogue)),
        Question::DoubtfulName => dialogue.doubtful.as_ref().map(|name| {
            let hardly = name.split(',').find(|name| state.localizer.phrases().is_hardly_a_name(name));
            let key = if dialogue.practice.is_some() { "ask-doubtful-own-name" } else { "ask-doubtful-name" };
            Message::new(key).text("name", shortened(hardly.unwrap_or(name).trim()))
        }),
        Question::Leader => Some(ask_leader(dialogue)),
        Question::RevealWay => {
            let edition = Message::new(terms::edition(dialogue.edition));
            let key = if needs_marks(dialogue.edition) { "ask-reveal-marked" } else { "ask-reveal" };
            Some(Message::new(key).message("edition", edition))
        }
        Question::Options => {
            choices::options(state).iter().for_each(|option| output.say_in_full(state, Topic::General, option));
            offer_line_ups(state, output);
            Some(Message::new("ask-option"))
        }
        Question::Edition => {
            choices::editions().iter().for_each(|edition| output.say_in_full(state, Topic::General, edition));
            Some(Message::new("ask-edition"))
        }
        _ => {
            tell_characters(state, output);
            Some(ask_start(state, dialogue))
        }
    };
    if let Some(message) = message {
        output.say(state, Topic::General, message);
    }
}

fn ask_leader(dialogue: &SetupDialogue) -> Message {
    match dialogue.proposed {
        Some(seat) => Message::new("ask-leader-again").player("leader", seat),
        None => Message::new("ask-leader"),
    }
}

/// Offers the line-ups for this table, and tells who is in the first of them.
fn offer_line_ups(state: &TableState, output: &mut Output) {
    let Activity::SetupDialogue(dialogue) = &state.activity else { return };
    let offered = setup_dialogue::line_ups(state);
    let Some(first) = offered.first() else { return };
    let said = offered
        .iter()
        .map(|line_up| examples::example(state, setup_dialogue::verb_of_line_up(line_up.name)))
        .collect();
    let edition = dialogue.edition;
    let message = Message::new("line-ups-offered")
        .number("players", dialogue.players.len() as u32)
        .list("characters", characters(edition, first.switched(edition.book(), dialogue.modules)))
        .choices("line-ups", said);
    output.say(state, Topic::General, message);
}

/// Where characters are chosen, tells who is in the game by now, and offers others.
fn tell_characters(state: &TableState, output: &mut Output) {
    let Activity::SetupDialogue(dialogue) = &state.activity else { return };
    if setup_dialogue::line_ups(state).is_empty() {
        return;
    }
    let there = characters(dialogue.edition, dialogue.modules);
    output.say(state, Topic::General, Message::new("characters-now").list("characters", there));
    offer_line_ups(state, output);
}

/// Goes on to ask what was asked, without telling all options again.
pub(crate) fn ask_on(state: &TableState, output: &mut Output) {
    match state.question() {
        Question::Options => output.say(state, Topic::General, Message::new("ask-option")),
        Question::Start => {
            let Activity::SetupDialogue(dialogue) = &state.activity else { return };
            output.say(state, Topic::General, asking::ask_start(state, dialogue));
        }
        _ => narration::asking::ask_again(state, output),
    }
}
