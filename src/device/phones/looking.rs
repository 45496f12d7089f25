//! Pages and pieces of pages that are looked at.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::fields::Filled;
use super::house::House;
use super::padding::{SECRET, SLIP, padded};
use super::page::asked::{self, Asked, Fault};
use super::page::seat::SeatPage;
use super::page::{self, Live};
use super::refusal::Refusal;
use super::room::{Own, Room};
use super::stream::{self, Place};
use super::text::Text;
use super::token::FORM;
use super::visitor::Visitor;
use crate::language::{Language, Length};
use protocol::Input;
use protocol::pages::{PageWords, PhonesEvent};

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
    let mut room = house.room();
    let notice = match visitor.token.as_ref().map(|token| room.guests.of_mut(token)) {
        Some(Some(guest)) if guest.seat.is_some() => guest.notice.take(),
        // Who never had one is shown the way.
        None | Some(Some(_)) => return Redirect::to("/").into_response(),
        Some(None) => return visitor.refused(Refusal::NotYours),
    };
    drop(room);
    seat_page(&house, &visitor, StatusCode::OK, Beside { notice, ..Beside::default() })
}

/// What a page of a seat begins with, or what is wrong on it.
#[derive(Default)]
pub(super) struct Beside {
    pub notice: Option<String>,
    pub fault: Option<Fault>,
    pub question: Option<String>,
}

/// The page of a seat, as all stands, for whoever has one now.
pub(super) fn seat_page(house: &House, visitor: &Visitor, status: StatusCode, beside: Beside) -> Response {
    let room = house.room();
    let (token, guest, seat) = match visitor.seated(&room) {
        Ok(seated) => seated,
        Err(refusal) => return visitor.refused(refusal),
    };
    let taste = guest.taste;
    let (words, text) = (taste.words, Text(taste.words.language));
    let (own, name) = (room.own(seat), room.name(seat));
    let (said, table) = (newest(&room, words, NEWEST), room.table(words));
    let live = Live { events: events_address(house, &room, words), taste: &taste };
    drop(room);
    let slip = own.slip.as_ref().map(|slip| slip.open());
    let state = asked::state(text, slip);
    let (form, run) = (token.of_forms(), house.run());
    let asked = asked_of(house, text, &own, (&form, &run), &name, beside.fault.as_ref());
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
fn own_of(house: &House, visitor: &Visitor) -> Result<(Own, String, String), Refusal> {
    let room = house.room();
    let (token, _, seat) = visitor.seated(&room)?;
    Ok((room.own(seat), token.of_forms(), room.name(seat)))
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
    let (own, form, name) = match own_of(&house, &visitor) {
        Ok(own) => own,
        Err(refusal) => return visitor.refused(refusal),
    };
    let run = house.run();
    let asked = asked_of(&house, visitor.text(), &own, (&form, &run), &name, None);
    Html(padded(asked.markup().into_string(), SLIP)).into_response()
}

/// How the table stands, for the script.
pub(super) async fn table(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let room = house.room();
    match visitor.seated(&room) {
        Ok((_, guest, _)) => {
            let table = room.table(guest.taste.words);
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
    let (own, ..) = match own_of(&house, &visitor) {
        Ok(own) => own,
        Err(refusal) => return visitor.refused(refusal),
    };
    let Ok(Query(After { after })) = query else { return visitor.refused(Refusal::Unreadable) };
    let skipped = own.answers.iter().take_while(|(number, _)| *number <= after).count();
    let piece = page::points(&answer_lines(&own, skipped)).into_string();
    Html(padded(piece, SECRET)).into_response()
}

fn answer_lines(own: &Own, skipped: usize) -> Vec<String> {
    own.answers.iter().skip(skipped).map(|(_, lines)| lines.open().join(" ")).collect()
}

/// All that was said, as a list.
pub(super) async fn said(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let room = house.room();
    match visitor.known(&room) {
        Ok((_, guest)) => {
            let lines = newest(&room, guest.taste.words, usize::MAX);
            Html(page::said(visitor.text(), &lines)).into_response()
        }
        Err(_) if visitor.token.is_none() => Redirect::to("/").into_response(),
        Err(refusal) => visitor.refused(refusal),
    }
}

/// Captions.
pub(super) async fn captions(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let known = |room: &Room| visitor.known(room).map(|(token, guest)| (token.of_forms(), guest.taste));
    let brought = known(&house.room()).map(|(_, taste)| taste.words);
    if let Ok(words) = brought {
        house.tell(Input::Phones(PhonesEvent::Reads(words)));
        house.until(|room| room.said(words).map(|_| ())).await;
    }
    let room = house.room();
    // Another game may have begun meanwhile.
    let Ok((form, taste)) = known(&room) else {
        return Html(page::join::code(visitor.text(), None, Some("captions"))).into_response();
    };
    let said = newest(&room, taste.words, NEWEST);
    let live = Live { events: events_address(&house, &room, taste.words), taste: &taste };
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
    State(house): State<Arc<House>>,
    visitor: Visitor,
    headers: HeaderMap,
    query: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Response {
    let known = visitor.known(&house.room()).map(|(token, guest)| (token.clone(), guest.taste));
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
    stream::news(house, token, taste, place)
}

/// What only one seat may know, once it is asked for.
pub(super) async fn show(State(house): State<Arc<House>>, filled: Filled) -> Response {
    let (visitor, text) = (&filled.visitor, filled.visitor.text());
    let (own, form, name) = match visitor.sent(filled.one(FORM)).and_then(|()| own_of(&house, visitor)) {
        Ok(own) => own,
        Err(refusal) => return visitor.refused(refusal),
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
    let done = done.map(|number| asked::done(text, &form, &house.run(), number));
    let content = maud::html! { (piece) @if let Some(done) = done { (done) } };
    let page = page::secret(text, &name, &text.say(heading), &content);
    (StatusCode::OK, Html(padded(page, SECRET))).into_response()
}
