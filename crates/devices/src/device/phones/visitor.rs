//! Who asks for a page: the phone, if it is known, and in which words it reads.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

use super::clients::Client;
use super::connection_limit::Standing;
use super::refusal::Refusal;
use super::room::Room;
use super::serving::Peer;
use super::shared_state::SharedState;
use super::text::{Text, liked};
use super::token::{Token, same};
use protocol::Seat;
use protocol::pages::PageWords;

/// The header by which our script is known: it wants a piece of a page, not a whole one.
const BY_SCRIPT: &str = "x-narrator";
/// How long a phone is known, in seconds: no game takes longer.
const KNOWN: u32 = 12 * 60 * 60;

/// Who asks for a page. Whether it is known, and which seat it has, is asked of the room whenever that matters, under the
/// same lock as what follows from it: by the end of a request a seat may be somebody else's.
pub(super) struct Visitor {
    /// From where.
    pub address: IpAddr,
    /// What it showed to be known again.
    pub token: Option<Token>,
    /// In which words it reads.
    pub words: PageWords,
    /// Whether our script asks, which wants a piece of a page.
    pub by_script: bool,
}

impl Visitor {
    /// The fixed words of its pages.
    pub fn text(&self) -> Text {
        Text(self.words.language)
    }

    /// The phone, which has shown the code.
    pub fn known<'visitor, 'room>(
        &'visitor self,
        room: &'room Room,
    ) -> Result<(&'visitor Token, &'room Client), Refusal> {
        let token = self.token.as_ref().ok_or(Refusal::NotYours)?;
        Ok((token, room.clients.of(token).ok_or(Refusal::NotYours)?))
    }

    /// The phone and its seat.
    pub fn seated<'visitor, 'room>(
        &'visitor self,
        room: &'room Room,
    ) -> Result<(&'visitor Token, &'room Client, Seat), Refusal> {
        let (token, client) = self.known(room)?;
        Ok((token, client, client.seat.ok_or(Refusal::NotYours)?))
    }

    /// Whether a form is one of its own pages.
    pub fn sent(&self, form: Option<&str>) -> Result<(), Refusal> {
        let token = self.token.as_ref().ok_or(Refusal::NotYours)?;
        match form.is_some_and(|form| same(form, &token.of_forms())) {
            true => Ok(()),
            false => Err(Refusal::Foreign),
        }
    }

    /// The page that says why there is none; for our script the sentence alone.
    pub fn refused(&self, refusal: Refusal) -> Response {
        if self.by_script { refusal.in_a_sentence(self.text()) } else { refusal.in_words(self.text()) }
    }
}

impl FromRequestParts<Arc<SharedState>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, shared_state: &Arc<SharedState>) -> Result<Self, Response> {
        Self::of(parts, shared_state)
            .map_err(|refusal| refusal.in_words(text_before_a_seat(&parts.headers, shared_state)))
    }
}

impl Visitor {
    /// Who has sent this head of a request, as they are known by now.
    pub fn of(parts: &Parts, shared_state: &SharedState) -> Result<Self, Refusal> {
        let Peer(presence) = parts.extensions.get::<Peer>().ok_or(Refusal::Fault)?;
        let room = shared_state.room();
        let token = token(&parts.headers, shared_state.port, &room);
        let client = token.as_ref().and_then(|token| room.clients.of(token));
        presence.stands(match client {
            Some(client) if client.seat.is_some() => Standing::Seated,
            Some(_) => Standing::Known,
            None => Standing::Stranger,
        });
        let words =
            client.map_or_else(|| words_before_a_seat(&parts.headers, shared_state), |client| client.taste.words);
        Ok(Self { address: presence.address, token, words, by_script: parts.headers.contains_key(BY_SCRIPT) })
    }
}

/// The fixed words of whoever has not chosen any.
pub(super) fn text_before_a_seat(headers: &HeaderMap, shared_state: &SharedState) -> Text {
    Text(words_before_a_seat(headers, shared_state).language)
}

/// The words of whoever has not chosen any: those of the browser if they are ours, else those of the table.
fn words_before_a_seat(headers: &HeaderMap, shared_state: &SharedState) -> PageWords {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let language = accepted.and_then(liked).unwrap_or(shared_state.table.language);
    PageWords { language, ..shared_state.table }
}

fn cookie_name(port: u16) -> String {
    // Cookies know no ports: another narrator on this machine has its own.
    format!("narrator-{port}")
}

/// What a browser has of whoever opened the link with the code: kept apart, since one that already has a seat may not
/// have said so then.
fn link_cookie_name(port: u16) -> String {
    format!("narrator-{port}-link")
}

/// By what somebody is known: that of their seat, else that of the link.
fn token(headers: &HeaderMap, port: u16, room: &Room) -> Option<Token> {
    let of = |name: String| {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(key, _)| *key == name).and_then(|(_, value)| Token::from_text(value))
    };
    match (of(cookie_name(port)), of(link_cookie_name(port))) {
        (own, Some(link)) if room.clients.of(&link).is_some() => match own {
            Some(own) if room.clients.of(&own).is_some() => Some(own),
            _ => Some(link),
        },
        (own, link) => own.or(link),
    }
}

/// The cookie by which a phone is known from now on.
pub(super) fn cookie(token: &Token, port: u16) -> Option<HeaderValue> {
    named(&cookie_name(port), token)
}

/// The same for whoever has opened the link.
pub(super) fn link_cookie(token: &Token, port: u16) -> Option<HeaderValue> {
    named(&link_cookie_name(port), token)
}

fn named(name: &str, token: &Token) -> Option<HeaderValue> {
    let cookie = format!("{name}={}; Path=/; Max-Age={KNOWN}; HttpOnly; SameSite=Strict", token.text());
    let mut value = HeaderValue::from_str(&cookie).ok()?;
    value.set_sensitive(true);
    Some(value)
}
