//! The link that carries the code: whoever opens it is let in without typing, from a message or by a camera.
//!
//! A browser that comes from another program or site keeps our cookie to itself (it is `SameSite=Strict`), so a phone that
//! has a seat looks like a stranger here. It gets a second cookie, and a page that goes on by itself: from there both
//! cookies are sent, and the one with the seat counts.

use axum::http::header::{ACCEPT, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::join_routes::{ask_again, try_code};
use super::page::join;
use super::refusal::Refusal;
use super::shared_state::SharedState;
use super::token::{Token, is_code};
use super::visitor::{Visitor, link_cookie};

/// The code that a path carries, if it is that of a link.
pub(super) fn code_of(path: &str) -> Option<&str> {
    path.strip_prefix('/').filter(|code| is_code(code))
}

/// Lets in whoever has opened the link. Nothing else changes, however often it is opened.
pub(super) fn open(shared_state: &SharedState, visitor: &Visitor, headers: &HeaderMap, code: &str) -> Response {
    if is_beforehand(headers) {
        // A browser that only guesses what will be opened tries no code: an old link is no wrong one until it is meant.
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    if !is_opened(headers) {
        return visitor.refused(Refusal::Foreign);
    }
    if visitor.known(&shared_state.room()).is_ok() {
        return Redirect::to("/").into_response();
    }
    let Some(token) = Token::new() else { return visitor.refused(Refusal::Fault) };
    match try_code(shared_state, visitor, code, &token) {
        Err(why) => ask_again(shared_state, visitor.text(), why, None),
        Ok(_) => {
            let mut response = Html(join::going_on(visitor.text())).into_response();
            if let Some(value) = link_cookie(&token, shared_state.port) {
                response.headers_mut().insert(SET_COOKIE, value);
            }
            response
        }
    }
}

/// Whether a browser asks before anybody has opened anything.
fn is_beforehand(headers: &HeaderMap) -> bool {
    let says = |name: &'static str| {
        let mut values =
            headers.get_all(HeaderName::from_static(name)).iter().filter_map(|value| value.to_str().ok());
        values.any(|value| value.contains("prefetch") || value.contains("preview") || value.contains("prerender"))
    };
    ["sec-purpose", "purpose", "x-purpose", "x-moz"].into_iter().any(says)
}

/// Whether somebody has opened this as a page of its own. A strange page could ask for it as a picture or in a frame, to
/// try codes from the phone of whoever reads it. Not all browsers say how they ask, and none does so of every address.
fn is_opened(headers: &HeaderMap) -> bool {
    let all = |name: HeaderName, fits: fn(&str) -> bool| {
        headers.get_all(name).iter().all(|value| value.to_str().is_ok_and(fits))
    };
    all(HeaderName::from_static("sec-fetch-mode"), |mode| mode == "navigate")
        && all(HeaderName::from_static("sec-fetch-dest"), |dest| dest == "document")
        && all(ACCEPT, |accept| accept.contains("text/html") || accept.trim() == "*/*")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_link_is_six_digits_and_nothing_else() {
        assert_eq!(code_of("/012345"), Some("012345"));
        for other in ["/", "/12345", "/1234567", "/12345a", "/123456/", "123456", "/seat", "/１２"] {
            assert_eq!(code_of(other), None, "{other}");
        }
    }

    #[test]
    fn only_somebody_who_opens_a_page_is_let_in() {
        let page = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        for opened in [
            &[][..],
            &[page],
            &[("accept", "*/*")],
            &[page, ("sec-fetch-site", "none"), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")],
            &[page, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")],
        ] {
            assert!(is_opened(&headers(opened)) && !is_beforehand(&headers(opened)), "{opened:?}");
        }
        for other in [
            &[("accept", "image/avif,image/webp,*/*;q=0.8")][..],
            &[page, ("sec-fetch-mode", "no-cors"), ("sec-fetch-dest", "image")],
            &[page, ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "iframe")],
            &[page, ("sec-fetch-mode", "cors")],
        ] {
            assert!(!is_opened(&headers(other)), "{other:?}");
        }
        for before in [("sec-purpose", "prefetch;prerender"), ("purpose", "prefetch"), ("x-moz", "prefetch")] {
            assert!(is_beforehand(&headers(&[page, before])), "{before:?}");
        }
    }
}
