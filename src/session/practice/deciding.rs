//! A mind is asked: now, or once more as it was asked before.

use crate::game::{Game, Seat};
use crate::journal::record::Step;
use crate::minds::{Asked, Decision, Mind};
use crate::session::practice::knowing;
use crate::session::practice::knowing::Known;
use crate::session::scene::{Activity, Scene};

/// What somebody who isn't there decides in a game with this past. None for the person, and if nobody knows any more who
/// is what.
pub(super) fn decides(scene: &Scene, seat: Seat, game: Game, past: &[Step], asked: &Asked) -> Option<Decision> {
    let practice = scene.practice()?;
    let style = practice.others.iter().find(|(other, _)| *other == seat).map(|(_, style)| *style)?;
    let known = known_to(scene, seat, game, past)?;
    let seed = practice.seed.wrapping_add(seat.number().into());
    Some(Mind { style, seed }.decide(&known.view(), asked))
}

/// What a careful player would do in the place of the person.
pub(super) fn advice(scene: &Scene, asked: &Asked) -> Option<Decision> {
    let Activity::Game(table) = &scene.activity else { return None };
    let person = scene.practice()?.person;
    let known = known_to(scene, person, *table.record.game(), table.record.past())?;
    Some(Mind::hint(&known.view(), asked))
}

fn known_to(scene: &Scene, seat: Seat, game: Game, past: &[Step]) -> Option<Known> {
    Some(knowing::known_to(seat, game, past, scene.private()?, scene.deal()?.open()))
}
