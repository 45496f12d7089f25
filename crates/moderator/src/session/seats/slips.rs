//! The slip of a player, made from what stands.

use crate::game::Seat;
use crate::game::secret::Secret;
use crate::session::scene::Scene;
use crate::session::seats::{About, Content, Slip, card, confession, roles, vote};

/// What a player is told or asked alone now.
pub(in crate::session) fn slip(scene: &Scene, to: Seat) -> Option<Slip> {
    let Some(due) = scene.due().filter(|due| due.to.contains(&to)) else {
        return scene.turns.get(&to).map(|turn| turn.slip(to));
    };
    Some(Slip { to, number: due.number, about: due.about, content: content_about(scene, to, due.about) })
}

/// What a player is told or asked, once it is about this.
pub(in crate::session) fn content_about(scene: &Scene, to: Seat, about: About) -> Secret<Content> {
    Secret::new(match about {
        About::Role => Content::told(roles::own(scene, to)),
        About::Shown { owner } => Content::told(roles::shown(scene, owner)),
        About::Everything => Content::told(roles::everything(scene, to)),
        About::Looked { member } => Content::told(card::looked_at(scene, member)),
        About::Vote => vote::content(scene, to),
        About::Card => card::content(scene, to),
        About::Turn => return scene.turns.get(&to).map(|turn| turn.slip(to).content).unwrap_or_default(),
        About::Confess => confession::content(scene, to),
    })
}
