//! News of a page, as they come: server-sent events, each line with its number, so that a phone that was away goes on
//! where it was.
//!
//! Nothing is kept for a phone: it is sent what the room has, as fast as it takes it.

use std::convert::Infallible;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::clients::{Client, Taste};
use super::page::captions::shown;
use super::room::Room;
use super::shared_state::SharedState;
use super::token::Token;

/// How many lines are sent in one piece.
const MOST: usize = 32;
/// How long nothing is sent at most: a phone that hears nothing for longer connects anew.
const BEAT: Duration = Duration::from_secs(15);

/// Where a page is: how many of the lines it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    epoch: u32,
    seen: usize,
}

impl Place {
    pub fn new(epoch: u32, seen: usize) -> Self {
        Self { epoch, seen }
    }

    /// The place in a text that a page has sent.
    pub fn from_text(text: &str) -> Option<Self> {
        let (epoch, seen) = text.split_once('-')?;
        Some(Self { epoch: epoch.parse().ok()?, seen: seen.parse().ok()? })
    }

    /// As a page keeps it.
    pub fn text(self) -> String {
        format!("{}-{}", self.epoch, self.seen)
    }
}

/// What a page is told.
struct News {
    shared_state: Arc<SharedState>,
    changes: watch::Receiver<u64>,
    token: Token,
    taste: Taste,
    /// Whose page it is; empty for those without a seat.
    name: String,
    /// Which line comes next.
    seen: usize,
    told: Versions,
    /// Whether the page may have nothing more.
    over: bool,
}

/// What of a page was told last.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Versions {
    asked: Option<u64>,
    table: Option<u64>,
    answers: Option<u64>,
    seats: Option<u64>,
}

/// What there is.
fn versions(room: &Room, client: &Client) -> Versions {
    let own = client.seat.map(|seat| room.own(seat));
    Versions {
        asked: own.as_ref().map(|own| own.version),
        table: own.as_ref().map(|_| room.table(client.taste.words).version),
        answers: own.as_ref().map(|own| own.answers.last().map_or(0, |(number, _)| *number)),
        seats: client.seat.is_none().then_some(room.seats_version),
    }
}

/// The news of a page, from this place on.
pub(super) fn news(shared_state: Arc<SharedState>, token: Token, taste: Taste, place: Option<Place>) -> Response {
    // What another run of the program has said does not count here.
    let seen = place.filter(|place| place.epoch == shared_state.epoch).map_or(0, |place| place.seen);
    let changes = shared_state.changes();
    let name = shared_state.room().clients.of(&token).map(Client::seated_as).unwrap_or_default();
    let news = News { shared_state, changes, token, taste, name, seen, told: Versions::default(), over: false };
    let pieces = stream::unfold(news, |mut news| async {
        let piece = news.next().await?;
        Some((Ok::<_, Infallible>(piece), news))
    });
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(pieces)).into_response()
}

impl News {
    /// The next piece, waited for; none when all is over.
    async fn next(&mut self) -> Option<String> {
        if self.over {
            return None;
        }
        loop {
            self.changes.borrow_and_update();
            let piece = self.piece();
            if !piece.is_empty() {
                return Some(piece);
            }
            match tokio::time::timeout(BEAT, self.changes.changed()).await {
                Ok(changed) => changed.ok()?,
                Err(_) => return Some("event: beat\ndata: \n\n".to_owned()),
            }
        }
    }

    fn piece(&mut self) -> String {
        let room = self.shared_state.room();
        let client = room.clients.of(&self.token).filter(|client| self.name.is_empty() || client.is(&self.name));
        let Some(client) = client else {
            self.over = true;
            return "event: freed\ndata: \n\n".to_owned();
        };
        let mut piece = String::new();
        let epoch = self.shared_state.epoch;
        if let Some(said) = room.said(self.taste.words) {
            for line in said.after(self.seen, MOST) {
                self.seen += 1;
                let _ = writeln!(piece, "id: {}", Place { epoch, seen: self.seen }.text());
                event(&mut piece, "said", &shown(line, &self.taste));
            }
            if self.seen < said.lines().len() {
                return piece;
            }
        }
        let now = versions(&room, client);
        let all = [
            ("asked", self.told.asked, now.asked),
            ("table", self.told.table, now.table),
            ("answers", self.told.answers, now.answers),
            ("seats", self.told.seats, now.seats),
        ];
        for (name, before, version) in all {
            if let Some(version) = version.filter(|version| Some(*version) != before) {
                event(&mut piece, name, &format!("{epoch}-{version}"));
            }
        }
        self.told = now;
        if room.has_ended {
            self.over = true;
            event(&mut piece, "ended", "");
        }
        piece
    }
}

/// One event. A line of its own for each line of the text: nothing else ends one.
fn event(piece: &mut String, name: &str, text: &str) {
    let _ = writeln!(piece, "event: {name}");
    for line in text.split(['\n', '\r']) {
        let _ = writeln!(piece, "data: {line}");
    }
    piece.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        let place = Place::new(7, 12);
        assert_eq!(Place::from_text(&place.text()), Some(place));
        for text in ["", "7", "7-", "-1", "7--1", "a-b", "99999999999-1"] {
            assert_eq!(Place::from_text(text), None, "{text}");
        }
    }

    #[test]
    fn a_line_can_not_end_an_event() {
        let mut piece = String::new();
        event(&mut piece, "said", "one\nevent: asked\r\rtwo");
        assert_eq!(piece, "event: said\ndata: one\ndata: event: asked\ndata: \ndata: two\n\n");
    }
}
