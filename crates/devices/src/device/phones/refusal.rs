//! What is not answered, in one plain sentence.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};

use super::padding::{SENTENCE, padded};
use super::page;
use super::text::Text;

/// Why something is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// There is no such page.
    NotThere,
    /// The page is only read, or only written to.
    OtherWay,
    /// The phone is not known, or has no such seat.
    NotYours,
    /// It was not sent by a page of ours.
    Foreign,
    /// It can't be read.
    Unreadable,
    /// It is too long.
    TooLong,
    /// It took too long.
    TooSlow,
    /// The system does not give what is needed.
    Fault,
}

impl Refusal {
    fn status(self) -> StatusCode {
        match self {
            Self::NotThere => StatusCode::NOT_FOUND,
            Self::OtherWay => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotYours | Self::Foreign => StatusCode::FORBIDDEN,
            Self::Unreadable => StatusCode::BAD_REQUEST,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn sentence(self) -> &'static str {
        match self {
            Self::NotThere => "page-not-there",
            Self::NotYours => "page-not-yours",
            Self::Foreign => "page-foreign",
            Self::OtherWay | Self::Unreadable | Self::Fault => "page-unreadable",
            Self::TooLong => "page-too-long",
            Self::TooSlow => "page-too-slow",
        }
    }

    /// The sentence, for our script.
    pub fn in_a_sentence(self, text: Text) -> Response {
        (self.status(), padded(text.say(self.sentence()), SENTENCE)).into_response()
    }

    /// The page that says so.
    pub fn in_words(self, text: Text) -> Response {
        (self.status(), Html(page::refused(text, &text.say(self.sentence())))).into_response()
    }
}
