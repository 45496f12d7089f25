//! Pages and pieces of pages that are looked at.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::fields::Filled;
use super::guests::Guest;
use super::house::House;
use super::padding::{SECRET, SLIP, padded};
use super::page::asked::{self, Asked, Fault};
use super::page::seat::SeatPage;
use super::page::{self, Live};
use super::refusal::Refusal;
use super::room::{Own, Room};
use super::stream::{self, Place};
use super::text::Text;
use super::token::{FORM, Token};
use super::visitor::Visitor;
use crate::language::{Language, Length};
use crate::session::pages::{PageWords, PhonesEvent};
use crate::session::{Input, Seat};

/// How many lines of what was said stand on the page of a seat.
const NEWEST: usize = 30;
/// How many answers do.
const ANSWERS: usize = 3;
/// The header in which a browser says what it has seen.
const SEEN: &str = "last-event-id";

/// Where the news of a page come from.
pub(super) fn events_address(house: &House, room: &Room, words: PageWords) -> String {
    let place = Place::new(house.epoch, room.said(words).map_or(0, |said| said.end()));
    let length = if words.length == Length::Brief { "brief" } else { "full" };
    format!("/events?language={}&length={length}&after={}", words.language.code(), place.text())
}

fn newest(room: &Room, words: PageWords, most: usize) -> Vec<String> {
    let lines = room.said(words).map(|said| said.lines()).unwrap_or_default();
    lines[lines.len().saturating_sub(most)..].to_vec()
}

/// The page of a seat.
pub(super) async fn seat(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let (token, guest, seat) = match visitor.seated() {
        Ok(seated) => seated,
        // Who never had one is shown the way.
        Err(_) if visitor.token.is_none() || visitor.guest.is_some() => return Redirect::to("/").into_response(),
        Err(refusal) => return visitor.refused(refusal),
    };
    let notice = house.room().guests.of_mut(token).and_then(|guest| guest.notice.take());
    Html(seat_page(&house, token, guest, seat, Beside { notice, ..Beside::default() })).into_response()
}

/// What a page of a seat begins with, or what is wrong on it.
#[derive(Default)]
pub(super) struct Beside {
    pub notice: Option<String>,
    pub fault: Option<Fault>,
    pub question: Option<String>,
}

/// The page of a seat, as all stands.
pub(super) fn seat_page(house: &House, token: &Token, guest: &Guest, seat: Seat, beside: Beside) -> String {
    let (words, text) = (guest.taste.words, Text(guest.taste.words.language));
    let room = house.room();
    let (own, name) = (room.own(seat), room.name(seat));
    let (said, table) = (newest(&room, words, NEWEST), room.table(words));
    let live = Live { events: events_address(house, &room, words), taste: &guest.taste };
    drop(room);
    let slip = own.slip.as_ref().map(|slip| slip.open());
    let state = asked::state(text, slip);
    let (form, run) = (token.of_forms(), house.run());
    let asked = asked_of(house, text, &own, (&form, &run), &name, beside.fault.as_ref());
    let answers: Vec<String> = answer_lines(&own, own.answers.len().saturating_sub(ANSWERS));
    SeatPage {
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
    }
    .page(&state)
}

fn asked_of<'a>(
    house: &House,
    text: Text,
    own: &'a Own,
    (form, run): (&'a str, &'a str),
    name: &str,
    fault: Option<&'a Fault>,
) -> Asked<'a> {
    let slip = own.slip.as_ref().map(|slip| slip.open());
    let title = format!("{} – {name} – {}", asked::state(text, slip), text.say("page-name-narrator"));
    Asked { text, slip, version: format!("{}-{}", house.epoch, own.version), run, form, fault, title }
}

/// What is asked, for the script.
pub(super) async fn asked(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let (token, _, seat) = match visitor.seated() {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let (own, name) = {
        let room = house.room();
        (room.own(seat), room.name(seat))
    };
    let (form, run) = (token.of_forms(), house.run());
    let asked = asked_of(&house, visitor.text(), &own, (&form, &run), &name, None);
    Html(padded(asked.markup().into_string(), SLIP)).into_response()
}

/// How the table stands, for the script.
pub(super) async fn table(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    match visitor.seated() {
        Ok((_, guest, _)) => {
            let table = house.room().table(guest.taste.words);
            Html(page::points(&table.lines).into_string()).into_response()
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
    State(house): State<Arc<House>>,
    visitor: Visitor,
    query: Result<Query<After>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let (_, _, seat) = match visitor.seated() {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let Ok(Query(After { after })) = query else { return visitor.refused(Refusal::Unreadable) };
    let own = house.room().own(seat);
    let skipped = own.answers.iter().take_while(|(number, _)| *number <= after).count();
    let piece = page::points(&answer_lines(&own, skipped)).into_string();
    Html(padded(piece, SECRET)).into_response()
}

fn answer_lines(own: &Own, skipped: usize) -> Vec<String> {
    own.answers.iter().skip(skipped).map(|(_, lines)| lines.open().join(" ")).collect()
}

/// All that was said, as a list.
pub(super) async fn said(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    match visitor.known() {
        Ok((_, guest)) => {
            let lines = newest(&house.room(), guest.taste.words, usize::MAX);
            Html(page::said(visitor.text(), &lines)).into_response()
        }
        Err(_) if visitor.token.is_none() => Redirect::to("/").into_response(),
        Err(refusal) => visitor.refused(refusal),
    }
}

/// Captions.
pub(super) async fn captions(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let Ok((token, guest)) = visitor.known() else {
        return Html(page::join::code(visitor.text(), None, Some("captions"))).into_response();
    };
    let words = guest.taste.words;
    house.tell(Input::Phones(PhonesEvent::Reads(words)));
    house.until(|room| room.said(words).map(|_| ())).await;
    let room = house.room();
    let said = newest(&room, words, NEWEST);
    let live = Live { events: events_address(&house, &room, words), taste: &guest.taste };
    drop(room);
    Html(page::captions::captions(visitor.text(), &token.of_forms(), &said, &live)).into_response()
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
    State(house): State<Arc<House>>,
    visitor: Visitor,
    headers: HeaderMap,
    query: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let (token, guest) = match visitor.known() {
        Ok(known) => known,
        Err(refusal) => return visitor.refused(refusal),
    };
    let Ok(Query(wanted)) = query else { return visitor.refused(Refusal::Unreadable) };
    let length = if wanted.length == "brief" { Length::Brief } else { Length::Full };
    let Some(language) = Language::from_code(&wanted.language) else { return visitor.refused(Refusal::Unreadable) };
    let mut taste = guest.taste;
    taste.words = PageWords { language, length };
    let seen = headers.get(SEEN).and_then(|seen| seen.to_str().ok());
    let place = seen.and_then(Place::from_text).or_else(|| Place::from_text(&wanted.after));
    stream::news(house, token.clone(), taste, place)
}

/// What only one seat may know, once it is asked for.
pub(super) async fn show(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let (visitor, text) = (&filled.visitor, filled.visitor.text());
    let (token, _, seat) = match visitor.sent(filled.one(FORM)).and_then(|()| visitor.seated()) {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let (own, name) = {
        let room = house.room();
        (room.own(seat), room.name(seat))
    };
    let (heading, lines, done) = match filled.one("what") {
        Some("card") => {
            let lines = own.card.as_ref().map(|card| card.open().clone());
            ("page-name-card", lines.unwrap_or_else(|| vec![text.say("page-no-card")]), None)
        }
        Some("slip") => match own.slip.as_ref().map(|slip| slip.open()) {
            Some(slip) if asked::is_secret(slip.about) => ("page-name-know", slip.lines.clone(), Some(slip.number)),
            _ => ("page-name-know", vec![text.say("page-over")], None),
        },
        _ => return visitor.refused(Refusal::Unreadable),
    };
    let piece = maud::html! { p { (page::rows(lines.iter().map(String::as_str))) } };
    if visitor.by_script {
        return Html(padded(piece.into_string(), SECRET)).into_response();
    }
    let done = done.map(|number| asked::done(text, &token.of_forms(), &house.run(), number));
    let content = maud::html! { (piece) @if let Some(done) = done { (done) } };
    let page = page::secret(text, &name, &text.say(heading), &content);
    (StatusCode::OK, Html(padded(page, SECRET))).into_response()
}
