//! What programs are told of a forum game besides the usual state.

use crate::game::{Seat, SeatSet};
use crate::journal::events::numbers;
use crate::journal::private::{Deadline, Received};
use crate::session::Mode;
use crate::session::desk::Desk;
use crate::session::forum::open;
use crate::session::scene::Scene;
use protocol::Report;
use protocol::effect::Effect;
use serde_json::{Map, Value, json};

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
