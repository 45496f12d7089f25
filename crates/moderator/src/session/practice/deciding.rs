//! A mind is asked: now, or once more as it was asked before.

use crate::game::{Event, Game, Seat};
use crate::journal::record::Step;
use crate::minds::{Advice, Asked, Choice, Claim, Mind, Reason};
use crate::session::practice::knowing::Known;
use crate::session::practice::{claiming, knowing};
use crate::session::scene::{Activity, Scene};

/// What somebody who isn't there decides in a game with this past. None for whoever is, and if nobody knows any more who
/// is what.
pub(super) fn decides(scene: &Scene, seat: Seat, game: Game, past: &[Step], asked: &Asked) -> Option<Choice> {
    let mind = mind(scene, seat, past.len())?;
    let known = known_to(scene, seat, game, past, claims(scene, past))?;
    Some(mind.decide(&known.view(), asked))
}

/// What somebody who isn't there says about what they did in a game with this past.
pub(super) fn says(scene: &Scene, seat: Seat, game: Game, past: &[Step], did: Choice) -> Option<Reason> {
    let mind = mind(scene, seat, past.len())?;
    let known = known_to(scene, seat, game, past, claims(scene, past))?;
    mind.says(&known.view(), did)
}

/// What a careful player would do in the place of the person.
pub(super) fn advice(scene: &Scene, asked: &Asked) -> Option<Advice> {
    let Activity::Game(table) = &scene.activity else { return None };
    let (person, past) = (scene.person()?, table.record.past());
    let known = known_to(scene, person, *table.record.game(), past, claims(scene, past))?;
    Some(Mind::hint(&known.view(), asked))
}

/// What was said in such a past of cards that only one player has seen: by those who aren't there as soon as they have
/// seen it, by those who are whenever they like.
pub(super) fn claims(scene: &Scene, past: &[Step]) -> Vec<Claim> {
    let mut claims = Vec::new();
    for (index, step) in past.iter().enumerate() {
        for (viewer, owner) in step.events.iter().filter_map(Event::shown_alone) {
            let after = past.get(index + 1).map(|next| next.before);
            claims.extend(claim(scene, viewer, owner, after, &past[..=index], &claims));
        }
        claims.extend(claiming::said_after(scene, index + 1));
    }
    claims
}

fn claim(
    scene: &Scene,
    by: Seat,
    about: Seat,
    after: Option<Game>,
    past: &[Step],
    before: &[Claim],
) -> Option<Claim> {
    // Whoever has come, or gone, since then has claimed nothing by the narrator's mouth.
    let mind = mind(scene, by, past.len() - 1)?;
    let game = after.or(scene.game().copied())?;
    mind.claims(&known_to(scene, by, game, past, before.to_vec())?.view(), about)
}

/// How somebody thinks who wasn't there once so many actions had been played.
fn mind(scene: &Scene, seat: Seat, actions: usize) -> Option<Mind> {
    let absent = scene.absent_after(actions)?;
    Some(Mind { style: absent.style_of(seat)?, seed: absent.seed.wrapping_add(seat.number().into()) })
}

fn known_to(scene: &Scene, seat: Seat, game: Game, past: &[Step], claims: Vec<Claim>) -> Option<Known> {
    Some(knowing::known_to(seat, game, past, claims, scene.private()?, scene.deal()?.open()))
}
