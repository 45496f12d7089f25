//! Events become sentences. Events, not states, are announced; which words, the catalogue knows.

use crate::game::{Event, Game};
use crate::session::subjects;
use crate::session::telling::hands;
use crate::session::telling::hands::Way;
use crate::session::telling::said::{Said, Telling};

/// What is said about an event, with the game as it stands after all events of the action.
#[must_use]
pub fn lines(event: &Event, game: &Game, told: Telling) -> Vec<Said> {
    subjects::tell(event, game, told).unwrap_or_default()
}

/// All that is said about events, in its order, and about what hands do then.
pub(in crate::session) fn all_said(events: &[Event], before: &Game, after: &Game, told: Telling) -> Vec<Said> {
    let said = |events: &[Event]| events.iter().flat_map(|event| lines(event, after, told)).collect();
    let (news, next) = events.split_at(hands::up_to_orders(events));
    let parts: [Vec<Said>; 3] = [said(news), hands::orders(before, after, Way::On, told), said(next)];
    parts.concat()
}
