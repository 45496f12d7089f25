//! Which page answers which address.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

use super::guard::guard;
use super::house::House;
use super::page::{STYLE, script};
use super::refusal::Refusal;
use super::visitor::Visitor;
use super::{coming_in, giving, looking};

/// The longest form, in bytes.
const LONGEST_FORM: usize = 4 * 1024;

/// All pages.
pub(super) fn routes(house: &Arc<House>) -> Router {
    Router::new()
        .route("/", get(coming_in::beginning))
        .route("/code", post(coming_in::code).get(coming_in::again))
        .route("/sit", post(coming_in::sit).get(coming_in::again))
        .route("/seats", get(coming_in::seats))
        .route("/seat", get(looking::seat))
        .route("/asked", get(looking::asked))
        .route("/table", get(looking::table))
        .route("/answers", get(looking::answers))
        .route("/said", get(looking::said))
        .route("/captions", get(looking::captions))
        .route("/events", get(looking::events))
        .route("/show", post(looking::show).get(coming_in::again))
        .route("/answer", post(giving::answer).get(coming_in::again))
        .route("/ask", post(giving::ask).get(coming_in::again))
        .route("/settings", post(giving::settings).get(coming_in::again))
        .route("/page.css", get(|| async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE) }))
        .route("/page.js", get(|| async { ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], script()) }))
        .fallback(|visitor: Visitor| async move { visitor.refused(Refusal::NotThere) })
        .method_not_allowed_fallback(|visitor: Visitor| async move { visitor.refused(Refusal::OtherWay) })
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(from_fn_with_state(Arc::clone(house), guard))
        .with_state(Arc::clone(house))
}
