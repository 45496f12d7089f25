//! A post or a message of a forum game on its way out.

use crate::game::Seat;
use crate::game::secret::Sealed;

/// A post or a message of a forum game on its way out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The number of the post or message in its game, from 1.
    pub number: u32,
    /// Who alone may read it; none for everybody.
    pub to: Option<Seat>,
    /// What that player is called.
    pub name: Option<String>,
    /// What it is about. It tells no secret.
    pub title: String,
    /// The text.
    pub text: Sealed<String>,
}
