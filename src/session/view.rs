//! What programs are told in JSON mode, as data.

use serde_json::{Map, Value};

/// One object of the JSON output, complete with its `kind`.
#[derive(Clone, Debug, PartialEq)]
pub struct Report(pub Map<String, Value>);
