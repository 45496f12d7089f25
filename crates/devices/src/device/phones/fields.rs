//! What was filled in in a form.

use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::refusal::Refusal;
use super::shared_state::SharedState;
use super::visitor::{Visitor, text_before_a_seat};

/// Who has sent a form, and what was filled in.
pub(super) struct Filled {
    pub visitor: Visitor,
    fields: Vec<(String, String)>,
}

impl Filled {
    /// The first field with this name.
    pub fn one(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All fields with this name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

impl FromRequest<Arc<SharedState>> for Filled {
    type Rejection = Response;

    async fn from_request(request: Request, shared_state: &Arc<SharedState>) -> Result<Self, Response> {
        let (parts, body) = request.into_parts();
        // Whoever is known is not given up for a stranger while the form is on its way; whose it is, is looked at once it
        // is there.
        let unknown = |refusal: Refusal| refusal.in_words(text_before_a_seat(&parts.headers, shared_state));
        Visitor::of(&parts, shared_state).map_err(unknown)?;
        let form = Form::from_request(Request::from_parts(parts.clone(), body), shared_state).await;
        let visitor = Visitor::of(&parts, shared_state).map_err(unknown)?;
        match form {
            Ok(Form(fields)) => Ok(Self { visitor, fields }),
            Err(error) => {
                let is_long = error.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
                Err(visitor.refused(if is_long { Refusal::TooLong } else { Refusal::Unreadable }))
            }
        }
    }
}
