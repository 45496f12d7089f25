//! What programs are told of a forum game besides the usual state.

use crate::game::{Seat, SeatSet};
use crate::journal::events::numbers;
use crate::journal::private::{Deadline, MissingVotes, Received};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::effect::Effect;
use crate::session::forum::open;
use crate::session::report::Report;
use crate::session::scene::Scene;
use serde_json::{Map, Value, json};

impl Report {
    /// A player of a forum game has sent something. What it says, is not told.
    #[must_use]
    pub fn received(from: Seat, what: &str) -> Self {
        Self::of("event", json!({ "event": "received", "from": from.number(), "what": what }))
    }

    /// The deadline of a forum game was set.
    #[must_use]
    pub fn deadline_set(deadline: Deadline) -> Self {
        Self::of("event", json!({ "event": "deadline-set", "deadline": deadline.id() }))
    }

    /// The game master has chosen what counts for whoever has not voted.
    #[must_use]
    pub fn missing_votes_chosen(missing: MissingVotes) -> Self {
        Self::of("event", json!({ "event": "missing-votes-chosen", "missing_votes": missing }))
    }
}

/// The deadline, who has sent what, and what counts for the rest; nothing in another game.
pub(in crate::session) fn forum_fields(scene: &Scene) -> Map<String, Value> {
    if !scene.goes_by_letters() {
        return Map::new();
    }
    let (about, private) = (open::open_proposal(scene), scene.private());
    let sent = |has: fn(&Received) -> bool| -> SeatSet {
        let (Some(about), Some(private)) = (about, private) else { return SeatSet::EMPTY };
        scene.everybody().iter().filter(|player: &Seat| has(&private.received(about, *player))).collect()
    };
    let fields = [
        ("deadline", json!(open::deadline(scene).map(Deadline::id))),
        ("missing_votes", json!(open::missing_votes(scene))),
        ("received", json!(numbers(sent(|received| received.vote().is_some())))),
        ("ordered", json!(numbers(sent(|received| received.card.is_some())))),
        ("posts", json!(private.map_or(0, |private| private.posts().count()))),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

pub(in crate::session) fn report(scene: &Scene, desk: &mut Desk, report: Report) {
    if scene.mode == Mode::Program {
        desk.effects.push(Effect::Report(report));
    }
}
