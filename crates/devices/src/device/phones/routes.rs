//! Which page answers which address.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::{get, post};

use super::guard::guard;
use super::page::{STYLE, script};
use super::refusal::Refusal;
use super::shared_state::SharedState;
use super::visitor::Visitor;
use super::{get_routes, join_routes, link_route, post_routes};

/// The longest form, in bytes.
const LONGEST_FORM: usize = 4 * 1024;

/// All pages.
pub(super) fn routes(shared_state: &Arc<SharedState>) -> Router {
    Router::new()
        .route("/", get(join_routes::beginning))
        .route("/code", post(join_routes::code).get(join_routes::again))
        .route("/sit", post(join_routes::sit).get(join_routes::again))
        .route("/seats", get(join_routes::seats))
        .route("/seat", get(get_routes::seat))
        .route("/asked", get(get_routes::asked))
        .route("/table", get(get_routes::table))
        .route("/answers", get(get_routes::answers))
        .route("/said", get(get_routes::said))
        .route("/captions", get(get_routes::captions))
        .route("/events", get(get_routes::events))
        .route("/show", post(get_routes::show).get(join_routes::again))
        .route("/answer", post(post_routes::answer).get(join_routes::again))
        .route("/ask", post(post_routes::ask).get(join_routes::again))
        .route("/settings", post(post_routes::settings).get(join_routes::again))
        .route("/page.css", get(|| async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE) }))
        .route("/page.js", get(|| async { ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], script()) }))
        .fallback(elsewhere)
        .method_not_allowed_fallback(|visitor: Visitor| async move { visitor.refused(Refusal::OtherWay) })
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(from_fn_with_state(Arc::clone(shared_state), guard))
        .with_state(Arc::clone(shared_state))
}

/// What has no address of its own: the link with the code in it, or nothing.
async fn elsewhere(
    State(shared_state): State<Arc<SharedState>>,
    visitor: Visitor,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match link_route::code_of(uri.path()) {
        Some(code) if method == Method::GET => link_route::open(&shared_state, &visitor, &headers, code),
        _ => visitor.refused(Refusal::NotThere),
    }
}
