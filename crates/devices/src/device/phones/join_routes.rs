//! The way in: the code of the table, then a seat.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};

use super::clients::Taste;
use super::fields::Filled;
use super::get_routes;
use super::page::Live;
use super::page::join::{self, Place};
use super::refusal::Refusal;
use super::room::Room;
use super::shared_state::SharedState;
use super::text::Text;
use super::token::{self, FORM, Token, same};
use super::tries::Guessing;
use super::visitor::{Visitor, cookie};
use protocol::{Input, PhonesEvent, Seat};

/// The page at the beginning: the code, then a seat; who has one goes there.
pub(super) async fn beginning(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let room = shared_state.room();
    match visitor.known(&room) {
        Err(_) => Html(join::code(visitor.text(), None, None)).into_response(),
        Ok((_, client)) if client.seat.is_some() => Redirect::to("/seat").into_response(),
        Ok((token, client)) => Html(choice(&shared_state, &room, (token, &client.taste), None)).into_response(),
    }
}

/// A page that answered a form has the address of the form: whoever asks for that anew begins where they are.
pub(super) async fn again() -> Redirect {
    Redirect::to("/")
}

fn choice(
    shared_state: &SharedState,
    room: &Room,
    (token, taste): (&Token, &Taste),
    fault: Option<&Markup>,
) -> String {
    let live = Live {
        events: get_routes::events_address(shared_state, room, taste.words),
        taste,
        table: shared_state.table.language,
    };
    let places = places(room);
    let table = Text(shared_state.table.language);
    join::choice(Text(taste.words.language), &token.of_forms(), (&places, table), fault, &live)
}

fn places(room: &Room) -> Vec<Place> {
    let seats = room.seats.iter().enumerate().filter_map(|(at, name)| Some((Seat::from_index(at)?, name)));
    seats
        .filter(|(_, name)| !name.is_empty())
        .map(|(seat, name)| Place {
            number: seat.number(),
            name: name.clone(),
            is_taken: room.clients.is_taken(seat),
        })
        .collect()
}

/// The seats alone, for the script.
pub(super) async fn seats(State(shared_state): State<Arc<SharedState>>, visitor: Visitor) -> Response {
    let room = shared_state.room();
    match visitor.known(&room) {
        Ok((token, _)) => {
            let table = Text(shared_state.table.language);
            Html(join::seats(visitor.text(), &token.of_forms(), &places(&room), table).into_string()).into_response()
        }
        Err(refusal) => visitor.refused(refusal),
    }
}

/// Asks for the code again, with what was wrong.
pub(super) fn ask_again(
    shared_state: &SharedState,
    text: Text,
    (status, key): (StatusCode, &'static str),
    then: Option<&str>,
) -> Response {
    let fault = match key {
        "page-code-wrong" => join::wrong_code(text, Text(shared_state.table.language)),
        key => html! { (text.say(key)) },
    };
    (status, Html(join::code(text, Some(&fault), then))).into_response()
}

/// Takes the code of the table.
pub(super) async fn code(State(shared_state): State<Arc<SharedState>>, filled: Filled) -> Response {
    let (visitor, text) = (&filled.visitor, filled.visitor.text());
    let then = filled.one("then").filter(|then| *then == "captions");
    let again = |status, key| ask_again(&shared_state, text, (status, key), then);
    // Digits may be written in groups.
    let told: String = filled.one("code").unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
    if told.is_empty() {
        return again(StatusCode::UNPROCESSABLE_ENTITY, "page-code-missing");
    }
    let Some(token) = Token::new() else { return visitor.refused(Refusal::Fault) };
    match try_code(&shared_state, visitor, &told, &token) {
        Err((status, key)) => again(status, key),
        Ok(seated) => {
            let to = if then.is_some() { "/captions" } else { "/" };
            with_cookie(Redirect::to(to).into_response(), (!seated).then_some(&token), shared_state.port)
        }
    }
}

/// Lets whoever shows the right code be known by this token, unless they have a seat already: whether they have. If not
/// let in, the sentence that says why not.
pub(super) fn try_code(
    shared_state: &SharedState,
    visitor: &Visitor,
    told: &str,
    token: &Token,
) -> Result<bool, (StatusCode, &'static str)> {
    let now = Instant::now();
    let mut is_new = false;
    let tried = shared_state.try_change(|room| {
        if !room.tries.may(visitor.address, now) {
            return Err((StatusCode::TOO_MANY_REQUESTS, "page-code-pause"));
        }
        if !same(told, &room.code) {
            // What was tried so often is found one day: the code changes before.
            if room.tries.wrong(visitor.address, now) == Guessing::TooMuch
                && let Some(code) = token::code()
            {
                room.code.clone_from(&code);
                shared_state.tell(Input::Phones(PhonesEvent::Guessed { code }));
                is_new = true;
            }
            return Err((StatusCode::FORBIDDEN, "page-code-wrong"));
        }
        // Who had a seat keeps it, and needs no code.
        let seated = visitor.seated(room).is_ok();
        if !seated {
            room.clients.admit(token.hash(), None, Taste::new(visitor.words));
        }
        Ok(seated)
    });
    if is_new {
        shared_state.keep();
    }
    tried
}

fn with_cookie(mut response: Response, token: Option<&Token>, port: u16) -> Response {
    if let Some(value) = token.and_then(|token| cookie(token, port)) {
        response.headers_mut().insert(SET_COOKIE, value);
    }
    response
}

/// Why somebody does not get the seat that they want.
enum NoSeat {
    Refused(Refusal),
    /// They have one already.
    Seated,
    /// There is no such seat.
    NoSuch,
    /// It is this one's, who has a phone already.
    Taken(String),
}

/// Takes a seat.
pub(super) async fn sit(State(shared_state): State<Arc<SharedState>>, filled: Filled) -> Response {
    let visitor = &filled.visitor;
    let Some(token) = Token::new() else { return visitor.refused(Refusal::Fault) };
    let number = filled.one("seat").and_then(|number| number.parse().ok());
    let taken = shared_state.try_change(|room| {
        visitor.sent(filled.one(FORM)).map_err(NoSeat::Refused)?;
        let (before, client) = visitor.known(room).map_err(NoSeat::Refused)?;
        let taste = client.taste;
        if client.seat.is_some() {
            return Err(NoSeat::Seated);
        }
        let seat = number.and_then(Seat::from_number).filter(|seat| !room.name(*seat).is_empty());
        let seat = seat.ok_or(NoSeat::NoSuch)?;
        if room.clients.is_taken(seat) {
            return Err(NoSeat::Taken(room.name(seat)));
        }
        // A new token: whoever knew the old one has no seat by it.
        room.clients.forget(before);
        room.clients.admit(token.hash(), Some(seat), taste);
        room.clients.are_called(&room.seats);
        room.seats_changed();
        shared_state.tell(Input::Reached(seat, taste.delivery()));
        Ok(taste.words)
    });
    let text = visitor.text();
    let fault = match taken {
        Ok(words) => {
            shared_state.keep();
            shared_state.until(|room| room.said(words).map(|_| ())).await;
            return with_cookie(Redirect::to("/seat").into_response(), Some(&token), shared_state.port);
        }
        Err(NoSeat::Refused(refusal)) => return visitor.refused(refusal),
        Err(NoSeat::Seated) => return Redirect::to("/seat").into_response(),
        Err(NoSeat::NoSuch) => html! { (text.say("page-no-such-seat")) },
        Err(NoSeat::Taken(name)) => join::taken(text, &name, Text(shared_state.table.language)),
    };
    let room = shared_state.room();
    match visitor.known(&room) {
        Ok((token, client)) => {
            let page = choice(&shared_state, &room, (token, &client.taste), Some(&fault));
            (StatusCode::CONFLICT, Html(page)).into_response()
        }
        Err(refusal) => visitor.refused(refusal),
    }
}
