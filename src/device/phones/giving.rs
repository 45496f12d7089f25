//! What phones give: answers to slips, questions of their own, how they want their pages.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::fields::Filled;
use super::guests::{Guest, Taste};
use super::house::House;
use super::looking::{Beside, seat_page};
use super::padding::{SENTENCE, padded};
use super::page::asked::{Fault, chosen_sentence, label};
use super::text::Text;
use super::token::{FORM, Token};
use crate::language::{Language, Length, Message};
use crate::session::pages::{PageWords, PhonesEvent};
use crate::session::seats::{About, Answer, WrittenChoice, WrittenSlip};
use crate::session::{Input, Sealed, Seat};

/// What the script is told when its form is over.
const OVER: StatusCode = StatusCode::ACCEPTED;
/// The longest question, in letters.
const LONGEST_QUESTION: usize = 200;

/// Whose page it is.
struct Sender<'a> {
    house: &'a House,
    token: &'a Token,
    guest: &'a Guest,
    seat: Seat,
    by_script: bool,
}

impl Sender<'_> {
    fn text(&self) -> Text {
        Text(self.guest.taste.words.language)
    }

    /// All went well: the script is told in a sentence, and whether that is all; without it the next page begins with it.
    fn well(&self, status: StatusCode, sentence: String) -> Response {
        if self.by_script {
            return (status, padded(sentence, SENTENCE)).into_response();
        }
        if let Some(guest) = self.house.room().guests.of_mut(self.token) {
            guest.notice = Some(sentence).filter(|sentence| !sentence.is_empty());
        }
        Redirect::to("/seat").into_response()
    }

    /// Something is wrong: the script is told in a sentence, else the page has it at its field.
    fn wrong(&self, sentence: &str, beside: Beside) -> Response {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        if self.by_script {
            return (status, padded(sentence.to_owned(), SENTENCE)).into_response();
        }
        let page = seat_page(self.house, self.token, self.guest, self.seat, beside);
        (status, Html(page)).into_response()
    }
}

/// Why an answer is not sent on.
#[derive(Debug, PartialEq, Eq)]
enum Wrong {
    /// That is not asked any more.
    Over,
    /// Nothing, or too few or too many are chosen: it takes so many.
    Choose(u8),
    /// This one may not be chosen, and why.
    Refused(String),
}

/// Takes an answer to a slip.
pub(super) async fn answer(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let visitor = &filled.visitor;
    let (token, guest, seat) = match visitor.sent(filled.one(FORM)).and_then(|()| visitor.seated()) {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let sender = Sender { house: &house, token, guest, seat, by_script: visitor.by_script };
    let text = sender.text();
    let chosen: Vec<usize> = filled.all("choice").filter_map(|at| at.parse().ok()).collect();
    // Another run of the program has numbered its slips anew.
    let is_of_now = filled.one("run") == Some(house.run().as_str());
    let number = filled.one("slip").filter(|_| is_of_now).and_then(|number| number.parse::<u32>().ok());
    let own = house.room().own(seat);
    let slip = own.slip.as_ref().map(|slip| slip.open()).filter(|slip| Some(slip.number) == number);
    let read = slip.ok_or(Wrong::Over).and_then(|slip| read(slip, &chosen, filled.one("done").is_some()));
    let (number, answer) = match read.map(|answer| (number.unwrap_or_default(), answer)) {
        Ok(read) => read,
        Err(Wrong::Over) => return sender.well(OVER, text.say("page-over")),
        Err(wrong) => {
            let sentence = match wrong {
                Wrong::Refused(reason) => reason,
                Wrong::Choose(number) => text.tell(&Message::new("page-choose-exactly").number("number", number)),
                Wrong::Over => text.say("page-over"),
            };
            let fault = Fault { sentence: sentence.clone(), chosen };
            return sender.wrong(&sentence, Beside { fault: Some(fault), ..Beside::default() });
        }
    };
    let counts = slip.map_or_else(|| text.say("page-noted"), |slip| counted(text, slip, &chosen));
    let before = own.settled.count;
    house.tell(Input::Answered { from: seat, slip: number, answer: Sealed::new(answer) });
    let settled = house.until(|room| {
        let own = room.own(seat);
        let is_ours = own.settled.count > before && own.settled.slip == number;
        let gone = room.guests.of(token).is_none();
        (is_ours || gone).then_some((is_ours && own.settled.taken, own.slip))
    });
    match settled.await {
        Some((false, _)) => sender.well(StatusCode::OK, text.say("page-not-taken")),
        Some((true, Some(slip))) if slip.open().number == number => {
            let slip = slip.open();
            let choice = slip.chosen.and_then(|at| slip.choices.get(at));
            // Without the script the page has the sentence at its form.
            match choice {
                Some(choice) if visitor.by_script => sender.well(StatusCode::OK, chosen_sentence(text, choice)),
                Some(_) => sender.well(StatusCode::OK, String::new()),
                // What can't be undone among people is read back to the table first.
                None if slip.about == About::Turn => sender.well(StatusCode::OK, text.say("page-to-confirm")),
                None => sender.well(StatusCode::OK, counts),
            }
        }
        Some((true, _)) => sender.well(OVER, counts),
        None => sender.well(StatusCode::OK, text.say("page-sent")),
    }
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
            let names: Vec<&str> = several.iter().map(|choice| label(&choice.text)).collect();
            format!("{} {}.", text.say("page-counts"), names.join(", "))
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
    let visitor = &filled.visitor;
    let (token, guest, seat) = match visitor.sent(filled.one(FORM)).and_then(|()| visitor.seated()) {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let sender = Sender { house: &house, token, guest, seat, by_script: visitor.by_script };
    let text = sender.text();
    let asked: String = filled.one("line").unwrap_or_default().chars().filter(|sign| !sign.is_control()).collect();
    let wrong = match asked.trim() {
        "" => Some("page-question-missing"),
        line if line.chars().count() > LONGEST_QUESTION => Some("page-question-long"),
        _ => None,
    };
    if let Some(key) = wrong {
        let sentence = text.say(key);
        return sender.wrong(&sentence, Beside { question: Some(sentence.clone()), ..Beside::default() });
    }
    let newest = |own: &super::room::Own| own.answers.last().map_or(0, |(number, _)| *number);
    let before = newest(&house.room().own(seat));
    let line = Sealed::new(asked.trim().to_owned());
    house.tell(Input::Phones(PhonesEvent::Asks { from: seat, line }));
    house.until(|room| (newest(&room.own(seat)) > before).then_some(())).await;
    sender.well(StatusCode::OK, String::new())
}

/// Takes how a phone wants its pages.
pub(super) async fn settings(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let visitor = &filled.visitor;
    let (token, guest) = match visitor.sent(filled.one(FORM)).and_then(|()| visitor.known()) {
        Ok(known) => known,
        Err(refusal) => return visitor.refused(refusal),
    };
    let is_on = |name| filled.one(name) == Some("on");
    let language = filled.one("language").and_then(Language::from_code).unwrap_or(guest.taste.words.language);
    let length = match filled.one("wording") {
        Some("brief") => Length::Brief,
        Some("full") => Length::Full,
        _ => guest.taste.words.length,
    };
    let words = PageWords { language, length };
    let captions = filled.one("then") == Some("captions");
    let taste = match captions {
        true => Taste { words, rows: is_on("rows"), speech: is_on("speech"), ..guest.taste },
        false => Taste { words, speech: is_on("speech"), vibration: is_on("vibration"), ..guest.taste },
    };
    let notice = Text(words.language).say("page-saved");
    house.change(|room| {
        if let Some(guest) = room.guests.of_mut(token) {
            guest.taste = taste;
            guest.notice = (!captions).then_some(notice);
        }
    });
    house.keep();
    if let Some(seat) = guest.seat.filter(|_| words != guest.taste.words) {
        house.tell(Input::Reached(seat, taste.manner()));
        house.until(|room| room.said(words).map(|_| ())).await;
    }
    Redirect::to(if captions { "/captions" } else { "/seat" }).into_response()
}
