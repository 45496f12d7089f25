//! What phones give: answers to prompts, questions of their own, how they want their pages.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::clients::{Announces, Taste};
use super::fields::Filled;
use super::get_routes::{Beside, seat_page};
use super::padding::{SENTENCE, padded};
use super::page::asked::{Fault, chosen_sentence};
use super::refusal::Refusal;
use super::room::Own;
use super::shared_state::SharedState;
use super::text::Text;
use super::token::FORM;
use super::visitor::Visitor;
use crate::language::{Language, Length, Message};
use protocol::pages::{PageWords, PhonesEvent};
use protocol::{About, Answer, WrittenChoice, WrittenPrompt};
use protocol::{Input, Sealed, Seat};

/// What the script is told when its answer counts and can't be changed any more.
const DONE: StatusCode = StatusCode::ACCEPTED;
/// What it is told when that is not asked any more.
const OVER: StatusCode = StatusCode::GONE;
/// What it is told when the same button has to be tapped once more.
const SURE: StatusCode = StatusCode::CONFLICT;
/// The longest question, in letters.
const LONGEST_QUESTION: usize = 200;

/// It was looked at: the script is told in a sentence, and whether that is all; without it the next page begins with it.
fn well(shared_state: &SharedState, visitor: &Visitor, status: StatusCode, sentence: String) -> Response {
    if visitor.by_script {
        return (status, padded(sentence, SENTENCE)).into_response();
    }
    let mut room = shared_state.room();
    if let Some(client) = visitor.token.as_ref().and_then(|token| room.clients.of_mut(token)) {
        client.notice = Some(sentence).filter(|sentence| !sentence.is_empty());
    }
    Redirect::to("/seat").into_response()
}

/// Something is wrong: the script is told in a sentence, else the page has it at its field.
fn wrong(
    shared_state: &SharedState,
    visitor: &Visitor,
    status: StatusCode,
    sentence: String,
    beside: Beside,
) -> Response {
    if visitor.by_script {
        return (status, padded(sentence, SENTENCE)).into_response();
    }
    seat_page(shared_state, visitor, status, beside)
}

/// Why an answer is not sent on.
#[derive(Debug, PartialEq, Eq)]
enum Wrong {
    /// The phone has no seat, or it is no form of ours.
    Sender(Refusal),
    /// That is not asked any more.
    Over,
    /// It was answered before, and that counts: what was sent once may come twice.
    Counted,
    /// It can't be taken back, and what it means: it has to be sent once more.
    Unsure(String),
    /// Nothing, or too few or too many are chosen: it takes so many.
    Choose(u8),
    /// This one may not be chosen, and why.
    Refused(String),
}

/// An answer that was sent on to the session.
struct Sent {
    seat: Seat,
    /// The prompt that it is for.
    prompt: u32,
    /// How many answers of the seat were looked at before it.
    before: u64,
    /// What is said if it counts.
    counts: String,
}

/// Sends an answer on. Who it is from, and what is asked there, is looked at together with that: nobody else can have the
/// seat by then.
fn send(shared_state: &SharedState, filled: &Filled, chosen: &[usize]) -> Result<Sent, Wrong> {
    let visitor = &filled.visitor;
    visitor.sent(filled.one(FORM)).map_err(Wrong::Sender)?;
    // Another run of the program has numbered its prompts anew.
    let is_of_now = filled.one("run") == Some(shared_state.run().as_str());
    let number = filled.one("slip").filter(|_| is_of_now).and_then(|number| number.parse::<u32>().ok());
    let room = shared_state.room();
    let (_, _, seat) = visitor.seated(&room).map_err(Wrong::Sender)?;
    let own = room.own(seat);
    let prompt = own.prompt.as_ref().map(|prompt| prompt.open()).filter(|prompt| Some(prompt.number) == number);
    let settled = own.settled.taken && Some(own.settled.prompt) == number;
    let prompt = prompt.ok_or(if settled { Wrong::Counted } else { Wrong::Over })?;
    let sure = filled.one("sure").and_then(|at| at.parse().ok());
    let answer = read(prompt, chosen, sure, filled.one("done").is_some())?;
    shared_state.tell(Input::Answered { from: seat, prompt: prompt.number, answer: Sealed::new(answer) });
    let counts = counted(visitor.text(), prompt, chosen);
    Ok(Sent { seat, prompt: prompt.number, before: own.settled.count, counts })
}

/// Takes an answer to a prompt.
pub(super) async fn answer(State(shared_state): State<Arc<SharedState>>, filled: Filled) -> Response {
    let (shared_state, visitor) = (&*shared_state, &filled.visitor);
    let text = visitor.text();
    let chosen: Vec<usize> = filled.all("choice").filter_map(|at| at.parse().ok()).collect();
    let Sent { seat, prompt: number, before, counts } = match send(shared_state, &filled, &chosen) {
        Ok(sent) => sent,
        Err(Wrong::Sender(refusal)) => return visitor.refused(refusal),
        Err(Wrong::Over) => return well(shared_state, visitor, OVER, text.say("page-over")),
        Err(Wrong::Counted) => return well(shared_state, visitor, DONE, text.say("page-counts")),
        Err(Wrong::Unsure(deed)) => {
            let sentence = text.tell(&Message::new("page-sure").text("deed", deed));
            let fault = Fault { sentence: sentence.clone(), sure: chosen.first().copied(), chosen };
            return wrong(shared_state, visitor, SURE, sentence, Beside { fault: Some(fault), ..Beside::default() });
        }
        Err(Wrong::Refused(reason)) => return at_form(shared_state, visitor, reason, chosen),
        Err(Wrong::Choose(number)) => {
            let sentence = text.tell(&Message::new("page-choose-exactly").number("number", number));
            return at_form(shared_state, visitor, sentence, chosen);
        }
    };
    let settled = shared_state.until(|room| {
        let gone = visitor.seated(room).is_err();
        // What is asked there by now is somebody else's.
        let own = if gone { Own::default() } else { room.own(seat) };
        let is_ours = own.settled.count > before && own.settled.prompt == number;
        (is_ours || gone).then_some((is_ours && own.settled.taken, own.prompt))
    });
    match settled.await {
        Some((false, _)) => well(shared_state, visitor, StatusCode::OK, text.say("page-not-taken")),
        Some((true, Some(prompt))) if prompt.open().number == number => {
            let prompt = prompt.open();
            let choice = prompt.chosen.and_then(|at| prompt.choices.get(at));
            // Without the script the page has the sentence at its form.
            let sentence = match choice {
                Some(choice) if visitor.by_script => chosen_sentence(text, choice),
                Some(_) => String::new(),
                None => counts,
            };
            well(shared_state, visitor, StatusCode::OK, sentence)
        }
        Some((true, _)) => well(shared_state, visitor, DONE, counts),
        None => well(shared_state, visitor, StatusCode::OK, text.say("page-sent")),
    }
}

fn at_form(shared_state: &SharedState, visitor: &Visitor, sentence: String, chosen: Vec<usize>) -> Response {
    let fault = Fault { sentence: sentence.clone(), chosen, sure: None };
    let beside = Beside { fault: Some(fault), ..Beside::default() };
    wrong(shared_state, visitor, StatusCode::UNPROCESSABLE_ENTITY, sentence, beside)
}

/// Says that what was chosen counts, once it can't be changed any more. What nobody else may ever know is not said again:
/// it would stay before everybody's eyes.
fn counted(text: Text, prompt: &WrittenPrompt, chosen: &[usize]) -> String {
    let chosen: Vec<&WrittenChoice> = chosen.iter().filter_map(|at| prompt.choices.get(*at)).collect();
    match chosen.as_slice() {
        [] => text.say("page-noted"),
        _ if matches!(prompt.about, About::Card | About::RoleEntry) => text.say("page-counts"),
        [one] => format!("{} {}", text.say("page-counts"), one.means),
        several => {
            let names = several.iter().map(|choice| choice.text.clone()).collect();
            text.tell(&Message::new("page-counts-all").texts("names", names))
        }
    }
}

/// What was answered. Of what can't be taken back, somebody has been asked whether they are sure of this choice.
fn read(prompt: &WrittenPrompt, chosen: &[usize], sure: Option<usize>, is_done: bool) -> Result<Answer, Wrong> {
    if is_done {
        return Ok(Answer::Done);
    }
    let mut choices = Vec::new();
    for at in chosen {
        let choice = prompt.choices.get(*at).ok_or(Wrong::Over)?;
        if let Some(reason) = &choice.refused {
            return Err(Wrong::Refused(reason.clone()));
        }
        if choice.is_final && sure != Some(*at) {
            return Err(Wrong::Unsure(choice.means.clone()));
        }
        choices.push(choice.answer);
    }
    // What is taken back is no member of a team.
    if choices.contains(&Answer::Undo) {
        return Ok(Answer::Undo);
    }
    let wanted = prompt.together.unwrap_or(1);
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
        Answer::Team(team) if prompt.together.is_some() && team.len() != usize::from(wanted) => {
            Err(Wrong::Choose(wanted))
        }
        answer => Ok(answer),
    }
}

/// Takes a question of a seat.
pub(super) async fn ask(State(shared_state): State<Arc<SharedState>>, filled: Filled) -> Response {
    let (shared_state, visitor) = (&*shared_state, &filled.visitor);
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
        let room = shared_state.room();
        let (_, _, seat) = visitor.seated(&room)?;
        if fault.is_none() {
            let line = Sealed::new(asked.trim().to_owned());
            shared_state.tell(Input::Phones(PhonesEvent::Asks { from: seat, line }));
        }
        Ok((seat, newest(&room.own(seat))))
    };
    let (seat, before) = match asks() {
        Ok(asked) => asked,
        Err(refusal) => return visitor.refused(refusal),
    };
    if let Some(key) = fault {
        let sentence = text.say(key);
        let beside = Beside { question: Some(sentence.clone()), ..Beside::default() };
        return wrong(shared_state, visitor, StatusCode::UNPROCESSABLE_ENTITY, sentence, beside);
    }
    shared_state
        .until(|room| (visitor.seated(room).is_err() || newest(&room.own(seat)) > before).then_some(()))
        .await;
    well(shared_state, visitor, StatusCode::OK, String::new())
}

/// Takes how a phone wants its pages.
pub(super) async fn settings(State(shared_state): State<Arc<SharedState>>, filled: Filled) -> Response {
    let visitor = &filled.visitor;
    let is_on = |name| filled.one(name) == Some("on");
    let captions = filled.one("then") == Some("captions");
    let changed = shared_state.try_change(|room| {
        visitor.sent(filled.one(FORM))?;
        let (token, client) = visitor.known(room)?;
        let (before, seat) = (client.taste, client.seat);
        let language = filled.one("language").and_then(Language::from_code).unwrap_or(before.words.language);
        let length = match filled.one("wording") {
            Some("brief") => Length::Brief,
            Some("full") => Length::Full,
            _ => before.words.length,
        };
        let words = PageWords { language, length };
        let announces = filled.one("announces").and_then(Announces::from_value).unwrap_or(before.announces);
        let taste = match captions {
            true => Taste { words, announces, rows: is_on("rows"), speech: is_on("speech"), ..before },
            false => Taste { words, announces, speech: is_on("speech"), vibration: is_on("vibration"), ..before },
        };
        if let Some(client) = room.clients.of_mut(token) {
            client.taste = taste;
            client.notice = (!captions).then(|| Text(language).say("page-saved"));
        }
        let new = seat.filter(|_| words != before.words);
        new.into_iter().for_each(|seat| shared_state.tell(Input::Reached(seat, taste.delivery())));
        Ok(new.map(|_| words))
    });
    let words = match changed {
        Ok(words) => words,
        Err(refusal) => return visitor.refused(refusal),
    };
    shared_state.keep();
    if let Some(words) = words {
        shared_state.until(|room| room.said(words).map(|_| ())).await;
    }
    Redirect::to(if captions { "/captions" } else { "/seat" }).into_response()
}
