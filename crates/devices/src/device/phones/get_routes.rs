//! Pages and pieces of pages that are looked at.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::fields::Filled;
use super::padding::{PROMPT, SECRET, padded};
use super::page::asked::{self, Asked, Fault};
use super::page::seat::SeatPage;
use super::page::{self, Live};
use super::refusal::Refusal;
use super::room::{Own, Room};
use super::shared_state::SharedState;
use super::stream::{self, Place};
use super::text::Text;
use super::token::FORM;
use super::visitor::Visitor;
use crate::language::{Language, Length, OF_TABLE};
use protocol::Input;
use protocol::pages::{PageWords, PhonesEvent};

/// How many lines of what was said stand on the page of a seat.
const NEWEST: usize = 30;
/// How many answers do.
const ANSWERS: usize = 3;
/// The header in which a browser says what it has seen.
const SEEN: &str = "last-event-id";

/// Where the news of a page come from.
pub(super) fn events_address(shared_state: &SharedState, room: &Room, words: PageWords) -> String {
    let place = Place::new(shared_state.epoch, room.said(words).map_or(0, |said| said.lines().len()));
    let length = if words.length == Length::Brief { "brief" } else { "full" };
    format!("/events?language={}&length={length}&after={}", words.language.code(), place.text())
}

fn newest(room: &Room, words: PageWords, most: usize) -> Vec<String> {
    let lines = room.said(words).map(|said| said.lines()).unwrap_or_default();
    lines[lines.len().saturating_sub(most)..].to_vec()
}

/// The page of a seat.
pub(super) async fn seat(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let mut room = shared_state.room();
    let notice = match visitor.token.as_ref().map(|token| room.clients.of_mut(token)) {
        Some(Some(client)) if client.seat.is_some() => client.notice.take(),
        // Who never had one is shown the way.
        None | Some(Some(_)) => return Redirect::to("/").into_response(),
        Some(None) => return visitor.refused(Refusal::NotYours),
    };
    drop(room);
    seat_page(&shared_state, &visitor, StatusCode::OK, Beside { notice, ..Beside::default() })
}

/// What a page of a seat begins with, or what is wrong on it.
#[derive(Default)]
pub(super) struct Beside {
    pub notice: Option<String>,
    pub fault: Option<Fault>,
    pub question: Option<String>,
}

/// The page of a seat, as all stands, for whoever has one now.
pub(super) fn seat_page(
    shared_state: &SharedState,
    visitor: &Visitor,
    status: StatusCode,
    beside: Beside,
) -> Response {
    let room = shared_state.room();
    let (token, client, seat) = match visitor.seated(&room) {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let taste = client.taste;
    let (words, text) = (taste.words, Text(taste.words.language));
    let (own, name) = (room.own(seat), room.name(seat));
    let (said, table) = (newest(&room, words, NEWEST), room.table(words));
    let live = Live {
        events: events_address(shared_state, &room, words),
        taste: &taste,
        table: shared_state.table.language,
    };
    drop(room);
    let prompt = own.prompt.as_ref().map(|prompt| prompt.open());
    let state = asked::state(text, prompt);
    let (form, run) = (token.of_forms(), shared_state.run());
    let asked = asked_of(shared_state, text, &own, (&form, &run), &name, beside.fault.as_ref());
    let answers: Vec<String> = answer_lines(&own, own.answers.len().saturating_sub(ANSWERS));
    let page = SeatPage {
        text,
        name: &name,
        asked,
        notice: beside.notice.as_deref(),
        said: &said,
        table: &table.lines,
        answers: &answers,
        answered: own.answers.last().map_or(0, |(number, _)| *number),
        question: beside.question.as_deref(),
        live,
    };
    (status, Html(page.page(&state))).into_response()
}

/// What is a visitor's own, with the key of their forms and the name of their player.
fn own_of(shared_state: &SharedState, visitor: &Visitor) -> Result<(Own, String, String), Refusal> {
    let room = shared_state.room();
    let (token, _, seat) = visitor.seated(&room)?;
    Ok((room.own(seat), token.of_forms(), room.name(seat)))
}

fn asked_of<'a>(
    shared_state: &SharedState,
    text: Text,
    own: &'a Own,
    (form, run): (&'a str, &'a str),
    name: &str,
    fault: Option<&'a Fault>,
) -> Asked<'a> {
    let prompt = own.prompt.as_ref().map(|prompt| prompt.open());
    let title = format!("{} – {name} – {}", asked::state(text, prompt), text.say("page-name-narrator"));
    Asked {
        text,
        prompt,
        version: format!("{}-{}", shared_state.epoch, own.version),
        run,
        form,
        fault,
        title,
        table: shared_state.table.language,
    }
}

/// What is asked, for the script.
pub(super) async fn asked(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let (own, form, name) = match own_of(&shared_state, &visitor) {
        Ok(own) => own,
        Err(refusal) => return visitor.refused(refusal),
    };
    let run = shared_state.run();
    let asked = asked_of(&shared_state, visitor.text(), &own, (&form, &run), &name, None);
    Html(padded(asked.markup().into_string(), PROMPT)).into_response()
}

/// How the table stands, for the script.
pub(super) async fn table(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let room = shared_state.room();
    match visitor.seated(&room) {
        Ok((_, client, _)) => {
            let table = room.table(client.taste.words);
            Html(page::points(&table.lines, shared_state.table.language).into_string()).into_response()
        }
        Err(refusal) => visitor.refused(refusal),
    }
}

/// From which answer on.
#[derive(Deserialize)]
pub(super) struct After {
    #[serde(default)]
    after: u64,
}

/// Answers to what a seat has asked, for the script.
pub(super) async fn answers(
    State(shared_state): State<Arc<SharedState>>,
    visitor: Visitor,
    query: Result<Query<After>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let (own, ..) = match own_of(&shared_state, &visitor) {
        Ok(own) => own,
        Err(refusal) => return visitor.refused(refusal),
    };
    let Ok(Query(After { after })) = query else { return visitor.refused(Refusal::Unreadable) };
    let skipped = own.answers.iter().take_while(|(number, _)| *number <= after).count();
    let piece = page::points(&answer_lines(&own, skipped), shared_state.table.language).into_string();
    Html(padded(piece, SECRET)).into_response()
}

fn answer_lines(own: &Own, skipped: usize) -> Vec<String> {
    own.answers.iter().skip(skipped).map(|(_, lines)| lines.open().join(" ")).collect()
}

/// All that was said, as a list.
pub(super) async fn said(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let room = shared_state.room();
    match visitor.known(&room) {
        Ok((_, client)) => {
            let lines = newest(&room, client.taste.words, usize::MAX);
            Html(page::said(visitor.text(), &lines, shared_state.table.language)).into_response()
        }
        Err(_) if visitor.token.is_none() => Redirect::to("/").into_response(),
        Err(refusal) => visitor.refused(refusal),
    }
}

/// Captions.
pub(super) async fn captions(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let known = |room: &Room| visitor.known(room).map(|(token, client)| (token.of_forms(), client.taste));
    let brought = known(&shared_state.room()).map(|(_, taste)| taste.words);
    if let Ok(words) = brought {
        shared_state.tell(Input::Phones(PhonesEvent::Reads(words)));
        shared_state.until(|room| room.said(words).map(|_| ())).await;
    }
    let room = shared_state.room();
    // Another game may have begun meanwhile.
    let Ok((form, taste)) = known(&room) else {
        return Html(page::join::code(visitor.text(), None, Some("captions"))).into_response();
    };
    let said = newest(&room, taste.words, NEWEST);
    let table = shared_state.table.language;
    let live = Live { events: events_address(&shared_state, &room, taste.words), taste: &taste, table };
    drop(room);
    Html(page::captions::captions(Text(taste.words.language), &form, &said, &live)).into_response()
}

/// Which news, and from where on.
#[derive(Deserialize)]
pub(super) struct Wanted {
    language: String,
    length: String,
    after: String,
}

/// The news of a page.
pub(super) async fn events(
    State(shared_state): State<Arc<SharedState>>,
    visitor: Visitor,
    headers: HeaderMap,
    query: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let known = visitor.known(&shared_state.room()).map(|(token, client)| (token.clone(), client.taste));
    let (token, mut taste) = match known {
        Ok(known) => known,
        Err(refusal) => return visitor.refused(refusal),
    };
    let Ok(Query(wanted)) = query else { return visitor.refused(Refusal::Unreadable) };
    let length = if wanted.length == "brief" { Length::Brief } else { Length::Full };
    let Some(language) = Language::from_code(&wanted.language) else { return visitor.refused(Refusal::Unreadable) };
    taste.words = PageWords { language, length };
    let seen = headers.get(SEEN).and_then(|seen| seen.to_str().ok());
    let place = seen.and_then(Place::from_text).or_else(|| Place::from_text(&wanted.after));
    stream::news(shared_state, token, taste, place)
}

/// What only one seat may know, once it is asked for.
pub(super) async fn show(State(shared_state): State<Arc<SharedState>>, filled: Filled) -> Response {
    let (visitor, text) = (&filled.visitor, filled.visitor.text());
    let (own, form, name) = match visitor.sent(filled.one(FORM)).and_then(|()| own_of(&shared_state, visitor)) {
        Ok(own) => own,
        Err(refusal) => return visitor.refused(refusal),
    };
    let (heading, lines, done) = match filled.one("what") {
        Some("card") => {
            let lines = own.card.as_ref().map(|card| card.open().clone());
            ("page-name-card", lines.unwrap_or_else(|| vec![text.say("page-no-card")]), None)
        }
        Some("slip") => match own.prompt.as_ref().map(|prompt| prompt.open()) {
            Some(prompt) if asked::is_secret(prompt.about) => {
                ("page-name-know", prompt.lines.clone(), Some(prompt.number))
            }
            _ => ("page-name-know", vec![text.say("page-over")], None),
        },
        _ => return visitor.refused(Refusal::Unreadable),
    };
    if visitor.by_script {
        return padded(lines.join("\n").replace([OF_TABLE.0, OF_TABLE.1], ""), SECRET).into_response();
    }
    let piece = maud::html! { p { (page::rows(lines.iter().map(String::as_str), shared_state.table.language)) } };
    let done = done.map(|number| asked::done(text, &form, &shared_state.run(), number));
    let content = maud::html! { (piece) @if let Some(done) = done { (done) } };
    let page = page::secret(text, &name, &text.say(heading), &content);
    (StatusCode::OK, Html(padded(page, SECRET))).into_response()
}
