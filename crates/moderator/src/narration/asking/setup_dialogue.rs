//! The questions before a game as they are asked.

use crate::language::{Message, terms};
use crate::narration;
use crate::output::Desk;
use crate::output::history::Topic;
use crate::queries::lines::shortened;
use crate::queries::menu::examples;
use crate::queries::setup_dialogue;
use crate::queries::setup_dialogue::asking::{ask_start, usual_company};
use crate::queries::setup_dialogue::{asking, characters, choices};
use crate::state::open::Activity;
use crate::state::setup_dialogue::{Interview, Wanted, ask_unfinished};
use crate::state::table_state::Scene;
use protocol::ScreenReader;
use protocol::question::Question;

fn ask_who_speaks(reader: ScreenReader) -> Message {
    Message::new("ask-screen-reader").text("reader", reader.name())
}

fn ask_players(scene: &Scene, interview: &Interview) -> Message {
    let count = interview.players.len();
    match interview.players.last() {
        Some(last) => Message::new("ask-players-more")
            .number("count", count as u32)
            .players("names", crate::game::Seats::new(count as u8).all())
            .text("last", last),
        None if scene.preferences.players.len() >= setup_dialogue::fewest_players(scene) => {
            Message::new("ask-players-same").texts("names", scene.preferences.players.clone())
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
pub(crate) fn ask_interview(scene: &Scene, desk: &mut Desk) {
    let Activity::Interview(interview) = &scene.activity else { return };
    let message = match interview.question() {
        Question::ScreenReader => interview.beside.map(ask_who_speaks),
        Question::Unfinished => interview.unfinished.as_ref().map(|saved| ask_unfinished(saved, interview.offers)),
        Question::OwnName | Question::HowMany => interview.practice.as_deref().map(ask_for_company),
        Question::Players => Some(ask_players(scene, interview)),
        Question::DoubtfulName => interview.doubtful.as_ref().map(|name| {
            let hardly = name.split(',').find(|name| scene.lexicon.phrases().is_hardly_a_name(name));
            let key = if interview.practice.is_some() { "ask-doubtful-own-name" } else { "ask-doubtful-name" };
            Message::new(key).text("name", shortened(hardly.unwrap_or(name).trim()))
        }),
        Question::Leader => Some(ask_leader(interview)),
        Question::RevealWay => {
            let edition = Message::new(terms::edition(interview.edition));
            Some(Message::new("ask-reveal").message("edition", edition))
        }
        Question::Options => {
            choices::options(scene).iter().for_each(|option| desk.say_in_full(scene, Topic::General, option));
            offer_line_ups(scene, desk);
            Some(Message::new("ask-option"))
        }
        Question::Edition => {
            choices::editions().iter().for_each(|edition| desk.say_in_full(scene, Topic::General, edition));
            Some(Message::new("ask-edition"))
        }
        _ => {
            tell_characters(scene, desk);
            Some(ask_start(interview))
        }
    };
    if let Some(message) = message {
        desk.say(scene, Topic::General, message);
    }
}

fn ask_leader(interview: &Interview) -> Message {
    match interview.proposed {
        Some(seat) => Message::new("ask-leader-again").player("leader", seat),
        None => Message::new("ask-leader"),
    }
}

/// Offers the line-ups for this table, and tells who is in the first of them.
fn offer_line_ups(scene: &Scene, desk: &mut Desk) {
    let Activity::Interview(interview) = &scene.activity else { return };
    let offered = setup_dialogue::line_ups(scene);
    let Some(first) = offered.first() else { return };
    let said = offered
        .iter()
        .map(|line_up| examples::example(scene, setup_dialogue::verb_of_line_up(line_up.name)))
        .collect();
    let edition = interview.edition;
    let message = Message::new("line-ups-offered")
        .number("players", interview.players.len() as u32)
        .list("characters", characters(edition, first.switched(edition.book(), interview.modules)))
        .choices("line-ups", said);
    desk.say(scene, Topic::General, message);
}

/// Where characters are chosen, tells who is in the game by now, and offers others.
fn tell_characters(scene: &Scene, desk: &mut Desk) {
    let Activity::Interview(interview) = &scene.activity else { return };
    if setup_dialogue::line_ups(scene).is_empty() {
        return;
    }
    let there = characters(interview.edition, interview.modules);
    desk.say(scene, Topic::General, Message::new("characters-now").list("characters", there));
    offer_line_ups(scene, desk);
}

/// Goes on to ask what was asked, without telling all options again.
pub(crate) fn ask_on(scene: &Scene, desk: &mut Desk) {
    match scene.question() {
        Question::Options => desk.say(scene, Topic::General, Message::new("ask-option")),
        Question::Start => {
            let Activity::Interview(interview) = &scene.activity else { return };
            desk.say(scene, Topic::General, asking::ask_start(interview));
        }
        _ => narration::asking::ask_again(scene, desk),
    }
}
