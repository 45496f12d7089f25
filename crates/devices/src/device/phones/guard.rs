//! What every request goes through: from where it comes, how long it may take, and what a browser may do with the answer.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERER, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

use super::door::is_own_host;
use super::refusal::Refusal;
use super::shared_state::SharedState;
use super::visitor::text_before_a_seat;

/// How long a request may take until its answer begins.
const LONGEST: Duration = Duration::from_secs(15);

/// What every answer says of itself.
const SAYS: [(HeaderName, &str); 7] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'",
    ),
    // Nobody else gets one. With "no-referrer" browsers would not say either that a form comes from our own page.
    (REFERRER_POLICY, "same-origin"),
    (CACHE_CONTROL, "no-store"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Lets a request through, or says why not.
pub(super) async fn guard(State(shared_state): State<Arc<SharedState>>, request: Request, next: Next) -> Response {
    let text = text_before_a_seat(request.headers(), &shared_state);
    let is_ours = |host: &str| is_own_host(host, shared_state.port, shared_state.name().as_deref());
    let mut response = if comes_from_us(request.method(), request.headers(), is_ours) {
        let answered = tokio::time::timeout(LONGEST, next.run(request)).await;
        answered.unwrap_or_else(|_| Refusal::TooSlow.in_words(text))
    } else {
        Refusal::Foreign.in_words(text)
    };
    for (name, value) in SAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request is for this machine by its number or its own name, and, if it changes something, comes from a page of
/// ours.
fn comes_from_us(method: &Method, headers: &HeaderMap, is_ours: impl Fn(&str) -> bool) -> bool {
    let one = |name| {
        let mut all = headers.get_all(name).iter();
        let first: Option<&HeaderValue> = all.next();
        if all.next().is_some() { None } else { first.and_then(|value| value.to_str().ok()) }
    };
    let Some(host) = one(HOST).filter(|host| is_ours(host)) else { return false };
    if *method == Method::GET || *method == Method::HEAD {
        return true;
    }
    let ours = format!("http://{host}");
    match headers.contains_key(ORIGIN) {
        true => one(ORIGIN).is_some_and(|origin| origin == ours),
        false => one(REFERER).is_some_and(|referrer| referrer.starts_with(&format!("{ours}/"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comes(method: &Method, headers: &[(HeaderName, &'static str)]) -> bool {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        let mut all = HeaderMap::new();
        headers.for_each(|(name, value)| _ = all.append(name, value));
        comes_from_us(method, &all, |host| is_own_host(host, 4180, Some("narrator.local")))
    }

    #[test]
    fn a_name_that_leads_here_is_not_ours() {
        assert!(comes(&Method::GET, &[(HOST, "192.168.1.20:4180")]));
        assert!(comes(&Method::GET, &[(HOST, "narrator.local:4180")]));
        assert!(!comes(&Method::GET, &[(HOST, "evil.example:4180")]));
        assert!(!comes(&Method::GET, &[(HOST, "192.168.1.20:4180"), (HOST, "evil.example:4180")]));
        assert!(!comes(&Method::GET, &[]));
    }

    #[test]
    fn only_our_own_pages_change_something() {
        let host = (HOST, "192.168.1.20:4180");
        assert!(comes(&Method::POST, &[host.clone(), (ORIGIN, "http://192.168.1.20:4180")]));
        assert!(comes(&Method::POST, &[host.clone(), (REFERER, "http://192.168.1.20:4180/seat")]));
        let by_name = (HOST, "narrator.local:4180");
        assert!(comes(&Method::POST, &[by_name.clone(), (ORIGIN, "http://narrator.local:4180")]));
        assert!(!comes(&Method::POST, &[by_name, (ORIGIN, "http://192.168.1.20:4180")]));
        for other in ["null", "http://evil.example", "http://192.168.1.20:4181", "https://192.168.1.20:4180"] {
            assert!(!comes(&Method::POST, &[host.clone(), (ORIGIN, other)]), "{other}");
        }
        let both = [host.clone(), (ORIGIN, "null"), (REFERER, "http://192.168.1.20:4180/seat")];
        assert!(!comes(&Method::POST, &both));
        assert!(!comes(&Method::POST, &[host.clone(), (REFERER, "http://192.168.1.20:4180.evil.example/")]));
        assert!(!comes(&Method::POST, &[host]));
    }
}
