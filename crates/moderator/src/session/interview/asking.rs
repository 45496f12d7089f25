//! The questions before a game.

use crate::language::{Message, terms};
use crate::session::desk::Desk;
use crate::session::desk::history::Topic;
use crate::session::interview::state::{Interview, Wanted};
use crate::session::interview::unfinished::ask_unfinished;
use crate::session::interview::{choices, offering, open};
use crate::session::refuse::fault::shortened;
use crate::session::scene::{Activity, Scene};
use protocol::ScreenReader;
use protocol::question::Question;

/// How many play if nobody says otherwise, where the edition is for so many.
const USUAL: usize = 5;

/// What is played, and whether it begins.
pub(super) fn ask_start(interview: &Interview) -> Message {
    let reveal = interview.reveal();
    let modules: Vec<Message> = terms::named(interview.modules).into_iter().map(Message::new).collect();
    let modules = if modules.is_empty() { vec![Message::new("no-modules")] } else { modules };
    Message::new("ask-start")
        .message("edition", Message::new(terms::edition(interview.edition)))
        .message("reveal", Message::new(terms::reveal(reveal)))
        .list("modules", modules)
}

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
        None if scene.preferences.players.len() >= open::fewest_players(scene) => {
            Message::new("ask-players-same").texts("names", scene.preferences.players.clone())
        }
        None => Message::new("ask-players"),
    }
}

/// The open question as it is asked.
pub(super) fn ask_for_company(wanted: &Wanted) -> Message {
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

/// How many usually play.
pub(super) fn usual_company(wanted: &Wanted) -> usize {
    let (fewest, most) = wanted.told.edition_told().players();
    USUAL.clamp(fewest, most)
}

/// Asks the open question before the game.
pub(in crate::session) fn ask_interview(scene: &Scene, desk: &mut Desk) {
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
            offering::offer_line_ups(scene, desk);
            Some(Message::new("ask-option"))
        }
        Question::Edition => {
            choices::editions().iter().for_each(|edition| desk.say_in_full(scene, Topic::General, edition));
            Some(Message::new("ask-edition"))
        }
        _ => {
            offering::tell_characters(scene, desk);
            Some(ask_start(interview))
        }
    };
    if let Some(message) = message {
        desk.say(scene, Topic::General, message);
    }
}

pub(in crate::session) fn ask_leader(interview: &Interview) -> Message {
    match interview.proposed {
        Some(seat) => Message::new("ask-leader-again").player("leader", seat),
        None => Message::new("ask-leader"),
    }
}
