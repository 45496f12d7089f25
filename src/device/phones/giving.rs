//! What phones give: answers to slips, questions of their own, how they want their pages.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::fields::Filled;
use super::guests::Taste;
use super::house::House;
use super::looking::{Beside, seat_page};
use super::padding::{SENTENCE, padded};
use super::page::asked::{Fault, chosen_sentence};
use super::refusal::Refusal;
use super::room::Own;
use super::text::Text;
use super::token::FORM;
use super::visitor::Visitor;
use crate::language::{Language, Length, Message};
use protocol::pages::{PageWords, PhonesEvent};
use protocol::{About, Answer, WrittenChoice, WrittenSlip};
use protocol::{Input, Sealed, Seat};

/// What the script is told when its form is over.
const OVER: StatusCode = StatusCode::ACCEPTED;
/// The longest question, in letters.
const LONGEST_QUESTION: usize = 200;

/// All went well: the script is told in a sentence, and whether that is all; without it the next page begins with it.
fn well(house: &House, visitor: &Visitor, status: StatusCode, sentence: String) -> Response {
    if visitor.by_script {
        return (status, padded(sentence, SENTENCE)).into_response();
    }
    let mut room = house.room();
    if let Some(guest) = visitor.token.as_ref().and_then(|token| room.guests.of_mut(token)) {
        guest.notice = Some(sentence).filter(|sentence| !sentence.is_empty());
    }
    Redirect::to("/seat").into_response()
}

/// Something is wrong: the script is told in a sentence, else the page has it at its field.
fn wrong(house: &House, visitor: &Visitor, sentence: String, beside: Beside) -> Response {
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    if visitor.by_script {
        return (status, padded(sentence, SENTENCE)).into_response();
    }
    seat_page(house, visitor, status, beside)
}

/// Why an answer is not sent on.
#[derive(Debug, PartialEq, Eq)]
enum Wrong {
    /// The phone has no seat, or it is no form of ours.
    Sender(Refusal),
    /// That is not asked any more.
    Over,
    /// Nothing, or too few or too many are chosen: it takes so many.
    Choose(u8),
    /// This one may not be chosen, and why.
    Refused(String),
}

/// An answer that was sent on to the session.
struct Sent {
    seat: Seat,
    /// The slip that it is for.
    slip: u32,
    /// How many answers of the seat were looked at before it.
    before: u64,
    /// What is said if it counts.
    counts: String,
}

/// Sends an answer on. Who it is from, and what is asked there, is looked at together with that: nobody else can have the
/// seat by then.
fn send(house: &House, filled: &Filled, chosen: &[usize]) -> Result<Sent, Wrong> {
    let visitor = &filled.visitor;
    visitor.sent(filled.one(FORM)).map_err(Wrong::Sender)?;
    // Another run of the program has numbered its slips anew.
    let is_of_now = filled.one("run") == Some(house.run().as_str());
    let number = filled.one("slip").filter(|_| is_of_now).and_then(|number| number.parse::<u32>().ok());
    let room = house.room();
    let (_, _, seat) = visitor.seated(&room).map_err(Wrong::Sender)?;
    let own = room.own(seat);
    let slip = own.slip.as_ref().map(|slip| slip.open()).filter(|slip| Some(slip.number) == number);
    let slip = slip.ok_or(Wrong::Over)?;
    let answer = read(slip, chosen, filled.one("done").is_some())?;
    house.tell(Input::Answered { from: seat, slip: slip.number, answer: Sealed::new(answer) });
    let counts = counted(visitor.text(), slip, chosen);
    Ok(Sent { seat, slip: slip.number, before: own.settled.count, counts })
}

/// Takes an answer to a slip.
pub(super) async fn answer(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let (house, visitor) = (&*house, &filled.visitor);
    let text = visitor.text();
    let chosen: Vec<usize> = filled.all("choice").filter_map(|at| at.parse().ok()).collect();
    let Sent { seat, slip: number, before, counts } = match send(house, &filled, &chosen) {
        Ok(sent) => sent,
        Err(Wrong::Sender(refusal)) => return visitor.refused(refusal),
        Err(Wrong::Over) => return well(house, visitor, OVER, text.say("page-over")),
        Err(Wrong::Refused(reason)) => return at_form(house, visitor, reason, chosen),
        Err(Wrong::Choose(number)) => {
            let sentence = text.tell(&Message::new("page-choose-exactly").number("number", number));
            return at_form(house, visitor, sentence, chosen);
        }
    };
    let settled = house.until(|room| {
        let gone = visitor.seated(room).is_err();
        // What is asked there by now is somebody else's.
        let own = if gone { Own::default() } else { room.own(seat) };
        let is_ours = own.settled.count > before && own.settled.slip == number;
        (is_ours || gone).then_some((is_ours && own.settled.taken, own.slip))
    });
    match settled.await {
        Some((false, _)) => well(house, visitor, StatusCode::OK, text.say("page-not-taken")),
        Some((true, Some(slip))) if slip.open().number == number => {
            let slip = slip.open();
            let choice = slip.chosen.and_then(|at| slip.choices.get(at));
            // Without the script the page has the sentence at its form.
            let sentence = match choice {
                Some(choice) if visitor.by_script => chosen_sentence(text, choice),
                Some(_) => String::new(),
                // What can't be undone among people is read back to the table first.
                None if slip.about == About::Turn => text.say("page-to-confirm"),
                None => counts,
            };
            well(house, visitor, StatusCode::OK, sentence)
        }
        Some((true, _)) => well(house, visitor, OVER, counts),
        None => well(house, visitor, StatusCode::OK, text.say("page-sent")),
    }
}

fn at_form(house: &House, visitor: &Visitor, sentence: String, chosen: Vec<usize>) -> Response {
    let fault = Fault { sentence: sentence.clone(), chosen };
    wrong(house, visitor, sentence, Beside { fault: Some(fault), ..Beside::default() })
}

/// Says that what was chosen counts, once it can't be changed any more. What nobody else may ever know is not said again:
/// it would stay before everybody's eyes.
fn counted(text: Text, slip: &WrittenSlip, chosen: &[usize]) -> String {
    let chosen: Vec<&WrittenChoice> = chosen.iter().filter_map(|at| slip.choices.get(*at)).collect();
    match chosen.as_slice() {
        [] => text.say("page-noted"),
        _ if matches!(slip.about, About::Card | About::Confess) => text.say("page-counts"),
        [one] => format!("{} {}", text.say("page-counts"), one.means),
        several => {
            let names = several.iter().map(|choice| choice.text.clone()).collect();
            text.tell(&Message::new("page-counts-all").texts("names", names))
        }
    }
}

/// What was answered.
fn read(slip: &WrittenSlip, chosen: &[usize], is_done: bool) -> Result<Answer, Wrong> {
    if is_done {
        return Ok(Answer::Done);
    }
    let mut choices = Vec::new();
    for at in chosen {
        let choice = slip.choices.get(*at).ok_or(Wrong::Over)?;
        if let Some(reason) = &choice.refused {
            return Err(Wrong::Refused(reason.clone()));
        }
        choices.push(choice.answer);
    }
    let wanted = slip.together.unwrap_or(1);
    let first = choices.first().copied().ok_or(Wrong::Choose(wanted))?;
    if choices.len() != usize::from(wanted) {
        return Err(Wrong::Choose(wanted));
    }
    let union = |all, next| match (all, next) {
        (Answer::Team(team), Answer::Team(member)) => Answer::Team(team.or(member)),
        (all, _) => all,
    };
    let answer = choices.into_iter().fold(first, union);
    match answer {
        // The same one twice is no team.
        Answer::Team(team) if slip.together.is_some() && team.len() != usize::from(wanted) => {
            Err(Wrong::Choose(wanted))
        }
        answer => Ok(answer),
    }
}

/// Takes a question of a seat.
pub(super) async fn ask(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let (house, visitor) = (&*house, &filled.visitor);
    let text = visitor.text();
    let asked: String = filled.one("line").unwrap_or_default().chars().filter(|sign| !sign.is_control()).collect();
    let fault = match asked.trim() {
        "" => Some("page-question-missing"),
        line if line.chars().count() > LONGEST_QUESTION => Some("page-question-long"),
        _ => None,
    };
    let newest = |own: &Own| own.answers.last().map_or(0, |(number, _)| *number);
    let asks = || -> Result<_, Refusal> {
        visitor.sent(filled.one(FORM))?;
        let room = house.room();
        let (_, _, seat) = visitor.seated(&room)?;
        if fault.is_none() {
            let line = Sealed::new(asked.trim().to_owned());
            house.tell(Input::Phones(PhonesEvent::Asks { from: seat, line }));
        }
        Ok((seat, newest(&room.own(seat))))
    };
    let (seat, before) = match asks() {
        Ok(asked) => asked,
        Err(refusal) => return visitor.refused(refusal),
    };
    if let Some(key) = fault {
        let sentence = text.say(key);
        return wrong(house, visitor, sentence.clone(), Beside { question: Some(sentence), ..Beside::default() });
    }
    house.until(|room| (visitor.seated(room).is_err() || newest(&room.own(seat)) > before).then_some(())).await;
    well(house, visitor, StatusCode::OK, String::new())
}

/// Takes how a phone wants its pages.
pub(super) async fn settings(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let visitor = &filled.visitor;
    let is_on = |name| filled.one(name) == Some("on");
    let captions = filled.one("then") == Some("captions");
    let changed = house.try_change(|room| {
        visitor.sent(filled.one(FORM))?;
        let (token, guest) = visitor.known(room)?;
        let (before, seat) = (guest.taste, guest.seat);
        let language = filled.one("language").and_then(Language::from_code).unwrap_or(before.words.language);
        let length = match filled.one("wording") {
            Some("brief") => Length::Brief,
            Some("full") => Length::Full,
            _ => before.words.length,
        };
        let words = PageWords { language, length };
        let taste = match captions {
            true => Taste { words, rows: is_on("rows"), speech: is_on("speech"), ..before },
            false => Taste { words, speech: is_on("speech"), vibration: is_on("vibration"), ..before },
        };
        if let Some(guest) = room.guests.of_mut(token) {
            guest.taste = taste;
            guest.notice = (!captions).then(|| Text(language).say("page-saved"));
        }
        let new = seat.filter(|_| words != before.words);
        new.into_iter().for_each(|seat| house.tell(Input::Reached(seat, taste.manner())));
        Ok(new.map(|_| words))
    });
    let words = match changed {
        Ok(words) => words,
        Err(refusal) => return visitor.refused(refusal),
    };
    house.keep();
    if let Some(words) = words {
        house.until(|room| room.said(words).map(|_| ())).await;
    }
    Redirect::to(if captions { "/captions" } else { "/seat" }).into_response()
}
