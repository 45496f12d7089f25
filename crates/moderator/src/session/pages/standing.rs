//! How the table stands, in sentences: score, whose turn it is and with whom, teams that were rejected, who holds what.

use crate::game::{Mission, Phase};
use crate::language::Message;
use crate::session::scene::Scene;
use crate::session::telling::{roles, said};
use crate::session::{plot, subjects};

/// How the table stands; nothing before a game.
pub(super) fn standing(scene: &Scene) -> Vec<Message> {
    let Some(game) = scene.game() else { return Vec::new() };
    let results = game.results();
    let none_run = Mission::ALL.iter().all(|mission| results.of(*mission).is_none());
    let mut lines = vec![if none_run { Message::new("score-none") } else { said::score_line(&results) }];
    lines.extend(subjects::of_phase(game.phase()).stands(game));
    if matches!(game.phase(), Phase::Proposal { .. } | Phase::Vote { .. }) {
        lines.push(Message::new("status-track").number("rejections", game.vote_track()));
    }
    lines.extend(plot::views::holders(scene).unwrap_or_default());
    for seat in game.seats().clockwise_from(game.leader()) {
        let roles = roles::roles(seat, game);
        let line = |key| Message::new(key).number("seat", seat.number()).player("player", seat);
        lines.push(match roles.as_slice() {
            [] => line("who-seat"),
            [_] if seat == game.leader() => line("who-seat-leader"),
            _ => line("who-seat-roles").list("roles", roles),
        });
    }
    lines
}
